import { NUMBERED_FROM } from '@hexfront/atlas/drawing'

/** How much of a counter is drawn: 1 is a coloured square, 5 is everything. */
export type Level = 1 | 2 | 3 | 4 | 5

const FROM: Readonly<Record<Level, number>> = { 1: 0, 2: 16, 3: 28, 4: 40, 5: 60 }
const LEVELS = [5, 4, 3, 2] as const
/** How far past a border the side must go before the level changes, so that a small zoom does not flicker. */
const SLACK = 2

/** The side of a counter, as a share of the radius of its hex. */
export const COUNTER_SHARE = 1.04

/** By the side on the screen. */
export const levelOf = (side: number): Level => LEVELS.find((level) => side >= FROM[level]) ?? 1

/** The level to draw at, given the one drawn last. */
export function nextLevel(side: number, last: Level): Level {
  const plain = levelOf(side)
  if (plain > last) return levelOf(side - SLACK) > last ? levelOf(side - SLACK) : last
  if (plain < last) return levelOf(side + SLACK) < last ? levelOf(side + SLACK) : last
  return last
}

/** Drawings of the map are made for these radii; each serves up to the next. */
export const BANDS = [6, 14, 26, 40] as const
export type Band = (typeof BANDS)[number]

export const bandOf = (radius: number): Band => BANDS.findLast((band) => radius >= band) ?? BANDS[0]

const GRID_FROM = 14

export const showsGrid = (radius: number): boolean => radius >= GRID_FROM
export const showsNumbers = (radius: number): boolean => radius >= NUMBERED_FROM
