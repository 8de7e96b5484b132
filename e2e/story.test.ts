import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { client } from './client.ts'
import {
  answerFirst,
  answers,
  asked,
  clickHex,
  clickUnit,
  laid,
  named,
  primary,
  record,
  settled,
  step,
} from './table.ts'

const at = client()

const HOTSEAT = '#/new/dagc73?seats=person,person&opening=ready'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
const MOVING = { reducedMotion: 'no-preference' as const }

/** Ends phases until the other side is asked in a phase of its own. */
async function endTurn(page: Page): Promise<void> {
  const side = await asked(page)
  while ((await asked(page)) === side) {
    await primary(page).click()
    const caution = page.locator('.caution [data-primary]')
    if (await caution.isVisible()) await caution.click()
    await settled(page)
  }
}

/** Moves one Soviet unit and attacks with what can. */
async function moveAndAttack(page: Page): Promise<void> {
  await clickUnit(page, 'r:29T')
  const to = (await answers(page)).findLast((line) => line.startsWith('to '))!.split(' ')[1]!
  await clickHex(page, to)
  await toCombat(page)
  await attack(page)
  while ((await step(page)) !== 'combat') await answerFirst(page)
}

async function toCombat(page: Page): Promise<void> {
  await primary(page).click()
  await page.locator('.caution [data-primary]').click()
  await settled(page)
}

/** Everything up to the roll. */
async function prepare(page: Page): Promise<void> {
  await clickHex(page, '4011')
  for (let n = 0; n < 3; n++) {
    const unit = (await answers(page)).find((line) => line.startsWith('join '))!.split(' ')[1]!
    await clickUnit(page, unit)
  }
}

async function attack(page: Page): Promise<void> {
  await prepare(page)
  if (await page.locator('.fan').isVisible()) await page.locator('.fan .round').click()
  await primary(page).click()
  await settled(page)
}

/** A finished game, played by bots at full speed. */
async function finished(page: Page, seed = 'turn7'): Promise<void> {
  await page.evaluate(() => localStorage.setItem('hexfront.settings', JSON.stringify({ pace: 'instant' })))
  await page.goto(`${at.address}#/new/drill?seats=bot,bot&seed=${seed}`)
  await page.reload()
  await page.getByRole('dialog', { name: 'The game is over' }).waitFor({ timeout: 60_000 })
}

describe('since my last turn', () => {
  it('is offered when the other side has had its turn, steps through the map, and goes by itself', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=since`)
    await laid(page)
    await expect.poll(() => page.locator('.since').isVisible()).toBe(false)
    await moveAndAttack(page)
    await endTurn(page)
    const card = page.getByRole('region', { name: 'Since your last turn' })
    await expect.poll(() => card.textContent()).toMatch(/units? moved.*1 fight/)
    await named(page, 'Show me').click()
    const items = card.locator('.since-list li')
    const count = await items.count()
    expect(count).toBeGreaterThan(1)
    await expect.poll(() => card.locator('[aria-current]').count()).toBe(1)
    await page.keyboard.press('j')
    await expect.poll(() => items.nth(1).getAttribute('aria-current')).toBe('step')
    await page.keyboard.press('Shift+J')
    await expect.poll(() => items.nth(0).getAttribute('aria-current')).toBe('step')
    await expect.poll(() => card.textContent()).toMatch(/Attack on 4011 by .+ and .+At \d-\d, die \d/)
    await page.keyboard.press('Escape')
    await expect.poll(() => card.isVisible()).toBe(false)
    await named(page, 'since my last turn').click()
    await expect.poll(() => card.isVisible()).toBe(true)
    await answerFirst(page)
    await expect.poll(() => card.isVisible()).toBe(false)
  })

  it('is offered again when a game is opened', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=since`)
    await laid(page)
    await moveAndAttack(page)
    await endTurn(page)
    await page.waitForTimeout(300)
    await page.reload()
    await laid(page)
    await expect.poll(() => page.locator('.since').textContent()).toMatch(/1 fight/)
  })

  it('stands over the sheet on a phone, and its buttons can be hit', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=since`, PHONE)
    await laid(page)
    await moveAndAttack(page)
    await endTurn(page)
    await named(page, 'Show me').tap()
    const map = (await page.locator('.map').boundingBox())!
    const card = (await page.locator('.since').boundingBox())!
    expect(card.y).toBeGreaterThan(map.y + map.height * 0.9 - 40)
    const small = await page
      .locator('.since button.button, .since .round')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 40).length)
    expect(small).toBe(0)
  })
})

describe('trails', () => {
  it('are switched by a key and by a button, and stay as they were set', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=since`)
    await laid(page)
    const button = named(page, /^Trails/)
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.press('w')
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false')
    await page.reload()
    await laid(page)
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false')
  })
})

