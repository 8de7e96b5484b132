import { type Choices, LEGAL, phaseNow, type Rule, TABLE_BARRED, type Why } from '@hexfront/core'
import { AXIS } from '../data/counters.ts'
import { MAJOR_RIVER } from '../ground.ts'
import { enemyOf, inEnemyZone, isEnemyFort, isHeldBy, isMud, phasing, type State } from '../state.ts'
import { hasWhole, wholeMovement } from './allowance.ts'
import { spanned } from './crossing.ts'
import { costsOf, maskInHand, rangeOf } from './movement.ts'
import { roomBarred } from './stacking.ts'

/** Whether something holds of every unit in hand. */
export function allInHand(s: State, holds: (s: State, unit: number) => boolean): boolean {
  const { inHand } = s.units
  for (let unit = inHand.indexOf(1); unit > 0; unit = inHand.indexOf(1, unit + 1)) if (!holds(s, unit)) return false
  return true
}

// 11.4 infiltration

/** 11.4: from one enemy zone into the next, with the whole allowance. */
export function infiltrationBarred(s: State, to: number, why: Why): Rule {
  const { hex, isBegun } = s.march
  const side = phasing(s)
  const { ground } = s.setting
  if (hex === 0 || to > ground.size || ground.directionTo(hex, to) < 0)
    return why.no('11.4', '{place} is not next to them', to)
  if (!inEnemyZone(s, side, hex) || !inEnemyZone(s, side, to))
    return why.no('11.4', '{place} is entered in the usual way', to)
  if (isBegun === 1) return why.no('11.4', 'infiltration takes the whole allowance')
  if (isHeldBy(s, enemyOf(side), to)) return why.no('11.4', 'enemies are in {place}', to)
  if (isMud(s)) return why.no('11.4', 'nobody infiltrates in mud')
  if (isEnemyFort(s, side, to)) return why.no('11.4', '{place} is fortified', to)
  if (!allInHand(s, hasWhole)) return why.no('11.4', 'infiltration takes a whole allowance, not half of one')
  const isRelief = heldFriendAtStart(s, side, to)
  if (!isRelief && !allInHand(s, canInfiltrate)) return why.no('11.4', 'not all of them can infiltrate')
  if (entryCost(s, hex, to) > s.march.points) return why.no('11.44', 'they could not pay the way into {place}', to)
  return roomBarred(s, to, s.units.inHand, why)
}

/** Motorized units of some speed, and cavalry; in C5 cavalry alone. */
function canInfiltrate(s: State, unit: number): boolean {
  if (s.setting.isCavalry[unit] === 1) return true
  if (phaseNow(s).movement === 'C5') return false
  return s.setting.isMotorized[unit] === 1 && wholeMovement(s, unit) >= s.setting.charts.infiltration.leastMovement
}

function heldFriendAtStart({ units, setting }: State, side: number, hex: number): boolean {
  const { began, inHand } = units
  for (let unit = setting.first[side]!; unit <= setting.lastGround[side]!; unit++)
    if (began[unit] === hex && inHand[unit] === 0) return true
  return false
}

/** What the step costs without the charge of the zone. */
function entryCost(s: State, from: number, to: number): number {
  const { costs } = costsOf(s, maskInHand(s))
  return costs[from * 6 + s.setting.ground.directionTo(from, to)]!
}

export function offerInfiltrations(s: State, out: Choices): void {
  const { hex, isBegun } = s.march
  if (isBegun === 1 || hex === 0 || !inEnemyZone(s, phasing(s), hex)) return
  offerAround(s, hex, out)
}

// 11.5 one-hex moves

/** 11.5: one hex whatever it costs, where the points do not reach; not from zone to zone, not where there is no way. */
export function oneHexBarred(s: State, to: number, why: Why): Rule {
  const { hex, isBegun } = s.march
  const side = phasing(s)
  const { ground, isLand, water, river, isBridged } = spanned(s, side, s.setting)
  if (hex === 0 || to > ground.size || ground.directionTo(hex, to) < 0)
    return why.no('11.5', '{place} is not next to them', to)
  if (isBegun === 1) return why.no('11.5', 'they have begun to move')
  if (rangeOf(s).cost(to) <= s.march.points) return why.no('11.5', '{place} is in reach anyway', to)
  if (!allInHand(s, hasWhole)) return why.no('11.5', 'this takes a whole allowance, not half of one')
  if (isHeldBy(s, enemyOf(side), to)) return why.no('11.5', 'enemies are in {place}', to)
  if (inEnemyZone(s, side, hex) && inEnemyZone(s, side, to))
    return why.no('11.5', '{place} leads from one enemy zone into another', to)
  const way = hex * 6 + ground.directionTo(hex, to)
  const isOverMajor = river[way] === MAJOR_RIVER && isBridged[way] === 0
  if (isLand[to] === 0 || (water[way] !== 0 && isBridged[way] === 0))
    return why.no('11.5', 'no way leads into {place}', to)
  if (isOverMajor && !allInHand(s, canFerry)) return why.no('7.2', 'they need a bridge')
  if (costsOf(s, maskInHand(s)).roadless[way] === TABLE_BARRED && !isOverMajor)
    return why.no('11.5', 'no way leads into {place}', to)
  return roomBarred(s, to, s.units.inHand, why)
}

/** 7.2: armor, guns and what moves on orange boxes cross a major river on bridges only. */
const canFerry = ({ setting }: State, unit: number): boolean =>
  setting.isArmor[unit] === 0 && setting.isArtillery[unit] === 0 && setting.classOf[unit] !== 'orange'

export function offerOneHex(s: State, out: Choices): void {
  if (s.march.isBegun === 0 && s.march.hex !== 0) offerAround(s, s.march.hex, out)
}

export function offerAround({ setting }: State, hex: number, out: Choices): void {
  for (let way = hex * 6; way < hex * 6 + 6; way++) if (setting.around[way] !== 0) out.add(setting.around[way]!)
}

// 11.6 map exit

/** 11.6, 4.31: Axis units leave by the listed hexes for good. */
export function exitBarred(s: State, why: Why): Rule {
  const { hex, points } = s.march
  if (!s.setting.switches.exit) return why.no('11.6', 'nobody leaves the map in this scenario')
  if (phasing(s) !== AXIS) return why.no('4.31', 'Soviet units stay')
  if (hex === 0 || s.setting.exits[hex] === 0) return why.no('11.6', 'no exit leads out of {place}', hex)
  if (!allInHand(s, isInGeneralSupply)) return why.no('11.6', 'only units in supply leave')
  if (s.march.isBegun === 1 && inEnemyZone(s, AXIS, hex)) return why.no('10.3', 'they stop in an enemy zone')
  return points >= s.setting.charts.exit.quarters
    ? LEGAL
    : why.no('11.6', '{points} points are needed', s.setting.charts.exit.quarters)
}

const isInGeneralSupply = ({ units }: State, unit: number): boolean => units.supply[unit] === 0
