import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Watched } from './browser.ts'
import { answerFirst, answers, named, primary, record, settled } from './table.ts'

/** Nobody waits for counters to move. */
export async function atOnce({ page }: Watched): Promise<void> {
  await page.evaluate(() => localStorage.setItem('hexfront.settings', JSON.stringify({ pace: 'instant' })))
  await page.reload()
}

/** Chooses a game on the home page: the first of two clicks. */
export async function choose(page: Page, game: string): Promise<Locator> {
  await page.locator(`[data-game="${game}"]`).click()
  const table = page.locator('.new-table')
  await table.waitFor()
  return table
}

/** Opens a table for a friend, and says which address to send. */
export async function openTable(page: Page, game: string): Promise<string> {
  await choose(page, game)
  await named(page, 'Open a table').click()
  return addressToSend(page)
}

export async function addressToSend(page: Page): Promise<string> {
  const address = await page.getByLabel('Send this link').inputValue()
  return address.slice(address.indexOf('#'))
}

/** Waits until the table of a game is on the screen. */
export async function seated(page: Page): Promise<void> {
  await page.waitForFunction(() => window.hexfront?.isShown(), undefined, { timeout: 40_000 })
  await settled(page)
}

export const length = async (page: Page): Promise<number> => (await record(page))?.play.length ?? 0
export const isAsked = async (page: Page): Promise<boolean> => (await answers(page)).length > 0

/** Gives one answer, the large one where there is one, and waits until it is done. */
export async function answer(page: Page): Promise<void> {
  const before = JSON.stringify(await record(page))
  if ((await primary(page).count()) > 0) await end(page)
  else await answerFirst(page)
  await expect.poll(async () => JSON.stringify(await record(page))).not.toBe(before)
}

/** Presses the large button, and again where the game asks back. */
export async function end(page: Page): Promise<void> {
  await primary(page).click()
  const caution = page.locator('.caution [data-primary]')
  if ((await caution.count()) > 0) await caution.click()
  await settled(page)
}

/** Whoever is asked answers, until it is enough. */
export async function playOn(pages: readonly Page[], isEnough: () => Promise<boolean>): Promise<void> {
  while (!(await isEnough())) {
    await expect.poll(async () => (await Promise.all(pages.map(isAsked))).includes(true)).toBe(true)
    // What came meanwhile may have been enough.
    if (await isEnough()) return
    for (const page of pages)
      if (await isAsked(page)) {
        await answer(page)
        break
      }
  }
}

/** What a browser says of a network that was taken from it is no fault of the page. */
export function forgiveOffline({ complaints }: Watched): void {
  const left = complaints.filter((one) => !/ERR_INTERNET_DISCONNECTED|WebSocket connection/.test(one))
  complaints.splice(0, complaints.length, ...left)
}
