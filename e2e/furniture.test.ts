import type { BrowserContextOptions, Page } from 'playwright-core'
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
  tapHex,
} from './table.ts'

const at = client()

const HOTSEAT = '#/new/dagc73?seats=person,person&opening=ready&seed=turn7'
const PES = '#/new/pes?seats=person&opening=ready&seed=c'
const LAPTOP: BrowserContextOptions = { viewport: { width: 1280, height: 720 } }
const TOUCH = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, ...TOUCH }
const PHONE_ON_ITS_SIDE: BrowserContextOptions = { viewport: { width: 844, height: 390 }, ...TOUCH }
/** 1280x720 at 200 %. */
const ZOOMED: BrowserContextOptions = { viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 }

describe('finding 4: the map keeps at least half the screen', () => {
  it.each([
    ['on a phone on its side', PHONE_ON_ITS_SIDE],
    ['on a page at twice its size', ZOOMED],
  ])('%s, with an attack open, and nearly all of it with the panel folded', async (_, screen) => {
    const { page } = await at.visit(HOTSEAT, screen)
    await laid(page)
    const { width, height } = screen.viewport!
    await expect.poll(() => freeMap(page)).toBeGreaterThan((width * height) / 2)
    await toCombat(page)
    await attack(page, '4011')
    await expect.poll(() => freeMap(page)).toBeGreaterThan((width * height) / 2)
    await expect.poll(() => page.locator('.odds').isVisible()).toBe(true)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await page.locator('.grip').click()
    await page.locator('.panel[data-height="peek"]').waitFor()
    await expect.poll(() => freeMap(page)).toBeGreaterThan(width * height * 0.75)
    await expect.poll(() => primary(page).isVisible()).toBe(true)
    await page.locator('.grip').click()
    await page.locator('.odds').waitFor()
  })
})

describe('finding 5: the half sheet of a phone', () => {
  it('shows how it may end before it is rolled for, without scrolling', async () => {
    const { page } = await at.visit(HOTSEAT, PHONE)
    await laid(page)
    await toCombat(page)
    await attack(page, '4011')
    const foot = (await page.locator('.panel-foot').boundingBox())!
    for (const row of await page.locator('.chances tr').all()) {
      const box = (await row.boundingBox())!
      expect(box.y + box.height).toBeLessThanOrEqual(foot.y + 1)
    }
    await expect.poll(() => page.locator('.chances tr').count()).toBeGreaterThan(1)
  })
})

describe('finding 6: the keyboard', () => {
  it('begins on the map: N and Space work from the start', async () => {
    const { page } = await at.visit(HOTSEAT, LAPTOP)
    await laid(page)
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('map')
    await page.keyboard.press('n')
    await page.keyboard.press('Space')
    expect((await step(page)) === 'march' || (await page.locator('.fan').isVisible())).toBe(true)
  })

  it('Tab goes through what is asked and then leaves the map, Shift-Tab as well', async () => {
    const { page } = await at.visit(HOTSEAT, LAPTOP)
    await laid(page)
    await clickUnit(page, 'r:29T')
    await page.locator('.map').focus()
    const stops = new Set((await answers(page)).filter((line) => line.startsWith('to '))).size
    for (let n = 0; n < stops; n++) {
      await page.keyboard.press('Tab')
      await expect.poll(() => onMap(page)).toBe(true)
    }
    await page.keyboard.press('Tab')
    await expect.poll(() => onMap(page)).toBe(false)
    await page.locator('.map').focus()
    for (let n = 0; n < stops; n++) await page.keyboard.press('Shift+Tab')
    await expect.poll(() => onMap(page)).toBe(true)
    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => onMap(page)).toBe(false)
  })

  it('F6 goes to the panel and back, and ? lists every key', async () => {
    const { page } = await at.visit(HOTSEAT, LAPTOP)
    await laid(page)
    await page.keyboard.press('F6')
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.panel') !== null)).toBe(true)
    await page.keyboard.press('F6')
    await expect.poll(() => onMap(page)).toBe(true)
    await page.keyboard.press('?')
    const sheet = await page.getByRole('dialog', { name: 'Keys' }).textContent()
    for (const key of ['Tab', 'F6', 'N', 'Space', 'F2', 'Esc', 'Zones']) expect(sheet).toContain(key)
  })
})

