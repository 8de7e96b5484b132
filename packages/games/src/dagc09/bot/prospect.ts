import { likesTarget } from '@hexfront/bots'
import { differentialColumn, LEGAL, NO_REASONS } from '@hexfront/core'
import { airReady } from '../air.ts'
import { teamBarred } from '../attacking.ts'
import { ARDOR_COLUMNS, ARMOR_FAILS, EXHAUSTION } from '../charts.ts'
import { attackStrength, defenceStrength, shifts } from '../combat.ts'
import { GERMAN, SOVIET } from '../counters.ts'
import {
  enemyOf,
  isLocality,
  isUkrainian,
  MAIN_AIR_ARMY,
  NO_AIR,
  pieces,
  type State,
  UKRAINIAN_AIR_ARMY,
} from '../state.ts'
import { exits, mightOf, stepsLeft, stepWorth, unitsIn } from './forces.ts'
import { ardently, type Chances, chancesOf } from './risk.ts'
import { KOENIGSBERG, type Survey } from './survey.ts'
import type { Temper } from './temper.ts'

/** An attack that somebody thinks of: who, how, and what it should bring. */
export interface Prospect {
  readonly hex: number
  readonly team: readonly number[]
  /** 13.1. */
  readonly hasAir: boolean
  /** 11.14: at most this column, 11.23: and whether to the end. */
  readonly column: number
  readonly isArdent: boolean
  readonly value: number
}

/** The best of all teams that are the first so many of these units, all of one front. The position is one to try things on. */
export function bestProspect(
  s: State,
  seen: Survey,
  temper: Temper,
  hex: number,
  units: readonly number[],
  toll: Toll = FREE,
): Prospect | null {
  const liking = likesTarget(temper.whims, hex)
  let best: Prospect | null = null
  for (const isOfUkraine of FRONTS) {
    const front = units.filter((unit) => isUkrainian(s, unit) === isOfUkraine)
    let tolls = 0
    for (let count = 1; count <= front.length; count++) {
      tolls += toll(front[count - 1]!)
      const found = prospectOf(s, seen, temper, hex, front.slice(0, count))
      const value = found.value - tolls + liking
      if (best === null || value > best.value) best = { ...found, value }
    }
  }
  return best
}

/** What it costs that a unit takes part, beside its losses: it could be elsewhere. */
export type Toll = (unit: number) => number

const FREE: Toll = () => 0

const FRONTS = [false, true]

/** What a team can make of an attack, with the support that pays. */
export function prospectOf(s: State, seen: Survey, temper: Temper, hex: number, team: readonly number[]): Prospect {
  const bare = bestRoll(s, seen, temper, hex, team, 0)
  if (seen.side !== SOVIET || s.assault.air !== NO_AIR || airReady(s, airFor(s, team[0]!)) === 0) return bare
  const supported = bestRoll(s, seen, temper, hex, team, 1)
  return supported.value > bare.value + temper.support ? { ...supported, hasAir: true } : bare
}

const airFor = (s: State, unit: number): number => (isUkrainian(s, unit) ? UKRAINIAN_AIR_ARMY : MAIN_AIR_ARMY)

/** 11.14, 11.23: the best way to roll for a team. */
function bestRoll(
  s: State,
  seen: Survey,
  temper: Temper,
  hex: number,
  team: readonly number[],
  support: number,
): Prospect {
  const most = columnFor(s, seen, hex, team, support)
  const stakes = stakesOf(s, seen, temper, hex, team)
  const chances = chancesOf(s.setting)
  const effort = temper.effort * team.length
  let best: Prospect = {
    hex,
    team,
    hasAir: false,
    column: most,
    isArdent: false,
    value: -effort + mean(stakes, chances[most]!),
  }
  const consider = (column: number, isArdent: boolean, odds: Chances): void => {
    const value = mean(stakes, odds) - effort
    if (value > best.value) best = { hex, team, hasAir: false, column, isArdent, value }
  }
  if (most > 0) consider(most - 1, false, chances[most - 1]!)
  for (let column = Math.min(most, ARDOR_COLUMNS - 1); column >= 0 && column >= most - 1; column--)
    consider(column, true, ardently(chances[column]!))
  return best
}

