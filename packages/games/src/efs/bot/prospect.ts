import { likesTarget } from '@hexfront/bots'
import { LEGAL, NO_REASONS, oddsColumn, resultAt } from '@hexfront/core'
import {
  areAllAcross,
  firstAttacker,
  isAgainstCity,
  isAgainstFort,
  isAgainstMuddyTown,
  isEngineer,
  nextAttacker,
  openDrm,
  someAttacker,
  starCost,
  wholeAttack,
  wholeDefence,
} from '../combat/combat.ts'
import { mandateBarred } from '../combat/declaration.ts'
import { EFFECTS } from '../combat/results.ts'
import { firstDefenderHex, nextDefenderHex } from '../combat/targets.ts'
import { MOST_DRM } from '../data/charts.ts'
import { ADDITIONAL_RETREAT, NO_RETREAT, NO_ZONE } from '../scenarios.ts'
import { activeSide, defenceOf, pieces, type State } from '../state.ts'
import { approach, type Survey } from './survey.ts'
import type { Temper } from './temper.ts'
import { costOf, mandateWorth, placeWorth, sumsOf } from './worth.ts'

/** What is not on the map yet when an attack is weighed. */
interface Guess {
  /** Support that the defenders will have. */
  readonly cover: number
  /** What close support will add to the die. */
  readonly drm: number
  /** 12.5: the order of the defenders. */
  readonly order: number
  /** What the hex is worth as a step on the way. */
  readonly near: number
}

/** 15.32: of the guns that could, so many will support. */
const COVER_SHARE = 0.6

/** What an attack is worth before the defender has prepared for it. */
export function prospect(s: State, seen: Survey, temper: Temper, attack: number): number {
  const hex = firstDefenderHex(s, attack)
  let others = 0
  for (let at = hex; at > 0; at = nextDefenderHex(s, attack, at)) others += defenceIn(s, at)
  const cover = Math.round(Math.min(others, seen.cover[hex]!) * COVER_SHARE)
  const mandate = mandateBarred(s, attack, NO_REASONS) === LEGAL ? mandateWorth(s) : 0
  return (
    weigh(s, temper, attack, { ...NO_GUESS, cover, near: temper.pull * approach(seen, hex) }) +
    mandate +
    likesTarget(temper.whims, hex)
  )
}

function defenceIn(s: State, hex: number): number {
  let sum = 0
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) sum += defenceOf(s, unit)
  return sum
}

export const NO_GUESS: Guess = { cover: 0, drm: 0, order: 0, near: 0 }

/** What an attack is worth to the attacker as it is prepared, over all dice. */
export function weigh(s: State, temper: Temper, attack: number, guess: Guess): number {
  declareEngineers(s, attack)
  const column = oddsColumn(s.setting.crt, wholeAttack(s, attack), wholeDefence(s, attack) + guess.cover)
  const stand = guess.order === NO_RETREAT ? s.setting.charts.drm.noRetreat.drm : 0
  const drm = capped(openDrm(s, attack) + guess.drm + stand)
  return worthAt(s, temper, attack, column, drm, guess)
}

const capped = (drm: number): number => Math.max(-MOST_DRM, Math.min(MOST_DRM, drm))

/** 15.53: wherever they are of use. */
function declareEngineers(s: State, attack: number): void {
  s.attacks.engineers[attack] =
    someAttacker(s, attack, isEngineer) &&
    (isAgainstFort(s, attack) || isAgainstCity(s, attack) || isAgainstMuddyTown(s, attack) || areAllAcross(s, attack))
      ? 1
      : 0
}

const team: number[] = []
const defenders: number[] = []
const teamSums: number[] = []
const defenderSums: number[] = []

