import { EVERYTHING } from '@hexfront/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Follower, followers, newAccount, putTable, type TestHall, testHall } from './hall.fixture.ts'

let house: TestHall
let account: number
beforeEach(async () => {
  house = await testHall()
  account = await newAccount(house.store, 'alone')
})
afterEach(() => house.close())

async function table(game: string, scenario: string, seats: number): Promise<{ id: number; one: Follower }> {
  const id = await putTable(house.store, { code: 'alone1', game, scenario, seats: Array(seats).fill(account) })
  await house.hall.seated(id)
  const [one] = await followers(house, 'alone1', [account])
  return { id, one: one! }
}

/** So many answers at random, for whoever is asked. */
async function play(one: Follower, answers: number): Promise<void> {
  for (let n = 0; n < answers; n++) {
    await one.look()
    if (one.asked < 0) return
    expect(await one.say(one.anyAnswer())).toMatchObject({ t: 'ok' })
  }
  await one.look()
}

describe('one who plays both sides by himself', () => {
  it('sees all, answers for both, and goes back over his own hand-overs', async () => {
    const { id, one } = await table('drill', 'meeting', 2)
    expect((await house.hall.table(id))!.viewerOf(account)).toBe(EVERYTHING)
    const sides = new Set<number>()
    for (let n = 0; n < 60 && sides.size < 2; n++) {
      sides.add(one.asked)
      await play(one, 1)
    }
    expect([...sides].toSorted()).toEqual([1, 2])
    expect(await one.offer('takeBack', 3)).toMatchObject({ t: 'ok' })
    await one.look()
    expect(one.frames.findLast(({ t }) => t === 'ev')).toMatchObject({ back: 3 })
    await play(one, 10)
  })
})

describe('a game for one', () => {
  it('is kept in the account through a restart, and has a record in the end', async () => {
    const { id, one } = await table('pes', 'campaign', 1)
    await play(one, 25)
    const { n, mark } = one
    one.comeBackTo(await house.again())
    await one.lookAnew()
    expect({ n: one.n, mark: one.mark }).toEqual({ n, mark })
    await play(one, 5)
    expect(await one.resign()).toMatchObject({ t: 'ok' })
    expect((await house.hall.record(id)).play.length).toBeGreaterThanOrEqual(30)
  })
})
