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

/** Half a hex more than the card: nothing is half covered. */
const REACH = 30

const isIn = ({ x, y }: Point, { left, top, right, bottom }: Box): boolean =>
  x > left - REACH && x < right + REACH && y > top - REACH && y < bottom + REACH
