import { STACKING } from '../charts.ts'
import { GERMAN, SOVIET } from '../counters.ts'
import { enemyOf, inEnemyZone, pieces, type State, sideOf, stepsOf, strengthOf, unitCount } from '../state.ts'

/** 6.8: the mean strength of Soviet units that are on the map and not seen; most of them are whole. */
export function guessOf(s: State): number {
  const { place, dead, waiting } = s.units
  let sum = 0
  let count = 0
  for (let unit = 1; unit <= unitCount(s); unit++) {
    if (place[unit] !== 0 || dead[unit] === 1 || waiting[unit] === 1 || sideOf(s, unit) !== SOVIET) continue
    sum += WHOLE * s.setting.full[unit]! + (1 - WHOLE) * s.setting.reduced[unit]!
    count++
  }
  return count === 0 ? USUAL : sum / count
}

const WHOLE = 0.8
const USUAL = 4

/** The strength of a unit as far as it is known. */
export const mightOf = (s: State, unit: number, guess: number): number =>
  pieces.isUnknown(s, unit) ? guess : strengthOf(s, unit)

/** What goes with the next step of a unit. */
export function stepWorth(s: State, unit: number, guess: number): number {
  if (pieces.isUnknown(s, unit)) return guess / 2
  const { full, reduced } = s.setting
  // The last step takes a body and its zone with it.
  if (stepsOf(s, unit) === 1) return strengthOf(s, unit) + BODY
  return full[unit]! - reduced[unit]!
}

const BODY = 0.5

export const stepsLeft = (s: State, unit: number): number => (pieces.isUnknown(s, unit) ? 2 : stepsOf(s, unit))

export function unitsIn(s: State, hex: number): number[] {
  const units: number[] = []
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) units.push(unit)
  return units
}

export function mightIn(s: State, hex: number, guess: number): number {
  let sum = 0
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) sum += mightOf(s, unit, guess)
  return sum
}

/** 11.9, 11.10: what a hex adds to the defence of a side; a river on part of its sides in part. */
export function cover(s: State, side: number, hex: number): number {
  const { terrain, isTown, isCity, entrenched, river, charts } = s.setting
  const { tec, addition } = charts
  const kind = terrain[hex]
  let rivers = 0
  for (let way = hex * 6; way < hex * 6 + 6; way++) if (river[way] !== 0) rivers++
  return (
    (kind ? tec[kind].addition : 0) +
    (isTown[hex] === 1 ? addition.town.addition : 0) +
    (isCity[hex] === 1 ? addition.city.addition : 0) +
    (entrenched[side]![hex] === 1 ? addition.entrenchment.addition : 0) +
    Math.max(0, rivers - 2) * RIVER_SIDE
  )
}

const RIVER_SIDE = 0.7

/** 11.17: how many ways out of a hex a side has. */
export function exits(s: State, side: number, hex: number): number {
  const { neighbours } = s.setting.ground
  let count = 0
  for (let way = hex * 6; way < hex * 6 + 6; way++)
    if (s.setting.water[way] === 0 && isExit(s, side, neighbours[way]!)) count++
  return count
}

function isExit(s: State, side: number, hex: number): boolean {
  if (hex === 0 || s.setting.isLand[hex] === 0 || pieces.occupier(s, hex) === enemyOf(side)) return false
  if (side === GERMAN && s.setting.entrenched[SOVIET]![hex] === 1) return false
  const count = pieces.count(s, hex)
  // 8.4
  return count > 0 ? count < STACKING : !inEnemyZone(s, side, hex)
}
