import { type Choices, LEGAL, type Rule, type Why } from '@hexfront/core'
import { commanderFor, isInRange, nonOpNear } from '../command.ts'
import { COMMAND_RANGE, POINT, REACTION_RANGE } from '../data/charts.ts'
import { AXIS } from '../data/counters.ts'
import { wholeMovement } from '../movement/allowance.ts'
import { inEnemyZone, isOnMap, phasing, type State, shaken, sideOf } from '../state.ts'

/** 12.4: whether a unit may react for a Defender hex. */
export function reactBarred(s: State, target: number, unit: number, why: Why): Rule {
  const { setting, units, hexes } = s
  const side = phasing(s)
  if (target > setting.ground.size || hexes.attack[target] === 0)
    return why.no('12.4', '{place} is not attacked', target)
  if (hexes.hasReaction[target] === 1) return why.no('12.4', 'a unit has reacted for {place}', target)
  const barred = reactorBarred(s, unit, why)
  if (barred !== LEGAL) return barred
  const hex = units.place[unit]!
  if (setting.ground.distance(hex, target) > REACTION_RANGE)
    return why.no('12.4', '{unit} is more than {n} hexes from {place}', unit, REACTION_RANGE, target)
  if (side === AXIS) return LEGAL
  if (nonOpNear(s, side, hex) !== 0) return why.no('21.26', 'an HQ near {unit} is out of order', unit)
  return commandFor(s, target, unit) !== 0
    ? LEGAL
    : why.no('12.4', 'no HQ with a command point is within {n} hexes of {unit}', COMMAND_RANGE, unit)
}

/** What bars a unit from reacting anywhere. */
function reactorBarred(s: State, unit: number, why: Why): Rule {
  const { setting, units } = s
  if (sideOf(s, unit) !== phasing(s)) return why.no('12.4', '{unit} is not yours', unit)
  if (!isOnMap(s, unit)) return why.no('12.4', '{unit} is not on the map', unit)
  if (setting.isMotorized[unit] === 0) return why.no('12.4', '{unit} is not motorized', unit)
  if (setting.isNkvd[unit] === 1) return why.no('12.4', 'the NKVD does not react')
  if (units.moved[unit] === 1) return why.no('12.4', '{unit} has reacted', unit)
  if (units.overrun[unit] === 1 || units.fuelShort[unit] === 1) return why.no('12.4', '{unit} has a marker', unit)
  if (units.receiving[unit] === 1) return why.no('7.73', '{unit} receives replacements', unit)
  if (units.idle[unit]! > 0 || units.garrison[unit] === 1) return why.no('12.4', '{unit} does not move', unit)
  const hex = units.place[unit]!
  if (inEnemyZone(s, phasing(s), hex)) return why.no('12.4', '{unit} is in an enemy zone', unit)
  return shaken(s, phasing(s))[hex] === 0 ? LEGAL : why.no('12.4', '{unit} is under interdiction', unit)
}

/** 12.4: half the allowance, in every phase. */
export const reactionAllowance = (s: State, unit: number): number => (wholeMovement(s, unit) * POINT) / 2

/** The HQ that lets a unit react: the one whose point serves the hex already, or one that has a point left. */
export function commandFor(s: State, target: number, unit: number): number {
  const { hexes, setting, units } = s
  const hex = units.place[unit]!
  const serving = hexes.commander[target]!
  if (serving !== 0) {
    const hq = setting.hqs[serving - 1]!
    return isInRange(s, hq, hex) ? hq : 0
  }
  return commanderFor(s, phasing(s), hex)
}

/** 12.4, 12.5: one point serves a Defender hex, for a reaction and for its order. */
export function serve(s: State, target: number, hq: number): void {
  if (hq === 0 || s.hexes.commander[target] !== 0) return
  s.hexes.commander[target] = s.setting.hqs.indexOf(hq) + 1
  s.units.spent[hq]!++
}

export function offerReactions(s: State, out: Choices): void {
  const { setting, hexes } = s
  const side = phasing(s)
  for (let hex = 1; hex <= setting.ground.size; hex++) {
    if (hexes.attack[hex] === 0) continue
    for (let unit = setting.first[side]!; unit <= setting.lastGround[side]!; unit++)
      if (setting.isMotorized[unit] === 1 && isOnMap(s, unit)) out.add(hex, unit)
  }
}
