import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { newLog } from './care/log.ts'
import { type Metrics, newMetrics } from './care/metrics.ts'
import { checkSeal, sealOfFile, sealWith } from './care/seal.ts'
import { type Config, fileIn, readConfig } from './config.ts'
import type { Hearer } from './hall.ts'
import type { House } from './house.ts'
import { newApp } from './http/app.ts'
import { ROUTES } from './http/routes/index.ts'
import { queueJob } from './jobs/queue.ts'
import { startJobs } from './jobs/runner.ts'
import { newPostman } from './news/mail.ts'
import { noteHandOver } from './news/notices.ts'
import { PUBLIC_NET, type Reach } from './news/outward.ts'
import { openHall } from './play/hall.ts'
import { openStore } from './store/open.ts'
import type { Store } from './store/store.ts'

export interface Server {
  /** Where it can be reached from this machine, with a slash at the end. */
  readonly address: string
  readonly house: House
  close(): Promise<void>
}

export type Start = Partial<Omit<Config, 'folder'>> &
  Pick<Config, 'folder'> & { readonly log?: Logger; readonly now?: () => number; readonly reach?: Reach }

/** One process of the house: store, hall, jobs and HTTP. Port 0 takes any free one. */
export async function startServer({
  log = newLog('warn'),
  now = Date.now,
  reach = PUBLIC_NET,
  ...wanted
}: Start): Promise<Server> {
  const config: Config = { ...readConfig([], {}), ...wanted }
  mkdirSync(config.folder, { recursive: true, mode: 0o700 })
  const seal = config.key === null ? sealOfFile(fileIn(config, 'key')) : sealWith(Buffer.from(config.key, 'base64'))
  const store = await openStore(config.database === null ? { folder: config.folder } : { database: config.database })
  await checkSeal(store, seal).catch(async (error: unknown) => {
    await store.close()
    throw error
  })
  const metrics = newMetrics()
  const hall = await openHall({
    store,
    seal,
    hear: hearerOf(store, metrics, log, now),
    log,
    now,
    hasLimits: config.hasLimits,
  })
  metrics.watch(store, hall, now)
  let isLeaving = false
  const house: House = {
    config,
    store,
    seal,
    hall,
    log,
    version: ownVersion(),
    metrics,
    isLeaving: () => isLeaving,
    now,
  }
  const app = await newApp(house, ROUTES)
  const jobs = startJobs(house, { postman: newPostman(config.smtp), reach })
  const listening = await app.listen({ host: config.host, port: config.port })
  const { port } = new URL(listening)
  return {
    address: `http://127.0.0.1:${port}/`,
    house,
    async close() {
      isLeaving = true
      await Promise.all([jobs.stop(), hall.close()])
      await app.close()
      await store.close()
    },
  }
}

/** What is played leads to jobs; a note that could not be made is found again at the next start. */
function hearerOf(store: Store, metrics: Metrics, log: Logger, now: () => number): Hearer {
  const lost = (error: unknown): void => log.warn({ error }, 'a job could not be noted')
  return {
    handedOver: (turn) => void noteHandOver(store, turn, now()).catch(lost),
    over: (game) => void queueJob(store, { kind: 'rate', ref: String(game), due: now() }).catch(lost),
    chosen: metrics.chosen,
  }
}

function ownVersion(): string {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8'))
  return String(version)
}
