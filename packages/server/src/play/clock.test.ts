import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { comeBack, goAway } from '../people/vacation.ts'
import { isSlow, leftAt, pacingOf, resting, running, stopped, topped } from './clock.ts'
import {
  type Follower,
  followers,
  newAccount,
  putTable,
  type TableWish,
  type TestHall,
  testHall,
} from './hall.fixture.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

describe('a clock', () => {
  it('runs while its seat is asked, and not otherwise', () => {
    const clock = running({ left: 1000, since: null }, 5000)
    expect(leftAt(clock, 5400)).toBe(600)
    const still = stopped(clock, 5400)
    expect(leftAt(still, 9999)).toBe(600)
  })

  it('does not count what was on its way, up to a second', () => {
    const clock = running({ left: 10_000, since: null }, 0)
    expect(stopped(clock, 3000, 400).left).toBe(7400)
    expect(stopped(clock, 3000, 60_000).left).toBe(8000)
    expect(stopped(clock, 100, 400).left).toBe(10_000)
  })

  it('gets something for each turn of its own, never above what may be saved', () => {
    const live = pacingOf('live')!
    expect(topped({ left: 10 * MINUTE, since: null }, live).left).toBe(11 * MINUTE)
    expect(topped({ left: 74.5 * MINUTE, since: null }, live).left).toBe(75 * MINUTE)
    expect(topped({ left: 90 * MINUTE, since: null }, live).left).toBe(90 * MINUTE)
  })

  it('of days a move is full again at each turn of its own', () => {
    const days = pacingOf({ days: 3 })!
    expect(days).toEqual({ bank: 3 * DAY, add: 3 * DAY, cap: 3 * DAY })
    expect(topped({ left: DAY, since: null }, days).left).toBe(3 * DAY)
    expect(pacingOf('none')).toBeNull()
  })

  it('waits for one who is away, and has then what it had', () => {
    const away = resting({ left: 1000, since: 0 }, { since: 400, until: 5000 }, 400)
    expect([400, 3000, 5000, 5100].map((now) => leftAt(away, now))).toEqual([600, 600, 600, 500])
    expect(resting(away, { since: 400, until: 5000 }, 3000)).toEqual(away)
    const back = resting(away, { since: 400, until: 3000 }, 3000)
    expect(leftAt(back, 3100)).toBe(500)
    expect(resting(back, { since: 400, until: 3000 }, 4000)).toEqual(back)
  })

  it('that stands still or has run out does not heed who is away', () => {
    const absence = { since: 1000, until: 5000 }
    expect(resting({ left: 1000, since: null }, absence, 1000)).toEqual({ left: 1000, since: null })
    expect(resting({ left: 1000, since: 0 }, absence, 1000)).toEqual({ left: 1000, since: 0 })
    expect(resting({ left: 1000, since: 6000 }, absence, 7000)).toEqual({ left: 1000, since: 6000 })
  })

  it('heeds it in slow games only', () => {
    expect((['none', 'live', 'fast', 'slow', { days: 2 }] as const).map(isSlow)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ])
  })
})