describe('finding 7: the map moves only when nothing asked is in sight', () => {
  it('stays when a unit is picked, moved and the phase goes on', async () => {
    const { page } = await at.visit(HOTSEAT, LAPTOP)
    await laid(page)
    await clickUnit(page, 'r:29T')
    const before = await spot(page, '4010')
    const goal = (await answers(page))
      .filter((line) => line.startsWith('to '))
      .at(-2)!
      .split(' ')[1]!
    const point = await spot(page, goal)
    await page.mouse.click(point.x, point.y)
    await settled(page)
    await expect.poll(() => spot(page, '4010')).toEqual(before)
    await toCombat(page)
    await expect.poll(() => spot(page, '4010')).toEqual(before)
  })

  it('goes the least way when all of it is out of sight, and keeps the scale', async () => {
    const { page } = await at.visit(HOTSEAT, LAPTOP)
    await laid(page)
    await page.evaluate(() => window.hexfront?.frame('0105'))
    await settled(page)
    const scale = await hexWidth(page)
    await page.keyboard.press('n')
    await settled(page)
    await expect.poll(() => hexWidth(page)).toBeCloseTo(scale, 3)
    const stops = await page.evaluate(() => Object.values(window.hexfront?.places() ?? {}))
    const map = (await page.locator('.map').boundingBox())!
    const seen = await Promise.all([...new Set(stops)].map((hex) => spot(page, hex)))
    expect(seen.some(({ x, y }) => x > map.x && x < map.x + map.width && y > map.y && y < map.y + map.height)).toBe(
      true,
    )
  })
})

describe('finding 8: hovering', () => {
  it('spreads nothing over the fight: a stack shows in the docked card', async () => {
    const { page } = await at.visit(HOTSEAT, LAPTOP)
    await laid(page)
    await toCombat(page)
    await clickHex(page, '4011')
    const { x, y } = await spot(page, '4111')
    await page.mouse.move(x, y)
    await page.mouse.move(x + 2, y + 1)
    await page.waitForTimeout(600)
    await expect.poll(() => page.locator('.fan').count()).toBe(0)
    await expect.poll(() => page.locator('.hover-stack .counter').count()).toBe(3)
  })
})

describe('finding 9: the log', () => {
  it.each([
    ['dagc73', HOTSEAT],
    ['pes', PES],
  ])(
    'keeps three lines and its head apart in a fight, newest last, and trays fold to one row: %s',
    async (game, path) => {
      const { page } = await at.visit(path, LAPTOP)
      await laid(page)
      if (game === 'dagc73') {
        await toCombat(page)
        await attack(page, '4011')
      } else {
        const hex = (await answers(page)).find((line) => line.startsWith('mech '))!.split(' ')[1]!
        await clickHex(page, hex)
        await page.locator('.fan [data-verb="mech"]').click()
      }
      const lines = (await page.locator('.log-lines').boundingBox())!
      expect(lines.height).toBeGreaterThanOrEqual(3 * 18)
      const head = (await page.locator('.log .head').boundingBox())!
      expect(head.y + head.height).toBeLessThanOrEqual(lines.y + 1)
      const last = (await page.locator('.log-lines .chapter > ol > li').last().boundingBox())!
      expect(last.y + last.height).toBeLessThanOrEqual(lines.y + lines.height + 1)
      const foot = (await page.locator('.panel-foot').boundingBox())!
      expect(lines.y + lines.height).toBeLessThanOrEqual(foot.y + 1)
      if (game === 'dagc73') expect((await page.locator('.trays').boundingBox())!.height).toBeLessThan(60)
    },
  )
})

