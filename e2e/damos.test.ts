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
  primary,
  record,
  settled,
  step,
  takeOver,
  tapHex,
} from './table.ts'

const at = client()

const HOTSEAT = '#/new/damos?seats=person,person&opening=ready'
const GERMAN = 1
const RUSSIAN = 2
/** Panzers beside Brest, those north of it, and a mechanized corps behind it. */
const BREST = '3127'
const NORTH = '3028'
const NORTHERN_TARGET = '3027'
const KOBRIN = '3126'
/** Infantry beside a mechanized corps that may react. */
const INFANTRY = '2829'
const CORPS = '2828'

describe('a German first turn', () => {
  it('is played by mouse: a Penetration, an exploitation, a railway that branches, and a counterattack', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=m1`)
    await laid(page)
    await endUntil(page, 'operations')
    await clickHex(page, NORTH)
    await fanButton(page, NORTHERN_TARGET, 'Standard Attack')
    await playOut(page, 'operations')
    await clickHex(page, '3228')
    await fanButton(page, '3227', 'Standard Attack')
    await playOut(page, 'operations')

    await fanButton(page, BREST, 'Penetration')
    await page.getByRole('dialog', { name: /Hand over to Russian/ }).waitFor()
    await ready(page)
    await expect.poll(() => page.getByRole('log').textContent()).toMatch(/A Concerted Attack on 3127 is declared$/)
    expect([await asked(page), await step(page)]).toEqual([RUSSIAN, 'posture'])
    const matter = page.getByRole('region', { name: 'The matter in hand' })
    await expect
      .poll(() => matter.textContent())
      .toMatch(/Grand Assault or Penetration.*Steadfast Defence.*Penetration, dice \+2/s)
    await page.locator('.panel [data-verb="take"]').first().click()
    await ready(page)
    expect([await asked(page), await step(page)]).toEqual([GERMAN, 'march'])
    await clickHex(page, BREST)
    await ready(page)
    await expect.poll(() => step(page)).toBe('support')
    await expect.poll(() => matter.locator('.odds').textContent()).toMatch(/^\d+ : \d+$/)
    await expect.poll(() => matter.textContent()).toMatch(/Penetration against Steadfast Defence.*Defenders may lose/s)
    expect(await seriousProblems(page)).toEqual([])
    await playOut(page, 'march')

    await expect.poll(() => page.locator('.panel').textContent()).toMatch(/Exploiting: \w+ points left/)
    for (const unit of ['g:4Pz', 'g:10Mot', 'g:267']) await leave(page, unit)
    const goal = (await answers(page)).find((line) => line.startsWith('to '))!.split(' ')[1]!
    await clickHex(page, goal)
    await playOut(page, 'operations')
    expect((await places(page))['g:3Pz']).toBe(goal)

    await endUntil(page, 'rail')
    await clickHex(page, BREST)
    await expect.poll(() => step(page)).toBe('branch')
    await page.keyboard.press('r')
    await expect.poll(() => page.locator('.legend').textContent()).toMatch(/German gauge, railheads/)
    await clickHex(page, NORTHERN_TARGET)
    await expect.poll(() => page.getByRole('log').textContent()).toMatch(/3027 has German gauge/)

    await endUntil(page, 'operations')
    await fanButton(page, KOBRIN, 'Penetration')
    await ready(page)
    await expect.poll(() => asked(page)).toBe(RUSSIAN)
    await sealed(page)
    await playOut(page, 'march')
    await clickHex(page, KOBRIN)
    await playOut(page, 'operations')
    await expect
      .poll(() => page.getByRole('log').textContent())
      .toMatch(/the posture: Counterattack.*Counterattack with \d+ against \d+/s)
  })

  it('is played by keyboard alone: a march, a Penetration with its posture, an exploitation, a branch of the railway', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=m1`)
    await laid(page)
    await page.locator('.map').focus()
    await endByKeys(page, 'operations')
    await goByKeys(page, INFANTRY)
    await expect.poll(() => step(page)).toBe('march')
    await goByKeys(page, '2830')
    expect((await places(page))['g:7']).toBe('2830')
    await page.keyboard.press('Enter')
    await settled(page)
    await expect.poll(() => step(page)).toBe('operations')

    for (const [from, target] of [
      [NORTH, NORTHERN_TARGET],
      ['3228', '3227'],
    ] as const) {
      await goByKeys(page, from)
      await sayByKeys(page, target, 'Standard Attack')
      await playOutByKeys(page, 'operations')
    }

    await sayByKeys(page, BREST, 'Penetration')
    await readyByKeys(page)
    expect([await asked(page), await step(page)]).toEqual([RUSSIAN, 'posture'])
    await playOutByKeys(page, 'march')
    await goByKeys(page, BREST)
    await playOutByKeys(page, 'march')
    await expect.poll(() => page.locator('.panel').textContent()).toMatch(/Exploiting: \w+ points left/)
    for (const unit of ['g:4Pz', 'g:10Mot', 'g:267'])
      if ((await answers(page)).includes(`leave ${unit}`)) await pickByKeys(page, unit)
    const goal = (await answers(page)).find((line) => line.startsWith('to '))!.split(' ')[1]!
    await goByKeys(page, goal)
    await playOutByKeys(page, 'operations')
    expect((await places(page))['g:3Pz']).toBe(goal)

    await endByKeys(page, 'rail')
    await goByKeys(page, BREST)
    await expect.poll(() => step(page)).toBe('branch')
    await goByKeys(page, NORTHERN_TARGET)
    await expect.poll(() => page.getByRole('log').textContent()).toMatch(/3027 has German gauge/)
  })

  it('is played by touch on a phone', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=touch`, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    await laid(page)
    await endUntil(page, 'operations')
    await tapHex(page, NORTH)
    await expect.poll(() => step(page)).toBe('march')
    await tapHex(page, NORTHERN_TARGET)
    await page.locator('.fan button', { hasText: 'Standard Attack' }).tap()
    await ready(page)
    expect([await asked(page), await step(page)]).toEqual([RUSSIAN, 'posture'])
    expect(await seriousProblems(page)).toEqual([])
    await playOut(page, 'operations')
    await expect.poll(() => page.getByRole('log').textContent()).toMatch(/Attackers: 23 strength points/)
  })
})

describe('a second turn', () => {
  it('is interrupted: a force that marches is met by a reaction, or let pass beforehand', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=react`)
    await laid(page)
    await endUntil(page, 'operations')
    await end(page)
    await endUntil(page, 'operations')
    await clickHex(page, INFANTRY)
    await clickHex(page, '2929')
    await page.getByRole('dialog', { name: /Hand over to Russian/ }).waitFor()
    await ready(page)
    expect([await asked(page), await step(page)]).toEqual([RUSSIAN, 'window'])
    const matter = page.getByRole('region', { name: 'The matter in hand' })
    await expect.poll(() => matter.textContent()).toMatch(/The enemy is in 2929.*2828: 13 MC/s)
    await expect.poll(() => page.locator('.panel').textContent()).toMatch(/Let this force pass/)
    await fanButton(page, CORPS, 'React from')
    await expect.poll(() => step(page)).toBe('reaction')
    await expect.poll(() => matter.locator('.odds').textContent()).toMatch(/^\d+\+$/)
    expect(await seriousProblems(page)).toEqual([])
    await primary(page).click()
    await playOut(page, 'operations')
    await expect.poll(() => page.getByRole('log').textContent()).toMatch(/A force in 2828 tries to react into 2929/)
  })

  it('goes on without the curtain once the other side has answered beforehand', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=react`)
    await laid(page)
    await endUntil(page, 'operations')
    await end(page)
    await endUntil(page, 'operations')
    await clickHex(page, INFANTRY)
    await clickHex(page, '2929')
    await ready(page)
    expect([await asked(page), await step(page)]).toEqual([RUSSIAN, 'window'])
    await named(page, 'Let all pass in this phase').click()
    await ready(page)
    expect([await asked(page), await step(page)]).toEqual([GERMAN, 'march'])
    await expect.poll(() => page.getByRole('region', { name: 'Answers beforehand' }).count()).toBe(0)
    const windows = (await record(page))!.play.filter(({ say }) => say === 'pass').length
    await primary(page).click()
    await clickHex(page, '2730')
    await clickHex(page, '2829')
    await settled(page)
    expect([await asked(page), await step(page)]).toEqual([GERMAN, 'march'])
    await expect.poll(() => page.getByRole('dialog', { name: /Hand over/ }).count()).toBe(0)
    expect((await record(page))!.play.filter(({ say }) => say === 'pass').length).toBeGreaterThan(windows)
  })

  it('shows nothing of the strength of a German unit to the Russian', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=fog`)
    await laid(page)
    await endUntil(page, 'operations')
    await clickHex(page, INFANTRY)
    await fanButton(page, CORPS, 'Meeting Engagement')
    await ready(page)
    await expect.poll(() => asked(page)).toBe(RUSSIAN)
    await clickHex(page, '3128')
    expect(await page.locator('.fan').innerHTML()).toMatch(/3rd Panzer Division, \?-8/)
    await sealed(page)
  })
})

