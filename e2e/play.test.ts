import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { client } from './client.ts'
import {
  answers,
  asked,
  clickHex,
  clickUnit,
  laid,
  named,
  places,
  pointOf,
  primary,
  record,
  settled,
  step,
  takeOver,
} from './table.ts'

const at = client()

const HOTSEAT = '#/new/dagc73?seats=person,person&opening=ready'

describe('a newcomer', () => {
  it('is two clicks from a first legal move', async () => {
    const { page } = await at.visit()
    await page.locator('[data-game="dagc73"]').click()
    await named(page, /Play the bot/).click()
    await laid(page)
    await expect.poll(() => asked(page)).toBe(2)
    const [, unit = ''] = (await answers(page)).find((line) => line.startsWith('move '))?.split(' ') ?? []
    await clickUnit(page, unit)
    const [, hex = ''] = (await answers(page)).find((line) => line.startsWith('to '))?.split(' ') ?? []
    await clickHex(page, hex)
    expect((await places(page))[unit]).toBe(hex)
  })

  it('is shown what a thing is, and why not', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=why`)
    await laid(page)
    const stands = await places(page)
    await clickUnit(page, 'r:1GdT')
    const { x, y } = await pointAt(page, stands['r:1GdT']!)
    await page.mouse.move(x, y)
    await page.mouse.move(x + 2, y)
    await expect.poll(() => page.getByRole('tooltip').textContent()).toMatch(/Guards Tank.*Strength 5.*3\.23/s)
    await clickHex(page, '1218')
    await expect.poll(() => page.getByRole('alert').last().textContent()).toMatch(/\d\.\d/)
    await expect.poll(() => step(page)).toBe('march')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect.poll(() => step(page)).toBe('move')
  })
})

describe('the map', () => {
  it('is dragged by the mouse', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=drag`)
    await laid(page)
    const before = await pointOf(page, '2218')
    await page.mouse.move(before.x, before.y)
    await page.mouse.down()
    await page.mouse.move(before.x - 90, before.y + 40, { steps: 5 })
    await page.mouse.up()
    const after = await page.evaluate(() => window.hexfront?.pointOf('2218'))
    expect([Math.round(after!.x - before.x), Math.round(after!.y - before.y)]).toEqual([-90, 40])
  })
})

describe('a Soviet first turn', () => {
  it('is played by mouse: moves, a combat with a retreat and an advance, mechanized movement', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=turn7`)
    await laid(page)
    await moveOne(page)
    await end(page)
    const seen = await fight(page, {
      take: async (hex) => clickHex(page, hex),
      pick: async (unit) => clickUnit(page, unit),
      primary: async () => primary(page).click(),
    })
    expect(seen).toEqual({ combat: true, retreat: true, advance: true })
    await end(page)
    await expect.poll(() => step(page)).toBe('move')
    await end(page)
    await expect.poll(() => asked(page)).toBe(1)
    await expect.poll(() => page.getByRole('log').textContent()).toMatch(/retreats to \d{4}.*advances into \d{4}/s)
  })

  it('is played by keyboard alone', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=turn7`)
    await laid(page)
    await page.locator('.map').focus()
    const [, unit = ''] = (await answers(page)).find((line) => line.startsWith('move '))?.split(' ') ?? []
    await pickByKeys(page, unit)
    await expect.poll(() => step(page)).toBe('march')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect.poll(() => step(page)).toBe('move')
    await endByKeys(page)
    const seen = await fight(page, {
      take: async (hex) => goByKeys(page, hex),
      pick: async (one) => pickByKeys(page, one),
      primary: async () => page.keyboard.press('Enter'),
    })
    expect(seen).toEqual({ combat: true, retreat: true, advance: true })
    await endByKeys(page)
    await endByKeys(page)
    await expect.poll(() => asked(page)).toBe(1)
  })
})

describe('the odds', () => {
  it('stand as line items, with every result and what the best and worst would do', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=odds`)
    await laid(page)
    await end(page)
    const [, target = ''] = (await answers(page)).find((line) => line.startsWith('attack '))?.split(' ') ?? []
    await clickHex(page, target)
    for (const line of (await answers(page)).filter((one) => one.startsWith('join ')))
      await clickUnit(page, line.split(' ')[1]!)
    const matter = page.getByRole('region', { name: 'The matter in hand' })
    await expect.poll(() => matter.locator('.odds').textContent()).toMatch(/^\d-\d$/)
    const shares = await matter.locator('.chances .figure').allTextContents()
    const sum = shares.map((share) => Number.parseInt(share, 10)).reduce((a, b) => a + b, 0)
    expect(Math.abs(sum - 100)).toBeLessThanOrEqual(2)
    await expect.poll(() => matter.locator('.fate').count()).toBe(2)
    await matter.locator('.items .rule').first().click()
    await expect.poll(() => page.locator('.rules [data-found]').textContent()).toContain('8.0')
  })
})

describe('undo', () => {
  it('goes back to the last die and no further, and says which', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=undo`)
    await laid(page)
    const before = await places(page)
    await moveOne(page)
    await expect.poll(() => places(page)).not.toEqual(before)
    await named(page, /^Undo/).click()
    await named(page, /^Undo/).click()
    await expect.poll(() => places(page)).toEqual(before)
    await named(page, 'Redo').click()
    await named(page, 'Redo').click()
    await expect.poll(() => places(page)).not.toEqual(before)
    await end(page)
    const [, target = ''] = (await answers(page)).find((line) => line.startsWith('attack '))?.split(' ') ?? []
    await clickHex(page, target)
    const [, unit = ''] = (await answers(page)).find((line) => line.startsWith('join '))?.split(' ') ?? []
    await clickUnit(page, unit)
    await primary(page).click()
    await settled(page)
    await expect.poll(() => page.locator('.undo').getAttribute('aria-disabled')).toBe('true')
    await expect.poll(() => page.locator('.undo').textContent()).toContain('dice are thrown')
  })
})

