import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Served, serveClient } from '../scripts/serve.ts'
import { launch, visit, type Watched } from './browser.ts'
import { answer, answerUntil, begin, counter, hex, named, position, verdict } from './table.ts'

let served: Served
let browser: Browser
let watched: Watched

beforeAll(async () => {
  served = await serveClient(0)
  browser = await launch()
})

afterAll(async () => {
  await browser?.close()
  await served?.close()
})

afterEach(async () => {
  await watched.context.close()
  expect(watched.complaints).toEqual([])
})

describe('on a desk', () => {
  beforeEach(async () => {
    watched = await visit(browser, served.address)
    await begin(watched.page, 'alpha')
  })

  it('moves a unit by a click on it and a click on a hex', async () => {
    const { page } = watched
    await counter(page, 'b1').click()
    expect(await page.getByText('Where does b1 go?').isVisible()).toBe(true)
    expect(await page.locator('[data-mark="can-go"]').count()).toBeGreaterThan(0)
    await hex(page, '0203').click()
    expect(await counter(page, 'b1').getAttribute('aria-label')).toContain('in 0203')
    expect(await page.getByRole('log').textContent()).toContain('b1 moves to 0203')
  })

  it('plays to the end and says who won and why', async () => {
    const { page } = watched
    await counter(page, 'b5').click()
    const goal = await page.locator('[data-mark="can-go"]').last().getAttribute('data-at')
    await hex(page, goal!).click()
    await answerUntil(page, () => verdict(page).isVisible())
    expect(await verdict(page).getByRole('row').count()).toBe(2)
    expect(await verdict(page).textContent()).toMatch(/(Blue|Red|Nobody) wins\..*Towns held by blue/s)
    expect(await page.getByRole('log').textContent()).toMatch(/Attack on \d{4}, die [1-6]/)
  })

  it('shows the other side’s strengths as unknown', async () => {
    const { page } = watched
    expect(await counter(page, 'r1').getAttribute('aria-label')).toContain('strength ?')
    expect(await counter(page, 'b1').getAttribute('aria-label')).toMatch(/strength [1-4]/)
    await named(page, 'End movement').click()
    await named(page, 'End combat').click()
    expect(await counter(page, 'b1').getAttribute('aria-label')).toContain('strength ?')
    expect(await counter(page, 'r1').getAttribute('aria-label')).toMatch(/strength [1-4]/)
  })

  it('explains a cost under the pointer and a refusal by its rule', async () => {
    const { page } = watched
    await counter(page, 'b1').click()
    await hex(page, '0203').hover()
    expect(await page.getByRole('region', { name: 'The matter in hand' }).textContent()).toMatch(/into 0203.*3\.2/)
    await hex(page, '0609').click()
    expect(await page.getByRole('alert').textContent()).toMatch(/0609 is out of reach\. 3\.2/)
    await named(page, 'Stay here').click()
    await counter(page, 'r1').click()
    expect(await page.getByRole('alert').textContent()).toMatch(/r1 is not yours\. 3\.1/)
  })

  it('takes a move back and plays it again', async () => {
    const { page } = watched
    const before = await position(page)
    await counter(page, 'b1').click()
    await hex(page, '0203').click()
    const after = await position(page)
    await named(page, /^Undo/).click()
    await named(page, /^Undo/).click()
    expect(await position(page)).toEqual(before)
    await named(page, /^Redo/).click()
    await named(page, /^Redo/).click()
    expect(await position(page)).toEqual(after)
  })

  it('does not go back over dice, and says so', async () => {
    const { page } = watched
    expect(await named(page, /^Undo/).textContent()).toContain('dice were thrown')
    await answerUntil(page, () => named(page, 'Roll').isVisible())
    expect(
      await page
        .getByRole('table', { name: /chances/ })
        .getByRole('row')
        .count(),
    ).toBeGreaterThan(1)
    await named(page, 'Roll').click()
    const after = await position(page)
    expect(await named(page, /^Undo/).getAttribute('aria-disabled')).toBe('true')
    await named(page, /^Undo/).click({ force: true })
    expect(await page.getByRole('alert').textContent()).toContain('dice were thrown')
    expect(await position(page)).toEqual(after)
  })

  it('goes on after a reload from the same position', async () => {
    const { page } = watched
    for (let at = 1; at <= 10; at++) await answer(page, at)
    const before = await position(page)
    await page.reload()
    expect(await position(page)).toEqual(before)
    expect(await page.getByText('Seed alpha').isVisible()).toBe(true)
    await answer(page, 11)
    expect(await position(page)).not.toEqual(before)
  })

  it('throws the same dice whether or not the page was reloaded', async () => {
    const { page } = watched
    const passTurns = async (): Promise<unknown> => {
      for (let turn = 1; turn <= 3; turn++)
        for (const end of ['End movement', 'End combat', 'End movement', 'End combat']) await named(page, end).click()
      return page.getByRole('log').textContent()
    }
    const straight = await passTurns()
    await begin(page, 'alpha')
    await page.reload()
    expect(await passTurns()).toBe(straight)
  })

  it('puts a kept game aside that it cannot read', async () => {
    const { page } = watched
    await page.evaluate(() => localStorage.setItem('hexfront.drill', '{"seed": 7}'))
    await page.reload()
    expect(await page.getByRole('alert').textContent()).toContain('seed: a text was expected, not 7')
    const kept = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.includes('broken')))
    expect(kept.map(([, text]) => text)).toEqual(['{"seed": 7}'])
    expect(await named(page, 'End movement').isVisible()).toBe(true)
  })

  it('saves a record that opens again, and keeps the game when a file is broken', async () => {
    const { page } = watched
    for (let at = 1; at <= 6; at++) await answer(page, at)
    const saved = await position(page)
    const download = page.waitForEvent('download')
    await named(page, 'Save').click()
    const record = await readFile(await (await download).path())
    await begin(page, 'beta')
    const fresh = await position(page)

    await open('broken.json', record.subarray(0, 200))
    await page.getByRole('alert').getByText('broken.json').waitFor()
    expect(await position(page)).toEqual(fresh)

    await open('whole.json', record)
    await expect.poll(() => position(page)).toEqual(saved)
  })

  it('is played by keyboard', async () => {
    const { page } = watched
    await named(page, 'Move b1').focus()
    await page.keyboard.press('Enter')
    expect(await page.evaluate('document.activeElement.textContent')).toMatch(/^Go to/)
    await page.keyboard.press('Enter')
    expect(await page.getByRole('log').textContent()).toContain('b1 moves to')
    await page.keyboard.press('u')
    expect(await page.getByText('Where does b1 go?').isVisible()).toBe(true)
  })

  it('lets a bot answer for a side', async () => {
    const { page } = watched
    await named(page, 'Red is played by a bot').click()
    await named(page, 'End movement').click()
    await named(page, 'End combat').click()
    await page.getByText('Red is thinking.').waitFor()
    expect(await counter(page, 'r1').getAttribute('aria-label')).toContain('strength ?')
    const made = Number(await page.locator('body').getAttribute('data-choices'))
    await expect.poll(async () => Number(await page.locator('body').getAttribute('data-choices'))).toBeGreaterThan(made)
  })
})

describe('on a phone', () => {
  beforeEach(async () => {
    watched = await visit(browser, served.address, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
  })

  it('fits the width and moves by touch', async () => {
    const { page } = watched
    await counter(page, 'b1').tap()
    await hex(page, '0203').tap()
    expect(await counter(page, 'b1').getAttribute('aria-label')).toContain('in 0203')
    expect(await page.evaluate('[document.documentElement.scrollWidth, innerWidth]')).toEqual([390, 390])
  })
})

const open = (name: string, buffer: Buffer): Promise<void> =>
  watched.page.getByLabel('Record file').setInputFiles({ name, mimeType: 'application/json', buffer })
