import { type Choices, LEGAL, NO_REASONS, type Rule, type Why } from '@hexfront/core'
import { IS_GERMAN } from './control.ts'
import { stackBarred, weightOf } from './stacking.ts'
import { isGermanUnit, type State } from './state.ts'

/** 7.3, 10.7: the reinforcements of this turn, and units lost earlier. */
export function isDue(s: State, unit: number): boolean {
  const { box } = s.setting
  const at = s.units.place[unit]!
  return isGermanUnit(s, unit) && (at === box.lost || (at === box['turn:6'] && s.turn >= 6))
}

/** P-R06: somebody is due, and there is room for him. */
export function hasDue(s: State): boolean {
  for (let unit = 1; isGermanUnit(s, unit); unit++) if (isDue(s, unit) && entryHex(s, unit) !== 0) return true
  return false
}

/** 7.3a: German-controlled points of communications and Greater Germany hexes, within stacking. */
export function entryBarred(s: State, unit: number, hex: number, why: Why): Rule {
  const { isLoc, isGreaterGermany } = s.setting
  if (isLoc[hex] !== 1 && isGreaterGermany[hex] !== 1)
    return why.no('7.3', '{place} is neither an LOC point nor in Greater Germany', hex)
  if (s.hexes.control[hex] !== IS_GERMAN) return why.no('7.3', '{place} is Soviet', hex)
  return stackBarred(s, weightOf(s, unit), hex, why)
}

export function offerEntry(s: State, unit: number, out: Choices): void {
  const { isLoc, isGreaterGermany, ground } = s.setting
  for (let hex = 1; hex <= ground.size; hex++)
    if ((isLoc[hex] === 1 || isGreaterGermany[hex] === 1) && entryBarred(s, unit, hex, NO_REASONS) === LEGAL)
      out.add(hex)
}

/** The point furthest east that takes the unit, else the first hex of Greater Germany; 0 if there is no room. */
export function entryHex(s: State, unit: number): number {
  const { loc, greaterGermany } = s.setting
  for (let n = loc.length - 1; n >= 0; n--) if (entryBarred(s, unit, loc[n]!, NO_REASONS) === LEGAL) return loc[n]!
  return greaterGermany.find((hex) => entryBarred(s, unit, hex, NO_REASONS) === LEGAL) ?? 0
}
