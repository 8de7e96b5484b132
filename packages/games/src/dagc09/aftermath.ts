import { LEAVE, LEGAL, NO_REASONS, type Rule, resultAt, type Stage, type Why } from '@hexfront/core'
import { type CombatResult, EXHAUSTION, RESULTS } from './charts.ts'
import { attackers, isCut, isFullShock } from './combat.ts'
import { occupy } from './control.ts'
import { SOVIET } from './counters.ts'
import { uncovers } from './fog.ts'
import { eliminate, loseStep } from './losses.ts'
import { hasOpen, onlyWay, retreating } from './retreat.ts'
import { roomBarred } from './stacking.ts'
import {
  enemyOf,
  isCavalryMechanized,
  isLocality,
  type Play,
  phasing,
  pieces,
  type State,
  sideOf,
  stepsOf,
  unitCount,
  type Words,
} from './state.ts'

const resultOf = (s: State): CombatResult => RESULTS[s.assault.effect - 1]!
const is = (s: State, result: CombatResult): boolean => resultOf(s) === result
const become = (s: State, result: CombatResult): void => {
  s.assault.effect = RESULTS.indexOf(result) + 1
}

/** What follows when the attacker has said all he has to say. Each is asked only where there is a choice. */
export const BATTLE: readonly Stage<State, Words>[] = [
  { when: mayAvoid, does: (_s, play) => play.enter('avoid') },
  { when: (s) => s.assault.isAvoiding === 0, does: throwDie },
  // 11.23
  { when: (s) => s.assault.isArdent === 1 && is(s, 'AS'), repeats: true, does: (_s, play) => play.enter('ardor') },
  { when: (s) => is(s, 'DR') && isInCity(s), does: convert },
  { when: (s) => is(s, 'DR'), does: driveBack },
  { when: (s) => is(s, 'DE') || is(s, 'BB'), does: strikeDefenders },
  { when: (s) => is(s, 'BB') && s.assault.due > 0, does: payBack },
  { when: (s) => is(s, 'AE'), does: strikeAttackers },
  { when: canAdvance, does: (_s, play) => play.enter('advance') },
  LEAVE,
]

const isInCity = (s: State): boolean => s.setting.isCity[s.assault.target] === 1

/** 12.2, R09-10: a supplied group alone in its hex, up to turn 5, outside of cities, with somewhere to go. */
function mayAvoid(s: State): boolean {
  const { target } = s.assault
  const unit = pieces.first(s, target)
  return (
    s.turn < EXHAUSTION &&
    isCavalryMechanized(s, unit) &&
    pieces.count(s, target) === 1 &&
    !isCut(s, unit) &&
    !isInCity(s) &&
    hasOpen(s, 1)
  )
}

/** 11.8, 11.23: one throw; its result is what the log tells. */
export function throwDie(s: State, play: Play): void {
  const die = play.dice.die(6, 'combat')
  s.combat.column = s.assault.column
  s.combat.result = resultAt(s.setting.crt, s.assault.column, die) + 1
  s.assault.effect = s.combat.result
  play.tell(resultOf(s), s.assault.column, die)
}

/** 12.2. */
export function evade(s: State): void {
  s.assault.isAvoiding = 1
  become(s, 'DR')
}

/** 11.18. */
function convert(s: State, play: Play): void {
  become(s, 'BB')
  play.tell('converted', s.assault.target)
}

/** 11.17, 11.19, 12.5. */
function driveBack(s: State, play: Play): void {
  // R09-07, option
  if (s.setting.isLocalityStrict) loseLocalities(s, play)
  const count = retreating(s)
  if (count > 0 && hasOpen(s, 1)) {
    const hex = onlyWay(s)
    if (hex === 0) play.enter('retreat')
    else goBack(s, hex, play)
    return
  }
  // 11.17, 12.5: who cannot retreat takes his losses in place.
  if (count > 0) play.tell('blocked', s.assault.target)
  become(s, 'DE')
}

/** 12.5: localities do not retreat. */
function loseLocalities(s: State, play: Play): void {
  for (let unit = pieces.first(s, s.assault.target); unit !== 0; ) {
    const next = pieces.next(s, unit)
    if (isLocality(s, unit)) eliminate(s, unit, play)
    unit = next
  }
}

/** 11.17: all of them, to one hex, from the bottom up, so that their order stays. */
export function goBack(s: State, hex: number, play: Play): void {
  loseLocalities(s, play)
  for (let unit = bottom(s); unit !== 0; unit = bottom(s)) sendBack(s, unit, hex, play)
}

function bottom(s: State): number {
  let unit = pieces.first(s, s.assault.target)
  while (unit !== 0 && pieces.next(s, unit) !== 0) unit = pieces.next(s, unit)
  return unit
}

/** R09-33: a retreat takes control as any other entry. */
export function sendBack(s: State, unit: number, hex: number, play: Play): void {
  s.assault.sent++
  play.tell('retreated', unit, hex)
  occupy(s, unit, hex, play)
}

/** 11.17: after one of two has gone, the other goes if it can, or loses a step in place. */
export function goOnRetreating(s: State, play: Play): void {
  loseLocalities(s, play)
  const hex = onlyWay(s)
  if (hex !== 0) goBack(s, hex, play)
  else if (hasOpen(s, 1)) return
  else
    for (let unit = 1; unit <= unitCount(s); unit++)
      if (s.units.place[unit] === s.assault.target) loseStep(s, unit, play)
  leave(s, play)
}

