import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { describe, expect, it } from 'vitest'
import { holdsTheContract } from '../contract.fixture.ts'
import { layOutAsFirstReleased, wasBroughtUpToDate } from '../migrations/contract.fixture.ts'
import { openStore } from '../open.ts'
import { choice, putGame } from '../rows.fixture.ts'
import type { Schema } from '../schema.ts'
import { temporaryStore } from '../store.fixture.ts'
import { dialectOf } from './dialect.ts'

describe('the store on SQLite', () => {
  holdsTheContract(async () => {
    const { store, remove } = await temporaryStore()
    return { store, other: store, remove }
  })

  it('serves one process a folder', async () => {
    const { folder, remove } = await temporaryStore()
    await expect(openStore({ folder })).rejects.toThrow('in use by another process')
    await remove()
  })

  it('has everything again after it was closed, and stores what waited', async () => {
    const { folder, store, remove } = await temporaryStore()
    const game = await putGame(store, 'again1')
    const waiting = store.append({ game, since: 0, events: [choice('a')], row: {} })
    await store.close()
    expect(await waiting).toBe(true)
    await expect(store.append({ game, since: 1, events: [choice('b')], row: {} })).rejects.toThrow('closed')
    const again = await openStore({ folder })
    expect((await again.load(game))?.tail.map(({ key }) => key)).toEqual(['a'])
    await again.close()
    await remove()
  })

  it('brings an older database up to date, after a backup', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hexfront-old-'))
    const db = new Kysely<Schema>({ dialect: dialectOf(new DatabaseSync(join(folder, 'hexfront.db'))) })
    await layOutAsFirstReleased(db, 'sqlite')
    await db.destroy()
    const store = await openStore({ folder })
    await wasBroughtUpToDate(store)
    expect(readdirSync(join(folder, 'backups'))).toEqual([expect.stringMatching(/^before-upgrade-\d+\.db$/)])
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  })
})
