import { type Game, turnOf, verifyDice } from '@hexfront/core'
import { drill } from '@hexfront/games/drill'
import { type GameTable, TABLES } from '@hexfront/games/tables'
import { afterEach, describe, expect, it } from 'vitest'
import { Benches } from './bench.ts'
import { errandsOnTheSpot } from './errands.ts'
import { type Follower, followers, newAccount, putTable, type TestHall, testHall } from './hall.fixture.ts'

/** Drill as it is, with another number and what else is changed. */
function otherDrill(changes: Partial<Game>): Game {
  const changed: Partial<Game> = { rules: drill.rules + 1, migrations: { [drill.rules]: (text) => text }, ...changes }
  return new Proxy<Game>(drill, {
    get(target, name) {
      const value: unknown = Reflect.get(name in changed ? changed : target, name)
      return typeof value === 'function' && !(name in changed) ? value.bind(target) : value
    },
  })
}

const benchesOf = (game: Game): Benches => {
  const table = async (): Promise<GameTable> => ({ ...(await TABLES['drill']!()), game })
  return new Benches({ drill: table })
}

let house: TestHall
afterEach(() => house.close())

/** A game of some turns, and then the house starts with other rules. */
async function upgraded(changes: Partial<Game>) {
  house = await testHall()
  const accounts = [await newAccount(house.store, 'blue'), await newAccount(house.store, 'red')]
  const id = await putTable(house.store, { code: 'rules1', game: 'drill', scenario: 'meeting', seats: accounts })
  await house.hall.seated(id)
  const all = await followers(house, 'rules1', accounts)
  await play(all, 90)
  const before = await rowOf(id)
  const benches = benchesOf(otherDrill(changes))
  await house.again({ benches, errands: errandsOnTheSpot(benches) })
  for (const one of all) one.comeBackTo(house.hall)
  for (const one of all) await one.look()
  return { id, all, before }
}

async function play(all: readonly Follower[], choices: number): Promise<void> {
  for (let n = 0; n < choices; n++) {
    for (const one of all) await one.look()
    const mover = all.find(({ asked }, at) => asked === at + 1)
    if (!mover) return
    expect(await mover.say(mover.anyAnswer())).toMatchObject({ t: 'ok' })
  }
}

const rowOf = (id: number) =>
  house.store.db.selectFrom('game').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Rules under which what was played in the first turns cannot be read. */
const DIVERGING: Partial<Game> = {
  read(s, text) {
    if (turnOf(s) < 2 && text === 'done') throw new Error('"done" is not understood any more')
    return drill.read(s as never, text)
  },
}

describe('new rules', () => {
  it('take over a game that they lead to the same hashes', async () => {
    const { id, all, before } = await upgraded({})
    expect(await rowOf(id)).toMatchObject({ rules: drill.rules + 1, status: 'running', head: before.head + 1 })
    await play(all, 3000)
    expect(await rowOf(id)).toMatchObject({ status: 'over' })
    expect(verifyDice(await house.hall.record(id))).toBeNull()
  })

  it('let a game that they cannot follow go on from its last turn start when all agree', async () => {
    const { id, all } = await upgraded(DIVERGING)
    expect(await rowOf(id)).toMatchObject({ rules: drill.rules + 1, status: 'paused' })
    for (const one of all) {
      await one.look()
      expect(await rowOf(id)).toMatchObject({ status: 'paused' })
      expect(one.state!.offers).toMatchObject([{ what: 'newRules', side: '' }])
      expect(await one.accept(one.state!.offers[0]!.offer)).toMatchObject({ t: 'ok' })
    }
    expect(await rowOf(id)).toMatchObject({ status: 'running' })
    await play(all, 3000)
    expect(await rowOf(id)).toMatchObject({ status: 'over' })
    const record = await house.hall.record(id)
    expect(record.from).toMatchObject({ rules: drill.rules })
    expect(verifyDice(record)).toBeNull()
  })

  it('close it where somebody does not', async () => {
    const { all } = await upgraded(DIVERGING)
    await all[0]!.accept(all[0]!.state!.offers[0]!.offer)
    expect(await all[1]!.decline(all[1]!.state!.offers[0]!.offer)).toMatchObject({ t: 'ok' })
    await all[0]!.look()
    expect(all[0]!.state!.over).toMatchObject({ winner: null, how: 'newRules' })
    const [visitor] = await followers(house, 'rules1', [null])
    expect(visitor!.mark).not.toBe('')
  })

  it('close a game of which they can hold nothing', async () => {
    const { id } = await upgraded({ ...DIVERGING, migrations: {} })
    expect(await rowOf(id)).toMatchObject({ status: 'over', winner: null })
  })
})
