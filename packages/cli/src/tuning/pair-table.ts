import type { PairResult } from '@hexfront/bots'
import { object, string } from '@hexfront/core'
import { Crew } from '../crew/crew.ts'
import { Ledger } from '../lab/ledger.ts'
import { PAIR_FIELDS } from '../lab/pairs.ts'
import { keyOf, type PairOrder } from './trial.ts'

interface Kept extends PairResult {
  readonly key: string
}

const KEPT = object({ key: string, ...PAIR_FIELDS })

const THREAD = new URL('./thread.ts', import.meta.url)

/** Plays pairs on threads, none of them twice: what was played before, perhaps by a run that was killed, is known. */
export class PairTable {
  readonly #crew: Crew<PairOrder, PairResult>
  readonly #ledger: Ledger<Kept> | null
  readonly #known: Map<string, PairResult>

  /** `name` is of all that an order does not say itself: rules, data and plain weights. */
  constructor(workers: number, resume: string | undefined, name: string) {
    this.#ledger = resume === undefined ? null : Ledger.open(resume, name, KEPT)
    this.#known = new Map(this.#ledger?.known.map((kept) => [kept.key, kept]))
    this.#crew = new Crew(THREAD, workers)
  }

  /** What came of each order; `hear` is told how many are done. */
  async play(orders: readonly PairOrder[], hear: (done: number) => void): Promise<readonly PairResult[]> {
    const left = orders.filter((order) => !this.#known.has(keyOf(order)))
    let done = orders.length - left.length
    hear(done)
    await this.#crew.work(left, (result, at) => {
      const key = keyOf(left[at]!)
      this.#ledger?.add({ key, ...result })
      this.#known.set(key, result)
      hear(++done)
    })
    return orders.map((order) => this.#known.get(keyOf(order))!)
  }

  async end(): Promise<void> {
    await this.#crew.end()
  }
}
