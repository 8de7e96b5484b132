import { UNREACHED } from './field.ts'
import type { Ground, Hex } from './ground.ts'
import { turnRound, writeHex } from './path.ts'
import { TABLE_BARRED } from './reach.ts'

const FAR = 0xffff

/**
 * How many steps each hex lies from the nearest source, breadth first over one list. It unfolds no further than it is asked,
 * so what it was given must stay as it is until the next `begin`.
 */
export class Steps {
  readonly ground: Ground
  /** How many hexes were reached so far; after `all`, how many there are. */
  count = 0
  /** The first `count` are the hexes reached so far, nearest first. */
  readonly hexes: Uint16Array
  /** By hex; behind the last one lies one that is never reached. */
  readonly #steps: Uint16Array
  /** By hex, 0 where it is open and new. */
  readonly #marks: Uint8Array
  readonly #noEnds: Uint8Array
  #walked = 0
  #links: Uint16Array
  #ends: Uint8Array

  constructor(ground: Ground) {
    this.ground = ground
    this.hexes = new Uint16Array(ground.size + 1)
    this.#steps = new Uint16Array(ground.size + 2).fill(FAR)
    this.#marks = new Uint8Array(ground.size + 1)
    this.#noEnds = new Uint8Array(ground.size + 1)
    this.#links = ground.neighbours
    this.#ends = this.#noEnds
  }

  /**
   * `links` leads from hex to hex, as `linksOf` gives it: without it, to every neighbour. `closed` by hex: 0 where it may be
   * entered. `ends` by hex: 0 where it may be left again.
   */
  begin(links: Uint16Array | null, closed: Uint8Array | null, ends: Uint8Array | null = null): void {
    this.#steps.fill(FAR)
    if (closed) this.#marks.set(closed)
    else this.#marks.fill(0)
    // Off the map.
    this.#marks[0] = 1
    this.#links = links ?? this.ground.neighbours
    this.#ends = ends ?? this.#noEnds
    this.count = 0
    this.#walked = 0
  }

  /** A source, open or not. All are named before the first question. */
  start(hex: Hex): void {
    if (this.#steps[hex] === 0) return
    this.#steps[hex] = 0
    this.#marks[hex] = 1
    this.hexes[this.count++] = hex
  }

  has(hex: Hex): boolean {
    return this.cost(hex) !== UNREACHED
  }

  /** Steps to the nearest source, or `UNREACHED`. */
  cost(hex: Hex): number {
    if (this.#steps[hex] === FAR) this.#unfold(hex, FAR)
    const steps = this.#steps[hex]!
    return steps === FAR ? UNREACHED : steps
  }

  /** Whether a source lies within so many steps. */
  isWithin(hex: Hex, most: number): boolean {
    if (this.#steps[hex] === FAR) this.#unfold(hex, most)
    return this.#steps[hex]! <= most
  }

  /** Goes to the end. */
  all(): this {
    this.#unfold(this.ground.size + 1, FAR)
    return this
  }

  /** Writes the way from a source to a hex, both included; as `Reach.pathTo`. */
  pathTo(hex: Hex, out: number[] | Uint16Array): number {
    if (!this.has(hex)) return 0
    let length = 0
    for (let at = hex; at !== 0; at = this.#before(at)) length = writeHex(out, length, at)
    return turnRound(out, length)
  }

  /** Until a hex is reached or there is nothing left within so many steps. */
  #unfold(until: Hex, most: number): void {
    const { hexes } = this
    const steps = this.#steps
    const links = this.#links
    const ends = this.#ends
    const marks = this.#marks
    let { count } = this
    let at = this.#walked
    while (at < count && steps[until] === FAR) {
      const hex = hexes[at]!
      const next = steps[hex]! + 1
      if (next > most) break
      at++
      if (ends[hex] !== 0) continue
      // One by one, not in a loop: with a branch for each the processor foresees more, and it takes half the time.
      const way = hex * 6
      count = enter(links[way]!, next, marks, steps, hexes, count)
      count = enter(links[way + 1]!, next, marks, steps, hexes, count)
      count = enter(links[way + 2]!, next, marks, steps, hexes, count)
      count = enter(links[way + 3]!, next, marks, steps, hexes, count)
      count = enter(links[way + 4]!, next, marks, steps, hexes, count)
      count = enter(links[way + 5]!, next, marks, steps, hexes, count)
    }
    this.count = count
    this.#walked = at
  }

  /** The lowest hex that is one step nearer; 0 for a source. */
  #before(hex: Hex): Hex {
    const { neighbours } = this.ground
    const near = this.#steps[hex]! - 1
    if (near < 0) return 0
    let best = 0
    for (let way = hex * 6; way < hex * 6 + 6; way++) {
      const from = neighbours[way]!
      if (from !== 0 && this.#steps[from] === near && (best === 0 || from < best) && this.#leads(from, hex)) best = from
    }
    return best
  }

  #leads(from: Hex, to: Hex): boolean {
    if (this.#ends[from] !== 0) return false
    for (let way = from * 6; way < from * 6 + 6; way++) if (this.#links[way] === to) return true
    return false
  }
}

/** The neighbours to which a table of costs leaves a way, by `hex * 6 + dir`; 0 where it bars it. */
export const linksOf = ({ neighbours }: Ground, costs: Uint8Array): Uint16Array =>
  neighbours.map((to, way) => (costs[way] === TABLE_BARRED ? 0 : to))

/** A hex that is open and new; returns how many there are now. */
function enter(
  hex: Hex,
  far: number,
  marks: Uint8Array,
  steps: Uint16Array,
  hexes: Uint16Array,
  count: number,
): number {
  if (marks[hex] !== 0) return count
  marks[hex] = 1
  steps[hex] = far
  hexes[count] = hex
  return count + 1
}

export const steps = (ground: Ground): Steps => new Steps(ground)