/** The column that a team attacks on, in the mean of what may stand there. */
function columnFor(s: State, seen: Survey, hex: number, team: readonly number[], support: number): number {
  s.units.joined.fill(0)
  for (const unit of team) s.units.joined[unit] = 1
  s.assault.target = hex
  let defence = defenceStrength(s)
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit))
    if (pieces.isUnknown(s, unit) && s.units.attacked[unit] === 0) defence += seen.guess
  const { crt } = s.setting
  const base = differentialColumn(crt, attackStrength(s), Math.round(defence))
  return Math.max(0, Math.min(crt.columns.length - 1, base + shifts(s) + support))
}

/** What each result of an attack would be worth. */
interface Stakes {
  readonly repulsed: number
  readonly driven: number
  readonly struck: number
  readonly bled: number
}

const mean = ({ repulsed, driven, struck, bled }: Stakes, { AE, DR, DE, BB }: Chances): number =>
  AE * repulsed + DR * driven + DE * struck + BB * bled

function stakesOf(s: State, seen: Survey, temper: Temper, hex: number, team: readonly number[]): Stakes {
  const { side, guess } = seen
  const defenders = unitsIn(s, hex)
  const ground = groundWorth(s, seen, temper, hex)
  const key = 1 + KEY * pointsIn(s, hex)
  let harm = 0
  let least = Number.POSITIVE_INFINITY
  let steps = 0
  let might = 0
  for (const unit of defenders) {
    const worth = stepWorth(s, unit, guess)
    harm += worth
    least = Math.min(least, worth)
    steps += stepsLeft(s, unit)
    if (!isLocality(s, unit)) might += mightOf(s, unit, guess)
  }
  const struck = harm * key + (steps === defenders.length ? ground : 0)
  const bled = struck - price(s, team, defenders.length, guess) * temper.thrift
  let repulsed = 0
  for (const unit of team) repulsed -= stepWorth(s, unit, guess) * temper.thrift
  return { repulsed, struck, bled, driven: drivenWorth() }

  /** 11.17 to 11.19: the defender takes what hurts him less. */
  function drivenWorth(): number {
    if (s.setting.isCity[hex] === 1) return bled
    if (might === 0 || exits(s, enemyOf(side), hex) === 0) return struck
    const localities = defenders.filter((unit) => isLocality(s, unit))
    const back = ground + temper.push * might + localities.length * 2
    return steps > 1 ? Math.min(back, least * key) : back
  }
}

/** Steps that stand in the way of points are dearer than others. */
const KEY = 0.15

/** What a hex is worth to whoever gets into it. */
function groundWorth(s: State, { side }: Survey, temper: Temper, hex: number): number {
  return temper.breach + temper.prize * (s.hexes.control[hex] === enemyOf(side) ? pointsIn(s, hex) : 0)
}

/** 4.3: 4.2 is as good as very many points. */
export function pointsIn({ setting }: State, hex: number): number {
  if (hex === setting.koenigsberg) return KOENIGSBERG
  return setting.isCity[hex] === 1 ? 4 : setting.isTown[hex]!
}

/** 11.21: what the cheapest payment of so many steps costs. */
function price(s: State, team: readonly number[], due: number, guess: number): number {
  const worths: number[] = []
  for (const unit of team) worths.push(stepWorth(s, unit, guess))
  worths.sort((a, b) => a - b)
  let sum = 0
  for (let i = 0; i < Math.min(due, worths.length); i++) sum += worths[i]!
  return sum
}

/** 12.6: whether the call for armor is worth it: what one column more brings, if it comes. */
export function armorPays(s: State, seen: Survey, temper: Temper, hex: number, team: readonly number[]): boolean {
  if (seen.side !== GERMAN) return false
  const comes = (s.turn < EXHAUSTION ? ARMOR_FAILS.early - 1 : ARMOR_FAILS.late - 1) / 6
  const gain = bestRoll(s, seen, temper, hex, team, 1).value - bestRoll(s, seen, temper, hex, team, 0).value
  return gain * comes > temper.support
}

/** 11.1, R09-12: the team, with all who must come along. */
export function withObliged(
  s: State,
  hex: number,
  team: readonly number[],
  units: readonly number[],
): readonly number[] {
  s.units.joined.fill(0)
  for (const unit of team) s.units.joined[unit] = 1
  s.assault.target = hex
  if (teamBarred(s, NO_REASONS) === LEGAL) return team
  const front = isUkrainian(s, team[0]!)
  return units.filter((unit) => isUkrainian(s, unit) === front)
}
