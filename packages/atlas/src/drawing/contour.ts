import type { Point } from '@hexfront/core'
import { between } from './curve.ts'

/** Numbers at the crossings of a square net, row by row. */
export interface Field {
  readonly left: number
  readonly top: number
  readonly step: number
  readonly columns: number
  readonly rows: number
  readonly values: Float32Array
}

/** Loops round all that is above a level, by marching squares; higher ground lies on the right of each. */
export function contours({ left, top, step, columns, rows, values }: Field, level: number): Point[][] {
  const value = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= columns || row >= rows
      ? Number.NEGATIVE_INFINITY
      : values[row * columns + column]! - level
  const point = (column: number, row: number): Point => ({ x: left + column * step, y: top + row * step })
  const next = new Map<string, { readonly from: Point; readonly to: string }>()
  const crossing = (c1: number, r1: number, c2: number, r2: number): Point => {
    const [a, b] = [value(c1, r1), value(c2, r2)]
    const share = Number.isFinite(a) && Number.isFinite(b) ? a / (a - b) : 0.5
    return between(point(c1, r1), point(c2, r2), share)
  }
  for (let row = -1; row < rows; row++)
    for (let column = -1; column < columns; column++) {
      const corners = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ] as const
      const isHigh = corners.map(([c, r]) => value(c, r) > 0)
      // From each side where one goes in, clockwise to the next where one comes out.
      for (let i = 0; i < 4; i++) {
        if (!isHigh[i] || isHigh[(i + 1) % 4]) continue
        let out = (i + 1) % 4
        while (isHigh[(out + 1) % 4] === isHigh[out] || !isHigh[(out + 1) % 4]) out = (out + 1) % 4
        const [a, b, c, d] = [corners[i]!, corners[(i + 1) % 4]!, corners[out]!, corners[(out + 1) % 4]!]
        next.set(edgeKey(a, b), { from: crossing(...a, ...b), to: edgeKey(c, d) })
      }
    }
  return chained(next)
}

const edgeKey = ([c1, r1]: readonly [number, number], [c2, r2]: readonly [number, number]): string =>
  `${c1 + c2},${r1 + r2}`

function chained(next: Map<string, { readonly from: Point; readonly to: string }>): Point[][] {
  const loops: Point[][] = []
  for (const start of next.keys()) {
    const loop: Point[] = []
    for (let at = start, side = next.get(at); side; side = next.get(at)) {
      loop.push(side.from)
      next.delete(at)
      at = side.to
    }
    if (loop.length > 2) loops.push(loop)
  }
  return loops
}
