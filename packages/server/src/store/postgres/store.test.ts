import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { newServer, type Server } from '../../testing/postgres.ts'
import { holdsTheContract } from '../contract.fixture.ts'
import { layOutAsFirstReleased, wasBroughtUpToDate } from '../migrations/contract.fixture.ts'
import { openStore } from '../open.ts'
import type { Schema } from '../schema.ts'

let server: Server

beforeAll(async () => {
  server = await newServer()
})

afterAll(() => server.remove())

describe('the store on PostgreSQL', () => {
  holdsTheContract(async () => {
    const [store, other] = await Promise.all([1, 2].map(() => openStore({ database: server.url })))
    return {
      store: store!,
      other: other!,
      async remove() {
        await Promise.all([store!.close(), other!.close()])
      },
    }
  })

  it('brings an older database up to date, once, when several processes start', async () => {
    const database = await newDatabase('older')
    const db = new Kysely<Schema>({
      dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: database }) }),
    })
    await layOutAsFirstReleased(db, 'postgres')
    await db.destroy()
    const stores = await Promise.all([1, 2, 3].map(() => openStore({ database })))
    for (const store of stores) await wasBroughtUpToDate(store)
    await Promise.all(stores.map((store) => store.close()))
  })

  it('lays out an empty database once, when several processes start', async () => {
    const database = await newDatabase('empty')
    const stores = await Promise.all([1, 2, 3].map(() => openStore({ database })))
    await Promise.all(stores.map((store) => store.close()))
  })
})

async function newDatabase(name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return server.url.replace(/postgres$/, name)
}
