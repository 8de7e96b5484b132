import type { Store, Unit } from '../store/store.ts'

/** Work that must be done, now or later, by whichever process comes first. */
export interface NewJob {
  readonly kind: JobKind
  /** What it is about: of a kind, one job about the same waits at a time. */
  readonly ref: string
  readonly due: number
  readonly body?: string
}

export const JOB_KINDS = ['turn', 'rate', 'mail', 'push', 'webhook', 'backup', 'tidy'] as const
export type JobKind = (typeof JOB_KINDS)[number]

/** A statement that puts a job into the queue, unless it is there already. */
export const jobUnit = (store: Store, { kind, ref, due, body = '' }: NewJob): Unit[number] => ({
  query: store.db
    .insertInto('job')
    .values({ kind, ref, due, body, tries: 0, held_until: 0 })
    .onConflict((conflict) => conflict.columns(['kind', 'ref']).doNothing()),
})

export async function queueJob(store: Store, job: NewJob): Promise<void> {
  await store.write([jobUnit(store, job)])
}
