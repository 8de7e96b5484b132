import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seriousProblems } from './axe.ts'
import { client } from './client.ts'
import { answers, clickUnit, laid, named, places, primary, settled, step, tapHex } from './table.ts'

const at = client()

const HOTSEAT = '#/new/dagc73?seats=person,person&opening=ready'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

describe('on a phone', () => {
  it('a unit is moved and an attack is made with a finger', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=phone`, PHONE)
    await laid(page)
    const unit = (await answers(page)).find((line) => line.startsWith('move '))!.split(' ')[1]!
    await tapHex(page, (await places(page))[unit]!)
    if ((await step(page)) === 'move') await page.locator(`.fan [data-unit="${unit}"]`).tap()
    const hex = (await answers(page)).find((line) => line.startsWith('to '))!.split(' ')[1]!
    await tapHex(page, hex)
    expect((await places(page))[unit]).toBe(hex)
    await primary(page).tap()
    await page.locator('.caution [data-primary]').tap()
    const target = (await answers(page)).find((line) => line.startsWith('attack '))!.split(' ')[1]!
    await tapHex(page, target)
    await expect.poll(() => step(page)).toBe('assault')
    await page.locator('.roll [data-unit]').first().tap()
    await settled(page)
    await expect.poll(() => page.locator('.odds').isVisible()).toBe(true)
    await primary(page).tap()
    await settled(page)
    await expect.poll(() => step(page)).not.toBe('assault')
  })

  it('the map keeps its share, nothing is cut off, and all is large enough to hit', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=phone`, PHONE)
    await laid(page)
    const map = await page.locator('.map').boundingBox()
    const panel = await page.locator('.panel').boundingBox()
    expect(panel!.y - map!.y).toBeGreaterThan(844 * 0.4)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    const small = await page
      .locator('.panel-foot button, .bar-menu, .zoom-tools button')
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44)
          .map((one) => one.textContent),
      )
    expect(small).toEqual([])
  })

  it('a held finger shows the hex under a magnifier', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=phone`, PHONE)
    await laid(page)
    const session = await page.context().newCDPSession(page)
    const point = { x: 200, y: 320 }
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    await page.waitForTimeout(700)
    await expect.poll(() => page.locator('.magnifier').isVisible()).toBe(true)
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect.poll(() => page.locator('.magnifier').isVisible()).toBe(false)
  })
})

const THEMES = ['light', 'dark', 'colour-blind', 'dark colour-blind'] as const

describe('axe', () => {
  it.each(THEMES)('finds no serious problem at home or at the table with anything open, %s', async (theme) => {
    const { page } = await at.visit()
    await liking(page, { theme })
    await page.reload()
    const found = watcherOf(page)
    await page.locator('[data-game="dagc73"]').click()
    await page.waitForTimeout(300)
    await found('home')
    await page.goto(`${at.address}${HOTSEAT}&seed=axe`)
    await laid(page)
    await found('the table')
    for (const [key, name] of Object.entries(ROOMS)) {
      await page.keyboard.press(key)
      await page.waitForTimeout(150)
      await found(name)
      await page.keyboard.press('Escape')
      await page.locator('.map').focus()
    }
    for (const key of ['d', 'q']) {
      await page.keyboard.press(key)
      await found('notes and measuring')
      await page.keyboard.press(key)
    }
    await named(page, 'Settings').click()
    await found('settings')
    await page.keyboard.press('Escape')
    await page.locator('.scale').click()
    await found('how it stands')
    await page.keyboard.press('Escape')
    await page.locator('.map').focus()
    for (const key of ['z', 's', 't', 'p']) await page.keyboard.press(key)
    await page.mouse.move(500, 400)
    await page.mouse.move(503, 401)
    await found('overlays and the hex card')
    await page.keyboard.press('o')
    await page.keyboard.press('n')
    await page.keyboard.press('F2')
    await found('a stack')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Enter')
    await found('a question back')
    await page.keyboard.press('Enter')
    const target = (await answers(page)).find((line) => line.startsWith('attack '))!.split(' ')[1]!
    await page.keyboard.press('g')
    await page.keyboard.type(target)
    await page.keyboard.press('Enter')
    await page.locator('.map').focus()
    await page.keyboard.press('Space')
    await expect.poll(() => step(page)).toBe('assault')
    await found('an attack')
    await page.keyboard.press('b')
    await found('the replay')
    expect(found.all()).toEqual([])
  })

  it.each(THEMES)('finds none on a phone, nor at the end, %s', async (theme) => {
    const { page } = await at.visit('', PHONE)
    await liking(page, { theme })
    await page.reload()
    const found = watcherOf(page)
    await page.locator('[data-game="pes"]').waitFor()
    await found('home')
    await page.goto(`${at.address}#/new/pes?seats=person&opening=ready&seed=axe`)
    await laid(page)
    await found('the table')
    await named(page, 'Show the list of overlays').tap()
    await found('overlays')
    await page.locator('.bar-menu').tap()
    await found('the menu')
    await named(page, 'Concede the game').tap()
    await page.locator('.caution [data-primary]').tap()
    await page.getByRole('dialog').waitFor()
    await found('the end')
    expect(found.all()).toEqual([])
  })
})

