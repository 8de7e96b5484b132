import type { Draw, Entry } from '@hexfront/core'
import { toldIn, type Word } from './naming.ts'
import type { Session } from './session.ts'

/** A line of the log: what happened, the dice, and the moment after it. */
interface Line {
  /** How many choices lie before and with it. */
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

/** The log of a match, phase by phase, as the viewer may know it. Choices that nothing was told of are left out. */
export function storyOf(session: Session, until = session.match.entries.length): Chapter[] {
  const chapters: { turn: number; phase: string; lines: Line[] }[] = []
  session.match.entries.slice(0, until).forEach((entry, index) => {
    const words = wordsFor(session, entry)
    if (words.length === 0 && entry.draws.length === 0) return
    const phase = session.phases[index] ?? ''
    let last = chapters.at(-1)
    if (!last || last.turn !== entry.turn || last.phase !== phase) {
      last = { turn: entry.turn, phase, lines: [] }
      chapters.push(last)
    }
    last.lines.push({ at: index + 1, words, draws: entry.draws })
  })
  return chapters
}

export function wordsFor(session: Session, entry: Entry): Word[][] {
  const { game } = session.table
  const viewer = session.decision.isOver ? null : session.viewer
  return entry.told.flatMap((told) => {
    const heard = viewer === null ? told : game.sees(session.match.position, told, viewer)
    return heard === null ? [] : [toldIn(game, heard, session.name)]
  })
}

/** The faces that can be shown: single dice and sums. */
export const facesOf = (draw: Draw): number[] => (draw.kind === 'die' || draw.kind === 'sum' ? [draw.value] : [])

/** Dice of which only the tally by classes is known: how many there were. */
export const handfulsOf = (draw: Draw): { count: number; faces: number }[] =>
  draw.kind === 'each' ? [{ count: draw.count, faces: draw.faces }] : []
