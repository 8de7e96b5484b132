import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seriousProblems } from './axe.ts'
import { client } from './client.ts'
import { answers, clickHex, clickUnit, laid, named, places, primary, record, settled, step, takeOver } from './table.ts'

const at = client()

const HOTSEAT = '#/new/dagc73?seats=person,person&opening=ready'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

describe('finding 3: two windows on one game', () => {
  it('one plays, the other says so, looks on and follows', async () => {
    const { page, context } = await at.visit(`${HOTSEAT}&seed=two`)
    await laid(page)
    const other = await beside(page, context.newPage())
    await other.getByText('is being played in another window').waitFor()
    await expect.poll(() => answers(other)).toEqual([])
    await move(page, 0)
    await sameRecord(other, page)
    await expect.poll(() => places(other)).toEqual(await places(page))
    await page.keyboard.press('u')
    await page.keyboard.press('u')
    await sameRecord(other, page)
    await clickHex(other, '2020')
    await expect.poll(() => other.locator('.notice').textContent()).toContain('another window')
  })

  it('is taken over without a loss, and the first one says that it let go', async () => {
    const { page, context } = await at.visit(`${HOTSEAT}&seed=over`)
    await laid(page)
    const other = await beside(page, context.newPage())
    await move(page, 0)
    await named(other, 'Play here').click()
    await laid(other)
    await page.getByText('has taken this game over').waitFor()
    await expect.poll(() => answers(page)).toEqual([])
    await expect.poll(() => record(other)).toEqual(await record(page))
    await move(other, 1)
    await sameRecord(page, other)
    await named(page, 'Play here').click()
    await laid(page)
    await other.getByText('has taken this game over').waitFor()
    await move(page, 2)
    await sameRecord(other, page)
  })

  it('is free again when the window that plays is closed or breaks down', async () => {
    const { page, context } = await at.visit(`${HOTSEAT}&seed=killed`)
    await laid(page)
    const second = await beside(page, context.newPage())
    await move(page, 0)
    await sameRecord(second, page)
    const played = await record(page)
    const devtools = await context.newCDPSession(page)
    devtools.send('Page.crash').catch(() => {})
    await laid(second)
    await expect.poll(() => record(second)).toEqual(played)
    const third = await beside(second, context.newPage())
    await second.close()
    await laid(third)
    await expect.poll(() => record(third)).toEqual(played)
  })

  it('loses nothing where browsers know no locks', async () => {
    const { page, context } = await at.visit('stress.html')
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'))
    await page.goto(`${at.address}${HOTSEAT}&seed=spoken`)
    await laid(page)
    const other = await beside(page, context.newPage())
    await other.getByText('is being played in another window').waitFor()
    await move(page, 0)
    await sameRecord(other, page)
    await named(other, 'Play here').click()
    await laid(other)
    await page.getByText('has taken this game over').waitFor()
    await other.close()
    await laid(page)
  })

  it('keeps both ways where two windows have played on unbeknown to each other', async () => {
    const { page, context } = await at.visit('stress.html')
    await context.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'locks')
      Reflect.deleteProperty(window, 'BroadcastChannel')
    })
    await page.goto(`${at.address}${HOTSEAT}&seed=apart`)
    await laid(page)
    const other = await beside(page, context.newPage())
    await laid(other)
    await move(page, 0)
    await page.waitForTimeout(200)
    const [, unit = ''] = (await answers(other)).filter((line) => line.startsWith('move '))[1]!.split(' ')
    await clickUnit(other, unit)
    await other.getByText('kept as a game of its own').waitFor()
    await laid(other)
    const [mine, theirs] = [await record(page), await record(other)]
    expect(mine).not.toEqual(theirs)
    await other.waitForTimeout(500)
    await other.reload()
    await laid(other)
    await expect.poll(() => record(other)).toEqual(theirs)
    await page.reload()
    await laid(page)
    await expect.poll(() => record(page)).toEqual(mine)
  })

  it('does not let go of moves that it could not keep', async () => {
    const { page, context } = await at.visit(`${HOTSEAT}&seed=full`)
    await laid(page)
    const other = await beside(page, context.newPage())
    await fillStore(page)
    await move(page, 0)
    await named(other, 'Play here').click()
    await other.getByText(/cannot let go.*no room left/).waitFor()
    expect((await answers(page)).length).toBeGreaterThan(0)
  })
})