describe('finding 12: replay', () => {
  it('moves map and log with the moment, by choice, combat, phase and turn', async () => {
    const { page } = await at.visit()
    await finished(page)
    await named(page, 'Replay it').click()
    const slider = page.getByRole('slider', { name: 'Moment' })
    await expect.poll(() => slider.inputValue()).toBe('0')
    const moment = async () => Number(await slider.inputValue())
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => moment()).toBe(1)
    await page.keyboard.press('ArrowDown')
    const turn = await moment()
    expect(turn).toBeGreaterThan(1)
    await expect.poll(() => page.locator('.replay-caption').textContent()).toMatch(/Turn 1/)
    await page.getByRole('combobox', { name: 'Step by' }).selectOption('combat')
    await named(page, 'One combat on').click()
    const combat = await moment()
    const dice = (await record(page))!.play[combat - 1]!.dice
    expect(dice).toBeDefined()
    const now = page.locator('.replay-lines [data-now]')
    expect(Number(await now.getAttribute('data-at'))).toBe(combat)
    await expect.poll(() => now.isVisible()).toBe(true)
    const [line, box] = await Promise.all([now.boundingBox(), page.locator('.replay-lines').boundingBox()])
    expect(line!.y).toBeGreaterThanOrEqual(box!.y)
    expect(line!.y + line!.height).toBeLessThanOrEqual(box!.y + box!.height + 1)
    await page.keyboard.press('End')
    await expect.poll(() => moment()).toBe((await record(page))!.play.length)
  })

  it('follows on the map only when what happened is out of sight', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=since`)
    await laid(page)
    await moveAndAttack(page)
    const last = (await record(page))!.play.findLastIndex(({ dice }) => dice !== undefined) + 1
    await page.locator('.tool', { hasText: 'Replay' }).click()
    await page.evaluate(() => window.hexfront?.frame('0101'))
    await settled(page)
    const slider = page.getByRole('slider', { name: 'Moment' })
    await slider.fill(String(last))
    await settled(page)
    const map = (await page.locator('.map').boundingBox())!
    const point = async () => (await page.evaluate(() => window.hexfront?.pointOf('4011')))!
    const there = await point()
    expect(there.x).toBeGreaterThan(map.x)
    expect(there.x).toBeLessThan(map.x + map.width)
    expect(there.y).toBeGreaterThan(map.y)
    expect(there.y).toBeLessThan(map.y + map.height)
    await slider.fill(String(last - 1))
    await settled(page)
    await expect.poll(() => point()).toEqual(there)
  })

  it('has its log in a column a side where there is room', async () => {
    const { page } = await at.visit()
    await finished(page)
    await named(page, 'Replay it').click()
    const columns = await page
      .locator('.story-side')
      .evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().x))).size)
    expect(columns).toBe(2)
  })

  it('plays at three speeds and stops at the end', async () => {
    const { page } = await at.visit()
    await finished(page)
    await named(page, 'Replay it').click()
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('fast')
    const slider = page.getByRole('slider', { name: 'Moment' })
    const length = (await record(page))!.play.length
    await slider.fill(String(length - 6))
    await page.locator('.replay').getByRole('button', { name: 'Play', exact: true }).click()
    await page.waitForFunction(
      (end) => document.querySelector<HTMLInputElement>('.replay input')?.value === end,
      String(length),
    )
    await expect
      .poll(() => page.locator('.replay').getByRole('button', { name: 'Play', exact: true }).isVisible())
      .toBe(true)
  })

  it('leads to a moment by its address, and by a link that holds the game', async () => {
    const { page, context } = await at.visit()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await finished(page)
    await named(page, 'Replay it').click()
    const slider = page.getByRole('slider', { name: 'Moment' })
    await slider.fill('25')
    await page.waitForFunction(() => location.hash.endsWith('/at/25'))
    await page.reload()
    await slider.waitFor()
    await expect.poll(() => slider.inputValue()).toBe('25')
    await named(page, 'Share this moment').click()
    await page.locator('.notice').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const other = await at.visit(link.slice(at.address.length))
    const there = other.page.getByRole('slider', { name: 'Moment' })
    await there.waitFor()
    await expect.poll(() => there.inputValue()).toBe('25')
    await other.page.keyboard.press('Escape')
    await other.page.waitForFunction(() => !location.hash.includes('/at/'))
  })

  it('has a plot of points and losses that can be pressed', async () => {
    const { page } = await at.visit()
    await finished(page)
    await named(page, 'Replay it').click()
    const plot = page.locator('.replay-plot svg')
    const box = (await plot.boundingBox())!
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    const length = (await record(page))!.play.length
    const value = Number(await page.getByRole('slider', { name: 'Moment' }).inputValue())
    expect(Math.abs(value - length / 2)).toBeLessThanOrEqual(1)
    await named(page, 'Losses, units').click()
    await expect.poll(() => page.locator('.replay-plot figcaption').textContent()).toMatch(/^Losses, units/)
  })

  it('keeps half of a phone for the map', async () => {
    const { page } = await at.visit('', PHONE)
    await finished(page)
    await named(page, 'Replay it').tap()
    const map = (await page.locator('.map').boundingBox())!
    expect(map.height).toBeGreaterThan(844 * 0.4)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

describe('the log', () => {
  it('finding 9: is at its newest line, also in combat', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=since`, { viewport: { width: 1280, height: 720 } })
    await laid(page)
    await moveAndAttack(page)
    await clickHex(page, (await answers(page)).find((line) => line.startsWith('attack '))!.split(' ')[1]!)
    const [line, box] = await Promise.all([
      page.locator('.log-lines li').last().boundingBox(),
      page.locator('.log-lines').boundingBox(),
    ])
    expect(line!.y + line!.height).toBeLessThanOrEqual(box!.y + box!.height + 1)
    expect(line!.y).toBeGreaterThanOrEqual(box!.y - 1)
  })

  it('names attackers, and folds a prepared set-up into a line', async () => {
    const { page } = await at.visit('#/new/dagc73?seats=person,person&opening=hand&seed=log')
    await laid(page)
    await named(page, 'Take the prepared deployment').click()
    await settled(page)
    await expect.poll(() => page.locator('.undo').textContent()).toContain('Take the prepared deployment')
    await expect.poll(() => page.locator('.log .chapter').textContent()).toContain('The German set-up, 57 units')
    await expect.poll(() => page.locator('.log li:not(.fold li)').count()).toBe(1)
  })
})

