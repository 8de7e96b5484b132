import type { Result } from '../data/charts.ts'
import { RESULTS } from '../data/charts.ts'
import { AXIS, SOVIET } from '../data/counters.ts'
import { CITY } from '../ground.ts'
import { settleControl } from '../movement/control.ts'
import { ADDITIONAL_RETREAT, NO_RETREAT } from '../scenarios.ts'
import { activeSide, isEnemyFort, type Play, pieces, type State } from '../state.ts'
import { eliminate } from '../strength.ts'
import {
  firstAttacker,
  isArmor,
  isEngineer,
  isLiveCitadel,
  isTankKiller,
  nextAttacker,
  someAttacker,
  someDefender,
  starCost,
} from './combat.ts'
import { ANYBODY, ARMOR_FIRST, ENGINEERS_FIRST, KILLERS_FIRST } from './losses.ts'
import { firstDefenderHex, nextDefenderHex } from './targets.ts'

export interface Effect {
  readonly steps: number
  readonly isRetreat: boolean
  readonly isStarred: boolean
  readonly isEnd: boolean
}

/** `1*R` and its like. */
function effectOf(text: string): Effect {
  const steps = /\d/.exec(text)?.[0] ?? '0'
  return {
    steps: Number(steps),
    isRetreat: text.includes('R'),
    isStarred: text.includes('*'),
    isEnd: text.includes('e'),
  }
}

/** By result: what it does to either side. */
export const EFFECTS = RESULTS.map((result) => {
  const [attacker = '', defender = ''] = result.split('/')
  return { attacker: effectOf(attacker), defender: effectOf(defender) }
})

/** 16.1 to 16.3. */
export function apply(s: State, result: Result, play: Play): void {
  const { battle, struck } = s
  const { attacker, defender } = EFFECTS[RESULTS.indexOf(result)]!
  const more = attacker.isStarred ? starCost(s, battle.attack) : 0
  const hasAttrition = attacker.isStarred && attacker.steps + more > 0 && isArmorWorn(s)
  battle.attackDue = attacker.steps + more
  battle.defenceDue = defender.steps
  battle.attackFirst = hasAttrition ? ARMOR_FIRST : more > 0 && hasPioneered(s) ? ENGINEERS_FIRST : ANYBODY
  battle.defenceFirst = hasAttrition && defender.steps > 0 ? KILLERS_FIRST : ANYBODY
  struck.hasAttrition = hasAttrition ? 1 : 0
  if (more > 0) play.tell('starred', more)
  if (hasAttrition) play.tell('attrition')
  if (attacker.isEnd) eliminateAttackers(s, play)
  if (defender.isEnd) eliminateDefenders(s, play)
  if (attacker.isRetreat) retreatAttackers(s)
  if (defender.isRetreat) retreatDefenders(s)
}

/** 16.33: armor has attacked armor, or what fights it. */
const isArmorWorn = (s: State): boolean =>
  someAttacker(s, s.battle.attack, isArmor) && someDefender(s, s.battle.attack, isTankKiller)

const hasPioneered = (s: State): boolean =>
  (s.attacks.engineers[s.battle.attack] === 1 && someAttacker(s, s.battle.attack, isEngineer)) ||
  s.attacks.buster[s.battle.attack] !== 0

function eliminateAttackers(s: State, play: Play): void {
  const { attack } = s.battle
  for (let unit = firstAttacker(s, attack); unit > 0; unit = firstAttacker(s, attack)) wipeOut(s, unit, play)
}

export function wipeOut(s: State, unit: number, play: Play): void {
  const hex = s.units.place[unit]!
  s.units.retreating[unit] = 0
  eliminate(s, unit, 'eliminated', play)
  settleControl(s, hex, play)
}

function eliminateDefenders(s: State, play: Play): void {
  const { attack } = s.battle
  for (let hex = firstDefenderHex(s, attack); hex > 0; hex = nextDefenderHex(s, attack, hex))
    for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.first(s, hex)) wipeOut(s, unit, play)
}

/** 12.5: an order to stand turns the retreat into a step; one to fall back saves one. */
function retreatAttackers(s: State): void {
  const { battle, attacks, units } = s
  const { attack } = battle
  if (attacks.order[attack] === NO_RETREAT) {
    battle.attackDue++
    return
  }
  if (attacks.order[attack] === ADDITIONAL_RETREAT) battle.attackDue = Math.max(0, battle.attackDue - 1)
  for (let unit = firstAttacker(s, attack); unit > 0; unit = nextAttacker(s, attack, unit)) units.retreating[unit] = 1
}

function retreatDefenders(s: State): void {
  const { battle, hexes, units } = s
  const { attack } = battle
  for (let hex = firstDefenderHex(s, attack); hex > 0; hex = nextDefenderHex(s, attack, hex)) {
    // 18.5: nobody is driven out of a citadel.
    if (isLiveCitadel(s, hex)) continue
    if (hexes.order[hex] === NO_RETREAT) {
      battle.defenceDue += 1 + (isExposed(s, hex) ? 1 : 0)
      continue
    }
    if (hexes.order[hex] === ADDITIONAL_RETREAT) {
      battle.defenceDue = Math.max(0, battle.defenceDue - 1)
      battle.isEvaded = 1
    }
    for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) units.retreating[unit] = 1
  }
}

/** 12.5: Soviets who stand elsewhere than in a city, on a hill, in woods or in a fort lose one step more. */
function isExposed(s: State, hex: number): boolean {
  const { setting } = s
  if (activeSide(s) === SOVIET) return false
  const isSheltered =
    setting.placeAt[hex]! >= CITY ||
    setting.isHill[hex] === 1 ||
    setting.isWoods[hex] === 1 ||
    isEnemyFort(s, AXIS, hex)
  return !isSheltered
}
