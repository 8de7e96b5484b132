import { createHash } from 'node:crypto'
import { commitmentTo } from '@hexfront/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestHouse, testHouse, type Visitor } from '../http/house.fixture.ts'

let house: TestHouse
beforeAll(async () => {
  house = await testHouse()
})
afterAll(() => house.remove())

const TABLE = {
  game: 'drill',
  scenario: 'meeting',
  options: {},
  opening: 'ready',
  pace: 'none',
  visible: 'public',
  isRated: false,
  seats: ['me', 'open'],
  seed: 'alpha',
}

async function guest(name?: string): Promise<Visitor> {
  const visitor = house.visitor()
  const { status } = await visitor.ask('POST /api/guest', name === undefined ? {} : { name })
  expect(status).toBe(200)
  return visitor
}

describe('a table', () => {
  it('is opened with a commitment to its dice, seen in the lobby, and joined by its code', async () => {
    const [host, other] = [await guest('Host'), await guest('Other')]
    const { body: table } = await host.ask('POST /api/games', TABLE)
    expect(table).toMatchObject({
      status: 'open',
      me: ['blue'],
      seats: [
        { side: 'blue', name: 'Host', kind: 'guest' },
        { side: 'red', name: null, kind: 'open' },
      ],
    })
    expect(table.fair).toMatchObject({
      commitment: /^[0-9a-f]{64}$/.exec(table.fair.commitment)?.[0],
      nonce: table.code,
    })
    const lobby = await other.ask('GET /api/lobby')
    expect(lobby.body.open.map(({ code }: { code: string }) => code)).toContain(table.code)
    const joined = await other.ask(`POST /api/games/${table.code}/seats`, { side: 'red', seed: 'bravo' })
    expect(joined.body).toMatchObject({ me: ['red'], fair: { playerSeeds: ['alpha', 'bravo'] } })
    expect(house.hall.told.at(-1)?.frame).toEqual({ t: 'news', game: table.code, what: 'joined' })
    const third = await guest()
    expect(await third.ask(`POST /api/games/${table.code}/seats`, { side: 'red', seed: '' })).toMatchObject({
      status: 409,
      body: { error: 'Somebody sits there.' },
    })
  })

  it('has a seed that fits its commitment and is sealed in the store', async () => {
    const host = await guest()
    const { body: table } = await host.ask('POST /api/games', TABLE)
    const { server_seed } = await house.store.db
      .selectFrom('secret')
      .innerJoin('game', 'game.id', 'secret.game')
      .select('server_seed')
      .where('code', '=', table.code)
      .executeTakeFirstOrThrow()
    expect(server_seed).not.toMatch(/^[0-9a-f]{64}$/)
    expect(commitmentTo(house.seal.open(server_seed))).toBe(table.fair.commitment)
  })

  it.each([
    [{ game: 'chess' }, 'There is no game chess here.'],
    [{ scenario: 'moon' }, 'has no scenario moon.'],
    [{ options: { gravity: 'off' } }, 'has no option gravity = off.'],
    [{ seats: ['me'] }, 'is played by 2, not by 1.'],
    [{ seats: ['open', 'open'] }, 'One seat must be your own.'],
    [{ seats: ['me', { bot: 'oracle' }] }, 'has no player oracle.'],
    [{ seats: ['me', { name: 'Nobody' }] }, 'There is no player Nobody here.'],
    [{ isRated: true, pace: 'slow' }, 'Guests play unrated'],
    [{ seed: '#a' }, 'A seed begins with another sign than #.'],
  ])('is not opened with %j', async (wrong, because) => {
    const { status, body } = await (await guest()).ask('POST /api/games', { ...TABLE, ...wrong })
    expect(status === 400 || status === 404).toBe(true)
    expect(body).toEqual({ error: expect.stringContaining(because) })
  })

  it('is kept for the one who was challenged, who may decline', async () => {
    const [host, rival, third] = [await guest(), await guest('Rival'), await guest()]
    const { body: table } = await host.ask('POST /api/games', { ...TABLE, seats: [{ name: 'rival' }, 'me'] })
    expect(house.hall.told.at(-1)?.frame).toEqual({ t: 'news', game: table.code, what: 'challenge' })
    expect(table.seats[0]).toMatchObject({ kind: 'open', wanted: 'Rival' })
    const mine = await rival.ask('GET /api/lobby')
    expect(mine.body.mine).toMatchObject([{ code: table.code }])
    const seat = { side: 'blue', seed: 'x' }
    expect(await third.ask(`POST /api/games/${table.code}/seats`, seat)).toMatchObject({ status: 403 })
    expect(await third.ask(`DELETE /api/games/${table.code}`)).toMatchObject({ status: 403 })
    expect(await rival.ask(`DELETE /api/games/${table.code}`)).toMatchObject({ status: 200 })
    expect(await host.ask(`GET /api/games/${table.code}`)).toMatchObject({ status: 404 })
  })

  it('lets one get up again before it begins, and its owner close it', async () => {
    const [host, other] = [await guest(), await guest()]
    const { body: table } = await host.ask('POST /api/games', TABLE)
    await other.ask(`POST /api/games/${table.code}/seats`, { side: 'red', seed: 'x' })
    expect(await other.ask(`DELETE /api/games/${table.code}`)).toMatchObject({ status: 200 })
    expect(await host.ask(`GET /api/games/${table.code}`)).toMatchObject({
      body: { seats: [{}, { kind: 'open' }], fair: { playerSeeds: ['alpha', null] } },
    })
    expect(await host.ask(`DELETE /api/games/${table.code}`)).toMatchObject({ status: 200 })
  })

  it('that is strict takes hashes first and seeds when all are in', async () => {
    const [host, other] = [await guest(), await guest()]
    const hash = (seed: string) => `#${createHash('sha256').update(seed).digest('hex')}`
    const strict = { ...TABLE, isStrict: true }
    expect(await host.ask('POST /api/games', strict)).toMatchObject({ status: 400 })
    const { body: table } = await host.ask('POST /api/games', { ...strict, seed: hash('alpha') })
    const open = (who: Visitor, seed: string) => who.ask(`POST /api/games/${table.code}/seeds`, { seed })
    expect(await open(host, 'alpha')).toMatchObject({ status: 409 })
    await other.ask(`POST /api/games/${table.code}/seats`, { side: 'red', seed: hash('bravo') })
    expect(await open(host, 'another')).toMatchObject({ status: 400 })
    expect(await open(host, 'alpha')).toMatchObject({ body: { fair: { playerSeeds: ['alpha', hash('bravo')] } } })
    expect(await open(other, 'bravo')).toMatchObject({ body: { fair: { playerSeeds: ['alpha', 'bravo'] } } })
  })

  it('is not shown in the lobby where it is private, but found by its code', async () => {
    const [host, other] = [await guest(), await guest()]
    const { body: table } = await host.ask('POST /api/games', { ...TABLE, visible: 'private' })
    const lobby = await other.ask('GET /api/lobby')
    expect(lobby.body.open.map(({ code }: { code: string }) => code)).not.toContain(table.code)
    expect(await other.ask(`GET /api/games/${table.code}`)).toMatchObject({ status: 200, body: { me: [] } })
  })

  it('is not opened by somebody who has twenty', async () => {
    const host = await guest()
    for (let tables = 0; tables < 20; tables++)
      expect(await host.ask('POST /api/games', TABLE)).toMatchObject({ status: 200 })
    expect(await host.ask('POST /api/games', TABLE)).toMatchObject({
      status: 409,
      body: { error: 'You have 20 open tables: close one first.' },
    })
  })

  it('is asked for again with sides swapped, and the other finds it waiting', async () => {
    const [host, other] = [await guest('Winner'), await guest('Loser')]
    const { body: table } = await host.ask('POST /api/games', TABLE)
    await other.ask(`POST /api/games/${table.code}/seats`, { side: 'red', seed: 'x' })
    const again = { seed: 'again' }
    expect(await host.ask(`POST /api/games/${table.code}/rematch`, again)).toMatchObject({ status: 409 })
    await house.store.write([
      { query: house.store.db.updateTable('game').set({ status: 'over' }).where('code', '=', table.code), rows: 1 },
    ])
    house.pass(1000)
    const { body: next } = await host.ask(`POST /api/games/${table.code}/rematch`, again)
    expect(next).toMatchObject({ seats: [{ wanted: 'Loser' }, { name: 'Winner' }] })
    const { body: joined } = await other.ask(`POST /api/games/${table.code}/rematch`, again)
    expect(joined).toMatchObject({ code: next.code, me: ['blue'] })
    expect(await (await guest()).ask(`POST /api/games/${table.code}/rematch`, again)).toMatchObject({ status: 403 })
  })
})