describe('finding 15: what leaves and comes back', () => {
  it('keeps its seats in a file, and says where it came from', async () => {
    const { page } = await at.visit('#/new/dagc73?seats=greedy,person&seed=seats')
    await laid(page)
    await page.locator('.tool', { hasText: 'Replay' }).click()
    const [download] = await Promise.all([page.waitForEvent('download'), named(page, 'Save record').click()])
    const other = await at.visit()
    await other.page.locator('input[type="file"]').setInputFiles(await download.path())
    await laid(other.page)
    await expect.poll(() => other.page.locator('.player').first().textContent()).toContain('Recruit')
    await expect.poll(() => other.page.locator('.strip[role="status"]').textContent()).toContain('From the file')
    await page.keyboard.press('Escape')
    await expect.poll(() => footer(other.page)).toBe(await footer(page))
  })

  it('with secrets leaves only after a plain warning, and freely when it is over', async () => {
    const { page, context } = await at.visit('#/new/drill?seats=person,person&seed=secrets')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await laid(page)
    await page.evaluate(() => navigator.clipboard.writeText('nothing yet'))
    await page.locator('.tool', { hasText: 'Replay' }).click()
    await named(page, 'Share this moment').click()
    await expect.poll(() => page.locator('.replay .caution').textContent()).toContain('what both sides hide')
    expect(await seriousProblems(page)).toEqual([])
    await named(page, 'Keep it here').click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('nothing yet')
    await named(page, 'Save record').click()
    const [download] = await Promise.all([page.waitForEvent('download'), named(page, 'Save it all the same').click()])
    expect(download.suggestedFilename()).toMatch(/^drill-/)

    await page.evaluate(() => localStorage.setItem('hexfront.settings', JSON.stringify({ pace: 'instant' })))
    await page.goto(`${at.address}#/new/drill?seats=bot,bot&seed=secrets`)
    await page.reload()
    await page.getByRole('dialog', { name: 'The game is over' }).waitFor({ timeout: 60_000 })
    await named(page, 'Replay it').click()
    await Promise.all([page.waitForEvent('download'), named(page, 'Save record').click()])
    await expect.poll(() => page.locator('.replay .caution').count()).toBe(0)
  })

  it('keeps its seats in a link', async () => {
    const { page, context } = await at.visit('#/new/drill?seats=person,bot&seed=link')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await laid(page)
    await page.locator('.tool', { hasText: 'Replay' }).click()
    await named(page, 'Share this moment').click()
    await named(page, 'Copy the link all the same').click()
    await page.getByText('The link is copied').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const other = await at.visit(link.slice(link.indexOf('#')))
    await laid(other.page)
    await expect.poll(() => other.page.locator('.player').nth(1).textContent()).toContain('Chance')
    await expect.poll(() => other.page.locator('.strip[role="status"]').textContent()).toContain('From a link')
    await other.page.waitForTimeout(2200)
    await other.page.goto(`${at.address}#/`)
    await expect.poll(() => other.page.locator('.kept-card').textContent()).toContain('From a link')
  })
})

describe('finding 29: undo after a reload', () => {
  it.each(['#/new/dagc73?seats=bot,person&seed=undo', '#/new/pes?seats=person&seed=undo'])(
    'is what it was before: %s',
    async (path) => {
      const { page } = await at.visit(path)
      await laid(page)
      const start = await footer(page)
      expect(start).toContain('No undo')
      await reload(page)
      await expect.poll(() => footer(page)).toBe(start)
      const hex = Object.values(await places(page))[0]!
      await clickHex(page, hex)
      const played = await footer(page)
      await reload(page)
      await expect.poll(() => footer(page)).toBe(played)
    },
  )
})

