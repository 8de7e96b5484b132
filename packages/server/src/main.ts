import { join } from 'node:path'
import webPush from 'web-push'
import { restore } from './care/backup.ts'
import { newLog } from './care/log.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { pageAt } from './http/where.ts'
import { adminInvite } from './people/invites.ts'
import { type Server, startServer } from './start.ts'
import { DATABASE } from './store/sqlite/folder.ts'
import { copyTo } from './store/sqlite/store.ts'

/** Where `npm run build` puts the client. */
const BUILT = join(import.meta.dirname, '..', '..', 'web', 'dist')
/** So long a process may take to leave. */
const LEAVING = 10_000

/** Serves until it is told to stop. `client` is the folder of the built client, `words` the command line. */
export async function serve(words: readonly string[], client: string): Promise<void> {
  const config = wanted(words)
  const log = newLog(config.logged ?? (process.stderr.isTTY ? 'warn' : 'info'))
  // What matters is stored, and what is in memory cannot be trusted any more.
  process.on('uncaughtException', (error) => {
    log.fatal({ error }, 'this process ends')
    process.exit(1)
  })
  const server = await startServer({ ...config, client, log }).catch(failed)
  const origin = config.origin ?? server.address.replace(/\/$/, '')
  console.log(`Hexfront is at ${origin}/ (Ctrl C ends it)`)
  const invite = await adminInvite(server.house)
  if (invite !== null) console.log(`Whoever opens this link runs the house: ${pageAt(origin, 'invite', invite)}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void leave(server))
}

async function leave(server: Server): Promise<void> {
  setTimeout(() => process.exit(1), LEAVING).unref()
  await server.close()
  process.exit(0)
}

/** What is done to a house from outside: `serve` what was built, `backup FILE`, `restore FILE`, `push-keys`. */
export async function maintain([task, ...words]: readonly string[]): Promise<void> {
  const [file, ...rest] = words
  if (task === 'serve') return serve(words, process.env['HEXFRONT_CLIENT'] ?? BUILT)
  if (task === 'push-keys') {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys()
    console.log(`HEXFRONT_PUSH_PUBLIC=${publicKey}\nHEXFRONT_PUSH_PRIVATE=${privateKey}`)
    return
  }
  if ((task !== 'backup' && task !== 'restore') || file === undefined) {
    console.error(
      'There are: serve, backup FILE, restore FILE, push-keys (and --folder FOLDER for another data folder)',
    )
    process.exit(1)
  }
  const { folder } = wanted(rest)
  if (task === 'backup') {
    await copyTo(join(folder, DATABASE), file).catch(failed)
    console.log(
      `${file} is a copy of what was stored. The key of the dice is not in it: keep ${join(folder, 'key')} apart.`,
    )
  } else {
    const replaced = await restore(folder, file).catch(failed)
    console.log(`${folder} is as ${file} was${replaced === null ? '' : `; what it had lies in ${replaced}`}.`)
  }
}

function wanted(words: readonly string[]): Config {
  try {
    return readConfig(words, process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return failed(error)
  }
}

function failed(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
