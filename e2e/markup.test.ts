import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seriousProblems } from './axe.ts'
import { client } from './client.ts'
import { answers, clickHex, laid, named, places, pointOf, record, settled, takeOver } from './table.ts'

const at = client()

const HOTSEAT = '#/new/dagc73?seats=person,person&opening=ready&seed=markup'
const SECRETS = '#/new/drill?seats=person,person&opening=ready&seed=markup'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

const bar = (page: Page) => page.getByRole('region', { name: 'Notes, arrows and plans' })
const list = (page: Page) => page.getByRole('region', { name: 'Notes and plans' })
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Tools on the map' }).getByRole('button', { name })

describe('notes, arrows and planned moves', () => {
  it('are drawn with the mouse, undone by themselves, kept with the game and exported with it', async () => {
    const { page } = await at.visit(HOTSEAT)
    await laid(page)
    const before = (await record(page))!.play.length
    await tool(page, 'Notes, arrows and plans').click()
    await clickHex(page, '3811')
    await page.keyboard.type('Hold here')
    await page.keyboard.press('Enter')
    await drag(page, '4110', '4210')
    await page.keyboard.press('3')
    await drag(page, '4110', '4209')
    await tool(page, 'Notes, arrows and plans').click()
    await page.keyboard.press('d')
    await page.keyboard.press('l')
    await expect
      .poll(() => list(page).textContent())
      .toMatch(/3811.*Hold here.*4110 to 4210.*Attack.*4110 to 4209.*Withdrawal/s)
    await page.keyboard.press('Control+z')
    await expect.poll(() => list(page).textContent()).not.toContain('Withdrawal')
    await page.keyboard.press('y')
    await expect.poll(() => list(page).textContent()).toContain('Withdrawal')
    expect((await record(page))!.play.length).toBe(before)

    await page.waitForTimeout(400)
    await page.reload()
    await laid(page)
    await page.keyboard.press('d')
    await page.keyboard.press('l')
    await expect.poll(() => list(page).textContent()).toContain('Hold here')
    await page.keyboard.press('Escape')
    await page.locator('.tool', { hasText: 'Replay' }).click()
    const [download] = await Promise.all([page.waitForEvent('download'), named(page, 'Save record').click()])
    expect(await readFile(await download.path(), 'utf8')).toContain('Hold here')
  })

  it('a plan is carried out as the ordinary act, and says why where it cannot', async () => {
    const { page } = await at.visit(HOTSEAT)
    await laid(page)
    const { unit, from, to } = await lone(page)
    await page.keyboard.press('d')
    await clickHex(page, from)
    await expect.poll(() => bar(page).textContent()).toContain('press where it shall go')
    await clickHex(page, to)
    await page.keyboard.press('l')
    await page.keyboard.press('Escape')
    await list(page).getByRole('button', { name: 'Go', exact: true }).click()
    await settled(page)
    expect((await places(page))[unit]).toBe(to)
    await expect.poll(() => list(page).getByRole('button', { name: 'Go', exact: true }).count()).toBe(0)
    await expect.poll(() => list(page).textContent()).toContain('Nothing yet')
    await page.keyboard.press('u')
    expect((await places(page))[unit]).toBe(from)
    await expect.poll(() => list(page).getByRole('button', { name: 'Go', exact: true }).count()).toBe(1)

    await page.keyboard.press('d')
    await clickHex(page, from)
    await clickHex(page, '1010')
    await expect.poll(() => list(page).textContent()).toMatch(/to 1010.*out of reach.*\d\.\d/s)
    expect((await places(page))[unit]).toBe(from)
  })

  it('all of it is done by keys', async () => {
    const { page } = await at.visit(HOTSEAT)
    await laid(page)
    await page.locator('.map').focus()
    await page.keyboard.press('d')
    await goTo(page, '3811')
    await page.keyboard.press('Enter')
    await page.keyboard.type('keys')
    await page.keyboard.press('Enter')
    await page.keyboard.press('2')
    await page.keyboard.press('a')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('a')
    const { from, to } = await lone(page)
    await goTo(page, from)
    await page.keyboard.press('Space')
    await goTo(page, to)
    await page.keyboard.press('Space')
    await page.keyboard.press('l')
    await expect
      .poll(() => list(page).textContent())
      .toMatch(new RegExp(`to ${to}.*3811.*keys.*3811 to 3812.*Move`, 's'))
    await goTo(page, '3811')
    await page.keyboard.press('Delete')
    await expect.poll(() => list(page).textContent()).not.toContain('keys')
    await page.keyboard.press('u')
    await expect.poll(() => list(page).textContent()).toContain('keys')
    await page.keyboard.press('Escape')
    await expect.poll(() => bar(page).count()).toBe(0)
    expect(await seriousProblems(page)).toEqual([])
  })

  it('all of it is done with a finger', async () => {
    const { page } = await at.visit(HOTSEAT, PHONE)
    await laid(page)
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    await named(page, 'Notes, arrows and plans').tap()
    await bar(page).waitFor()
    await tap(page, '3811')
    await named(page, 'Keep').waitFor()
    await page.keyboard.type('thumb')
    await named(page, 'Keep').tap()
    await page.evaluate(() => window.hexfront?.frame('4010', '4110'))
    await settled(page)
    const [a, b] = await points(page, '4010', '4110')
    await swipe(page, a!, b!)
    const { from, to } = await lone(page)
    await tap(page, from)
    await tap(page, to)
    await bar(page).getByRole('button', { name: 'Notes and plans' }).tap()
    const text = await list(page).textContent()
    expect(text).toMatch(new RegExp(`to ${to}.*3811.*thumb.*4010 to 4110.*Attack`, 's'))
    const small = await page
      .locator('.drawn-list button:not(.rule):not(.link), .tool-bar button')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML))
    expect(small).toEqual([])
    expect(await seriousProblems(page)).toEqual([])
  })

  it('are cleared at once, and that is undone', async () => {
    const { page } = await at.visit(HOTSEAT)
    await laid(page)
    await page.keyboard.press('d')
    await drag(page, '4110', '4210')
    await drag(page, '4110', '4111')
    await page.keyboard.press('l')
    await named(page, 'Clear all marks').click()
    await expect.poll(() => list(page).textContent()).toContain('Nothing yet')
    await named(page, 'Undo the last mark').click()
    await expect.poll(() => list(page).textContent()).toContain('4110 to 4210')
  })

  it('are never seen by the other side where there are secrets', async () => {
    const { page } = await at.visit(SECRETS)
    await laid(page)
    await page.keyboard.press('d')
    await page.keyboard.press('l')
    const hex = Object.values(await places(page))[0]!
    await page.locator('.map').focus()
    await goTo(page, hex)
    await page.keyboard.press('Enter')
    await page.keyboard.type('my secret')
    await page.keyboard.press('Enter')
    await expect.poll(() => list(page).textContent()).toContain('my secret')
    await page.keyboard.press('Escape')
    const first = await page.evaluate(() => window.hexfront?.asked())
    for (let n = 0; n < 30 && (await page.evaluate(() => window.hexfront?.asked())) === first; n++) {
      await page.keyboard.press('Enter')
      await page.waitForTimeout(60)
    }
    await expect.poll(() => page.evaluate(() => window.hexfront?.asked())).not.toBe(first)
    await expect.poll(() => page.locator('body').textContent()).not.toContain('my secret')
    await takeOver(page)
    await expect.poll(() => list(page).textContent()).not.toContain('my secret')
  })
})

