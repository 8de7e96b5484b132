import { STACKING } from './charts.ts'
import { SOVIET } from './counters.ts'
import { isOutOfBounds } from './stacking.ts'
import { isUkrainian, pieces, type State, sideOf, unitCount } from './state.ts'

/** What holds at every moment: the empty string, or what is broken. */
export function broken(s: State, before: State): string {
  return counters(s) || hexes(s) || air(s, before)
}

/** Nobody is lost: a unit is on the map, dead or waiting, and one of them only. */
function counters({ setting, units }: State): string {
  const { unitIds, reduced } = setting
  for (let unit = 1; unit <= setting.units; unit++) {
    const states = (units.place[unit] === 0 ? 0 : 1) + units.dead[unit]! + units.waiting[unit]!
    if (states !== 1) return `${unitIds[unit]} is in ${states} places`
    if (units.reduced[unit] === 1 && reduced[unit] === 0) return `${unitIds[unit]} has no reduced side`
  }
  return ''
}

/** 6.1, 6.9, 6.10, 9.12, 3.3: who may stand where, and with whom. */
function hexes(s: State): string {
  const { ground, entrenched, isLand } = s.setting
  for (let unit = 1; unit <= unitCount(s); unit++) {
    const hex = s.units.place[unit]!
    if (hex === 0) continue
    const side = sideOf(s, unit)
    const name = ground.name(hex)
    if (side !== pieces.occupier(s, hex)) return `both sides are in ${name}`
    if (isLand[hex] === 0) return `somebody swims in ${name}`
    if (pieces.count(s, hex) > STACKING) return `${name} is overfull`
    if (isUkrainian(s, unit) !== isUkrainian(s, pieces.first(s, hex))) return `two fronts are in ${name}`
    if (side !== SOVIET && entrenched[SOVIET]![hex] === 1) return `Germans are in the entrenchment ${name}`
    if (isOutOfBounds(s, unit, hex)) return `${name} is out of bounds for the 1st Ukrainian Front`
    if (s.hexes.control[hex] !== side) return `${name} is not controlled by those who stand there`
  }
  return ''
}

/** 13.1, 13.4: air armies do not fly twice, and do not come back. */
function air({ air }: State, before: State): string {
  if (air.mainFlown > air.main || air.ukrainianFlown > air.ukrainian) return 'an air army flew twice'
  return air.main > before.air.main ? 'air armies have come back' : ''
}
