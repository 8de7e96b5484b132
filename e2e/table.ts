import type { Page } from 'playwright-core'

export const hex = (page: Page, name: string) => page.locator(`[data-hex="${name}"]`)
export const counter = (page: Page, unit: string) => page.locator(`[data-unit="${unit}"]`)
export const named = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
export const verdict = (page: Page) => page.getByRole('dialog', { name: /wins/ })
const choices = (page: Page) => page.locator('[data-choice]')

/** Starts anew, so that the same dice fall each time. */
export async function begin(page: Page, seed: string): Promise<void> {
  await named(page, 'New game').click()
  await page.getByLabel('Seed').fill(seed)
  await named(page, 'Start').click()
}

/** What the screen shows of the position: how many choices were made, a hash, and every counter in words. */
export async function position(page: Page): Promise<unknown> {
  const { choices: made, hash } = await page.locator('body').evaluate((body) => ({ ...body.dataset }))
  const counters = await page
    .locator('[data-unit]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  return { made, hash, counters, prompt: await page.getByRole('heading', { level: 2 }).first().textContent() }
}

/** Answers with one of the buttons offered, always the same one. Units make for the river, and attack what they meet. */
export async function answer(page: Page, at: number): Promise<void> {
  const texts = await choices(page).allTextContents()
  const fight = texts.findIndex((text) => /^(Attack|Add|Roll)/.test(text))
  const nearest = texts.map(fromRiver).reduce((best, far, i, all) => (far < all[best]! ? i : best), 0)
  const any = (at * 7919) % texts.length
  await choices(page)
    .nth(fight >= 0 ? fight : fromRiver(texts[nearest]!) < FAR ? nearest : any)
    .click()
}

const FAR = 99

/** Columns between the hex a button names and the river; `FAR` where it names none. */
function fromRiver(text: string): number {
  const [, column] = /^Go to \d\d(\d\d)/.exec(text) ?? []
  return column === undefined ? FAR : Math.abs(Number(column) - 5)
}

/** Answers until something is the case. */
export async function answerUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  for (let at = 1; !(await isSo()); at++) {
    if (at > 500) throw new Error('500 answers did not bring it about')
    await answer(page, at)
  }
}
