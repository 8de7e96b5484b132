import { type Choices, changed, LEGAL, NO_REASONS, type Rule, resultAt, touch, type Why } from '@hexfront/core'
import { AXIS } from '../data/counters.ts'
import { GROUPS } from '../data/oob/deployment.ts'
import { refusableNow, withdraw } from '../reserves/arrivals.ts'
import { MOSCOW_BOMBERS } from '../reserves/groups.ts'
import { callUp } from '../reserves/special-groups.ts'
import { type Play, type State, stepsOf } from '../state.ts'
import { scoreEvent } from './journal.ts'
import { victoryPlan } from './plan-tables.ts'
import { isHitlerPlan } from './victory-plan.ts'

/** 7.21, 7.23: turns on which the Hitler Plan takes effect by itself. */
const DIRECTIVES: readonly number[] = [16, 26]
/** 7.22, 7.24: turns on which the Axis may ask for the OKH Plan: once of the first, and again on the last. */
const FIRST_CHANCES: readonly number[] = [17, 18, 19]
const LAST_CHANCE = 27
const PRICE_OF_ASKING = 2
/** 7.24: what is added to the die of the last chance. */
const LATE_DRM = 1

/** 7.32: strongpoints that the Axis begins in a turn under the Hitler Plan. */
const HITLER_STRONGPOINTS = 3

export const axisStrongpoints = (s: State): number =>
  s.setting.card.newStrongpoints.axis + (isHitlerPlan(s) ? HITLER_STRONGPOINTS : 0)

/** A3.h. */
export function changePlan(s: State, play: Play): void {
  if (!DIRECTIVES.includes(s.turn) || isHitlerPlan(s)) return
  s.plan.isHitler[1] = 1
  play.tell('hitlerPlan')
  s.sides.strongpoints[AXIS] = axisStrongpoints(s)
  // 7.32: Group Four has to be taken.
  if (s.groups.taken[MOSCOW_BOMBERS] === 0) takeAxisGroup(s, MOSCOW_BOMBERS, play)
  touch(s)
}

/** 7.22, 7.24: the Axis asks for the OKH Plan. */
export function persuadeBarred(s: State, why: Why): Rule {
  if (!isHitlerPlan(s)) return why.no('7.22', 'the OKH Plan is in effect')
  if (s.turn === LAST_CHANCE)
    return s.plan.askedOn[1] === LAST_CHANCE ? why.no('7.24', 'the Plan stays as it is') : LEGAL
  if (!FIRST_CHANCES.includes(s.turn)) return why.no('7.22', 'nobody asks for another Plan on this turn')
  return s.plan.askedOn[1] === 0 ? LEGAL : why.no('7.22', 'it was asked for once')
}

export function persuade(s: State, play: Play): void {
  const drm = s.turn === LAST_CHANCE ? LATE_DRM : 0
  const die = play.dice.die(10, 'Victory Plan (7.22)')
  const isBack = victoryPlan.results[resultAt(victoryPlan, 0, die + drm)] === 'OKH'
  s.plan.askedOn[1] = s.turn
  scoreEvent(s, 'plan', -PRICE_OF_ASKING)
  if (isBack) {
    s.plan.isHitler[1] = 0
    s.sides.strongpoints[AXIS] = axisStrongpoints(s)
  }
  play.tell(isBack ? 'okhPlan' : 'planStays', die)
  changed(s)
}

/** 8.2: Groups of the Axis cost victory points. */
export function axisGroupBarred(s: State, number: number, why: Why): Rule {
  const group = GROUPS.find((one) => one.number === number && one.side === 'axis')
  if (group === undefined || !s.setting.campaign?.groups?.includes(number))
    return why.no('3.14', 'Group {n} does not come in this scenario', number)
  if (s.turn < group.earliest)
    return why.no('8.2', 'Group {n} does not come before turn {turn}', number, group.earliest)
  return s.groups.taken[number] === 0 ? LEGAL : why.no('8.2', 'Group {n} has come', number)
}

export function offerAxisGroups({ setting: { campaign } }: State, out: Choices): void {
  for (const { number, side } of GROUPS) if (side === 'axis' && campaign?.groups?.includes(number)) out.add(number)
}

export function takeAxisGroup(s: State, number: number, play: Play): void {
  scoreEvent(s, 'group', -(GROUPS.find((one) => one.number === number)?.cost ?? 0))
  callUp(s, number, play)
}

/** 8.5: a unit that should be withdrawn is kept, for a point a step up to the limit of the card. */
export function keepBarred(s: State, unit: number, why: Why): Rule {
  if (!refusableNow(s).units.includes(unit)) return why.no('8.5', '{unit} is not withdrawn in this turn', unit)
  return s.staff.kept[unit] === 0 ? LEGAL : why.no('8.5', '{unit} stays', unit)
}

export function offerKept(s: State, out: Choices): void {
  for (const unit of refusableNow(s).units) out.add(unit)
}

export function keep(s: State, unit: number, play: Play): void {
  const { units, most } = refusableNow(s)
  const price = (): number =>
    Math.min(
      most,
      units.reduce((sum, one) => sum + (s.staff.kept[one] === 1 ? stepsOf(s, one) : 0), 0),
    )
  const before = price()
  s.staff.kept[unit] = 1
  scoreEvent(s, 'withdrawal', before - price())
  play.tell('kept', unit)
  changed(s)
}

/** A3.e: the others leave. */
export function endCommand(s: State, play: Play): void {
  withdraw(
    s,
    refusableNow(s).units.filter((unit) => s.staff.kept[unit] === 0),
    play,
  )
  s.staff.kept.fill(0)
}

export function canCommand(s: State): boolean {
  if (persuadeBarred(s, NO_REASONS) === LEGAL || refusableNow(s).units.length > 0) return true
  return GROUPS.some(({ number }) => axisGroupBarred(s, number, NO_REASONS) === LEGAL)
}