describe('the map', () => {
  it('is read without counters while a key is held, or until it is pressed again', async () => {
    const { page } = await at.visit(HOTSEAT)
    await laid(page)
    const { from } = await lone(page)
    await page.evaluate((hex) => window.hexfront?.frame(hex), from)
    await settled(page)
    await expect.poll(() => isCovered(page, from)).toBe(true)
    await page.keyboard.press('i')
    await expect.poll(() => isCovered(page, from)).toBe(false)
    await expect.poll(() => tool(page, 'Hide the counters').getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.press('i')
    await expect.poll(() => isCovered(page, from)).toBe(true)
    await page.keyboard.down('i')
    await page.waitForTimeout(500)
    expect(await isCovered(page, from)).toBe(false)
    await page.keyboard.up('i')
    await expect.poll(() => isCovered(page, from)).toBe(true)
    await tool(page, 'Hide the counters').click()
    await expect.poll(() => tool(page, 'Hide the counters').getAttribute('aria-pressed')).toBe('true')
  })

  it('is measured by mouse, keys and finger, in hexes and kilometres', async () => {
    const { page } = await at.visit(HOTSEAT)
    await laid(page)
    const words = page.getByRole('region', { name: 'Measuring' }).getByRole('status')
    await tool(page, 'Measure').click()
    await page.evaluate(() => window.hexfront?.frame('4010', '4012'))
    await settled(page)
    const [a, b] = await points(page, '4010', '4012')
    await page.mouse.click(a!.x, a!.y)
    await page.mouse.move(b!.x, b!.y)
    await expect.poll(() => words.textContent()).toBe('From 4010 to 4012: 2 hexes, 32 km.')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect.poll(() => words.count()).toBe(0)
    await page.locator('.map').focus()
    await page.keyboard.press('q')
    await goTo(page, '3811')
    await page.keyboard.press('Space')
    await goTo(page, '3814')
    await page.keyboard.press('Space')
    await expect.poll(() => words.textContent()).toMatch(/^From 3811.* to 3814.*: 3 hexes, 48 km\.$/)
    expect(await seriousProblems(page)).toEqual([])

    const phone = (await at.visit(HOTSEAT, PHONE)).page
    await laid(phone)
    await phone.getByRole('button', { name: 'Menu', exact: true }).tap()
    await named(phone, 'Measure').tap()
    await phone.getByRole('region', { name: 'Measuring' }).waitFor()
    await settled(phone)
    await tap(phone, '4010')
    await tap(phone, '4012')
    await expect.poll(() => phone.getByRole('status').last().textContent()).toBe('From 4010 to 4012: 2 hexes, 32 km.')
  })
})

describe('the order of battle', () => {
  const panel = (page: Page) => page.getByRole('region', { name: 'Order of battle' })

  it('lists all units by side and formation, and is searched: where is the 5th Panzer?', async () => {
    const { page } = await at.visit(HOTSEAT)
    await laid(page)
    await tool(page, 'Find, and all units').click()
    await expect.poll(() => panel(page).locator('.formation').count()).toBeGreaterThan(6)
    await expect.poll(() => panel(page).locator('.unit-row').count()).toBe(0)
    await panel(page).locator('summary', { hasText: 'Reinforcement' }).click()
    await panel(page)
      .getByText(/Reinforcements: turn \d/)
      .first()
      .waitFor()
    expect(await seriousProblems(page)).toEqual([])
    await panel(page).getByRole('searchbox').fill('5th panzer')
    const row = panel(page).locator('button.unit-row').first()
    await expect.poll(() => row.textContent()).toMatch(/5th Panzer Division.*5-8.*\d{4}/s)
    await row.click()
    await settled(page)
    const hex = /\d{4}/.exec((await row.locator('.unit-where').textContent()) ?? '')![0]
    const point = await page.evaluate((name) => window.hexfront?.pointOf(name), hex)
    expect(point!.x).toBeGreaterThan(0)
    expect(point!.x).toBeLessThan(1000)
    await expect.poll(() => panel(page).count()).toBe(1)
  })

  it('is used by keys: slash, words, Enter; arrows walk it and Escape leaves', async () => {
    const { page } = await at.visit(HOTSEAT)
    await laid(page)
    await page.keyboard.press('/')
    await page.keyboard.type('5 panzer')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('5th Panzer Division')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
    await page.keyboard.press('Enter')
    await expect.poll(() => panel(page).count()).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('map')
    await page.keyboard.press('/')
    await page.keyboard.press('Escape')
    await expect.poll(() => panel(page).count()).toBe(0)
  })

  it('gives way to the map on a phone', async () => {
    const { page } = await at.visit(HOTSEAT, PHONE)
    await laid(page)
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    await named(page, 'Find, and all units').tap()
    await panel(page).getByRole('searchbox').fill('5th panzer')
    expect(await seriousProblems(page)).toEqual([])
    await panel(page).locator('button.unit-row').first().tap()
    await expect.poll(() => panel(page).count()).toBe(0)
  })
})

describe('undo of a whole phase', () => {
  it('takes all back in one act, in words, and redo brings it back', async () => {
    const { page } = await at.visit(HOTSEAT)
    await laid(page)
    const start = (await record(page))!.play.length
    for (let n = 0; n < 2; n++) {
      const { from, to } = await lone(page)
      await clickHex(page, from)
      await clickHex(page, to)
    }
    const end = (await record(page))!.play.length
    expect(end).toBeGreaterThan(start + 2)
    await named(page, 'Take back the whole phase “Soviet move”: 4 choices').click()
    expect((await record(page))!.play.length).toBe(start)
    await expect.poll(() => page.getByRole('alert').last().textContent()).toContain('Redo brings them back')
    await page.keyboard.press('y')
    expect((await record(page))!.play.length).toBe(end)
    await page.keyboard.press('Shift+U')
    expect((await record(page))!.play.length).toBe(start)
    await expect.poll(() => page.locator('.phase-undo').count()).toBe(0)
  })
})

/** A unit that stands alone, can move, and an empty hex beside it to go to. */
async function lone(page: Page): Promise<{ unit: string; from: string; to: string }> {
  const stands = await places(page)
  const movers = (await answers(page)).flatMap((line) => /^move (\S+)$/.exec(line)?.[1] ?? [])
  const taken = Object.values(stands)
  for (const unit of movers) {
    const from = stands[unit]!
    if (taken.filter((hex) => hex === from).length > 1) continue
    const [column, row] = [Number(from.slice(0, 2)), Number(from.slice(2))]
    const to = `${column}${String(row + 1).padStart(2, '0')}`
    const east = `${column + 1}${String(row).padStart(2, '0')}`
    for (const hex of [east, to]) if (column > 36 && column < 45 && !taken.includes(hex)) return { unit, from, to: hex }
  }
  throw new Error('nobody stands alone')
}

async function points(page: Page, ...hexes: string[]) {
  return Promise.all(hexes.map((hex) => page.evaluate((name) => window.hexfront!.pointOf(name)!, hex)))
}

async function drag(page: Page, from: string, to: string): Promise<void> {
  await page.evaluate(([a, b]) => window.hexfront?.frame(a!, b!), [from, to])
  await settled(page)
  const [a, b] = await points(page, from, to)
  await page.mouse.move(a!.x, a!.y)
  await page.mouse.down()
  await page.mouse.move((a!.x + b!.x) / 2, (a!.y + b!.y) / 2)
  await page.mouse.move(b!.x, b!.y)
  await page.mouse.up()
}

async function tap(page: Page, hex: string): Promise<void> {
  const { x, y } = await pointOf(page, hex)
  await page.touchscreen.tap(x, y)
  await page.waitForTimeout(60)
}

async function swipe(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
  for (const share of [0.3, 0.6, 1]) {
    const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForTimeout(60)
}

/** Moves the cursor by the search that any key user has. */
async function goTo(page: Page, hex: string): Promise<void> {
  await page.keyboard.press('/')
  await page.keyboard.type(hex)
  await page.keyboard.press('Enter')
  await settled(page)
}

/** Whether the middle of a hex has the colour of a Soviet counter. */
async function isCovered(page: Page, hex: string): Promise<boolean> {
  const [point] = await points(page, hex)
  return page.evaluate(({ x, y }) => {
    const canvas = document.querySelector<HTMLCanvasElement>('.map canvas')!
    const { left, top, width } = canvas.getBoundingClientRect()
    const ratio = canvas.width / width
    const patch = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
    patch.drawImage(canvas, (x - left - 20) * ratio, (y - top - 20) * ratio, 40, 40, 0, 0, 40, 40)
    const { data } = patch.getImageData(0, 0, 40, 40)
    let alike = 0
    for (let n = 0; n < data.length; n += 4)
      if (Math.abs(data[n]! - 165) + Math.abs(data[n + 1]! - 73) + Math.abs(data[n + 2]! - 47) < 40) alike++
    return alike > 400
  }, point!)
}
