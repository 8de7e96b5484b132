import { LEAVE, LEGAL, NO_REASONS, oddsColumn, type Rule, resultAt, type Stage, type Why } from '@hexfront/core'
import { type CombatResult, FORT_FACTOR, RESULTS, RIVER_FACTOR, ROUGH_DIE } from './charts.ts'
import { eliminate } from './elimination.ts'
import {
  enemyOf,
  inEnemyZone,
  isRailhead,
  type Play,
  phasing,
  pieces,
  type State,
  sideOf,
  strengthOf,
  unitCount,
  type Words,
} from './state.ts'
import { isSupplied } from './supply.ts'

/** Strengths are counted in quarters, since halves multiply (8.4J). */
export const SCALE = 4

const targets = (s: State): Uint8Array => s.hexes.target

/** 8.1A, R73-38: next to the hex, and not across an all-sea hexside. */
export function isBeside(s: State, unit: number, hex: number): boolean {
  const { ground, evenCosts } = s.setting
  const from = s.units.place[unit]!
  const direction = from === 0 ? -1 : ground.directionTo(from, hex)
  return direction >= 0 && evenCosts[from * 6 + direction] === 1
}

/** 8.1D.b, R73-11: a hex is attacked once a phase, and not at all if a unit in it was attacked before. */
export function attackBarred(s: State, hex: number, why: Why): Rule {
  const side = phasing(s)
  if (pieces.occupier(s, hex) !== enemyOf(side)) return why.no('8.1A', 'no enemy stands in {place}', hex)
  if (wasAttacked(s, hex)) return why.no('8.1D', 'a unit in {place} was attacked in this phase', hex)
  const { ground } = s.setting
  for (let direction = 0; direction < 6; direction++)
    for (let unit = pieces.first(s, ground.neighbour(hex, direction)); unit !== 0; unit = pieces.next(s, unit))
      if (fightBarred(s, unit, NO_REASONS) === LEGAL && isBeside(s, unit, hex)) return LEGAL
  return why.no('8.1A', 'nobody can attack {place}', hex)
}

function wasAttacked(s: State, hex: number): boolean {
  let fresh = 0
  let attacked = 0
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit))
    if (s.units.attacked[unit] === 1) attacked++
    else fresh++
  // R73-11, option: fresh units may be attacked beside one that has retreated to them.
  return attacked > 0 && (s.setting.retreatedBlocksAttack || fresh === 0)
}

/** 8.0a, 8.1D.a, 9.5F.b: who may fight at all. */
function fightBarred(s: State, unit: number, why: Why): Rule {
  if (sideOf(s, unit) !== phasing(s) || s.units.place[unit] === 0) return why.no('8.0', '{unit} is not at hand', unit)
  if (isRailhead(s, unit)) return why.no('9.5F', 'railheads never attack')
  return s.units.fought[unit] === 1 ? why.no('8.1D', '{unit} has fought in this phase', unit) : LEGAL
}

/** 8.2G: every attacker is next to every defending hex. */
export function joinBarred(s: State, unit: number, why: Why): Rule {
  const rule = fightBarred(s, unit, why)
  if (rule !== LEGAL) return rule
  if (s.units.joined[unit] === 1) return why.no('8.2', '{unit} is in this attack already', unit)
  return isBesideAll(s, unit) ? LEGAL : why.no('8.2G', '{unit} is not next to every hex that is attacked', unit)
}

function isBesideAll(s: State, unit: number): boolean {
  const { ground } = s.setting
  const from = s.units.place[unit]!
  let beside = 0
  for (let direction = 0; direction < 6; direction++) {
    const hex = ground.neighbour(from, direction)
    if (targets(s)[hex] === 1 && isBeside(s, unit, hex)) beside++
  }
  return beside === s.assault.targets
}

export function targetBarred(s: State, hex: number, why: Why): Rule {
  if (targets(s)[hex] === 1) return why.no('8.2', '{place} is attacked already', hex)
  const rule = attackBarred(s, hex, why)
  if (rule !== LEGAL) return rule
  const first = attackers(s)
  if (first > 0) {
    for (let unit = first; unit <= unitCount(s); unit++)
      if (s.units.joined[unit] === 1 && !isBeside(s, unit, hex))
        return why.no('8.2G', '{unit} is not next to {place}', unit, hex)
    return LEGAL
  }
  const { ground } = s.setting
  for (let direction = 0; direction < 6; direction++)
    for (let unit = pieces.first(s, ground.neighbour(hex, direction)); unit !== 0; unit = pieces.next(s, unit))
      if (fightBarred(s, unit, NO_REASONS) === LEGAL && isBeside(s, unit, hex) && isBesideAll(s, unit)) return LEGAL
  return why.no('8.2G', 'nobody is next to {place} and to the rest of the attack', hex)
}

