import { momentsOf } from '../../display/moment.ts'
import { efs } from '../index.ts'
import type { State } from '../state.ts'

const moments = momentsOf(efs)
export const { phaseOf, isPast, stepOf, offered } = moments

/** Who is asked; 0 where nobody is. */
export function askedSide(s: State): number {
  const asked = efs.decision(s)
  return asked.isOver ? 0 : asked.side
}
