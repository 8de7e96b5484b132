import { weightOf } from '../stacking.ts'
import { diceOf, isGermanUnit, pieces, type State, stepsOf } from '../state.ts'

/** Units of a class in a hex that may still act. */
export function ready(s: State, hex: number, mech: number): number[] {
  const force: number[] = []
  for (let unit = pieces.first(s, hex); unit !== 0 && isGermanUnit(s, unit); unit = pieces.next(s, unit))
    if (s.units.done[unit] === 0 && s.setting.isMech[unit] === mech) force.push(unit)
  return force
}

/** The force that is on the march. */
export function members(s: State): number[] {
  const force: number[] = []
  for (let unit = s.units.force.indexOf(1); unit > 0; unit = s.units.force.indexOf(1, unit + 1)) force.push(unit)
  return force
}

export function isOnMap(s: State, unit: number): boolean {
  const hex = s.units.place[unit]!
  return hex !== 0 && hex <= s.setting.ground.size
}

export function weightOfAll(s: State, force: readonly number[]): number {
  let weight = 0
  for (const unit of force) weight += weightOf(s, unit)
  return weight
}

export function stepsIn(s: State, force: readonly number[]): number {
  let steps = 0
  for (const unit of force) steps += stepsOf(s, unit)
  return steps
}

export const weakest = (s: State, force: readonly number[]): number =>
  force.reduce((a, b) => (diceOf(s, b) < diceOf(s, a) ? b : a))

export const strongest = (s: State, force: readonly number[]): number =>
  force.reduce((a, b) => (diceOf(s, b) > diceOf(s, a) ? b : a))

/** The stack whole, its reduced and its full units by themselves, and half of the full ones. */
export function partsOf(s: State, force: readonly number[]): (readonly number[])[] {
  const fighters = force.filter((unit) => s.setting.isFlak[unit] === 0)
  if (fighters.length === 0) return []
  if (force.length === 1) return [force]
  const reduced = force.filter((unit) => stepsOf(s, unit) === 1)
  const full = force.filter((unit) => stepsOf(s, unit) === 2)
  const parts: (readonly number[])[] = [force]
  if (reduced.some((unit) => s.setting.isFlak[unit] === 0) && full.length > 0) parts.push(reduced)
  if (full.length > 1 && reduced.length > 0) parts.push(full)
  if (full.length >= 4) parts.push(full.slice(0, full.length >> 1))
  return parts
}
