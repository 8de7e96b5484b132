import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { launch, visit, type Watched } from './browser.ts'

/** Opens the client for the tests of a file, alone or with a server; a console that complained fails the test. */
export function client(served: 'client' | 'server' = 'client') {
  const address = inject(served)
  let browser: Browser
  let open: Watched[] = []

  beforeAll(async () => {
    browser = await launch()
  })

  afterAll(() => browser?.close())

  afterEach(async () => {
    const complaints = open.flatMap((watched) => watched.complaints)
    await Promise.all(open.map(({ context }) => context.close()))
    open = []
    expect(complaints).toEqual([])
  })

  return {
    address,
    /** Opens an address under the client's own: `#/new/dagc73?seed=a`. */
    visit(path = '', options: BrowserContextOptions = {}): Promise<Watched> {
      return this.visitAt(`${address}${path}`, options)
    },
    /** Opens the whole address of a client, where it is another one. */
    async visitAt(whole: string, options: BrowserContextOptions = {}): Promise<Watched> {
      const watched = await visit(browser, whole, options)
      open.push(watched)
      return watched
    },
  }
}
