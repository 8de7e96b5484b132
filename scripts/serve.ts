import { join } from 'node:path'
import { build, preview } from 'vite'

const WEB = join(import.meta.dirname, '..', 'packages', 'web')

const COMMON = { root: WEB, logLevel: 'warn' } as const

export interface Served {
  readonly address: string
  close(): Promise<void>
}

/** Builds the client into a folder, and says which. */
export async function buildClient(outDir = join(WEB, 'dist')): Promise<string> {
  // Under a test runner, too, what is built is what is shipped.
  process.env['NODE_ENV'] = 'production'
  await build({ ...COMMON, build: { outDir } })
  return outDir
}

/** Builds the client into a folder and serves it on this machine only. Port 0 takes any free one. */
export async function serveClient(port: number, outDir = join(WEB, 'dist')): Promise<Served> {
  await buildClient(outDir)
  const server = await preview({
    ...COMMON,
    build: { outDir },
    preview: { host: '127.0.0.1', port, strictPort: false },
  })
  const address = server.resolvedUrls?.local[0]
  if (address === undefined) throw new Error('the server did not say where it listens')
  return { address, close: () => server.close() }
}