describe('finding 14: the cards under Continue', () => {
  it('show the map, opponent, score and date, and tell a branch from its game', async () => {
    const { page } = await at.visit('#/new/dagc73?seats=bot,person&seed=cards')
    await laid(page)
    await move(page, 0)
    await page.locator('.tool', { hasText: 'Replay' }).click()
    await named(page, /Play on from here/).click()
    await page.waitForFunction(() => document.querySelectorAll('.replay').length === 0)
    await laid(page)
    await page.goto(`${at.address}#/`)
    const cards = page.locator('.kept-card')
    await page.locator('.kept-card img').nth(1).waitFor()
    await expect.poll(() => cards.count()).toBe(2)
    const [branch, parent] = await cards.allTextContents()
    expect(branch).toMatch(/Branch at turn 1 of “Destruction of Army Group Center \(1973\)”/)
    expect(parent).not.toContain('Branch')
    expect(parent).toMatch(/Turn 1 · Soviet move · against Regular.*Historical · German 0, Soviet 0.*just now/s)
    await expect.poll(() => oneLine(page, '.kept-text strong')).toBe(true)
    const size = await page
      .locator('.kept-card img')
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth)
    expect(size).toBe(320)
  })

  it('are renamed, removed and had back, and the name stays while the game goes on', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=name`)
    await laid(page)
    const table = page.url()
    await page.goto(`${at.address}#/`)
    await named(page, 'Rename').click()
    await page.locator('.kept-naming input').fill('Evening with Jonas')
    await page.keyboard.press('Enter')
    await page.locator('.kept-card', { hasText: 'Evening with Jonas' }).waitFor()
    await page.goto(table)
    await laid(page)
    await move(page, 0)
    await page.goto(`${at.address}#/`)
    await page.locator('.kept-card', { hasText: 'Evening with Jonas' }).waitFor()
    await named(page, 'Remove').click()
    await page.getByText('“Evening with Jonas” is removed.').waitFor()
    await expect.poll(() => page.locator('.kept-card').count()).toBe(0)
    await named(page, 'Have it back').click()
    await page.locator('.kept-card').click()
    await laid(page)
  })

  it('fit a phone', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=phone`, PHONE)
    await laid(page)
    await page.goto(`${at.address}#/`)
    await page.locator('.kept-card').waitFor()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expect.poll(() => oneLine(page, '.kept-text strong')).toBe(true)
  })
})

