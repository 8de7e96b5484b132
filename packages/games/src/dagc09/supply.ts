import { EXHAUSTION, MOST_CROSSINGS } from './charts.ts'
import { GERMAN } from './counters.ts'
import { germanCrossings, isSovietHexTraced } from './lines.ts'
import { hasPortSupply } from './ports.ts'
import { isCavalryMechanized, type State, sideOf } from './state.ts'

/** 7.2: whether a unit is in supply for movement and combat, as the map stands now. */
export function isSupplied(s: State, unit: number): boolean {
  if (sideOf(s, unit) === GERMAN) return isOverland(s, unit) || hasPortSupply(s, unit)
  // 7.12
  return !isExhausted(s) && isOverland(s, unit)
}

/** 7.12: from turn 6 on all Soviet units are out of supply. */
export const isExhausted = (s: State): boolean => s.turn >= EXHAUSTION

/**
 * 10.8, 12.6, 10.1: supply over land, from the map edge. For the Soviets it is the line that would do if 7.12 did not exist,
 * still kept out of Western Pripyat but for cavalry-mechanized groups (7.11, 10.8, 12.4, R09-03).
 */
export const isOverland = (s: State, unit: number): boolean =>
  sideOf(s, unit) === GERMAN
    ? germanCrossings(s, s.units.place[unit]!) <= MOST_CROSSINGS
    : isSovietHexTraced(s, s.units.place[unit]!, isCavalryMechanized(s, unit))
