import { movementOf, type Play, type State } from '../state.ts'
import { takeOff } from '../strength.ts'
import { settleControl } from './control.ts'

/** 4.43, E-R45: whether a unit that finds no other way could retreat over the boundary of the army group, next to which it stands. */
export const canCrossBoundary = (s: State, unit: number): boolean =>
  movementOf(s, unit) > 0 && s.setting.isAtBoundary[s.units.place[unit]!] === 1

/** 4.43: it is gone for good, and counts as no loss. */
export function leaveArmyGroup(s: State, unit: number, play: Play): void {
  const hex = s.units.place[unit]!
  s.units.retreating[unit] = 0
  play.tell('crossedBoundary', unit)
  takeOff(s, unit, s.setting.boxes.removed)
  settleControl(s, hex, play)
}
