import { type Choices, LEGAL, type Rule, TABLE_BARRED, type Why } from '@hexfront/core'
import { areaBarred } from './area.ts'
import { GRAND, PENETRATION, PLAN_COST } from './charts.ts'
import { GERMAN } from './counters.ts'
import { approachCost, isDistracted, isPausing, stepCost } from './movement.ts'
import { enemyOf, firstIn, isHeldBy, nextIn, phasing, pieces, type State } from './state.ts'
import { hasMobile, influence, isFresh, isMobile } from './zones.ts'

/** C8.1, D-R22: an enemy in the zone of influence of a fresh force, and a force that can carry it out. */
export function declareBarred(s: State, target: number, plan: number, why: Why): Rule {
  const side = phasing(s)
  if (plan !== GRAND && plan !== PENETRATION)
    return why.no('C8.1', 'a Concerted Attack is a Grand Assault or a Penetration')
  if (!isHeldBy(s, enemyOf(side), target)) return why.no('C8.1', 'no enemies are in {place}', target)
  if (side === GERMAN && isDistracted(s)) return why.no('X4.7', 'mobile forces do not attack in this turn')
  if (isPausing(s)) return why.no('X4.3.1', 'mobile units stand still in this turn')
  const outside = areaBarred(s, side, target, why)
  if (outside !== LEGAL) return outside
  if (!isInfluenced(s, side, target))
    return why.no('C8.1', '{place} is in no zone of influence of a fresh force', target)
  return canBeCarriedOut(s, target, plan) ? LEGAL : why.no('C8.1', 'no force could carry it out')
}

function isInfluenced(s: State, side: number, target: number): boolean {
  const { hexes, count } = pieces.hexesOf(s, side)
  for (let i = 0; i < count; i++) {
    const far = s.setting.ground.distance(hexes[i]!, target)
    if (far <= 3 && hasMobile(s, side, hexes[i]!) && far <= influence(s, side, hexes[i]!)) return true
  }
  return false
}

export function canBeCarriedOut(s: State, target: number, plan: number): boolean {
  const side = phasing(s)
  const { hexes, count } = pieces.hexesOf(s, side)
  for (let i = 0; i < count; i++) if (canCarryOut(s, side, hexes[i]!, target, plan)) return true
  return false
}

/** C8.1: whether the mobile units of a hex could do it; others may go with them if they can keep up. */
export function canCarryOut(s: State, side: number, hex: number, target: number, plan: number): boolean {
  const { ground } = s.setting
  const far = ground.distance(hex, target)
  if (plan === PENETRATION ? far !== 1 : far > MOST_MOVEMENT) return false
  if (!hasMobile(s, side, hex)) return false
  if (far === 1 && stepCost(s, hex, target) === TABLE_BARRED) return false
  if (plan === PENETRATION) return true
  const points = pace(s, side, hex) - PLAN_COST[GRAND]
  if (far === 1 && stepCost(s, hex, target) <= points) return true
  return approachCost(s, hex, target, points) <= points
}

const MOST_MOVEMENT = 8

/** The pace of the quickest mobile unit in a hex. */
function pace(s: State, side: number, hex: number): number {
  let most = 0
  for (let unit = firstIn(s, side, hex); unit !== 0; unit = nextIn(s, unit))
    if (isFresh(s, unit) && isMobile(s, unit)) most = Math.max(most, s.setting.movement[unit]!)
  return most
}

export function offerTargets(s: State, out: Choices): void {
  const { hexes, count } = pieces.hexesOf(s, enemyOf(phasing(s)))
  for (let i = 0; i < count; i++) {
    out.add(hexes[i]!, GRAND)
    out.add(hexes[i]!, PENETRATION)
  }
}

/** C8.1: the force that carries it out. */
export function nameBarred(s: State, hex: number, why: Why): Rule {
  const side = phasing(s)
  const { target, plan } = s.concerted
  if (!hasMobile(s, side, hex)) return why.no('C8.1', 'no fresh force with a zone of influence is in {place}', hex)
  return canCarryOut(s, side, hex, target, plan)
    ? LEGAL
    : why.no('C8.1', 'the force in {place} cannot attack {place} like that', hex, target)
}

/** Those who can keep up are taken in hand, the mobile ones first of all. */
export function takeAble(s: State, hex: number): void {
  const side = phasing(s)
  const { target, plan } = s.concerted
  let slowest = 255
  for (let unit = firstIn(s, side, hex); unit !== 0; unit = nextIn(s, unit)) {
    if (!isFresh(s, unit) || !keepsUp(s, unit, hex, target, plan)) continue
    s.units.inHand[unit] = 1
    slowest = Math.min(slowest, s.setting.movement[unit]!)
  }
  s.march.hex = hex
  s.march.points = slowest
  s.march.base = slowest
}

function keepsUp(s: State, unit: number, hex: number, target: number, plan: number): boolean {
  if (plan === PENETRATION) return true
  const points = s.setting.movement[unit]! - PLAN_COST[GRAND]
  return approachCost(s, hex, target, points) <= points
}
