import { afterEach, describe, expect, it } from 'vitest'
import { followers, newAccount, putTable, type TestHall, testHall } from './hall.fixture.ts'

const open: TestHall[] = []

async function house(): Promise<TestHall> {
  const made = await testHall()
  open.push(made)
  return made
}

afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

async function drillFor(two: TestHall, code = 'drill1') {
  const [blue, red] = [await newAccount(two.store, 'blue'), await newAccount(two.store, 'red')]
  const id = await putTable(two.store, { code, game: 'drill', scenario: 'meeting', seats: [blue, red] })
  await two.hall.seated(id)
  return { id, all: await followers(two, code, [blue, red, null]) }
}

describe('a game between two people', () => {
  it('is played to its end by what each of them sees, and spectators see it too', async () => {
    const two = await house()
    const { id, all } = await drillFor(two)
    for (let n = 0; n < 3000; n++) {
      for (const one of all) await one.look()
      const mover = all.find(({ account }, at) => account !== null && all[at]!.asked === at + 1)
      if (!mover) break
      expect(await mover.say(mover.anyAnswer())).toMatchObject({ t: 'ok' })
    }
    const row = await two.store.db.selectFrom('game').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row.status).toBe('over')
    expect(two.heard.over).toEqual([id])
    expect(all.map(({ asked }) => asked)).toEqual([-1, -1, -1])
  })
})
