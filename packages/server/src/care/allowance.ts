/** So many at once, and then so many in a time. */
export interface Measure {
  readonly most: number
  /** Milliseconds until all of them may be had again. */
  readonly per: number
}

const MOST_KEPT = 50_000

/** How much each key may still take; it fills up again evenly. */
export class Allowance {
  readonly #measure: Measure
  /** What was left, and when. The one who asked last is the last of the map. */
  readonly #left = new Map<string, { readonly left: number; readonly at: number }>()

  constructor(measure: Measure) {
    this.#measure = measure
  }

  /** Takes one; 0, or the milliseconds after which there is one again. */
  take(key: string, now: number): number {
    const { most, per } = this.#measure
    const left = this.#leftOf(key, now)
    if (left < 1) return Math.ceil(((1 - left) * per) / most)
    this.#left.delete(key)
    this.#left.set(key, { left: left - 1, at: now })
    if (this.#left.size > MOST_KEPT) this.#forgetOldest()
    return 0
  }

  #leftOf(key: string, now: number): number {
    const { most, per } = this.#measure
    const kept = this.#left.get(key)
    return kept ? Math.min(most, kept.left + ((now - kept.at) * most) / per) : most
  }

  #forgetOldest(): void {
    const oldest = this.#left.keys().next()
    if (!oldest.done) this.#left.delete(oldest.value)
  }
}
