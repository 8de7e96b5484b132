import { likesTarget } from '@hexfront/bots'
import { LEGAL, NO_REASONS } from '@hexfront/core'
import {
  ATTRITION_DRM,
  GERMAN_STACKING,
  GRAND,
  MEETING,
  OBLIGED_TURN,
  PENETRATION,
  PLAN_COST,
  RALLY_COST,
  STANDARD,
} from '../charts.ts'
import { declareBarred } from '../concerted.ts'
import { RUSSIAN } from '../counters.ts'
import { isDemoralized } from '../morale.ts'
import { attackBarred, isDistracted, rangeOf, stepCost } from '../movement.ts'
import { wouldOverfill } from '../stacking.ts'
import { isHeldBy, type State } from '../state.ts'
import { inZoc } from '../zones.ts'
import { attackWith, defenceIn, type Force, likelyPosture, mayEnter, strengthIn, withoutForce } from './forces.ts'
import { attritionOf, type Odds, oddsOf } from './odds.ts'
import { Places } from './places.ts'
import type { Survey } from './survey.ts'

/** What a force could do, and what that is worth. */
export interface Mission {
  readonly force: Force
  readonly kind: 'stay' | 'go' | 'rally' | 'attack'
  /** Where it goes, or attacks from. */
  readonly hex: number
  /** Whom it attacks, and how. */
  readonly target: number
  readonly plan: number
  readonly value: number
  /** What it brings beside staying. */
  readonly gain: number
  /** How much of it comes of closing ways out to enemies. */
  readonly ring: number
}

/** How a force may act. */
export interface Leave {
  /** C8.1: attacks that are declared first. */
  readonly declares: boolean
  /** What it must attack, or 0; and by which plan. */
  readonly target: number
  readonly plan: number
}

export const FREE: Leave = { declares: false, target: 0, plan: 0 }
export const DECLARING: Leave = { declares: true, target: 0, plan: 0 }

/** The best that the force in hand can do with the points it has. The position is one to try things on. */
export function bestMission(s: State, seen: Survey, force: Force, leave: Leave): Mission {
  const range = rangeOf(s).reach
  const hexes = Array.from(range.hexes.subarray(0, range.count))
  const costs = hexes.map((hex) => range.cost(hex))
  const attacks = attacksOf(s, seen, force, leave, hexes, costs)
  return withoutForce(s, force, () => {
    const places = new Places(s, seen, force)
    const stay: Mission = {
      force,
      kind: 'stay',
      hex: force.hex,
      target: 0,
      plan: 0,
      value: places.value(force.hex),
      gain: 0,
      ring: places.ring(force.hex),
    }
    let best = stay
    const consider = (kind: Mission['kind'], hex: number, target: number, plan: number, value: number): void => {
      if (value <= best.value && best.kind !== 'stay') return
      if (value <= best.value && leave.target === 0) return
      const ring = kind === 'go' ? places.ring(hex) - stay.ring : 0
      best = { force, kind, hex, target, plan, value, gain: value - stay.value, ring }
    }
    if (leave.target === 0) {
      for (let i = 0; i < hexes.length; i++) {
        const hex = hexes[i]!
        if (hex !== force.hex && !wouldOverfill(s, seen.side, hex, s.units.inHand))
          consider('go', hex, 0, 0, places.value(hex) - wear(s, seen, force, hex, costs[i]!))
        if (force.isShaken && s.march.isExploiting === 0) considerRally(hex, costs[i]!)
      }
    }
    for (const { from, target, plan, cost } of attacks)
      consider('attack', from, target, plan, attackValue(s, seen, force, places, from, target, plan, cost))
    return best

    function considerRally(hex: number, cost: number): void {
      if (cost + RALLY_COST > s.march.points || inZoc(s, seen.enemy, hex) || seen.fed[hex] === 0) return
      if (hex !== force.hex && wouldOverfill(s, seen.side, hex, s.units.inHand)) return
      if (isDemoralized(s, seen.side, hex)) return
      consider('rally', hex, 0, 0, places.value(hex) + RALLIED * force.strength)
    }
  })
}

/** What it is worth to have a point in good order again. */
const RALLIED = 0.4

interface Option {
  readonly from: number
  readonly target: number
  readonly plan: number
  readonly cost: number
}

