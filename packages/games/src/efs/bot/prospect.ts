import { LEGAL, NO_REASONS, oddsColumn, resultAt } from '@hexfront/core'
import { EFFECTS } from '../battle.ts'
import { crt, DRMS, MOST_DRM } from '../charts.ts'
import {
  areAllAcross,
  firstAttacker,
  firstDefenderHex,
  isAgainstCity,
  isAgainstFort,
  isAgainstMuddyTown,
  isEngineer,
  nextAttacker,
  nextDefenderHex,
  openDrm,
  someAttacker,
  starCost,
  wholeAttack,
  wholeDefence,
} from '../combat.ts'
import { mandateBarred } from '../declaration.ts'
import { ADDITIONAL_RETREAT, NO_RETREAT } from '../scenarios.ts'
import { defenceOf, pieces, type State } from '../state.ts'
import type { Survey } from './survey.ts'
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
  return weigh(s, temper, attack, { ...NO_GUESS, cover }) + mandate
}

export function defenceIn(s: State, hex: number): number {
  let sum = 0
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) sum += defenceOf(s, unit)
  return sum
}

export const NO_GUESS: Guess = { cover: 0, drm: 0, order: 0 }

/** What an attack is worth to the attacker as it is prepared, over all dice. */
export function weigh(s: State, temper: Temper, attack: number, guess: Guess): number {
  declareEngineers(s, attack)
  const column = oddsColumn(crt, wholeAttack(s, attack), wholeDefence(s, attack) + guess.cover)
  const stand = guess.order === NO_RETREAT ? DRMS.noRetreat.drm : 0
  const drm = capped(openDrm(s, attack) + guess.drm + stand)
  return worthAt(s, temper, attack, column, drm, guess.order)
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

function worthAt(s: State, temper: Temper, attack: number, column: number, drm: number, order: number): number {
  team.length = 0
  for (let unit = firstAttacker(s, attack); unit > 0; unit = nextAttacker(s, attack, unit)) team.push(unit)
  defenders.length = 0
  let ground = 0
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
