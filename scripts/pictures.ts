import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '@hexfront/server'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { launch, visit } from '../e2e/browser.ts'
import { addressToSend, choose, end as endPhase, seated } from '../e2e/house.ts'
import { answerFirst, answers, clickHex, clickUnit, laid, named, places, primary, settled, step } from '../e2e/table.ts'
import { needBrowser } from './browser.ts'
import { serveClient } from './serve.ts'

/** Takes the pictures of the client that the documents show: `npm run pictures`, or some of them: `npm run pictures -- home replay`. */
const DOCS = join(import.meta.dirname, '..', 'docs')
const FOLDER = join(DOCS, 'pictures')

const WANTED = process.argv.slice(2)

const DESK: BrowserContextOptions = { viewport: { width: 1600, height: 1000 } }
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
}

const TABLE = '#/new/dagc73?seats=person,person&seed=turn7'

/** The redesign, in which nobody is made to attack. */
const BAGRATION = '#/new/dagc09?seats=person,person&seed=turn7&opening=ready&mandatoryAttack=off'

/** Strengths and plans that are hidden, and forces that answer. */
const MOSCOW = '#/new/damos?seats=person,person&opening=ready'
const SALIENT = '#/new/efs?scenario=yelnya&seats=person,person&opening=ready&seed=salient'

/** 22 June on two sheets, and on five. */
const JUNE = '#/new/efs?scenario=minsk&seats=person,person&opening=ready&seed=june'

