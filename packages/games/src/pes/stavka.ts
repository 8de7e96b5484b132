import { drawFrom, type Grid, linksOf, type Steps, steps, UNREACHED } from '@hexfront/core'
import { once } from '../once.ts'
import { obstacle, occupy, openClash } from './assault.ts'
import { AT_EAST, AT_HOME, AT_KALININ, AT_LOC, AT_MOSCOW, AT_TULA, TARGETS } from './charts.ts'
import { IS_GERMAN, IS_SOVIET, isSupplied } from './control.ts'
import { endingOf } from './ending.ts'
import type { PesSetting } from './scenarios.ts'
import { isLate, type Play, pieces, type State, unitCount } from './state.ts'
import { moscowHeld } from './victory.ts'

/** What happens next in Phase III. */
export const COUNT = 1
const DRAW = 2
export const AIM = 3
const LAUNCH = 4
export const MARCH = 5

/** 12.1: half the die, rounded up, and one more in the late game. */
export const counterattacks = (s: State, die: number): number => Math.ceil(die / 2) + (isLate(s) ? 1 : 0)

/** One thing at a time, so that each can be watched. */
export function stavkaOn(s: State, play: Play): void {
  switch (s.stavka.stage) {
    case COUNT:
      countAttacks(s, play)
      break
    case DRAW:
      drawGroup(s, play)
      break
    case AIM:
      aim(s, play)
      break
    case LAUNCH:
      launch(s, play)
      break
    default:
      advance(s, play)
  }
}

/** P-R21: no more than there are groups. */
function countAttacks(s: State, play: Play): void {
  const die = play.dice.die(6, 'counterattacks (12.1)')
  s.stavka.left = Math.min(counterattacks(s, die), pieces.count(s, s.setting.box.stavka))
  s.stavka.stage = DRAW
  play.tell('counterattacks', s.stavka.left, die)
}

function drawGroup(s: State, play: Play): void {
  const { place } = s.units
  const { stavka } = s.setting.box
  s.stavka.unit = drawFrom(play.dice, unitCount(s), (unit) => place[unit] === stavka, 'a group from the cup (12.3)')
  s.stavka.stage = AIM
  play.tell('group', s.stavka.unit)
}

/** 12.3, 12.11: what the group is sent at. */
function aim(s: State, play: Play): void {
  s.stavka.stage = LAUNCH
  if (moscowHeld(s) > 0) {
    s.stavka.aim = AT_MOSCOW
    play.tell('aimedAtMoscow', s.stavka.unit)
    return
  }
  const die = play.dice.die(6, 'where a group attacks (12.3)')
  s.stavka.aim = targetsOf(s)[die - 1]!
  play.tell('aimed', s.stavka.unit, s.stavka.aim, die)
}

function targetsOf(s: State): readonly number[] {
  const { control } = s.hexes
  const hasTula = control[s.setting.tula] === IS_GERMAN
  const hasKalinin = control[s.setting.kalinin] === IS_GERMAN
  if (hasTula) return hasKalinin ? TARGETS.both : TARGETS.tula
  return hasKalinin ? TARGETS.kalinin : TARGETS.neither
}

/** 12.3, P-R22, P-R29: the hex it starts from, ties by die. */
function launch(s: State, play: Play): void {
  const { unit } = s.stavka
  s.stavka.target = targetOf(s, play)
  distances(s)
  let nearest = UNREACHED
  let count = 0
  for (let hex = 1; hex <= s.setting.ground.size; hex++) {
    if (s.hexes.control[hex] !== IS_SOVIET || !isSupplied(s, hex)) continue
    const cost = found(s).cost(hex)
    if (cost < nearest) count = 0
    if (cost <= nearest && cost !== UNREACHED) {
      nearest = cost
      tied[count++] = hex
    }
  }
  if (count === 0) {
    // 12.1: it stays in the cup.
    play.tell('noLaunch', unit)
    endGroup(s, play)
    return
  }
  const hex = pickOf(count, 'where a group starts (12.4)', play)
  pieces.place(s, unit, hex)
  s.stavka.stage = MARCH
  play.tell('launched', unit, hex)
}

/** The one hex that the group is sent at; 0 where any of several will do. */
function targetOf(s: State, play: Play): number {
  switch (s.stavka.aim) {
    case AT_EAST:
      return easternmost(s, s.setting.open, 0, play)
    case AT_MOSCOW:
      return easternmost(s, s.setting.isMoscow, 1, play)
    case AT_TULA:
      return s.setting.tula
    case AT_KALININ:
      return s.setting.kalinin
    default:
      return 0
  }
}

