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
export const BANDS = [6, 14, 22, 40] as const
export type Band = (typeof BANDS)[number]

export const bandOf = (radius: number): Band => BANDS.findLast((band) => radius >= band) ?? BANDS[0]

const GRID_FROM = 14
const NUMBERS_FROM = 22
/** Names by their size in full: the smallest go first. */
const NAMES_FROM: readonly (readonly [size: number, radius: number])[] = [
  [13, 40],
  [15, 24],
  [17, 12],
]

export const showsGrid = (radius: number): boolean => radius >= GRID_FROM
const RIVER_NAMES_FROM = 12

export const showsRiverNames = (radius: number): boolean => radius >= RIVER_NAMES_FROM
export const showsNumbers = (radius: number): boolean => radius >= NUMBERS_FROM

/** Whether a name of this size in full is shown. */
export function showsName(size: number, radius: number): boolean {
  const rule = NAMES_FROM.find(([below]) => size < below)
  return rule === undefined || radius >= rule[1]
}

/** How large names are drawn, as a share of their size in full. */
export const nameShare = (radius: number): number => Math.min(1.15, Math.max(0.62, radius / 50))
