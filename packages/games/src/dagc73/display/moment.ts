import { dagc73 } from '../index.ts'
import { agenda } from '../sequence.ts'
import { phasing, type State } from '../state.ts'

/** The phase that is on, as the sequence of play calls it. */
export const phaseOf = (s: State): string => agenda[s.flow.phase - 1]?.id ?? ''

export const isSetUp = (s: State): boolean => phaseOf(s).endsWith(' set-up')
export const isMovement = (s: State): boolean => phaseOf(s).endsWith(' move') || phaseOf(s).endsWith(' mechanized')
export const isCombat = (s: State): boolean => phaseOf(s).endsWith(' combat')

/** Whether a phase is over in this turn: `hasPassed(s, 'ukraine')`. */
export const hasPassed = (s: State, phase: string): boolean =>
  s.flow.phase - 1 > agenda.findIndex(({ id }) => id === phase)

/** The step that asks; empty when the game is over. */
export function stepOf(s: State): string {
  const asked = dagc73.decision(s)
  return asked.isOver ? '' : asked.step
}

/** Who is asked, or was last. */
export function viewer(s: State): number {
  const asked = dagc73.decision(s)
  return asked.isOver ? phasing(s) : asked.side
}
