import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { client } from './client.ts'
import { answers, clickHex, clickUnit, laid, named, places, primary, record, settled, step } from './table.ts'

const at = client()

const HOTSEAT = '#/new/dagc73?seats=person,person&opening=ready'

describe('a game that is left', () => {
  it('goes on in mid-combat after a reload, with the same dice to come', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=alpha`)
    await laid(page)
    await attack(page)
    const before = await record(page)
    const address = page.url()
    await page.waitForTimeout(300)
    await page.reload()
    await laid(page)
    expect(page.url()).toBe(address)
    await expect.poll(() => step(page)).toBe('assault')
    await expect.poll(() => record(page)).toEqual(before)
    await primary(page).click()
    await settled(page)
    const dice = (await record(page))?.play.at(-1)?.dice
    const other = await at.visit(`${HOTSEAT}&seed=alpha`)
    await laid(other.page)
    await attack(other.page)
    await primary(other.page).click()
    await settled(other.page)
    expect((await record(other.page))?.play.at(-1)?.dice).toEqual(dice)
  })

  it('is first on the home page, and goes on from there', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=home`)
    await laid(page)
    await page.waitForTimeout(200)
    await page.getByRole('link', { name: 'Hexfront: All games' }).click()
    const card = page.locator('.kept-card')
    await card.waitFor()
    await expect.poll(() => card.textContent()).toMatch(/Turn 1 · Soviet move.*Your move/s)
    await card.locator('.kept-open').click()
    await laid(page)
    await expect.poll(() => step(page)).toBe('move')
  })
})

describe('a record', () => {
  it('leaves as a file and comes back as the same game', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=file`)
    await laid(page)
    await attack(page)
    const before = await record(page)
    await page.locator('.tool', { hasText: 'Replay' }).click()
    const [download] = await Promise.all([page.waitForEvent('download'), named(page, 'Save record').click()])
    const file = await download.path()
    expect(JSON.parse(await readFile(file, 'utf8')).play.length).toBe(before?.play.length)
    const other = await at.visit()
    await other.page.locator('input[type="file"]').setInputFiles(file)
    await laid(other.page)
    await expect.poll(() => record(other.page)).toEqual(before)
  })

  it('opens when it is dropped on the page', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=drop`)
    await laid(page)
    const text = JSON.stringify(await record(page))
    const other = await at.visit()
    const data = await other.page.evaluateHandle((body) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([body], 'game.json', { type: 'application/json' }))
      return transfer
    }, text)
    await other.page.dispatchEvent('body', 'drop', { dataTransfer: data })
    await laid(other.page)
    expect((await record(other.page))?.play.length).toBe(JSON.parse(text).play.length)
  })

  it('travels in a link', async () => {
    const { page, context } = await at.visit(`${HOTSEAT}&seed=link`)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await laid(page)
    await page.locator('.tool', { hasText: 'Replay' }).click()
    await named(page, 'Share this moment').click()
    await page.getByText('The link is copied').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const other = await at.visit(link.slice(link.indexOf('#')))
    await laid(other.page)
    await expect.poll(() => places(other.page)).toEqual(await places(page))
  })

  it('that is broken is refused with the reason, and nothing is lost', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=keep`)
    await laid(page)
    await page.waitForTimeout(200)
    await page.getByRole('link', { name: 'Hexfront: All games' }).click()
    await page.locator('.kept-card').waitFor()
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from('{"hexfront": "record"') })
    await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/cannot be opened.*bad\.json/s)
    await expect.poll(() => page.locator('.kept-card').count()).toBe(1)
  })
})

describe('a moment of the past', () => {
  it('is looked at, stepped through and branched from', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=past`)
    await laid(page)
    const start = await places(page)
    const setUp = (await record(page))!.play.length
    for (let n = 0; n < 3; n++) await move(page, n)
    const now = await places(page)
    const whole = (await record(page))!.play.length
    const parent = page.url()
    await page.locator('.tool', { hasText: 'Replay' }).click()
    await page.getByRole('slider', { name: 'Moment' }).fill(String(setUp))
    await expect.poll(() => places(page)).toEqual(start)
    await named(page, 'One choice on').click()
    await named(page, 'One choice on').click()
    await expect.poll(() => places(page)).not.toEqual(now)
    await expect.poll(() => named(page, 'To the present').isVisible()).toBe(true)
    await named(page, /Play on from here/).click()
    await page.waitForFunction((old) => !location.href.startsWith(old), parent)
    await laid(page)
    expect((await record(page))!.play.length).toBe(setUp + 2)
    await move(page, 5)
    await page.goto(parent)
    await page.waitForFunction((count) => window.hexfront?.record().play.length === count, whole)
    await page.locator('.tool', { hasText: 'Replay' }).click()
    await page.locator('.branches a').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.moment').last().click()
    await expect.poll(() => page.locator('.replay-lines [data-now]').count()).toBe(1)
  })
})

describe('a game that a former client has kept', () => {
  it('opens, goes on, and is kept line by line from then on', async () => {
    const { page } = await at.visit('stress.html')
    await keepAsText(page, 'old1', await save('rules-2-mid-losses-bot.json'))
    await page.goto(`${at.address}#/table/old1`)
    await laid(page)
    const before = await record(page)
    expect(before!.play.length).toBeGreaterThan(100)
    await page.reload()
    await laid(page)
    await expect.poll(() => record(page)).toEqual(before)
    expect(await page.evaluate(keptTexts)).toEqual([])
  })

  it('opens at its last turn start with a word where it does not replay, and tells what was before', async () => {
    const { page } = await at.visit('stress.html')
    const text = (await save('rules-2-mid-losses-bot.json')).replace(/"say":"to \d+"/, '"say":"to nowhere"')
    await keepAsText(page, 'old2', text)
    await page.goto(`${at.address}#/table/old2`)
    await laid(page)
    const notice = page.locator('.strip[role="status"]')
    await expect.poll(() => notice.textContent()).toMatch(/"to nowhere".*start of turn \d+/)
    await named(page, 'whole game').click()
    await expect.poll(() => page.locator('.chapter li').count()).toBeGreaterThan(20)
    await notice.getByRole('button').click()
    await expect.poll(() => notice.count()).toBe(0)
    const before = await record(page)
    await page.waitForTimeout(300)
    await page.reload()
    await laid(page)
    await expect.poll(() => record(page)).toEqual(before)
    await expect.poll(() => notice.count()).toBe(0)
  })
})

