import { phaseNow } from '@hexfront/core'
import { POINT } from '../data/charts.ts'
import { AXIS } from '../data/counters.ts'
import { isCombatUnit, isOnMap, movementOf, type State } from '../state.ts'

/** 11.6: who is on wheels, in supply, and near enough to leave before the end; `way` leads out. */
export function leaversOf(s: State, way: Uint16Array): ReadonlySet<number> {
  const { setting, units } = s
  const { movement } = phaseNow(s)
  const marches = MARCHES * (setting.lastTurn - s.turn) + (movement === 'B1' ? MARCHES : HALF)
  const found = new Set<number>()
  for (let unit = setting.first[AXIS]!; unit <= setting.lastGround[AXIS]!; unit++) {
    if (setting.isMotorized[unit] === 0 || !isOnMap(s, unit) || !isCombatUnit(s, unit) || units.supply[unit] !== 0)
      continue
    if (way[units.place[unit]!]! + POINT <= marches * movementOf(s, unit) * POINT) found.add(unit)
  }
  return found
}

/** 7.1: a whole allowance before the attacks of a turn and half of one after them. */
const MARCHES = 1.5
const HALF = 0.5
