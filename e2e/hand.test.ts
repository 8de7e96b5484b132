import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { Acts } from './acts.ts'
import { client } from './client.ts'
import { answers, laid, places, pointOf, primary, record, settled, step, tapHex } from './table.ts'

const at = client()

const HOTSEAT = '#/new/dagc73?seats=person,person&opening=ready&seed=turn7'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

describe('finding 1: many units in few acts', () => {
  it('puts nine attackers on one hex in four acts at most', async () => {
    const { page, complaints } = await at.visit(HOTSEAT)
    await inCombat(page)
    const target = await mostAttacked(page)
    const acts = new Acts(page)
    await acts.pressHex(target.hex)
    await acts.press('.matter [data-all]')
    await expect.poll(() => membersOf(page)).toBe(target.units)
    await acts.press('.panel-foot [data-primary]')
    expect(acts.count).toBeLessThanOrEqual(4)
    expect((await record(page))!.play.some(({ dice }) => (dice ?? []).length > 0)).toBe(true)
    expect(complaints).toEqual([])
  })

  it('keeps the fan open while units are picked from it, by press and by key', async () => {
    const { page } = await at.visit(HOTSEAT)
    await inCombat(page)
    const { hex, from } = await mostAttacked(page)
    const acts = new Acts(page)
    await acts.pressHex(hex)
    await acts.pressHex(from)
    await page.locator('.fan').waitFor()
    await page.keyboard.press('1')
    await page.keyboard.press('2')
    await expect.poll(() => membersOf(page)).toBe(2)
    await expect.poll(() => page.locator('.fan').count()).toBe(1)
  })

  it('adds all of a hex with Shift, and takes them out with one undo', async () => {
    const { page } = await at.visit(HOTSEAT)
    await inCombat(page)
    const { hex, from } = await mostAttacked(page)
    const acts = new Acts(page)
    await acts.pressHex(hex)
    await acts.pressHex(from, ['Shift'])
    await expect.poll(() => membersOf(page)).toBeGreaterThan(1)
    await page.keyboard.press('u')
    await expect.poll(() => membersOf(page)).toBe(0)
  })

  it('adds all of a hex with a finger that rests on it', async () => {
    const { page } = await at.visit(HOTSEAT, PHONE)
    await inCombat(page)
    const { hex, from } = await mostAttacked(page)
    await tapHex(page, hex)
    const point = await pointOf(page, from)
    const touch = await page.context().newCDPSession(page)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    await page.waitForTimeout(600)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await settled(page)
    await expect.poll(() => membersOf(page)).toBeGreaterThan(1)
  })

  it('takes up what a frame is drawn round, and sends it with one press', async () => {
    const { page } = await at.visit(HOTSEAT)
    await laid(page)
    const hex = await stackOf(page, 2)
    const { x, y } = await pointOf(page, hex)
    await page.keyboard.down('Shift')
    await page.mouse.move(x - 26, y - 26)
    await page.mouse.down()
    await page.mouse.move(x + 30, y + 30, { steps: 4 })
    await page.mouse.up()
    await page.keyboard.up('Shift')
    await expect.poll(() => page.locator('.crowd').textContent()).toMatch(/\d units/)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.crowd').count()).toBe(0)
  })

  it('puts an attack together from what it proposes', async () => {
    const { page } = await at.visit(HOTSEAT)
    await inCombat(page)
    const { hex } = await mostAttacked(page)
    await new Acts(page).pressHex(hex)
    const wanted = page.locator('[data-proposal]').last()
    const title = await wanted.getAttribute('data-proposal')
    await wanted.click()
    await expect.poll(() => page.locator('.matter .odds').textContent()).toBe(title)
  })
})

describe('finding 2: the attackers', () => {
  it('stand in an order that no press changes, each by its hex', async () => {
    const { page } = await at.visit(HOTSEAT)
    await inCombat(page)
    const { hex } = await mostAttacked(page)
    await new Acts(page).pressHex(hex)
    const order = (): Promise<string[]> =>
      page.locator('.roll .unit').evaluateAll((all) => all.map((one) => one.getAttribute('data-unit') ?? ''))
    const before = await order()
    await page.locator('.roll .unit').nth(2).click()
    await expect.poll(() => order()).toEqual(before)
    await page.locator('.roll .unit').nth(2).click()
    await expect.poll(() => order()).toEqual(before)
    await expect.poll(() => page.locator('.roll-hex').first().textContent()).toMatch(/^\d{4}$/)
  })
})

