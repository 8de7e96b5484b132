import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { newLog } from '../care/log.ts'
import { newMetrics } from '../care/metrics.ts'
import { sealWith } from '../care/seal.ts'
import { type Config, readConfig } from '../config.ts'
import { type QuietHall, quietHall } from '../hall.fixture.ts'
import type { Hall } from '../hall.ts'
import type { House } from '../house.ts'
import { openStore } from '../store/open.ts'
import { type Answer, readBody } from './answer.fixture.ts'
import { newApp } from './app.ts'
import { ROUTES } from './routes/index.ts'

/** A house on a store of its own, whose clock is moved by hand and in which nothing is played. */
export interface TestHouse extends House {
  readonly hall: QuietHall
  readonly app: FastifyInstance
  pass(milliseconds: number): void
  visitor(): Visitor
  remove(): Promise<void>
}

/** A browser without a page: it keeps its cookie. */
export interface Visitor {
  cookie: string
  ask<Sent extends string>(name: Sent, body?: unknown, more?: InjectOptions): Promise<Answer<Sent>>
}

export async function testHouse(config: Partial<Config> = {}): Promise<TestHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'hexfront-house-'))
  const store = await openStore({ folder })
  let now = Date.UTC(2026, 0, 1)
  const seal = sealWith(new Uint8Array(32).fill(1))
  const house = houseOf({ store, seal, hall: quietHall(), now: () => now }, { folder, ...config })
  const app = await newApp(house, ROUTES)
  let visitors = 0
  return {
    ...house,
    app,
    pass(milliseconds) {
      now += milliseconds
    },
    visitor: () => newVisitor(app, `10.0.${(visitors >> 8) & 255}.${++visitors & 255}`),
    async remove() {
      await app.close()
      await store.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** A house with a store and a hall of its own. */
export function houseOf<H extends Hall>(
  parts: Pick<House, 'store' | 'seal' | 'now'> & { readonly hall: H },
  config: Partial<Config>,
): House & { readonly hall: H } {
  return {
    ...parts,
    config: { ...readConfig([], {}), ...config },
    log: newLog('silent'),
    version: 'test',
    metrics: newMetrics(),
    isLeaving: () => false,
  }
}

function newVisitor(app: FastifyInstance, remoteAddress: string): Visitor {
  const visitor: Visitor = {
    cookie: '',
    async ask(name, body, more = {}) {
      const [method = 'GET', url = ''] = name.split(' ')
      const answer = await app.inject({
        method: method as 'GET',
        url,
        remoteAddress,
        ...(body === undefined ? {} : { payload: body as object }),
        ...more,
        headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', cookie: visitor.cookie, ...more.headers },
      })
      for (const { name, value } of answer.cookies) visitor.cookie = value === '' ? '' : `${name}=${value}`
      return { status: answer.statusCode, body: readBody(answer.body), headers: answer.headers }
    },
  }
  return visitor
}