describe('two worlds that look the same to the Russian', () => {
  it('are one and the same page to him', async () => {
    const pages = [await russianPage('first'), await russianPage('last')]
    expect(pages[0]!.lost).not.toBe(pages[1]!.lost)
    expect(pages[0]!.html).toBe(pages[1]!.html)
  })

  /** What he has before him when a battle after one that has cost the Germans a point begins: the unit that lost it is theirs to know. */
  async function russianPage(which: 'first' | 'last') {
    const { page, context } = await at.visit(`${HOTSEAT}&seed=w`)
    await laid(page)
    await endUntil(page, 'operations')
    let lost = ''
    for (const [from, target] of [
      [INFANTRY, CORPS],
      [NORTH, NORTHERN_TARGET],
    ] as const) {
      await clickHex(page, from)
      await fanButton(page, target, 'Meeting Engagement')
      await ready(page)
      if (lost !== '') break
      for (let n = 0; n < 30 && (await step(page)) !== 'operations'; n++) {
        await ready(page)
        const lines = (await answers(page)).filter((line) => line.startsWith('lose g:'))
        if (lines.length > 1) {
          lost = lines.at(which === 'first' ? 0 : -1)!.split(' ')[1]!
          await clickUnit(page, lost)
          await settled(page)
        } else await playOn(page)
      }
    }
    expect([await asked(page), await step(page)]).toEqual([RUSSIAN, 'posture'])
    const html = (await page.locator('body').innerHTML()).replaceAll(/#\/play\/[\w-]+/g, '')
    await context.close()
    return { lost, html }
  }
})

describe('a newcomer', () => {
  it('is guided through a first turn', async () => {
    const { page } = await at.visit()
    await page.locator('[data-game="damos"]').click()
    await page.getByLabel('with a guide for the first turn').check()
    await named(page, 'Both sides here').click()
    await laid(page)
    const guide = page.getByRole('region', { name: 'Guide' })
    await expect.poll(() => guide.textContent()).toMatch(/Step 1/)
    await endUntil(page, 'operations')
    await page.waitForFunction(() => document.querySelector('.guide')?.textContent?.includes('Step 2 '))
    await clickHex(page, INFANTRY)
    await page.waitForFunction(() => document.querySelector('.guide')?.textContent?.includes('Step 3 '))
    await named(page, 'End the guide').click()
    await expect.poll(() => guide.count()).toBe(0)
  })
})

/** Nothing on the page tells the strength of a German unit, or which of them has lost any. */
async function sealed(page: Page): Promise<void> {
  const html = await page.locator('body').innerHTML()
  const text = (await page.locator('body').textContent()) ?? ''
  expect(text).toMatch(/4 Pz \?-8/)
  expect(text).not.toMatch(/(Pz|Mot|Inf|GD|Reich) [1-9]-[58]/)
  expect(html).not.toMatch(/(Division|Brigade|Reich|Grossdeutschland), [1-9]-[58]/)
  expect(text).not.toMatch(/(Pz|Mot|Inf|GD|Reich) loses/)
}

/** Opens the stack of a hex and presses what it offers. */
async function fanButton(page: Page, hex: string, text: string): Promise<void> {
  await clickHex(page, hex)
  await page.locator('.fan button', { hasText: text }).click()
  await settled(page)
}

/** Leaves a unit of the force in hand behind. */
async function leave(page: Page, unit: string): Promise<void> {
  if ((await answers(page)).includes(`leave ${unit}`)) await clickUnit(page, unit)
}

/** Somebody is asked, or the screen is handed over. */
async function awaited(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('[role="dialog"]') !== null || (window.hexfront?.answers().length ?? 0) > 0,
  )
  await settled(page)
}

