import type { Box } from './geometry.ts'

/** In pixels of the device. */
export const TILE = 512

/** Scales are kept to this grain, so that the same zoom finds its tiles again. */
const GRAIN = 4096

export const levelOfScale = (scale: number): number => Math.round(scale * GRAIN)
export const scaleOfLevel = (level: number): number => level / GRAIN

/** A square of the map at one scale: column and row count from the origin of the drawing. */
export interface Tile {
  readonly level: number
  readonly column: number
  readonly row: number
}

export const tileKey = ({ level, column, row }: Tile): string => `${level}:${column}:${row}`

/** The part of the map that a tile shows. */
export function boxOfTile({ level, column, row }: Tile): Box {
  const span = TILE / scaleOfLevel(level)
  return { left: column * span, top: row * span, right: (column + 1) * span, bottom: (row + 1) * span }
}

/** The tiles that meet a part of the map, those nearest its middle first. */
export function tilesIn(level: number, part: Box, map: Box): Tile[] {
  const span = TILE / scaleOfLevel(level)
  const from = {
    column: Math.floor(Math.max(part.left, map.left) / span),
    row: Math.floor(Math.max(part.top, map.top) / span),
  }
  const to = {
    column: last(Math.min(part.right, map.right) / span),
    row: last(Math.min(part.bottom, map.bottom) / span),
  }
  const middle = { column: (part.left + part.right) / span / 2 - 0.5, row: (part.top + part.bottom) / span / 2 - 0.5 }
  const found: Tile[] = []
  for (let row = from.row; row <= to.row; row++)
    for (let column = from.column; column <= to.column; column++) found.push({ level, column, row })
  const far = (tile: Tile): number => (tile.column - middle.column) ** 2 + (tile.row - middle.row) ** 2
  return found.sort((a, b) => far(a) - far(b))
}

/** A tile that only touches a border is not needed. */
const last = (end: number): number => Math.ceil(end) - 1

/** The largest scale at which a whole map is no larger than this many tiles across. */
export function scaleToFit(map: Box, tiles: number): number {
  return (tiles * TILE) / Math.max(map.right - map.left, map.bottom - map.top)
}

/** What was used last is kept longest. */
export class Kept<T> {
  readonly #entries = new Map<string, T>()

  get size(): number {
    return this.#entries.size
  }

  get(key: string): T | undefined {
    const found = this.#entries.get(key)
    if (found === undefined) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, found)
    return found
  }

  set(key: string, value: T): void {
    this.#entries.delete(key)
    this.#entries.set(key, value)
  }

  /** Gives up what has gone unused longest, until no more than `most` are left; returns what was given up. */
  shrink(most: number): T[] {
    const lost: T[] = []
    for (const [key, value] of this.#entries) {
      if (this.#entries.size <= most) break
      this.#entries.delete(key)
      lost.push(value)
    }
    return lost
  }

  values(): MapIterator<T> {
    return this.#entries.values()
  }

  clear(): T[] {
    const all = [...this.#entries.values()]
    this.#entries.clear()
    return all
  }
}