describe('finding 8: the fan', () => {
  it('has room for its units in full rows', async () => {
    const { page } = await at.visit(HOTSEAT)
    await laid(page)
    const hex = await stackOf(page, 3)
    await new Acts(page).pressHex(hex)
    const tops = await page
      .locator('.fan-units > li')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(tops.length).toBeGreaterThan(2)
    expect(new Set(tops.slice(0, 5)).size).toBe(1)
  })
})

describe.each([
  ['a desk', { width: 1280, height: 720 }],
  ['a phone', { width: 390, height: 844 }],
])('finding 10, on %s: the results', (_name, viewport) => {
  it('stand before the reasons and above the large button', async () => {
    const { page } = await at.visit(HOTSEAT, { viewport })
    await inCombat(page)
    const { hex } = await mostAttacked(page)
    await new Acts(page).pressHex(hex)
    await page.locator('.matter [data-all]').first().click()
    const chances = (await page.locator('.chances').boundingBox())!
    const reasons = (await page.locator('.reasons').boundingBox())!
    const button = (await primary(page).boundingBox())!
    expect(chances.y + chances.height).toBeLessThanOrEqual(reasons.y)
    expect(chances.y + chances.height).toBeLessThanOrEqual(button.y)
  })
})

describe('finding 23: a stack that is dragged', () => {
  it('shows its reach, falls where it can go, and says why where it cannot', async () => {
    const { page, complaints } = await at.visit(HOTSEAT)
    await laid(page)
    const from = await stackOf(page, 2)
    const units = Object.entries(await places(page)).flatMap(([unit, hex]) => (hex === from ? [unit] : []))
    const { x, y } = await pointOf(page, from)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 60, y + 8, { steps: 4 })
    await expect.poll(() => page.locator('.carried .counter').count()).toBeGreaterThan(0)
    await page.mouse.move(x + 4, y + 2, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => page.locator('.carried').count()).toBe(0)
    const stands = await places(page)
    expect(units.map((unit) => stands[unit])).toEqual(units.map(() => from))
    const goal = await reachable(page, from)
    await new Acts(page).drag(from, goal)
    const now = await places(page)
    expect(units.map((unit) => now[unit])).toEqual(units.map(() => goal))
    expect(complaints).toEqual([])
  })
})

describe('finding 13: losses', () => {
  it('end by themselves when enough is given up, with a quiet way to go on', async () => {
    const { page } = await opened('rules-4-mid-losses.json')
    await expect.poll(() => step(page)).toBe('losses')
    const acts = new Acts(page)
    while ((await step(page)) === 'losses' && acts.count < 9) await acts.press('.roll .unit[data-offered]')
    await expect.poll(() => step(page)).not.toBe('losses')
    await expect.poll(() => page.locator('.notice').textContent()).toMatch(/enough/)
    const lost = (await record(page))!.play.length
    await page.locator('.notice .link').click()
    await expect.poll(() => step(page)).toBe('losses')
    expect((await record(page))!.play.length).toBeLessThan(lost)
    await acts.press('.roll .unit[data-offered]')
    await expect.poll(() => step(page)).toBe('losses')
  })
})

describe('finding 25: the key cursor', () => {
  it('covers neither the ring of a target nor its chip', async () => {
    const { page } = await at.visit(HOTSEAT)
    await inCombat(page)
    const { hex } = await mostAttacked(page)
    const { x, y } = await pointOf(page, hex)
    await page.locator('.map').focus()
    await page.mouse.move(2, 400)
    const clip = { x: x - 60, y: y - 60, width: 120, height: 120 }
    const bare = await redOf(page, clip)
    await page.keyboard.press('/')
    await page.keyboard.type(hex)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await settled(page)
    expect(await page.evaluate((name) => window.hexfront?.pointOf(name), hex)).toEqual({ x, y })
    expect(await redOf(page, clip)).toBeGreaterThan(bare * 0.8)
  })
})

