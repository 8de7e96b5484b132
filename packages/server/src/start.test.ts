import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { newLog } from './care/log.ts'
import { type Server, startServer } from './start.ts'
import { newTab as openTab } from './tab.fixture.ts'

let folder: string
let server: Server
let lines: string[]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hexfront-server-'))
  lines = []
  const log = newLog('trace', { write: (line: string) => void lines.push(line) })
  server = await startServer({ folder, port: 0, log, hasLimits: false })
})
afterEach(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const newTab = () => openTab(() => server.address)

const TABLE = {
  game: 'drill',
  scenario: 'meeting',
  options: {},
  opening: 'ready',
  pace: 'none',
  visible: 'public',
  isRated: false,
  seats: ['me', 'open'],
}

describe('a server', () => {
  it('says that it is well, that it is ready, and what it counts, to this machine', async () => {
    const tab = newTab()
    expect(await tab.ask('GET /healthz')).toEqual({ isWell: true })
    expect(await tab.ask('GET /readyz')).toEqual({ isReady: true })
    const metrics = await tab.ask('GET /metrics')
    for (const name of [
      'choice_seconds',
      'commit_seconds',
      'commit_group',
      'lost_races',
      'sockets',
      'loaded_games',
      'law_broken',
      'late_jobs',
      'nodejs_eventloop_lag_p99_seconds',
    ])
      expect(metrics).toContain(`hexfront_${name}`)
    const passedOn = await fetch(new URL('metrics', server.address), { headers: { 'x-forwarded-for': '1.2.3.4' } })
    expect(passedOn.status).toBe(404)
  })

  it('lets sockets of its own pages in and no others, and says goodbye when it stops', async () => {
    const open = (origin: string) => new WebSocket(new URL('ws', server.address.replace('http', 'ws')), { origin })
    const foreign = await new Promise<string>((resolve) =>
      open('http://elsewhere.example').on('error', ({ message }) => resolve(message)),
    )
    expect(foreign).toBe('Unexpected server response: 403')
    const socket = open(server.address.replace(/\/$/, ''))
    await new Promise((resolve) => socket.on('open', resolve))
    const heard: string[] = []
    socket.on('message', (frame) => heard.push(String(frame)))
    const code = new Promise<number>((resolve) => socket.on('close', resolve))
    await server.close()
    expect(await code).toBe(1012)
    expect(heard.at(-1)).toBe('{"t":"bye","back":5}')
  })

  it('writes no secret into its log', async () => {
    const [one, other] = [newTab(), newTab()]
    await one.ask('POST /api/guest', {})
    await one.ask('POST /api/signup', { name: 'Talker', password: 'a very secret password' })
    await one.ask('POST /api/signin', { name: 'Talker', password: 'a wrong secret password' })
    await other.ask('POST /api/guest', { name: 'Listener' })
    const { code } = await one.ask('POST /api/games', { ...TABLE, seed: 'seed of the first' })
    await other.ask(`POST /api/games/${code}/seats`, { side: 'red', seed: 'seed of the second' })
    const { codes } = await one.ask('POST /api/me/codes')
    for (const say of ['a choice that is none', 'concede'])
      await one.ask(`POST /api/games/${code}/commands`, {
        t: 'do',
        game: code,
        key: `key-${say.length}-----`,
        at: 0,
        say: [say],
      })
    await one.ask(`POST /api/games/${code}/commands`, { t: 'resign', game: code, key: 'resign-key' })
    await fetch(new URL('api/guest', server.address), { method: 'POST', body: '{"password":"secret of a broken bo' })
    const { server_seed } = await server.house.store.db.selectFrom('secret').selectAll().executeTakeFirstOrThrow()
    server.house.log.info({ password: 'deep secret', body: { token: 'deep secret', cookie: 'deep secret' } }, 'x')
    server.house.log.error({ error: new Error('quoting a deep secret') }, 'x')
    const log = lines.join('\n')
    expect(lines.length).toBeGreaterThan(2)
    const secrets = [
      one.cookie.split('=')[1],
      other.cookie.split('=')[1],
      server.house.seal.open(server_seed),
      ...codes,
    ]
    for (const secret of [...secrets, 'secret', 'seed of the', 'a choice that is none', 'concede'])
      expect(log).not.toContain(secret)
  })

  it('does not start with a key that is not the one of its database', async () => {
    await server.close()
    const key = Buffer.alloc(32, 9).toString('base64')
    await expect(startServer({ folder, port: 0, key })).rejects.toThrow('sealed with another key')
    server = await startServer({ folder, port: 0 })
  })

  it('takes up where it was when it is started again', async () => {
    const tab = newTab()
    await tab.ask('POST /api/guest', { name: 'Stayer' })
    const { code } = await tab.ask('POST /api/games', { ...TABLE, seed: '' })
    await server.close()
    server = await startServer({ folder, port: 0 })
    expect(await tab.ask('GET /api/me')).toMatchObject({ name: 'Stayer' })
    expect(await tab.ask(`GET /api/games/${code}`)).toMatchObject({ code, me: ['blue'] })
  })
})
