import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seriousProblems } from './axe.ts'
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
  tapHex,
} from './table.ts'

const at = client()

/** Nobody must attack, so that one attack is enough. */
const HOTSEAT = '#/new/dagc09?seats=person,person&opening=ready&mandatoryAttack=off'
/** A German corps with two armies beside it, and who attacks it. */
const TARGET = '4201'
const TEAM = ['r:50', 'r:3']
/** Where one of them stands. */
const FROM = '4300'
/** Two armies in one hex: the second lies below. */
const STACK = '3600'
const TOP = 'r:11G'
const BELOW = 'r:5GT'

describe('a Soviet first turn', () => {
  it('is played by mouse: an attack with every shift, a move, and a second attack', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=mouse`)
    await laid(page)
    await end(page)
    await clickHex(page, TARGET)
    for (const unit of TEAM) await clickUnit(page, unit)
    await page.locator('.panel [data-verb="air"]').click()
    const matter = page.getByRole('region', { name: 'The matter in hand' })
    await expect
      .poll(() => matter.locator('.odds').textContent())
      .toBe(await matter.locator('.columns [data-now]').textContent())
    await expect
      .poll(() => matter.locator('.items').textContent())
      .toMatch(/entrenchment.*differential .*Bagration.*air army/s)
    await expect.poll(() => matter.locator('.fate').count()).toBe(2)
    expect(await seriousProblems(page)).toEqual([])
    await primary(page).click()
    await settled(page)
    await playOut(page, 'combat')
    await end(page)
    await expect.poll(() => step(page)).toBe('move')
    await clickUnit(page, 'r:50')
    const [goal = ''] = (await answers(page))
      .filter((line) => line.startsWith('to '))
      .map((line) => line.split(' ')[1]!)
    await clickHex(page, goal)
    if ((await step(page)) === 'march') await primary(page).click()
    expect((await places(page))['r:50']).toBe(goal)
    await end(page)
    await expect.poll(() => step(page)).toBe('combat')
    const [, target = ''] = (await answers(page)).find((line) => line.startsWith('attack '))!.split(' ')
    await clickHex(page, target)
    await page.locator('.proposals button').last().click()
    await primary(page).click()
    await settled(page)
    await playOut(page, 'combat')
    await end(page)
    await ready(page)
    await expect.poll(() => asked(page)).toBe(1)
    await expect.poll(() => page.getByRole('log').textContent()).toMatch(/4201 is attacked by .*50 Army/)
  })

  it('is played by keyboard alone', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=keys`)
    await laid(page)
    await page.locator('.map').focus()
    await endByKeys(page)
    await goByKeys(page, TARGET)
    await expect.poll(() => step(page)).toBe('assault')
    await goByKeys(page, FROM)
    await page.keyboard.press('Enter')
    await settled(page)
    await playOut(page, 'combat')
    await page.locator('.map').focus()
    await endByKeys(page)
    await goByKeys(page, '4200')
    await expect.poll(() => step(page)).toBe('march')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await endByKeys(page)
    if ((await step(page)) === 'move') await endByKeys(page)
    await expect.poll(() => step(page)).toBe('combat')
    await endByKeys(page)
    await page.getByRole('dialog', { name: /Hand over to German/ }).waitFor()
  })

  it('is played by touch on a phone', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=touch`, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    await laid(page)
    await end(page)
    await tapHex(page, TARGET)
    await tapHex(page, FROM)
    const alone = await page.locator('.matter .odds').textContent()
    await page.locator('.proposals button').last().tap()
    await expect.poll(() => page.locator('.matter .odds').textContent()).not.toBe(alone)
    await primary(page).tap()
    await settled(page)
    await playOut(page, 'combat')
    await end(page)
    await tapHex(page, '4200')
    await expect.poll(() => step(page)).toBe('march')
    const [, goal = ''] = (await answers(page)).find((line) => line.startsWith('to '))!.split(' ')
    await tapHex(page, goal)
    expect((await places(page))['r:50']).toBe(goal)
  })
})

describe('the German turn', () => {
  it('begins behind a curtain, and its page holds nothing of what lies below a Soviet stack', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=fog`)
    await laid(page)
    expect((await places(page))[BELOW]).toBe(STACK)
    for (let phase = 0; phase < 4; phase++) await end(page)
    const curtain = page.getByRole('dialog', { name: /Hand over to German/ })
    await curtain.waitFor()
    await expect.poll(() => page.locator('.fan, .hover').count()).toBe(0)
    await ready(page)
    const seen = await places(page)
    expect(seen[TOP]).toBe(STACK)
    expect(seen[BELOW]).toBeUndefined()
    expect(Object.entries(seen).filter(([unit, hex]) => hex === STACK && unit.startsWith('r?'))).toHaveLength(1)
    await page.keyboard.press('o')
    const { x, y } = await pointOf(page, STACK)
    await page.mouse.move(x, y)
    await page.mouse.move(x + 1, y)
    await expect
      .poll(() => page.getByRole('tooltip').textContent())
      .toMatch(/the German sees 11 Gds, and that there is one below/)
    await page.keyboard.press('F2')
    const fan = page.getByRole('dialog', { name: new RegExp(STACK) })
    await expect.poll(() => fan.textContent()).toMatch(/a hidden unit/)
    expect(await page.locator('body').innerHTML()).not.toMatch(/Guards Tank|GdsT|r:5GT/)
    expect(await seriousProblems(page)).toEqual([])
  })

  it('is interrupted by Soviet air, and a unit that was struck moves by a die', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=air`)
    await laid(page)
    for (let phase = 0; phase < 4; phase++) await end(page)
    await ready(page)
    while ((await step(page)) !== 'combat') await end(page)
    await end(page)
    await ready(page)
    expect([await asked(page), await step(page)]).toEqual([2, 'interdict'])
    await expect.poll(() => page.locator('.phase[aria-current]').textContent()).toBe('Air')
    await clickUnit(page, 'g:41Pz')
    await page.locator('[data-tray="air"] summary').click()
    await page.locator('[data-tray="air"]', { hasText: /7 of 8 at base.*of these over 41 Pz/s }).waitFor()
    await end(page)
    await ready(page)
    expect([await asked(page), await step(page)]).toEqual([1, 'move'])
    await clickUnit(page, 'g:41Pz')
    await page.waitForFunction(() =>
      /41 Pz has [1-6] movement points/.test(document.querySelector('[role="log"]')?.textContent ?? ''),
    )
    await page.keyboard.press('s')
    await expect.poll(() => page.locator('.legend').textContent()).toMatch(/Supply/)
  })
})

describe('a newcomer', () => {
  it('is guided through a first turn', async () => {
    const { page } = await at.visit()
    await page.locator('[data-game="dagc09"]').click()
    await page.getByLabel('with a guide for the first turn').check()
    await named(page, 'Both sides here').click()
    await laid(page)
    const guide = page.getByRole('region', { name: 'Guide' })
    const now = async (): Promise<number> => Number(/Step (\d)/.exec((await guide.textContent()) ?? '')?.[1])
    await expect.poll(() => now()).toBe(1)
    await end(page)
    await page.waitForFunction(() => document.querySelector('.guide')?.textContent?.includes('Step 2 '))
    await clickHex(page, TARGET)
    await page.waitForFunction(() => document.querySelector('.guide')?.textContent?.includes('Step 3 '))
    await named(page, 'End the guide').click()
    await expect.poll(() => guide.count()).toBe(0)
  })
})

/** Whoever the screen is handed to holds the button of the curtain. */
async function ready(page: Page): Promise<void> {
  const curtain = page.getByRole('dialog', { name: /Hand over/ })
  if ((await curtain.count()) === 0) return
  await takeOver(page)
}

/** Gives the first answer to all that a battle asks, until a step is open again. */
async function playOut(page: Page, until: string): Promise<void> {
  for (let n = 0; n < 12; n++) {
    await ready(page)
    const now = await step(page)
    if (now === until) return
    const [line = ''] = await answers(page)
    const [verb = '', what] = line.split(' ')
    if (now === 'advance') await page.locator('.panel-foot [data-primary]').click()
    else if (what === undefined) await page.locator(`.panel [data-verb="${verb}"]`).first().click()
    else if (/^\d{4}$/.test(what)) await clickHex(page, what)
    else await clickUnit(page, what)
    await settled(page)
  }
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
  await settled(page)
}
