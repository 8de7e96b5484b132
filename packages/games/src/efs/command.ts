import { COMMAND_RANGE } from './data/charts.ts'
import { isOnMap, type State } from './state.ts'

/** 21.1: command of an HQ as it is: less the level of interdiction it lies under (14.66b), twice where it is doubled (12.35). */
export function commandOf(s: State, hq: number): number {
  const { units, setting, hexes } = s
  if (units.nonOp[hq] === 1 || !isOnMap(s, hq)) return 0
  const points = setting.command[hq]! * (units.doubled[hq] === 1 ? 2 : 1)
  return Math.max(0, points - hexes.zoi[units.place[hq]!]!)
}

export const pointsLeft = (s: State, hq: number): number => Math.max(0, commandOf(s, hq) - s.units.spent[hq]!)

export const isInRange = (s: State, hq: number, hex: number): boolean =>
  isOnMap(s, hq) && s.setting.ground.distance(s.units.place[hq]!, hex) <= COMMAND_RANGE

/** E-R05: the HQ that spends a point for a hex: the one in range with the most left, the first of several; 0 for none. */
export function commanderFor(s: State, side: number, hex: number): number {
  let best = 0
  for (const hq of s.setting.hqs) {
    if (s.setting.sideOf[hq] !== side || pointsLeft(s, hq) === 0 || !isInRange(s, hq, hex)) continue
    if (best === 0 || pointsLeft(s, hq) > pointsLeft(s, best)) best = hq
  }
  return best
}

/** 21.26: a Non-Op HQ of the side within command range. */
export function nonOpNear(s: State, side: number, hex: number): number {
  for (const hq of s.setting.hqs)
    if (s.setting.sideOf[hq] === side && s.units.nonOp[hq] === 1 && isInRange(s, hq, hex)) return hq
  return 0
}

/** 21.26, E-R07: the Non-Op HQ that holds a hex back: one in range, and none in order. */
export function hamperedBy(s: State, side: number, hex: number): number {
  const found = nonOpNear(s, side, hex)
  if (found === 0) return 0
  for (const hq of s.setting.hqs)
    if (s.setting.sideOf[hq] === side && s.units.nonOp[hq] === 0 && isInRange(s, hq, hex)) return 0
  return found
}
