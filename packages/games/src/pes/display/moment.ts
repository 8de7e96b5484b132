import { pes } from '../index.ts'
import { agenda } from '../sequence.ts'
import type { State } from '../state.ts'

/** The phase that is on, as the sequence of play calls it. */
export const phaseOf = (s: State): string => agenda[s.flow.phase - 1]?.id ?? ''

export const isSetUp = (s: State): boolean => phaseOf(s) === 'set-up'

/** Whether a phase is over in this turn: `hasPassed(s, 'operations')`. */
export const hasPassed = (s: State, phase: string): boolean =>
  s.flow.phase - 1 > agenda.findIndex(({ id }) => id === phase)

/** The step that asks; empty when the game is over. */
export function stepOf(s: State): string {
  const asked = pes.decision(s)
  return asked.isOver ? '' : asked.step
}