/** Whoever the screen is handed to holds the button of the curtain. */
async function ready(page: Page): Promise<void> {
  await awaited(page)
  const curtain = page.getByRole('dialog', { name: /Hand over/ })
  if ((await curtain.count()) === 0) return
  await takeOver(page)
}

/** Steps in which the large button goes on without anything being done. */
const QUIET = new Set(['support', 'reroll', 'relief', 'stand', 'window', 'march'])

/** Answers all that a battle or a reaction asks, until a step is open again. */
async function playOut(page: Page, until: string): Promise<void> {
  for (let n = 0; n < 40; n++) {
    await ready(page)
    if ((await step(page)) === until) return
    await playOn(page)
  }
  throw new Error(`${until} did not come`)
}

async function playOn(page: Page): Promise<void> {
  const [line = ''] = await answers(page)
  const [verb = '', what] = line.split(' ')
  if (QUIET.has(await step(page))) await primary(page).click()
  else if (what !== undefined && /^\d{4}$/.test(what)) await clickHex(page, what)
  else if (what?.includes(':')) await clickUnit(page, what)
  else await page.locator(`.panel [data-verb="${verb}"]`).first().click()
  await settled(page)
}

/** Ends the phase, and confirms it where the game asks. */
async function end(page: Page): Promise<void> {
  const before = (await record(page))?.play.length
  await primary(page).click()
  if ((await record(page))?.play.length === before) await page.locator('.caution [data-primary]').click()
  await ready(page)
}

