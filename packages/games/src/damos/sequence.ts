import { NO_REASONS, type PhaseRules, touch, type Why } from '@hexfront/core'
import { hasBusiness } from './arrivals.ts'
import {
  COSSACKS_FROM,
  DISTRACTED_AFTER,
  GERMAN_POINTS,
  GERMAN_POINTS_FROM,
  LEAP_TURN,
  OBLIGED_TURN,
  PENALTY_FROM,
  RUSSIAN_POINTS,
} from './charts.ts'
import { startClock } from './control.ts'
import { GERMAN, RUSSIAN } from './counters.ts'
import { firstExtension, settleRails } from './rail.ts'
import { CONVERTED, firstOf, lastOf, type Play, phasing, pieces, type State, type Words } from './state.ts'
import { excessHex } from './steps/excess.ts'
import { halved } from './strength.ts'
import { surrenderForces } from './surrender.ts'

/** What happens in phases beside the questions they ask. */
export const PHASES: Readonly<Record<string, PhaseRules<State, Words>>> = {
  cossacks: { when: (s) => s.turn >= COSSACKS_FROM, enter: dismissCossacks },
  start: { enter: beginTurn },
  'german reinforcement': { when: gainPoints },
  rail: { when: (s) => firstExtension(s) !== 0 },
  'german strategic movement': { enter: settleRails },
  'german operations': { enter: beginOperations },
  'german stacking': { when: (s) => excessHex(s) !== 0 },
  'german surrender': { enter: (s, play) => surrenderForces(s, GERMAN, play) },
  'german reset': { enter: (s) => reset(s, GERMAN) },
  'russian reinforcement': { when: gainPoints },
  'russian operations': { enter: beginOperations },
  'russian stacking': { when: (s) => excessHex(s) !== 0 },
  'russian surrender': { enter: (s, play) => surrenderForces(s, RUSSIAN, play) },
  'russian reset': { enter: (s) => reset(s, RUSSIAN) },
  end: { enter: endTurn },
}

/** X6.0: control by the border; X4.3.1: German gauge west of it. */
export function deal(s: State): void {
  const { setting, units, hexes } = s
  for (let hex = 1; hex <= setting.ground.size; hex++)
    if (setting.isSea[hex] === 0) hexes.control[hex] = setting.isGermany[hex] === 1 ? GERMAN : RUSSIAN
  for (const hex of setting.railHexes) hexes.rail[hex] = setting.isGermany[hex] === 1 ? CONVERTED : 0
  for (let unit = 1; unit <= setting.units; unit++) {
    units.strength[unit] = setting.strength[unit]!
    units.least[unit] = setting.strength[unit]!
    units.most[unit] = setting.strength[unit]!
    units.due[unit] = setting.entryTurn[unit]!
  }
}

/** C4.0, X4.4: the air unit is there again; X4.6.1: from turn 2 on Russians have zones. */
function beginTurn(s: State, play: Play): void {
  play.tell('turn', s.turn, s.turn - 1)
  s.air.isReady = 1
  s.air.shift = 1
  s.air.reroll = 1
  s.air.failures = 0
  if (s.turn < COSSACKS_FROM) s.units.cossack.fill(0)
  if (s.turn === DISTRACTED_AFTER + 1 && s.distractedFrom === 0) startClock(s, s.turn, play)
  pieces.rebuild(s)
}

function dismissCossacks(s: State): void {
  s.units.cossack.fill(0)
  touch(s)
}

/** X4.5: points come in whether anything can be done with them or not. */
function gainPoints(s: State): boolean {
  const side = phasing(s)
  s.sides.points[side]! += pointsOf(s, side)
  touch(s)
  return hasBusiness(s)
}

/** X4.5: what a side gets in a turn. */
export const pointsOf = (s: State, side: number, why: Why = NO_REASONS): number =>
  side === GERMAN ? why.item('X4.5', 'a turn', s.turn >= GERMAN_POINTS_FROM ? GERMAN_POINTS : 0) : russianPoints(s, why)

/** X4.5, X4.6.3, D-R57; X4.3.1: one more against a concentrated thrust, twice as many after the pause. */
export function russianPoints({ turn, obligation, setting }: State, why: Why = NO_REASONS): number {
  if (turn === 1) return 0
  const points =
    why.item('X4.5', 'a turn', RUSSIAN_POINTS) +
    why.item('X4.3.1', 'against a concentrated thrust', setting.hasThrust ? 1 : 0) +
    why.item('X4.6.3', 'attacks that were not made', turn >= PENALTY_FROM ? -obligation.penalty : 0)
  const isDoubled = setting.hasPause && (turn === LEAP_TURN || turn === LEAP_TURN + 1)
  return points + why.item('X4.3.1', 'after the pause', isDoubled ? points : 0)
}

/** X4.6.3: what Moscow demands on turn 2. */
function beginOperations(s: State, play: Play): void {
  s.isFootClosed = 0
  if (phasing(s) !== RUSSIAN || s.turn !== OBLIGED_TURN) return
  s.obligation.due = halved(play.dice.die(6, 'attacks that Moscow demands (X4.6.3)'))
  s.obligation.made = 0
  play.tell('obliged', s.obligation.due)
}

/** C11.0. */
function reset(s: State, side: number): void {
  s.units.spent.fill(0, firstOf(side), lastOf(s, side) + 1)
  touch(s)
}

/** X4.6.3, X5.0. */
function endTurn(s: State, play: Play): void {
  if (s.turn === OBLIGED_TURN) {
    const { due, made } = s.obligation
    s.obligation.penalty = Math.max(0, due - made)
    if (s.obligation.penalty > 0) play.tell('failedMoscow', s.obligation.penalty)
  }
  if (s.turn === s.setting.lastTurn) play.finish()
}