describe('the clocks of a game', () => {
  let house: TestHall
  beforeEach(async () => {
    house = await testHall()
  })
  afterEach(() => house.close())

  async function game(row: TableWish['row']) {
    const accounts = [await newAccount(house.store, 'blue'), await newAccount(house.store, 'red')]
    const id = await putTable(house.store, {
      code: 'clock1',
      game: 'drill',
      scenario: 'meeting',
      seats: accounts,
      row: { opening: 'by hand', ...row },
    })
    await house.hall.seated(id)
    const all = await followers(house, 'clock1', accounts)
    return { id, all, rowOf: () => house.store.db.selectFrom('game').selectAll().executeTakeFirstOrThrow() }
  }

  const look = async (all: readonly Follower[]): Promise<Follower> => {
    for (const one of all) await one.look()
    return all.find(({ asked }, at) => asked === at + 1)!
  }

  const left = ({ state }: Follower): number[] => state!.clocks.map((clock) => clock.left)

  it('run for the one who is asked, from hand-over to hand-over', async () => {
    const { all } = await game({ pace: 'live' })
    const first = await look(all)
    const at = all.indexOf(first)
    expect(left(first)).toEqual([60 * MINUTE, 60 * MINUTE])
    expect(first.state!.clocks.map(({ isRunning }) => isRunning)).toEqual([at === 0, at === 1])
    house.clock.time += 5 * MINUTE
    let asked = first
    for (let n = 0; n < 200 && asked === first; n++) {
      await first.say(first.anyAnswer())
      asked = await look(all)
    }
    expect(asked).not.toBe(first)
    expect(left(asked)[at]).toBe(55 * MINUTE)
    expect(left(asked)[1 - at]).toBe(61 * MINUTE)
  })

  it('end a rated live game at zero, whoever looks first', async () => {
    const { all, rowOf } = await game({ pace: 'live', is_rated: 1 })
    const asked = await look(all)
    house.clock.time += 60 * MINUTE - 1
    await house.hall.flag()
    expect((await rowOf()).status).toBe('running')
    house.clock.time += 1
    await Promise.all([house.hall.flag(), house.hall.flag()])
    const winner = all.indexOf(asked) === 0 ? 'red' : 'blue'
    const row = await rowOf()
    expect(row.status).toBe('over')
    expect(JSON.parse(row.result!)).toMatchObject({ winner, how: 'time' })
    const ends = (await house.store.tail(row.id, 0)).filter(({ kind }) => kind === 'end')
    expect(ends).toHaveLength(1)
  })

  it('let the other side claim elsewhere, and not before', async () => {
    const { all, rowOf } = await game({ pace: 'fast' })
    const asked = await look(all)
    const other = all.find((one) => one !== asked)!
    house.clock.time += 3 * DAY - 1
    expect(await other.claim('win')).toMatchObject({ t: 'no' })
    house.clock.time += 1
    await house.hall.flag()
    expect((await rowOf()).status).toBe('running')
    expect(await asked.claim('win')).toMatchObject({ t: 'no' })
    expect(await other.claim('win')).toMatchObject({ t: 'ok' })
    expect(JSON.parse((await rowOf()).result!)).toMatchObject({ how: 'time' })
  })

  it('let the other side claim when somebody has been away from a live game for three minutes', async () => {
    const { all } = await game({ pace: 'live' })
    const asked = await look(all)
    const other = all.find((one) => one !== asked)!
    house.clock.time += 3 * MINUTE - 1
    expect(await other.claim('unrated')).toMatchObject({ t: 'no' })
    house.clock.time += 1
    expect(await other.claim('unrated')).toMatchObject({ t: 'ok' })
  })

  it('stand still in a pause and while nobody was there', async () => {
    const { all, rowOf } = await game({ pace: 'slow' })
    const asked = await look(all)
    const at = all.indexOf(asked)
    house.clock.time += DAY
    await house.hall.beat()
    const { deadline } = await rowOf()
    house.clock.time += 5 * DAY
    await house.again()
    for (const one of all) one.comeBackTo(house.hall)
    expect((await rowOf()).deadline).toBe(deadline! + 5 * DAY)
    await asked.lookAnew()
    expect(left(asked)[at]).toBe(2 * DAY)
    const other = all[1 - at]!
    await asked.offer('pause')
    await other.lookAnew()
    await other.accept(other.state!.offers[0]!.offer)
    house.clock.time += 9 * DAY
    await asked.lookAnew()
    expect(left(asked)[at]).toBe(2 * DAY)
    expect((await rowOf()).deadline).toBeNull()
  })

  it('get more by consent', async () => {
    const { all } = await game({ pace: 'live' })
    const asked = await look(all)
    const other = all.find((one) => one !== asked)!
    await asked.offer('time')
    await other.look()
    await other.accept(other.state!.offers[0]!.offer)
    await other.look()
    expect(left(other)).toEqual([75 * MINUTE, 75 * MINUTE])
  })

  const leave = async ({ account }: Follower, days: number): Promise<void> => {
    await goAway(house.store, account!, days, house.clock.time)
    await house.hall.absent(account!)
  }

  const comeHome = async ({ account }: Follower): Promise<void> => {
    await comeBack(house.store, account!, house.clock.time)
    await house.hall.absent(account!)
  }

  it.each(['slow', '3d'])(
    'of %s games stand still on vacation, to the millisecond, and go on by themselves',
    async (pace) => {
      const { all, rowOf } = await game({ pace })
      const asked = await look(all)
      const at = all.indexOf(asked)
      const other = all[1 - at]!
      house.clock.time += DAY + 1
      const { deadline } = await rowOf()
      await leave(asked, 7)
      expect((await rowOf()).deadline).toBe(deadline! + 7 * DAY)
      await other.look()
      expect(other.state!.seats.map(({ isAway = false }) => isAway)).toEqual([at === 0, at === 1])
      expect(other.state!.clocks.map(({ isRunning }) => isRunning)).toEqual([false, false])
      house.clock.time += 7 * DAY
      await other.look()
      expect(left(other)[at]).toBe(2 * DAY - 1)
      expect(other.state!.seats.some(({ isAway }) => isAway)).toBe(false)
      expect(other.state!.clocks[at]!.isRunning).toBe(true)
      house.clock.time += 2 * DAY - 2
      expect(await other.claim('win')).toMatchObject({ t: 'no' })
      house.clock.time += 1
      expect(await other.claim('win')).toMatchObject({ t: 'ok' })
    },
  )

  it('go on at once when somebody comes back early', async () => {
    const { all, rowOf } = await game({ pace: 'slow' })
    const asked = await look(all)
    const at = all.indexOf(asked)
    const { deadline } = await rowOf()
    await leave(asked, 20)
    house.clock.time += 2 * DAY
    await comeHome(asked)
    expect((await rowOf()).deadline).toBe(deadline! + 2 * DAY)
    house.clock.time += DAY
    await asked.look()
    expect(left(asked)[at]).toBe(2 * DAY)
    expect(asked.state!.seats.some(({ isAway }) => isAway)).toBe(false)
  })

  it('begin to run after the vacation of one who is asked meanwhile', async () => {
    const { all } = await game({ pace: 'slow' })
    const first = await look(all)
    const second = all.find((one) => one !== first)!
    const at = all.indexOf(second)
    await leave(second, 10)
    house.clock.time += DAY
    for (let n = 0; n < 200 && (await look(all)) === first; n++) await first.say(first.anyAnswer())
    const before = left(second)[at]!
    house.clock.time += 9 * DAY
    await second.look()
    expect(left(second)[at]).toBe(before)
    house.clock.time += MINUTE
    await second.look()
    expect(left(second)[at]).toBe(before - MINUTE)
  })

  it('of quicker games run on, whoever is away', async () => {
    const fast = await game({ pace: 'fast' })
    const asked = await look(fast.all)
    const { deadline } = await fast.rowOf()
    await leave(asked, 7)
    expect((await fast.rowOf()).deadline).toBe(deadline)
    await asked.look()
    expect(asked.state!.seats.some(({ isAway }) => isAway)).toBe(false)
  })

  it('that have run out cannot be stopped by leaving', async () => {
    const { all, rowOf } = await game({ pace: 'slow' })
    const asked = await look(all)
    const other = all.find((one) => one !== asked)!
    house.clock.time += 3 * DAY
    const { deadline } = await rowOf()
    await leave(asked, 7)
    expect((await rowOf()).deadline).toBe(deadline)
    await other.look()
    expect(await other.claim('win')).toMatchObject({ t: 'ok' })
  })

  it('wait as long for one who is away when nobody was there for a while', async () => {
    const { all } = await game({ pace: 'slow' })
    const asked = await look(all)
    const at = all.indexOf(asked)
    await leave(asked, 7)
    house.clock.time += DAY
    await house.hall.beat()
    house.clock.time += 3 * DAY
    await house.again()
    asked.comeBackTo(house.hall)
    house.clock.time += 6 * DAY
    await asked.lookAnew()
    expect(left(asked)[at]).toBe(3 * DAY)
    expect(asked.state!.seats.some(({ isAway }) => isAway)).toBe(false)
    house.clock.time += DAY
    await asked.look()
    expect(left(asked)[at]).toBe(2 * DAY)
  })

  it('follow a vacation that a process has left undone, as of when it began', async () => {
    const { all } = await game({ pace: 'slow' })
    const asked = await look(all)
    const at = all.indexOf(asked)
    await goAway(house.store, asked.account!, 7, house.clock.time)
    house.clock.time += MINUTE
    await house.hall.settleVacations()
    house.clock.time += 5 * DAY
    await asked.look()
    expect(left(asked)[at]).toBe(3 * DAY)
    await comeBack(house.store, asked.account!, house.clock.time)
    house.clock.time += MINUTE
    await house.hall.settleVacations()
    await asked.look()
    expect(left(asked)[at]).toBe(3 * DAY - MINUTE)
  })

  it('stay stopped in a pause, whoever is away', async () => {
    const { all, rowOf } = await game({ pace: 'slow' })
    const asked = await look(all)
    const at = all.indexOf(asked)
    const other = all[1 - at]!
    await leave(asked, 3)
    await asked.look()
    await asked.offer('pause')
    await other.look()
    await other.accept(other.state!.offers[0]!.offer)
    expect((await rowOf()).deadline).toBeNull()
    house.clock.time += DAY
    await asked.look()
    await asked.offer('resume')
    await other.look()
    await other.accept(other.state!.offers[0]!.offer)
    expect((await rowOf()).deadline).toBe(house.clock.time + 5 * DAY)
  })
})
