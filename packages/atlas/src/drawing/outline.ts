import type { Hex, Point } from '@hexfront/core'
import { type Pen, RADIUS, shaken, smoothLoop } from './pen.ts'

/** The rim of a set of hexes as rounded, slightly shaken loops, each hex still wholly inside or outside. */
export function outline(pen: Pen, hexes: ReadonlySet<Hex>, shake = 0.1): string {
  return loops(pen, hexes)
    .map((loop) => smoothLoop(densify(loop).map((point) => shaken(point, RADIUS * shake))))
    .join('')
}

interface Edge {
  readonly from: Point
  readonly to: Point
}

function loops(pen: Pen, hexes: ReadonlySet<Hex>): Point[][] {
  const { grid } = pen.board
  const next = new Map<string, Edge[]>()
  for (const hex of hexes) {
    const points = pen.corners(hex)
    for (let d = 0; d < 6; d++) {
      const neighbour = grid.neighbour(hex, d)
      if (neighbour !== 0 && hexes.has(neighbour)) continue
      const edge = { from: points[d]!, to: points[(d + 1) % 6]! }
      const list = next.get(key(edge.from)) ?? []
      list.push(edge)
      next.set(key(edge.from), list)
    }
  }
  const found: Point[][] = []
  for (const list of next.values())
    while (list.length > 0) {
      const loop: Point[] = []
      for (let edge = list.pop(); edge; edge = next.get(key(edge.to))?.pop()) loop.push(edge.from)
      if (loop.length > 2) found.push(loop)
    }
  return found
}

/** Points between the corners, so that rounding keeps close to the hexsides. */
const densify = (loop: readonly Point[]): Point[] =>
  loop.flatMap((point, i) => {
    const to = loop[(i + 1) % loop.length]!
    return [point, { x: (point.x + to.x) / 2, y: (point.y + to.y) / 2 }]
  })

const key = ({ x, y }: Point): string => `${Math.round(x * 4)},${Math.round(y * 4)}`
