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

/** Does the work of an inquiry on so many threads; who does which part changes nothing. `hear` is told after each part. */
export async function workThrough(inquiry: Inquiry, table: Table, workers: number, hear: () => void): Promise<void> {
  const crew = new Crew<TableErrand, Tally>(THREAD, workers)
  try {
    for (let jobs = inquiry.round(); jobs.length > 0; jobs = inquiry.round())
      await crew.work(
        jobs.map(({ errand }) => ({ table, errand })),
        (tally, at) => {
          inquiry.note(jobs[at]!, tally)
          hear()
        },
      )
  } finally {
    await crew.end()
  }
}
