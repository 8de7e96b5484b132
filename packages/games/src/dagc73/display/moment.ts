import { momentsOf } from '../../display/moment.ts'
import { dagc73 } from '../index.ts'
import { phasing, type State } from '../state.ts'

const moments = momentsOf(dagc73)
const { phaseOf } = moments
export const { isPast, stepOf, offered } = moments

export const isSetUp = (s: State): boolean => phaseOf(s).endsWith(' set-up')
export const isMovement = (s: State): boolean => phaseOf(s).endsWith(' move') || phaseOf(s).endsWith(' mechanized')
export const isCombat = (s: State): boolean => phaseOf(s).endsWith(' combat')

/** Who is asked, or was last. */
export function viewer(s: State): number {
  const asked = dagc73.decision(s)
  return asked.isOver ? phasing(s) : asked.side
}