describe('the home page', () => {
  it.each(['dagc73', 'pes', 'drill'])('leads to a first legal move of %s with two clicks', async (game) => {
    const { page } = await at.visit()
    let clicks = 0
    await page.locator(`[data-play="${game}"]`).click()
    clicks++
    await laid(page)
    const before = (await record(page))!.play.length
    const hex = await firstOffered(page)
    const point = await page.evaluate((name) => window.hexfront?.pointOf(name), hex)
    await page.mouse.click(point!.x, point!.y)
    clicks++
    await settled(page)
    expect((await record(page))!.play.length).toBeGreaterThan(before)
    expect(clicks).toBe(2)
  })

  it('finding 28: says its name and purpose on a phone, where scenarios fit', async () => {
    const { page } = await at.visit('', PHONE)
    await expect.poll(() => page.locator('.bar-name').isVisible()).toBe(true)
    await expect.poll(() => page.getByText('every rule enforced').isVisible()).toBe(true)
    await page.locator('[data-game="dagc73"]').tap()
    const segment = named(page, 'Maximum Withdrawal')
    await segment.tap()
    await expect.poll(() => segment.getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    const [first, last] = await Promise.all([named(page, 'Historical').first().boundingBox(), segment.boundingBox()])
    expect(first!.width).toBe(last!.width)
  })

  it('offers bots and options in words, each with a sentence', async () => {
    const { page } = await at.visit()
    await page.locator('[data-game="dagc73"]').click()
    await page.locator('.starter').getByRole('button', { name: 'Recruit' }).click()
    await page.getByText('Goes for the next attack').waitFor()
    await page.locator('.starter-options summary').click()
    const values = await page.locator('.starter-options button').allTextContents()
    expect(values.length).toBeGreaterThan(12)
    for (const value of values) expect(value).toMatch(/^[A-Z][A-Za-z ]+$/)
    expect((await page.locator('.starter-options p').allTextContents()).every((line) => /^[A-Z].*\. /.test(line))).toBe(
      true,
    )
    await named(page, /Play the bot/).click()
    await laid(page)
    await expect.poll(() => page.locator('.player').first().textContent()).toContain('Recruit')
    await named(page, 'Settings').click()
    await expect
      .poll(() => page.locator('dialog').textContent())
      .toMatch(/Who plays German.*A person here.*Chance.*Recruit.*Regular.*Veteran.*Staff/s)
  })

  it('calls the sides of the demonstration game by their names', async () => {
    const { page } = await at.visit('#/new/drill?seats=person,person&seed=blue')
    await laid(page)
    await expect.poll(() => page.locator('.player strong').first().textContent()).toBe('Blue')
  })
})

describe('a file that is no game', () => {
  const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
  it.each([
    ['map.png', PNG, 'a picture'],
    ['notes.txt', Buffer.from('Dear Jonas, it is your move.'), 'a plain text'],
    ['none.json', Buffer.from(''), 'an empty file'],
    ['game.vsav', Buffer.from('PK\u0003\u0004......savedGame......'), 'a VASSAL save'],
    ['other.json', Buffer.from('{"name": "other"}'), 'JSON of another program'],
    ['new.json', Buffer.from('{"hexfront": "record", "format": 3}'), 'a newer Hexfront'],
    ['cut.json', Buffer.from('{"hexfront": "record", "pl'), 'cut off or damaged'],
  ])('%s is told from a record', async (name, buffer, said) => {
    const { page } = await at.visit()
    await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'application/json', buffer })
    const alert = page.getByRole('alert')
    await alert.waitFor()
    const shown = await alert.locator('p').textContent()
    expect(shown).toContain(`“${name}” looks like`)
    expect(shown).toContain(said)
    expect(shown).toContain('was expected')
    await expect.poll(() => alert.locator('pre').isVisible()).toBe(false)
  })

  it('and a link that was cut off are told in words', async () => {
    const { page } = await at.visit('#/record/abc')
    await expect
      .poll(() => page.getByRole('alert').locator('p').textContent())
      .toContain('cut off or changed on its way')
  })
})

describe('the curtain', () => {
  const HANDS = '#/new/drill?seats=person,person&seed=alpha'
  const curtain = (page: Page) => page.getByRole('dialog', { name: /Hand over/ })

  it('does not open by a double Enter, a key that repeats or a double click', async () => {
    const { page } = await at.visit(HANDS)
    await laid(page)
    await endTurn(page)
    await curtain(page).waitFor()
    const before = await record(page)
    for (let n = 0; n < 3; n++) await page.keyboard.press('Enter')
    await page.keyboard.down('Enter')
    for (let n = 0; n < 20; n++) await page.keyboard.down('Enter')
    await page.waitForTimeout(900)
    await page.keyboard.up('Enter')
    await page.keyboard.press('Space')
    await named(page, /I am ready/).dblclick()
    await expect.poll(() => curtain(page).count()).toBe(1)
    await expect.poll(() => page.locator('.map').isVisible()).toBe(false)
    await expect.poll(() => record(page)).toEqual(before)
  })

  it('opens when its button is held, by hand or by key', async () => {
    const { page } = await at.visit(HANDS)
    await laid(page)
    await endTurn(page)
    await takeOver(page)
    await endTurn(page)
    await curtain(page).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.down('Enter')
    await curtain(page).waitFor({ state: 'detached' })
    await page.keyboard.up('Enter')
    await expect.poll(() => step(page)).not.toBe('')
  })
})

