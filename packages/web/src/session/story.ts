import { type Draw, type Entry, type Heard, heardBy, type Told, templateOf } from '@hexfront/core'
import { toldIn, type Word } from './naming.ts'
import { absentIn, passedBetween } from './passed.ts'
import type { Session } from './session.ts'

/** A line of the log: what happened, the dice, and the moment after it. */
export interface Line {
  /** How many choices lie before and with it; 0 for what was played before the match was opened and cannot be looked at. */
  readonly at: number
  readonly words: readonly (readonly Word[])[]
  readonly draws: readonly Draw[]
}

/** Lines that nobody wants to read one by one, such as those of a prepared set-up. */
export interface Fold {
  readonly folded: readonly Line[]
}

/** What happened in one phase of one turn. */
export interface Chapter {
  readonly turn: number
  readonly phase: string
  readonly lines: readonly (Line | Fold)[]
  /** Phases before it that asked nobody. */
  readonly passed: readonly string[]
}

export const isFold = (line: Line | Fold): line is Fold => 'folded' in line

/** The moment after a line, or after the last of those that are folded. */
export const momentOf = (line: Line | Fold): number => (isFold(line) ? line.folded.at(-1)!.at : line.at)

/**
 * The log of a match, phase by phase, as the viewer heard it when it happened; `most` chapters from the end. Choices that
 * nothing was told of are left out.
 */
export function storyOf(session: Session, most = Number.POSITIVE_INFINITY): Chapter[] {
  const { match } = session
  const chapters: { turn: number; phase: string; lines: Written[]; passed: readonly string[] }[] = []
  const absent = absentIn(session.table, match.setting)
  const add = (entry: Entry, at: number, words: Word[][]): boolean => {
    const { draws } = heardIn(session, entry)
    if (words.length === 0 && draws.length === 0) return true
    const isGiven = entry.by === 'opening' || entry.by === 'expanded'
    let first = chapters[0]
    if (!first || first.turn !== entry.turn || first.phase !== entry.phase) {
      if (chapters.length === most) return false
      first = { turn: entry.turn, phase: entry.phase, lines: [], passed: [] }
      chapters.unshift(first)
    }
    first.lines.unshift({ at, words, draws, isGiven })
    return true
  }
  const told = (): Chapter[] => chapters.map((chapter) => ({ ...chapter, lines: folded(chapter.lines) }))
  for (let at = session.told; at > 0; at--) {
    const entry = match.entries[at - 1]!
    if (!add(entry, at, wordsFor(session, entry))) return told()
    const before = match.entries[at - 2]
    const [first] = chapters
    if (!before || !first || (before.phase === entry.phase && before.turn === entry.turn)) continue
    first.passed = [...passedBetween(match.setting.sequence, before, entry, absent), ...first.passed]
  }
  for (const entry of [...(match.origin?.story ?? [])].reverse()) if (!add(entry, 0, oldWords(session, entry))) break
  return told()
}

/** A line, and whether it was given for a player rather than by him. */
interface Written extends Line {
  readonly isGiven: boolean
}

/** So many lines in a row that were given for a player are told one by one. */
const MOST_GIVEN = 12

/** Long runs of what was given for a player, with the answer that began them, become one. */
function folded(lines: readonly Written[]): (Line | Fold)[] {
  const shown: (Line | Fold)[] = []
  for (let at = 0; at < lines.length; ) {
    let end = at + 1
    while (end < lines.length && lines[end]!.isGiven && lines[end]!.draws.length === 0) end++
    if (end - at > MOST_GIVEN) shown.push({ folded: lines.slice(at, end) })
    else shown.push(...lines.slice(at, end))
    at = end
  }
  return shown
}

/** What the viewer heard of a choice; when all is over there is nothing left to hide. */
export const heardIn = (session: Session, entry: Entry): Heard =>
  session.isOpen ? entry : heardBy(entry, session.viewer)

export const wordsFor = (session: Session, entry: Entry): Word[][] => inWords(session, heardIn(session, entry).told)

/** Lines that differ only in the unit they end with are one: `Attack on 4011 by 5 Gds, 11 Gds and 2 Gds Tank`. */
function inWords({ table, name }: Session, told: readonly Told[]): Word[][] {
  const lines: Word[][] = []
  for (let at = 0; at < told.length; ) {
    let end = at + 1
    while (end < told.length && isLike(table.game, told[at]!, told[end]!)) end++
    const [first, ...more] = told.slice(at, end).map((one) => toldIn(table.game, one, name))
    lines.push([...first!, ...more.flatMap((words, n) => [between(n, more.length), words.at(-1)!])])
    at = end
  }
  return lines
}

const between = (at: number, of: number): Word => ({ kind: 'text', text: at === of - 1 ? ' and ' : ', ', value: 0 })

const isLike = (game: Session['table']['game'], a: Told, b: Told): boolean =>
  a.event === b.event &&
  templateOf(game, a).endsWith('{unit}') &&
  a.operands.slice(0, -1).every((operand, at) => operand === b.operands[at])

/** Records of the first format kept no words but the answers themselves. */
function oldWords(session: Session, entry: Entry): Word[][] {
  if (entry.phase !== '') return wordsFor(session, entry)
  return [[{ kind: 'text', text: `${session.match.sideName(entry.side)}: ${entry.text}`, value: 0 }]]
}

/** The faces that can be shown: single dice and sums. */
export const facesOf = (draw: Draw): number[] => (draw.kind === 'die' || draw.kind === 'sum' ? [draw.value] : [])

/** Dice of which only the tally by classes is known: how many fell on one of some faces. */
export interface Handful {
  readonly faces: readonly number[]
  readonly count: number
}

/** The dice of a throw by what they did, the highest faces first; all in one where no more is known. */
export function handfulsOf(draw: Draw): (readonly Handful[])[] {
  if (draw.kind !== 'each') return []
  const all = Array.from({ length: draw.faces }, (_, n) => n + 1)
  const { classes } = draw
  if (!classes) return [[{ faces: all, count: draw.count }]]
  const groups = draw.tally.flatMap((count, n) =>
    count === 0 ? [] : [{ faces: all.filter((face) => classes[face - 1] === n), count }],
  )
  return [groups.sort((a, b) => Math.max(...b.faces) - Math.max(...a.faces))]
}
