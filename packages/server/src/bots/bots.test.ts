import { TABLES } from '@hexfront/games/tables'
import { afterEach, describe, expect, it } from 'vitest'
import { newAccount, putTable, type TestHall, testHall } from '../play/hall.fixture.ts'
import { Bots } from './bots.ts'

const QUIET = { info() {}, warn() {}, error() {} }

let house: TestHall
afterEach(() => house.close())

/** A game in which the first seat that is asked by somebody is a person's. */
async function tableOf(game: string) {
  house = await testHall()
  const account = await newAccount(house.store, 'somebody')
  const { seats, game: rules, players } = await TABLES[game]!()
  const scenario = rules.scenarios[0]!.id
  const id = await putTable(house.store, { code: 'bots01', game, scenario, seats: Array(seats).fill(account) })
  await house.hall.seated(id)
  return { table: (await house.hall.table(id))!, levels: players.map((player) => player.id) }
}

describe('bots', () => {
  it.each(Object.keys(TABLES))('of every level answer in %s', async (game) => {
    const { table, levels } = await tableOf(game)
    const bots = new Bots(QUIET, undefined, 1)
    try {
      for (const level of levels) {
        const said = await bots.answer(table, table.asked, level)
        const { choice } = table.bench.game.read(table.course.position, said)
        expect(table.bench.game.bars(table.course.position, choice)).toBe('')
      }
    } finally {
      await bots.close()
    }
  })

  it('that take too long are answered for by a simple one, and the next question is answered again', async () => {
    const { table } = await tableOf('drill')
    const bots = new Bots(QUIET, undefined, 1)
    try {
      for (const patience of [1, 30_000]) {
        const said = await bots.answer(table, table.asked, 'regular', patience)
        const { choice } = table.bench.game.read(table.course.position, said)
        expect(table.bench.game.bars(table.course.position, choice)).toBe('')
      }
    } finally {
      await bots.close()
    }
  })
})
