import { cutGrid, type Grid } from '../grid/grid.ts'
import type { Hex } from '../grid/lattice.ts'
import type { Hexside } from '../grid/sides.ts'
import { Board, type Feature, type Layer } from './board.ts'

/**
 * The board of a scenario that uses only some hexes. Hexes are numbered anew and keep their names. Rivers on the rim of
 * what is left stay; chains break where they leave it; an edge keeps those of its hexes that are left, and the cut
 * itself makes no new edge.
 */
export function cutBoard(board: Board, hexes: Iterable<Hex>): Board {
  const { content } = board
  const kept = [...new Set(hexes)].sort((a, b) => a - b)
  const grid = cutGrid(board.grid, kept)
  const hexTo = new Uint16Array(board.grid.size + 1)
  kept.forEach((hex, i) => {
    hexTo[hex] = i + 1
  })
  const hex = (old: Hex): Hex => hexTo[old]!
  const side = (old: Hexside): Hexside => sideIn(board.grid, grid, hex, old)
  const kinds = new Map<string, Layer['kind']>(content.layers.map(({ name, kind }) => [name, kind]))
  return new Board({
    ...content,
    grid,
    terrain: Uint8Array.from([0, ...kept.map((old) => content.terrain[old]!)]),
    features: content.features
      .map((feature): Feature => {
        const kind = kinds.get(feature.layer)
        const pieces = feature.pieces.flatMap((piece) => runs(piece, kind === 'sides' ? side : hex))
        return { ...feature, pieces: kind === 'links' ? linked(pieces) : pieces }
      })
      .filter(({ pieces }) => pieces.length > 0),
    places: content.places.filter((place) => hex(place.hex) !== 0).map((place) => ({ ...place, hex: hex(place.hex) })),
    lines: content.lines.map((line) => ({ ...line, pieces: line.pieces.flatMap((piece) => runs(piece, hex)) })),
    areas: content.areas.map((area) => ({ ...area, hexes: still(area.hexes, hex) })),
    edges: content.edges.map((edge) => ({ ...edge, hexes: still(edge.hexes, hex), facing: null })),
    marks: content.marks
      .map((mark) => {
        const onHexes = mark.layer === 'terrain' || kinds.get(mark.layer) === 'hexes'
        return { ...mark, items: still(mark.items, onHexes ? hex : side) }
      })
      .filter(({ items }) => items.length > 0),
  })
}

/** A side stays as long as one of its hexes does. */
function sideIn(from: Grid, to: Grid, hex: (old: Hex) => Hex, side: Hexside): Hexside {
  const [a, b] = from.sideHexes(side)
  const direction = from.sideTable.directions[side]!
  if (hex(a) !== 0) return to.sideOf(hex(a), direction)
  return b === 0 || hex(b) === 0 ? 0 : to.sideOf(hex(b), (direction + 3) % 6)
}

const still = (items: readonly number[], renamed: (old: number) => number): number[] =>
  items.map(renamed).filter((item) => item !== 0)

/** The unbroken stretches of a chain that are left. */
function runs(chain: readonly number[], renamed: (old: number) => number): number[][] {
  const pieces: number[][] = [[]]
  for (const old of chain) {
    const item = renamed(old)
    if (item !== 0) pieces.at(-1)!.push(item)
    else pieces.push([])
  }
  return pieces.filter((piece) => piece.length > 0)
}

/** A hex left alone links nothing. */
const linked = (pieces: readonly Hex[][]): Hex[][] => pieces.filter((piece) => piece.length > 1)