/** The best place to attack each enemy from, with every plan that is open. */
function attacksOf(
  s: State,
  seen: Survey,
  force: Force,
  leave: Leave,
  hexes: readonly number[],
  costs: readonly number[],
): Option[] {
  const options: Option[] = []
  if (force.isShaken) return options
  const { around } = s.setting
  const isIdle = !leave.declares || !force.isMobile || isDistracted(s)
  const found = new Map<number, { from: number; cost: number; strength: number }>()
  for (let i = 0; i < hexes.length; i++)
    for (let way = hexes[i]! * 6; way < hexes[i]! * 6 + 6; way++) {
      const target = around[way]!
      if (target === 0 || !isHeldBy(s, seen.enemy, target)) continue
      if (leave.target !== 0 && target !== leave.target) continue
      if (!mayEnter(s, hexes[i]!, target)) continue
      const cost = costs[i]! + stepCost(s, hexes[i]!, target)
      if (cost > s.march.points) continue
      const strength = attackWith(s, force, hexes[i]!, target)
      const known = found.get(target)
      if (known === undefined || strength > known.strength) found.set(target, { from: hexes[i]!, cost, strength })
    }
  for (const [target, { from, cost }] of found) {
    const left = s.march.points - cost
    if (leave.plan !== 0) {
      options.push({ from: leave.plan === PENETRATION ? force.hex : from, target, plan: leave.plan, cost })
      continue
    }
    for (const plan of s.march.isExploiting === 1 ? [MEETING, STANDARD, GRAND] : [MEETING, STANDARD])
      if (PLAN_COST[plan]! <= left && isOpen(s, from, target, plan)) options.push({ from, target, plan, cost })
    if (isIdle) continue
    if (left >= PLAN_COST[GRAND] && declareBarred(s, target, GRAND, NO_REASONS) === LEGAL)
      options.push({ from, target, plan: GRAND, cost })
  }
  if (isIdle || leave.target !== 0) return options
  for (let way = force.hex * 6; way < force.hex * 6 + 6; way++) {
    const target = around[way]!
    if (target === 0 || !isHeldBy(s, seen.enemy, target)) continue
    if (declareBarred(s, target, PENETRATION, NO_REASONS) === LEGAL)
      options.push({ from: force.hex, target, plan: PENETRATION, cost: force.movement })
  }
  return options
}

/** From next to it the rules are asked; from afar the points tell. */
const isOpen = (s: State, from: number, target: number, plan: number): boolean =>
  from !== s.march.hex || attackBarred(s, target, plan, NO_REASONS) === LEGAL

function attackValue(
  s: State,
  seen: Survey,
  force: Force,
  places: Places,
  from: number,
  target: number,
  plan: number,
  cost: number,
): number {
  const { temper, enemy } = seen
  const odds = fightOdds(s, seen, force, from, target, plan)
  const defenders = strengthIn(s, enemy, target)
  const left = defenders - odds.defenceLoss
  const isTrapped = !places.escapes(target)
  const shock = plan === MEETING ? 0 : (1 - odds.wins) * temper.shock * force.strength
  const driven = (isTrapped ? temper.kill : plan === MEETING ? 0 : temper.rout) * left
  const wearing = plan === PENETRATION ? 0 : wear(s, seen, force, target, cost + PLAN_COST[plan]!)
  return (
    temper.kill * odds.defenceLoss -
    temper.thrift * odds.attackLoss +
    odds.wins * (driven + places.value(target) + temper.exploit * allowance(s, force, plan)) +
    (1 - odds.wins) * places.value(from) -
    shock -
    wearing +
    likesTarget(temper.whims, target) +
    duty(s, seen)
  )
}

function fightOdds(s: State, seen: Survey, force: Force, from: number, target: number, plan: number): Odds {
  const { enemy } = seen
  const isFed = s.march.isExploiting === 1 ? s.march.isSupplied === 1 : seen.fed[target] === 1
  return oddsOf(s.setting, {
    attack: attackWith(s, force, from, target),
    attackTotal: force.strength,
    defence: defenceIn(s, enemy, target),
    defenceTotal: strengthIn(s, enemy, target),
    plan,
    posture: likelyPosture(s, enemy, target),
    isFed,
    isDefenceFed: seen.foeFed[target] === 1,
    attackShift: 0,
    defenceShift: 0,
  })
}

/** X4.6.3: attacks that Moscow demands. */
const duty = (s: State, { side }: Survey): number =>
  side === RUSSIAN && s.turn === OBLIGED_TURN && s.obligation.made < s.obligation.due ? DUTY : 0
const DUTY = 6

/** C8.12.1: the points of an exploitation, about. */
function allowance(s: State, force: Force, plan: number): number {
  if (s.march.isExploiting === 1 || !force.isMobile) return 0
  let rating = 255
  for (const unit of force.units) rating = Math.min(rating, s.setting.exploitRating[unit]!)
  return rating + (plan === PENETRATION ? force.movement - 1 : PLAN_COST[plan]!)
}

/** C9.0: what a march without supply costs in the mean. */
function wear(s: State, { fed, temper }: Survey, force: Force, hex: number, cost: number): number {
  if (s.turn === 1 || s.march.isExploiting === 1 || fed[hex] === 1) return 0
  if (2 * (s.march.spent + cost) <= s.march.base) return 0
  const count = force.units.length
  const modifier =
    (s.setting.placeAt[hex] === 0 ? 0 : 1) +
    (count === 1 ? ATTRITION_DRM.alone : count >= GERMAN_STACKING ? ATTRITION_DRM.full : 0) +
    (force.isShaken ? ATTRITION_DRM.demoralized : 0)
  return temper.thrift * attritionOf(s.setting, force.strength, modifier)
}
