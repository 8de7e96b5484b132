import { Match, seededDice, writeRecord } from '@hexfront/core'
import { findRegistration } from '@hexfront/games'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seriousProblems } from './axe.ts'
import { client } from './client.ts'
import { answers, clickUnit, laid, named, places, record, settled } from './table.ts'

const at = client()

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const COPY = {
  hexfront: 'overlay',
  game: 'dagc73',
  name: 'My copy',
  about: 'As my counters have it.',
  set: { 'unit.r:29T.movement': 1, 'unit.r:29T.strength': 9, 'terrain.2813': 'forest', 'crt.3-1.4': 'Dr' },
}

interface Given {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const fileOf = (content: object | string, name = 'my-copy.json'): Given => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
})

const mark = (page: Page) => page.getByRole('button', { name: /^Played with/ })

async function openStarter(page: Page, game = 'dagc73'): Promise<void> {
  await page.locator(`[data-game="${game}"]`).click()
  await page.locator('.values summary').click()
}

async function load(page: Page, file: Given): Promise<void> {
  await page.locator('.values input[type=file]').setInputFiles(file)
}

/** A new game against the bot with values of one's own. */
async function playWith(page: Page, content: object): Promise<void> {
  await openStarter(page)
  await load(page, fileOf(content))
  await page.locator('.changes').waitFor()
  await named(page, /^Play the bot/).click()
  await laid(page)
}

/** Lets a file fall on an element. */
async function drop(page: Page, target: string, content: object | string): Promise<void> {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  const dataTransfer = await page.evaluateHandle((body) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([body], 'dropped.json', { type: 'application/json' }))
    return transfer
  }, text)
  await page.dispatchEvent(target, 'dragover', { dataTransfer })
  await page.dispatchEvent(target, 'drop', { dataTransfer })
}

