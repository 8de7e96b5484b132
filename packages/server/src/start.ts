import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { newLog } from './care/log.ts'
import { sealOfFile } from './care/seal.ts'
import { type Config, fileIn, readConfig } from './config.ts'
import type { House } from './house.ts'
import { newApp } from './http/app.ts'
import { ROUTES } from './http/routes/index.ts'
import { Patience } from './people/passwords.ts'
import { openHall } from './play/hall.ts'
import { openStore } from './store/open.ts'

export interface Server {
  /** Where it can be reached from this machine, with a slash at the end. */
  readonly address: string
  readonly house: House
  close(): Promise<void>
}

export type Start = Partial<Omit<Config, 'folder'>> &
  Pick<Config, 'folder'> & { readonly log?: Logger; readonly now?: () => number }

/** One process of the house: store, hall, jobs and HTTP. Port 0 takes any free one. */
export async function startServer({ log = newLog('warn'), now = Date.now, ...wanted }: Start): Promise<Server> {
  const config: Config = { ...readConfig([], {}), ...wanted }
  mkdirSync(config.folder, { recursive: true, mode: 0o700 })
  const store = await openStore(config.database === null ? { folder: config.folder } : { database: config.database })
  const seal = sealOfFile(fileIn(config, 'key'))
  const hear = { handedOver() {}, over() {}, chosen() {} }
  const hall = await openHall({ store, seal, hear, log, now })
  const house: House = { config, store, seal, hall, log, version: ownVersion(), patience: new Patience(), now }
  const app = await newApp(house, ROUTES)
  const listening = await app.listen({ host: config.host, port: config.port })
  const { port } = new URL(listening)
  return {
    address: `http://127.0.0.1:${port}/`,
    house,
    async close() {
      await hall.close()
      await app.close()
      await store.close()
    },
  }
}

function ownVersion(): string {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8'))
  return String(version)
}