describe('acts that a task takes', () => {
  it.each([
    ['dagc73', 4],
    ['pes', 5],
    ['drill', 4],
  ])('a first move in %s takes two from the home page, and took %i', async (game, before) => {
    const { page, complaints } = await at.visit()
    const acts = new Acts(page)
    await page.locator(`[data-game="${game}"]`).hover()
    await acts.press(`[data-play="${game}"]`)
    await laid(page)
    const stands = await places(page)
    const [from, to] = await firstWay(page)
    await acts.drag(from, to)
    await expect.poll(() => places(page)).not.toEqual(stands)
    expect(acts.count).toBe(2)
    expect(acts.count).toBeLessThanOrEqual(before / 2)
    expect(complaints).toEqual([])
  })

  it('an advance of three takes two, and took six', async () => {
    const { page } = await opened('rules-4-mid-advance.json')
    await expect.poll(() => step(page)).toBe('advance')
    const goal = '4115'
    const acts = new Acts(page)
    await acts.press('.matter [data-all]')
    const stands = await places(page)
    expect(Object.values(stands).filter((hex) => hex === goal).length).toBe(3)
    expect(acts.count).toBeLessThanOrEqual(2)
  })
})

describe('the map', () => {
  it('is dragged by the mouse where nothing is to be carried', async () => {
    const { page } = await at.visit(HOTSEAT)
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

/** A record of the game, opened as a file. */
async function opened(name: string): Promise<{ page: Page }> {
  const { page } = await at.visit()
  const file = join(import.meta.dirname, '../packages/games/src/dagc73/records', name)
  await page.locator('input[type="file"]').setInputFiles(file)
  await laid(page)
  return { page }
}

/** How many points of a part of the screen have the colour of a target. */
async function redOf(page: Page, clip: { x: number; y: number; width: number; height: number }): Promise<number> {
  const picture = (await page.screenshot({ clip })).toString('base64')
  return page.evaluate(async (data) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')!
    pen.drawImage(image, 0, 0)
    const points = pen.getImageData(0, 0, image.width, image.height).data
    const [red, green, blue] = [0xb3, 0x26, 0x1e]
    let count = 0
    for (let at = 0; at < points.length; at += 4)
      if (Math.abs(points[at]! - red) + Math.abs(points[at + 1]! - green) + Math.abs(points[at + 2]! - blue) < 40)
        count++
    return count
  }, picture)
}

/** A hex whose units can go somewhere, and where. */
async function firstWay(page: Page): Promise<[string, string]> {
  for (const hex of new Set(Object.values(await places(page)))) {
    const goal = await page.evaluate((name) => window.hexfront?.reachOf(name)[0], hex)
    if (goal !== undefined) return [hex, goal]
  }
  throw new Error('nobody can move')
}

async function inCombat(page: Page): Promise<void> {
  await laid(page)
  await primary(page).click()
  const caution = page.locator('.caution [data-primary]')
  if (await caution.count()) await caution.click()
  await settled(page)
  await expect.poll(() => step(page)).toBe('combat')
}

const membersOf = (page: Page): Promise<number> => page.locator('.roll .unit[aria-pressed="true"]').count()

/** The hex that most units could attack, how many, and where the most of them stand. */
async function mostAttacked(page: Page): Promise<{ hex: string; units: number; from: string }> {
  const stands = Object.values(await places(page))
  let best = { hex: '', units: 0, from: '' }
  for (const line of await answers(page)) {
    const [verb, hex = ''] = line.split(' ')
    if (verb !== 'attack') continue
    const around = await page.evaluate((name) => window.hexfront?.around(name) ?? [], hex)
    const counts = around.map((near) => [near, stands.filter((one) => one === near).length] as const)
    const own = await ownOf(page, counts)
    const units = own.reduce((sum, [, count]) => sum + count, 0)
    const from = [...own].sort(([, a], [, b]) => b - a)[0]?.[0] ?? ''
    if (units > best.units) best = { hex, units, from }
  }
  return best
}

async function ownOf(
  page: Page,
  counts: readonly (readonly [string, number])[],
): Promise<(readonly [string, number])[]> {
  const own = new Set(Object.entries(await places(page)).flatMap(([unit, hex]) => (unit.startsWith('r:') ? [hex] : [])))
  return counts.filter(([hex]) => own.has(hex))
}

/** A hex with so many units of the side that is asked. */
async function stackOf(page: Page, count: number): Promise<string> {
  const movable = (await answers(page)).flatMap((line) => (line.startsWith('move ') ? [line.split(' ')[1]!] : []))
  const stands = await places(page)
  const stacks = Map.groupBy(movable, (unit) => stands[unit] ?? '')
  return [...stacks].find(([, units]) => units.length >= count)![0]
}

/** A hex that the whole stack of another can reach: it is marked while the stack is held. */
async function reachable(page: Page, from: string): Promise<string> {
  const hex = await page.evaluate((name) => window.hexfront?.reachOf(name)[0], from)
  if (hex === undefined) throw new Error(`nobody can leave ${from}`)
  return hex
}
