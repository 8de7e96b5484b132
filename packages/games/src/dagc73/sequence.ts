import type { PhaseRules } from '@hexfront/core'
import { hasDue, ukraineTurn } from './arrivals.ts'
import { CITIES_RELEASED, GARRISON_RANGE, TURNS } from './charts.ts'
import { GERMAN, SOVIET } from './counters.ts'
import { continuousLine } from './line.ts'
import { DRIVEN_OUT, FREE, HOLDS_CITY, type Play, phasing, type State, sideOf, unitCount, type Words } from './state.ts'
import { isSupplied } from './supply.ts'

export { DATES } from './charts.ts'

/** What happens in phases beside the questions they ask. */
export const PHASES: Readonly<Record<string, PhaseRules<State, Words>>> = {
  'german set-up': { when: isFirstTurn },
  'soviet set-up': { when: isFirstTurn },
  ukraine: { when: isUkraineAsked },
  'soviet move': { enter: beginTurn },
  'soviet combat': { enter: beginCombat },
  'soviet mechanized': { enter: beginMovement },
  'soviet end': { enter: endSovietTurn },
  'german start': { enter: releaseGarrisons },
  'german arrivals': { when: hasDue },
  'german move': { enter: beginMovement },
  'german combat': { enter: beginCombat },
  'german mechanized': { enter: beginMovement },
  end: { enter: endTurn },
}

function isFirstTurn(s: State): boolean {
  return s.turn === 1
}

function isUkraineAsked({ turn, setting }: State): boolean {
  return turn === ukraineTurn(setting)
}

/** 3.5a: the day is told; the first phase of the Russian follows. */
function beginTurn(s: State, play: Play): void {
  play.tell('turn', s.turn, s.turn - 1)
  beginMovement(s)
}

/** 9.2B: supply for movement is read once, when the phase begins. */
function beginMovement(s: State): void {
  const side = phasing(s)
  s.units.moved.fill(0)
  for (let unit = 1; unit <= unitCount(s); unit++)
    if (sideOf(s, unit) === side) s.units.unsupplied[unit] = s.units.place[unit] === 0 || isSupplied(s, unit) ? 0 : 1
}

function beginCombat(s: State): void {
  s.units.fought.fill(0)
  s.units.attacked.fill(0)
}

/** 11C, 12.2B: gaps count for the German; 14.5: who is slow to respond. */
function endSovietTurn(s: State, play: Play): void {
  const { open } = continuousLine(s)
  s.gap = open
  s.vp.german += open
  if (open > 0) play.tell('gap', open)
  if (s.turn !== 1 || !s.setting.hasSlowResponse) return
  for (let unit = 1; unit <= unitCount(s); unit++)
    if (sideOf(s, unit) === GERMAN && s.setting.onLine[s.units.place[unit]!] === 1) s.units.slow[unit] = 1
}

/** 14.31c, d, 14.32: cities are released on turn 4 or when their units were driven out, garrisons when Russians come near. */
function releaseGarrisons(s: State, play: Play): void {
  const { freeze, place } = s.units
  for (let unit = 1; unit <= unitCount(s); unit++) {
    if (place[unit] === 0 || freeze[unit] === FREE || !isReleased(s, unit)) continue
    freeze[unit] = FREE
    play.tell('released', unit)
  }
}

function isReleased(s: State, unit: number): boolean {
  if (s.units.freeze[unit] === DRIVEN_OUT) return true
  // R73-25: an advance does not set it free.
  if (s.units.freeze[unit] === HOLDS_CITY) return s.turn >= CITIES_RELEASED
  return isRussianNear(s, s.units.place[unit]!)
}

function isRussianNear(s: State, hex: number): boolean {
  const { ground } = s.setting
  for (let other = 1; other <= unitCount(s); other++) {
    const at = s.units.place[other]!
    if (at !== 0 && sideOf(s, other) === SOVIET && ground.distance(hex, at) <= GARRISON_RANGE) return true
  }
  return false
}

/** 4.2C, 4.3a; 10.0c and 14.5 hold for one German Player-Turn. */
function endTurn(s: State, play: Play): void {
  s.units.slow.fill(0)
  s.units.arrived.fill(0)
  s.units.way.fill(0)
  s.units.railed.fill(0)
  if (s.turn === TURNS) play.finish()
}
