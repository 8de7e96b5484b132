import { afterEach, beforeEach, expect, it } from 'vitest'
import { type TestHouse, testHouse, type Visitor } from '../http/house.fixture.ts'

const DAY = 86_400_000

let house: TestHouse
let ann: Visitor
beforeEach(async () => {
  house = await testHouse()
  ann = house.visitor()
  await ann.ask('POST /api/guest', { name: 'Ann' })
})
afterEach(() => house.remove())

const leave = (days: number) => ann.ask('PUT /api/vacation', { days })
const vacation = async () => (await ann.ask('GET /api/me')).body?.vacation

/** To the day of the year, with a visit now and then: sessions end where nobody comes. */
async function visitUntil(day: number): Promise<void> {
  const goal = Date.UTC(2026, 0, 1) + day * DAY
  while (house.now() < goal) {
    house.pass(Math.min(60 * DAY, goal - house.now()))
    await vacation()
  }
}

it('a vacation ends by itself, and its days are counted', async () => {
  expect(await vacation()).toEqual({ until: null, daysLeft: 30 })
  const until = house.now() + 10 * DAY
  expect((await leave(10)).body.vacation).toEqual({ until, daysLeft: 20 })
  expect(await leave(1)).toMatchObject({ status: 409, body: { error: 'You are on vacation already.' } })
  house.pass(10 * DAY)
  expect(await vacation()).toEqual({ until: null, daysLeft: 20 })
})

it('whoever comes back early keeps the days that have not begun', async () => {
  await leave(10)
  house.pass(2 * DAY + 1)
  expect((await ann.ask('DELETE /api/vacation')).body.vacation).toEqual({ until: null, daysLeft: 27 })
  expect(await ann.ask('DELETE /api/vacation')).toMatchObject({ status: 200 })
})

it('there are thirty days in a year, and thirty in the next', async () => {
  expect(await leave(31)).toMatchObject({ status: 400 })
  await leave(28)
  await visitUntil(340)
  expect(await leave(3)).toMatchObject({ status: 409, body: { error: 'Of 2026 you have 2 days of vacation left.' } })
  await visitUntil(364)
  expect((await leave(30)).body.vacation).toMatchObject({ daysLeft: 1 })
  house.pass(30 * DAY)
  expect(await vacation()).toEqual({ until: null, daysLeft: 1 })
})

it('lists show it in slow games', async () => {
  const opened = async (pace: unknown) => {
    const table = { game: 'drill', scenario: 'meeting', options: {}, opening: 'ready', visible: 'public' }
    const body = { ...table, pace, isRated: false, seats: ['me', 'open'], seed: '' }
    return (await ann.ask('POST /api/games', body)).body.code
  }
  const codes = [await opened('slow'), await opened({ days: 2 }), await opened('fast')]
  const shown = async () =>
    Promise.all(
      codes.map(async (code) => (await house.visitor().ask(`GET /api/games/${code}`)).body.seats[0]!.isAway ?? false),
    )
  expect(await shown()).toEqual([false, false, false])
  await leave(2)
  expect(await shown()).toEqual([true, true, false])
  house.pass(2 * DAY)
  expect(await shown()).toEqual([false, false, false])
})
