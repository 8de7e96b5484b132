import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '@hexfront/server'
import type { TestProject } from 'vitest/node'
import { serveClient } from '../scripts/serve.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the client is served. */
    readonly client: string
    /** Where a server with the same client is; by a name, since passkeys know no numbers. */
    readonly server: string
    /** The folder of the built client. */
    readonly built: string
  }
}

/** Builds and serves the client, alone and with a server, once for all tests in the browser. */
export default async function build({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'hexfront-'))
  const data = await mkdtemp(join(tmpdir(), 'hexfront-data-'))
  const { address, close } = await serveClient(0, folder)
  const server = await startServer({ folder: data, client: folder, port: 0, hasLimits: false })
  provide('client', address)
  provide('built', folder)
  provide('server', server.address.replace('127.0.0.1', 'localhost'))
  return async () => {
    await Promise.all([close(), server.close()])
    await Promise.all([folder, data].map((one) => rm(one, { recursive: true, force: true })))
  }
}
