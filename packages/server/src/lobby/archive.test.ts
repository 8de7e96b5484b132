import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readRecord, verifyDice } from '@hexfront/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Server, startServer } from '../start.ts'
import { newTab, type Tab } from '../tab.fixture.ts'

let folder: string
let server: Server
let winner: Tab
let loser: Tab
let code: string

const TABLE = {
  game: 'drill',
  scenario: 'meeting',
  options: {},
  opening: 'ready',
  pace: 'slow',
  visible: 'public',
  isRated: true,
  seats: ['me', 'open'],
  seed: 'one',
}

async function person(name: string): Promise<Tab> {
  const tab = newTab(() => server.address)
  await tab.ask('POST /api/signup', { name, password: 'correct horse battery' })
  return tab
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hexfront-archive-'))
  server = await startServer({ folder, port: 0, hasLimits: false })
  winner = await person('Winner')
  loser = await person('Loser')
  code = (await winner.ask('POST /api/games', TABLE)).code
  await loser.ask(`POST /api/games/${code}/seats`, { side: 'red', seed: 'two' })
  await loser.ask(`POST /api/games/${code}/commands`, { t: 'resign', game: code, key: 'resigning' })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

describe('a game that is over', () => {
  it('has moved the ratings of both, once', async () => {
    const ratings = async (name: string) => (await winner.ask(`GET /api/people/${name}`)).ratings
    await expect
      .poll(() => ratings('Winner'), { timeout: 60_000 })
      .toMatchObject([{ game: 'drill', pace: 'slow', rating: 1662, games: 1 }])
    expect(await ratings('Loser')).toMatchObject([{ rating: 1338, games: 1 }])
  })

  it('is found by player, game and result', async () => {
    const found = async (search: string): Promise<string[]> =>
      (await loser.ask(`GET /api/archive?${search}`)).games.map((game: { code: string }) => game.code)
    for (const search of ['', 'game=drill', 'name=winner', 'name=Winner&result=won', 'name=Loser&result=lost'])
      expect(await found(search)).toContain(code)
    for (const search of ['game=dagc73', 'name=Nobody', 'name=Loser&result=won', 'name=Winner&result=drawn'])
      expect(await found(search)).not.toContain(code)
  })

  it('is listed page by page, newest first', async () => {
    const { db } = server.house.store
    const { id: _, ...row } = await db.selectFrom('game').selectAll().where('code', '=', code).executeTakeFirstOrThrow()
    const copies = Array.from({ length: 25 }, (_, at) => ({
      ...row,
      code: `copy${String(at).padStart(4, '0')}`,
      game: 'drill',
    }))
    await server.house.store.write([{ query: db.insertInto('game').values(copies), rows: 25 }])
    const first = await winner.ask('GET /api/archive')
    expect(first.games).toHaveLength(20)
    expect(first.games[0]!.code).toBe('copy0024')
    const second = await winner.ask(`GET /api/archive?before=${first.before}`)
    expect(second.games).toHaveLength(6)
    expect(second.before).toBeNull()
    expect(second.games.at(-1)!.code).toBe(code)
  })

  it('has a record whose dice everybody can throw again', async () => {
    const answer = await fetch(new URL(`api/games/${code}/record`, server.address))
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="drill-${code}.json"`)
    const record = readRecord(await answer.text())
    expect(record.fair).toMatchObject({ playerSeeds: ['one', 'two'], nonce: code })
    expect(verifyDice(record)).toBeNull()
  })

  it('can be brought in from elsewhere, is marked as such and rates nobody', async () => {
    const answer = await fetch(new URL(`api/games/${code}/record`, server.address))
    const imported = await winner.ask('POST /api/records', { record: await answer.text() })
    expect(imported).toMatchObject({ isImported: true, isRated: false, game: 'drill' })
    const first = async (who: Tab) => (await who.ask('GET /api/archive')).games[0]!.code
    expect(await first(winner)).toBe(imported.code)
    expect(await first(loser)).not.toBe(imported.code)
    expect(await winner.ask('GET /api/me/export')).toMatchObject({ games: expect.arrayContaining([imported]) })
    expect(await winner.ask('POST /api/records', { record: '{"hexfront":"record"}' })).toHaveProperty('error')
    expect(await winner.ask('POST /api/records', { record: 'nonsense' })).toHaveProperty('error')
  })
})

describe('a game that is not over', () => {
  it('shows no record', async () => {
    const { code: running } = await winner.ask('POST /api/games', { ...TABLE, isRated: false, seats: ['me', 'me'] })
    expect(await winner.ask(`GET /api/games/${running}/record`)).toEqual({
      error: 'The record is open when the game is over.',
    })
  })
})
