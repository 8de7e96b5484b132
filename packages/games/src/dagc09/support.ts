import { LEGAL, type Rule, type Why } from '@hexfront/core'
import { airReady } from './air.ts'
import { ARMOR_FAILS, EXHAUSTION } from './charts.ts'
import { attackers } from './combat.ts'
import { SOVIET } from './counters.ts'
import { isUkrainian, MAIN_AIR_ARMY, type Play, phasing, type State, UKRAINIAN_AIR_ARMY } from './state.ts'
import { isOverland } from './supply.ts'

/** 13.1, 13.2: one air army of the attackers' own front for each attack. */
export function airBarred(s: State, why: Why): Rule {
  if (phasing(s) !== SOVIET) return why.no('13.1', 'only the Soviets have air armies')
  if (s.assault.air === 1) return why.no('13.1', 'an attack has one air army')
  return attackers(s) < 0 ? why.no('11.2', 'nobody attacks yet') : airMissing(s, why)
}

/** 13.2: air armies of one front are nothing to the other. */
export const airMissing = (s: State, why: Why): Rule =>
  airReady(s, airOf(s)) > 0 ? LEGAL : why.no('13.2', 'no air army of this front is left')

/** 13.2: the air armies that may support the attack in hand. */
export const airOf = (s: State): number => (isUkrainian(s, attackers(s)) ? UKRAINIAN_AIR_ARMY : MAIN_AIR_ARMY)

/** 12.6, R09-30: once a turn, from turn 2 on, after the attack was declared, with a unit that is supplied over land. */
export function armorBarred(s: State, why: Why): Rule {
  if (phasing(s) === SOVIET) return why.no('12.6', 'only the Germans have it')
  if (s.turn === 1) return why.no('12.6', 'not before turn 2')
  if (s.assault.isDeclared === 0) return why.no('12.6', 'the attack is not declared yet')
  if (s.armorCalled === 1) return why.no('12.6', 'it was called for in this turn')
  for (let unit = attackers(s); unit > 0; unit = s.units.joined.indexOf(1, unit + 1))
    if (isOverland(s, unit)) return LEGAL
  return why.no('12.6', 'no attacker is supplied over land')
}

/** 12.6: it may not come. */
export function callArmor(s: State, play: Play): void {
  s.armorCalled = 1
  const die = play.dice.die(6, 'armor concentration')
  const isHere = die < (s.turn < EXHAUSTION ? ARMOR_FAILS.early : ARMOR_FAILS.late)
  if (isHere) s.assault.armor = 1
  play.tell(isHere ? 'armor' : 'noArmor')
}