/** 4.2: with Koenigsberg the game is over, and with it every question. */
export function leave(s: State, play: Play): void {
  if (s.flow.over === 0) play.leave()
}

/** 11.20, 11.21: a step of every defender. */
function strikeDefenders(s: State, play: Play): void {
  const enemy = enemyOf(phasing(s))
  for (let unit = 1; unit <= unitCount(s); unit++)
    if (s.units.place[unit] === s.assault.target && sideOf(s, unit) === enemy) {
      s.assault.due++
      loseStep(s, unit, play)
    }
}

/** 11.16: a step of every attacker. */
function strikeAttackers(s: State, play: Play): void {
  for (let unit = 1; unit <= unitCount(s); unit++) if (s.units.joined[unit] === 1) loseStep(s, unit, play)
}

/** 11.21: as many steps as the defender has lost, of the attacker's choice where he has one. */
function payBack(s: State, play: Play): void {
  payForced(s, play)
  if (s.assault.due > 0) play.enter('losses')
}

/** R09-28: what there is no choice about: all that is left, or the only unit. */
export function payForced(s: State, play: Play): void {
  if (stepsLeft(s) <= s.assault.due) payAll(s, play)
  for (let unit = onlyPayer(s); s.assault.due > 0 && unit > 0; unit = onlyPayer(s)) layLoss(s, unit, play)
  if (attackers(s) < 0) s.assault.due = 0
}

/** 6.8: those who are lost are lost; how strong they lay below others until then is nobody's business. */
function payAll(s: State, play: Play): void {
  for (let unit = unitCount(s); unit > 0; unit--) {
    if (s.units.joined[unit] === 0) continue
    s.assault.hasPaid = 1
    eliminate(s, unit, play)
  }
}

function stepsLeft(s: State): number {
  let steps = 0
  for (let unit = 1; unit <= unitCount(s); unit++) if (s.units.joined[unit] === 1) steps += stepsOf(s, unit)
  return steps
}

export function layLoss(s: State, unit: number, play: Play): void {
  if (uncovers(s, unit)) play.reveal()
  s.assault.due--
  s.assault.hasPaid = 1
  loseStep(s, unit, play)
}

/** The unit that must lose the next step, or 0 where there is a choice. */
function onlyPayer(s: State): number {
  let count = 0
  let payer = 0
  for (let unit = 1; unit <= unitCount(s); unit++) {
    if (s.units.joined[unit] === 0 || lossBarred(s, unit, NO_REASONS) !== LEGAL) continue
    payer = unit
    count++
  }
  return count === 1 ? payer : 0
}

/** 11.21, R09-29: a shock army in full strength loses the first step. */
export function lossBarred(s: State, unit: number, why: Why): Rule {
  if (s.units.joined[unit] !== 1) return why.no('11.21', '{unit} did not attack', unit)
  if (s.assault.hasPaid === 1 || phasing(s) !== SOVIET || isFullShock(s, unit)) return LEGAL
  for (let other = attackers(s); other > 0; other = s.units.joined.indexOf(1, other + 1))
    if (isFullShock(s, other)) return why.no('11.21', 'a shock army loses the first step')
  return LEGAL
}

/** 11.22: the hex is empty, and somebody can enter. */
export function canAdvance(s: State): boolean {
  if (pieces.occupier(s, s.assault.target) === enemyOf(phasing(s))) return false
  for (let unit = attackers(s); unit > 0; unit = s.units.joined.indexOf(1, unit + 1))
    if (advanceBarred(s, unit, NO_REASONS) === LEGAL || canPress(s, unit)) return true
  return false
}

/** 11.22: those who attacked, into the hex, as stacking lets them. */
export function advanceBarred(s: State, unit: number, why: Why): Rule {
  const { target } = s.assault
  if (s.units.joined[unit] !== 1) return why.no('11.22', '{unit} did not attack', unit)
  if (s.units.advanced[unit] === 1) return why.no('11.22', '{unit} has advanced', unit)
  return entryBarred(s, unit, target, why)
}

/** 12.2, R09-11: a supplied cavalry-mechanized group that has advanced goes one hex further, up to turn 5. */
export function pressBarred(s: State, to: number, why: Why, unit: number): Rule {
  if (!isCavalryMechanized(s, unit)) return why.no('12.2', '{unit} is no cavalry-mechanized group', unit)
  if (s.turn >= EXHAUSTION) return why.no('12.2', 'only up to turn 5')
  if (s.units.advanced[unit] !== 1 || s.units.place[unit] !== s.assault.target)
    return why.no('12.2', '{unit} has not advanced', unit)
  // R09-66
  if (isCut(s, unit)) return why.no('12.2', '{unit} is out of supply', unit)
  return entryBarred(s, unit, to, why)
}

function canPress(s: State, unit: number): boolean {
  if (s.units.advanced[unit] === 0) return false
  const { ground } = s.setting
  for (let direction = 0; direction < 6; direction++) {
    const to = ground.neighbour(s.assault.target, direction)
    if (to !== 0 && pressBarred(s, to, NO_REASONS, unit) === LEGAL) return true
  }
  return false
}

/** 11.22, 8.4: what holds for any step of an advance; enemy zones do not. */
function entryBarred(s: State, unit: number, to: number, why: Why): Rule {
  const { ground, water } = s.setting
  const from = s.units.place[unit]!
  const direction = ground.directionTo(from, to)
  if (direction < 0) return why.no('11.22', '{place} is not next to {unit}', to, unit)
  if (water[from * 6 + direction] !== 0) return why.no('9.7', 'no advance across water')
  return roomBarred(s, unit, to, why)
}
