import { Worker } from 'node:worker_threads'

/** What a thread says: what came of an order, or why it could not be carried out. */
export type Report<Result> = { readonly result: Result } | { readonly failed: string }

/** An order that cannot be carried out, by whomever. */
export class Unplayable extends Error {}

/** Somebody who carries out one order at a time beside us: a module that calls `serve`. */
export class Thread<Order, Result> {
  readonly #worker: Worker

  constructor(module: URL) {
    this.#worker = new Worker(module, { execArgv: [] })
  }

  carryOut(order: Order): Promise<Result> {
    const worker = this.#worker
    return new Promise((resolve, reject) => {
      const settle = (end: () => void): void => {
        worker.off('message', heard).off('error', broke).off('exit', left)
        end()
      }
      const heard = (report: Report<Result>): void =>
        settle(() => ('result' in report ? resolve(report.result) : reject(new Unplayable(report.failed))))
      const broke = (error: unknown): void => settle(() => reject(error))
      const left = (code: number): void => settle(() => reject(new Error(`a thread ended with code ${code}`)))
      worker.on('message', heard).on('error', broke).on('exit', left)
      worker.postMessage(order)
    })
  }

  async end(): Promise<void> {
    await this.#worker.terminate()
  }
}

/** So many threads of one kind. Which of them carries out which order must change nothing. */
export class Crew<Order, Result> {
  readonly #threads: readonly Thread<Order, Result>[]

  constructor(module: URL, size: number) {
    this.#threads = Array.from({ length: size }, () => new Thread<Order, Result>(module))
  }

  /**
   * Carries out all orders, or as many of them, from the first on, as it has begun when it is told to stop; `hear` gets each result as it comes, with the number
   * of its order.
   */
  async work(orders: readonly Order[], hear: (result: Result, at: number) => void, stop?: AbortSignal): Promise<void> {
    const queue = orders.entries()
    await Promise.all(
      this.#threads.map(async (thread) => {
        for (const [at, order] of queue) {
          if (stop?.aborted) return
          hear(await thread.carryOut(order), at)
        }
      }),
    )
  }

  async end(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.end()))
  }
}
