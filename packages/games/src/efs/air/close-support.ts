import { activeSide, enemyOf, MISSION, type Play, type State, sideOf } from '../state.ts'
import { land } from './flights.ts'

/** 15.55: what is left over a Defender hex supports, each point one on the die, and goes home. */
export function closeSupport(s: State, hex: number, play: Play): void {
  const { units, setting, attacks, hexes } = s
  const active = activeSide(s)
  let points = 0
  for (let unit = 1; unit <= setting.units; unit++) {
    if (units.over[unit] !== hex) continue
    if (units.role[unit] === MISSION) points += (sideOf(s, unit) === active ? 1 : -1) * setting.cas[unit]!
    land(s, unit, 'flown')
    play.tell('flown', unit)
  }
  attacks.cas[hexes.attack[hex]!]! -= points
  if (points !== 0) play.tell('supported', hex, points > 0 ? active : enemyOf(active), Math.abs(points))
}
