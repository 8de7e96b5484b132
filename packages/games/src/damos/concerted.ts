import { type Choices, LEGAL, memo, type Rule, TABLE_BARRED, type Why } from '@hexfront/core'
import { areaBarred } from './area.ts'
import { GRAND, PENETRATION, PLAN_COST } from './charts.ts'
import { GERMAN } from './counters.ts'
import { approachTo, isDistracted, isPausing, stepCost } from './movement.ts'
import { enemyOf, firstIn, firstOf, isHeldBy, lastOf, nextIn, phasing, pieces, type State } from './state.ts'
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
  if (influenced(s)[target] === 0) return why.no('C8.1', '{place} is in no zone of influence of a fresh force', target)
  return canBeCarriedOut(s, target, plan) ? LEGAL : why.no('C8.1', 'no force could carry it out')
}

/** By hex: enemies that are in the zone of influence of a fresh force of the side whose phase it is. */
const influenced = memo<State, Uint8Array>(
  ({ setting: { ground } }) => new Uint8Array(ground.size + 1),
  (s, marks) => {
    marks.fill(0)
    const side = phasing(s)
    const { ground } = s.setting
    const own = pieces.hexesOf(s, side)
    const enemies = pieces.hexesOf(s, enemyOf(side))
    for (let i = 0; i < own.count; i++) {
      const from = own.hexes[i]!
      if (!hasMobile(s, side, from)) continue
      const far = influence(s, side, from)
      for (let j = 0; j < enemies.count; j++)
        if (ground.distance(from, enemies.hexes[j]!) <= far) marks[enemies.hexes[j]!] = 1
    }
  },
)

export function canBeCarriedOut(s: State, target: number, plan: number): boolean {
  const side = phasing(s)
  const { hexes, count } = pieces.hexesOf(s, side)
  if (plan === PENETRATION) {
    for (let i = 0; i < count; i++) if (canPenetrate(s, side, hexes[i]!, target)) return true
    return false
  }
  return isPressedHard(s, side, target) || isAssailable(s, side, target, true) || isAssailable(s, side, target, false)
}

/** Whether a fresh mobile unit next to the target has points enough: mostly one has, and no search is needed. */
function isPressedHard(s: State, side: number, target: number): boolean {
  const { around } = s.setting
  for (let way = target * 6; way < target * 6 + 6; way++) {
    const hex = around[way]!
    for (let unit = hex === 0 ? 0 : firstIn(s, side, hex); unit !== 0; unit = nextIn(s, unit))
      if (isFresh(s, unit) && isMobile(s, unit) && canStepIn(s, unit, hex, target)) return true
  }
  return false
}

/** C8.1: whether the mobile units of a hex could do it; others may go with them if they can keep up. */
function canCarryOut(s: State, side: number, hex: number, target: number, plan: number): boolean {
  if (plan === PENETRATION) return canPenetrate(s, side, hex, target)
  for (let unit = firstIn(s, side, hex); unit !== 0; unit = nextIn(s, unit))
    if (isFresh(s, unit) && isMobile(s, unit) && keepsUp(s, unit, hex, target, plan)) return true
  return false
}

const canPenetrate = (s: State, side: number, hex: number, target: number): boolean =>
  s.setting.ground.distance(hex, target) === 1 && hasMobile(s, side, hex) && stepCost(s, hex, target) !== TABLE_BARRED

/** Whether any fresh mobile unit, with vehicles or without, has points enough for a Grand Assault. */
function isAssailable(s: State, side: number, target: number, isDriving: boolean): boolean {
  const found = approachTo(s, target, MOST_MOVEMENT - PLAN_COST[GRAND], isDriving)
  const { place } = s.units
  for (let unit = firstOf(side); unit <= lastOf(s, side); unit++)
    if (
      place[unit] !== 0 &&
      found.has(place[unit]!) &&
      (s.setting.isMotorized[unit] === 1) === isDriving &&
      isFresh(s, unit) &&
      isMobile(s, unit) &&
      found.cost(place[unit]!) + PLAN_COST[GRAND] <= s.setting.movement[unit]!
    )
      return true
  return false
}

const MOST_MOVEMENT = 8

export function offerTargets(s: State, out: Choices): void {
  const { hexes, count } = pieces.hexesOf(s, enemyOf(phasing(s)))
  const marks = influenced(s)
  for (let i = 0; i < count; i++) {
    if (marks[hexes[i]!] === 0) continue
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
  if (plan === PENETRATION || canStepIn(s, unit, hex, target)) return true
  const points = s.setting.movement[unit]! - PLAN_COST[GRAND]
  return approachTo(s, target, points, s.setting.isMotorized[unit] === 1).has(hex)
}

/** From the next hex, also out of ground that the side may not enter (X1.3). */
const canStepIn = (s: State, unit: number, hex: number, target: number): boolean =>
  stepCost(s, hex, target) + PLAN_COST[GRAND] <= s.setting.movement[unit]!