describe('finding 17: dice', () => {
  it('land before their result, the score and the losses show', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=since`, MOVING)
    await laid(page)
    await toCombat(page)
    await prepare(page)
    const lines = await page.locator('.log-lines li').count()
    await primary(page).click()
    await expect.poll(() => page.locator('.dice[data-turning]').count()).toBe(1)
    await expect.poll(() => page.locator('.dice-words').textContent()).toBe('The dice fall.')
    await expect.poll(() => page.locator('.prompt h2').textContent()).toBe('The dice fall.')
    await expect.poll(() => step(page)).toBe('assault')
    await expect.poll(() => page.locator('.log-lines li').count()).toBe(lines)
    await page.waitForFunction(() => window.hexfront?.step() !== 'assault')
    await expect.poll(() => page.locator('.log-lines li').count()).toBeGreaterThan(lines)
    await expect.poll(() => page.locator('.dice-words').textContent()).toMatch(/At \d-\d, die \d/)
  })

  it('land at once at any key, which answers nothing', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=since`, MOVING)
    await laid(page)
    await toCombat(page)
    await prepare(page)
    await primary(page).click()
    const length = (await record(page))!.play.length
    await page.locator('.map').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => step(page)).not.toBe('assault')
    expect((await record(page))!.play.length).toBe(length)
  })

  it('others can be watched, held, hurried and skipped', async () => {
    const { page } = await at.visit('#/new/drill?seats=bot,bot&seed=watch')
    const bar = page.getByRole('toolbar', { name: 'What others do' })
    await bar.waitFor()
    await page.keyboard.press(' ')
    await bar.getByRole('button', { name: /^Go on/ }).waitFor()
    const length = (await record(page))!.play.length
    await page.waitForTimeout(900)
    expect((await record(page))!.play.length - length).toBeLessThanOrEqual(1)
    await page.keyboard.press(' ')
    await bar.getByRole('button', { name: /^Pause/ }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'The game is over' }).waitFor({ timeout: 20_000 })
    await expect.poll(() => bar.isVisible()).toBe(false)
  })
})

