import { join } from 'node:path'
import { build, preview } from 'vite'

const WEB = join(import.meta.dirname, '..', 'packages', 'web')

export interface Served {
  readonly address: string
  close(): Promise<void>
}

/** Builds the client and serves it on this machine only. Port 0 takes any free one. */
export async function serveClient(port: number): Promise<Served> {
  await build({ root: WEB, logLevel: 'warn' })
  const server = await preview({ root: WEB, logLevel: 'warn', preview: { host: '127.0.0.1', port, strictPort: false } })
  const address = server.resolvedUrls?.local[0]
  if (address === undefined) throw new Error('the server did not say where it listens')
  return { address, close: () => server.close() }
}
