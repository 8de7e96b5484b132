import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core'
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
  unhurried(page)
  await page.goto(address)
  return { page, context, complaints }
}

/**
 * Nobody presses a key before he sees what the last one did: every input waits until the page has drawn, and so does what
 * is read after it.
 */
function unhurried(page: Page): void {
  const { keyboard, mouse, touchscreen } = page
  const press = keyboard.press.bind(keyboard)
  keyboard.press = (key, options) => between(page, () => press(key, options))
  const type = keyboard.type.bind(keyboard)
  keyboard.type = (text, options) => between(page, () => type(text, options))
  const click = mouse.click.bind(mouse)
  mouse.click = (x, y, options) => between(page, () => click(x, y, options))
  const up = mouse.up.bind(mouse)
  mouse.up = (options) => between(page, () => up(options))
  const tap = touchscreen.tap.bind(touchscreen)
  touchscreen.tap = (x, y) => between(page, () => tap(x, y))
  unhurriedAt(Object.getPrototypeOf(page.locator('html')))
}

const isUnhurried = new WeakSet<Locator>()

/** The same for what is pressed where it stands on the page: all locators share these. */
function unhurriedAt(locators: Locator): void {
  if (isUnhurried.has(locators)) return
  isUnhurried.add(locators)
  const { click, fill, check, uncheck } = locators
  locators.click = function (options) {
    return between(this.page(), () => click.call(this, options))
  }
  locators.fill = function (text, options) {
    return between(this.page(), () => fill.call(this, text, options))
  }
  locators.check = function (options) {
    return between(this.page(), () => check.call(this, options))
  }
  locators.uncheck = function (options) {
    return between(this.page(), () => uncheck.call(this, options))
  }
}

async function between(page: Page, input: () => Promise<void>): Promise<void> {
  await drawn(page)
  await input()
  await drawn(page)
}

/** What an input changes is drawn in the next frame, and heard by handlers after it. A page that goes away is waited for by others. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))).catch(() => undefined)
