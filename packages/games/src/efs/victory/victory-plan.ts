import { AXIS } from '../data/counters.ts'
import type { VictoryPlace } from '../scenarios.ts'
import type { State } from '../state.ts'

/** 7.11: whether the Hitler Plan is in effect; the OKH Plan is where there is no other. */
export const isHitlerPlan = ({ plan }: State): boolean => (plan.isHitler[1] ?? 0) === 1

/** 7.11: what a place is worth by the column of the Plan. */
export const worthNow = (s: State, { points, hitler }: VictoryPlace): number => (isHitlerPlan(s) ? hitler : points)

/** 11.6: who leaves in the direction of the Plan counts in full, others half (E-R87): east under OKH, south under Hitler. */
const IN_FULL = 2
const IN_HALF = 1

/** 11.6: stacking points that leave by a hex. */
export function countExit(s: State, hex: number, sp: number): void {
  if (s.plan.left.length === 0) return
  const isWanted = (s.setting.isSouth[hex] === 1) === isHitlerPlan(s)
  s.plan.left[1]! += sp * (isWanted ? IN_FULL : IN_HALF)
}

/** 11.6: what has left, in points, where so many stacking points make one. */
export const exitPoints = ({ plan, sides }: State, sp: number): number =>
  plan.left.length === 0 ? Math.floor(sides.exited[AXIS]! / sp) : Math.floor(plan.left[1]! / (sp * IN_FULL))
