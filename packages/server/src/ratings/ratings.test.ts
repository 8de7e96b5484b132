import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newAccount } from '../people/accounts.ts'
import { putGame } from '../store/rows.fixture.ts'
import { temporaryStore } from '../store/store.fixture.ts'
import { biasOf } from './bias.ts'
import { after, NEWCOMER, rated } from './glicko.ts'
import { rateGame } from './rate-game.ts'

describe('Glicko-2', () => {
  it('moves two newcomers apart by the same', () => {
    const [winner, loser] = rated(NEWCOMER, NEWCOMER, 1, 0)
    expect(Math.round(winner.rating)).toBe(1662)
    expect(Math.round(loser.rating)).toBe(1338)
    expect(Math.round(winner.deviation)).toBe(290)
  })

  it('gives less for a win with the favoured side, and more against it', () => {
    const [even] = rated(NEWCOMER, NEWCOMER, 1, 0)
    const [favoured] = rated(NEWCOMER, NEWCOMER, 1, 150)
    const [, against] = rated(NEWCOMER, NEWCOMER, 0, 150)
    expect(favoured.rating).toBeLessThan(even.rating)
    expect(against.rating).toBeGreaterThan(even.rating)
  })

  it('knows less of those who were long away, never less than of a newcomer', () => {
    const known = { ...NEWCOMER, deviation: 50 }
    expect(after(known, 0).deviation).toBe(50)
    expect(Math.round(after(known, 365 * 86_400_000).deviation)).toBe(62)
    expect(after(known, 1e15).deviation).toBe(350)
  })
})

describe('the bias of a scenario', () => {
  it('favours the side that wins between bots, within bounds', () => {
    expect(biasOf('dagc73', 'maximum')).toBeLessThan(-50)
    expect(biasOf('dagc73', 'historical')).toBeGreaterThan(100)
    expect(biasOf('efs', 'borisov')).toBeGreaterThanOrEqual(-200)
    expect(biasOf('drill', 'meeting')).toBe(0)
  })
})

describe('ratings', () => {
  let temporary: Awaited<ReturnType<typeof temporaryStore>>
  beforeEach(async () => {
    temporary = await temporaryStore()
  })
  afterEach(() => temporary.remove())

  const people = async (...names: readonly string[]) =>
    Promise.all(names.map((name) => newAccount(temporary.store, { name, kind: 'person' }, 1)))

  async function game(code: string, sitters: readonly number[], change: object = {}): Promise<number> {
    const { store } = temporary
    const id = await putGame(store, code)
    const over = {
      status: 'over',
      is_rated: 1,
      pace: 'slow',
      winner: 1,
      result: '{"winner":"blue","how":"rules"}',
    } as const
    const seat = (account: number, at: number) => ({
      game: id,
      side: at + 1,
      account,
      level: null,
      wanted: null,
      seed: '',
    })
    await store.write([
      {
        query: store.db
          .updateTable('game')
          .set({ ...over, rated: null, ...change })
          .where('id', '=', id),
        rows: 1,
      },
      { query: store.db.deleteFrom('seat').where('game', '=', id) },
      ...sitters.map((account, at) => ({
        query: store.db.insertInto('seat').values({ ...seat(account, at), clock: null, since: null, told: null }),
      })),
    ])
    return id
  }

  const ratings = () => temporary.store.db.selectFrom('rating').selectAll().orderBy('account').execute()

  it('change once, however often and by however many the job is done', async () => {
    const [one, other] = await people('One', 'Other')
    const id = await game('aaaaaa', [one!.id, other!.id])
    await Promise.all([1, 2, 3, 4].map(() => rateGame(temporary.store, id, 1000)))
    await rateGame(temporary.store, id, 2000)
    const found = await ratings()
    expect(found).toMatchObject([
      { account: one!.id, games: 1, pace: 'slow' },
      { account: other!.id, games: 1 },
    ])
    expect(found[0]!.rating).toBeGreaterThan(1500)
    expect(found[1]!.rating).toBeLessThan(1500)
  })

  it('count every game of one who ends several at once', async () => {
    const [one, two, three] = await people('One', 'Two', 'Three')
    const ids = [
      await game('aaaaaa', [one!.id, two!.id]),
      await game('bbbbbb', [one!.id, three!.id]),
      await game('cccccc', [two!.id, one!.id]),
    ]
    await Promise.all(ids.map((id) => rateGame(temporary.store, id, 1000)))
    expect((await ratings()).map(({ games }) => games)).toEqual([3, 2, 1])
  })

  it.each([
    ['unrated', { is_rated: 0 }],
    ['imported', { is_imported: 1 }],
    ['closed', { status: 'closed' }],
    ['ended unrated', { winner: null, result: '{"winner":null,"how":"unrated"}' }],
  ])('do not change where a game is %s', async (_, change) => {
    const [one, other] = await people('One', 'Other')
    await rateGame(temporary.store, await game('aaaaaa', [one!.id, other!.id], change), 1000)
    expect(await ratings()).toEqual([])
  })

  it('do not change where a guest has played, or one against himself', async () => {
    const [one] = await people('One')
    const guest = await newAccount(temporary.store, { name: 'Guest', kind: 'guest' }, 1)
    await rateGame(temporary.store, await game('aaaaaa', [one!.id, guest.id]), 1000)
    await rateGame(temporary.store, await game('bbbbbb', [one!.id, one!.id]), 1000)
    expect(await ratings()).toEqual([])
  })

  it('take a draw as half a win', async () => {
    const [one, other] = await people('One', 'Other')
    const drawn = { winner: null, result: '{"winner":null,"how":"agreed"}' }
    await rateGame(temporary.store, await game('aaaaaa', [one!.id, other!.id], drawn), 1000)
    expect((await ratings()).map(({ rating }) => Math.round(rating))).toEqual([1500, 1500])
  })
})
