import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packOldGames } from './packing.ts'
import { choice, putGame } from './rows.fixture.ts'
import type { Store } from './store.ts'

export interface Opened {
  readonly store: Store
  /** Another process on the same database, where there can be one. */
  readonly other: Store
  remove(): Promise<void>
}

/** What every store promises. */
export function holdsTheContract(open: () => Promise<Opened>): void {
  let opened: Opened
  let store: Store
  let other: Store
  let games = 0
  const table = (): Promise<number> => putGame(store, `table${++games}`)

  beforeAll(async () => {
    opened = await open()
    ;({ store, other } = opened)
  })
  afterAll(() => opened.remove())

  describe('append', () => {
    it('numbers events from the head on and moves it', async () => {
      const game = await table()
      expect(await store.append({ game, since: 0, events: [choice('a'), choice('b')], row: {} })).toBe(true)
      expect(await store.append({ game, since: 2, events: [choice('c')], row: {} })).toBe(true)
      const tail = await store.tail(game, 0)
      expect(tail.map(({ n, key }) => [n, key])).toEqual([
        [1, 'a'],
        [2, 'b'],
        [3, 'c'],
      ])
      expect((await store.load(game))?.row.head).toBe(3)
    })

    it('changes row, clocks and snapshot with the events, or nothing', async () => {
      const game = await table()
      const bytes = new Uint8Array([0, 1, 254, 255])
      const snapshot = { n: 1, is_turn: 1, rules: 1, data: 'data', bytes }
      const late = { status: 'over', result: 'won', deadline: null, winner: 2 } as const
      const clocks = [{ side: 1, clock: 5000, since: null }]
      await store.append({ game, since: 0, events: [choice('a')], row: { asked: 2, deadline: 99 }, clocks, snapshot })
      await store.append({
        game,
        since: 0,
        events: [choice('b')],
        row: late,
        clocks: [{ side: 1, clock: 1, since: 1 }],
      })
      const loaded = await store.load(game)
      expect(loaded?.row).toMatchObject({ head: 1, asked: 2, deadline: 99, status: 'running', result: null })
      expect(loaded?.snapshot).toEqual({ game, ...snapshot })
      expect(loaded?.tail).toEqual([])
      const seats = await store.db.selectFrom('seat').selectAll().where('game', '=', game).orderBy('side').execute()
      expect(seats.map(({ clock, since }) => [clock, since])).toEqual([
        [5000, null],
        [null, null],
      ])
    })

    it('sets a column to nothing, and leaves those that are not named', async () => {
      const game = await table()
      await store.append({ game, since: 0, events: [choice('a')], row: { deadline: 77, result: 'draw' } })
      await store.append({ game, since: 1, events: [choice('b')], row: { deadline: null } })
      expect((await store.load(game))?.row).toMatchObject({ deadline: null, result: 'draw', pace: 'live' })
    })

    it('keeps snapshots of turn starts, and of others the newest', async () => {
      const game = await table()
      const at = (n: number, is_turn: number) => ({ n, is_turn, rules: 1, data: 'data', bytes: new Uint8Array([n]) })
      for (const [i, is_turn] of [1, 0, 0, 1, 0].entries())
        await store.append({ game, since: i, events: [choice(`k${i}`)], row: {}, snapshot: at(i + 1, is_turn) })
      const kept = await store.db.selectFrom('snapshot').select('n').where('game', '=', game).orderBy('n').execute()
      expect(kept.map(({ n }) => n)).toEqual([1, 4, 5])
    })

    it('loads from the newest snapshot of the rules that the game is played by', async () => {
      const game = await table()
      const bytes = new Uint8Array([7])
      const events = [choice('a')]
      await store.append({
        game,
        since: 0,
        events,
        row: {},
        snapshot: { n: 1, is_turn: 1, rules: 1, data: 'data', bytes },
      })
      await store.append({
        game,
        since: 1,
        events,
        row: {},
        snapshot: { n: 2, is_turn: 1, rules: 2, data: 'data', bytes },
      })
      const loaded = await store.load(game)
      expect(loaded?.snapshot?.n).toBe(1)
      expect(loaded?.tail.map(({ n }) => n)).toEqual([2])
    })

    it('knows no game that is not there', async () => {
      expect(await store.load(999_999)).toBeNull()
      expect(await store.append({ game: 999_999, since: 0, events: [choice('a')], row: {} })).toBe(false)
      expect(await store.tail(999_999, 0)).toEqual([])
    })

    it('may build on what is still on its way', async () => {
      const game = await table()
      const answers = await Promise.all(
        [0, 1, 2, 3, 4].map((since) =>
          store.append({ game, since, events: [choice(`k${since}`)], row: { turn: since } }),
        ),
      )
      expect(answers).toEqual([true, true, true, true, true])
      expect((await store.load(game))?.row).toMatchObject({ head: 5, turn: 4 })
      expect((await store.tail(game, 0)).map(({ key }) => key)).toEqual(['k0', 'k1', 'k2', 'k3', 'k4'])
    })

    it('drops what built on something that came too late', async () => {
      const game = await table()
      await store.append({ game, since: 0, events: [choice('first')], row: {} })
      const answers = await Promise.all(
        [0, 1].map((since) => store.append({ game, since: since + 5, events: [choice(`k${since}`)], row: {} })),
      )
      expect(answers).toEqual([false, false])
      expect((await store.tail(game, 0)).map(({ key }) => key)).toEqual(['first'])
    })

    it('drops what was given to build on an append that came too late, though its number would fit', async () => {
      const game = await table()
      await store.append({ game, since: 0, events: [choice('first')], row: {} })
      const late = store.append({ game, since: 0, events: [choice('late')], row: {} })
      const later = store.append({ game, since: 1, events: [choice('later')], row: {} })
      expect(await Promise.all([late, later])).toEqual([false, false])
      expect(await store.append({ game, since: 1, events: [choice('new')], row: {} })).toBe(true)
    })

    it('says what is wrong with one and stores those beside it', async () => {
      const [good, bad] = [await table(), await table()]
      // The number is taken already, though the head does not say so.
      const taken = { game: bad, n: 1, ...choice('taken') }
      await store.write([{ query: store.db.insertInto('event').values(taken) }])
      const outcomes = await Promise.allSettled([
        store.append({ game: bad, since: 0, events: [choice('a')], row: {} }),
        store.append({ game: good, since: 0, events: [choice('a')], row: {} }),
      ])
      expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
      expect(store.trouble).toBeNull()
      expect((await store.tail(good, 0)).length).toBe(1)
    })
  })

  describe('the fence', () => {
    it('lets one of two writers through', async () => {
      const game = await table()
      const answers = await Promise.all([
        store.append({ game, since: 0, events: [choice('mine')], row: { asked: 1 } }),
        other.append({ game, since: 0, events: [choice('theirs')], row: { asked: 2 } }),
      ])
      expect(answers.toSorted()).toEqual([false, true])
      const loaded = await store.load(game)
      const won = answers[0] ? 'mine' : 'theirs'
      expect(loaded?.tail.map(({ key }) => key)).toEqual([won])
      expect(loaded?.row.asked).toBe(won === 'mine' ? 1 : 2)
    })

    it('leaves no holes and mixes no groups when two writers fight over several games', async () => {
      const table = await Promise.all([0, 1, 2, 3].map(async (i) => putGame(store, `fight${i}`)))
      let lost = 0
      const fight = async (who: Store, name: string, game: number): Promise<void> => {
        for (let i = 0; i < 25; i++) {
          const since = (await who.load(game))!.row.head
          const events = [1, 2, 3].map((part) => choice(`${name}${i}`, `${part}`))
          if (!(await who.append({ game, since, events, row: {} }))) lost++
        }
      }
      await Promise.all(table.flatMap((game) => [fight(store, 'a', game), fight(other, 'b', game)]))
      for (const game of table) {
        const tail = await store.tail(game, 0)
        expect(tail.map(({ n }) => n)).toEqual(tail.map((_, i) => i + 1))
        for (let i = 0; i < tail.length; i += 3) {
          const group = tail.slice(i, i + 3)
          expect(new Set(group.map(({ key }) => key)).size).toBe(1)
          expect(group.map(({ body }) => body)).toEqual(['1', '2', '3'])
        }
        expect((await store.load(game))!.row.head).toBe(tail.length)
      }
      expect(lost).toBeGreaterThan(0)
    })
  })

  describe('units', () => {
    it('happen whole', async () => {
      const meta = (name: string) => ({ query: store.db.insertInto('meta').values({ name, value: '1' }), rows: 1 })
      const miss = { query: store.db.updateTable('meta').set({ value: '2' }).where('name', '=', 'nobody'), rows: 1 }
      expect(await store.write([meta('a'), miss])).toBe(false)
      expect(await store.write([meta('b')])).toEqual([])
      const names = await store.db.selectFrom('meta').select('name').where('name', 'in', ['a', 'b']).execute()
      expect(names.map(({ name }) => name)).toEqual(['b'])
    })

    it('give the ids of what they put in', async () => {
      const line = { room: 'players', account: 1, at: 5, text: 'good luck' } as const
      const add = () => ({
        query: store.db
          .insertInto('chat')
          .values({ game: 1, ...line })
          .returning('id'),
      })
      const ids = await store.write([add(), add()])
      const kept = await store.db.selectFrom('chat').select('id').orderBy('id').execute()
      expect(ids).toEqual(kept.map(({ id }) => id))
    })

    it('say what is wrong with them, and change nothing', async () => {
      const code = `twice${++games}`
      await putGame(store, code)
      await expect(putGame(store, code)).rejects.toThrow(/unique/i)
      expect(store.trouble).toBeNull()
    })
  })

  it('reads only, but by write', async () => {
    await expect(store.db.insertInto('meta').values({ name: 'by hand', value: '' }).execute()).rejects.toThrow(
      /read-?only/i,
    )
  })

  it('reads whole numbers as numbers', async () => {
    const { many } = await store.db
      .selectFrom('game')
      .select(({ fn }) => fn.countAll<number>().as('many'))
      .executeTakeFirstOrThrow()
    expect(many).toBeTypeOf('number')
    const game = await table()
    await store.append({ game, since: 0, events: [choice('a')], row: { deadline: 2 ** 45 } })
    expect((await store.load(game))?.row.deadline).toBe(2 ** 45)
  })

  describe('jobs', () => {
    const job = (ref: string, due: number) => ({ due, kind: 'test', ref, body: '{}', tries: 0, held_until: 0 })

    it('are claimed by one of two sweepers, and again when it has not come back', async () => {
      const jobs = Array.from({ length: 40 }, (_, i) => job(`j${i}`, i < 30 ? 100 : 900))
      await store.write([{ query: store.db.insertInto('job').values(jobs), rows: 40 }])
      const swept = await Promise.all([0, 1, 2, 3].map((i) => (i % 2 ? other : store).claim(500, 1000, 10)))
      const refs = swept.flat().map(({ ref }) => ref)
      expect(refs.length).toBe(30)
      expect(new Set(refs).size).toBe(30)
      expect(swept.flat().every(({ tries, held_until }) => tries === 1 && held_until === 1500)).toBe(true)
      expect(await store.claim(800, 1000, 50)).toEqual([])
      expect((await other.claim(1600, 1000, 50)).length).toBe(40)
    })

    it('wait once for each kind and ref', async () => {
      await expect(
        store.write([{ query: store.db.insertInto('job').values([job('x', 1), job('x', 2)]) }]),
      ).rejects.toThrow(/unique/i)
    })
  })

  describe('games that have long been over', () => {
    const day = 86_400_000

    it('are packed, and read as before', async () => {
      const [old, young, running] = [await table(), await table(), await table()]
      const bytes = new Uint8Array([1])
      const over = (game: number, updated: number, status: 'over' | 'running') =>
        store.append({
          game,
          since: 0,
          events: [choice('a', '{"say":"move"}'), { ...choice('b'), key: null }, choice('c')],
          row: { status, updated },
          snapshot: { n: 2, is_turn: 1, rules: 1, data: 'data', bytes },
        })
      await over(old, 1000, 'over')
      await over(young, 20 * day, 'over')
      await over(running, 1000, 'running')
      const before = await Promise.all([store.tail(old, 0), store.tail(old, 2), store.load(old)])
      expect(await packOldGames(store, 40 * day)).toBe(1)
      expect(await packOldGames(store, 40 * day)).toBe(0)
      const rows = await store.db
        .selectFrom('event')
        .select('game')
        .where('game', 'in', [old, young, running])
        .execute()
      expect(new Set(rows.map(({ game }) => game))).toEqual(new Set([young, running]))
      expect(await Promise.all([store.tail(old, 0), store.tail(old, 2), store.load(old)])).toEqual(before)
      expect(await store.tail(old, 3)).toEqual([])
    })

    it('may still get a word more, and are packed with it', async () => {
      const game = await table()
      await store.append({ game, since: 0, events: [choice('a'), choice('b')], row: { status: 'over' } })
      await packOldGames(store, 40 * day)
      await store.append({ game, since: 2, events: [choice('c')], row: {} })
      const keys = async (): Promise<unknown[]> => (await store.tail(game, 0)).map(({ n, key }) => [n, key])
      const all = [
        [1, 'a'],
        [2, 'b'],
        [3, 'c'],
      ]
      expect(await keys()).toEqual(all)
      expect(await packOldGames(store, 40 * day)).toBe(1)
      expect(await keys()).toEqual(all)
    })
  })

  it('tells what a commit held', async () => {
    const game = await table()
    const heard: number[] = []
    store.onCommit(({ appends, lost }) => heard.push(appends, lost))
    await Promise.all([0, 3].map((since) => store.append({ game, since, events: [choice('a')], row: {} })))
    expect(heard).toEqual([2, 1])
  })
}