describe('what goes wrong', () => {
  it('a kept game that cannot be read is reported, and stays', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=broken`)
    await laid(page)
    await page.waitForTimeout(200)
    const address = page.url()
    await page.evaluate(
      (id) =>
        new Promise<void>((done) => {
          const asked = indexedDB.open('hexfront')
          asked.onsuccess = () => {
            const change = asked.result.transaction('pages', 'readwrite')
            const page = change.objectStore('pages').get([id, 0])
            page.onsuccess = () =>
              change.objectStore('pages').put(`${page.result.split('\n')[0]}\n{"line":"choice","side":`, [id, 0])
            change.oncomplete = () => done()
          }
        }),
      address.split('/').at(-1)!,
    )
    await page.reload()
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('It stays in this browser')
    await page.locator('.kept-card[data-fault]').waitFor()
    const [download] = await Promise.all([page.waitForEvent('download'), named(page, 'Save as file').click()])
    const lines = (await readFile(await download.path(), 'utf8')).split('\n')
    expect(lines[0]).toContain('{"hexfront":"journal"')
    expect(lines[1]).toBe('{"line":"choice","side":')
  })

  it('a full store is said, and the game goes on', async () => {
    const { page } = await at.visit(`${HOTSEAT}&seed=full`)
    await laid(page)
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await move(page, 0)
    await expect.poll(() => page.getByRole('alert').first().textContent()).toContain('no room left')
    await move(page, 1)
    await expect.poll(() => step(page)).toBe('move')
  })

  it('an unknown game or table leads home with a word', async () => {
    const { page } = await at.visit('#/table/nothere')
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('not in this browser')
    await expect.poll(() => page.locator('.cover').count()).toBeGreaterThan(4)
  })
})

describe('without a network', () => {
  it('the client opens and plays once it was loaded', async () => {
    const { page, context } = await at.visit()
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    await context.setOffline(true)
    await page.reload()
    await page.locator('[data-game="dagc73"]').click()
    await named(page, /Play the bot/).click()
    await laid(page)
    await expect.poll(() => step(page)).toBe('move')
    await context.setOffline(false)
  })
})

describe('what is fetched', () => {
  it('is the game from the start, and once for the table and its bots', async () => {
    const { page } = await at.visit('#/new/drill?seats=bot,bot')
    await page.waitForFunction(() => (window.hexfront?.record().play.length ?? 0) > 4)
    const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(new Set(names.filter((name) => /\/registration-/.test(name))).size).toBe(1)
    const first = await page.evaluate(() => document.querySelector('link[rel=modulepreload]')?.getAttribute('href'))
    expect(first).toMatch(/\/registration-/)
    expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringMatching(/\/bot-worker-/)])
  })
})

/** A game as the first client kept it: one text, in the rooms of that time. */
async function keepAsText(page: Page, id: string, text: string): Promise<void> {
  await page.evaluate(
    ([key, body]) =>
      new Promise<void>((done) => {
        const asked = indexedDB.open('hexfront', 1)
        asked.onupgradeneeded = () => {
          asked.result.createObjectStore('kept')
          asked.result.createObjectStore('saves')
        }
        asked.onsuccess = () => {
          const change = asked.result.transaction('saves', 'readwrite')
          change.objectStore('saves').put(body, key)
          change.oncomplete = () => {
            asked.result.close()
            done()
          }
        }
      }),
    [id, text] as const,
  )
}

const keptTexts = (): Promise<unknown> =>
  new Promise((done) => {
    const asked = indexedDB.open('hexfront')
    asked.onsuccess = () => {
      const all = asked.result.transaction('saves').objectStore('saves').getAllKeys()
      all.onsuccess = () => done(all.result)
    }
  })

async function save(name: string): Promise<string> {
  const file = join(import.meta.dirname, '../packages/games/src/dagc73/records', name)
  const kept = JSON.parse(await readFile(file, 'utf8'))
  return JSON.stringify({
    hexfront: 'save',
    seed: 'old',
    seats: ['person', 'person'],
    dice: [1, 2, 3, 4],
    opening: 'by hand',
    record: kept,
  })
}

async function attack(page: Page): Promise<void> {
  await primary(page).click()
  const isAsked = page.locator('.caution [data-primary]')
  if (await isAsked.isVisible()) await isAsked.click()
  const [, target = ''] = (await answers(page)).find((line) => line.startsWith('attack '))?.split(' ') ?? []
  await clickHex(page, target)
  const [, unit = ''] = (await answers(page)).find((line) => line.startsWith('join '))?.split(' ') ?? []
  await clickUnit(page, unit)
}

async function move(page: Page, n: number): Promise<void> {
  const [, unit = ''] = (await answers(page)).filter((line) => line.startsWith('move '))[n]!.split(' ')
  await clickUnit(page, unit)
  const [, hex = ''] = (await answers(page)).find((line) => line.startsWith('to '))!.split(' ')
  await clickHex(page, hex)
}
