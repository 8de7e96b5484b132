import type { Direction, Hex, Lattice } from './lattice.ts'

/** A hexside, 1 to the number of sides; both its hexes give the same one, and the map's rim has sides too. */
export type Hexside = number

/** A point where hexsides meet, 1 to the number of vertices. */
export type Vertex = number

export interface Sides {
  readonly count: number
  readonly vertices: number
  /** Index hex * 6 + direction. */
  readonly at: Uint32Array
  /** Index side * 2: the lower hex, then the higher, or 0 on the rim. */
  readonly hexes: Uint16Array
  /** From the lower hex. */
  readonly directions: Uint8Array
  /** Index side * 2: the two ends. */
  readonly ends: Uint32Array
}

/**
 * Corners clockwise, as steps from a hex's (3 * across, along), so that hexes which share a corner name it by the same
 * two integers. Side d runs from corner d to corner d + 1.
 */
export const CORNER_ACROSS = { pointy: [-2, -1, 1, 2, 1, -1], flat: [-1, 1, 2, 1, -1, -2] } as const
export const CORNER_ALONG = { pointy: [0, 1, 1, 0, -1, -1], flat: [-1, -1, 0, 1, 1, 0] } as const

export function sidesOf(lattice: Lattice): Sides {
  const { size, neighbours } = lattice
  const at = new Uint32Array((size + 1) * 6)
  const hexes: Hex[] = [0, 0]
  const directions: Direction[] = [0]
  for (let hex = 1; hex <= size; hex++) {
    for (let d = 0; d < 6; d++) {
      const other = neighbours[hex * 6 + d]!
      if (other !== 0 && other < hex) {
        at[hex * 6 + d] = at[other * 6 + ((d + 3) % 6)]!
        continue
      }
      at[hex * 6 + d] = directions.length
      hexes.push(hex, other)
      directions.push(d)
    }
  }
  const { ends, vertices } = endsOf(lattice, hexes, directions)
  const count = directions.length - 1
  return { count, vertices, at, hexes: Uint16Array.from(hexes), directions: Uint8Array.from(directions), ends }
}

function endsOf(lattice: Lattice, hexes: readonly Hex[], directions: readonly Direction[]) {
  const { orientation, across, along, cells } = lattice
  const known = new Uint32Array((3 * cells.lines + 2) * (cells.length + 4))
  let vertices = 0
  const vertexAt = (hex: Hex, corner: number): Vertex => {
    const line = 3 * (across[hex]! - cells.firstAcross) + CORNER_ACROSS[orientation][corner]! + 2
    const place = along[hex]! - cells.firstAlong + CORNER_ALONG[orientation][corner]! + 2
    const key = line * (cells.length + 4) + place
    if (known[key] === 0) known[key] = ++vertices
    return known[key]!
  }
  const ends = new Uint32Array(directions.length * 2)
  for (let side = 1; side < directions.length; side++) {
    const hex = hexes[side * 2]!
    const d = directions[side]!
    ends[side * 2] = vertexAt(hex, d)
    ends[side * 2 + 1] = vertexAt(hex, (d + 1) % 6)
  }
  return { ends, vertices }
}

/**
 * The place in a list of sides where it stops being one unbroken line without forks, or -1. A river drawn on hexsides
 * is such a line.
 */
export function breakInChain({ ends }: Sides, chain: readonly Hexside[]): number {
  let a = 0
  let b = 0
  for (let i = 0; i < chain.length; i++) {
    const from = ends[chain[i]! * 2]!
    const to = ends[chain[i]! * 2 + 1]!
    if (i === 0) {
      a = from
      b = to
      continue
    }
    // After two sides the line has a direction and only one loose end.
    const atFrom = from === a || from === b
    const atTo = to === a || to === b
    if (atFrom === atTo) return i
    a = atFrom ? to : from
    b = a
  }
  return -1
}
