import { type GameTable, TABLES } from '@hexfront/games/tables'
import type { FastifyInstance } from 'fastify'
import { newApp } from '../http/app.ts'
import { houseOf } from '../http/house.fixture.ts'
import type { RouteSpec } from '../http/route.ts'
import { ROUTES } from '../http/routes/index.ts'
import { newSession } from '../people/sessions.ts'
import { Benches } from '../play/bench.ts'
import { type Errands, errandsOnTheSpot } from '../play/errands.ts'
import { SEAL } from '../play/hall.fixture.ts'
import { openHall, type PlayHall } from '../play/hall.ts'
import { temporaryStore } from '../store/store.fixture.ts'
import type { Store } from '../store/store.ts'

type Tables = Readonly<Record<string, () => Promise<GameTable>>>

/** Parts of a house that tell too much. */
export interface Leaky {
  store?(store: Store, now: () => number): Store
  errands?(errands: Errands): Errands
  readonly routes?: readonly RouteSpec[]
}

/** Two processes on one store, as a viewer finds them behind a proxy; one clock, which is moved by hand. */
export interface WorldHouse {
  readonly store: Store
  readonly halls: readonly [PlayHall, PlayHall]
  readonly clock: { time: number }
  /** The cookie of a new session. */
  signIn(account: number): Promise<string>
  /** Asks one of the processes; all of the answer as text, but for what no two answers have alike. */
  ask(process: 0 | 1, cookie: string, name: string, body?: object): Promise<string>
  close(): Promise<void>
}

const QUIET = { info() {}, warn() {}, error() {} }
const HEARS_NOTHING = { handedOver() {}, over() {}, chosen() {} }
const NEVER_ALIKE = ['date', 'set-cookie']

export async function newWorldHouse(tables: Tables = TABLES, leaky: Leaky = {}): Promise<WorldHouse> {
  const kept = await temporaryStore()
  const clock = { time: 1_000_000 }
  const now = (): number => clock.time
  const store = leaky.store?.(kept.store, now) ?? kept.store
  const open = async (): Promise<{ hall: PlayHall; app: FastifyInstance }> => {
    const benches = new Benches(tables)
    const honest = errandsOnTheSpot(benches)
    const errands = leaky.errands?.(honest) ?? honest
    const seated = { store, seal: SEAL, now, benches, errands, hasLimits: false }
    const hall = await openHall({ ...seated, hear: HEARS_NOTHING, log: QUIET, every: () => () => {} })
    const house = houseOf({ store, seal: SEAL, now, hall }, { folder: kept.folder, hasLimits: false })
    return { hall, app: await newApp(house, spoiled(leaky.routes ?? [])) }
  }
  const processes = [await open(), await open()] as const
  return {
    store,
    clock,
    halls: [processes[0].hall, processes[1].hall],
    signIn: async (account) => `hexfront=${await newSession(store, account, 'a browser', now())}`,
    async ask(process, cookie, name, body) {
      const [method = 'GET', url = ''] = name.split(' ')
      const answer = await processes[process].app.inject({
        method: method as 'GET',
        url,
        headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', cookie },
        ...(body === undefined ? {} : { payload: body }),
      })
      const headers = Object.entries(answer.headers).filter(([header]) => !NEVER_ALIKE.includes(header))
      return JSON.stringify({ t: 'answer', to: name, status: answer.statusCode, headers, body: answer.body })
    },
    async close() {
      for (const { hall, app } of processes) {
        await hall.close()
        await app.close()
      }
      await kept.remove()
    },
  }
}

const spoiled = (others: readonly RouteSpec[]): readonly RouteSpec[] =>
  ROUTES.map((spec) => others.find(({ name }) => name === spec.name) ?? spec)
