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

/** Loops round all that is above a level, by marching squares; the rim of the field counts as below. */
export function contours(field: Field, level: number): Point[][] {
  const { columns, rows, values } = field
  const isHigh = (column: number, row: number): boolean =>
    column >= 0 && row >= 0 && column < columns && row < rows && values[row * columns + column]! > level
  const next = new Map<number, Crossing>()
  for (let row = -1; row < rows; row++)
    for (let column = -1; column < columns; column++) {
      const high =
        (isHigh(column, row) ? 1 : 0) |
        (isHigh(column + 1, row) ? 2 : 0) |
        (isHigh(column + 1, row + 1) ? 4 : 0) |
        (isHigh(column, row + 1) ? 8 : 0)
      for (const [into, out] of LINES[high]!) {
        next.set(sideKey(field, column, row, into), {
          at: crossing(field, level, column, row, into),
          to: sideKey(field, column, row, out),
        })
      }
    }
  return chained(next)
}

interface Crossing {
  readonly at: Point
  readonly to: number
}

/** The corners at both ends of a square's top, right, bottom and left side. */
const SIDES = [
  [0, 0, 1, 0],
  [1, 0, 1, 1],
  [1, 1, 0, 1],
  [0, 1, 0, 0],
] as const

/** By which corners are high, clockwise from the upper left: the sides by which a line comes in and goes out. */
const LINES: readonly (readonly (readonly [number, number])[])[] = Array.from({ length: 16 }, (_, high) => {
  const isHigh = (corner: number): boolean => ((high >> (corner % 4)) & 1) === 1
  // A line comes in where the high ground ends and goes out where it begins again, going round the square.
  return [0, 1, 2, 3].flatMap((side): (readonly [number, number])[] => {
    if (!isHigh(side) || isHigh(side + 1)) return []
    let out = side + 1
    while (isHigh(out) || !isHigh(out + 1)) out++
    return [[side, out % 4]]
  })
})

/** A side by the sum of its corners, which no other side has. */
function sideKey({ columns }: Field, column: number, row: number, side: number): number {
  const [c1, r1, c2, r2] = SIDES[side]!
  return (2 * row + r1 + r2 + 2) * (2 * columns + 5) + 2 * column + c1 + c2 + 2
}

function crossing(field: Field, level: number, column: number, row: number, side: number): Point {
  const { left, top, step, columns, rows, values } = field
  const [c1, r1, c2, r2] = SIDES[side]!
  const heightAt = (c: number, r: number): number =>
    c < 0 || r < 0 || c >= columns || r >= rows ? Number.NaN : values[r * columns + c]! - level
  const [a, b] = [heightAt(column + c1, row + r1), heightAt(column + c2, row + r2)]
  const share = a / (a - b)
  return between(
    { x: left + (column + c1) * step, y: top + (row + r1) * step },
    { x: left + (column + c2) * step, y: top + (row + r2) * step },
    Number.isNaN(share) ? 0.5 : share,
  )
}

function chained(next: Map<number, Crossing>): Point[][] {
  const loops: Point[][] = []
  for (const start of next.keys()) {
    const loop: Point[] = []
    for (let key = start, side = next.get(key); side; side = next.get(key)) {
      loop.push(side.at)
      next.delete(key)
      key = side.to
    }
    if (loop.length > 2) loops.push(loop)
  }
  return loops
}
