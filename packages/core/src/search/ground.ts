/** Hexes are numbered from 1; 0 is off the map. */
export type Hex = number

/** One of the six ways out of a hex, 0 to 5. */
export type Direction = number

export const DIRECTIONS = 6

/** What a search needs to know of a map: who is next to whom. */
export interface Ground {
  /** Hexes are 1..size. */
  readonly size: number
  /** The neighbour of `hex` in direction `dir` is at `hex * 6 + dir`; 0 where the map ends. */
  readonly neighbours: Uint16Array
}
