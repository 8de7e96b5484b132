import type { Side } from '../game/game.ts'
import type { Entry } from './entry.ts'

type Choices = readonly Pick<Entry, 'side' | 'by' | 'barrier' | 'turn' | 'phase'>[]

/**
 * How many of the first `choices` choices would stand after an undo; -1 where nothing can be undone. Answers given for a
 * player go back with the choice of his that led to them. Sides that sit `together` may go back over each other's turns,
 * but not over dice, nor over what was learned, nor over the answers of anybody else.
 */
export function undoPointIn(entries: Choices, choices: number, together: readonly Side[] | null): number {
  for (let at = choices - 1; at >= 0; at--) {
    const { side, by, barrier } = entries[at]!
    const isOpen = barrier === null || (barrier === 'side' && together !== null)
    if (!isOpen || (together !== null && !together.includes(side))) return -1
    if (by === 'hand') return at
  }
  return -1
}

/** How far one undo after the other goes back in the phase of the last choice. */
export function undoPhasePointIn(entries: Choices, together: readonly Side[] | null): number {
  const last = undoPointIn(entries, entries.length, together)
  let to = last
  for (let at = last; at >= 0 && isSamePhase(entries[at]!, entries[last]!); at = undoPointIn(entries, at, together))
    to = at
  return to
}

const isSamePhase = (a: Choices[number], b: Choices[number]): boolean => a.phase === b.phase && a.turn === b.turn
