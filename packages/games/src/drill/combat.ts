import { LEGAL, NO_REASONS, oddsColumn, type Rule, resultAt, type Why } from '@hexfront/core'
import { RESULTS, WOOD_DIE } from './charts.ts'
import { enemyOf, type Play, pieces, place, type State, sideOf, UNITS } from './state.ts'
import { isSupplied } from './supply.ts'

/** 5.1: an enemy is attacked once a phase, by units beside it that have not fought. */
export function attackBarred(s: State, side: number, hex: number, why: Why): Rule {
  if (pieces.occupier(s, hex) !== enemyOf(side)) return why.no('5.1', 'no enemy stands in {place}', hex)
  if (s.units.fought[pieces.first(s, hex)] !== 0) return why.no('5.1', '{place} was attacked already', hex)
  for (let direction = 0; direction < 6; direction++) {
    const unit = pieces.first(s, s.setting.ground.neighbour(hex, direction))
    if (unit !== 0 && joinBarred(s, side, unit, hex, NO_REASONS) === LEGAL) return LEGAL
  }
  return why.no('5.1', 'nobody can attack {place}', hex)
}

export function joinBarred(s: State, side: number, unit: number, hex: number, why: Why): Rule {
  if (sideOf(unit) !== side || s.units.place[unit] === 0) return why.no('5.1', '{unit} is not at hand', unit)
  if (s.units.fought[unit] !== 0) return why.no('5.1', '{unit} has fought already', unit)
  if (s.units.joined[unit] !== 0) return why.no('5.1', '{unit} has joined already', unit)
  return isBeside(s, unit, hex) ? LEGAL : why.no('5.1', '{unit} is not beside {place}', unit, hex)
}

export const attackStrength = (s: State, why: Why = NO_REASONS): number => {
  let sum = 0
  for (let unit = 1; unit <= UNITS; unit++) if (s.units.joined[unit] !== 0) sum += weightOf(s, unit, why)
  return sum
}

export const defenceStrength = (s: State, why: Why = NO_REASONS): number =>
  weightOf(s, pieces.first(s, s.assault.target), why)

/** 5.3: strengths are counted in halves, since 6.2 halves those without supply. */
export const weightOf = (s: State, unit: number, why: Why = NO_REASONS): number =>
  isSupplied(s, unit)
    ? why.item('5.3', '{unit}', 2 * s.units.strength[unit]!, unit)
    : why.item('6.2', '{unit} without supply', s.units.strength[unit]!, unit)

export const odds = (s: State, why: Why = NO_REASONS): number =>
  oddsColumn(s.setting.crt, attackStrength(s, why), defenceStrength(s, why), why)

/** 5.3: one off the die against a wood. */
export const dieModifier = ({ setting: { board }, assault }: State, why: Why = NO_REASONS): number =>
  why.item('5.3', 'defender in a wood', board.terrainNames[board.terrain[assault.target]!] === 'wood' ? WOOD_DIE : 0)

/** 5.4: the die is thrown and its result carried out, with a question where there is something to choose. */
export function fight(s: State, play: Play): void {
  const defender = pieces.first(s, s.assault.target)
  for (let unit = 1; unit <= UNITS; unit++)
    if (s.units.joined[unit] !== 0) s.units.shown[unit] = s.units.fought[unit] = 1
  const die = play.dice.die(6, 'combat')
  const result = RESULTS[resultAt(s.setting.crt, odds(s), die + dieModifier(s))]!
  play.tell(result, s.assault.target, die)
  s.assault.defender = defender
  const isRetreat = result === 'Dr' && canRetreat(s)
  if (result !== 'Al' && !isRetreat) lose(s, defender, play)
  if (isRetreat) play.enter('retreat')
  else if (result === 'Dr') play.leave()
  else play.enter('losses')
}

export function lose(s: State, unit: number, play: Play): void {
  play.tell('lost', unit)
  place(s, unit, 0)
  if (unitsOf(s, sideOf(unit)) === 0) s.beaten = sideOf(unit)
}

function unitsOf(s: State, side: number): number {
  let count = 0
  for (let unit = 1; unit <= UNITS; unit++) if (sideOf(unit) === side && s.units.place[unit] !== 0) count++
  return count
}

/** 5.5: one hex, not to another unit, not into an enemy zone. */
export function retreatBarred(s: State, to: number, why: Why): Rule {
  const { defender } = s.assault
  if (!isBeside(s, defender, to)) return why.no('5.5', '{place} is not beside {unit}', to, defender)
  if (pieces.first(s, to) !== 0) return why.no('3.5', 'a unit stands in {place}', to)
  return pieces.inZone(s, enemyOf(sideOf(defender)), to) ? why.no('5.5', '{place} is in an enemy zone', to) : LEGAL
}

function canRetreat(s: State): boolean {
  for (let hex = 1; hex <= s.setting.ground.size; hex++) if (retreatBarred(s, hex, NO_REASONS) === LEGAL) return true
  return false
}

const isBeside = (s: State, unit: number, hex: number): boolean =>
  s.setting.ground.directionTo(s.units.place[unit]!, hex) >= 0
