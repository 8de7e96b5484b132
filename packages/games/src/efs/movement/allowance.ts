import { type Choices, LEGAL, NO_REASONS, phaseNow, type Rule, type Why } from '@hexfront/core'
import { hamperedBy } from '../command.ts'
import { MOVES, POINT, SHARES, type Share } from '../data/charts.ts'
import { isOnMap, movementOf, OUT_OF_SUPPLY, phasing, type State, sideOf } from '../state.ts'

/** 21.26: an HQ out of order crawls. */
const NON_OP_MOVEMENT = 3
/** 6.35. */
const OUT_OF_SUPPLY_COST = 2

/** 7.1: what part of its allowance a unit has in this phase. */
export function shareOf(s: State, unit: number): Share {
  const { movement } = phaseNow(s)
  return movement === undefined ? 'none' : SHARES[s.setting.share[unit * 4 + MOVES.indexOf(movement)]!]!
}

/** Movement points of a unit before the phase takes its part. */
export function wholeMovement(s: State, unit: number, why: Why = NO_REASONS): number {
  const { setting, units } = s
  const printed = setting.isHq[unit] === 1 && units.nonOp[unit] === 1 ? NON_OP_MOVEMENT : movementOf(s, unit)
  const isHungry = units.supply[unit] === OUT_OF_SUPPLY && setting.isCavalry[unit] === 0 && setting.isTrain[unit] === 0
  const whole =
    why.item('10.1', 'movement allowance of {unit}', printed, unit) +
    why.item('6.35', 'out of supply', isHungry ? -Math.min(printed, OUT_OF_SUPPLY_COST) : 0)
  return whole
}

/** 7.1: quarters of a point that a unit has in this phase; halves keep their fractions. */
export function allowanceOf(s: State, unit: number): number {
  const share = shareOf(s, unit)
  if (share === 'none') return 0
  const whole = wholeMovement(s, unit) * POINT
  const part = share === 'half' ? whole / 2 : whole
  // 6.5
  return s.units.fuelShort[unit] === 1 ? part / 2 : part
}

/** Whether a unit has its whole allowance, as infiltration and one-hex moves want it. */
export const hasWhole = (s: State, unit: number): boolean => {
  const share = shareOf(s, unit)
  return share === 'full' || share === 'activated'
}

/** 10.1: whether a unit may be moved in this phase at all. */
export function moveBarred(s: State, unit: number, why: Why): Rule {
  const { units, setting } = s
  if (setting.isAir[unit] === 1) return why.no('10.1', '{unit} does not move on the ground', unit)
  if (sideOf(s, unit) !== phasing(s)) return why.no('10.1', '{unit} is not of the side that moves', unit)
  if (!isOnMap(s, unit)) return why.no('10.1', '{unit} is not on the map', unit)
  if (units.moved[unit] === 1) return why.no('10.1', '{unit} has moved in this phase', unit)
  const frozen = frozenBarred(s, unit, why)
  if (frozen !== LEGAL) return frozen
  return hamperedBarred(s, unit, why)
}

/** Exactly the units that `moveBarred` lets go, in one pass over the columns. */
export function offerMovers(s: State, out: Choices): void {
  const { units, setting } = s
  const { place, face, moved, receiving, idle, garrison, activated, ran } = units
  const side = phasing(s)
  const phase = MOVES.indexOf(phaseNow(s).movement ?? 'B1')
  const { size } = setting.ground
  const isHampered = setting.hqs.some((hq) => setting.sideOf[hq] === side && units.nonOp[hq] === 1)
  for (let unit = setting.first[side]!; unit <= setting.lastGround[side]!; unit++) {
    const share = setting.share[unit * 4 + phase]!
    if (share === NONE || place[unit] === 0 || place[unit]! > size || moved[unit] === 1) continue
    if (receiving[unit] === 1 || idle[unit] !== 0 || garrison[unit] === 1) continue
    if ((share === ACTIVATED) !== (activated[unit] === 1)) continue
    if (setting.isTrain[unit] === 1 && ran[unit] === 1) continue
    // What is fast enough can move even out of supply.
    if (setting.movement[unit * 4 + face[unit]!]! <= OUT_OF_SUPPLY_COST && allowanceOf(s, unit) === 0) continue
    if (isHampered && hamperedBarred(s, unit, NO_REASONS) !== LEGAL) continue
    out.add(unit)
  }
}

const NONE = SHARES.indexOf('none')
const ACTIVATED = SHARES.indexOf('activated')

/** What keeps a unit where it is, whether it is on the map or about to come in. */
export function frozenBarred(s: State, unit: number, why: Why): Rule {
  const { units, setting } = s
  if (units.receiving[unit] === 1) return why.no('7.73', '{unit} receives replacements', unit)
  if (units.idle[unit]! > 0) return why.no('3.44', '{unit} does not move', unit)
  if (units.garrison[unit] === 1) return why.no('21.8', '{unit} is a garrison', unit)
  const share = shareOf(s, unit)
  if (share === 'none') return why.no('10.12', '{unit} does not move in this phase', unit)
  if (share === 'activated' && units.activated[unit] === 0) return why.no('10.13', '{unit} is not activated', unit)
  if (share !== 'activated' && units.activated[unit] === 1) return why.no('10.13e', '{unit} was activated', unit)
  if (setting.isTrain[unit] === 1 && units.ran[unit] === 1)
    return why.no('21.32', '{unit} has moved in this turn', unit)
  return allowanceOf(s, unit) > 0 ? LEGAL : why.no('10.1', '{unit} cannot move', unit)
}

/** 21.26: under a Non-Op HQ so many units move in a phase, one less than its recovery number. */
function hamperedBarred(s: State, unit: number, why: Why): Rule {
  if (s.setting.isHq[unit] === 1) return LEGAL
  const hq = hamperedBy(s, sideOf(s, unit), s.units.began[unit]!)
  if (hq === 0 || s.units.spent[hq]! < s.setting.recovery[hq]! - 1) return LEGAL
  return why.no('21.26', '{unit} is out of order: no more units move near it', hq)
}

/** Notes that a unit has moved, for itself, for trains and for a Non-Op HQ. */
export function noteMoved(s: State, unit: number): void {
  const { units, setting } = s
  if (units.moved[unit] === 1) return
  units.moved[unit] = 1
  if (setting.isTrain[unit] === 1 || setting.classOf[unit] === 'green') units.ran[unit] = 1
  if (setting.isHq[unit] === 1 || units.began[unit] === 0 || units.began[unit]! > setting.ground.size) return
  const hq = hamperedBy(s, sideOf(s, unit), units.began[unit]!)
  if (hq !== 0) units.spent[hq]!++
}
