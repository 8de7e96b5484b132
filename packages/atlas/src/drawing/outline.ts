import type { Hex, Point } from '@hexfront/core'
import { between, roundedLoop, steppedLoop } from './curve.ts'
import { type Drift, drifted, noise } from './noise.ts'
import { type Pen, polyline, RADIUS, smoothLoop } from './pen.ts'

/** The rim of a set of hexes, its corners a little rounded. */
export const outline = (pen: Pen, hexes: ReadonlySet<Hex>): string =>
  loops([...hexes].map((hex) => pen.corners(hex)))
    .map((loop) => smoothLoop(steppedLoop(loop, RADIUS / 4)))
    .join('')

export interface Edging {
  readonly drifts: readonly Drift[]
  /** Pixels between points. */
  readonly step: number
  /** How often corners are cut. */
  readonly rounds: number
  /** Pixels that the edge is drawn further in. */
  readonly inset?: number
}

/** The ragged edge of a wood or a marsh: every hex stays wholly inside or outside. Where the map ends it runs on. */
export const raggedOutline = (pen: Pen, hexes: ReadonlySet<Hex>, edging: Edging): string =>
  raggedLoops(pen, hexes, edging).map(smoothLoop).join('')

/** Short strokes inwards from such an edge. */
export function fringe(pen: Pen, hexes: ReadonlySet<Hex>, edging: Edging, length: number): string {
  let path = ''
  for (const loop of raggedLoops(pen, hexes, edging)) {
    const inner = shrunk(loop, length)
    loop.forEach((point, i) => {
      path += polyline([
        point,
        between(point, inner[i]!, 0.55 + 0.45 * noise(Math.round(point.x), Math.round(point.y))),
      ])
    })
  }
  return path
}

function raggedLoops(pen: Pen, hexes: ReadonlySet<Hex>, { drifts, step, rounds, inset = 0 }: Edging): Point[][] {
  const cells = [
    ...[...hexes].map((hex) => pen.corners(hex)),
    ...pen.ghosts.filter(({ of }) => hexes.has(of)).map(({ corners }) => corners),
  ]
  return loops(cells).map((loop) => {
    let round = loop
    for (let n = 0; n < rounds; n++) round = roundedLoop(round)
    const smooth = steppedLoop(round, step)
    const moved = inset === 0 ? smooth : shrunk(smooth, inset)
    return moved.map((point) => drifted(point, drifts))
  })
}

/** Loops run clockwise round their hexes, so that the inside is on the right. */
const shrunk = (loop: readonly Point[], by: number): Point[] =>
  loop.map((point, i) => {
    const before = loop[(i + loop.length - 1) % loop.length]!
    const after = loop[(i + 1) % loop.length]!
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
    return { x: point.x - ((after.y - before.y) / length) * by, y: point.y + ((after.x - before.x) / length) * by }
  })

/** The sides that only one of the cells has, in loops. */
function loops(cells: readonly (readonly Point[])[]): Point[][] {
  const sides = new Map<number, { readonly from: Point; readonly to: Point }>()
  for (const corners of cells)
    corners.forEach((from, i) => {
      const to = corners[(i + 1) % corners.length]!
      if (!sides.delete(key(to, from))) sides.set(key(from, to), { from, to })
    })
  const next = Map.groupBy(sides.values(), ({ from }) => key(from, from))
  const found: Point[][] = []
  for (const list of next.values())
    while (list.length > 0) {
      const loop: Point[] = []
      for (let side = list.pop(); side; side = next.get(key(side.to, side.to))?.pop()) loop.push(side.from)
      found.push(loop)
    }
  return found
}

/** Tells a side from its reverse: a point a third of the way along it. */
const key = (a: Point, b: Point): number =>
  Math.round(2 * a.x + b.x + 0.25) * 0x400000 + Math.round(2 * a.y + b.y + 0.25) + 0x200000
