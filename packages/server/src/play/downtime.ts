import { sql } from 'kysely'
import type { Store } from '../store/store.ts'

/** The row in which the house says that it is there. */
const HEARTBEAT = 'heartbeat'
/** So often it does. */
export const BEAT = 10_000
/** A gap of more than this was downtime. */
const GAP = 3 * BEAT

/** Says that somebody is there. */
export async function beat(store: Store, now: number): Promise<void> {
  const value = String(now)
  await store.write([
    {
      query: store.db
        .insertInto('meta')
        .values({ name: HEARTBEAT, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value })),
    },
  ])
}

/**
 * Downtime is nobody's time: clocks that ran when the house went go on from where they were. Of several processes that
 * start at once one does it. Says how long nobody was there, in milliseconds.
 */
export async function makeUpForDowntime(store: Store, now: number): Promise<number> {
  const { db } = store
  const kept = await db.selectFrom('meta').select('value').where('name', '=', HEARTBEAT).executeTakeFirst()
  const gap = kept ? now - Number(kept.value) : 0
  if (!kept || gap <= GAP) {
    await beat(store, now)
    return 0
  }
  const isOurs = await store.write([
    {
      query: db
        .updateTable('meta')
        .set({ value: String(now) })
        .where('name', '=', HEARTBEAT)
        .where('value', '=', kept.value),
      rows: 1,
    },
    {
      query: db
        .updateTable('seat')
        .set({ since: sql`since + ${gap}` })
        .where('since', 'is not', null),
    },
    {
      query: db
        .updateTable('game')
        .set({ deadline: sql`deadline + ${gap}` })
        .where('deadline', 'is not', null),
    },
    // Clocks that wait for somebody wait for so much longer, and so does he.
    {
      query: db
        .updateTable('vacation')
        .set({ until: sql`until + ${gap}` })
        .where('until', '>', Number(kept.value)),
    },
  ])
  return isOurs === false ? 0 : gap
}
