import { Worker } from 'node:worker_threads'
import type { Errand, Inquiry, Job, Tally } from '@hexfront/bots'
import type { DataOverlay, Options } from '@hexfront/core'

/** What a thread plays on in. */
export interface Table {
  readonly game: string
  readonly scenario: string
  readonly options: Options
  readonly overlay: DataOverlay | null
}

/** What a thread says: how the games of an errand ended, or why they could not be played. */
export type Report = { readonly tally: Tally } | { readonly failed: string }

const THREAD = new URL('./thread.ts', import.meta.url)

/** Does the work of an inquiry on so many threads; who does which part changes nothing. `hear` is told after each part. */
export async function workThrough(inquiry: Inquiry, table: Table, workers: number, hear: () => void): Promise<void> {
  const crew = Array.from({ length: workers }, () => new Worker(THREAD, { workerData: table }))
  try {
    for (let jobs = inquiry.round(); jobs.length > 0; jobs = inquiry.round()) {
      const queue = jobs[Symbol.iterator]()
      await Promise.all(
        crew.map(async (worker) => {
          for (let next = queue.next(); !next.done; next = queue.next()) {
            const job: Job = next.value
            inquiry.note(job, await run(worker, job.errand))
            hear()
          }
        }),
      )
    }
  } finally {
    await Promise.all(crew.map((worker) => worker.terminate()))
  }
}

function run(worker: Worker, errand: Errand): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void): void => {
      worker.off('message', heard).off('error', broke)
      end()
    }
    const heard = (report: Report): void =>
      settle(() => ('tally' in report ? resolve(report.tally) : reject(new Error(report.failed))))
    const broke = (error: unknown): void => settle(() => reject(error))
    worker.on('message', heard).on('error', broke)
    worker.postMessage(errand)
  })
}
