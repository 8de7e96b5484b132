import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import type { EventRow } from './schema.ts'
import type { Store } from './store.ts'

const OLD = 30 * 86_400_000

/** Packs the events of games that have been over for thirty days into one row each. Gives how many games it packed. */
export async function packOldGames(store: Store, now: number, most = 100): Promise<number> {
  const old = await store.db
    .selectFrom('game')
    .select(['id', 'head'])
    .where('status', 'in', ['over', 'closed'])
    .where('updated', '<', now - OLD)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('event').select('n').whereRef('event.game', '=', 'game.id').limit(1)),
    )
    .orderBy('id')
    .limit(most)
    .execute()
  let packed = 0
  for (const { id, head } of old) if (await packGame(store, id, head)) packed++
  return packed
}

/** All of them, or none where the game has moved meanwhile. Its newest snapshot stays, so that it opens quickly. */
async function packGame(store: Store, game: number, head: number): Promise<boolean> {
  const { db } = store
  const events = await store.tail(game, 0)
  const bytes = await pack(events)
  const newest = db
    .selectFrom('snapshot')
    .select(({ fn }) => fn.max('n').as('n'))
    .where('game', '=', game)
  const done = await store.write([
    { query: db.updateTable('game').set({ head }).where('id', '=', game).where('head', '=', head), rows: 1 },
    { query: db.deleteFrom('pack').where('game', '=', game) },
    { query: db.insertInto('pack').values({ game, upto: head, bytes }), rows: 1 },
    { query: db.deleteFrom('event').where('game', '=', game) },
    { query: db.deleteFrom('snapshot').where('game', '=', game).where('n', '<', newest) },
  ])
  return done !== false
}

type Line = readonly [at: number, seat: number, kind: EventRow['kind'], key: string | null, body: string]

/** Events of one game from its first on. */
async function pack(events: readonly EventRow[]): Promise<Uint8Array> {
  const lines = events.map(({ at, seat, kind, key, body }): Line => [at, seat, kind, key, body])
  return new Uint8Array(await promisify(deflateRaw)(JSON.stringify(lines)))
}

export async function unpack(game: number, bytes: Uint8Array): Promise<EventRow[]> {
  const lines: readonly Line[] = JSON.parse((await promisify(inflateRaw)(bytes)).toString())
  return lines.map(([at, seat, kind, key, body], i) => ({ game, n: i + 1, at, seat, kind, key, body }))
}
