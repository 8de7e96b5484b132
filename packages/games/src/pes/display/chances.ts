import { capital, counted } from '../../words.ts'
import { LOWEST_MODIFIER } from '../scenarios.ts'
import type { State } from '../state.ts'

/** The chances of 0, 1, 2 ... steps. */
export type Spread = readonly number[]

/** 10.5: what a number of dice costs, each read by itself. */
export const fireSpread = (s: State, row: number, dice: number, modifier: number): Spread =>
  spreadOf(dice, s.setting.fire[row]![modifier - LOWEST_MODIFIER]!)

/** What dice come to together; `worth` says what each face counts. */
export function spreadOf(dice: number, worth: ArrayLike<number>): Spread {
  const most = Math.max(...Array.from(worth))
  let sums = [1]
  for (let n = 0; n < dice; n++) {
    const next = new Array<number>(sums.length + most).fill(0)
    for (let sum = 0; sum < sums.length; sum++)
      for (let face = 0; face < worth.length; face++) next[sum + worth[face]!]! += sums[sum]! / worth.length
    sums = next
  }
  return sums
}

export const FACES: readonly number[] = [1, 2, 3, 4, 5, 6]

/** All that is beyond the most counts as the most. */
export function capped(spread: Spread, most: number): Spread {
  if (spread.length <= most + 1) return spread
  return [...spread.slice(0, most), spread.slice(most).reduce((sum, chance) => sum + chance, 0)]
}

/** A row of a table of chances: from this many to that many. */
export interface Band {
  readonly from: number
  readonly to: number
  readonly chance: number
}

const MOST_ROWS = 7
/** What is rarer at the ends is joined with what lies beside it. */
const RARE = 0.005

/** Few enough rows to be read: rare ends are joined, and so is what lies between, in equal parts. */
export function bandsOf(spread: Spread): Band[] {
  const first = spread.findIndex((chance) => chance > 0)
  const last = spread.findLastIndex((chance) => chance > 0)
  if (first < 0) return []
  let low = first
  while (low < last && band(spread, first, low).chance < RARE) low++
  let high = last
  while (high > low + 1 && band(spread, high, last).chance < RARE) high--
  if (high <= low) return [band(spread, first, last)]
  const bands = [band(spread, first, low)]
  const width = Math.max(1, Math.ceil((high - low - 1) / (MOST_ROWS - 2)))
  for (let from = low + 1; from < high; from += width)
    bands.push(band(spread, from, Math.min(high - 1, from + width - 1)))
  return [...bands, band(spread, high, last)]
}

/** The same with the last value by itself, however rare: nobody is left. */
export function bandsToEnd(spread: Spread, end: number): Band[] {
  if (spread.length <= end || spread[end] === 0) return bandsOf(spread)
  return [...bandsOf(spread.slice(0, end)), band(spread, end, end)]
}

const band = (spread: Spread, from: number, to: number): Band => ({
  from,
  to,
  chance: spread.slice(from, to + 1).reduce((sum, chance) => sum + chance, 0),
})

/** `No steps`, `One step`, `3 to 5 steps`. */
export const bandName = ({ from, to }: Band, one: string): string =>
  from === to ? capital(counted(from, one)) : `${from} to ${to} ${one}s`

/** `27%`; what can happen never reads as if it could not. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return 'under 1%'
  if (chance < 1 && chance >= 0.995) return 'over 99%'
  return `${Math.round(chance * 100)}%`
}