describe('an overlay that fits', () => {
  it('says in words what it changes, is played with, and can be taken off', async () => {
    const { page } = await at.visit()
    await openStarter(page)
    await load(page, fileOf(COPY))
    const values = page.locator('.values')
    await expect.poll(() => values.textContent()).toContain('4 values are replaced')
    await expect.poll(() => values.textContent()).toContain('As my counters have it.')
    const row = values.locator('tr', { hasText: 'unit.r:29T.strength' })
    await expect.poll(() => row.textContent()).toMatch(/strength\d+9printed, 14\.6/)
    await expect.poll(() => values.locator('tr', { hasText: 'terrain.2813' }).textContent()).toContain('reconstructed')
    await expect.poll(() => page.locator('.cover', { hasText: '1973' }).textContent()).toContain('with My copy')
    expect(await seriousProblems(page)).toEqual([])
    await named(page, 'Play with our values').click()
    await expect.poll(() => page.locator('.changes').count()).toBe(0)
    await named(page, /^Play the bot/).click()
    await laid(page)
    expect(await record(page)).not.toHaveProperty('overlay')
    await expect.poll(() => mark(page).count()).toBe(0)
  })

  it('marks the table, is kept with the game, and holds for the next game of that title', async () => {
    const { page, context } = await at.visit()
    await playWith(page, COPY)
    expect((await record(page))?.overlay).toMatchObject({ name: 'My copy', set: COPY.set })
    await mark(page).click()
    const sheet = page.getByRole('dialog', { name: 'Replaced values' })
    await expect.poll(() => sheet.locator('tbody tr').count()).toBe(4)
    expect(await seriousProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.reload()
    await laid(page)
    await expect.poll(() => mark(page).textContent()).toBe('My copy')
    expect((await record(page))?.overlay).toMatchObject({ name: 'My copy' })
    const other = await context.newPage()
    await other.goto(page.url())
    await expect.poll(() => other.getByText('played in another window').count()).toBeGreaterThan(0)
    await expect.poll(() => mark(other).count()).toBe(1)
    await other.close()
    await page.goto(at.address)
    await expect.poll(() => page.locator('.kept-card').textContent()).toContain('with My copy')
    await page.locator('[data-play="dagc73"]').click()
    await laid(page)
    await expect.poll(() => mark(page).count()).toBe(1)
  })

  it('is what is played by, and shown on counters and in the replay', async () => {
    const { page } = await at.visit()
    await playWith(page, COPY)
    const hex = (await places(page))['r:29T']!
    await clickUnit(page, 'r:29T')
    const near = await page.evaluate((from) => window.hexfront?.around(from) ?? [], hex)
    const goals = (await answers(page)).filter((line) => line.startsWith('to ')).map((line) => line.split(' ')[1]!)
    expect(goals.filter((goal) => !near.includes(goal))).toEqual([])
    expect(goals.length).toBeGreaterThan(0)
    await page.locator('.tool', { hasText: 'Replay' }).click()
    await expect.poll(() => mark(page).count()).toBe(1)
    await named(page, 'Close the replay').click()
    await page.keyboard.press('/')
    await page.getByRole('searchbox').fill('29 Tank')
    await expect.poll(() => page.locator('.units-panel').textContent()).toContain('9-1')
  })

  it('is what bots play by', async () => {
    const { rules } = findRegistration('dagc73')
    const slow = rules.book!.names().filter((name) => /^unit\..*\.movement$/.test(name))
    const { page } = await at.visit()
    await page.evaluate(() => localStorage.setItem('hexfront.settings', JSON.stringify({ pace: 'instant' })))
    await page.reload()
    await openStarter(page)
    await page.locator('.starter').getByRole('button', { name: 'Recruit' }).click()
    await load(page, fileOf({ ...COPY, set: Object.fromEntries(slow.map((name) => [name, 2])) }))
    await page.locator('.changes').waitFor()
    await named(page, /^Watch two bots/).click()
    await page.waitForFunction(() => (window.hexfront?.record().play.length ?? 0) > 400, null, { timeout: 60_000 })
    await expect.poll(() => page.locator('.strip[role=alert]').count()).toBe(0)
  })

  it('comes with a record, and is said where that is opened', async () => {
    const { rules } = findRegistration('dagc73')
    const { name, set } = COPY
    const match = Match.begin(rules, 'historical', {}, seededDice('given'), undefined, { name, set })
    const { page } = await at.visit()
    const given = fileOf(writeRecord(match.record()), 'given.hexfront.json')
    await page.locator('.home-bar input[type=file]').setInputFiles(given)
    await laid(page)
    await expect
      .poll(() => page.getByRole('status').allTextContents())
      .toContainEqual(expect.stringContaining('Played with My copy: 4 values are replaced.'))
    await expect.poll(() => mark(page).count()).toBe(1)
  })

  it('is taken where it falls, and opens the game that it is for', async () => {
    const { page } = await at.visit()
    await drop(page, 'main', COPY)
    await expect.poll(() => page.locator('.starter .changes').textContent()).toContain('My copy')
    await drop(page, '.values', { ...COPY, name: 'Another copy' })
    await expect.poll(() => page.locator('.starter .changes').textContent()).toContain('Another copy')
  })
})

describe('a file that is no good', () => {
  it.each([
    ['not JSON', '{\n  "hexfront": "overlay",\n  "game": "dagc73"\n  "name": "x"\n}', /line 4: this is not JSON/],
    ['an unknown name', { ...COPY, set: { 'crt.3-1.9': 'Dr' } }, /crt\.3-1\.9: there is no such value \(near it: /],
    ['a wrong value', { ...COPY, set: { 'unit.r:29T.strength': 'nine' } }, /strength: a whole number from 0 to 20 was/],
    ['another game', { ...COPY, game: 'damos' }, /is an overlay for Army Group Center\. It is not used here/],
    ['another file', '<html></html>', /looks like a web page, not like an overlay/],
  ])('is refused with a reason and loses nothing: %s', async (_, content, reason) => {
    const { page } = await at.visit()
    await openStarter(page)
    await named(page, 'Sane Historical').click()
    await load(page, fileOf(COPY))
    await page.locator('.changes').waitFor()
    await load(page, fileOf(content, 'wrong.json'))
    const alert = page.locator('.values [role=alert]')
    await expect.poll(() => alert.textContent()).toMatch(reason)
    await expect.poll(() => alert.textContent()).toContain('“wrong.json”')
    expect(await seriousProblems(page)).toEqual([])
    await expect.poll(() => page.locator('.changes').textContent()).toContain('My copy')
    await expect.poll(() => named(page, 'Sane Historical').getAttribute('aria-pressed')).toBe('true')
    await load(page, fileOf({ ...COPY, name: 'Mended' }))
    await expect.poll(() => alert.count()).toBe(0)
    await expect.poll(() => page.locator('.changes').textContent()).toContain('Mended')
  })

  it('is not taken into a game that is on', async () => {
    const { page } = await at.visit('#/new/dagc73?seats=person,person&seed=on')
    await laid(page)
    await drop(page, 'main', COPY)
    await expect
      .poll(() => page.locator('.strip[role=alert]').textContent())
      .toContain('keeps the values it was begun with')
  })

  it('cannot be had from an address', async () => {
    const { page } = await at.visit('#/new/dagc73?values=own')
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('not on this device')
  })
})

describe('on a phone', () => {
  it('everything has room', async () => {
    const { page } = await at.visit('', PHONE)
    await openStarter(page)
    await load(page, fileOf(COPY))
    await page.locator('.changes').waitFor()
    const isWide = (): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(await isWide()).toBe(false)
    expect(await seriousProblems(page)).toEqual([])
    await named(page, /^Play the bot/).click()
    await laid(page)
    await mark(page).click()
    await page.getByRole('dialog', { name: 'Replaced values' }).waitFor()
    await settled(page)
    expect(await isWide()).toBe(false)
    expect(await seriousProblems(page)).toEqual([])
  })
})
