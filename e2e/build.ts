import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { serveClient } from '../scripts/serve.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the client is served. */
    readonly client: string
  }
}

/** Builds and serves the client, once for all tests in the browser. */
export default async function build({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'hexfront-'))
  const { address, close } = await serveClient(0, folder)
  provide('client', address)
  return async () => {
    await close()
    await rm(folder, { recursive: true, force: true })
  }
}
