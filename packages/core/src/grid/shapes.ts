import { cellAt, distance, type Hex, type Lattice, STEP_ACROSS, STEP_ALONG } from './lattice.ts'

/** An array or a typed array that the caller owns. */
export interface HexList {
  [index: number]: Hex
}

/** Fills `out` with the hexes exactly n away that are on the map, clockwise from direction 0; returns how many. */
export function ringInto(lattice: Lattice, hex: Hex, n: number, out: HexList): number {
  return ringFrom(lattice, hex, n, out, 0)
}

/** Fills `out` with the hexes up to n away that are on the map, ring by ring from the hex itself; returns how many. */
export function withinInto(lattice: Lattice, hex: Hex, n: number, out: HexList): number {
  let count = 0
  for (let ring = 0; ring <= n; ring++) count = ringFrom(lattice, hex, ring, out, count)
  return count
}

function ringFrom(lattice: Lattice, hex: Hex, n: number, out: HexList, count: number): number {
  if (n === 0) {
    out[count] = hex
    return count + 1
  }
  const stepAcross = STEP_ACROSS[lattice.orientation]
  const stepAlong = STEP_ALONG[lattice.orientation]
  let across = lattice.across[hex]! + n * stepAcross[0]
  let along = lattice.along[hex]! + n * stepAlong[0]
  for (let turn = 2; turn < 8; turn++) {
    const d = turn % 6
    for (let i = 0; i < n; i++) {
      const found = cellAt(lattice.cells, across, along)
      if (found !== 0) out[count++] = found
      across += stepAcross[d]!
      along += stepAlong[d]!
    }
  }
  return count
}

/** Which of two hexes a line takes when it runs exactly between them. */
export type TieSide = 'first' | 'second'

/**
 * Fills `out` with the straightest line of hexes, both ends included; returns how many. The line from b to a is the
 * same one backwards. Where it leaves the map it holds 0.
 */
export function lineInto(lattice: Lattice, a: Hex, b: Hex, out: HexList, ties: TieSide): number {
  const n = distance(lattice, a, b)
  const lines = lattice.across[b]! - lattice.across[a]!
  const slant = (lattice.along[b]! - lattice.along[a]! - lines) / 2
  // Fractions of `unit`, all integers, each point pushed off every tie by less than any two points differ.
  const unit = Math.max(n, 1) * FINE
  const push = ties === 'first' ? 1 : -1
  for (let i = 0; i <= n; i++) {
    const r = lines * i * FINE + 2 * push
    const q = slant * i * FINE + push
    const s = -q - r
    let line = nearest(r, unit)
    let lean = nearest(q, unit)
    const third = nearest(s, unit)
    // Cube rounding: the coordinate that was rounded furthest is made up from the other two.
    const offLine = Math.abs(line * unit - r)
    const offLean = Math.abs(lean * unit - q)
    const offThird = Math.abs(third * unit - s)
    if (offLine > offLean && offLine > offThird) line = -lean - third
    else if (offLean > offThird) lean = -line - third
    out[i] = cellAt(lattice.cells, lattice.across[a]! + line, lattice.along[a]! + 2 * lean + line)
  }
  return n + 1
}

const FINE = 32

const nearest = (n: number, unit: number): number => Math.floor((2 * n + unit) / (2 * unit))
