import { GERMAN_STACKING, RUSSIAN_STACKING } from './charts.ts'
import { GERMAN } from './counters.ts'
import { firstIn, nextIn, type State } from './state.ts'

/** X4.1: Russian units, with divisions counted apart; one regiment of the NKVD is free. */
const fits = (units: number, divisions: number): boolean =>
  units <= RUSSIAN_STACKING || (units === RUSSIAN_STACKING + 1 && divisions >= 2)

/** C2.3, X4.1: whether the units of a side in a hex are too many. */
export function isOverfull(s: State, side: number, hex: number): boolean {
  return isTooMuch(s, side, hex, noUnit)
}

/** Whether they would be too many with those who are marked. */
export function wouldOverfill(s: State, side: number, hex: number, coming: Uint8Array): boolean {
  return isTooMuch(s, side, hex, coming)
}

const noUnit = new Uint8Array(0)

function isTooMuch(s: State, side: number, hex: number, coming: Uint8Array): boolean {
  let units = 0
  let divisions = 0
  let free = 0
  const { isDivision, isFree } = s.setting
  for (let unit = firstIn(s, side, hex); unit !== 0; unit = nextIn(s, unit)) {
    units++
    divisions += isDivision[unit]!
    free += isFree[unit]!
  }
  for (let unit = coming.indexOf(1); unit > 0; unit = coming.indexOf(1, unit + 1)) {
    if (s.units.place[unit] === hex) continue
    units++
    divisions += isDivision[unit]!
    free += isFree[unit]!
  }
  if (side === GERMAN) return units > GERMAN_STACKING
  return !fits(units - (free > 0 ? 1 : 0), divisions)
}

/** Whether one more unit still finds room. */
export function hasRoom(s: State, unit: number, side: number, hex: number): boolean {
  one.fill(0)
  one[unit] = 1
  return !isTooMuch(s, side, hex, one)
}

const one = new Uint8Array(256)

/** D-R36: no further unit of any size would find room, but for a free regiment. */
export function isFull(s: State, side: number, hex: number): boolean {
  let units = 0
  let divisions = 0
  let free = 0
  const { isDivision, isFree } = s.setting
  for (let unit = firstIn(s, side, hex); unit !== 0; unit = nextIn(s, unit)) {
    units++
    divisions += isDivision[unit]!
    free += isFree[unit]!
  }
  if (side === GERMAN) return units >= GERMAN_STACKING
  return !fits(units - (free > 0 ? 1 : 0) + 1, divisions + 1)
}

/** C2.3: the first hex in which a side has too many units, or 0. */
export function overfullHex(s: State, side: number, hexes: Uint16Array, count: number): number {
  for (let i = 0; i < count; i++) if (isOverfull(s, side, hexes[i]!)) return hexes[i]!
  return 0
}
