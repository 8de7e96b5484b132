import { randomInt } from 'node:crypto'
import { NATURE } from '@hexfront/core'
import type { Store } from '../store/store.ts'
import type { Imported } from './imports.ts'

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const CODE_LENGTH = 12

/** Keeps a record of elsewhere as a game that is over; its code. */
export async function keepImported(store: Store, imported: Imported, account: number, now: number): Promise<string> {
  const { row, begin, choices, over, seats } = imported
  const code = Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  const { db } = store
  const id = () => db.selectFrom('game').select('id').where('code', '=', code)
  const result = JSON.stringify(over)
  const values = {
    ...row,
    code,
    head: 0,
    status: 'over',
    pace: 'none',
    visible: 'private',
    is_rated: 0,
    is_strict: 0,
    is_live: 0,
    is_imported: 1,
    commitment: '',
    asked: NATURE,
    deadline: null,
    result,
    winner: over.outcome?.winner || null,
    rated: null,
    created_by: account,
    created: now,
    updated: now,
  } as const
  const nobody = { account: null, level: null, wanted: null, seed: null, clock: null, since: null, told: null }
  const ids = await store.write([
    { query: db.insertInto('game').values(values).returning('id'), rows: 1 },
    ...Array.from({ length: seats }, (_, at) => ({
      query: db.insertInto('seat').values({ game: id(), side: at + 1, ...nobody }),
      rows: 1,
    })),
  ])
  if (ids === false) throw new Error('The record could not be kept.')
  const events = [
    { seat: NATURE, kind: 'begin' as const, body: JSON.stringify(begin) },
    ...choices.map(({ seat, body }) => ({ seat, kind: 'choice' as const, body: JSON.stringify(body) })),
    { seat: NATURE, kind: 'end' as const, body: result },
  ].map((event) => ({ ...event, at: now, key: null }))
  if (!(await store.append({ game: ids[0]!, since: 0, events, row: { updated: now } })))
    throw new Error('The record could not be kept.')
  return code
}