describe('finding 11: cards give way', () => {
  it('the hex card takes a third of the map at most and covers neither the pointer nor what is asked', async () => {
    const { page } = await at.visit(HOTSEAT, LAPTOP)
    await laid(page)
    await clickUnit(page, 'r:29T')
    const map = (await page.locator('.map').boundingBox())!
    const goals = (await answers(page)).filter((line) => line.startsWith('to ')).map((line) => line.split(' ')[1]!)
    for (const hex of goals.slice(0, 6)) {
      const point = await spot(page, hex)
      await page.mouse.move(point.x, point.y)
      await page.waitForTimeout(250)
      const card = (await page.getByRole('tooltip').boundingBox())!
      expect(card.width).toBeLessThanOrEqual(map.width / 3 + 1)
      expect(card.height).toBeLessThanOrEqual(map.height / 3 + 1)
      for (const goal of goals)
        expect(isUnder(await spot(page, goal), card), `${goal} under the card of ${hex}`).toBe(false)
    }
  })

  it('legends stand off the card, the tools fold and stay folded', async () => {
    const { page } = await at.visit(HOTSEAT, LAPTOP)
    await laid(page)
    for (const key of ['z', 's', 't']) await page.keyboard.press(key)
    await page.mouse.move(500, 300)
    await page.mouse.move(502, 301)
    const legend = (await page.locator('.legend').boundingBox())!
    const card = (await page.getByRole('tooltip').boundingBox())!
    expect(meet(legend, card)).toBe(false)
    await page.keyboard.press('o')
    const before = (await page.locator('.overlay-tools').boundingBox())!
    await named(page, 'Fold the list of overlays').click()
    expect((await page.locator('.overlay-tools').boundingBox())!.height).toBeLessThan(before.height / 3)
    await page.reload()
    await laid(page)
    await expect.poll(() => named(page, 'Show the list of overlays').isVisible()).toBe(true)
  })

  it('a unit that has gone is no longer shown where it was', async () => {
    const { page } = await at.visit(HOTSEAT, LAPTOP)
    await laid(page)
    await clickUnit(page, 'r:29T')
    const goal = (await answers(page))
      .filter((line) => line.startsWith('to '))
      .at(-2)!
      .split(' ')[1]!
    const { x, y } = await spot(page, goal)
    await page.mouse.move(x, y)
    await page.mouse.click(x, y)
    await settled(page)
    await page.mouse.move(x + 2, y)
    await expect.poll(() => page.getByRole('tooltip').textContent()).toMatch(/29th Tank/)
    await page.keyboard.press('u')
    await page.keyboard.press('u')
    await settled(page)
    await expect.poll(() => page.getByRole('tooltip').textContent()).not.toMatch(/29th Tank/)
  })
})

describe('finding 16: the first zoom', () => {
  it.each([
    ['phone', PHONE],
    ['phone on its side', PHONE_ON_ITS_SIDE],
    ['laptop', LAPTOP],
  ])('shows strengths: %s', async (_, screen) => {
    const { page } = await at.visit(HOTSEAT, screen)
    await laid(page)
    // The side of a counter, 28 pixels of which show its strength.
    expect(((await hexWidth(page)) / 2) * 1.04).toBeGreaterThanOrEqual(28)
  })
})

describe('finding 19: words and colours of a question', () => {
  it('the prompt names who may move, and nobody is chosen who only could be', async () => {
    const { page } = await at.visit(HOTSEAT, LAPTOP)
    await laid(page)
    await expect.poll(() => page.locator('.prompt h2').textContent()).toMatch(/any of your units/)
    await toCombat(page)
    await end(page)
    await expect.poll(() => page.locator('.prompt h2').textContent()).toMatch(/mechanized units/)
    const stack = (await answers(page)).find((line) => line.startsWith('move '))!.split(' ')[1]!
    await page.evaluate((hex) => window.hexfront?.frame(hex), (await places(page))[stack]!)
    await page.keyboard.press('n')
    await page.keyboard.press('F2')
    await expect.poll(() => page.locator('.fan .unit[data-offered]').count()).toBeGreaterThan(0)
    await expect.poll(() => page.locator('.fan .unit[aria-pressed="true"]').count()).toBe(0)
    const [could, gold] = await page
      .locator('.fan .unit[data-offered]')
      .first()
      .evaluate((unit) => [
        getComputedStyle(unit).borderTopColor,
        getComputedStyle(document.documentElement).getPropertyValue('--chosen'),
      ])
    expect(could).not.toBe(hexToRgb(gold!))
  })
})

