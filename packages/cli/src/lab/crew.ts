import { Worker } from 'node:worker_threads'
import type { Arm, Result, Task } from './arm.ts'
import type { Experiment } from './experiment.ts'

/** What a thread is told. */
export interface Order {
  readonly arm: Arm
  readonly task: Task
  readonly seed: string
}

/** What it says: how a game ended, or why it could not be played. */
export type Report = { readonly result: Result } | { readonly failed: string }

/** A game that cannot be played, by whomever. */
export class Unplayable extends Error {}

const THREAD = new URL('./thread.ts', import.meta.url)

/** Somebody who plays one game at a time beside us. */
export class Thread {
  readonly #worker = new Worker(THREAD, { execArgv: [] })

  play(arm: Arm, task: Task, seed: string): Promise<Result> {
    const order: Order = { arm, task, seed }
    const worker = this.#worker
    return new Promise((resolve, reject) => {
      const settle = (end: () => void): void => {
        worker.off('message', heard).off('error', broke).off('exit', left)
        end()
      }
      const heard = (report: Report): void =>
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

/** Plays games on so many threads; `hear` gets each result as it comes. Which thread plays which game changes nothing. */
export async function playAll(
  { arms, seed }: Experiment,
  tasks: readonly Task[],
  workers: number,
  hear: (result: Result) => void,
): Promise<void> {
  const queue = tasks[Symbol.iterator]()
  const crew = Array.from({ length: Math.min(workers, tasks.length) }, () => new Thread())
  try {
    await Promise.all(
      crew.map(async (thread) => {
        for (let next = queue.next(); !next.done; next = queue.next())
          hear(await thread.play(arms[next.value.arm]!, next.value, seed))
      }),
    )
  } finally {
    await Promise.all(crew.map((thread) => thread.end()))
  }
}
