import { LEGAL, NO_REASONS, type Rule, type Why } from '@hexfront/core'
import { settleControl } from '../movement/control.ts'
import { activeSide, enemyOf, isOnMap, type Play, pieces, type State, stepsOf } from '../state.ts'
import { loseStep } from '../strength.ts'
import { firstAttacker, isArmor, isEngineer, isTankKiller, nextAttacker } from './combat.ts'
import { firstDefenderHex, nextDefenderHex } from './targets.ts'

/** 16.33: who has to take the first loss: anybody, armor, engineers or the bunker buster, or what fights tanks. */
export const ANYBODY = 0
export const ARMOR_FIRST = 1
export const ENGINEERS_FIRST = 2
export const KILLERS_FIRST = 3

/** Steps that the side that pays still owes. */
export const dueNow = (s: State): number => (isAttackerPaying(s) ? s.battle.attackDue : s.battle.defenceDue)

const isAttackerPaying = (s: State): boolean => s.battle.payer === activeSide(s)

/** 16.1: the attackers on the map, or who is in the Defender hexes, one after another; 0 after the last. */
export function firstPayer(s: State): number {
  return isAttackerPaying(s) ? Math.max(0, firstAttacker(s, s.battle.attack)) : firstDefenderAfter(s, 0)
}

export function nextPayer(s: State, unit: number): number {
  return isAttackerPaying(s) ? Math.max(0, nextAttacker(s, s.battle.attack, unit)) : firstDefenderAfter(s, unit)
}

/** Defenders in ascending order, whatever their hexes. */
function firstDefenderAfter(s: State, after: number): number {
  const { attack } = s.battle
  let best = 0
  for (let hex = firstDefenderHex(s, attack); hex > 0; hex = nextDefenderHex(s, attack, hex))
    for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit))
      if (unit > after && (best === 0 || unit < best)) best = unit
  return best
}

/** 16.1, 16.33: whether a unit may take the next loss. */
export function lossBarred(s: State, unit: number, why: Why): Rule {
  if (!isPayer(s, unit)) return why.no('16.1', '{unit} did not fight', unit)
  const first = isAttackerPaying(s) ? s.battle.attackFirst : s.battle.defenceFirst
  if (first === ANYBODY || isFirst(s, first, unit)) return LEGAL
  return first === ENGINEERS_FIRST
    ? why.no('16.33', 'engineers lose the first step')
    : why.no('16.33', 'Armor Attrition: armor and what fights it loses the first step')
}

const isPayer = (s: State, unit: number): boolean => {
  if (!isOnMap(s, unit)) return false
  if (isAttackerPaying(s)) return s.units.attack[unit] === s.battle.attack && s.setting.isArtillery[unit] === 0
  return s.hexes.attack[s.units.place[unit]!] === s.battle.attack
}

/** 16.33: of the defenders armor before anti-tank and anti-aircraft units. */
function isFirst(s: State, first: number, unit: number): boolean {
  if (first === ARMOR_FIRST) return isArmor(s, unit)
  if (first === ENGINEERS_FIRST) return isEngineer(s, unit) || s.attacks.buster[s.battle.attack] === unit
  return hasPayer(s, isArmor) ? isArmor(s, unit) : isTankKiller(s, unit)
}

function hasPayer(s: State, holds: (s: State, unit: number) => boolean): boolean {
  for (let unit = firstPayer(s); unit !== 0; unit = nextPayer(s, unit)) if (holds(s, unit)) return true
  return false
}

/** One step; whoever had to be first was. */
export function lay(s: State, unit: number, play: Play): void {
  const { battle } = s
  if (isAttackerPaying(s)) {
    battle.attackDue--
    battle.attackFirst = ANYBODY
  } else {
    battle.defenceDue--
    battle.defenceFirst = ANYBODY
  }
  const hex = s.units.place[unit]!
  loseStep(s, unit, 'cadre', play)
  if (!isOnMap(s, unit)) settleControl(s, hex, play)
}

/** The attacker pays, or the defender; what leaves no choice falls at once. */
export function payAttack(s: State, play: Play): void {
  s.battle.payer = activeSide(s)
  pay(s, play)
}

export function payDefence(s: State, play: Play): void {
  s.battle.payer = enemyOf(activeSide(s))
  pay(s, play)
}

function pay(s: State, play: Play): void {
  settleForced(s, play)
  if (hasChoice(s)) play.enter('losses')
}

/** 16.1: steps that nobody is left to lose lapse. */
export function settleForced(s: State, play: Play): void {
  while (dueNow(s) > 0 && !hasChoice(s)) {
    const unit = firstEligible(s, 0)
    if (unit === 0) {
      if (isAttackerPaying(s)) s.battle.attackDue = 0
      else s.battle.defenceDue = 0
    } else lay(s, unit, play)
  }
}

/** Whether it matters who is next. */
export function hasChoice(s: State): boolean {
  const first = firstEligible(s, 0)
  return dueNow(s) > 0 && first !== 0 && firstEligible(s, first) !== 0 && dueNow(s) < stepsLeft(s)
}

function firstEligible(s: State, after: number): number {
  for (let unit = after === 0 ? firstPayer(s) : nextPayer(s, after); unit !== 0; unit = nextPayer(s, unit))
    if (lossBarred(s, unit, NO_REASONS) === LEGAL) return unit
  return 0
}

function stepsLeft(s: State): number {
  let sum = 0
  for (let unit = firstPayer(s); unit !== 0; unit = nextPayer(s, unit)) sum += stepsOf(s, unit)
  return sum
}
