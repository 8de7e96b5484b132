import type { Insertable } from 'kysely'
import type { Schema } from './schema.ts'
import type { NewEvent, Store } from './store.ts'

/** A table that is being played and has no events yet. */
export function newGame(code: string): Insertable<Schema['game']> {
  return {
    code,
    game: 'drill',
    scenario: 'meeting',
    options: '{}',
    overlay: null,
    rules: 1,
    data: 'data',
    head: 0,
    status: 'running',
    pace: 'live',
    visible: 'public',
    is_rated: 0,
    is_strict: 0,
    is_live: 0,
    is_imported: 0,
    opening: 'ready',
    commitment: '',
    asked: 1,
    turn: 1,
    deadline: null,
    result: null,
    winner: null,
    rated: null,
    created_by: 1,
    created: 1000,
    updated: 1000,
  }
}

/** Puts up a table with two seats and gives its id. */
export async function putGame(store: Store, code: string): Promise<number> {
  const ids = await store.write([
    { query: store.db.insertInto('game').values(newGame(code)).returning('id'), rows: 1 },
    ...[1, 2].map((side) => ({
      query: store.db.insertInto('seat').values(({ selectFrom }) => ({
        game: selectFrom('game').select('id').where('code', '=', code),
        side,
        account: null,
        level: null,
        wanted: null,
        seed: null,
        clock: null,
        since: null,
        told: null,
      })),
      rows: 1,
    })),
  ])
  if (ids === false) throw new Error('the game was not put up')
  return ids[0]!
}

export function choice(key: string, body = '{}'): NewEvent {
  return { at: 1000, seat: 1, kind: 'choice', key, body }
}
