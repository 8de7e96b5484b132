import type { Locator, Page } from 'playwright-core'

/** What a table tells scripts about itself. */
interface Handle {
  pointOf(hex: string): { x: number; y: number } | undefined
  frame(...hexes: string[]): void
  settled(): Promise<void> | undefined
  isShown(): boolean
  answers(): string[]
  asked(): number
  step(): string
  record(): {
    play: { say: string; dice?: string[]; hash: string; phase?: string }[]
    overlay?: { name: string; set: Record<string, string | number> }
  }
  places(): Record<string, string>
  around(hex: string): string[]
  reachOf(hex: string): string[]
}

declare global {
  interface Window {
    hexfront?: Handle
  }
}

export const named = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name })
export const primary = (page: Page): Locator => page.locator('.panel-foot [data-primary]')

export const answers = (page: Page): Promise<string[]> => page.evaluate(() => window.hexfront?.answers() ?? [])
export const step = (page: Page): Promise<string> => page.evaluate(() => window.hexfront?.step() ?? '')
export const asked = (page: Page): Promise<number> => page.evaluate(() => window.hexfront?.asked() ?? -2)
export const places = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => window.hexfront?.places() ?? {})
export const record = (page: Page) => page.evaluate(() => window.hexfront?.record())

/** Waits until a table is laid and somebody is asked something. */
export async function laid(page: Page): Promise<void> {
  await page.waitForFunction(() => (window.hexfront?.answers().length ?? 0) > 0)
  await settled(page)
}

export const settled = (page: Page): Promise<void> => page.evaluate(async () => window.hexfront?.settled())

/** Whoever the screen is handed to holds the button of the curtain until it goes. */
export async function takeOver(page: Page): Promise<void> {
  await named(page, /I am ready/).hover()
  await page.mouse.down()
  await page.getByRole('dialog', { name: /Hand over/ }).waitFor({ state: 'detached' })
  await page.mouse.up()
  await settled(page)
}

/** Brings a hex into view and says where it is on the screen. */
export async function pointOf(page: Page, hex: string): Promise<{ x: number; y: number }> {
  const point = await page.evaluate(async (name) => {
    window.hexfront?.frame(name)
    await window.hexfront?.settled()
    return window.hexfront?.pointOf(name)
  }, hex)
  if (!point) throw new Error(`${hex} is not on the map`)
  return point
}

/** The same with nothing lying over it: a stack that is spread out is put together. */
async function barePointOf(page: Page, hex: string): Promise<{ x: number; y: number }> {
  const { x, y } = await pointOf(page, hex)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 40)))
  const isBare = await page.evaluate(
    ([left, top]) => document.elementFromPoint(left!, top!)?.closest('.fan') === null,
    [x, y],
  )
  if (!isBare) await page.locator('.fan .round').click()
  return { x, y }
}

export async function clickHex(page: Page, hex: string): Promise<void> {
  const { x, y } = await barePointOf(page, hex)
  await page.mouse.click(x, y)
  await settled(page)
}

export async function tapHex(page: Page, hex: string): Promise<void> {
  const { x, y } = await barePointOf(page, hex)
  await page.touchscreen.tap(x, y)
  await settled(page)
}

/** Presses a unit on the map, in its stack if it shares its hex with others. */
export async function clickUnit(page: Page, unit: string): Promise<void> {
  const before = await record(page)
  const hex = (await places(page))[unit]
  if (hex === undefined) throw new Error(`${unit} is not on the map`)
  await clickHex(page, hex)
  const after = await record(page)
  if (after?.play.length === before?.play.length) await page.locator(`.fan [data-unit="${unit}"]`).click()
}

/** Gives the first answer that there is, on the map or in the panel. */
export async function answerFirst(page: Page): Promise<void> {
  const [line = ''] = await answers(page)
  const [verb, what] = line.split(' ')
  if (what === undefined) await page.locator(`[data-verb="${verb}"]`).first().click()
  else if (/^\d{4}$/.test(what)) await clickHex(page, what)
  else await clickUnit(page, what)
  await settled(page)
}
