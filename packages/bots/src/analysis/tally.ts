import type { Side } from '@hexfront/core'
import { type Share, shareOf } from '../tournament.ts'

/** How a position ended each time it was played on, for the first side. Whole numbers, so that parts add up the same in any order. */
export interface Tally {
  readonly count: number
  readonly won: number
  readonly drawn: number
  /** Of the margins in hundredths, and of their squares. */
  readonly sum: number
  readonly squares: number
}

/** How a game ended: who won, and the margin of the first side. */
export interface Ending {
  readonly winner: Side
  readonly margin: number
}

export const NO_TALLY: Tally = { count: 0, won: 0, drawn: 0, sum: 0, squares: 0 }

export function counted(tally: Tally, { winner, margin }: Ending): Tally {
  const hundredths = Math.round(margin * 100)
  return {
    count: tally.count + 1,
    won: tally.won + (winner === 1 ? 1 : 0),
    drawn: tally.drawn + (winner === 0 ? 1 : 0),
    sum: tally.sum + hundredths,
    squares: tally.squares + hundredths * hundredths,
  }
}

export const together = (a: Tally, b: Tally): Tally => ({
  count: a.count + b.count,
  won: a.won + b.won,
  drawn: a.drawn + b.drawn,
  sum: a.sum + b.sum,
  squares: a.squares + b.squares,
})

/** How likely the first side wins, a draw as half a win. */
export const chanceOf = ({ count, won, drawn }: Tally): Share =>
  count === 0 ? { share: 0.5, low: 0, high: 1 } : shareOf(won + drawn / 2, count)

/** How far the chance may be off, with 95 %. */
export function doubtOf(tally: Tally): number {
  const { share, low, high } = chanceOf(tally)
  return Math.max(high - share, share - low)
}

/** The expected margin of the first side, and how far it may be off, with 95 %. */
export interface Margin {
  readonly mean: number
  readonly doubt: number
}

export function marginOf({ count, sum, squares }: Tally): Margin {
  if (count === 0) return { mean: 0, doubt: 0 }
  const mean = sum / count
  const variance = count < 2 ? 0 : Math.max(0, squares - count * mean * mean) / (count - 1)
  return { mean: mean / 100, doubt: (1.96 * Math.sqrt(variance / count)) / 100 }
}
