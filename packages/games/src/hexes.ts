import type { Ground } from '@hexfront/core'

/** By hex, 1 for those of a list. */
export function marked({ size }: Ground, hexes: Iterable<number>): Uint8Array {
  const set = new Uint8Array(size + 1)
  for (const hex of hexes) set[hex] = 1
  return set
}

/** The neighbours of each hex in ascending order, by hex * 6 and on; those off the map first, as 0. */
export function sortedNeighbours({ size, neighbours }: Ground): Uint16Array {
  const around = neighbours.slice()
  for (let hex = 1; hex <= size; hex++) around.subarray(hex * 6, hex * 6 + 6).sort()
  return around
}

/** What a way costs, step by step: each from the hex before it. */
export function costOfWay(way: readonly number[], step: (from: number, to: number) => number): number {
  let cost = 0
  for (let i = 1; i < way.length; i++) cost += step(way[i - 1]!, way[i]!)
  return cost
}