describe('two bots', () => {
  it('are watched to the end', async () => {
    const { page } = await at.visit()
    await page.evaluate(() => localStorage.setItem('hexfront.settings', JSON.stringify({ pace: 'instant' })))
    await page.reload()
    await page.locator('[data-game="dagc73"]').click()
    await named(page, 'Watch two bots').click()
    const verdict = page.getByRole('dialog', { name: 'The game is over' })
    await verdict.waitFor({ timeout: 100_000 })
    await expect.poll(() => verdict.textContent()).toMatch(/wins|draw/i)
    await expect.poll(() => verdict.getByRole('row').count()).toBeGreaterThan(1)
  })
})

describe('the demonstration game', () => {
  it('keeps secrets behind a curtain when two people share the screen', async () => {
    const { page } = await at.visit('#/new/drill?seats=person,person&seed=alpha')
    await laid(page)
    await end(page)
    await end(page)
    const curtain = page.getByRole('dialog', { name: /Hand over/ })
    await curtain.waitFor()
    await takeOver(page)
    await expect.poll(() => curtain.count()).toBe(0)
  })
})

interface Hands {
  take(hex: string): Promise<void>
  pick(unit: string): Promise<void>
  primary(): Promise<void>
}

/** Attacks with all that can, hex after hex, until a retreat and an advance have been seen. */
async function fight(page: Page, hands: Hands): Promise<{ combat: boolean; retreat: boolean; advance: boolean }> {
  const seen = { combat: false, retreat: false, advance: false }
  for (let n = 0; n < 80; n++) {
    const now = await step(page)
    const lines = await answers(page)
    const first = (verb: string): string | undefined => lines.find((line) => line.startsWith(`${verb} `))?.split(' ')[1]
    if (now === 'combat') {
      const target = first('attack')
      seen.retreat = (await page.getByRole('log').textContent())?.includes('retreats to') === true
      if ((seen.retreat && seen.advance) || target === undefined) return seen
      await hands.take(target)
    } else if (now === 'assault') {
      const unit = first('join')
      if (unit !== undefined) await hands.pick(unit)
      else {
        await hands.primary()
        seen.combat = true
      }
    } else if (now === 'losses') await (first('lose') ? hands.pick(first('lose')!) : hands.primary())
    else if (now === 'rout') await hands.pick(first('retreat')!)
    else if (now === 'fallback') await hands.take(first('to')!)
    else if (now === 'advance') {
      const unit = first('advance')
      if (unit !== undefined && !seen.advance) {
        await hands.pick(unit)
        seen.advance = true
      } else await hands.primary()
    } else return seen
    await settled(page)
  }
  return seen
}

async function moveOne(page: Page): Promise<void> {
  const [, unit = ''] = (await answers(page)).find((line) => line.startsWith('move '))?.split(' ') ?? []
  await clickUnit(page, unit)
  const [, hex = ''] = (await answers(page)).find((line) => line.startsWith('to '))?.split(' ') ?? []
  await clickHex(page, hex)
}

/** Ends the phase, and confirms it where the game asks. */
async function end(page: Page): Promise<void> {
  const before = (await record(page))?.play.length
  await primary(page).click()
  if ((await record(page))?.play.length === before) await page.locator('.caution [data-primary]').click()
  await settled(page)
}

async function endByKeys(page: Page): Promise<void> {
  const before = (await record(page))?.play.length
  await page.keyboard.press('Enter')
  if ((await record(page))?.play.length === before) await page.keyboard.press('Enter')
  await settled(page)
}

/** Finds a hex by its number, then picks it. */
async function goByKeys(page: Page, hex: string): Promise<void> {
  await page.keyboard.press('g')
  await page.keyboard.type(hex)
  await page.keyboard.press('Enter')
  await page.locator('.map').focus()
  await page.keyboard.press('Space')
}

async function pickByKeys(page: Page, unit: string): Promise<void> {
  const before = (await record(page))?.play.length
  const hex = (await places(page))[unit]!
  await goByKeys(page, hex)
  if ((await record(page))?.play.length !== before) return
  const units = await page
    .locator('.fan [data-unit]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-unit')))
  await page.keyboard.press(String(units.indexOf(unit) + 1))
}

async function pointAt(page: Page, hex: string): Promise<{ x: number; y: number }> {
  const point = await page.evaluate((name) => window.hexfront?.pointOf(name), hex)
  if (!point) throw new Error(`${hex} is not on the map`)
  return point
}