describe('finding 20: sums', () => {
  it('a refusal says what it would cost, and a disc what it is made of', async () => {
    const { page } = await at.visit(HOTSEAT, LAPTOP)
    await laid(page)
    await clickUnit(page, 'r:29T')
    await clickHex(page, '1218')
    await expect.poll(() => page.locator('.notice').textContent()).toMatch(/1218 is out of reach: \d+ points, 6 left/)
    const goal = (await answers(page))
      .filter((line) => line.startsWith('to '))
      .at(-2)!
      .split(' ')[1]!
    await page.evaluate((hex) => window.hexfront?.frame(hex), goal)
    await settled(page)
    const { x, y } = await spot(page, goal)
    await page.mouse.move(x, y)
    await page.mouse.move(x + 1, y)
    await page.locator('.hover-costs').waitFor()
    await expect.poll(() => page.locator('.hover-costs').textContent()).toMatch(/hexes entered.*\d of 6 points/s)
  })
})

describe('finding 21: what is grave', () => {
  it('to concede is no button of the panel, but in the settings', async () => {
    const { page } = await at.visit(PES, LAPTOP)
    await laid(page)
    await expect.poll(() => page.locator('.panel [data-verb="concede"]').count()).toBe(0)
    await named(page, 'Settings').click()
    await expect.poll(() => named(page, 'Concede the game').isVisible()).toBe(true)
  })

  it('a finger is told the chance before a fight begins, and dice are shown as dice', async () => {
    const { page } = await at.visit(PES, PHONE)
    await laid(page)
    await tapHex(page, '1537')
    await page.locator('.fan [data-verb="mech"]').tap()
    await tapHex(page, '1638')
    await expect.poll(() => page.locator('.caution').textContent()).toMatch(/% to take .* at once\. Fight for it\?/)
    const before = (await record(page))!.play.length
    await page.locator('.caution [data-primary]').tap()
    await page.waitForFunction((n) => (window.hexfront?.record().play.length ?? 0) > n, before)
    await laid(page)
    const log = page.getByRole('log')
    await expect.poll(() => log.locator('.die').count()).toBeGreaterThan(0)
    await expect.poll(() => log.textContent()).not.toMatch(/\dd6/)
  })
})

describe('finding 22: the bottom bar', () => {
  it.each([
    ['laptop', LAPTOP],
    ['phone', PHONE],
    ['phone on its side', PHONE_ON_ITS_SIDE],
  ])('its texts fit, and the phase is ended by one button: %s', async (_, screen) => {
    const { page } = await at.visit(HOTSEAT, screen)
    await laid(page)
    await expect.poll(() => cutTexts(page)).toEqual([])
    await primary(page).click()
    await expect.poll(() => named(page, /End the phase/).count()).toBe(1)
    await page.locator('.caution [data-primary]').click()
    await expect.poll(() => cutTexts(page)).toEqual([])
    await attack(page, '4011')
    await expect.poll(() => page.locator('.undo').textContent()).toMatch(/Add 7 units/)
    await expect.poll(() => cutTexts(page)).toEqual([])
  })
})

describe('finding 24: overlays tell', () => {
  it('that nobody is cut off; and other chips stay while an attack is open', async () => {
    const { page } = await at.visit(HOTSEAT, LAPTOP)
    await laid(page)
    await page.mouse.move(640, 20)
    await page.keyboard.press('s')
    await expect.poll(() => page.locator('.legend').textContent()).toMatch(/Nobody is cut off/)
    await toCombat(page)
    await attack(page, '4011')
    await page.mouse.move(640, 300)
    await page.mouse.move(640, 20)
    await expect.poll(() => page.locator('.legend').textContent()).toMatch(/All who fight here are in supply/)
  })
})

