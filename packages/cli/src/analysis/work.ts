import type { Errand, Inquiry, Tally } from '@hexfront/bots'
import type { DataOverlay, Options } from '@hexfront/core'
import { Crew } from '../crew/crew.ts'

/** What is played on in. */
export interface Table {
  readonly game: string
  readonly scenario: string
  readonly options: Options
  readonly overlay: DataOverlay | null
}

/** What a thread is told. */
export interface TableErrand {
  readonly table: Table
  readonly errand: Errand
}

const THREAD = new URL('./thread.ts', import.meta.url)

/** How an inquiry is worked through; but for `stop`, nothing of it changes a figure. */
interface Work {
  readonly workers: number
  /** No part is begun after this; what is known then is what a shorter inquiry would know, and can be gone on with. */
  readonly stop: AbortSignal | undefined
  /** Told after each part. */
  hear(): void
}

/** Does the work of an inquiry on threads; who does which part changes nothing. */
export async function workThrough(inquiry: Inquiry, table: Table, { workers, stop, hear }: Work): Promise<void> {
  const crew = new Crew<TableErrand, Tally>(THREAD, workers)
  try {
    for (let jobs = inquiry.round(); jobs.length > 0 && !stop?.aborted; jobs = inquiry.round())
      await crew.work(
        jobs.map(({ errand }) => ({ table, errand })),
        (tally, at) => {
          inquiry.note(jobs[at]!, tally)
          hear()
        },
        stop,
      )
  } finally {
    await crew.end()
  }
}
