import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newServer, type Server } from '../../testing/postgres.ts'
import { openStore } from '../open.ts'
import { wasStored } from '../outcome.ts'
import { choice, putGame } from '../rows.fixture.ts'
import { type Store, StoreTrouble } from '../store.ts'
import { newWay, type Way } from './way.fixture.ts'

let server: Server
let way: Way
let store: Store
let other: Store
let games = 0

beforeAll(async () => {
  server = await newServer()
})
afterAll(() => server.remove())

beforeEach(async () => {
  way = await newWay(server.url)
  store = await openStore({ database: way.url })
  other = await openStore({ database: server.url })
})
afterEach(async () => {
  await Promise.all([store.close(), other.close()])
  await way.close()
})

const table = (): Promise<number> => putGame(other, `trouble${++games}`)
const ended = (who: Store): Promise<void> =>
  new Promise((resolve) => {
    if (who.trouble === null) resolve()
    who.onTrouble((trouble) => trouble === null && resolve())
  })

describe('when the connection is lost', () => {
  it('finds out that an append was stored whose word never came', async () => {
    const [game, another] = [await table(), await table()]
    const append = { game, since: 1, events: [choice('a')], row: { turn: 5 } }
    await store.append({ game, since: 0, events: [choice('before')], row: {} })
    way.swallowAnswers()
    // News of others comes through before the order is given.
    await other.append({ game: another, since: 0, events: [choice('elsewhere')], row: {} })
    await expect(store.append(append)).rejects.toThrow(StoreTrouble)
    expect(store.trouble).toBe('the database cannot be reached')
    way.heal()
    await ended(store)
    expect(await wasStored(store, append)).toBe(true)
    expect(await store.append(append)).toBe(false)
    expect((await store.load(game))?.row).toMatchObject({ head: 2, turn: 5 })
  })

  it('finds out that an append was not stored, and stores it when it is given again', async () => {
    const game = await table()
    const append = { game, since: 0, events: [choice('a')], row: {} }
    way.cut()
    await expect(store.append(append)).rejects.toThrow(StoreTrouble)
    await expect(store.write([{ query: store.db.deleteFrom('job') }])).rejects.toThrow(StoreTrouble)
    way.heal()
    await ended(store)
    expect(await wasStored(store, append)).toBe(false)
    expect(await store.append(append)).toBe(true)
  })

  it('does not take what another process put there for its own', async () => {
    const game = await table()
    const append = { game, since: 0, events: [choice('mine')], row: {} }
    way.cut()
    await expect(store.append(append)).rejects.toThrow(StoreTrouble)
    await other.append({ game, since: 0, events: [choice('theirs')], row: {} })
    way.heal()
    await ended(store)
    expect(await wasStored(store, append)).toBe(false)
    expect(await store.append(append)).toBe(false)
  })

  it('rejects what is being read or written, and the process lives on', async () => {
    const sleep = sql`select pg_sleep(60)`
    const outcomes = Promise.allSettled([
      sleep.execute(store.db),
      store.write([{ query: { compile: () => sleep.compile(store.db) } }]),
    ])
    const { rows } = await sql<{ many: number }>`select 1 as many`.execute(store.db)
    expect(rows).toEqual([{ many: 1 }])
    way.cut()
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    way.heal()
    await ended(store)
  })

  it('hears afterwards which games others have moved meanwhile', async () => {
    const [moved, still] = [await table(), await table()]
    const held = new Map([
      [moved, 0],
      [still, 0],
    ])
    const heard = new Promise<readonly number[]>((resolve) => store.onMoved(resolve, () => held))
    way.cut()
    await other.append({ game: moved, since: 0, events: [choice('a')], row: {} })
    way.heal()
    expect(await heard).toEqual([moved])
  })
})

describe('when the database is stopped hard', () => {
  it('keeps what was acknowledged, rejects the rest, and goes on by itself', async () => {
    const game = await table()
    const acknowledged: string[] = []
    let since = 0
    const play = (async () => {
      for (;;) {
        const key = `k${since}`
        if (await store.append({ game, since, events: [choice(key)], row: {} })) acknowledged.push(key)
        since++
      }
    })().catch((error: unknown) => error)
    while (acknowledged.length < 20) await new Promise((resolve) => setImmediate(resolve))
    server.crash()
    expect(await play).toBeInstanceOf(StoreTrouble)
    await expect(store.append({ game, since, events: [], row: {} })).rejects.toThrow(StoreTrouble)
    server.start()
    await Promise.all([ended(store), ended(other)])
    const tail = await store.tail(game, 0)
    expect(tail.map(({ n }) => n)).toEqual(tail.map((_, i) => i + 1))
    expect(tail.slice(0, acknowledged.length).map(({ key }) => key)).toEqual(acknowledged)
    expect(await store.append({ game, since: tail.length, events: [choice('on')], row: {} })).toBe(true)
  })
})

describe('between processes', () => {
  it('tells others which games were moved, and not oneself', async () => {
    const game = await table()
    const own: number[] = []
    store.onMoved(
      (moved) => own.push(...moved),
      () => new Map(),
    )
    const heard = new Promise<readonly number[]>((resolve) => other.onMoved(resolve, () => new Map()))
    await store.append({ game, since: 0, events: [choice('a')], row: {} })
    expect(await heard).toEqual([game])
    expect(own).toEqual([])
  })

  it('carries words to others, in their order', async () => {
    const words: string[] = []
    const all = new Promise<void>((resolve) => other.onShout((word) => words.push(word) === 3 && resolve()))
    for (const word of ['one', 'two and a half', 'three']) store.shout(word)
    await all
    expect(words).toEqual(['one', 'two and a half', 'three'])
    expect(() => store.shout('x'.repeat(8000))).toThrow('too long')
  })

  it('drops what was queued on an append that came too late, though its number would fit', async () => {
    const game = await table()
    // Both of the first process build on a position that never came to be.
    const first = store.append({ game, since: 0, events: [choice('a')], row: {} })
    await new Promise((resolve) => setImmediate(resolve))
    const theirs = other.append({ game, since: 0, events: [choice('b')], row: {} })
    const second = store.append({ game, since: 1, events: [choice('c')], row: {} })
    const [one, their, two] = await Promise.all([first, theirs, second])
    expect([one, two]).toEqual(their ? [false, false] : [true, true])
    expect((await store.tail(game, 0)).map(({ key }) => key)).toEqual(their ? ['b'] : ['a', 'c'])
  })
})
