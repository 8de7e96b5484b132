import type { Hex, Point } from '@hexfront/core'
import { between } from './curve.ts'
import { type Pen, polyline } from './pen.ts'

/** Pixels between strokes, along the axes. */
const STEP = 15

/** Slanting strokes that run on from hex to hex and keep within them. */
export function hatch(pen: Pen, hexes: Iterable<Hex>): string {
  let path = ''
  for (const hex of hexes) {
    const corners = pen.corners(hex)
    const sums = corners.map(({ x, y }) => x + y)
    const last = Math.max(...sums)
    for (let sum = Math.ceil(Math.min(...sums) / STEP) * STEP; sum < last; sum += STEP) {
      const ends = crossings(corners, sum)
      if (ends.length === 2) path += polyline(ends)
    }
  }
  return path
}

/** Where the line of points with this sum of x and y cuts the rim. */
function crossings(corners: readonly Point[], sum: number): Point[] {
  return corners.flatMap((a, i) => {
    const b = corners[(i + 1) % corners.length]!
    const [from, to] = [a.x + a.y - sum, b.x + b.y - sum]
    return from < 0 !== to < 0 ? [between(a, b, from / (from - to))] : []
  })
}