/** The German hex furthest to the east among those marked, by true position (P-R22). */
function easternmost(s: State, marks: Uint8Array, mark: number, play: Play): number {
  const { easting, ground } = s.setting
  let best = -0x8000
  let count = 0
  for (let hex = 1; hex <= ground.size; hex++) {
    if (s.hexes.control[hex] !== IS_GERMAN || marks[hex] !== mark || easting[hex]! < best) continue
    if (easting[hex]! > best) count = 0
    best = easting[hex]!
    tied[count++] = hex
  }
  return pickOf(count, 'the most easterly hex (12.4)', play)
}

const tied = new Uint16Array(1024)

const pickOf = (count: number, why: string, play: Play): number =>
  count === 1 ? tied[0]! : tied[play.dice.pick(count, why, tied.subarray(0, count))]!

export const countLinks = once(({ ground, countCosts }: PesSetting) => linksOf(ground, countCosts))

const stepsOn = once((ground: Grid) => steps(ground))

const found = (s: State): Steps => stepsOn(s.setting.ground)

/** 12.4, 12.8: straight hex counts to the goals of the group, round lakes and reservoirs. */
function distances(s: State): void {
  const { setting } = s
  const { control } = s.hexes
  const to = found(s)
  to.begin(countLinks(setting), null)
  if (s.stavka.target !== 0) to.start(s.stavka.target)
  else {
    let points = 0
    for (const hex of setting.loc)
      if (control[hex] === IS_GERMAN) {
        to.start(hex)
        points++
      }
    // 12.3b: without points Greater Germany serves; and it always does for the advance (12.8).
    if (points === 0 || s.stavka.aim === AT_HOME)
      for (const hex of setting.greaterGermany) if (control[hex] === IS_GERMAN) to.start(hex)
  }
}

/** 12.8: the next hex toward the goal, or a fight for it. */
function advance(s: State, play: Play): void {
  const { unit } = s.stavka
  if (s.stavka.next === 0) s.stavka.next = nextHex(s, s.units.place[unit]!, play)
  const { next } = s.stavka
  const held = obstacle(s, next, play)
  if (held !== 0) {
    openClash(s, unit, held, play)
    return
  }
  s.stavka.next = 0
  const wasGerman = occupy(s, unit, next, play)
  if (wasGerman && (s.setting.isLoc[next] === 1 || s.setting.isGreaterGermany[next] === 1)) {
    s.ending = endingOf('communications cut')
    play.tell('cut', unit, next)
    play.finish()
    return
  }
  // 12.9
  if (wasGerman && (next === s.setting.tula || next === s.setting.kalinin)) {
    play.tell('recaptured', unit, next)
    pieces.place(s, unit, s.setting.box.spent)
    endGroup(s, play)
    return
  }
  const { aim, target } = s.stavka
  if (aim === AT_LOC || next === target) {
    s.stavka.aim = AT_HOME
    s.stavka.target = 0
  }
}

function nextHex(s: State, from: number, play: Play): number {
  distances(s)
  return pickOf(tieNearer(s, from), 'which way a group goes (12.4)', play)
}

/** The hexes beside this one that are nearer to the goals, into `tied`; how many. */
function tieNearer(s: State, from: number): number {
  const { neighbours } = s.setting.ground
  const { countCosts } = s.setting
  const to = found(s)
  const here = to.cost(from)
  let count = 0
  for (let way = from * 6; way < from * 6 + 6; way++)
    if (countCosts[way] === 1 && to.cost(neighbours[way]!) === here - 1) tied[count++] = neighbours[way]!
  tied.subarray(0, count).sort()
  return count
}

/** One of the shortest ways of the group to what it is sent at. */
export function wayOfGroup(s: State): number[] {
  distances(s)
  const way = [s.units.place[s.stavka.unit]!]
  while (tieNearer(s, way.at(-1)!) > 0) way.push(tied[0]!)
  return way
}

/** After a clash: dead, or it goes on. */
export function afterStavkaClash(s: State, play: Play): void {
  if (s.units.place[s.stavka.unit] === s.setting.box.spent) endGroup(s, play)
}

function endGroup(s: State, play: Play): void {
  s.stavka.unit = 0
  s.stavka.aim = 0
  s.stavka.target = 0
  s.stavka.next = 0
  s.stavka.left--
  s.stavka.stage = DRAW
  if (s.stavka.left === 0) play.leave()
}
