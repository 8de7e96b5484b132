import type { Kysely } from 'kysely'
import { expect } from 'vitest'
import { newGame } from '../rows.fixture.ts'
import type { Schema } from '../schema.ts'
import type { Store } from '../store.ts'
import { migrate } from './index.ts'

/** Puts a game into a database as the first release laid it out. */
export async function layOutAsFirstReleased(db: Kysely<Schema>, kind: Store['kind']): Promise<void> {
  expect(await migrate(db, kind, '0001-tables')).toEqual(['0001-tables'])
  await db.insertInto('game').values(newGame('oldest')).execute()
  await expect(db.selectFrom('pack').selectAll().execute()).rejects.toThrow(/pack/)
}

/** What was there is there, and what came later can be used. */
export async function wasBroughtUpToDate(store: Store): Promise<void> {
  const game = await store.db.selectFrom('game').select('id').where('code', '=', 'oldest').executeTakeFirstOrThrow()
  expect((await store.load(game.id))?.row).toMatchObject(newGame('oldest'))
  expect(await store.db.selectFrom('pack').selectAll().execute()).toEqual([])
  expect(await store.db.selectFrom('vacation').selectAll().execute()).toEqual([])
  expect(await store.db.selectFrom('patience').selectAll().execute()).toEqual([])
}
