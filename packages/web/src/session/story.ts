import { type Draw, type Entry, type Heard, heardBy } from '@hexfront/core'
import { toldIn, type Word } from './naming.ts'
import type { Session } from './session.ts'

/** A line of the log: what happened, the dice, and the moment after it. */
interface Line {
  /** How many choices lie before and with it; 0 for what was played before the match was opened and cannot be looked at. */
  readonly at: number
  readonly words: readonly (readonly Word[])[]
  readonly draws: readonly Draw[]
}

/** What happened in one phase of one turn. */
export interface Chapter {
  readonly turn: number
  readonly phase: string
  readonly lines: readonly Line[]
}

/**
 * The log of a match, phase by phase, as the viewer heard it when it happened; `most` chapters from the end. Choices that
 * nothing was told of are left out.
 */
export function storyOf(session: Session, most = Number.POSITIVE_INFINITY): Chapter[] {
  const { match } = session
  const chapters: { turn: number; phase: string; lines: Line[] }[] = []
  const add = (entry: Entry, at: number, words: Word[][]): boolean => {
    const { draws } = heardIn(session, entry)
    if (words.length === 0 && draws.length === 0) return true
    let first = chapters[0]
    if (!first || first.turn !== entry.turn || first.phase !== entry.phase) {
      if (chapters.length === most) return false
      first = { turn: entry.turn, phase: entry.phase, lines: [] }
      chapters.unshift(first)
    }
    first.lines.unshift({ at, words, draws })
    return true
  }
  for (let at = match.entries.length; at > 0; at--) {
    const entry = match.entries[at - 1]!
    if (!add(entry, at, wordsFor(session, entry))) return chapters
  }
  for (const entry of [...(match.origin?.story ?? [])].reverse()) if (!add(entry, 0, oldWords(session, entry))) break
  return chapters
}

/** What the viewer heard of a choice; when all is over there is nothing left to hide. */
export const heardIn = (session: Session, entry: Entry): Heard =>
  session.decision.isOver ? entry : heardBy(entry, session.viewer)

export function wordsFor(session: Session, entry: Entry): Word[][] {
  return heardIn(session, entry).told.map((told) => toldIn(session.table.game, told, session.name))
}

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
