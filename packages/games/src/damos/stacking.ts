import { GERMAN_STACKING, RUSSIAN_STACKING } from './charts.ts'
import { GERMAN } from './counters.ts'
import { firstIn, nextIn, type State } from './state.ts'

/** X4.1: Russian units, with divisions counted apart; one regiment of the NKVD is free. */
const fits = (units: number, divisions: number): boolean =>
  units <= RUSSIAN_STACKING || (units === RUSSIAN_STACKING + 1 && divisions >= 2)

/** What stands in a hex. */
const load = { units: 0, divisions: 0, free: 0 }

function weigh(s: State, side: number, hex: number): void {
  const { isDivision, isFree } = s.setting
  load.units = 0
  load.divisions = 0
  load.free = 0
  for (let unit = firstIn(s, side, hex); unit !== 0; unit = nextIn(s, unit)) {
    // D-R59: those who stand aside in a battle.
    if (s.units.idle[unit] === 1) continue
    load.units++
    load.divisions += isDivision[unit]!
    load.free += isFree[unit]!
  }
}

function add({ setting }: State, unit: number): void {
  load.units++
  load.divisions += setting.isDivision[unit]!
  load.free += setting.isFree[unit]!
}

const isTooMuch = (side: number): boolean =>
  side === GERMAN ? load.units > GERMAN_STACKING : !fits(load.units - (load.free > 0 ? 1 : 0), load.divisions)

/** C2.3, X4.1: whether the units of a side in a hex are too many. */
export function isOverfull(s: State, side: number, hex: number): boolean {
  weigh(s, side, hex)
  return isTooMuch(side)
}

/** Whether they would be too many with those who are marked. */
export function wouldOverfill(s: State, side: number, hex: number, coming: Uint8Array): boolean {
  weigh(s, side, hex)
  for (let unit = coming.indexOf(1); unit > 0; unit = coming.indexOf(1, unit + 1))
    if (hex === 0 || s.units.place[unit] !== hex) add(s, unit)
  return isTooMuch(side)
}

/** Whether one more unit still finds room. */
export function hasRoom(s: State, unit: number, side: number, hex: number): boolean {
  weigh(s, side, hex)
  if (s.units.place[unit] !== hex) add(s, unit)
  return !isTooMuch(side)
}

/** D-R36: no further unit of any size would find room, but for a free regiment. */
export function isFull(s: State, side: number, hex: number): boolean {
  weigh(s, side, hex)
  load.units++
  load.divisions++
  return isTooMuch(side)
}

/** C2.3: the first hex in which a side has too many units, or 0. */
export function overfullHex(s: State, side: number, hexes: Uint16Array, count: number): number {
  for (let i = 0; i < count; i++) if (isOverfull(s, side, hexes[i]!)) return hexes[i]!
  return 0
}
