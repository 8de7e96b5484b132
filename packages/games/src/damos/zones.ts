import { diceFor } from './charts.ts'
import { LAST_GERMAN } from './counters.ts'
import { MAJOR } from './ground.ts'
import { enemyOf, firstIn, isHeldBy, nextIn, pieces, type State } from './state.ts'

/** C2.5: whether a side controls a hex; not a major city that the enemy holds. */
export const inZoc = (s: State, by: number, hex: number): boolean =>
  pieces.inZone(s, by, hex) && !(s.setting.placeAt[hex] === MAJOR && isHeldBy(s, enemyOf(by), hex))

/** C2.6, X3.0, X4.8: whether a unit projects a zone of influence; X4.6.1: no Russian does on turn 1. */
export const isMobile = ({ setting, units, turn }: State, unit: number): boolean =>
  (setting.isMobile[unit] === 1 || units.cossack[unit] === 1) &&
  units.demoralized[unit] === 0 &&
  (turn > 1 || unit <= LAST_GERMAN)

/** C2.1: whether a unit may activate or react. */
export const isFresh = ({ units }: State, unit: number): boolean => units.spent[unit] === 0 && units.tried[unit] === 0

/** C2.1: whether the fresh units of a side in a hex include one that projects a zone of influence. */
export function hasMobile(s: State, side: number, hex: number): boolean {
  for (let unit = firstIn(s, side, hex); unit !== 0; unit = nextIn(s, unit))
    if (isFresh(s, unit) && isMobile(s, unit)) return true
  return false
}

/** C2.6, D-R66: how far the zone of influence of the fresh units in a hex reaches; its owner alone can say. */
export function influence(s: State, side: number, hex: number): number {
  let strength = 0
  for (let unit = firstIn(s, side, hex); unit !== 0; unit = nextIn(s, unit))
    if (isFresh(s, unit)) strength += s.units.strength[unit]!
  return diceFor(strength)
}

/** How far it could reach at most, for all that everybody knows: at printed strength. */
export function greatestInfluence(s: State, side: number, hex: number): number {
  let strength = 0
  for (let unit = firstIn(s, side, hex); unit !== 0; unit = nextIn(s, unit))
    if (isFresh(s, unit)) strength += s.setting.strength[unit]!
  return diceFor(strength)
}
