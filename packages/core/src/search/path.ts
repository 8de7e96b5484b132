import { type Field, type Node, UNREACHED } from './field.ts'
import type { Hex } from './ground.ts'

/**
 * Writes the cheapest path to a hex, its source first and the hex last, and returns how many hexes that is; 0 if the
 * hex was not reached. Of several layers the cheapest counts, then the lowest. What lies behind the path in `out` stays.
 */
export function pathTo(field: Field, hex: Hex, out: number[] | Uint16Array): number {
  return turnRound(out, follow(field, field.cheapest(hex), out, 0))
}

/** Adds a hex to a path that is being written; returns how long it is now. */
export function writeHex(out: number[] | Uint16Array, at: number, hex: Hex): number {
  if (out instanceof Uint16Array && at >= out.length) throw new RangeError(`no room for a path of over ${at} hexes`)
  out[at] = hex
  return at + 1
}

/** A path that was written from its end, in its own order. */
export function turnRound(out: number[] | Uint16Array, length: number): number {
  for (let a = 0, b = length - 1; a < b; a++, b--) {
    const hexAtA = out[a]!
    out[a] = out[b]!
    out[b] = hexAtA
  }
  return length
}

/**
 * Writes the line from a hex back to a source through searches that were run one after the other, each seeded from what
 * the one before had reached, and returns its length; 0 if the last search did not reach the hex. `stages` are in the
 * order of running: for ten hexes off the rail and then any length of rail, the rail first. The hex in which two stages
 * meet is written once.
 */
export function trace(stages: readonly Field[], hex: Hex, out: number[] | Uint16Array): number {
  let length = 0
  let at = hex
  for (let stage = stages.length - 1; stage >= 0; stage--) {
    const field = stages[stage]!
    // The next stage begins with the hex that the last one ended with.
    const joined = length === 0 ? 0 : length - 1
    const end = follow(field, field.cheapest(at), out, joined)
    if (end === joined) {
      if (length === 0) return 0
      throw new Error(`the search was seeded from hex ${at}, which the one before it did not reach`)
    }
    length = end
    at = out[length - 1]!
  }
  return length
}

/** Sources that continue another search: picks a starting cost for each node it reached, or `BARRED`. */
export type Seed<C> = (context: C, hex: Hex, layer: number, cost: number) => number

/**
 * Starts a field from what another one has reached. `seed` answers with starting cost and layer, `cost << 3 | layer`,
 * or `BARRED`; a count that begins anew where the kind of way changes begins at cost 0.
 */
export function startFrom<C>(field: Field, other: Field, context: C, seed: Seed<C>): void {
  for (let i = 0; i < other.count; i++) {
    const node = other.reached(i)
    const answer = seed(context, other.hexOf(node), other.layerOf(node), other.costOf(node))
    if (answer >= 0) field.start(other.hexOf(node), answer & 7, answer >> 3)
  }
}

/** Writes hexes from a node back to its source, from `at` on; returns where it ended. */
function follow(field: Field, node: Node, out: number[] | Uint16Array, at: number): number {
  if (field.costOf(node) === UNREACHED) return at
  for (let next = node; next !== 0; next = field.parentOf(next)) at = writeHex(out, at, field.hexOf(next))
  return at
}
