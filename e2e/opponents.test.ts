import { readFile } from 'node:fs/promises'
import { Match, seededDice, writeRecord } from '@hexfront/core'
import { playUntil } from '@hexfront/core/testing'
import { findRegistration, newPlayer } from '@hexfront/games'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seriousProblems } from './axe.ts'
import { client } from './client.ts'
import { laid, named, record, settled } from './table.ts'

const at = client()

/** A browser on a busy machine thinks slowly. */
const PATIENT = { timeout: 90_000 }
const AT_ONCE = { pace: 'instant' }

/** The last two turns of a game of light bots, so that little is left to be played on. */
function shortGame(): Buffer {
  const { rules: game } = findRegistration('dagc73')
  const dice = seededDice('short')
  const whole = Match.begin(game, 'maximum', {}, dice)
  const bots = [1, 2].map((side) => newPlayer(game.id, 'recruit', `short ${side}`))
  playUntil(whole, bots, ({ turn }) => turn === 9)
  const because = 'the first turns are left out'
  const late = Match.onward(game, whole.position, whole.deal, { rules: game.rules, because, story: [] }, dice)
  playUntil(late, bots)
  return Buffer.from(writeRecord({ ...late.record(), table: { seats: ['recruit', 'recruit'] } }))
}

async function openReplay(page: Page, buffer: Buffer): Promise<void> {
  const file = { name: 'short.hexfront.json', mimeType: 'application/json', buffer }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('dialog', { name: 'The game is over' }).waitFor(PATIENT)
  await named(page, 'Replay it').click()
}

async function set(page: Page, settings: object): Promise<void> {
  await page.evaluate((kept) => localStorage.setItem('hexfront.settings', JSON.stringify(kept)), settings)
  await page.reload()
}

describe('levels', () => {
  it('are chosen on the home page in words, with the time they take', async () => {
    const { page } = await at.visit()
    const level = page.locator('.level')
    await level.getByRole('button', { name: 'Staff' }).click()
    await expect.poll(() => level.textContent()).toMatch(/five seconds/)
    await expect.poll(() => page.locator('.cover', { hasText: '1973' }).textContent()).toContain('against Staff')
    expect(await seriousProblems(page)).toEqual([])
    await page.locator('[data-play="dagc73"]').click()
    await laid(page)
    await expect.poll(() => page.locator('.scores').textContent()).toContain('Staff')
  })

  it('follow the home page where a game is about to be started', async () => {
    const { page } = await at.visit()
    await page.locator('[data-game="dagc73"]').click()
    const opponent = page.getByRole('group', { name: 'Opponent' })
    const pressed = opponent.locator('[aria-pressed="true"]')
    await expect.poll(() => pressed.textContent()).toBe('Regular')
    await opponent.getByRole('button', { name: 'Recruit' }).click()
    await page.locator('.level').getByRole('button', { name: 'Veteran' }).click()
    await expect.poll(() => pressed.textContent()).toBe('Veteran')
    await opponent.getByRole('button', { name: 'Staff' }).click()
    await expect.poll(() => pressed.textContent()).toBe('Staff')
  })

  it('change in the middle of a game', async () => {
    const { page } = await at.visit('#/new/dagc73?seats=veteran,person&seed=level')
    await laid(page)
    await page.locator('.tool', { hasText: 'Settings' }).click()
    const sheet = page.getByRole('dialog', { name: 'Settings' })
    const german = sheet.getByRole('group', { name: 'Who plays German' })
    await german.getByRole('button', { name: 'Recruit' }).click()
    await expect.poll(() => sheet.textContent()).toContain('a light opponent')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.scores').textContent()).toContain('Recruit')
  })
})

describe('a bot that thinks', () => {
  it('shows how far it is, and plays what it has when it is told to', async () => {
    const { page } = await at.visit('#/new/dagc73?seats=person,staff&seed=think')
    const card = page.locator('.thinking')
    await card.waitFor(PATIENT)
    await expect.poll(() => card.textContent()).toContain('Staff weighs its plans')
    const before = (await record(page))!.play.length
    // Between two looks it may have made up its mind by itself.
    const progress = await page.evaluate(() => {
      const done = document.querySelector<HTMLProgressElement>('.thinking progress')?.value
      document.querySelector<HTMLElement>('.thinking button')?.click()
      return done
    })
    expect(progress).toBeLessThan(1)
    await page.waitForFunction((count) => (window.hexfront?.record().play.length ?? 0) > count, before, PATIENT)
    expect(await seriousProblems(page)).toEqual([])
  })
})

