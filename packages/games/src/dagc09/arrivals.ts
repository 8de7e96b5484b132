import { LEGAL, NO_REASONS, type Rule, type Why } from '@hexfront/core'
import { once } from '../once.ts'
import { occupy } from './control.ts'
import { SOVIET } from './counters.ts'
import { isGermanHexSupplied, isSovietHexTraced } from './lines.ts'
import type { Dagc09Setting } from './scenarios.ts'
import { roomBarred } from './stacking.ts'
import {
  inEnemyZone,
  isCavalryMechanized,
  isUkrainian,
  type Play,
  phasing,
  pieces,
  type State,
  sideOf,
  unitCount,
} from './state.ts'

/** 10.1, 10.5: available, and not yet in play. */
export function dueBarred(s: State, unit: number, why: Why): Rule {
  if (sideOf(s, unit) !== phasing(s)) return why.no('10.1', '{unit} is of the other side', unit)
  if (s.units.waiting[unit] === 0 || s.setting.isUsed[unit] === 0)
    return why.no('10.1', '{unit} is not on the track', unit)
  return s.turn >= s.setting.entryTurn[unit]!
    ? LEGAL
    : why.no('10.5', '{unit} comes no earlier than turn {n}', unit, s.setting.entryTurn[unit]!)
}

/** 10.1 to 10.4: where a unit may come in. */
export function entryBarred(s: State, unit: number, hex: number, why: Why): Rule {
  const { setting } = s
  const barred = roomBarred(s, unit, hex, why)
  if (barred !== LEGAL) return barred
  if (setting.isKorpsGruppe[unit] === 1) return receiverBarred(s, unit, hex, why)
  const side = sideOf(s, unit)
  if (isUkrainian(s, unit)) {
    // 10.2
    return setting.ukrainianEntry.includes(hex) && s.hexes.control[hex] === SOVIET
      ? LEGAL
      : why.no('10.2', 'it comes in by Soviet-held Western Pripyat hexes of the south edge')
  }
  if (setting.isNorthUkraine[unit] === 1)
    // 3.6, R09-63
    return setting.northUkraineEntry.includes(hex) ? LEGAL : why.no('3.6', 'it comes in by the edge from 4428 to 5021')
  if (s.hexes.control[hex] !== side) return why.no('10.1', '{place} is not under your control', hex)
  const isSource = side === SOVIET ? setting.isSovietSource[hex] === 1 : setting.isGermanSource[hex] === 1
  if (isSource) return LEGAL
  if (setting.isCity[hex] === 0) return why.no('10.1', '{place} is neither a supply source nor a city', hex)
  return cityBarred(s, unit, hex, why)
}

/** 10.1, R09-16. */
function cityBarred(s: State, unit: number, hex: number, why: Why): Rule {
  const { koenigsberg, isPort } = s.setting
  const side = sideOf(s, unit)
  if (side !== SOVIET && hex === koenigsberg) return LEGAL
  if (side !== SOVIET && isPort[hex] === 1) return why.no('10.1', 'no port but Koenigsberg takes in units')
  if (inEnemyZone(s, side, hex)) return why.no('10.1', 'an enemy is beside {place}', hex)
  const isReached =
    side === SOVIET ? isSovietHexTraced(s, hex, isCavalryMechanized(s, unit)) : isGermanHexSupplied(s, hex)
  return isReached ? LEGAL : why.no('10.1', 'no supply over land reaches {place}', hex)
}

/** 10.4, R09-21: a Korps Gruppe is placed on a single unit that is none, on its own bank of the Dvina. */
function receiverBarred(s: State, unit: number, hex: number, why: Why): Rule {
  const { setting } = s
  const receiver = pieces.first(s, hex)
  if (receiver === 0) return why.no('10.4', 'no unit is in {place} to take it in', hex)
  if (setting.isKorpsGruppe[receiver] === 1) return why.no('10.4', '{unit} is a Korps Gruppe itself', receiver)
  if (s.units.received[receiver] === 1) return why.no('10.4', '{unit} has taken one in this turn', receiver)
  const isNorthern = setting.roster[unit]!.bank === 'north'
  const isThere = isNorthern ? setting.isNorthOfDvina[hex] === 1 : setting.isSouthOfDvina[hex] === 1
  if (isThere) return LEGAL
  return isNorthern
    ? why.no('10.4', '{place} is not north of the Dvina', hex)
    : why.no('10.4', '{place} is not south of the Dvina', hex)
}

/** Every hex where a unit may come in, in ascending order. */
export function entryHexes(s: State, unit: number): number[] {
  return candidates(s, unit).filter((hex) => entryBarred(s, unit, hex, NO_REASONS) === LEGAL)
}

function candidates(s: State, unit: number): readonly number[] {
  const { setting } = s
  if (setting.isKorpsGruppe[unit] === 1) {
    const { hexes, count } = pieces.hexesOf(s, sideOf(s, unit))
    return Array.from(hexes.subarray(0, count))
  }
  if (isUkrainian(s, unit)) return setting.ukrainianEntry
  if (setting.isNorthUkraine[unit] === 1) return setting.northUkraineEntry
  return usualEntry(setting)[sideOf(s, unit)]!
}

/** 10.1, by side: sources and cities. */
const usualEntry = once(({ germanSources, sovietSources, cities }: Dagc09Setting): readonly (readonly number[])[] => {
  const withCities = (sources: Uint16Array) => [...new Set([...sources, ...cities])].sort((a, b) => a - b)
  return [[], withCities(germanSources), withCities(sovietSources)]
})

/** Whether a unit can come in now. */
export const canEnter = (s: State, unit: number): boolean =>
  dueBarred(s, unit, NO_REASONS) === LEGAL && hasEntry(s, unit)

export const hasEntry = (s: State, unit: number): boolean =>
  candidates(s, unit).some((hex) => entryBarred(s, unit, hex, NO_REASONS) === LEGAL)

export function hasDue(s: State): boolean {
  const { waiting } = s.units
  for (let unit = waiting.indexOf(1); unit > 0 && unit <= unitCount(s); unit = waiting.indexOf(1, unit + 1))
    if (canEnter(s, unit)) return true
  return false
}

/** A unit comes into play. */
export function enter(s: State, unit: number, hex: number, play: Play): void {
  const receiver = pieces.first(s, hex)
  if (s.setting.isKorpsGruppe[unit] === 1) s.units.received[receiver] = 1
  s.units.waiting[unit] = 0
  occupy(s, unit, hex, play)
}
