import { rangeColumn, resultAt } from '@hexfront/core'
import { once } from '../../once.ts'
import { COUNTERATTACK, counterattacks, type Effect, PLAN_DRM, PLANS, POSTURES, UNPREPARED } from '../charts.ts'
import { adjusted, pointsOf, ratioColumn, withPoints } from '../combat.ts'
import type { DamosSetting } from '../scenarios.ts'

/** A battle that somebody thinks of. Strengths are with the ground, totals what there is to lose. */
export interface Fight {
  readonly attack: number
  readonly attackTotal: number
  readonly defence: number
  readonly defenceTotal: number
  readonly plan: number
  /** 0 for a demoralized defender. */
  readonly posture: number
  readonly isFed: boolean
  readonly isDefenceFed: boolean
  /** X4.4: columns that the air force gives the attacker, and the defender. */
  readonly attackShift: number
  readonly defenceShift: number
}

/** What it comes to in the mean. */
export interface Odds {
  readonly wins: number
  readonly destroys: number
  readonly attackLoss: number
  readonly defenceLoss: number
  /** C8.8: points that nobody is left to take. */
  readonly surplus: number
}

/** Worked out once for every kind of battle. */
export function oddsOf(setting: DamosSetting, fight: Fight): Odds {
  const known = knownOdds(setting)
  const key = keyOf(fight)
  const found = known.get(key)
  if (found !== undefined) return found
  const odds = weigh(setting, fight)
  known.set(key, odds)
  return odds
}

const knownOdds = once((_setting: DamosSetting) => new Map<number, Odds>())

const WIDE = 64

function keyOf(fight: Fight): number {
  const { attack, attackTotal, defence, defenceTotal, plan, posture, isFed, isDefenceFed } = fight
  let key = attack
  for (const part of [attackTotal, defence, defenceTotal]) key = key * WIDE + part
  key = (key * PLANS.length + plan) * POSTURES.length + posture
  key = (key * 2 + (isFed ? 1 : 0)) * 2 + (isDefenceFed ? 1 : 0)
  return (key * 2 + fight.attackShift) * 2 + fight.defenceShift
}

const NO_EFFECT: Effect = {}

function weigh(setting: DamosSetting, fight: Fight): Odds {
  const { attack, attackTotal, defence, defenceTotal, plan, posture } = fight
  if (attack >= UNPREPARED * defence)
    return { wins: 1, destroys: 1, attackLoss: 0, defenceLoss: defenceTotal, surplus: 0 }
  const planned = PLANS[plan]
  const taken = POSTURES[posture]
  const effect = planned && taken ? setting.charts.matrix[taken][planned] : NO_EFFECT
  const last = setting.crt.columns.length - 1
  const attackColumn = Math.min(last, rangeColumn(setting.crt, attack) + fight.attackShift)
  const defenceColumn = Math.min(last, rangeColumn(setting.crt, defence) + fight.defenceShift)
  const dice = setting.crt.dice[attackColumn]!.count
  const attackDrm =
    PLAN_DRM[plan]! + (fight.isFed ? 0 : -2 * dice) + (posture === 0 ? 1 : 0) + (effect.attackerDrm ?? 0)
  const defenceDrm = (fight.isDefenceFed ? 0 : -1) + (effect.defenderDrm ?? 0)
  const inflicted = spreadOf(setting, attackColumn, attackDrm, effect.defenderLosses ?? 0)
  const suffered = spreadOf(setting, defenceColumn, defenceDrm, effect.attackerLosses ?? 0)
  const sum = { wins: 0, destroys: 0, attackLoss: 0, defenceLoss: 0, surplus: 0 }
  const add = (chance: number, ours: number, theirs: number): void => {
    const lost = Math.min(attackTotal, pointsOf(ours))
    const killed = Math.min(defenceTotal, pointsOf(theirs))
    const isLeft = lost < attackTotal
    const isDestroyed = killed === defenceTotal
    if (isLeft === isDestroyed ? isLeft : theirs > ours) sum.wins += chance
    if (isDestroyed) sum.destroys += chance
    sum.attackLoss += chance * lost
    sum.defenceLoss += chance * killed
    sum.surplus += chance * Math.max(0, pointsOf(theirs) - defenceTotal)
  }
  for (const [theirs, hit] of inflicted)
    for (const [ours, struck] of suffered) {
      const left = attackTotal - pointsOf(ours)
      const standing = defenceTotal - pointsOf(theirs)
      if (posture !== COUNTERATTACK || theirs <= ours || left <= 0 || standing <= 0) {
        add(hit * struck, ours, theirs)
        continue
      }
      // C8.9
      const column = ratioColumn(standing, left + defence - defenceTotal)
      for (let die = 1; die <= 6; die++) {
        const [own = 0, back = 0] = COUNTER_LOSSES[resultAt(setting.counterattacks, column, die)]!
        add((hit * struck) / 6, withPoints(ours, back), withPoints(theirs, own))
      }
    }
  return sum
}

const COUNTER_LOSSES = counterattacks.results.map((result) => result.split('/').map(Number))

type Spread = readonly (readonly [loss: number, chance: number])[]

/** C8.6, C8.7: chances of the losses that a column inflicts. */
function spreadOf({ crt }: DamosSetting, column: number, drm: number, change: number): Spread {
  const found = new Map<number, number>()
  const sums = SUMS[crt.dice[column]!.count]!
  for (const [roll, chance] of sums) {
    const loss = adjusted(resultAt(crt, column, roll + drm), change)
    found.set(loss, (found.get(loss) ?? 0) + chance)
  }
  return [...found]
}

/** Chances of the sums of so many dice. */
const SUMS: readonly (readonly (readonly [sum: number, chance: number])[])[] = [0, 1, 2, 3].map((dice) => {
  let sums = new Map([[0, 1]])
  for (let n = 0; n < dice; n++) {
    const next = new Map<number, number>()
    for (const [sum, chance] of sums)
      for (let die = 1; die <= 6; die++) next.set(sum + die, (next.get(sum + die) ?? 0) + chance / 6)
    sums = next
  }
  return [...sums]
})

/** C9.0: the points that a test of attrition costs in the mean. */
export function attritionOf(setting: DamosSetting, strength: number, modifier: number): number {
  if (strength < 2) return 0
  const table = setting.attrition
  const column = rangeColumn(table, strength)
  let mean = 0
  for (const [roll, chance] of SUMS[2]!) mean += chance * resultAt(table, column, roll + modifier)
  return mean
}

/** 2d6: the chance of so much or more. */
export function chanceOfTwo(atLeast: number): number {
  let chance = 0
  for (const [sum, part] of SUMS[2]!) if (sum >= atLeast) chance += part
  return chance
}