export const attackers = (s: State): number => s.units.joined.indexOf(1)

export function attackStrength(s: State, why: Why = NO_REASONS): number {
  let sum = 0
  for (let unit = 1; unit <= unitCount(s); unit++)
    if (s.units.joined[unit] === 1) sum += weightOf(s, unit, crossesRiver(s, unit), why)
  return sum
}

/** 8.4J, 8.9: what a unit brings to an attack: halved across a river, halved without supply, in quarters. */
export function weightOf(s: State, unit: number, isAcross: boolean, why: Why = NO_REASONS): number {
  const printed = why.item('8.0', '{unit}', strengthOf(s, unit) * SCALE, unit)
  const dry = printed + why.item('8.9', '{unit} across a river', isAcross ? (RIVER_FACTOR - 1) * printed : 0, unit)
  return dry + why.item('9.3D', '{unit} without supply', isSupplied(s, unit) ? 0 : -dry / 2, unit)
}

/** R73-13: halved if any hexside it attacks through is a river. */
function crossesRiver(s: State, unit: number): boolean {
  const { ground, river } = s.setting
  const from = s.units.place[unit]!
  for (let direction = 0; direction < 6; direction++)
    if (river[from * 6 + direction] !== 0 && targets(s)[ground.neighbour(from, direction)] === 1) return true
  return false
}

/** 8.2E, 8.9, R73-15: all units in the hexes, doubled in their own fortifications, halved without supply. */
export function defenceStrength(s: State, why: Why = NO_REASONS): number {
  let sum = 0
  for (let unit = 1; unit <= unitCount(s); unit++) {
    if (!isDefender(s, unit) || !defends(s, unit)) continue
    const isWalled = s.setting.forts[sideOf(s, unit)]![s.units.place[unit]!] === 1
    const printed = why.item('8.0', '{unit}', strengthOf(s, unit) * SCALE, unit)
    const walled =
      printed + why.item('8.9', '{unit} in a fortified hex', isWalled ? (FORT_FACTOR - 1) * printed : 0, unit)
    sum += walled + why.item('9.3D', '{unit} without supply', isSupplied(s, unit) ? 0 : -walled / 2, unit)
  }
  return sum
}

/** 7.4D.b, 9.5F.c: a railhead adds its strength only where no other unit defends. */
function defends(s: State, unit: number): boolean {
  if (!isRailhead(s, unit)) return true
  for (let other = pieces.first(s, s.units.place[unit]!); other !== 0; other = pieces.next(s, other))
    if (!isRailhead(s, other) && isDefender(s, other)) return false
  return true
}

export const odds = (s: State): number => oddsColumn(s.setting.crt, attackStrength(s), defenceStrength(s))

/** 8.9, R73-14: one off the die, once, if a defender stands in forest or swamp. */
export function dieModifier(s: State, why: Why = NO_REASONS): number {
  let isRough = false
  for (let unit = 1; unit <= unitCount(s); unit++)
    if (isDefender(s, unit) && s.setting.rough[s.units.place[unit]!] === 1) isRough = true
  return why.item('8.9', 'defenders in forest or swamp', isRough ? ROUGH_DIE : 0)
}

const resultOf = (s: State): CombatResult => RESULTS[s.assault.result - 1]!

/** 8.0b: the die, and its result at once. */
export function fight(s: State, column: number, play: Play): void {
  s.assault.column = column
  const die = play.dice.die(6, 'combat')
  s.assault.result = resultAt(s.setting.crt, column, die + dieModifier(s)) + 1
  tellAttack(s, play)
  play.tell(resultOf(s), column, die)
  s.assault.due = exchangeDue(s)
  for (let unit = 1; unit <= unitCount(s); unit++) if (s.units.joined[unit] === 1) s.units.fought[unit] = 1
  strike(s, play)
  play.begin()
}

function tellAttack(s: State, play: Play): void {
  for (let hex = targets(s).indexOf(1); hex > 0; hex = targets(s).indexOf(1, hex + 1))
    forAttackers(s, (unit) => play.tell('attacked', hex, unit))
}

