import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Compilable, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { wasStored } from '../outcome.ts'
import { choice, putGame } from '../rows.fixture.ts'
import { temporaryStore } from '../store.fixture.ts'
import { type Store, StoreTrouble } from '../store.ts'
import { openSqlite } from './store.ts'
import { WriterThread } from './thread.ts'

const raw = (store: Store, text: string): Compilable => ({ compile: () => sql.raw(text).compile(store.db) })
const ended = (store: Store): Promise<void> =>
  new Promise((resolve) => store.onTrouble((trouble) => trouble === null && resolve()))

describe('when the disk is full', () => {
  it('rejects what waits, says so, keeps what was acknowledged, and goes on when there is room again', async () => {
    const { folder, store, remove } = await temporaryStore()
    const game = await putGame(store, 'full01')
    await store.write([{ query: store.db.insertInto('meta').values({ name: 'ballast', value: 'x'.repeat(2 ** 21) }) }])
    const { pages } = (
      await sql<{ pages: number }>`select page_count as pages from pragma_page_count`.execute(store.db)
    ).rows[0]!
    await store.write([{ query: raw(store, `pragma max_page_count = ${pages}`) }])

    const heard: (string | null)[] = []
    store.onTrouble((trouble) => heard.push(trouble))
    let head = 0
    const big = () => ({ game, since: head, events: [choice(`k${head}`, 'x'.repeat(20_000))], row: {} })
    let refused = big()
    const failure = await (async () => {
      for (;;) {
        refused = big()
        if (await store.append(refused)) head++
      }
    })().catch((error: unknown) => error)

    expect(failure).toBeInstanceOf(StoreTrouble)
    expect(store.trouble).toBe('the disk is full')
    await expect(store.append(big())).rejects.toThrow('the disk is full')
    await expect(store.write([{ query: store.db.deleteFrom('job') }])).rejects.toThrow(StoreTrouble)
    expect((await store.tail(game, 0)).map(({ key }) => key)).toEqual(Array.from({ length: head }, (_, i) => `k${i}`))
    expect(await wasStored(store, refused)).toBe(false)

    const recovered = ended(store)
    const broom = new DatabaseSync(join(folder, 'hexfront.db'))
    broom.exec(`delete from meta where name = 'ballast'`)
    broom.close()
    await recovered
    expect(heard).toEqual(['the disk is full', null])
    expect(await store.append(refused)).toBe(true)
    expect(await wasStored(store, refused)).toBe(true)
    await remove()
  })

  it('stops before the last room is gone', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hexfront-room-'))
    let room = 2 ** 40
    const store = await openSqlite(folder, async () => room)
    const game = await putGame(store, 'room01')
    await store.write([{ query: store.db.insertInto('meta').values({ name: 'ballast', value: 'x'.repeat(2 ** 20) }) }])
    const { pages } = (
      await sql<{ pages: number }>`select page_count as pages from pragma_page_count`.execute(store.db)
    ).rows[0]!
    room = 1000
    await store.write([{ query: raw(store, `pragma max_page_count = ${pages}`) }])
    const big = { game, since: 0, events: [choice('a', 'x'.repeat(2 ** 20))], row: {} }
    await expect(store.append(big)).rejects.toThrow(StoreTrouble)
    await new Promise<void>((resolve) =>
      store.onTrouble((trouble) => trouble === 'the disk is nearly full' && resolve()),
    )
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  })
})

it('says that it cannot write where there is no database', async () => {
  const thread = new WriterThread(join(tmpdir(), 'no', 'such', 'folder', 'hexfront.db'))
  await expect(thread.commit([])).rejects.toThrow(StoreTrouble)
  await expect(thread.commit([])).rejects.toThrow('the thread that writes has ended')
})
