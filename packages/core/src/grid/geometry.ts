import type { Grid } from './grid.ts'
import { cellAt, type Hex } from './lattice.ts'
import { CORNER_ACROSS, CORNER_ALONG, type Hexside } from './sides.ts'
import type { Orientation } from './spec.ts'

/**
 * Plane coordinates for drawing: x east, y south, the unit is the distance between the centres of neighbours. The
 * origin is where the hex numbered 0000 would lie if its line is not shifted.
 */
export interface Point {
  readonly x: number
  readonly y: number
}

const LINE = Math.sqrt(3) / 2
const THIRD = LINE / 3

export const centre = (grid: Grid, hex: Hex): Point =>
  point(grid.orientation, grid.lattice.across[hex]! * LINE, grid.lattice.along[hex]! / 2)

/** Clockwise; the side in direction d runs from corner d to corner d + 1. */
export const corners = (grid: Grid, hex: Hex): Point[] => [0, 1, 2, 3, 4, 5].map((c) => corner(grid, hex, c))

/** The two ends of a hexside. */
export function sideLine(grid: Grid, side: Hexside): readonly [Point, Point] {
  const hex = grid.sideTable.hexes[side * 2]!
  const d = grid.sideTable.directions[side]!
  return [corner(grid, hex, d), corner(grid, hex, (d + 1) % 6)]
}

function corner({ orientation, lattice }: Grid, hex: Hex, c: number): Point {
  // From integers, so that hexes which share a corner get the very same numbers.
  const across = 3 * lattice.across[hex]! + CORNER_ACROSS[orientation][c]!
  const along = lattice.along[hex]! + CORNER_ALONG[orientation][c]!
  return point(orientation, across * THIRD, along / 2)
}

/** The hex that holds a point, 0 off the map. */
export function hexAt({ orientation, lattice }: Grid, x: number, y: number): Hex {
  const across = (orientation === 'pointy' ? y : x) / LINE
  const along = (orientation === 'pointy' ? x : y) * 2 - lattice.skew
  const lean = (along - across) / 2
  const third = -across - lean
  let line = Math.round(across)
  let q = Math.round(lean)
  const s = Math.round(third)
  const offLine = Math.abs(line - across)
  const offLean = Math.abs(q - lean)
  const offThird = Math.abs(s - third)
  if (offLine > offLean && offLine > offThird) line = -q - s
  else if (offLean > offThird) q = -line - s
  return cellAt(lattice.cells, line, 2 * q + line + lattice.skew)
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The smallest box round all hexes. */
export function bounds(grid: Grid): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let hex = 1; hex <= grid.size; hex++) {
    for (const { x, y } of corners(grid, hex)) {
      left = Math.min(left, x)
      top = Math.min(top, y)
      right = Math.max(right, x)
      bottom = Math.max(bottom, y)
    }
  }
  return { left, top, right, bottom }
}

const point = (orientation: Orientation, across: number, along: number): Point =>
  orientation === 'pointy' ? { x: along, y: across } : { x: across, y: along }
