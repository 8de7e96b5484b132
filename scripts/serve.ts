import { join } from 'node:path'
import { build, preview } from 'vite'

const WEB = join(import.meta.dirname, '..', 'packages', 'web')

export interface Served {
  readonly address: string
  close(): Promise<void>
}

/** Builds the client into a folder and serves it on this machine only. Port 0 takes any free one. */
export async function serveClient(port: number, outDir = join(WEB, 'dist')): Promise<Served> {
  // Under a test runner, too, what is built is what is shipped.
  process.env['NODE_ENV'] = 'production'
  const common = { root: WEB, logLevel: 'warn', build: { outDir } } as const
  await build(common)
  const server = await preview({ ...common, preview: { host: '127.0.0.1', port, strictPort: false } })
  const address = server.resolvedUrls?.local[0]
  if (address === undefined) throw new Error('the server did not say where it listens')
  return { address, close: () => server.close() }
}
