import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** An order that took longer than it may. Whoever carried it out was sent away. */
class TookTooLong extends Error {}

interface Ticket<O, A> {
  readonly order: O
  readonly limit: number
  answer(answer: A): void
  fail(error: Error): void
}

/** What a worker says of an order. */
export type Said<A> = { readonly answer: A } | { readonly problem: string }

/** As many workers as there are cores beside the one that everything else runs on. */
export const CREW = Math.max(1, availableParallelism() - 1)

/**
 * Threads that carry out orders, plain data in and out, one at a time each. They are started when there is something to do. One
 * that takes too long is ended and another takes its place.
 */
export class Crew<O, A> {
  readonly #hands: readonly Hand<O, A>[]

  constructor(module: URL, size = CREW) {
    this.#hands = Array.from({ length: size }, () => new Hand<O, A>(module))
  }

  /** `by` makes sure that orders with the same number go to the same worker. */
  ask(order: O, limit: number, by?: number): Promise<A> {
    const hand = by === undefined ? this.#idlest() : this.#hands[by % this.#hands.length]!
    return hand.ask(order, limit)
  }

  async close(): Promise<void> {
    await Promise.all(this.#hands.map((hand) => hand.close()))
  }

  #idlest(): Hand<O, A> {
    return this.#hands.reduce((idlest, hand) => (hand.load < idlest.load ? hand : idlest))
  }
}

class Hand<O, A> {
  readonly #module: URL
  readonly #waiting: Ticket<O, A>[] = []
  #worker: Worker | null = null
  #timer: NodeJS.Timeout | null = null
  #isClosed = false

  constructor(module: URL) {
    this.#module = module
  }

  get load(): number {
    return this.#waiting.length
  }

  ask(order: O, limit: number): Promise<A> {
    if (this.#isClosed) return Promise.reject(new Error('the house is closing'))
    return new Promise((answer, fail) => {
      this.#waiting.push({ order, limit, answer, fail })
      if (this.#waiting.length === 1) this.#begin()
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    const worker = this.#worker
    this.#end()
    for (const { fail } of this.#waiting.splice(0)) fail(new Error('the house is closing'))
    await worker?.terminate()
  }

  #begin(): void {
    const [next] = this.#waiting
    if (!next) return
    this.#worker ??= this.#start()
    this.#timer = setTimeout(() => this.#replace(new TookTooLong(`no answer after ${next.limit} ms`)), next.limit)
    this.#timer.unref()
    this.#worker.postMessage(next.order)
  }

  #start(): Worker {
    const worker = new Worker(this.#module, { env: {} })
    worker.unref()
    worker.on('message', (said: Said<A>) => {
      if (this.#worker === worker) this.#hear(said)
    })
    worker.on('error', (error) => {
      if (this.#worker === worker) this.#replace(error instanceof Error ? error : new Error(String(error)))
    })
    return worker
  }

  #hear(said: Said<A>): void {
    this.#stopTimer()
    const ticket = this.#waiting.shift()
    this.#begin()
    if ('answer' in said) ticket?.answer(said.answer)
    else ticket?.fail(new Error(said.problem))
  }

  #replace(error: Error): void {
    this.#end()
    const ticket = this.#waiting.shift()
    this.#begin()
    ticket?.fail(error)
  }

  #end(): void {
    this.#stopTimer()
    this.#worker?.terminate().catch(() => {})
    this.#worker = null
  }

  #stopTimer(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
  }
}