describe('finding 28: on a phone', () => {
  it('no key is hinted at, overlays have names, and all are there', async () => {
    const { page } = await at.visit(HOTSEAT, PHONE)
    await laid(page)
    const hinted = await page.locator('kbd').evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)
    expect(hinted).toBe(0)
    await named(page, 'Show the list of overlays').tap()
    const tools = page.getByRole('toolbar', { name: 'Overlays' })
    await expect
      .poll(() => tools.locator('[aria-pressed]').allTextContents())
      .toEqual(expect.arrayContaining([expect.stringContaining('Zones'), expect.stringContaining('Threats')]))
    for (const tool of await tools.locator('button').all())
      expect((await tool.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    await tools.getByText('Threats').tap()
    await expect.poll(() => page.locator('.legend').textContent()).toMatch(/Threats/)
  })

  it('a long press does not also tap', async () => {
    const { page } = await at.visit(HOTSEAT, PHONE)
    await laid(page)
    const unit = (await answers(page)).find((line) => line.startsWith('move '))!.split(' ')[1]!
    const point = await pointOf(page, (await places(page))[unit]!)
    const before = (await record(page))!.play.length
    const touch = await page.context().newCDPSession(page)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    await page.waitForTimeout(600)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await page.waitForTimeout(200)
    expect((await record(page))!.play.length).toBe(before)
    await expect.poll(() => step(page)).toBe('move')
  })
})

describe('finding 30: the first paint', () => {
  it('has a grid over what is only rough', async () => {
    const { page } = await at.visit(HOTSEAT, LAPTOP)
    await page.waitForFunction(() => window.hexfront?.isShown())
    expect(await gridContrast(page)).toBeGreaterThan(0)
  })
})

describe('eyes and ears', () => {
  it('text size scales panels and the counters in them', async () => {
    const { page } = await at.visit(HOTSEAT, LAPTOP)
    await laid(page)
    const width = (await page.locator('.panel').boundingBox())!.width
    await named(page, 'Settings').click()
    await named(page, 'Large').click()
    await page.keyboard.press('Escape')
    expect((await page.locator('.panel').boundingBox())!.width).toBeGreaterThan(width * 1.15)
    await page.reload()
    await laid(page)
    expect((await page.locator('.panel').boundingBox())!.width).toBeGreaterThan(width * 1.15)
    await expect.poll(() => cutTexts(page)).toEqual([])
  })

  it('dice, losses and turns are heard, but not where sound is off', async () => {
    for (const sound of ['on', 'off']) {
      const { page } = await at.visit('', LAPTOP)
      await page.evaluate((one) => localStorage.setItem('hexfront.settings', JSON.stringify({ sound: one })), sound)
      await page.addInitScript(() => {
        const start = AudioScheduledSourceNode.prototype.start
        Reflect.set(window, 'heard', 0)
        AudioScheduledSourceNode.prototype.start = function (...when: [number?]) {
          Reflect.set(window, 'heard', Reflect.get(window, 'heard') + 1)
          start.apply(this, when)
        }
      })
      await page.goto(`${at.address}${HOTSEAT}`)
      await page.reload()
      await laid(page)
      await toCombat(page)
      await attack(page, '4011')
      await primary(page).click()
      await settled(page)
      const heard = () => page.evaluate(() => Number(Reflect.get(window, 'heard')))
      if (sound === 'on') await expect.poll(heard).toBeGreaterThan(0)
      else expect(await heard()).toBe(0)
    }
  })

  it('nothing moves where no movement is wanted', async () => {
    const { page } = await at.visit(HOTSEAT, { ...LAPTOP, reducedMotion: 'reduce' })
    await laid(page)
    const there = await page.evaluate(() => {
      window.hexfront?.frame('0105')
      return window.hexfront?.pointOf('0105')
    })
    await page.waitForTimeout(500)
    await expect.poll(() => spot(page, '0105')).toEqual(there)
    await toCombat(page)
    await attack(page, '4011')
    await primary(page).click()
    await expect.poll(() => page.locator('.dice[data-turning]').count()).toBe(0)
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    )
    expect(moving).toBe(0)
  })
})

