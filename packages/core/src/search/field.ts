import { DIRECTIONS, type Ground, type Hex } from './ground.ts'

/** What a hex costs that no path leads to: more than any limit. */
export const UNREACHED = 0x1fffffff

/** The limit of a search that has none. */
export const NO_LIMIT = UNREACHED - 1

/**
 * A hex together with what the path to it must remember, its layer: where its record begins in a field's memory. Nodes
 * are ordered by hex, then by layer.
 */
export type Node = number

export const MOST_LAYERS = 8

/** No step may cost this much, nor may the sources of one search differ by as much. */
export const SPAN = 1024

const GATHERING = 0
const SEARCHING = 1
const DONE = 2

/**
 * The result of a search, kept and used again: what each (hex, layer) costs, from where it is entered, and which were
 * reached. The first `start` after a search clears it by walking what was reached, so a short search stays cheap on a
 * large map; nothing is allocated after construction.
 */
export class Field {
  readonly ground: Ground
  readonly layers: number
  /** How many nodes were reached. */
  count = 0

  /** A node is `hex << shift | layer << 2`. */
  readonly shift: number
  /**
   * Records of four: cost; parent; entry in the queue, if a free step led here; and, about another node, an item of the
   * list of those reached.
   */
  readonly memory: Int32Array
  /**
   * Dial's queue: by cost modulo `SPAN` the first entry of a list, then the entries, each its node and the next entry of
   * the list. A node whose cost falls gets a second entry and the first goes stale. Each way out of a node is tried
   * once, so seven entries a node are enough.
   */
  readonly queue: Int32Array
  /** Where the last entry begins. */
  lastEntry = 0
  /** What the cheapest source costs. */
  lowest = UNREACHED
  state: typeof GATHERING | typeof SEARCHING | typeof DONE = GATHERING

  /** Steps out of one wave that are asked about, in pairs: `node << 3 | dir` and `least cost << 16 | to`. */
  readonly questions: Int32Array
  constructor(ground: Ground, layers: number) {
    if (!Number.isInteger(layers) || layers < 1 || layers > MOST_LAYERS) {
      throw new RangeError(`a field has 1 to ${MOST_LAYERS} layers, not ${layers}`)
    }
    this.ground = ground
    this.layers = layers
    this.shift = 34 - Math.clz32(layers - 1)
    this.memory = new Int32Array((ground.size + 1) << this.shift)
    for (let node = 0; node < this.memory.length; node += 4) this.memory[node] = UNREACHED
    this.queue = new Int32Array(SPAN + (this.memory.length >> 2) * 7 * 2)
    this.questions = new Int32Array((this.memory.length >> 2) * DIRECTIONS * 2)
  }

  /** The least cost of a hex in any layer, or `UNREACHED`. */
  cost(hex: Hex): number {
    return this.memory[this.cheapest(hex)]!
  }

  costIn(hex: Hex, layer: number): number {
    return this.memory[this.node(hex, layer)]!
  }

  /** The node of a hex that costs least; of several, that of the lowest layer. */
  cheapest(hex: Hex): Node {
    const first = hex << this.shift
    let best = first
    for (let node = first + 4; node < first + this.layers * 4; node += 4) {
      if (this.memory[node]! < this.memory[best]!) best = node
    }
    return best
  }

  /** The nodes reached are numbered from 0 to before `count`, cheapest first. */
  reached(i: number): Node {
    return this.memory[i * 4 + 3]!
  }

  node(hex: Hex, layer: number): Node {
    return (hex << this.shift) | (layer << 2)
  }

  hexOf(node: Node): Hex {
    return node >> this.shift
  }

  layerOf(node: Node): number {
    return (node >> 2) & ((1 << (this.shift - 2)) - 1)
  }

  costOf(node: Node): number {
    return this.memory[node]!
  }

  /** The node before this one on its path; 0 for a source. Means nothing for a node that was not reached. */
  parentOf(node: Node): Node {
    return this.memory[node + 1]!
  }

  /** Adds a source to the next search. Of two starting costs of one node the lower counts. */
  start(hex: Hex, layer = 0, cost = 0): void {
    if (this.state !== GATHERING) this.clear()
    if (!(hex >= 1 && hex <= this.ground.size)) throw new RangeError(`a search cannot start from hex ${hex}`)
    if (!(layer >= 0 && layer < this.layers)) throw new RangeError(`a search cannot start in layer ${layer}`)
    if (!(cost >= 0 && cost <= NO_LIMIT)) throw new RangeError(`a search cannot start at a cost of ${cost}`)
    const { memory } = this
    const node = this.node(hex, layer)
    const known = memory[node]!
    if (cost >= known) return
    // Until the search begins, what is reached is the sources.
    if (known === UNREACHED) memory[this.count++ * 4 + 3] = node
    memory[node] = cost
    memory[node + 1] = 0
  }

  /** Forgets results and sources. */
  clear(): void {
    const { memory } = this
    if (this.state === SEARCHING) this.#salvage()
    for (let i = 0; i < this.count; i++) memory[memory[i * 4 + 3]!] = UNREACHED
    this.count = 0
    this.state = GATHERING
  }

  /** Puts the sources into the queue. */
  begin(): void {
    if (this.state !== GATHERING) this.clear()
    const { memory, queue, count } = this
    let lowest = UNREACHED
    let highest = 0
    for (let i = 0; i < count; i++) {
      const cost = memory[memory[i * 4 + 3]!]!
      if (cost < lowest) lowest = cost
      if (cost > highest) highest = cost
    }
    if (highest - lowest >= SPAN) {
      throw new RangeError(`sources of one search cost ${lowest} and ${highest}: they must differ by less than ${SPAN}`)
    }
    let entry = SPAN - 2
    for (let i = 0; i < count; i++) {
      const node = memory[i * 4 + 3]!
      const list = memory[node]! & (SPAN - 1)
      entry += 2
      queue[entry] = node
      queue[entry + 1] = queue[list]!
      queue[list] = entry
    }
    this.count = 0
    this.lastEntry = entry
    this.lowest = lowest
    this.state = SEARCHING
    // While searching, off the map is cheaper than anything: no step there is a gain.
    memory[0] = -1
  }

  /** The search has settled all below `cost`. */
  end(count: number, cost: number, isQueueEmpty: boolean): void {
    if (!isQueueEmpty) this.#dropWaiting(cost)
    this.memory[0] = UNREACHED
    this.count = count
    this.state = DONE
  }

  /** Takes back the costs of nodes that were seen but not settled. */
  #dropWaiting(from: number): void {
    const { memory, queue } = this
    for (let cost = from; cost < from + SPAN; cost++) {
      const list = cost & (SPAN - 1)
      for (let entry = queue[list]!; entry !== 0; entry = queue[entry + 1]!) {
        const node = queue[entry]!
        // A stale entry: its node was settled at a lower cost, and keeps it.
        if (memory[node]! >= cost) memory[node] = UNREACHED
      }
      queue[list] = 0
    }
  }

  /** A search that threw has left costs and entries of which there is no list. */
  #salvage(): void {
    for (let node = 0; node < this.memory.length; node += 4) this.memory[node] = UNREACHED
    this.queue.fill(0, 0, SPAN)
    this.count = 0
  }
}

export const field = (ground: Ground, layers = 1): Field => new Field(ground, layers)
