import type { Ground } from '@hexfront/core'

/** What a hex is to lines of supply. */
export const SHUT = 0
export const OPEN = 1
export const SOURCE = 2

/** How many crossings lead to a hex that no line reaches. */
export const CUT_OFF = 255

/**
 * Lines of supply from all sources of a side, of any length: by hex the fewest hexsides of a kind that a line crosses. A piece that
 * comes or goes opens or shuts a few hexes, and only what hangs on those is looked at again.
 */
export class SupplyNet {
  /** By hex, `CUT_OFF` where none leads. */
  readonly crossings: Uint8Array
  /** By hex: `SHUT`, `OPEN` or `SOURCE`, to be laid before `trace`. */
  readonly state: Uint8Array
  readonly #most: number
  readonly #traced: Uint8Array
  readonly #stateWords: Uint32Array
  readonly #tracedWords: Uint32Array
  /** The hex that a line comes from, 0 at a source; and how many lines go on from a hex. */
  readonly #from: Uint16Array
  readonly #further: Uint8Array
  readonly #queue: Uint16Array
  readonly #queued: Uint8Array
  readonly #changed: Uint16Array
  readonly #loose: Uint16Array
  #links: Uint16Array

  constructor({ size }: Ground, most: number) {
    const length = (size + 4) & ~3
    this.#most = most
    this.crossings = new Uint8Array(size + 1).fill(CUT_OFF)
    this.state = new Uint8Array(length)
    this.#traced = new Uint8Array(length)
    this.#stateWords = new Uint32Array(this.state.buffer)
    this.#tracedWords = new Uint32Array(this.#traced.buffer)
    this.#from = new Uint16Array(size + 1)
    this.#further = new Uint8Array(size + 1)
    this.#queue = new Uint16Array(size + 1)
    this.#queued = new Uint8Array(size + 1)
    this.#changed = new Uint16Array(length)
    this.#loose = new Uint16Array(size + 1)
    this.#links = new Uint16Array(0)
  }

  has(hex: number): boolean {
    return this.crossings[hex] !== CUT_OFF
  }

  /** `links` by hex * 6 + direction, 0 where no line runs; `crossed` by the same, 0 where nothing is crossed. */
  trace(links: Uint16Array, crossed: Uint8Array): void {
    if (this.#links === links) this.#mend(links, crossed)
    else this.#build(links, crossed)
  }

  #build(links: Uint16Array, crossed: Uint8Array): void {
    const { state } = this
    this.#links = links
    this.crossings.fill(CUT_OFF)
    this.#from.fill(0)
    this.#further.fill(0)
    this.#tracedWords.set(this.#stateWords)
    let waiting = 0
    for (let hex = 1; hex < this.crossings.length; hex++) {
      if (state[hex] !== SOURCE) continue
      this.crossings[hex] = 0
      waiting = this.#await(hex, 0, waiting)
    }
    this.#spread(links, crossed, waiting)
  }

  /** Follows what has changed: what hung on a hex that is shut now hangs on others, or on none. */
  #mend(links: Uint16Array, crossed: Uint8Array): void {
    const { state, crossings } = this
    const words = this.#stateWords
    const before = this.#tracedWords
    const traced = this.#traced
    const changes = this.#changed
    let count = 0
    for (let word = 0; word < words.length; word++) {
      if (words[word] === before[word]) continue
      for (let hex = word * 4; hex < word * 4 + 4; hex++) if (state[hex] !== traced[hex]) changes[count++] = hex
    }
    let loose = 0
    for (let i = 0; i < count; i++) {
      const hex = changes[i]!
      // What is open now and was a source may still be reached from elsewhere.
      if (state[hex] !== SOURCE && traced[hex] !== SHUT) loose = this.#cut(hex, links, loose)
      traced[hex] = state[hex]!
    }
    let waiting = 0
    for (let i = 0; i < loose; i++) waiting = this.#askAround(this.#loose[i]!, links, waiting)
    for (let i = 0; i < count; i++) {
      const hex = changes[i]!
      if (state[hex] === OPEN) waiting = this.#askAround(hex, links, waiting)
      else if (state[hex] === SOURCE) {
        this.#detach(hex)
        crossings[hex] = 0
        waiting = this.#await(hex, 0, waiting)
      }
    }
    this.#spread(links, crossed, waiting)
  }

  /** Nothing reaches a hex any more, nor what hangs on it; returns how many there are of those. */
  #cut(hex: number, links: Uint16Array, count: number): number {
    const { crossings } = this
    const loose = this.#loose
    const from = this.#from
    if (crossings[hex] === CUT_OFF) return count
    this.#detach(hex)
    crossings[hex] = CUT_OFF
    loose[count] = hex
    let end = count + 1
    for (let at = count; at < end; at++) {
      const cut = loose[at]!
      if (this.#further[cut] === 0) continue
      for (let way = cut * 6; way < cut * 6 + 6; way++) {
        const next = links[way]!
        if (next === 0 || from[next] !== cut) continue
        from[next] = 0
        crossings[next] = CUT_OFF
        loose[end++] = next
      }
      this.#further[cut] = 0
    }
    return end
  }

  /** Whoever is beside an open hex looks at it again. */
  #askAround(hex: number, links: Uint16Array, waiting: number): number {
    if (this.state[hex] === SHUT) return waiting
    for (let way = hex * 6; way < hex * 6 + 6; way++) {
      const near = links[way]!
      if (near !== 0 && this.crossings[near] !== CUT_OFF) waiting = this.#await(near, 0, waiting)
    }
    return waiting
  }

  /** From every hex that waits to whatever it leads to at fewer crossings. Hexes may come up more than once. */
  #spread(links: Uint16Array, crossed: Uint8Array, waiting: number): void {
    const { state, crossings } = this
    const queue = this.#queue
    const queued = this.#queued
    const from = this.#from
    const further = this.#further
    let first = 0
    while (waiting > 0) {
      const hex = queue[first]!
      first = first + 1 === queue.length ? 0 : first + 1
      waiting--
      queued[hex] = 0
      const here = crossings[hex]!
      for (let way = hex * 6, end = way + 6; way < end; way++) {
        const to = links[way]!
        if (to === 0 || state[to] === SHUT) continue
        const there = crossed[way] === 0 ? here : here + 1
        if (there >= crossings[to]! || there > this.#most) continue
        this.#detach(to)
        crossings[to] = there
        from[to] = hex
        further[hex] = further[hex]! + 1
        waiting = this.#await(to, first, waiting)
      }
    }
  }

  #await(hex: number, first: number, waiting: number): number {
    if (this.#queued[hex] === 1) return waiting
    this.#queued[hex] = 1
    const at = first + waiting
    this.#queue[at < this.#queue.length ? at : at - this.#queue.length] = hex
    return waiting + 1
  }

  #detach(hex: number): void {
    const before = this.#from[hex]!
    if (before === 0) return
    this.#from[hex] = 0
    this.#further[before] = this.#further[before]! - 1
  }
}
