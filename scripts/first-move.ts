import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'

/** What was loaded until then. */
interface Loaded {
  readonly files: number
  readonly bytes: number
  /** As a host packs it; fonts are packed already. */
  readonly packed: number
}

/** From navigation, in milliseconds. */
export interface FirstMove extends Loaded {
  /** The map can be seen, and its first question is open. */
  readonly shown: number
  /** A unit was pressed, then a hex, and the unit stands there. */
  readonly moved: number
}

/** Where to press for an answer of the open question. */
interface Spot {
  readonly name: string
  readonly x: number
  readonly y: number
}

const PATIENCE = 60_000

/** Opens a table in a browser that remembers nothing and moves a unit with the mouse, as early as one can. */
export async function timeFirstMove(browser: Browser, address: string, game: string): Promise<FirstMove> {
  const { page, loaded } = await watchedPage(browser, address)
  try {
    const start = performance.now()
    await page.goto(new URL(`index.html#/new/${game}?seed=a`, address).href, { waitUntil: 'commit' })
    const unit = await spot(page, unitToPress)
    const shown = performance.now() - start
    await page.mouse.click(unit.x, unit.y)
    const hex = await spot(page, hexToPress, unit.name)
    await page.mouse.click(hex.x, hex.y)
    await page.waitForFunction(isIn, [unit.name, hex.name] as const, { timeout: PATIENCE })
    const moved = performance.now() - start
    return { shown, moved, ...(await loaded()) }
  } finally {
    await page.context().close()
  }
}

/** Until the first cover of the home page is painted, in milliseconds. */
export async function timeHome(browser: Browser, address: string): Promise<Loaded & { readonly shown: number }> {
  const { page, loaded } = await watchedPage(browser, address)
  try {
    const start = performance.now()
    await page.goto(new URL('index.html', address).href, { waitUntil: 'commit' })
    await page.waitForFunction(() => document.querySelector('.cover canvas') !== null, undefined, { timeout: PATIENCE })
    return { shown: performance.now() - start, ...(await loaded()) }
  } finally {
    await page.context().close()
  }
}

async function watchedPage(browser: Browser, address: string): Promise<{ page: Page; loaded: () => Promise<Loaded> }> {
  const context = await browser.newContext({ viewport: { width: 1600, height: 900 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.url().startsWith(address)) bodies.push(response.body().catch(() => Buffer.alloc(0)))
  })
  const loaded = async (): Promise<Loaded> => {
    const all = await Promise.all(bodies)
    return {
      files: all.length,
      bytes: all.reduce((sum, { length }) => sum + length, 0),
      packed: all.reduce((sum, body) => sum + Math.min(body.length, gzipSync(body).length), 0),
    }
  }
  return { page, loaded }
}

async function spot(page: Page, find: (about: string) => Spot | null, about = ''): Promise<Spot> {
  const found = await page.waitForFunction(find, about, { timeout: PATIENCE })
  const value = await found.jsonValue()
  if (!value) throw new Error('there was nothing to press')
  return value
}

/** In the page: a unit that may be picked, alone in its hex and in sight. */
function unitToPress(): Spot | null {
  const table = window.hexfront
  if (!table?.isShown()) return null
  const places = table.places()
  const hexes = Object.values(places)
  for (const answer of table.answers()) {
    const name = answer.split(' ').at(-1) ?? ''
    const hex = places[name]
    if (hex === undefined || hexes.filter((other) => other === hex).length > 1) continue
    const point = table.pointOf(hex)
    if (point && document.elementFromPoint(point.x, point.y)?.matches('.map canvas')) return { name, ...point }
  }
  return null
}

/** In the page: an empty hex in sight that the picked unit may go to. */
function hexToPress(unit: string): Spot | null {
  const table = window.hexfront
  if (!table) return null
  const places = table.places()
  const taken = new Set(Object.values(places))
  for (const answer of table.answers()) {
    const name = answer.split(' ').at(-1) ?? ''
    if (!/^[A-Z]?\d+$/.test(name) || name in places || taken.has(name) || answer.includes(unit)) continue
    const point = table.pointOf(name)
    if (point && document.elementFromPoint(point.x, point.y)?.matches('.map canvas')) return { name, ...point }
  }
  return null
}

function isIn([unit, hex]: readonly [string, string]): boolean {
  return window.hexfront?.places()[unit] === hex
}
