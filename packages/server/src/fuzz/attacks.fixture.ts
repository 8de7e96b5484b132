import { isObject } from '@hexfront/core'
import { COMMANDS } from '@hexfront/wire'
import { ROUTES } from '../http/routes/index.ts'
import { FRAME_CASES, ROUTE_CASES } from './oracle.fixture.ts'
import { ACTORS, type Actor, type Request, type World } from './world.fixture.ts'

/** Numbers that look random and are the same in every run. */
export class Lots {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  below(n: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n
  }

  of<T>(all: readonly T[]): T {
    return all[this.below(all.length)]!
  }

  bytes(most: number): Buffer {
    return Buffer.from(Array.from({ length: 1 + this.below(most) }, () => this.below(256)))
  }
}

const NASTY: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  '',
  'x'.repeat(3000),
  '\u0000',
  '../../etc/passwd',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '%s%n',
  '\ud800',
  [],
  [[[[[[]]]]]],
  {},
  { __proto__: { isAdmin: true } },
  { toString: 'x' },
  { $gt: '' },
]

/** A request that is malformed, or that its sender may not make: whichever it is, it must be refused. */
export function badRequest(world: World, lots: Lots): Request {
  const spec = lots.of(ROUTES)
  const one = ROUTE_CASES[spec.name]!
  const path = one.path?.(world) ?? spec.path
  const body = one.body?.(world)
  const right = {
    method: spec.method,
    path,
    headers: headersOf(world, one.by),
    body: body === undefined ? '' : JSON.stringify(body),
  }
  const outsiders = ACTORS.filter((actor) => !one.may.includes(actor))
  const ways: (() => Request | null)[] = [
    () => (outsiders.length === 0 ? null : { ...right, headers: headersOf(world, lots.of(outsiders)) }),
    () => ({ ...right, method: lots.of(['PATCH', 'TRACE', 'OPTIONS', 'PROPFIND']) }),
    () => ({ ...right, path: badPath(path, lots) }),
    () => (spec.method === 'GET' ? null : { ...right, headers: foreign(right.headers, lots) }),
    () => (spec.shape === null ? null : { ...right, body: badBody(body, lots) }),
    () => (spec.shape === null ? null : { ...right, body: brokenJson(right.body, lots) }),
    () =>
      spec.shape === null
        ? null
        : {
            ...right,
            headers: {
              ...right.headers,
              'content-type': lots.of([
                'text/plain',
                'application/x-www-form-urlencoded',
                'multipart/form-data; boundary=x',
                'application/xml',
                'x',
              ]),
            },
          },
    () => (spec.shape === null ? null : { ...right, body: `{"x":"${'y'.repeat(spec.most ?? 4096)}"}` }),
    () => ({
      ...right,
      headers: {
        ...right.headers,
        host: lots.of(['elsewhere.example', 'localhost.elsewhere.example', '10.0.0.1']),
      },
    }),
  ]
  for (;;) {
    const found = lots.of(ways)()
    if (found) return found.method === 'GET' ? { ...found, body: '' } : found
  }
}

function headersOf(world: World, actor: Actor): Record<string, string> {
  const { host } = new URL(world.server.address)
  return { host, origin: `http://${host}`, cookie: world.cookies[actor], 'content-type': 'application/json' }
}

function foreign(headers: Readonly<Record<string, string>>, lots: Lots): Record<string, string> {
  const { origin: _, ...without } = headers
  return lots.of([
    without,
    { ...headers, 'sec-fetch-site': 'cross-site' },
    { ...headers, 'sec-fetch-site': 'same-site' },
    { ...without, origin: 'null' },
    { ...without, origin: 'http://elsewhere.example' },
    { ...without, origin: `${headers['origin']}.elsewhere.example` },
    { ...without, origin: headers['origin']!.replace('http:', 'https:') },
  ])
}

function badPath(path: string, lots: Lots): string {
  const [plain = ''] = path.split('?')
  return lots.of([
    `${plain}/x/y/z`,
    `/api/..%2f..%2f${lots.below(1e6)}`,
    `/api/games/${lots.of(['%00', '%ff', '..', '%2e%2e%2f', 'A'.repeat(150), "'", '%F0%9F%92%A3', 'x'])}`,
    `/api/games/${'a'.repeat(12)}/record`,
    `/api/games/${'b'.repeat(12)}/stream?since=${lots.of(['-1', 'x', '1e9', '0.5', '%00'])}`,
    `/api/people/${lots.of(['%00', '%', 'x'.repeat(180), '..'])}`,
    `/api/archive?before=${lots.of(['-1', 'x', '1e99', '[]'])}`,
    `/api/archive?result=${lots.of(['x', '%00', 'lost%20or%201'])}`,
    `/api/mail/${lots.below(1e9)}`,
    `/api/invites/${lots.below(1e9)}`,
    `/api/${lots.of(['admin2', 'me/x', '.git', 'house/..', '__proto__', 'constructor'])}`,
    `/${'x'.repeat(lots.below(2000))}%`,
    `/ws`,
  ])
}

