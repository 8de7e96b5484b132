import type { Point } from '@hexfront/core'
import type { Box } from '../map/geometry.ts'
import type { Size } from '../map/viewport.ts'

/** Corners of the map where a card may stand. */
export const DOCKS = ['top end', 'top start', 'bottom end', 'bottom start'] as const
export type Dock = (typeof DOCKS)[number]

/** As in the style sheet: a third of the map at most, beside the tools on the left, above the dice on the right. */
const SHARE = 1 / 3
const WIDEST = 320
const EDGE = 14
const TOOLS = 84
const DICE = 92
const MINIMAP = 230

export function dockBox(dock: Dock, { width, height }: Size): Box {
  const wide = Math.min(WIDEST, width * SHARE)
  const high = height * SHARE
  const left = dock === 'top start' ? TOOLS : dock === 'bottom start' ? MINIMAP : width - EDGE - wide
  const top = dock.startsWith('top') ? EDGE : height - high - (dock === 'bottom end' ? DICE : EDGE)
  return { left, top, right: left + wide, bottom: top + high }
}

/** The corner with the least that is asked about, never over the pointer; the last one, as long as none is better. */
export function chooseDock(size: Size, pointer: Point, asked: readonly Point[], last: Dock): Dock {
  let best = last
  let least = Number.POSITIVE_INFINITY
  for (const dock of [last, ...DOCKS]) {
    const box = dockBox(dock, size)
    const covered = isIn(pointer, box) ? asked.length + 1 : asked.filter((point) => isIn(point, box)).length
    if (covered < least) {
      least = covered
      best = dock
    }
  }
  return best
}

/** Where a card of some size stands at a hex, and how high it may be there. */
export interface Stand {
  readonly left: number
  readonly top: number
  readonly most: number
}

const GAP = 8

/** Beside a hex, under it or over it, and never on it: inside the map, and where it covers the least that is asked about. */
export function standAt(size: Size, hex: Point, reach: number, card: Size, asked: readonly Point[]): Stand {
  const across = within(hex.y - 40, GAP, size.height - card.height - GAP)
  const along = within(hex.x - card.width / 2, GAP, size.width - card.width - GAP)
  const over = Math.max(GAP, hex.y - reach - card.height)
  const stands = [
    { left: hex.x + reach, top: across, most: size.height - across - GAP },
    { left: hex.x - reach - card.width, top: across, most: size.height - across - GAP },
    { left: along, top: hex.y + reach, most: size.height - hex.y - reach - GAP },
    { left: along, top: over, most: hex.y - reach - over },
  ]
  const price = ({ left, top, most }: Stand): number => {
    const high = Math.min(card.height, most)
    const box = { left, top, right: left + card.width, bottom: top + high }
    const outside = Math.max(0, GAP - left) + Math.max(0, box.right - size.width)
    // What does not fit is worse than what is covered.
    return 100 * outside + 10 * Math.max(0, card.height - most) + asked.filter((point) => isIn(point, box)).length
  }
  const best = stands.reduce((a, b) => (price(b) < price(a) ? b : a))
  return { ...best, left: within(best.left, GAP, size.width - card.width - GAP) }
}

const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high))

/** Half a hex more than the card: nothing is half covered. */
const REACH = 30

const isIn = ({ x, y }: Point, { left, top, right, bottom }: Box): boolean =>
  x > left - REACH && x < right + REACH && y > top - REACH && y < bottom + REACH
