import { changed, LEGAL, NO_REASONS, type Rule, resultAt, type Stage, type Why } from '@hexfront/core'
import { AXIS, SOVIET } from '../data/counters.ts'
import { enemyOf, FIRING, MISSION, type Play, type State, sideOf, type Words } from '../state.ts'
import { fireFlak, strikeOff } from './aa.ts'
import { firstToFly, hasMission, land } from './flights.ts'
import { readyOn } from './readiness.ts'

/** 14.25: what happens over a hex. */
export const SORTIE: readonly Stage<State, Words>[] = [
  { when: (s) => areBothThere(s) && hasDual(s, firstToFly(s)), does: (s, play) => askRoles(s, firstToFly(s), play) },
  {
    when: (s) => areBothThere(s) && hasDual(s, enemyOf(firstToFly(s))),
    does: (s, play) => askRoles(s, enemyOf(firstToFly(s)), play),
  },
  { when: mayFight, does: rollInitiative },
  { when: isFought, repeats: true, does: pairOn },
  { when: isFought, does: fireAll },
  { when: (s) => isFought(s) && s.sortie.hasAdvantage === 1, does: beginStrikes },
  { when: (s) => isFought(s) && s.sortie.hasAdvantage === 1, repeats: true, does: strikeOn },
  { does: sendFightersHome },
  { does: (s, play) => fireFlak(s, s.sortie.hex, play) },
  { does: (_s, play) => play.leave() },
]

const isOver = (s: State, unit: number, side: number): boolean =>
  s.units.over[unit] === s.sortie.hex && sideOf(s, unit) === side
const isFiring = (s: State, unit: number, side: number): boolean =>
  isOver(s, unit, side) && s.units.role[unit] === FIRING
const isOnMission = (s: State, unit: number, side: number): boolean =>
  isOver(s, unit, side) && s.units.role[unit] === MISSION

type Holds = (s: State, unit: number, side: number) => boolean

/** The next air unit of a side after one of which something holds; 0 after the last. */
function nextOf(s: State, side: number, after: number, holds: Holds): number {
  for (let unit = after + 1; unit <= s.setting.units; unit++) if (holds(s, unit, side)) return unit
  return 0
}

const areBothThere = (s: State): boolean => nextOf(s, AXIS, 0, isOver) !== 0 && nextOf(s, SOVIET, 0, isOver) !== 0

/** 14.12: fighters that could do either. */
const isDual = (s: State, unit: number, side: number): boolean =>
  isOver(s, unit, side) && s.setting.roster[unit]?.air?.kind === 'dual' && hasMission(s, unit)

const hasDual = (s: State, side: number): boolean => nextOf(s, side, 0, isDual) !== 0

function askRoles(s: State, side: number, play: Play): void {
  s.sortie.asked = side
  play.enter('roles')
}

/** 14.12: a dual fighter gives its mission up to fire. */
export function fireBarred(s: State, unit: number, why: Why): Rule {
  if (!isDual(s, unit, s.sortie.asked)) return why.no('14.12', '{unit} has no choice', unit)
  return s.units.role[unit] === MISSION ? LEGAL : why.no('14.12', '{unit} fires', unit)
}

export const hasUndecided = (s: State): boolean =>
  nextOf(s, s.sortie.asked, 0, (at, unit, side) => isDual(at, unit, side) && at.units.role[unit] === MISSION) !== 0

/** 14.31: enemies meet, and somebody fires. */
function mayFight(s: State): boolean {
  return areBothThere(s) && (nextOf(s, AXIS, 0, isFiring) !== 0 || nextOf(s, SOVIET, 0, isFiring) !== 0)
}

function rollInitiative(s: State, play: Play): void {
  const die = play.dice.die(10, 'air initiative (14.31)')
  const result = s.setting.airInitiative.results[resultAt(s.setting.airInitiative, 0, die)]!
  s.sortie.leader = result.startsWith('Axis') ? AXIS : result.startsWith('Soviet') ? SOVIET : 0
  s.sortie.hasAdvantage = result.endsWith('+') ? 1 : 0
  s.sortie.hasFought = s.sortie.leader === 0 ? 0 : 1
  if (s.sortie.leader === 0) play.tell('noAirCombat', die)
  else play.tell(s.sortie.hasAdvantage === 1 ? 'advantage' : 'initiative', s.sortie.leader, die)
  changed(s)
}

function isFought(s: State): boolean {
  return s.sortie.hasFought === 1
}

// 14.32 Pairing

const isFree = (s: State, unit: number): boolean => s.units.matched[unit] === 0
const isFreeToFire: Holds = (s, unit, side) => isFiring(s, unit, side) && isFree(s, unit)
const isFreeTarget: Holds = (s, unit, side) => isOnMission(s, unit, side) && isFree(s, unit)

/** Whose unmatched fighters are to be matched now, and with what: fighters first, then missions of the other side. */
interface Round {
  readonly shooter: number
  readonly target: Holds
}

function roundOf(s: State): Round | null {
  const hasAxis = nextOf(s, AXIS, 0, isFreeToFire) !== 0
  const hasSoviet = nextOf(s, SOVIET, 0, isFreeToFire) !== 0
  if (hasAxis && hasSoviet) return { shooter: s.sortie.leader, target: isFreeToFire }
  const shooter = hasAxis ? AXIS : hasSoviet ? SOVIET : 0
  if (shooter === 0 || nextOf(s, enemyOf(shooter), 0, isFreeTarget) === 0) return null
  return { shooter, target: isFreeTarget }
}

