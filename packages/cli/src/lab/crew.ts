import { Worker } from 'node:worker_threads'
import type { Result, Task } from './arm.ts'
import type { Experiment } from './experiment.ts'

/** What a thread is told: the next game, or that there is none. */
export type Order = Task | 'done'
/** What it says: that it is there, how a game ended, or why it could not be played. */
export type Report =
  | { readonly ready: true }
  | { readonly result: Result }
  | { readonly failed: string; readonly task: Task }

const THREAD = new URL('./thread.ts', import.meta.url)

/** Plays games on so many threads; `hear` gets each result as it comes. Which thread plays which game changes nothing. */
export async function playAll(
  experiment: Experiment,
  tasks: readonly Task[],
  workers: number,
  hear: (result: Result) => void,
): Promise<void> {
  const queue = tasks[Symbol.iterator]()
  const crew = Array.from(
    { length: Math.min(workers, tasks.length) },
    () => new Worker(THREAD, { workerData: experiment, execArgv: [] }),
  )
  try {
    await Promise.all(crew.map((worker) => keepBusy(worker, queue, hear)))
  } finally {
    await Promise.all(crew.map((worker) => worker.terminate()))
  }
}

/** Gives a thread one game after another until none is left. */
function keepBusy(worker: Worker, queue: Iterator<Task>, hear: (result: Result) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (report: Report) => {
      if ('failed' in report) return reject(new Error(report.failed))
      if ('result' in report) hear(report.result)
      const next = queue.next()
      const order: Order = next.done ? 'done' : next.value
      worker.postMessage(order)
    })
    worker.on('error', reject)
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a thread ended with code ${code}`))))
  })
}
