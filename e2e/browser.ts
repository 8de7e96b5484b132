import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { BROWSER_FLAGS, findBrowser } from '../scripts/browser.ts'

/** A page, and all that its console complained of. */
export interface Watched {
  readonly page: Page
  readonly context: BrowserContext
  readonly complaints: string[]
}

export async function launch(): Promise<Browser> {
  const executablePath = findBrowser()
  if (executablePath === undefined) throw new Error('no Chromium was found: set HEXFRONT_BROWSER to its path')
  return chromium.launch({ executablePath, args: BROWSER_FLAGS })
}

/** Opens an address in a browser that remembers nothing. */
export async function visit(browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<Watched> {
  const context = await browser.newContext({
    viewport: { width: 1400, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(10_000)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(address)
  return { page, context, complaints }
}
