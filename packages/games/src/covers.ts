import type { Cover } from '@hexfront/core'
import { SHELF } from './shelf.ts'

export { LEVEL_WORDS, LEVELS, type Level } from './players.ts'

/** Every game of the house in the order of the shelf, before anything else of it is loaded. */
export const COVERS: readonly Cover[] = SHELF.map(({ cover, open }) => ({
  ...cover,
  isPlayable: open !== undefined,
  // Where nobody better is at hand, chance plays.
  bots: open ? cover.sides.map((_, at) => at + 1) : [],
}))
