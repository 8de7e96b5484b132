import { defineGrid } from '../grid/grid.ts'
import type { GridSpec } from '../grid/spec.ts'
import { Board, type BoardContent, type NamedPlace } from './board.ts'

/** A board as plain data that is quick to read: a client ships it in place of the text, which it would have to parse. */
export interface PackedBoard extends Omit<BoardContent, 'grid' | 'terrain' | 'places'> {
  readonly grid: GridSpec
  /** A letter a hex, by its class. */
  readonly terrain: string
  readonly places: readonly PackedPlace[]
}

interface PackedPlace extends Omit<NamedPlace, 'attributes'> {
  readonly attributes: readonly (readonly [string, string])[]
}

/** The letter of class 0. */
const FIRST = 0x30

export const packBoard = ({ content }: Board): PackedBoard => ({
  ...content,
  grid: content.grid.spec,
  terrain: Array.from(content.terrain.subarray(1), (each) => String.fromCharCode(FIRST + each)).join(''),
  places: content.places.map((place) => ({ ...place, attributes: [...place.attributes] })),
})

export function unpackBoard(packed: PackedBoard): Board {
  const grid = defineGrid(packed.grid)
  const terrain = new Uint8Array(grid.size + 1)
  for (let hex = 1; hex <= grid.size; hex++) terrain[hex] = packed.terrain.charCodeAt(hex - 1) - FIRST
  const places = packed.places.map((place) => ({ ...place, attributes: new Map(place.attributes) }))
  return new Board({ ...packed, grid, terrain, places })
}
