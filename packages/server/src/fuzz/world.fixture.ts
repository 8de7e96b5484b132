import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { newLog } from '../care/log.ts'
import { type Answer, type Body, readBody } from '../http/answer.fixture.ts'
import { type Server, startServer } from '../start.ts'

/** Those who ask: nobody, one with a cookie of his own making, a guest who plays nothing, two who play, one who runs the house. */
export const ACTORS = ['stranger', 'forger', 'guest', 'player', 'rival', 'admin'] as const
export type Actor = (typeof ACTORS)[number]

export interface Request {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

/** A server in which something is going on, and what strangers would like to get at. */
export interface World {
  readonly server: Server
  readonly cookies: Record<Actor, string>
  /** Codes: kept for the rival, strict and committed to, running, over. */
  readonly games: Readonly<Record<'open' | 'strict' | 'running' | 'over', string>>
  readonly session: string
  readonly passkey: string
  readonly invite: string
  readonly report: number
  readonly codes: readonly string[]
  send(request: Request): Promise<Answer>
  ask<Sent extends string>(cookie: string, name: Sent, body?: unknown): Promise<Answer<Sent>>
  socket(cookie: string): Promise<WebSocket>
  /** Everything that a request could change. */
  digest(): Promise<string>
  remove(): Promise<void>
}

/** Of all servers on one database. */
export const KEY = Buffer.alloc(32, 7).toString('base64')
export const PASSWORD = 'correct horse battery'
export const SEED = 'a seed of the player'

const TABLE = {
  game: 'drill',
  scenario: 'meeting',
  options: {},
  opening: 'ready',
  pace: 'none',
  visible: 'private',
  isRated: false,
  seats: ['me', { name: 'Rival' }],
  seed: SEED,
}

/** On SQLite, or on a PostgreSQL by two processes that are asked in turn. */
export async function newWorld(database: string | null = null): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'hexfront-fuzz-'))
  const start = (): Promise<Server> =>
    startServer({ folder, port: 0, database, key: KEY, log: newLog('silent'), hasLimits: false })
  const server = await start()
  const second = database === null ? null : await start()
  const { host } = new URL(server.address)
  const origin = `http://${host}`
  let turns = 0
  const next = (): URL => new URL(second && ++turns % 2 === 0 ? second.address : server.address)
  const agent = new Agent({ keepAlive: true, maxSockets: 24 })
  const send = <Sent extends string>(
    { method, path, headers = {}, body }: Request,
    { hostname, port } = new URL(server.address),
  ): Promise<Answer<Sent>> =>
    new Promise((resolve, reject) => {
      const asked = request(
        { agent, hostname, port, method, path, headers: { ...headers, ...lengthOf(body) } },
        (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('error', reject)
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              body: readBody(Buffer.concat(parts).toString()),
              headers: answer.headers,
            }),
          )
        },
      )
      asked.on('error', reject)
      asked.end(body)
    })
  const cookies: Record<Actor, string> = {
    stranger: '',
    forger: `hexfront=${'A'.repeat(43)}`,
    guest: '',
    player: '',
    rival: '',
    admin: '',
  }
  const ask = <Sent extends string>(cookie: string, name: Sent, body?: unknown): Promise<Answer<Sent>> => {
    const [method = 'GET', path = ''] = name.split(' ')
    const to = next()
    const headers = {
      origin: to.origin,
      cookie,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    return send({ method, path, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }, to)
  }
  const good = async <Sent extends string>(cookie: string, name: Sent, body?: unknown): Promise<Body<Sent>> => {
    const answer = await ask(cookie, name, body)
    if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  const signUp = async (name: string): Promise<string> => {
    const answer = await fetch(`${origin}/api/signup`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ name, password: PASSWORD }),
    })
    return answer.headers.getSetCookie()[0]!.split(';')[0]!
  }
  for (const [actor, name] of [
    ['player', 'Player'],
    ['rival', 'Rival'],
    ['admin', 'Keeper'],
  ] as const)
    cookies[actor] = await signUp(name)
  const guest = await fetch(`${origin}/api/guest`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: '{"name":"Onlooker"}',
  })
  cookies.guest = guest.headers.getSetCookie()[0]!.split(';')[0]!

  const { store } = server.house
  const row = (name: string) =>
    store.db.selectFrom('account').select('id').where('name', '=', name).executeTakeFirstOrThrow()
  const player = (await row('Player')).id
  await store.write([
    { query: store.db.updateTable('account').set({ is_admin: 1 }).where('name', '=', 'Keeper'), rows: 1 },
    {
      query: store.db
        .insertInto('credential')
        .values({ account: player, kind: 'passkey', handle: 'a-passkey', data: '{"label":"phone"}', created: 1 }),
    },
  ])
  const opened = async (more: object = {}): Promise<string> =>
    (await good(cookies.player, 'POST /api/games', { ...TABLE, ...more })).code
  const joined = async (code: string, seed = ''): Promise<string> => {
    await good(cookies.rival, `POST /api/games/${code}/seats`, { side: 'red', seed })
    return code
  }
  const hash = (seed: string): string => createHash('sha256').update(seed).digest('hex')
  const games = {
    open: await opened(),
    strict: await joined(await opened({ isStrict: true, seed: hash(SEED) }), hash('another seed')),
    running: await joined(await opened()),
    over: await joined(await opened()),
  }
  await good(cookies.player, `POST /api/games/${games.over}/commands`, {
    t: 'resign',
    game: games.over,
    key: 'resigning',
  })
  await good(cookies.rival, 'POST /api/reports', { name: 'Player', text: 'He won.' })
  const { sessions } = await good(cookies.player, 'GET /api/sessions')
  const { reports } = await good(cookies.admin, 'GET /api/admin/reports')
  return {
    server,
    cookies,
    games,
    session: sessions[0]!.id,
    passkey: 'a-passkey',
    invite: (await good(cookies.player, 'POST /api/invites', { uses: 3, days: 3 })).token,
    report: reports[0]!.id,
    codes: (await good(cookies.player, 'POST /api/me/codes')).codes,
    send,
    ask,
    async socket(cookie) {
      const socket = new WebSocket(`ws://${host}/ws`, { origin, headers: { cookie } })
      await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
      socket.on('error', () => {})
      return socket
    },
    digest: () => digestOf(server),
    async remove() {
      agent.destroy()
      await Promise.all([server.close(), second?.close()])
      rmSync(folder, { recursive: true })
    },
  }
}

const lengthOf = (body: string | Buffer | undefined) =>
  body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }

/** What the house changes without being asked. */
const BY_ITSELF = { seen: 0, rated: 0 }

const TABLES = [
  'account',
  'credential',
  'session',
  'game',
  'seat',
  'event',
  'chat',
  'invite',
  'push',
  'webhook',
  'tie',
  'vacation',
  'report',
  'audit',
  'rating',
] as const

async function digestOf({ house }: Server): Promise<string> {
  const hash = createHash('sha256')
  for (const table of TABLES) {
    const rows = await house.store.db.selectFrom(table).selectAll().execute()
    for (const row of rows.map((one) => JSON.stringify({ ...one, ...BY_ITSELF })).toSorted())
      hash.update(`${table} ${row}\n`)
  }
  return hash.digest('hex')
}