/** Pixels of the map that no panel lies over. */
async function freeMap(page: Page): Promise<number> {
  await settled(page)
  return page.evaluate(() => {
    const map = document.querySelector('.map')!.getBoundingClientRect()
    let free = 0
    const step = 4
    for (let x = map.left + 2; x < map.right; x += step)
      for (let y = map.top + 2; y < map.bottom; y += step)
        if (document.elementFromPoint(x, y)?.closest('.map')) free += step * step
    return free
  })
}

async function toCombat(page: Page): Promise<void> {
  await end(page)
  await expect.poll(() => step(page)).toBe('combat')
}

async function end(page: Page): Promise<void> {
  const before = `${await step(page)} ${await asked(page)} ${await page.locator('.bar-turn').textContent()}`
  await primary(page).click()
  const caution = page.locator('.caution [data-primary]')
  if (await caution.isVisible()) await caution.click()
  await page.waitForFunction(
    (old) =>
      `${window.hexfront?.step()} ${window.hexfront?.asked()} ${document.querySelector('.bar-turn')?.textContent}` !==
      old,
    before,
  )
  await settled(page)
}

/** Opens an attack and adds all who can join it, by keys: the pointer stays out of it. */
async function attack(page: Page, hex: string): Promise<void> {
  await page.locator('.map').focus()
  await page.keyboard.press('g')
  await page.keyboard.type(hex)
  await page.keyboard.press('Enter')
  await page.locator('.map').focus()
  await page.keyboard.press('Space')
  await expect.poll(() => step(page)).toBe('assault')
  await page.locator('.matter [data-all]').click()
  await settled(page)
}

const spot = async (page: Page, hex: string): Promise<{ x: number; y: number }> => {
  const point = await page.evaluate((name) => window.hexfront?.pointOf(name), hex)
  if (!point) throw new Error(`${hex} is not on the map`)
  return point
}

/** Twice the radius of a hex on the screen: neighbours in a column are the square root of three radii apart. */
async function hexWidth(page: Page): Promise<number> {
  const [a, b] = [await spot(page, '2010'), await spot(page, '2011')]
  return (2 * Math.hypot(a.x - b.x, a.y - b.y)) / Math.sqrt(3)
}

const onMap = (page: Page): Promise<boolean> => page.evaluate(() => document.activeElement?.matches('.map') ?? false)

interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const isUnder = ({ x, y }: { x: number; y: number }, area: Area): boolean =>
  x > area.x && x < area.x + area.width && y > area.y && y < area.y + area.height

const meet = (a: Area, b: Area): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Texts of the bottom bar that do not fit where they stand. */
const cutTexts = (page: Page): Promise<string[]> =>
  page
    .locator('.panel-foot .button, .panel-foot .button span, .caution .button')
    .evaluateAll((all) =>
      all
        .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
        .map((one) => one.textContent ?? ''),
    )

const hexToRgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.trim().slice(at, at + 2), 16)).join(', ')})`

/** How much darker the sides of hexes are than their middles, in an empty part of the map. */
async function gridContrast(page: Page): Promise<number> {
  const [middle, next] = [await spot(page, '4208'), await spot(page, '4209')]
  return page.evaluate(
    ([a, b]) => {
      const canvas = document.querySelector<HTMLCanvasElement>('.map canvas')!
      const { left, top, width } = canvas.getBoundingClientRect()
      const ratio = canvas.width / width
      const copy = document.createElement('canvas')
      copy.width = canvas.width
      copy.height = canvas.height
      const context = copy.getContext('2d', { willReadFrequently: true })!
      context.drawImage(canvas, 0, 0)
      const light = (x: number, y: number): number => {
        const [red = 0, green = 0, blue = 0] = context.getImageData((x - left) * ratio, (y - top) * ratio, 1, 1).data
        return red + green + blue
      }
      const side = { x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 }
      const along = [-3, -2, -1, 0, 1, 2, 3].map((by) => light(side.x, side.y + by))
      return light(a!.x, a!.y + 8) - Math.min(...along)
    },
    [middle, next],
  )
}