function worthAt(
  s: State,
  temper: Temper,
  attack: number,
  column: number,
  drm: number,
  { order, near }: Guess,
): number {
  team.length = 0
  for (let unit = firstAttacker(s, attack); unit > 0; unit = nextAttacker(s, attack, unit)) team.push(unit)
  defenders.length = 0
  let ground = near
  let driven = 0
  for (let hex = firstDefenderHex(s, attack); hex > 0; hex = nextDefenderHex(s, attack, hex)) {
    ground += temper.breach + temper.prize * placeWorth(s, hex)
    for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) {
      defenders.push(unit)
      driven += defenceOf(s, unit)
    }
  }
  sumsOf(s, team, teamSums)
  sumsOf(s, defenders, defenderSums)
  const star = starCost(s, attack)
  const rout = routCost(s, temper)
  const caught = order === 0 ? caughtWorth(s, attack) : 0
  const { crt } = s.setting
  let sum = 0
  for (let die = 1; die <= 10; die++) {
    const { attacker, defender } = EFFECTS[resultAt(crt, column, die + drm)]!
    const lost = attacker.isEnd ? team.length * 4 : attacker.steps + (attacker.isStarred ? star : 0)
    const taken = defender.isEnd
      ? defenders.length * 4
      : defender.steps + (defender.isRetreat ? orderedSteps(order) : 0)
    sum += costOf(defenderSums, taken) - temper.thrift * costOf(teamSums, lost)
    if (attacker.isRetreat) sum -= rout
    const isOut = defender.isEnd || taken >= defenderSums.length
    if (isOut || (defender.isRetreat && order !== NO_RETREAT))
      sum += (isOut || order === 0 ? ground : ground * EVADED) + temper.push * driven
    if (!isOut && defender.isRetreat)
      sum += Math.max(0, Math.min(caught, defenderSums.at(-1)! - costOf(defenderSums, taken)))
  }
  return sum / 10
}

/** 12.5: who stands loses a step more instead of ground, who falls back further one less. */
const orderedSteps = (order: number): number => (order === NO_RETREAT ? 1 : order === ADDITIONAL_RETREAT ? -1 : 0)

/** 12.5: nobody follows those who fall back by order, not at once. */
const EVADED = 0.6

/** What it costs to be driven from where the attackers stand. */
function routCost(s: State, temper: Temper): number {
  let cost = 0
  let last = 0
  for (const unit of team) {
    const hex = s.units.place[unit]!
    if (hex === last) continue
    last = hex
    cost += temper.rout + temper.hold * placeWorth(s, hex) * 0.7
  }
  return cost
}

/** 16.4: what the way back costs the defenders: a step each through one zone, everything where there is none. */
function caughtWorth(s: State, attack: number): number {
  const hex = firstDefenderHex(s, attack)
  const zones = zonesOnWayBack(s, hex)
  if (zones === 0 || defenderSums.length === 0) return 0
  return zones === 1 ? costOf(defenderSums, defenders.length) : defenderSums.at(-1)!
}

/** The fewest vacant zones of the attackers that a retreat of two hexes leads through; 2 for the end. */
function zonesOnWayBack(s: State, hex: number): number {
  const { ground } = s.setting
  const { neighbours } = ground
  const side = activeSide(s)
  let least = 2
  for (let way = hex * 6; way < hex * 6 + 6; way++) {
    const first = neighbours[way]!
    if (!isOpenTo(s, side, first)) continue
    const before = isCovered(s, side, first) ? 1 : 0
    if (before >= least) continue
    for (let on = first * 6; on < first * 6 + 6; on++) {
      const second = neighbours[on]!
      if (!isOpenTo(s, side, second) || ground.distance(hex, second) !== 2) continue
      least = Math.min(least, before + (isCovered(s, side, second) ? 1 : 0))
      if (least === 0) return 0
    }
  }
  return least
}

const isOpenTo = (s: State, side: number, hex: number): boolean =>
  hex !== 0 && s.setting.isLand[hex] === 1 && pieces.occupier(s, hex) !== side && !isTakenUp(s, hex)

/** Attackers stand where they are to attack from. */
const isTakenUp = ({ units }: State, hex: number): boolean => team.some((unit) => units.place[unit] === hex)

const isCovered = (s: State, side: number, hex: number): boolean =>
  pieces.occupier(s, hex) === 0 &&
  (pieces.inZone(s, side, hex) ||
    team.some((unit) => s.units.zone[unit] !== NO_ZONE && s.setting.ground.distance(s.units.place[unit]!, hex) === 1))