describe('axe', () => {
  it.each(['light', 'dark', 'colour-blind'])(
    'finds nothing serious on cards, strips and the curtain, %s',
    async (theme) => {
      const { page, context } = await at.visit()
      await page.evaluate((one) => localStorage.setItem('hexfront.settings', JSON.stringify({ theme: one })), theme)
      await page.reload()
      await page.goto(`${at.address}${HOTSEAT}&seed=axe`)
      await laid(page)
      const other = await beside(page, context.newPage())
      expect(await seriousProblems(other)).toEqual([])
      await other.close()
      await page.goto(`${at.address}#/new/drill?seats=person,person&seed=alpha`)
      await laid(page)
      await endTurn(page)
      await named(page, /I am ready/).waitFor()
      expect(await seriousProblems(page)).toEqual([])
      await page.waitForTimeout(300)
      await page.goto(`${at.address}#/`)
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: 'none.json', mimeType: 'application/json', buffer: Buffer.from('') })
      await page.getByRole('alert').waitFor()
      await named(page, 'Rename').first().click()
      expect(await seriousProblems(page)).toEqual([])
      await page.keyboard.press('Escape')
      await named(page, 'Remove').first().click()
      await named(page, 'Have it back').waitFor()
      expect(await seriousProblems(page)).toEqual([])
    },
  )
})

async function beside(page: Page, opening: Promise<Page>): Promise<Page> {
  const other = await opening
  await page.waitForTimeout(500)
  await other.goto(page.url())
  await other.waitForFunction(() => window.hexfront !== undefined)
  return other
}

/** Waits until a window shows what another one has played. */
async function sameRecord(page: Page, other: Page): Promise<void> {
  const wanted = await record(other)
  await expect.poll(() => record(page), { timeout: 5000 }).toEqual(wanted)
}

async function fillStore(page: Page): Promise<void> {
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
}

async function reload(page: Page): Promise<void> {
  await page.waitForTimeout(500)
  await page.reload()
  await laid(page)
}

const footer = (page: Page): Promise<string | null> => page.locator('.undo-text').textContent()

const oneLine = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluateAll((all) => all.every(({ clientHeight }) => clientHeight < 32))

/** A hex in sight with one unit that can be pressed. */
async function firstOffered(page: Page): Promise<string> {
  const [offered, where] = [await answers(page), await places(page)]
  const crowds = Object.groupBy(Object.entries(where), ([, hex]) => hex)
  const hexes = offered.flatMap((line) => where[line.split(' ')[1] ?? ''] ?? [])
  for (const hex of hexes.filter((one) => crowds[one]?.length === 1)) {
    const isInSight = await page.evaluate((name) => {
      const point = window.hexfront?.pointOf(name)
      return point !== undefined && document.elementFromPoint(point.x, point.y)?.tagName === 'CANVAS'
    }, hex)
    if (isInSight) return hex
  }
  throw new Error(`nothing in sight can be pressed: ${offered.slice(0, 5).join(', ')}`)
}

/** Ends movement and combat of whoever is asked. */
async function endTurn(page: Page): Promise<void> {
  for (let n = 0; n < 2; n++) {
    await primary(page).click()
    const isAsked = page.locator('.caution [data-primary]')
    if (await isAsked.isVisible()) await isAsked.click()
    await settled(page)
  }
}

async function move(page: Page, n: number): Promise<void> {
  const [, unit = ''] = (await answers(page)).filter((line) => line.startsWith('move '))[n]!.split(' ')
  await clickUnit(page, unit)
  const [, hex = ''] = (await answers(page)).find((line) => line.startsWith('to '))!.split(' ')
  await clickHex(page, hex)
}
