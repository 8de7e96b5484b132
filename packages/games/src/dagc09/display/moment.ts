import { phaseNow } from '@hexfront/core'
import { momentsOf } from '../../display/moment.ts'
import { GERMAN } from '../counters.ts'
import { dagc09 } from '../index.ts'
import type { Dagc09Phase } from '../phases.ts'
import { phasing, type State } from '../state.ts'

const moments = momentsOf(dagc09)
const { phaseOf } = moments
export const { isPast, stepOf, offered } = moments

export const isSetUp = (s: State): boolean => phaseOf(s).endsWith(' set-up')
export const isCombat = (s: State): boolean => phaseNow<Dagc09Phase>(s).combat !== undefined
export const isMovement = (s: State): boolean => phaseNow<Dagc09Phase>(s).movement === true

/** 5.4: the Soviet player turn of turn 1, in which the centre of gravity counts. */
export const isFirstBlow = (s: State): boolean => s.turn === 1 && phaseOf(s).startsWith('soviet ')

/** Who is asked, or was last; the German where nobody is. */
export function viewer(s: State): number {
  const asked = dagc09.decision(s)
  return (asked.isOver ? phasing(s) : asked.side) || GERMAN
}