/** Ends phases until a step is open. */
async function endUntil(page: Page, wanted: string): Promise<void> {
  for (let n = 0; n < 8 && (await step(page)) !== wanted; n++) await end(page)
}

/** Ends phases by the large button, and once more where the game asks, until a step is open. */
async function endByKeys(page: Page, wanted: string): Promise<void> {
  for (let n = 0; n < 24 && (await step(page)) !== wanted; n++) {
    await page.keyboard.press('Enter')
    await readyByKeys(page)
  }
}

/** Says what the open stack of a hex offers, by its number. */
async function sayByKeys(page: Page, hex: string, text: string): Promise<void> {
  await goByKeys(page, hex)
  const key = await page.locator('.fan button', { hasText: text }).locator('kbd').textContent()
  await page.keyboard.press(key ?? '')
  await settled(page)
}

/** Picks a unit out of the stack that it is in, by its number. */
async function pickByKeys(page: Page, unit: string): Promise<void> {
  await goByKeys(page, (await places(page))[unit]!)
  if ((await page.locator('.fan').count()) === 0) await page.keyboard.press('F2')
  const key = await page
    .locator('.fan li', { has: page.locator(`[data-unit="${unit}"]`) })
    .locator('kbd')
    .textContent()
  await page.keyboard.press(key ?? '')
}

/** The button of the curtain is the next thing after its title, and is held. */
async function readyByKeys(page: Page): Promise<void> {
  await awaited(page)
  const curtain = page.getByRole('dialog', { name: /Hand over/ })
  if ((await curtain.count()) === 0) return
  await page.waitForFunction(() => document.activeElement?.closest('.curtain') != null)
  await page.keyboard.press('Tab')
  await page.keyboard.down('Enter')
  await curtain.waitFor({ state: 'detached' })
  await page.keyboard.up('Enter')
  await page.locator('.map').focus()
  await settled(page)
}

/** Answers all that a battle asks by keys, until a step is open again. */
async function playOutByKeys(page: Page, until: string): Promise<void> {
  for (let n = 0; n < 40; n++) {
    await readyByKeys(page)
    const now = await step(page)
    if (now === until) return
    const [line = ''] = await answers(page)
    const [, what = ''] = line.split(' ')
    if (QUIET.has(now)) await page.keyboard.press('Enter')
    else if (/^\d{4}$/.test(what)) await goByKeys(page, what)
    else if (what.includes(':')) await pickByKeys(page, what)
    else {
      await page.keyboard.press('l')
      await page.keyboard.press('Enter')
      await page.locator('.map').focus()
    }
    await settled(page)
  }
  throw new Error(`${until} did not come`)
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
