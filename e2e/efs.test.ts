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

const HOTSEAT = '#/new/efs?scenario=borisov&seats=person,person&opening=ready'
const AXIS = 1
const SOVIET = 2
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** Novyy Borisov, with its strongpoint. */
const BRIDGE = '1829'

describe('the first turn of Borisov', () => {
  it('is played by mouse as the tutorial plays it', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=m1`)
    await laid(page)
    const matter = page.getByRole('region', { name: 'The matter in hand' })
    const log = page.getByRole('log')

    // A4.b: the Bf 110 over the 13th Army.
    expect([await asked(page), await step(page)]).toEqual([AXIS, 'missions'])
    await send(page, 'g:air:I/SKG210', '2228')
    await end(page)
    await expect.poll(() => log.textContent()).toMatch(/AA fire at Bf 110C/)

    // B1: along the motorway to the bridge, and one scout off it.
    await expect.poll(() => step(page)).toBe('movement')
    await moveAll(page, '1132', '1729')
    await move(page, 'g:53Nbw', '1729')
    await move(page, 'g:817Art', '1730')
    await pick(page, 'g:88/18Pz')
    await hover(page, '1831')
    const card = page.getByRole('tooltip')
    await card.getByText('6 of 9 points').waitFor()
    await expect.poll(() => card.textContent()).toMatch(/off the road in I-1730/)
    await clickHex(page, '1831')
    await stop(page)
    await expect
      .poll(() => places(page))
      .toMatchObject({
        'g:18/18Pz': 'I-1729',
        'g:413Eng': 'I-1729',
        'g:53Nbw': 'I-1729',
        'g:817Art': 'I-1730',
        'g:88/18Pz': 'I-1831',
      })
    await end(page)

    // B2: everybody who stands beside it.
    await expect.poll(() => step(page)).toBe('declaration')
    await clickHex(page, BRIDGE)
    await expect.poll(() => step(page)).toBe('assault')
    await button(page, 'all').click()
    await expect.poll(() => matter.locator('.odds').textContent()).toBe('5-1')
    await expect.poll(() => matter.textContent()).toMatch(/16 against 3, before guns and aircraft/)
    expect(await seriousProblems(page)).toEqual([])
    await primary(page).click()
    await expect.poll(() => page.locator('[data-tray="attacks"]').textContent()).toMatch(/One attack/)
    await end(page)

    // B3: a regiment, a gun and an order.
    expect([await asked(page), await step(page)]).toEqual([SOVIET, 'reaction'])
    await clickHex(page, '2030')
    await expect.poll(() => step(page)).toBe('march')
    await clickHex(page, BRIDGE)
    expect((await places(page))['s:175/1Mos']).toBe('I-1829')
    await end(page)
    await expect.poll(() => step(page)).toBe('artillery')
    await clickUnit(page, 's:29+49')
    await expect.poll(() => matter.textContent()).toMatch(/defence with its guns.*9/s)
    await end(page)
    await expect.poll(() => step(page)).toBe('orders')
    await clickHex(page, BRIDGE)
    await page.locator('.fan [data-verb="stand"]').click()
    await ready(page)

    // B4: dive bombers, rockets, guns and engineers.
    expect([await asked(page), await step(page)]).toEqual([AXIS, 'missions'])
    await expect.poll(() => page.locator('body').textContent()).not.toMatch(/No Retreat/)
    await send(page, 'g:air:I/StG77', BRIDGE)
    await ready(page)
    if ((await step(page)) === 'combat') await clickHex(page, BRIDGE)
    await expect.poll(() => step(page)).toBe('battle')
    await expect.poll(() => matter.textContent()).toMatch(/An order lies face down: No Retreat adds 1/)
    await clickUnit(page, 'g:53Nbw')
    await clickUnit(page, 'g:817Art')
    await button(page, 'engineers').click()
    await expect.poll(() => matter.locator('.odds').textContent()).toBe('2-1')
    await expect
      .poll(() => matter.textContent())
      .toMatch(
        /20 against 9.*support of 53 Nbw.*Attack20.*support of 29\+49 Art.*Defence9.*strongpoint.*Engineer Effects.*Division Integrity.*close air support/s,
      )
    expect(await seriousProblems(page)).toEqual([])
    await primary(page).click()
    await playOut(page, 'movement')
    await expect
      .poll(() => log.textContent())
      .toMatch(/The order of I-1829: no retreat.*20 against 9: 2-1; -2 to a die of \d+/s)

    // B5: half of their points for the panzers, none for the rockets.
    expect([await asked(page), await step(page)]).toEqual([AXIS, 'movement'])
    await pickRefused(page, 'g:817Art')
    await expect.poll(() => page.getByRole('alert').last().textContent()).toMatch(/817 Art does not move in this phase/)
    await move(page, 'g:88/18Pz', '1931')
    expect((await places(page))['g:88/18Pz']).toBe('I-1931')
    await end(page)

    // C: the Soviets in their turn.
    expect([await asked(page), await step(page)]).toEqual([SOVIET, 'movement'])
    await expect.poll(() => page.locator('.bar-turn').textContent()).toMatch(/Turn 5 of 7 · Soviet motorized/)
  })

  it('is begun by touch on a phone', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=touch`, PHONE)
    await laid(page)
    await end(page)
    await expect.poll(() => step(page)).toBe('movement')
    await tapHex(page, '1132')
    await expect.poll(() => page.locator('.fan-units li').count()).toBe(4)
    expect(await seriousProblems(page)).toEqual([])
    await page.locator('.fan [data-all]').tap()
    await tapHex(page, '1729')
    expect((await places(page))['g:101/18Pz']).toBe('I-1729')
    await end(page)
    await tapHex(page, BRIDGE)
    await expect.poll(() => step(page)).toBe('assault')
    await button(page, 'all').tap()
    await expect.poll(() => page.locator('.odds').textContent()).toBe('5-1')
    expect(await seriousProblems(page)).toEqual([])
  })

  it('is begun by keyboard alone', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=keys`)
    await laid(page)
    await page.locator('.map').focus()
    await page.keyboard.press('Enter')
    await settled(page)
    await expect.poll(() => step(page)).toBe('movement')
    await goByKeys(page, '1232')
    await page.keyboard.press('1')
    await settled(page)
    await expect.poll(() => step(page)).toBe('march')
    await goByKeys(page, '1831')
    expect((await places(page))['g:88/18Pz']).toBe('I-1831')
    await page.keyboard.press('Enter')
    await settled(page)
    await expect.poll(() => step(page)).toBe('movement')
    await page.keyboard.press('k')
    await expect.poll(() => page.locator('.legend').textContent()).toMatch(/How far headquarters command/)
  })

  it('is guided', async () => {
    const { page } = await at.visit()
    await page.locator('[data-game="efs"]').click()
    await page.getByLabel('with a guide for the first turn').check()
    await named(page, 'Both sides here').click()
    await laid(page)
    const guide = page.getByRole('region', { name: 'Guide' })
    await expect.poll(() => guide.textContent()).toMatch(/Step 1.*13th Army/s)
    await send(page, 'g:air:I/SKG210', '2228')
    await page.waitForFunction(() => document.querySelector('.guide')?.textContent?.includes('Step 2 '))
    await end(page)
    await page.waitForFunction(() => document.querySelector('.guide')?.textContent?.includes('Step 3 '))
  })
})

describe('many small counters', () => {
  it('are found by formation and number, and their stack is opened', async () => {
    const { page } = await at.visit('#/new/efs?scenario=lepel&seats=person,person&opening=ready&seed=find')
    await laid(page)
    await page.keyboard.press('/')
    const panel = page.getByRole('region', { name: 'Order of battle' })
    await page.keyboard.type('39/17')
    await expect.poll(() => panel.locator('.unit-row').count()).toBe(1)
    await expect
      .poll(() => panel.textContent())
      .toMatch(/XLVII Motorized Corps.*17th Panzer Division.*39th Panzer Regiment/s)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('map')
    await page.keyboard.press('/')
    await page.keyboard.type('26/13')
    await page.keyboard.press('Enter')
    await page.locator('.fan [data-sought] [data-unit="s:26/13Tk"]').waitFor()
    expect(await seriousProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await panel.locator('summary', { hasText: 'XLVII Motorized Corps' }).click()
    await expect
      .poll(() => panel.locator('.group-name').allTextContents())
      .toEqual(['17th Panzer Division', '18th Panzer Division', '29th Motorized Division'])
    expect(await seriousProblems(page)).toEqual([])
  })
})

const button = (page: Page, verb: string) => page.locator(`.panel [data-verb="${verb}"]`).first()

/** Sends an air unit out of its box over a hex. */
async function send(page: Page, unit: string, hex: string): Promise<void> {
  await page.locator(`[data-tray] [data-unit="${unit}"]`).first().click()
  await clickHex(page, hex)
}

async function move(page: Page, unit: string, hex: string): Promise<void> {
  await pick(page, unit)
  await clickHex(page, hex)
  await stop(page)
}

/** Takes up all of a hex, and sends them to another. */
async function moveAll(page: Page, from: string, to: string): Promise<void> {
  await clickHex(page, from)
  await page.locator('.fan [data-all]').click()
  await clickHex(page, to)
}

async function pick(page: Page, unit: string): Promise<void> {
  await clickUnit(page, unit)
  await expect.poll(() => step(page)).toBe('march')
}

async function pickRefused(page: Page, unit: string): Promise<void> {
  await clickHex(page, (await places(page))[unit]!)
}

/** Who could go on stays where he is. */
async function stop(page: Page): Promise<void> {
  if ((await step(page)) === 'march') await primary(page).click()
  await settled(page)
}

async function hover(page: Page, hex: string): Promise<void> {
  const { x, y } = await pointOf(page, hex)
  await page.mouse.move(x - 3, y)
  await page.mouse.move(x, y)
}

/** Ends the phase, and confirms it where the game asks. */
async function end(page: Page): Promise<void> {
  const before = (await record(page))?.play.length
  await primary(page).click()
  if ((await record(page))?.play.length === before) await page.locator('.caution [data-primary]').click()
  await ready(page)
}

/** Whoever the screen is handed to holds the button of the curtain. */
async function ready(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('[role="dialog"]') !== null || (window.hexfront?.answers().length ?? 0) > 0,
  )
  await settled(page)
  const curtain = page.getByRole('dialog', { name: /Hand over/ })
  if ((await curtain.count()) === 0) return
  await takeOver(page)
}

/** Answers what a combat asks, until a step is open again. */
async function playOut(page: Page, until: string): Promise<void> {
  for (let n = 0; n < 20; n++) {
    await ready(page)
    if ((await step(page)) === until) return
    const [line = ''] = await answers(page)
    const [verb = '', what = ''] = line.split(' ')
    if (what.includes(':')) await clickUnit(page, what)
    else if (what !== '') await clickHex(page, what)
    else await button(page, verb).click()
    await settled(page)
  }
  throw new Error(`${until} did not come`)
}

/** Finds a hex by its number, then picks it. */
async function goByKeys(page: Page, hex: string): Promise<void> {
  await page.keyboard.press('g')
  await page.keyboard.type(`I-${hex}`)
  await page.keyboard.press('Enter')
  await page.locator('.map').focus()
  await page.keyboard.press('Space')
  await settled(page)
}
