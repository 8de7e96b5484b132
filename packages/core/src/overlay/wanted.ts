import type { Grid } from '../grid/grid.ts'
import type { Wanted } from './book.ts'

export const whole = (least: number, most: number): Wanted => ({
  text: `a whole number from ${least} to ${most}`,
  fits: (value) => typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most,
})

export const oneOf = (words: readonly string[]): Wanted => ({
  text: words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : words.join(''),
  fits: (value) => typeof value === 'string' && words.includes(value),
})

export const hexOf = (grid: Pick<Grid, 'find'>): Wanted => ({
  text: 'a hex of the map',
  fits: (value) => typeof value === 'string' && grid.find(value) !== 0,
})

/** A chart in which each number may be any other. */
export type AnyFigures<T> = T extends number
  ? number
  : T extends object
    ? { readonly [K in keyof T]: AnyFigures<T[K]> }
    : T
