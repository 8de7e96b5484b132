import type { Side } from '@hexfront/core'

/** So many are known of each side, the last ones, however long another has played since. */
const MOST_KEYS = 32

/** What was done under a key, and which number its sender had then. */
interface Kept {
  readonly side: Side
  readonly key: string
  n: number
}

/** Keys of the last commands: one that comes again is answered as it was, and not carried out twice. */
export class Keys {
  readonly #kept: Kept[] = []

  get last(): readonly Readonly<Kept>[] {
    return this.#kept
  }

  add(kept: readonly Readonly<Kept>[]): void {
    this.#kept.push(...kept.map((one) => ({ ...one })))
  }

  find(side: Side, key: string): number | undefined {
    return this.#kept.findLast((one) => one.key === key && one.side === side)?.n
  }

  /**
   * An event came by this key. All events of a command carry it, those included that the house wrote for others: the first says who
   * sent it, the last which number he had. `numberOf` gives the number that a side has now.
   */
  note(side: Side, key: string, numberOf: (side: Side) => number): void {
    const last = this.#kept.at(-1)
    if (last?.key === key) {
      last.n = numberOf(last.side)
      return
    }
    this.#kept.push({ side, key, n: numberOf(side) })
    const own = this.#kept.filter((one) => one.side === side)
    if (own.length > MOST_KEYS) this.#kept.splice(this.#kept.indexOf(own[0]!), 1)
  }
}
