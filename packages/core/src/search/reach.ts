import { UNREACHED } from './field.ts'
import { DIRECTIONS, type Ground, type Hex } from './ground.ts'
import { turnRound, writeHex } from './path.ts'
import { sortHexes } from './sort.ts'

/** In a table of costs: a step that cannot be taken. */
export const TABLE_BARRED = 255

/** What it costs to enter and to leave each hex, on top of its terrain; `TABLE_BARRED` closes a hex. */
export interface Tolls {
  /** By hex: what a zone or a fort adds, closed where an enemy stands. */
  readonly enter: Uint8Array
  /** By hex. Where it is `TABLE_BARRED` a path ends, unless it begins there. */
  readonly leave: Uint8Array
}

export const tolls = (ground: Ground): Tolls => ({
  enter: new Uint8Array(ground.size + 1),
  leave: new Uint8Array(ground.size + 1),
})

/**
 * What a force can reach with so many points, kept and used again. What never moves is in a table of costs by `hex * 6 + dir`,
 * each of 1 or more; what moves is in two short tables of tolls, which are laid when pieces have moved. No function is called on
 * the way and no path is kept: the table and the tolls tell it when it is asked for, so they must then be as they were.
 */
export class Reach {
  readonly ground: Ground
  /** How many hexes were reached, the one it starts from among them. */
  count = 0
  /** The first `count` are the hexes reached, cheapest first. */
  readonly hexes: Uint16Array
  readonly #costs: Uint8Array
  /** By cost the last entry of a list; an entry is a hex and the entry before it. A hex whose cost falls gets another one. */
  readonly #lists = new Int32Array(TABLE_BARRED)
  readonly #queue: Int32Array
  readonly #sorted: Uint16Array
  readonly #bits: Int32Array
  #isSorted = false
  #table: Uint8Array
  #tolls: Tolls

  constructor(ground: Ground) {
    this.ground = ground
    this.hexes = new Uint16Array(ground.size + 1)
    this.#costs = new Uint8Array(ground.size + 1).fill(TABLE_BARRED)
    this.#queue = new Int32Array(2 * (DIRECTIONS * ground.size + 2))
    this.#sorted = new Uint16Array(ground.size + 1)
    this.#bits = new Int32Array((ground.size >> 5) + 1)
    this.#table = NO_TABLE
    this.#tolls = NO_TOLLS
  }

  /** Nothing is reached any more. */
  clear(): void {
    const { hexes } = this
    const costs = this.#costs
    for (let i = 0; i < this.count; i++) costs[hexes[i]!] = TABLE_BARRED
    this.count = 0
    this.#isSorted = false
  }

  find(from: Hex, points: number, table: Uint8Array, tolls: Tolls): void {
    if (points >= TABLE_BARRED) throw new RangeError(`a reach of ${points} points: there can be ${TABLE_BARRED - 1}`)
    this.clear()
    this.#table = table
    this.#tolls = tolls
    const { enter, leave } = tolls
    const { neighbours } = this.ground
    const { hexes } = this
    const costs = this.#costs
    const lists = this.#lists
    const queue = this.#queue
    let count = 0
    let last = 2
    // While searching, off the map is cheaper than anything: no step there is a gain.
    costs[0] = 0
    costs[from] = 0
    queue[last] = from
    queue[last + 1] = 0
    lists[0] = last
    for (let cost = 0; cost <= points; cost++) {
      let entry = lists[cost]!
      lists[cost] = 0
      while (entry !== 0) {
        const hex = queue[entry]!
        entry = queue[entry + 1]!
        if (costs[hex] !== cost) continue
        hexes[count++] = hex
        if (cost === points) continue
        const away = leave[hex]!
        if (away === 255 && hex !== from) continue
        const base = away === 255 ? cost : cost + away
        const way = hex * 6
        last = enterAt(base + table[way]!, neighbours[way]!, points, enter, costs, lists, queue, last)
        last = enterAt(base + table[way + 1]!, neighbours[way + 1]!, points, enter, costs, lists, queue, last)
        last = enterAt(base + table[way + 2]!, neighbours[way + 2]!, points, enter, costs, lists, queue, last)
        last = enterAt(base + table[way + 3]!, neighbours[way + 3]!, points, enter, costs, lists, queue, last)
        last = enterAt(base + table[way + 4]!, neighbours[way + 4]!, points, enter, costs, lists, queue, last)
        last = enterAt(base + table[way + 5]!, neighbours[way + 5]!, points, enter, costs, lists, queue, last)
      }
    }
    costs[0] = TABLE_BARRED
    this.count = count
  }

  has(hex: Hex): boolean {
    return this.#costs[hex] !== TABLE_BARRED
  }

  /** What it takes to come to a hex, or `UNREACHED`. */
  cost(hex: Hex): number {
    const cost = this.#costs[hex]!
    return cost === TABLE_BARRED ? UNREACHED : cost
  }

  /** The first `count` are the hexes reached, in ascending order. */
  ascending(): Uint16Array {
    if (!this.#isSorted) sortHexes(this.hexes, this.count, this.#sorted, this.#bits)
    this.#isSorted = true
    return this.#sorted
  }

  /**
   * Writes the cheapest way to a hex, the start first, and returns how many hexes that is; 0 where it was not reached. Of
   * several ways it takes the lowest hex, from the end backwards. What lies behind the way in `out` stays.
   */
  pathTo(hex: Hex, out: number[] | Uint16Array): number {
    if (!this.has(hex)) return 0
    let length = 0
    for (let at = hex; at !== 0; at = this.#before(at)) length = writeHex(out, length, at)
    return turnRound(out, length)
  }

  /** The lowest hex from which a hex is entered at its cost; 0 for the start. */
  #before(hex: Hex): Hex {
    const { neighbours } = this.ground
    const { enter, leave } = this.#tolls
    const costs = this.#costs
    let best = 0
    for (let way = hex * 6; way < hex * 6 + 6; way++) {
      const from = neighbours[way]!
      if (from === 0 || costs[from]! >= costs[hex]! || (best !== 0 && from > best)) continue
      const away = leave[from] === TABLE_BARRED ? 0 : leave[from]!
      if (leave[from] === TABLE_BARRED && costs[from] !== 0) continue
      if (costs[from]! + away + this.#step(from, hex) + enter[hex]! === costs[hex]) best = from
    }
    return best
  }

  #step(from: Hex, to: Hex): number {
    const { neighbours } = this.ground
    for (let way = from * 6; way < from * 6 + 6; way++) if (neighbours[way] === to) return this.#table[way]!
    return TABLE_BARRED
  }
}

/** A step to a hex at a cost, to which its toll is added; returns the last entry of the queue. What is barred costs too much. */
function enterAt(
  cost: number,
  hex: Hex,
  points: number,
  enter: Uint8Array,
  costs: Uint8Array,
  lists: Int32Array,
  queue: Int32Array,
  last: number,
): number {
  if (cost > points) return last
  const sum = cost + enter[hex]!
  if (sum > points || sum >= costs[hex]!) return last
  costs[hex] = sum
  queue[last + 2] = hex
  queue[last + 3] = lists[sum]!
  lists[sum] = last + 2
  return last + 2
}

export const reach = (ground: Ground): Reach => new Reach(ground)

const NO_TABLE = new Uint8Array(0)
const NO_TOLLS: Tolls = { enter: NO_TABLE, leave: NO_TABLE }
