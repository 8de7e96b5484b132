import { momentsOf } from '../../display/moment.ts'
import { GERMAN, RUSSIAN } from '../counters.ts'
import { damos } from '../index.ts'
import { phasing, type State } from '../state.ts'
import { isSideKnown } from './knowledge.ts'

const moments = momentsOf(damos)
const { phaseOf } = moments
export const { isPast, stepOf, offered } = moments

export const isSetUp = (s: State): boolean => phaseOf(s).endsWith(' set-up')
export const isArriving = (s: State): boolean => phaseOf(s).endsWith(' reinforcement')

/** Who looks: the side whose strengths are seen, or else the one that is asked. */
export function viewer(s: State): number {
  const [first, second] = [GERMAN, RUSSIAN].filter((side) => isSideKnown(s, side))
  if (first !== undefined && second === undefined) return first
  const asked = damos.decision(s)
  return (asked.isOver ? phasing(s) : asked.side) || phasing(s) || GERMAN
}

/** Whether who looks is asked: what others ponder is theirs. */
export function isAsked(s: State): boolean {
  const asked = damos.decision(s)
  return !asked.isOver && asked.side === viewer(s)
}
