import { newLog } from './care/log.ts'
import { ConfigError, readConfig } from './config.ts'
import { startServer } from './start.ts'

/** Serves until it is told to stop. `client` is the folder of the built client, `words` the command line. */
export async function serve(words: readonly string[], client: string): Promise<void> {
  const config = wanted(words)
  const server = await startServer({ ...config, client, log: newLog('info') })
  console.log(`Hexfront is at ${config.origin ?? server.address} (Ctrl C ends it)`)
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
