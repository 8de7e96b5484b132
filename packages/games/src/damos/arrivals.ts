import { type Choices, LEGAL, NO_REASONS, type Rule, type Why } from '@hexfront/core'
import { inArea } from './area.ts'
import { GERMAN } from './counters.ts'
import { hasRoom } from './stacking.ts'
import { enemyOf, firstOf, isHeldBy, lastOf, phasing, type State, sideOf } from './state.ts'
import { isSupplied } from './supply.ts'
import { inZoc } from './zones.ts'

/** C5.0, X4.9: whether a unit may come in now. */
export function dueBarred(s: State, unit: number, why: Why): Rule {
  if (sideOf(unit) !== phasing(s)) return why.no('C5.0', '{unit} is not yours', unit)
  if (s.units.place[unit] !== 0) return why.no('C5.0', '{unit} is on the map', unit)
  if (s.units.dead[unit] === 1) return why.no('C5.0', '{unit} is eliminated', unit)
  if (s.units.due[unit] === 0) return why.no('X6.0', '{unit} is set up at the start', unit)
  return s.units.due[unit]! <= s.turn ? LEGAL : why.no('X4.9', '{unit} comes on turn {n}', unit, s.units.due[unit]!)
}

export function offerDue(s: State, out: Choices): void {
  const side = phasing(s)
  const { place, due, dead } = s.units
  for (let unit = firstOf(side); unit <= lastOf(s, side); unit++)
    if (place[unit] === 0 && dead[unit] === 0 && due[unit]! <= s.turn) out.add(unit)
}

/** X4.9, D-R54: where. */
export function entryBarred(s: State, unit: number, hex: number, why: Why): Rule {
  const { setting } = s
  const side = sideOf(unit)
  if (side === GERMAN) {
    if (!setting.germanEntry.includes(hex)) return why.no('X4.9', '{place} is not on the west edge', hex)
  } else if (setting.isRussianEntry[hex] === 0) {
    if (setting.isRussianCity[hex] === 0 || !inArea(s, hex))
      return why.no('X4.9', '{place} is neither a city nor on the east edge', hex)
    if (s.hexes.control[hex] !== side) return why.no('X4.9', '{place} is not under your control', hex)
    if (inZoc(s, enemyOf(side), hex) && !isHeldBy(s, side, hex))
      return why.no('X4.9', '{place} is in an enemy zone of control', hex)
  }
  if (!inArea(s, hex)) return why.no('X1.3', '{place} lies outside the area of operations', hex)
  if (isHeldBy(s, enemyOf(side), hex)) return why.no('X4.9', 'enemies are in {place}', hex)
  return hasRoom(s, unit, side, hex) ? LEGAL : why.no('X4.1', '{place} is full', hex)
}

/** X4.9: where units of a side may come in at all. */
const entriesOf = ({ setting }: State, unit: number): readonly number[] =>
  sideOf(unit) === GERMAN ? setting.germanEntry : setting.russianArrivals

export function offerEntry(s: State, unit: number, out: Choices): void {
  for (const hex of entriesOf(s, unit)) if (entryBarred(s, unit, hex, NO_REASONS) === LEGAL) out.add(hex)
}

export function hasEntry(s: State, unit: number): boolean {
  for (const hex of entriesOf(s, unit)) if (entryBarred(s, unit, hex, NO_REASONS) === LEGAL) return true
  return false
}

function hasDue(s: State): boolean {
  const side = phasing(s)
  for (let unit = firstOf(side); unit <= lastOf(s, side); unit++)
    if (dueBarred(s, unit, NO_REASONS) === LEGAL && hasEntry(s, unit)) return true
  return false
}

/** C5.0: a point for a unit that has lost some, has a line of supply and is not in an enemy zone. */
export function replaceBarred(s: State, unit: number, why: Why): Rule {
  const side = phasing(s)
  if (sideOf(unit) !== side) return why.no('C5.0', '{unit} is not yours', unit)
  const hex = s.units.place[unit]!
  if (hex === 0) return why.no('C5.0', '{unit} is not on the map', unit)
  if (s.sides.points[side] === 0) return why.no('C5.0', 'no replacement points are left')
  if (s.units.strength[unit]! >= s.setting.strength[unit]!) return why.no('C5.0', '{unit} is at full strength', unit)
  if (inZoc(s, enemyOf(side), hex)) return why.no('C5.0', '{unit} is in an enemy zone of control', unit)
  return isSupplied(s, side, hex) ? LEGAL : why.no('C5.0', '{unit} has no line of supply', unit)
}

export function offerWeakened(s: State, out: Choices): void {
  const side = phasing(s)
  if (s.sides.points[side] === 0) return
  for (let unit = firstOf(side); unit <= lastOf(s, side); unit++)
    if (s.units.place[unit] !== 0 && s.units.strength[unit]! < s.setting.strength[unit]!) out.add(unit)
}

/** C5.0, D-R16: an eliminated unit comes back with as much strength as is paid. */
export function rebuildBarred(s: State, unit: number, strength: number, why: Why): Rule {
  const side = phasing(s)
  if (sideOf(unit) !== side) return why.no('C5.0', '{unit} is not yours', unit)
  if (s.units.dead[unit] === 0) return why.no('C5.0', '{unit} is not eliminated', unit)
  if (s.units.surrendered[unit] === 1) return why.no('C5.0', '{unit} has surrendered', unit)
  if (strength === 0) return why.no('C5.0', 'a point at least is needed')
  if (strength > s.setting.strength[unit]!)
    return why.no('C5.0', '{unit} has {n} strength points at most', unit, s.setting.strength[unit]!)
  return strength <= s.sides.points[side]!
    ? LEGAL
    : why.no('C5.0', 'there are {n} replacement points', s.sides.points[side]!)
}

export function offerRebuilds(s: State, out: Choices): void {
  const side = phasing(s)
  for (let unit = firstOf(side); unit <= lastOf(s, side); unit++) {
    if (s.units.dead[unit] === 0 || s.units.surrendered[unit] === 1) continue
    const most = Math.min(s.sides.points[side]!, s.setting.strength[unit]!)
    for (let strength = 1; strength <= most; strength++) out.add(unit, strength)
  }
}

/** C5.0: for all that the enemy knows, so that a phase that ends by itself tells him nothing. */
function mightBeReplaced(s: State, unit: number): boolean {
  const side = phasing(s)
  const hex = s.units.place[unit]!
  if (hex === 0 || s.units.least[unit]! >= s.setting.strength[unit]!) return false
  return !inZoc(s, enemyOf(side), hex) && isSupplied(s, side, hex)
}

/** Whether there is anything to do in the phase. */
export function hasBusiness(s: State): boolean {
  if (hasDue(s)) return true
  const side = phasing(s)
  if (s.sides.points[side] === 0) return false
  for (let unit = firstOf(side); unit <= lastOf(s, side); unit++)
    if (rebuildBarred(s, unit, 1, NO_REASONS) === LEGAL || mightBeReplaced(s, unit)) return true
  return false
}