/** 14.32: who fires is matched with one enemy each, by the side with the initiative. */
export function matchBarred(s: State, target: number, shooter: number, why: Why): Rule {
  const round = roundOf(s)
  if (round === null || !isFreeToFire(s, shooter, round.shooter))
    return why.no('14.32', '{unit} is not to be matched now', shooter)
  return round.target(s, target, enemyOf(round.shooter))
    ? LEGAL
    : why.no('14.32', 'those who fire are matched with each other first')
}

export function match(s: State, target: number, shooter: number): void {
  s.units.matched[shooter] = target
  s.units.matched[target] = shooter
}

/** What leaves no choice is matched at once. */
function pairOn(s: State, play: Play): void {
  for (let round = roundOf(s); round !== null; round = roundOf(s)) {
    const { shooter, target } = round
    const one = nextOf(s, shooter, 0, isFreeToFire)
    const other = nextOf(s, enemyOf(shooter), 0, target)
    if (nextOf(s, shooter, one, isFreeToFire) !== 0 || nextOf(s, enemyOf(shooter), other, target) !== 0) {
      play.enter('pairing')
      return
    }
    match(s, other, one)
  }
}

// 14.32, 14.33 Fire

/** All at once: at missions first, then fighters at each other, the side with the initiative first of each two. */
function fireAll(s: State, play: Play): void {
  const { units, setting, sortie } = s
  hits.length = 0
  for (let unit = 1; unit <= setting.units; unit++)
    if (units.over[unit] === sortie.hex && units.role[unit] === FIRING && units.role[units.matched[unit]!] === MISSION)
      shoot(s, unit, units.matched[unit]!, play)
  for (let unit = nextOf(s, sortie.leader, 0, isFiring); unit !== 0; unit = nextOf(s, sortie.leader, unit, isFiring)) {
    const other = units.matched[unit]!
    if (other === 0 || units.role[other] !== FIRING) continue
    shoot(s, unit, other, play)
    shoot(s, other, unit, play)
  }
  for (const { target, result } of hits) strikeOff(s, target, result, play)
}

const hits: { readonly target: number; readonly result: string }[] = []

function shoot(s: State, shooter: number, target: number, play: Play): void {
  const die = play.dice.die(10, 'air combat (14.32)')
  const result = s.setting.airCombat.results[resultAt(s.setting.airCombat, airColumn(s, shooter, target), die)]!
  play.tell('shot', shooter, target, die)
  hits.push({ target, result })
}

/** The rating of who fires less that of the target. */
export function airColumn({ setting }: State, shooter: number, target: number, why: Why = NO_REASONS): number {
  const difference =
    why.item('14.32', '{unit}', setting.rating[shooter]!, shooter) -
    why.item('14.32', '{unit}', setting.rating[target]!, target)
  return Math.max(-MOST_DIFFERENCE, Math.min(MOST_DIFFERENCE, difference)) + MOST_DIFFERENCE
}

const MOST_DIFFERENCE = 3

// 14.33 Local tactical advantage

/** Whoever of the side with the advantage has nobody left before it may fire once more. */
function beginStrikes(s: State): void {
  const { units, sortie, setting } = s
  for (let unit = 1; unit <= setting.units; unit++) {
    const opponent = units.matched[unit]!
    const isEngaged = opponent !== 0 && units.over[opponent] === sortie.hex
    units.matched[unit] = isFiring(s, unit, sortie.leader) && !isEngaged ? unit : 0
  }
}

/** Marked by being matched with itself. */
const mayStrike: Holds = (s, unit, side) => isFiring(s, unit, side) && s.units.matched[unit] === unit

export function strikeBarred(s: State, target: number, shooter: number, why: Why): Rule {
  if (!mayStrike(s, shooter, s.sortie.leader)) return why.no('14.33', '{unit} does not fire again', shooter)
  return isOver(s, target, enemyOf(s.sortie.leader)) ? LEGAL : why.no('14.33', '{unit} is not there', target)
}

function strikeOn(s: State, play: Play): void {
  const { leader } = s.sortie
  for (let one = nextOf(s, leader, 0, mayStrike); one !== 0; one = nextOf(s, leader, 0, mayStrike)) {
    const other = nextOf(s, enemyOf(leader), 0, isOver)
    if (other === 0) return
    if (nextOf(s, enemyOf(leader), other, isOver) !== 0 || nextOf(s, leader, one, mayStrike) !== 0) {
      play.enter('strike')
      return
    }
    strikeOnce(s, other, one, play)
  }
}

/** 14.33: unanswered. */
export function strikeOnce(s: State, target: number, shooter: number, play: Play): void {
  s.units.matched[shooter] = 0
  hits.length = 0
  shoot(s, shooter, target, play)
  for (const hit of hits) strikeOff(s, hit.target, hit.result, play)
}

/** The next of a side that is to be matched, or to fire again: for lists. */
export function eachFighter(s: State, side: number, visit: (unit: number) => void): void {
  for (let unit = nextOf(s, side, 0, isOver); unit !== 0; unit = nextOf(s, side, unit, isOver)) visit(unit)
}

/** 14.32: fighters fly home; 14.26b: where there was no air combat, perhaps to be ready at once. */
function sendFightersHome(s: State, play: Play): void {
  for (const side of [AXIS, SOVIET])
    for (let unit = nextOf(s, side, 0, isFiring); unit !== 0; unit = nextOf(s, side, unit, isFiring)) {
      if (isFought(s)) {
        land(s, unit, 'flown')
        play.tell('flown', unit)
        continue
      }
      const needed = readyOn(s, unit)
      const die = play.dice.die(10, 'readiness again (14.26b)')
      play.tell('rolledFor', unit, die, needed)
      land(s, unit, die <= needed ? 'ready' : 'flown')
      play.tell(die <= needed ? 'ready' : 'flown', unit)
    }
  changed(s)
}