/** 8.81: the defenders are lost at once, or must retreat. */
function strike(s: State, play: Play): void {
  const isLost = isOneOf(s, 'De', 'Ex', 'hEx')
  const isRouted = isOneOf(s, 'Dr', 'Br')
  for (let unit = 1; unit <= unitCount(s); unit++) {
    if (!isDefender(s, unit)) continue
    s.units.attacked[unit] = 1
    if (isRouted) s.units.routed[unit] = 1
    if (isLost) eliminate(s, unit, play)
  }
}

/** 8.1D.b, R73-11: a unit that was attacked before in this phase, or a new battlegroup, takes no part. */
const isDefender = (s: State, unit: number): boolean =>
  s.units.place[unit] !== 0 &&
  targets(s)[s.units.place[unit]!] === 1 &&
  s.units.attacked[unit] === 0 &&
  sideOf(s, unit) === enemyOf(phasing(s))

/** 8.81, R73-33: the printed strength that an exchange asks for; a half exchange asks for half, rounded up. */
function exchangeDue(s: State): number {
  let sum = 0
  for (let unit = 1; unit <= unitCount(s); unit++)
    if (isDefender(s, unit) && defends(s, unit)) sum += strengthOf(s, unit)
  return resultOf(s) === 'hEx' ? Math.ceil(sum / 2) : sum
}

/** What follows the die, in the order of 8.81. Each is asked only where there is a choice. */
export const AFTERMATH: readonly Stage<State, Words>[] = [
  { when: (s) => resultOf(s) === 'Ae', does: eliminateAttackers },
  { when: (s) => isExchange(s) && s.assault.due > 0, does: payExchange },
  { when: (s) => isOneOf(s, 'Dr', 'Br'), does: (s, play) => rout(s, phasing(s), play) },
  { when: (s) => isOneOf(s, 'Ar', 'Br'), does: routAttackers },
  // R73-12: nobody advances after Ae, Ar or Br.
  { when: (s) => !isOneOf(s, 'Ae', 'Ar', 'Br'), repeats: true, does: advanceOn },
  LEAVE,
]

const isOneOf = (s: State, ...results: readonly CombatResult[]): boolean => results.includes(resultOf(s))
const isExchange = (s: State): boolean => isOneOf(s, 'Ex', 'hEx')

function eliminateAttackers(s: State, play: Play): void {
  forAttackers(s, (unit) => eliminate(s, unit, play))
}

/** 8.81.Ex.b, R73-32: where all attackers together fall short, all are lost. */
function payExchange(s: State, play: Play): void {
  let sum = 0
  forAttackers(s, (unit) => {
    sum += strengthOf(s, unit)
  })
  if (sum > s.assault.due) play.enter('losses')
  else eliminateAttackers(s, play)
}

function routAttackers(s: State, play: Play): void {
  forAttackers(s, (unit) => {
    s.units.routed[unit] = 1
  })
  rout(s, enemyOf(phasing(s)), play)
}

/** 8.82.c: the enemy places those who retreat. */
function rout(s: State, placer: number, play: Play): void {
  s.assault.placer = placer
  play.enter('rout')
}

function advanceOn(s: State, play: Play): void {
  if (nextVacated(s)) play.enter('advance')
}

function forAttackers(s: State, act: (unit: number) => void): void {
  for (let unit = 1; unit <= unitCount(s); unit++)
    if (s.units.joined[unit] === 1 && s.units.place[unit] !== 0) act(unit)
}

/** 8.6L: the next defending hex that is empty and can be entered by somebody. */
function nextVacated(s: State): boolean {
  for (let hex = s.assault.into + 1; hex <= s.setting.ground.size; hex++) {
    if (targets(s)[hex] !== 1 || pieces.first(s, hex) !== 0) continue
    s.assault.into = hex
    s.assault.sent = 0
    for (let unit = 1; unit <= unitCount(s); unit++) if (advanceBarred(s, unit, NO_REASONS) === LEGAL) return true
  }
  return false
}

/** 8.6L.a: up to three of the units that attacked, into each hex that was vacated. */
export function advanceBarred(s: State, unit: number, why: Why): Rule {
  if (s.units.joined[unit] !== 1 || s.units.place[unit] === 0) return why.no('8.6L', '{unit} did not attack', unit)
  if (s.units.advanced[unit] === 1) return why.no('8.6L', '{unit} has advanced', unit)
  if (s.assault.sent >= 3) return why.no('8.6L', 'three units have advanced')
  // R73-49: a new arrival may not advance into an enemy zone.
  if (s.units.arrived[unit] === 1 && inEnemyZone(s, sideOf(s, unit), s.assault.into))
    return why.no('10.1B', '{unit} has just arrived: {place} is in an enemy zone', unit, s.assault.into)
  return LEGAL
}
