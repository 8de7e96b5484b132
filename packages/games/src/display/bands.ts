import type { Spread } from '../chances.ts'
import { capital, counted } from '../words.ts'

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

/** What is nearer to 1 differs by rounding only. */
const SURE = 1 - 1e-12

/** `27%`; what can happen never reads as if it could not. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return 'under 1%'
  if (chance < SURE && chance >= 0.995) return 'over 99%'
  return `${Math.round(chance * 100)}%`
}
