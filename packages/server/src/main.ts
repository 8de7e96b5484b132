import { newLog } from './care/log.ts'
import { ConfigError, readConfig } from './config.ts'
import { pageAt } from './http/where.ts'
import { adminInvite } from './people/invites.ts'
import { startServer } from './start.ts'

/** Serves until it is told to stop. `client` is the folder of the built client, `words` the command line. */
export async function serve(words: readonly string[], client: string): Promise<void> {
  const config = wanted(words)
  const server = await startServer({ ...config, client, log: newLog('info') })
  const origin = config.origin ?? server.address.replace(/\/$/, '')
  console.log(`Hexfront is at ${origin}/ (Ctrl C ends it)`)
  const invite = await adminInvite(server.house)
  if (invite !== null) console.log(`Whoever opens this link runs the house: ${pageAt(origin, 'invite', invite)}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.close().then(() => process.exit(0)))
}

function wanted(words: readonly string[]) {
  try {
    return readConfig(words, process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