describe('a hint', () => {
  it('says what the best player would do, and does it', async () => {
    const { page } = await at.visit('#/new/dagc73?seats=regular,person&seed=hint')
    await set(page, AT_ONCE)
    await laid(page)
    await named(page, /^Hint/).click()
    const card = page.locator('.counsel')
    await card.waitFor(PATIENT)
    await expect.poll(() => card.textContent()).toContain('Staff would do this')
    expect(await seriousProblems(page)).toEqual([])
    const before = (await record(page))!.play.length
    await card.getByRole('button', { name: /^Do/ }).first().click()
    await settled(page)
    expect((await record(page))!.play.length).toBeGreaterThan(before)
    await page.locator('.undo').click()
    expect((await record(page))!.play.length).toBe(before)
  })

  it('is not for those who play against a person, nor is the bar', async () => {
    const { page } = await at.visit('#/new/dagc73?seats=person,person&seed=hint')
    await set(page, { ...AT_ONCE, chances: 'on' })
    await laid(page)
    await expect.poll(() => named(page, /^Hint/).count()).toBe(0)
    await expect.poll(() => page.locator('.outlook').count()).toBe(0)
    await page.keyboard.press('a')
    await expect.poll(() => page.locator('.counsel, .thinking').count()).toBe(0)
    await page.locator('.tool', { hasText: 'Replay' }).click()
    await expect.poll(() => page.locator('.insight-bar').textContent()).toContain('two people')
  })
})

describe('the bar of chances', () => {
  it('is shown where it is wanted, and goes when it is not', async () => {
    const { page } = await at.visit('#/new/dagc73?scenario=limited&seats=regular,person&seed=bar')
    await set(page, { ...AT_ONCE, chances: 'on' })
    await laid(page)
    const bar = page.locator('.outlook')
    await bar.waitFor(PATIENT)
    await page.waitForFunction(
      () => document.querySelector('.outlook')?.textContent?.startsWith('You win') ?? false,
      null,
      PATIENT,
    )
    expect(await seriousProblems(page)).toEqual([])
    await page.locator('.tool', { hasText: 'Settings' }).click()
    await page
      .getByRole('group', { name: /Your chances/ })
      .getByRole('button', { name: 'Off' })
      .click()
    await expect.poll(() => bar.count()).toBe(0)
  })
})

describe('an analysis', () => {
  it('draws the chances while it works, can be stopped, and is kept with the game', async () => {
    const { page } = await at.visit()
    await openReplay(page, shortGame())
    await named(page, 'Chances').click()
    await named(page, /^Work out the chances/).click()
    const work = page.locator('.replay-plot .chances-work')
    await work.waitFor(PATIENT)
    await expect.poll(() => work.textContent()).toMatch(/^\d+ %/)
    const band = page.locator('.replay-plot .chances-band')
    await band.waitFor(PATIENT)
    expect(await seriousProblems(page)).toEqual([])
    await work.getByRole('button', { name: 'Stop' }).click()
    await named(page, 'Look closer').waitFor()
    await page.waitForTimeout(500)
    await page.reload()
    await band.waitFor(PATIENT)
  })

  it('leads to turning points, tells choices from dice, and branches with the line of the best player', async () => {
    const { page } = await at.visit()
    await openReplay(page, await readFile(new URL('../docs/records/dagc73.json', import.meta.url)))
    const turning = page.getByRole('region', { name: 'Turning points' }).getByRole('button')
    await turning.first().waitFor(PATIENT)
    const marks = page.locator('.replay-plot .turning-mark')
    await marks.first().waitFor(PATIENT)
    await expect.poll(() => marks.count()).toBe(await turning.count())
    await expect.poll(() => turning.first().textContent()).toMatch(/Turn 2, Soviet.*Choices.*Dice.*give or take \d+/)
    expect(await seriousProblems(page)).toEqual([])
    await turning.nth(1).click()
    const moment = Number(await page.getByRole('slider', { name: 'Moment' }).inputValue())
    expect(moment).toBeGreaterThan(0)
    await expect.poll(() => page.locator('.turning [data-now]').textContent()).toContain('Turn 6')
    const game = page.url().split('/table/')[1]!.split('/')[0]!
    await named(page, /^What would Staff do for Soviet/).click()
    const line = page.getByRole('region', { name: 'The line of the best player' })
    await line.waitFor(PATIENT)
    await expect.poll(() => line.locator('li').count()).toBeGreaterThan(0)
    expect(await seriousProblems(page)).toEqual([])
    await named(page, /^Play on with this/).click()
    await page.waitForFunction((id) => !location.hash.includes(id), game)
    await page.waitForFunction((choices) => (window.hexfront?.record().play.length ?? 0) > choices, moment, PATIENT)
  })
})
