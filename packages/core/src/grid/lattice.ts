import type { Direction, Hex } from '../search/ground.ts'
import { type Frame, type Orientation, parityOf } from './spec.ts'

export type { Direction, Hex } from '../search/ground.ts'

/** Names of the directions, clockwise. */
export const COMPASS_NAMES = {
  pointy: ['NE', 'E', 'SE', 'SW', 'W', 'NW'],
  flat: ['N', 'NE', 'SE', 'S', 'SW', 'NW'],
} as const

export const opposite = (direction: Direction): Direction => (direction < 3 ? direction + 3 : direction - 3)

/**
 * Where hexes lie, whatever they are called. `across` counts lines (rows southward where hexes are pointy, columns
 * eastward where they are flat), `along` counts half hexes on the line (eastward, southward): a neighbour on the same
 * line is two away, one on the next line is one away. So all arithmetic is the same for both orientations.
 */
export interface Lattice {
  readonly orientation: Orientation
  readonly size: number
  readonly across: Int16Array
  readonly along: Int16Array
  /** Index hex * 6 + direction; 0 is off the map. */
  readonly neighbours: Uint16Array
  /** The parity of `across + along`, the same for all hexes. */
  readonly skew: number
  readonly cells: Cells
}

/** A dense table from place to hex. */
interface Cells {
  readonly hexes: Uint16Array
  readonly firstAcross: number
  readonly firstAlong: number
  readonly lines: number
  readonly length: number
}

export const STEP_ACROSS = { pointy: [-1, 0, 1, 1, 0, -1], flat: [0, 1, 1, 0, -1, -1] } as const
export const STEP_ALONG = { pointy: [1, 2, 1, -1, -2, -1], flat: [-2, -1, 1, 2, 1, -1] } as const

const MOST_HEXES = 0xffff

/** Hexes are numbered as the columns and rows (of the whole map) are listed. */
export function latticeOf(frame: Frame, columns: Int16Array, rows: Int16Array): Lattice {
  const size = columns.length - 1
  if (size > MOST_HEXES) throw new Error(`a grid of ${size} hexes: ${MOST_HEXES} is the most`)
  const { orientation } = frame.spec
  const across = new Int16Array(size + 1)
  const along = new Int16Array(size + 1)
  for (let hex = 1; hex <= size; hex++) {
    across[hex] = acrossOf(frame, columns[hex]!, rows[hex]!)
    along[hex] = alongOf(frame, columns[hex]!, rows[hex]!)
  }
  const cells = cellsOf(across, along)
  const neighbours = new Uint16Array((size + 1) * 6)
  for (let hex = 1; hex <= size; hex++) {
    for (let d = 0; d < 6; d++) {
      const line = across[hex]! + STEP_ACROSS[orientation][d]!
      neighbours[hex * 6 + d] = cellAt(cells, line, along[hex]! + STEP_ALONG[orientation][d]!)
    }
  }
  return { orientation, size, across, along, neighbours, skew: frame.shiftedParity === 1 ? 0 : 1, cells }
}

export const acrossOf = (frame: Frame, column: number, row: number): number =>
  frame.pointy ? frame.southward * row : frame.eastward * column

export function alongOf(frame: Frame, column: number, row: number): number {
  const line = frame.pointy ? row : column
  const steps = frame.pointy ? frame.eastward * column : frame.southward * row
  return 2 * steps + (parityOf(line) === frame.shiftedParity ? frame.shift : 0)
}

function cellsOf(across: Int16Array, along: Int16Array): Cells {
  const size = across.length - 1
  if (size === 0) return { hexes: new Uint16Array(0), firstAcross: 0, firstAlong: 0, lines: 0, length: 0 }
  const [firstAcross, lastAcross] = limits(across)
  const [firstAlong, lastAlong] = limits(along)
  const lines = lastAcross - firstAcross + 1
  const length = lastAlong - firstAlong + 1
  const hexes = new Uint16Array(lines * length)
  for (let hex = 1; hex <= size; hex++) {
    hexes[(across[hex]! - firstAcross) * length + along[hex]! - firstAlong] = hex
  }
  return { hexes, firstAcross, firstAlong, lines, length }
}

function limits(values: Int16Array): [number, number] {
  let least = values[1]!
  let most = least
  for (let i = 2; i < values.length; i++) {
    const value = values[i]!
    if (value < least) least = value
    if (value > most) most = value
  }
  return [least, most]
}

export function cellAt(cells: Cells, across: number, along: number): Hex {
  const line = across - cells.firstAcross
  const place = along - cells.firstAlong
  if (line < 0 || line >= cells.lines || place < 0 || place >= cells.length) return 0
  return cells.hexes[line * cells.length + place]!
}

/** Hexes from a to b over open ground, as if the map had no edge. */
export function distance({ across, along }: Lattice, a: Hex, b: Hex): number {
  const lines = Math.abs(across[a]! - across[b]!)
  const halves = Math.abs(along[a]! - along[b]!)
  return halves <= lines ? lines : (lines + halves) / 2
}