needBrowser()
mkdirSync(FOLDER, { recursive: true })
const served = await serveClient(0)
const data = mkdtempSync(join(tmpdir(), 'hexfront-pictures-'))
const client = join(import.meta.dirname, '..', 'packages', 'web', 'dist')
const server = await startServer({ folder: data, client, port: 0, hasLimits: false })
const browser = await launch()
let guests = 0
try {
  for (const [name, screen] of [
    ['desk', DESK],
    ['phone', PHONE],
  ] as const) {
    await scene(`home-${name}`, '', screen, async (page) => {
      await page.locator('[data-game="dagc73"]').click()
      await page.evaluate(() => scrollTo(0, 0))
    })
    await scene(`movement-${name}`, `${TABLE}&opening=ready`, screen, async (page) => {
      await laid(page)
      await clickUnit(page, 'r:29T')
      await hover(page, -2)
    })
    await scene(`combat-${name}`, `${TABLE}&opening=ready`, screen, combat)
    await scene(`since-${name}`, `${TABLE}&opening=ready`, screen, async (page) => {
      await atOnce(page, 'person,bot')
      while ((await step(page)) !== 'move') {
        await answerFirst(page)
        await laid(page)
      }
      await named(page, 'Show me').click()
      await page.keyboard.press('j')
      await page.keyboard.press('j')
    })
    await scene(`end-${name}`, TABLE, screen, over)
    await onlineScene(`lobby-${name}`, screen, lobby)
    await onlineScene(`invitation-${name}`, screen, invitation)
    await onlineScene(`online-${name}`, screen, onlineCombat)
    await onlineScene(`verify-${name}`, screen, verify)
    await scene(`replay-${name}`, TABLE, screen, async (page) => {
      await over(page)
      await named(page, 'Replay it').click()
      await page.getByRole('slider', { name: 'Moment' }).fill('900')
      for (const way of ['on', 'back']) await named(page, `One choice ${way}`).click()
    })
  }
  await scene('chances-desk', '', DESK, chances)
  await scene('chances-phone', '', PHONE, async (page) => {
    await chances(page)
    await page.locator('.replay-pages').getByRole('button', { name: 'Chances' }).click()
  })
  await scene('values-desk', '', DESK, async (page) => {
    await page.locator('[data-game="dagc73"]').click()
    await page.locator('.values summary').click()
    await page.locator('.values input[type=file]').setInputFiles(join(DOCS, 'overlays', 'dagc73.json'))
    await page.locator('.changes').waitFor()
    await page.locator('.starter').evaluate((starter) => starter.scrollIntoView({ block: 'center' }))
  })
  await scene('overlays-desk', `${TABLE}&opening=ready`, DESK, async (page) => {
    await laid(page)
    await page.evaluate(() => window.hexfront?.frame('3708', '4012'))
    await page.keyboard.press('z')
    await page.keyboard.press('f')
  })
  await scene('drag-desk', `${TABLE}&opening=ready`, DESK, async (page) => {
    await laid(page)
    const from = (await places(page))['r:29T']!
    const [goal] = (await page.evaluate((hex) => window.hexfront?.reachOf(hex), from))!.slice(-8)
    const [start, end] = await page.evaluate(
      (hexes) => hexes.map((hex) => window.hexfront?.pointOf(hex)),
      [from, goal!],
    )
    await page.mouse.move(start!.x, start!.y)
    await page.mouse.down()
    await page.mouse.move(end!.x, end!.y, { steps: 12 })
  })
  await scene('solitaire-desk', '#/new/pes?seats=person&opening=ready&seed=c', DESK, async (page) => {
    await laid(page)
    await clickHex(page, '1537')
    await page.locator('.fan [data-verb="mech"]').click()
  })
  await scene('first-blow-desk', BAGRATION, DESK, firstBlow)
  await scene('first-blow-phone', BAGRATION, PHONE, firstBlow)
  await scene('fog-desk', BAGRATION, DESK, async (page) => {
    await laid(page)
    for (let phase = 0; phase < 4; phase++) await end(page)
    await handOver(page)
    await end(page)
    await handOver(page)
    await end(page)
    await handOver(page)
    await page.keyboard.press('s')
    await page.evaluate(() => window.hexfront?.frame('2113', '2825', '3600'))
  })
  await scene('penetration-desk', `${MOSCOW}&seed=m1`, DESK, penetration)
  await scene('penetration-phone', `${MOSCOW}&seed=m1`, PHONE, penetration)
  await scene('reaction-desk', `${MOSCOW}&seed=react`, DESK, async (page) => {
    await laid(page)
    for (const turn of [1, 2]) {
      while ((await step(page)) !== 'operations') await end(page)
      if (turn === 1) await end(page)
    }
    await clickHex(page, '2829')
    await clickHex(page, '2929')
    await handOver(page)
    await page.keyboard.press('k')
  })
  await scene('salient-desk', SALIENT, DESK, salient)
  await scene('salient-phone', SALIENT, PHONE, salient)
  await scene('june-desk', JUNE, DESK, june)
  await scene('june-phone', JUNE, PHONE, june)
  await scene('summer-desk', '#/new/efs?scenario=campaign&seats=person,person&opening=ready&seed=june', DESK, summer)
  await scene('dark-desk', `${TABLE}&opening=ready`, { ...DESK, colorScheme: 'dark' }, combat)
} finally {
  await browser.close()
  await Promise.all([served.close(), server.close()])
  rmSync(data, { recursive: true, force: true })
}

async function scene(
  name: string,
  path: string,
  screen: BrowserContextOptions,
  play: (page: Page) => Promise<void>,
  address = served.address,
): Promise<void> {
  if (WANTED.length > 0 && !WANTED.some((word) => name.includes(word))) return
  const { page, context } = await visit(browser, `${address}${path}`, screen)
  await play(page)
  await settled(page)
  await page.waitForTimeout(700)
  const file = `client-${name}.jpg`
  await page.screenshot({ path: join(FOLDER, file), type: 'jpeg', quality: 82 })
  await context.close()
  console.log(file)
}

function onlineScene(name: string, screen: BrowserContextOptions, play: (page: Page) => Promise<void>): Promise<void> {
  return scene(name, '', screen, play, server.address)
}

/** Comes in as a guest of a name that nobody has yet. */
async function enterAs(page: Page, name: string): Promise<void> {
  const called = `${name} ${++guests}`
  await page.evaluate(
    (body) =>
      fetch('/api/guest', { method: 'POST', headers: { 'content-type': 'application/json' }, body }).then(() => {}),
    JSON.stringify({ name: called }),
  )
  await page.reload()
}

