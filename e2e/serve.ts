import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { type Served, serveClient } from '../scripts/serve.ts'
import { launch, visit, type Watched } from './browser.ts'

/** Builds and serves the client for the tests of a file; a console that complained fails the test. */
export function client() {
  let served: Served
  let folder: string
  let browser: Browser
  let open: Watched[] = []

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hexfront-'))
    served = await serveClient(0, folder)
    browser = await launch()
  })

  afterAll(async () => {
    await browser?.close()
    await served?.close()
    await rm(folder, { recursive: true, force: true })
  })

  afterEach(async () => {
    const complaints = open.flatMap((watched) => watched.complaints)
    await Promise.all(open.map(({ context }) => context.close()))
    open = []
    expect(complaints).toEqual([])
  })

  return {
    get address(): string {
      return served.address
    },
    /** Opens an address under the client's own: `#/new/dagc73?seed=a`. */
    async visit(path = '', options: BrowserContextOptions = {}): Promise<Watched> {
      const watched = await visit(browser, `${served.address}${path}`, options)
      open.push(watched)
      return watched
    },
  }
}
