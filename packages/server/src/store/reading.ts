import type { Kysely } from 'kysely'
import { unpack } from './packing.ts'
import type { EventRow, Schema } from './schema.ts'
import type { Loaded } from './store.ts'

export async function loadGame(db: Kysely<Schema>, game: number): Promise<Loaded | null> {
  const row = await db.selectFrom('game').selectAll().where('id', '=', game).executeTakeFirst()
  if (row === undefined) return null
  const snapshot = await db
    .selectFrom('snapshot')
    .selectAll()
    .where('game', '=', game)
    .where('rules', '=', row.rules)
    .where('data', '=', row.data)
    .where('n', '<=', row.head)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst()
  // Between the two reads it may have moved on: what it has by its row is what it is.
  const tail = await tailOf(db, game, snapshot?.n ?? 0)
  return { row, snapshot: snapshot ?? null, tail: tail.filter(({ n }) => n <= row.head) }
}

export async function tailOf(db: Kysely<Schema>, game: number, since: number): Promise<EventRow[]> {
  const events = await db
    .selectFrom('event')
    .selectAll()
    .where('game', '=', game)
    .where('n', '>', since)
    .orderBy('n')
    .execute()
  if (events[0]?.n === since + 1) return events
  const packed = await db
    .selectFrom('pack')
    .select('bytes')
    .where('game', '=', game)
    .where('upto', '>', since)
    .executeTakeFirst()
  if (packed === undefined) return events
  const all = await unpack(game, packed.bytes)
  return [...all.slice(since), ...events]
}
