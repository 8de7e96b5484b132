import { GERMAN, RUSSIAN } from './counters.ts'
import { isHeldBy, type State, sideOf } from './state.ts'

/** What holds at every moment: the empty string, or what is broken. */
export function broken(s: State, before: State): string {
  return counters(s) || hexes(s) || rails(s, before) || knowledge(s)
}

/** A unit is on the map, dead or to come, and one of them only; strength never passes what is printed. */
function counters({ setting, units }: State): string {
  for (let unit = 1; unit <= setting.units; unit++) {
    const name = setting.unitIds[unit]!
    const isThere = units.place[unit] !== 0
    if (isThere && units.dead[unit] === 1) return `${name} is dead and on the map`
    if (units.surrendered[unit] === 1 && units.dead[unit] === 0) return `${name} has come back from captivity`
    if (units.strength[unit]! > setting.strength[unit]!) return `${name} is stronger than printed`
    if ((units.strength[unit] === 0) !== (units.dead[unit] === 1))
      return `${name} has ${units.strength[unit]} strength points`
    if (!isThere && units.demoralized[unit] === 1) return `${name} is demoralized off the map`
  }
  return ''
}

/** Both sides share a hex in a battle only; nobody is outside the area. */
function hexes(s: State): string {
  const { setting, units } = s
  const { ground } = setting
  const isFighting = s.march.hex !== 0
  for (let unit = 1; unit <= setting.units; unit++) {
    const hex = units.place[unit]!
    if (hex === 0) continue
    if (setting.isOperations[hex] === 0) return `${setting.unitIds[unit]} is outside the area`
    if (isFighting && hex === s.march.hex) continue
    if (isHeldBy(s, sideOf(unit) === GERMAN ? RUSSIAN : GERMAN, hex)) return `both sides are in ${ground.name(hex)}`
  }
  return ''
}

/** X4.3.1: what is converted stays so, and hangs together with the west. */
function rails(s: State, before: State): string {
  const { setting } = s
  for (const hex of setting.railHexes) {
    if (before.hexes.rail[hex] !== 0 && s.hexes.rail[hex] === 0) return `${setting.ground.name(hex)} has lost its gauge`
    if (s.hexes.rail[hex] === 0 || before.hexes.rail[hex] !== 0) continue
    let hangs = false
    for (let way = hex * 6; way < hex * 6 + 6; way++) {
      const next = setting.rails[way]!
      if (next !== 0 && s.hexes.rail[next] !== 0) hangs = true
    }
    if (!hangs) return `${setting.ground.name(hex)} is converted by itself`
  }
  return ''
}

/** What the enemy believes is never false. */
function knowledge({ setting, units }: State): string {
  for (let unit = 1; unit <= setting.units; unit++)
    if (units.strength[unit]! < units.least[unit]! || units.strength[unit]! > units.most[unit]!)
      return `${setting.unitIds[unit]} has ${units.strength[unit]}, not ${units.least[unit]} to ${units.most[unit]}`
  return ''
}
