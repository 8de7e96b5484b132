import type { Ground } from '@hexfront/core'

/** How many crossings lead to a hex that no line reaches. */
export const CUT_OFF = 255

/** A table by hex that can be compared four hexes at a time. */
export interface HexBytes {
  readonly bytes: Uint8Array
  readonly words: Uint32Array
}

export function hexBytes({ size }: Ground): HexBytes {
  const bytes = new Uint8Array((size + 4) & ~3)
  return { bytes, words: new Uint32Array(bytes.buffer) }
}

/** Where lines of supply may run, and where they begin. */
export interface Terms {
  /** By hex, 0 where a line may run. */
  readonly closed: HexBytes
  /** By hex * 6 + direction: where a line leads, 0 for nowhere; and what is not 0 where it crosses something. */
  readonly links: Uint16Array
  readonly crossed: Uint8Array
  /** Hexes in which lines begin while they are open and held by the side. */
  readonly sources: ArrayLike<number>
  readonly control: Uint8Array
  readonly side: number
}

/**
 * Lines of supply from all sources of a side, of any length: by hex the fewest crossings on a line. A piece that comes or goes
 * opens or shuts a few hexes, and only what hangs on those is looked at again.
 */
export class SupplyNet {
  /** By hex, `CUT_OFF` where none leads. */
  readonly crossings: Uint8Array
  readonly #most: number
  /** As it was when lines were last traced. */
  readonly #closed: HexBytes
  readonly #isSource: Uint8Array
  #links: Uint16Array
  /** The hex that a line comes from, 0 at a source; and how many lines go on from a hex. */
  readonly #from: Uint16Array
  readonly #further: Uint8Array
  readonly #queue: Uint16Array
  readonly #queued: Uint8Array
  readonly #changed: Uint16Array
  readonly #loose: Uint16Array

  constructor(ground: Ground, most: number) {
    const { size } = ground
    this.#most = most
    this.crossings = new Uint8Array(size + 1).fill(CUT_OFF)
    this.#closed = hexBytes(ground)
    this.#isSource = new Uint8Array(size + 1)
    this.#links = new Uint16Array(0)
    this.#from = new Uint16Array(size + 1)
    this.#further = new Uint8Array(size + 1)
    this.#queue = new Uint16Array(size + 1)
    this.#queued = new Uint8Array(size + 1)
    this.#changed = new Uint16Array(2 * (size + 4))
    this.#loose = new Uint16Array(size + 1)
  }

  has(hex: number): boolean {
    return this.crossings[hex] !== CUT_OFF
  }

  trace(terms: Terms): void {
    if (this.#links === terms.links) this.#mend(terms)
    else this.#build(terms)
  }

  #build({ closed, links, crossed, sources, control, side }: Terms): void {
    this.#links = links
    this.crossings.fill(CUT_OFF)
    this.#from.fill(0)
    this.#further.fill(0)
    this.#isSource.fill(0)
    this.#closed.words.set(closed.words)
    let waiting = 0
    for (let i = 0; i < sources.length; i++) {
      const hex = sources[i]!
      if (control[hex] === side && closed.bytes[hex] === 0) waiting = this.#root(hex, waiting)
    }
    this.#spread(links, crossed, waiting)
  }

  /** Follows what has changed: what hung on a hex that is shut now hangs on others, or on none. */
  #mend({ closed, links, crossed, sources, control, side }: Terms): void {
    const { bytes, words } = closed
    const traced = this.#closed.bytes
    const tracedWords = this.#closed.words
    const isSource = this.#isSource
    const changes = this.#changed
    let count = 0
    let loose = 0
    for (let word = 0; word < words.length; word++) {
      if (words[word] === tracedWords[word]) continue
      for (let hex = word * 4; hex < word * 4 + 4; hex++) {
        const isShut = bytes[hex] !== 0
        if (isShut === (traced[hex] !== 0)) continue
        changes[count++] = hex
        if (!isShut) continue
        loose = this.#cut(hex, links, loose)
        isSource[hex] = 0
      }
      tracedWords[word] = words[word]!
    }
    let waiting = 0
    for (let i = 0; i < sources.length; i++) {
      const hex = sources[i]!
      const isOne = control[hex] === side && bytes[hex] === 0
      if (isOne === (isSource[hex] === 1)) continue
      if (isOne) waiting = this.#root(hex, waiting)
      else {
        // Though open it is no source any more, and may still be reached from elsewhere.
        isSource[hex] = 0
        loose = this.#cut(hex, links, loose)
      }
    }
    for (let i = 0; i < loose; i++) waiting = this.#askAround(this.#loose[i]!, links, waiting)
    for (let i = 0; i < count; i++) waiting = this.#askAround(changes[i]!, links, waiting)
    if (waiting > 0) this.#spread(links, crossed, waiting)
  }

  #root(hex: number, waiting: number): number {
    this.#isSource[hex] = 1
    this.#detach(hex)
    this.crossings[hex] = 0
    return this.#await(hex, 0, waiting)
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
    if (this.#closed.bytes[hex] !== 0) return waiting
    for (let way = hex * 6; way < hex * 6 + 6; way++) {
      const near = links[way]!
      if (near !== 0 && this.crossings[near] !== CUT_OFF) waiting = this.#await(near, 0, waiting)
    }
    return waiting
  }

  /** From every hex that waits to whatever it leads to at fewer crossings. Hexes may come up more than once. */
  #spread(links: Uint16Array, crossed: Uint8Array, waiting: number): void {
    const { crossings } = this
    const { bytes } = this.#closed
    const queue = this.#queue
    const queued = this.#queued
    const from = this.#from
    const further = this.#further
    const most = this.#most
    let first = 0
    while (waiting > 0) {
      const hex = queue[first]!
      first = first + 1 === queue.length ? 0 : first + 1
      waiting--
      queued[hex] = 0
      const here = crossings[hex]!
      for (let way = hex * 6, end = way + 6; way < end; way++) {
        const to = links[way]!
        if (to === 0 || bytes[to] !== 0) continue
        const there = crossed[way] === 0 ? here : here + 1
        if (there >= crossings[to]! || there > most) continue
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