/** What keys open. */
const ROOMS = { '?': 'keys', g: 'units', e: 'the map key', h: 'the rules' } as const

const liking = (page: Page, settings: object): Promise<void> =>
  page.evaluate((kept) => localStorage.setItem('hexfront.settings', kept), JSON.stringify(settings))

/** Gathers what is wrong, with what was open then. */
function watcherOf(page: Page) {
  const problems: string[] = []
  const look = async (what: string): Promise<void> => {
    problems.push(...(await seriousProblems(page)).map((problem) => `${what}: ${problem}`))
  }
  return Object.assign(look, { all: () => problems })
}

describe('overlays', () => {
  it('have a key each, a legend, and go off together', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=overlays`)
    await laid(page)
    const tools = page.getByRole('toolbar', { name: 'Overlays' })
    const keys = await tools.locator('[aria-pressed="false"] kbd').allTextContents()
    expect(new Set(keys).size).toBe(keys.length)
    for (const key of keys) {
      await page.keyboard.press(key.toLowerCase())
      await expect.poll(() => tools.locator(`[aria-keyshortcuts="${key}"]`).getAttribute('aria-pressed')).toBe('true')
    }
    await expect
      .poll(() => page.getByRole('note', { name: 'Legend' }).locator('[data-overlay]').count())
      .toBe(keys.length)
    await page.keyboard.press('o')
    await expect.poll(() => tools.locator('[aria-pressed="true"]').count()).toBe(0)
  })
})

describe('the map key', () => {
  it('tells what the map shows and costs, and keeps what is switched on', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=key`)
    await laid(page)
    await page.keyboard.press('e')
    const panel = page.getByRole('complementary', { name: 'Map key' })
    await panel.getByRole('rowheader', { name: 'Forest' }).waitFor()
    const line = panel.getByLabel('German line, limited withdrawal')
    await expect.poll(() => line.isChecked()).toBe(false)
    await line.check()
    expect(await seriousProblems(page)).toEqual([])
    await page.reload()
    await laid(page)
    await named(page, 'Map key').click()
    await expect.poll(() => line.isChecked()).toBe(true)
    await panel.getByRole('button', { name: '6.1A' }).first().click()
    await page.locator('.rules-page [data-found]').waitFor()
  })
})

describe('the stress table', () => {
  it('shows 10,000 hexes and 1,400 counters in every theme, with marks and a wide overlay', async () => {
    const { page } = await at.visit('stress.html')
    await page.getByText('10000 hexes, 1400 counters').waitFor()
    await named(page, '3,000 hexes').click()
    await named(page, 'Marks').click()
    for (const theme of ['dark', 'colour-blind', 'light']) await page.getByLabel('Theme').selectOption(theme)
    const shades = await page
      .locator('#map canvas')
      .first()
      .evaluate((canvas) => {
        if (!(canvas instanceof HTMLCanvasElement)) return 0
        const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
        const seen = new Set<number>()
        for (let at = 0; at < data.length; at += 4 * 97)
          seen.add((data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!)
        return seen.size
      })
    expect(shades).toBeGreaterThan(50)
  })
})

describe('help', () => {
  it('finds a rule by its number and lists the keys', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=help`)
    await laid(page)
    await page.keyboard.press('h')
    await page.getByLabel('Find a rule by number or word').fill('8.82')
    const found = page.locator('.rules [data-found]')
    await expect.poll(() => found.textContent()).toMatch(/retreat/i)
    await found.getByRole('button', { name: 'R73-08' }).click()
    await expect.poll(() => found.textContent()).toMatch(/^\s*R73-08/)
    await page.locator('.map').focus()
    await page.keyboard.press('Escape')
    await page.locator('.map').focus()
    await page.keyboard.press('?')
    await expect.poll(() => page.getByRole('dialog', { name: 'Keys' }).textContent()).toContain('undo')
  })

  it('guides through a first turn', async () => {
    const { page } = await at.visit()
    await page.locator('[data-game="dagc73"]').click()
    await page.getByLabel('with a guide for the first turn').check()
    await named(page, 'Both sides here').click()
    await laid(page)
    const guide = page.getByRole('region', { name: 'Guide' })
    const stepNow = async (): Promise<number> => Number(/Step (\d)/.exec((await guide.textContent()) ?? '')?.[1])
    const before = await stepNow()
    await clickUnit(page, 'r:1GdT')
    await page.waitForFunction(
      (last) => !document.querySelector('.guide')?.textContent?.includes(`Step ${last} `),
      before,
    )
    await expect.poll(() => stepNow()).toBe(before + 1)
    await named(page, 'End the guide').click()
    await expect.poll(() => guide.count()).toBe(0)
  })
})
