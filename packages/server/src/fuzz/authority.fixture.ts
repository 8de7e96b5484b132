import { COMMANDS } from '@hexfront/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '../http/answer.fixture.ts'
import { ROUTES } from '../http/routes/index.ts'
import { type Case, FRAME_CASES, ROUTE_CASES } from './oracle.fixture.ts'
import { ACTORS, type Actor, type World } from './world.fixture.ts'

/** Asks every route and every frame of a server, as everybody, and holds the answers against the oracle. */
export function holdAuthority(make: () => Promise<World>): void {
  let world: World
  beforeAll(async () => {
    world = await make()
  })
  afterAll(() => world.remove())

  function ask(name: string, one: Case, actor: Actor): Promise<Answer> {
    const [method, path] = name.split(' ')
    return world.ask(world.cookies[actor], `${method} ${one.path?.(world) ?? path}`, one.body?.(world))
  }

  const isDone = (one: Case, answer: Answer): boolean =>
    one.isDone?.(answer) ?? (answer.status >= 200 && answer.status < 400)

  describe('every route', () => {
    it('has its place in the oracle', () => {
      expect(Object.keys(ROUTE_CASES).toSorted()).toEqual(ROUTES.map(({ name }) => name).toSorted())
    })

    it('refuses those who may not, and nothing changes', async () => {
      const before = await world.digest()
      for (const { name } of ROUTES)
        for (const actor of ACTORS.filter((one) => !ROUTE_CASES[name]!.may.includes(one))) {
          const answer = await ask(name, ROUTE_CASES[name]!, actor)
          expect({ name, actor, answer, done: isDone(ROUTE_CASES[name]!, answer) }).toMatchObject({ done: false })
          expect(answer.status).toBeLessThan(500)
        }
      expect(await world.digest()).toBe(before)
    })

    it('refuses a right request that comes from another site, whoever is made to send it', async () => {
      const before = await world.digest()
      for (const { name, method, path } of ROUTES) {
        if (method === 'GET') continue
        const one = ROUTE_CASES[name]!
        const body = one.body?.(world)
        const headers = {
          cookie: world.cookies[one.by],
          'sec-fetch-site': 'cross-site',
          origin: 'http://elsewhere.example',
          'content-type': 'application/json',
        }
        const answer = await world.send({
          method,
          path: one.path?.(world) ?? path,
          headers,
          body: JSON.stringify(body ?? {}),
        })
        expect({ name, status: answer.status }).toEqual({ name, status: 403 })
      }
      expect(await world.digest()).toBe(before)
    })
  })

  describe('every frame', () => {
    it('about a game is refused to those who have no seat, and nothing changes', async () => {
      const before = await world.digest()
      for (const actor of ACTORS) {
        const socket = await world.socket(world.cookies[actor])
        const heard: string[] = []
        socket.on('message', (frame) => heard.push(String(frame)))
        let asked = 0
        for (const kind of Object.keys(COMMANDS) as (keyof typeof COMMANDS)[]) {
          if (FRAME_CASES[kind].may.includes(actor)) continue
          const key = `key-of-${kind}-${actor}`
          socket.send(JSON.stringify({ t: kind, game: world.games.running, key, ...FRAME_CASES[kind].body() }))
          await expect.poll(() => heard.some((frame) => frame.includes(key)), { timeout: 60_000 }).toBe(true)
          asked++
        }
        expect(heard.filter((frame) => frame.startsWith('{"t":"ok"'))).toEqual([])
        expect(asked).toBe(actor === 'player' || actor === 'rival' ? 0 : Object.keys(COMMANDS).length)
        socket.terminate()
      }
      expect(await world.digest()).toBe(before)
    })
  })

  describe('every route, by one who may', () => {
    it('is carried out, so that the oracle asks what can be done', async () => {
      for (const [name, one] of Object.entries(ROUTE_CASES)) {
        if (one.may.length === 0) continue
        const answer = await ask(name, one, one.by)
        expect({ name, answer, done: isDone(one, answer) }).toMatchObject({ done: true })
      }
    })
  })
}
