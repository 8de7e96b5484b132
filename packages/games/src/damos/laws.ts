import { GERMAN, RUSSIAN } from './counters.ts'
import { overfullHex } from './stacking.ts'
import { firstOf, isHeldBy, lastOf, pieces, type State, sideOf } from './state.ts'
import { isMobile } from './zones.ts'

/** What holds at every moment: the empty string, or what is broken. */
export function broken(s: State, before: State): string {
  return (
    counters(s) ||
    hexes(s) ||
    rails(s, before) ||
    knowledge(s) ||
    zones(s) ||
    forces(s, before) ||
    captivity(s, before) ||
    attrition(s, before) ||
    order(s, before) ||
    losses(s, before)
  )
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

/** C2.5, C2.8c: zones are those of units that are not demoralized, and no others. */
function zones(s: State): string {
  const { ground } = s.setting
  for (const side of [GERMAN, RUSSIAN]) {
    const counted = new Uint16Array(ground.size + 1)
    for (let unit = firstOf(side); unit <= lastOf(s, side); unit++) {
      const hex = s.units.place[unit]!
      if (hex === 0 || s.units.demoralized[unit] === 1 || (side === RUSSIAN && s.turn === 1)) continue
      for (let way = hex * 6; way < hex * 6 + 6; way++) counted[ground.neighbours[way]!]!++
    }
    const zone = pieces.zoneOf(s, side)
    for (let hex = 1; hex <= ground.size; hex++)
      if ((zone[hex] !== 0) !== (counted[hex] !== 0)) return `the zones around ${ground.name(hex)} are wrong`
  }
  return ''
}

/** C5.0f, D-R51: who has surrendered stays away; stragglers are known at once. */
function captivity({ setting, units }: State, { units: had }: State): string {
  for (let unit = 1; unit <= setting.units; unit++)
    if (had.surrendered[unit] === 1 && units.surrendered[unit] === 0)
      return `${setting.unitIds[unit]} has come back from captivity`
  return ''
}

/** C9.0e: attrition eliminates nobody. */
function attrition({ setting, units }: State, { units: had, attrition: was }: State): string {
  if (was.due === 0) return ''
  for (let unit = had.inHand.indexOf(1); unit > 0; unit = had.inHand.indexOf(1, unit + 1))
    if (units.place[unit] === 0) return `${setting.unitIds[unit]} has died of attrition`
  return ''
}

/** C2.1f, C7.0c: nobody who is spent acts, and no foot force after a mobile one. */
function forces(s: State, before: State): string {
  const { inHand, spent, reacting } = s.units
  // C8.12.2: parts of a force that has won go on whatever they are.
  const hasJustBegun = before.march.isBegun === 0 && s.march.isBegun === 1 && s.march.isExploiting === 0
  let isMobileForce = false
  // C2.6.1a
  for (let unit = reacting.indexOf(1); unit > 0; unit = reacting.indexOf(1, unit + 1))
    if (spent[unit] === 1 || s.units.demoralized[unit] === 1)
      return `${s.setting.unitIds[unit]} reacts though it cannot`
  for (let unit = inHand.indexOf(1); unit > 0; unit = inHand.indexOf(1, unit + 1)) {
    if (spent[unit] === 1) return `${s.setting.unitIds[unit]} acts though it is spent`
    if (isMobile(before, unit)) isMobileForce = true
  }
  return hasJustBegun && before.isFootClosed === 1 && !isMobileForce ? 'a foot force acts after a mobile one' : ''
}

/** C2.3d, C2.9: after his operations a player's hexes are in order; control changes by moving and by coming in alone. */
function order(s: State, before: State): string {
  const { phases } = s.setting.sequence
  const was = phases[before.flow.phase]
  const is = phases[s.flow.phase]
  if (was === undefined || is === undefined) return ''
  if (was !== is && (was.operations || was.step === 'excess') && is.step !== 'excess') {
    const { hexes: held, count } = pieces.hexesOf(s, was.side)
    const hex = overfullHex(s, was.side, held, count)
    if (hex !== 0) return `${s.setting.ground.name(hex)} is overfull after the operations`
  }
  if (was.operations || was.step === 'arrivals') return ''
  for (let hex = 1; hex <= s.setting.ground.size; hex++)
    if (s.hexes.control[hex] !== before.hexes.control[hex])
      return `${s.setting.ground.name(hex)} has changed hands in passing`
  return ''
}

/** C8.8: when the losses of an exchange are laid, a unit that was largest has half of them, or is gone. */
function losses({ assault, units, setting }: State, { assault: was, units: had }: State): string {
  if (was.payer === 0 || was.incurred === 0 || assault.payer === was.payer) return ''
  const most = Math.max(...had.before)
  for (let unit = 1; unit <= setting.units; unit++) {
    const before = had.before[unit]!
    const left = units.place[unit] === 0 ? 0 : units.strength[unit]!
    if (before === most && before - left >= Math.min(was.incurred >> 1, before)) return ''
  }
  return 'the largest unit has less than half of the losses'
}