/** Opens a table with a clock, which stands in the lobby. */
async function openPublic(page: Page, game: string, clock: string): Promise<string> {
  await page.goto(server.address)
  const table = await choose(page, game)
  await table.getByText('Opponent, clock and dice').click()
  await table.getByRole('button', { name: 'Anybody' }).click()
  await table.getByRole('button', { name: clock }).click()
  await named(page, 'Open a table').click()
  return addressToSend(page)
}

/** Somebody else, in a browser of his own. */
async function another(name: string, act: (page: Page) => Promise<void>): Promise<void> {
  const { page, context } = await visit(browser, server.address, DESK)
  await enterAs(page, name)
  await act(page)
  await context.close()
}

/** Games of one's own, tables that wait for somebody, and games to watch. */
async function lobby(page: Page): Promise<void> {
  await enterAs(page, 'Ann')
  const own = await openPublic(page, 'dagc73', 'Slow, 3 to 10 days')
  await another('Jonas', async (other) => {
    await other.goto(`${server.address}${own}`)
    await named(other, 'Play German').click()
    await seated(other)
    await openPublic(other, 'damos', 'Fast, 3 days')
    await openPublic(other, 'dagc09', 'Live, 60 minutes')
    const watched = await openPublic(other, 'efs', 'Slow, 3 to 10 days')
    await another('Mira', async (third) => {
      await third.goto(`${server.address}${watched}`)
      await third.locator('.seats .button').click()
      await seated(third)
    })
  })
  await page.goto(`${server.address}#/lobby`)
  await page.getByRole('heading', { name: 'Being played now' }).waitFor()
  await page.locator('.listing').first().waitFor()
}

/** A table that waits for a friend. */
async function invitation(page: Page): Promise<void> {
  await enterAs(page, 'Ann')
  await choose(page, 'dagc73')
  await named(page, 'Open a table').click()
  await page.locator('.open-table').waitFor()
}

/** An attack in a game between two who talk. */
async function onlineCombat(page: Page): Promise<void> {
  await enterAs(page, 'Ann')
  const address = await openPublic(page, 'dagc73', 'Slow, 3 to 10 days')
  await another('Jonas', async (other) => {
    await other.goto(`${server.address}${address}`)
    await named(other, 'Play German').click()
    await seated(other)
    await named(other, 'Talk').click()
    await other.getByLabel('Say something').fill('Good luck. Vitebsk will hold.')
    await named(other, 'Send').click()
    await other.locator('.talk li strong').waitFor()
  })
  await laid(page)
  await endPhase(page)
  await clickHex(page, '4011')
  await page.locator('[data-proposal="5-1"]').click()
}

/** The dice of a finished game, thrown again. */
async function verify(page: Page): Promise<void> {
  await enterAs(page, 'Ann')
  const table = await choose(page, 'drill')
  await table.getByText('Opponent, clock and dice').click()
  await table.getByRole('button', { name: 'The bot' }).click()
  await named(page, 'Play the bot on the server').click()
  await seated(page)
  for (let phase = 0; phase < 4; phase++) {
    await laid(page)
    const since = page.locator('.since .round')
    if ((await since.count()) > 0) await since.click()
    await endPhase(page)
  }
  await named(page, 'Agree').click()
  await named(page, 'Resign').click()
  await named(page, 'Yes, resign this game').click()
  await page.getByRole('link', { name: 'Verify the dice' }).click()
  await page.locator('.proof').waitFor()
}

/** An attack that is about to be rolled. */
async function combat(page: Page): Promise<void> {
  await laid(page)
  await primary(page).click()
  await page.locator('.caution [data-primary]').click()
  await settled(page)
  await clickHex(page, '4011')
  await page.locator('[data-proposal="5-1"]').click()
}

/** The first attack of the redesign, with an air army over it. */
async function firstBlow(page: Page): Promise<void> {
  await laid(page)
  await end(page)
  await clickHex(page, '4201')
  await page.locator('.proposals [data-all]').click()
  await page.locator('.panel [data-verb="air"]').click()
  await page.locator('.matter').evaluate((matter) => matter.scrollIntoView())
  await page.mouse.move(700, 5)
}

