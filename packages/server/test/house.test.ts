import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { holdAuthority } from '../src/fuzz/authority.fixture.ts'
import { KEY, newWorld } from '../src/fuzz/world.fixture.ts'
import { startServer } from '../src/index.ts'
import { holdsPatience } from '../src/people/patience.fixture.ts'
import { openStore } from '../src/store/open.ts'
import { newTab } from '../src/tab.fixture.ts'
import { newServer, type Server } from '../src/testing/postgres.ts'

let postgres: Server
beforeAll(async () => {
  postgres = await newServer()
})
afterAll(() => postgres.remove())

describe('two servers on one PostgreSQL', () => {
  holdAuthority(() => newWorld(postgres.url))
  holdsPatience(async () => {
    const stores = [await openStore({ database: postgres.url }), await openStore({ database: postgres.url })] as const
    return {
      stores,
      async remove() {
        await Promise.all(stores.map((store) => store.close()))
      },
    }
  })

  it('bring news to a socket of the other, and end it with its session', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hexfront-house-'))
    const start = () => startServer({ folder, port: 0, database: postgres.url, key: KEY, hasLimits: false })
    const [one, other] = [await start(), await start()]
    const tabs = [newTab(() => one.address), newTab(() => one.address)] as const
    await tabs[0].ask('POST /api/guest', { name: 'Challenger' })
    await tabs[1].ask('POST /api/guest', { name: 'Challenged' })
    const origin = other.address.slice(0, -1)
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, { origin, headers: { cookie: tabs[1].cookie } })
    const heard: string[] = []
    socket.on('message', (frame) => heard.push(String(frame)))
    const closed = new Promise((resolve) => socket.on('close', resolve))
    await new Promise((resolve) => socket.on('open', resolve))
    const table = { game: 'drill', scenario: 'meeting', options: {}, opening: 'ready', pace: 'none', visible: 'public' }
    const seats = ['me', { name: 'Challenged' }]
    const { code } = await tabs[0].ask('POST /api/games', { ...table, isRated: false, seats, seed: '' })
    const news = JSON.stringify({ t: 'news', game: code, what: 'challenge' })
    await expect.poll(() => heard, { timeout: 60_000 }).toContain(news)
    await tabs[1].ask('POST /api/signout')
    expect(await closed).toBe(1008)
    await Promise.all([one.close(), other.close()])
    rmSync(folder, { recursive: true })
  })
})