/** A body that its shape does not let through: something in it is of another kind, missing, or too much. */
function badBody(body: unknown, lots: Lots): string {
  if (!isObject(body) || lots.below(5) === 0) return JSON.stringify(lots.of([null, 7, 'x', [], [body], true]))
  const names = Object.keys(body)
  const name = names.length === 0 ? 'x' : lots.of(names)
  const extra = { ...body, [lots.of(['side', 'account', 'isAdmin', 'kind', 'constructor', 'x'])]: lots.of(NASTY) }
  const wrong = { ...body, [name]: lots.of([null, -1, 0.5, [[]], { x: { y: 1 } }, 'x'.repeat(3900)]) }
  return JSON.stringify(lots.of([extra, wrong]), (key, value) =>
    key === '' ? { zzz: lots.below(9), ...value } : value,
  )
}

function brokenJson(text: string, lots: Lots): string {
  return lots.of([
    text.slice(0, Math.max(1, lots.below(text.length))) + '\u0001',
    `${text}}`,
    `{${text}`,
    '{"a":',
    "{'a':1}",
    '\ufeff{',
    '[1,2',
    'undefined',
    `${'['.repeat(1500)}`,
    lots.bytes(200).toString('latin1'),
  ])
}

/** A message that is malformed, about nothing, not the sender's to send, or not legal. */
export function badMessage(world: World, lots: Lots, actor: Actor): string | Buffer {
  const kind = lots.of(Object.keys(COMMANDS) as (keyof typeof COMMANDS)[])
  const right = {
    t: kind,
    game: world.games.running,
    key: `k${lots.below(1e9)}-${lots.below(1e9)}`,
    ...FRAME_CASES[kind].body(),
  }
  const fields = Object.keys(right)
  const ways: (() => string | Buffer | null)[] = [
    () => (FRAME_CASES[kind].may.includes(actor) ? null : JSON.stringify(right)),
    () =>
      JSON.stringify({
        ...right,
        [lots.of(fields)]: lots.of([null, -1, 0.5, [[]], { x: 1 }, 'x'.repeat(3000)]),
        zzz: 1,
      }),
    () => JSON.stringify({ ...right, side: 'blue', account: 1 }),
    () => JSON.stringify({ ...right, game: lots.of(['aaaaaaaaaaaa', 'zzzzzz', world.games.open]) }),
    () =>
      JSON.stringify({
        ...right,
        t: lots.of(['DO', '__proto__', 'constructor', 'end', 'begin', 'strike', 'at', 'ok', 'seat']),
      }),
    () =>
      JSON.stringify({
        t: 'do',
        game: world.games.running,
        key: right.key,
        at: lots.below(1e6) + 1000,
        say: [lots.of(['done', 'concede', 'x', '\u0000', 'place a1 0101'])],
      }),
    () =>
      JSON.stringify({
        t: lots.of(['watch', 'leave']),
        game: lots.of(['aaaaaaaaaaaa', 'x', '', '../x']),
        since: lots.of([-1, 0, 1e9, 'x']),
      }),
    () => JSON.stringify(lots.of(NASTY)),
    () => brokenJson(JSON.stringify(right), lots),
    () => lots.bytes(100),
    () => `"${'x'.repeat(lots.of([100, 4000, 5000]))}"`,
  ]
  for (;;) {
    const found = lots.of(ways)()
    if (found !== null) return found
  }
}

/** Bytes that are no HTTP, or HTTP that breaks off, or a socket that turns into noise. */
export function noise(world: World, lots: Lots): Buffer {
  const { host } = new URL(world.server.address)
  const upgrade = `GET /ws HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: ${lots.of([13, 13, 13, 12])}\r\n\r\n`
  return lots.of([
    lots.bytes(600),
    Buffer.from(
      `GET / HTTP/1.1\r\nHost: ${host}\r\nContent-Length: ${lots.of(['-1', '99999999999999999999', 'x', '5'])}\r\n\r\nab`,
    ),
    Buffer.from(`POST /api/guest HTTP/1.1\r\nHost: ${host}\r\nTransfer-Encoding: chunked\r\n\r\nfffffffffffff\r\n`),
    Buffer.from(`GET ${lots.of(['*', 'http://x/', '//', '\u0001'])} HTTP/${lots.of(['1.1', '2.0', '9'])}\r\n\r\n`),
    Buffer.from(`POST /api/guest HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\n{}`),
    Buffer.from(`GET / HTTP/1.1\r\n${`X-${lots.below(9)}: ${'y'.repeat(500)}\r\n`.repeat(60)}\r\n`),
    Buffer.concat([Buffer.from(upgrade), lots.bytes(300)]),
    Buffer.concat([Buffer.from(upgrade), Buffer.from([0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])]),
    Buffer.from(upgrade.replace(`Origin: http://${host}\r\n`, '')),
  ])
}