/** The front before Yelnya, headquarters with their ranges, and one stack opened. */
async function salient(page: Page): Promise<void> {
  await laid(page)
  await page.keyboard.press('k')
  await page.evaluate(() => window.hexfront?.frame('I-6018', 'I-6321'))
  await settled(page)
  await clickHex(page, 'I-6118')
}

/** The panzers south of Brest, with where one of them can go. */
async function june(page: Page): Promise<void> {
  await laid(page)
  await page.evaluate(() => window.hexfront?.frame('D2724', 'D3430'))
  await settled(page)
  await clickUnit(page, 'g:6/3Pz')
}

/** All five sheets, and what counts on them. */
async function summer(page: Page): Promise<void> {
  await laid(page)
  await page.keyboard.press('0')
  await page.keyboard.press('v')
  // So much map takes a while to be painted.
  await page.waitForTimeout(6000)
}

/** A Penetration whose dice are about to fall. */
async function penetration(page: Page): Promise<void> {
  await laid(page)
  while ((await step(page)) !== 'operations') await end(page)
  await clickHex(page, '3127')
  await page.locator('.fan button', { hasText: 'Penetration' }).click()
  await settled(page)
  await handOver(page)
  await page.locator('.panel [data-verb="take"]').first().click()
  await settled(page)
  await handOver(page)
  await clickHex(page, '3127')
  await handOver(page)
  await page.mouse.move(700, 5)
}

/** Ends the phase, and confirms it where the game asks. */
async function end(page: Page): Promise<void> {
  await primary(page).click()
  const caution = page.locator('.caution [data-primary]')
  if ((await caution.count()) > 0) await caution.click()
  await settled(page)
}

/** Whoever the screen is handed to holds the button of the curtain. */
async function handOver(page: Page): Promise<void> {
  const curtain = page.getByRole('dialog', { name: /Hand over/ })
  if ((await curtain.count()) === 0) return
  await named(page, /I am ready/).click({ delay: 800 })
  await curtain.waitFor({ state: 'detached' })
  await settled(page)
}

/** The game of the scene with other seats, whose bots do not wait. */
async function atOnce(page: Page, seats: string): Promise<void> {
  await page.evaluate(() => localStorage.setItem('hexfront.settings', JSON.stringify({ pace: 'instant' })))
  await page.goto(`${served.address}${TABLE.replace('person,person', seats)}&opening=ready`)
  await page.reload()
  await laid(page)
}

/** A game that bots have played to its end. */
async function over(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('hexfront.settings', JSON.stringify({ pace: 'instant' })))
  await page.goto(`${served.address}${TABLE.replace('person,person', 'bot,bot')}`)
  await page.reload()
  await page.getByRole('dialog', { name: 'The game is over' }).waitFor({ timeout: 100_000 })
  await page.waitForTimeout(2500)
}

/** An analysed game at a turning point of its German. */
async function chances(page: Page): Promise<void> {
  await page.locator('.home-bar input[type=file]').setInputFiles(join(DOCS, 'records', 'dagc73.json'))
  await page.getByRole('dialog', { name: 'The game is over' }).waitFor({ timeout: 100_000 })
  await named(page, 'Replay it').click()
  await page.locator('.strip').getByRole('button', { name: 'Close' }).click()
  await page.locator('.turning-mark').first().waitFor({ state: 'attached', timeout: 30_000 })
  await page.getByRole('slider', { name: 'Moment' }).fill('2429')
  await page.waitForTimeout(2500)
}

/** Rests the pointer on one of the places on offer, counted from the end if negative. */
async function hover(page: Page, at: number): Promise<void> {
  const hex = (await answers(page))
    .filter((line) => line.startsWith('to '))
    .at(at)
    ?.split(' ')[1]
  const point = hex === undefined ? undefined : await page.evaluate((name) => window.hexfront?.pointOf(name), hex)
  if (point) await page.mouse.move(point.x, point.y)
}