describe('finding 18: an attack', () => {
  it('says who loses what, whoever looks at it', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=since`)
    await laid(page)
    await toCombat(page)
    await prepare(page)
    await expect.poll(() => page.locator('.matter').textContent()).not.toMatch(/\byou\b/i)
  })
})

describe('finding 26: the score', () => {
  it('reads no victory at 0-0, has ratios at its marks, and says what is needed', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=score`)
    await laid(page)
    const scale = page.locator('.scale')
    await expect.poll(() => scale.locator('.scale-level').textContent()).toBe('No points yet')
    await expect.poll(() => scale.locator('.scale-marks').textContent()).toBe('1:11:21:5')
    await scale.click()
    const sheet = page.getByRole('dialog', { name: 'How it stands' })
    await expect.poll(() => sheet.textContent()).toMatch(/Soviet needs \d+ more points? for Soviet/)
  })
})

describe('finding 27: the end', () => {
  it('is a page: why, points and losses over time, luck, decisive combats', async () => {
    const { page } = await at.visit()
    await finished(page)
    const end = page.getByRole('dialog', { name: 'The game is over' })
    await end.locator('.end-luck[aria-busy="false"]').waitFor()
    await expect.poll(() => end.locator('.verdict-line').textContent()).toMatch(/wins|draw/i)
    await expect.poll(() => end.locator('.plot').count()).toBe(2)
    await expect.poll(() => end.locator('.end-losses td.figure').count()).toBeGreaterThan(1)
    const throws = (await record(page))!.play.filter(({ say }) => say === 'resolve').length
    await expect.poll(() => end.locator('.throw').count()).toBe(throws)
    await expect.poll(() => end.locator('.end-luck tbody td.figure').count()).toBe(4)
    expect(await serious(page)).toEqual([])
    await end.locator('.end-decisive .link').first().click()
    await expect.poll(() => page.getByRole('slider', { name: 'Moment' }).isVisible()).toBe(true)
    expect(await serious(page)).toEqual([])
  })

  it('is saved as a page that prints', async () => {
    const { page } = await at.visit()
    await finished(page)
    await page.locator('.end-course').waitFor()
    const [download] = await Promise.all([page.waitForEvent('download'), named(page, 'Save as a page').click()])
    expect(download.suggestedFilename()).toMatch(/^drill-.+\.html$/)
    const text = await readFile(await download.path(), 'utf8')
    expect(text).toMatch(/<h1>.*Drill/)
    expect(text).toContain('@media print')
    expect(text).toMatch(/Attack on \d{4}, die \d/)
  })

  it('leads to a rematch with sides swapped and other dice', async () => {
    const { page } = await at.visit()
    await page.evaluate(() => localStorage.setItem('hexfront.settings', JSON.stringify({ pace: 'instant' })))
    await page.goto(`${at.address}#/new/drill?seats=bot,random&seed=again`)
    await page.reload()
    await page.getByRole('dialog', { name: 'The game is over' }).waitFor({ timeout: 60_000 })
    const before = page.url()
    const first = await record(page)
    await named(page, 'Rematch, sides swapped').click()
    await page.waitForFunction((old) => location.href !== old, before)
    await page.getByRole('dialog', { name: 'The game is over' }).waitFor({ timeout: 60_000 })
    expect((await record(page))!.play).not.toEqual(first!.play)
  })

  it('fits a phone', async () => {
    const { page } = await at.visit('', PHONE)
    await finished(page)
    await page.locator('.end-course').waitFor()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    const wide = await page.locator('.end').evaluate((one) => one.scrollWidth <= one.clientWidth)
    expect(wide).toBe(true)
  })
})

/** What axe finds that would stop somebody. */
async function serious(page: Page): Promise<string[]> {
  const source = await readFile(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')
  await page.evaluate(source)
  return page.evaluate(async () => {
    const axe: { run(): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> } =
      Reflect.get(window, 'axe')
    const { violations } = await axe.run()
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)
  })
}
