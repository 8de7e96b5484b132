import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seriousProblems } from './axe.ts'
import type { Watched } from './browser.ts'
import { client } from './client.ts'
import { addressToSend, choose, length, openTable, seated } from './house.ts'
import { clickUnit, laid, named } from './table.ts'

const at = client('server')

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const DARK = { colorScheme: 'dark' } as const

/** An authenticator that says yes to everything, as a finger on a sensor does. */
async function withSensor({ page, context }: Watched): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const me = (page: Page) => page.locator('.online-me')

/** Two guests at a table of the drill, the first of them to move. */
async function atDrill(): Promise<readonly [Watched, Watched, string]> {
  const ann = await at.visit()
  const address = await openTable(ann.page, 'drill')
  const bob = await at.visit(address)
  await named(bob.page, /^Play (Red|Blue)$/).click()
  await Promise.all([seated(ann.page), seated(bob.page)])
  return [ann, bob, address]
}

describe('a guest', () => {
  it('keeps his games by a passkey, and signs in with it', async () => {
    const watched = await at.visit()
    const { page } = watched
    await withSensor(watched)
    await openTable(page, 'drill')
    await me(page).click()
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await named(page, 'Add a passkey of this device').click()
    await page.getByRole('region', { name: 'Ways in' }).getByRole('button', { name: 'Remove' }).waitFor()
    await expect.poll(() => page.getByText('You are a guest.').count()).toBe(0)
    await named(page, 'Sign out').click()
    await expect.poll(() => me(page).textContent()).toContain('Sign in')
    await me(page).click()
    await named(page, 'Sign in with a passkey').click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.getByRole('link', { name: 'Lobby', exact: true }).click()
    await expect.poll(() => page.getByRole('region', { name: 'Your games' }).textContent()).toContain('Drill')
  })
})

describe('two at a table', () => {
  it('talk, offer, decline and agree', async () => {
    const [ann, bob] = await atDrill()
    await named(ann.page, 'Talk').click()
    await ann.page.getByLabel('Say something').fill('Good luck!')
    await named(ann.page, 'Send').click()
    await expect.poll(() => bob.page.locator('.table-bar .badge').textContent()).toBe('1')
    await named(bob.page, /^Talk/).click()
    await bob.page.locator('.talk').getByText('Good luck!').waitFor()
    await bob.page.keyboard.press('Escape')

    const offer = bob.page.locator('[data-strip="offer"]')
    for (const answer of ['Decline', 'Agree']) {
      await named(ann.page, 'Agree').click()
      await named(ann.page, 'Offer a draw').click()
      await offer.getByText('proposes a draw').waitFor()
      await offer.getByRole('button', { name: answer }).click()
      await offer.waitFor({ state: 'detached' })
    }
    for (const { page } of [ann, bob])
      await page.locator('[data-strip="over"]').getByText('A draw by agreement.').waitFor()
    await named(ann.page, 'Rematch, sides swapped').click()
    await ann.page.locator('.open-table').waitFor()
  })

  it('have no hints and no chances', async () => {
    const [ann, bob] = await atDrill()
    const mover = (await ann.page.locator('.panel-foot [data-primary]').count()) > 0 ? ann : bob
    await laid(mover.page)
    expect(await named(mover.page, 'Hint').count()).toBe(0)
    await mover.page.locator('.tool', { hasText: 'Settings' }).click()
    expect(await mover.page.getByText('Your chances while you play').count()).toBe(0)
  })

  it('stay in step in two windows of one of them', async () => {
    const ann = await at.visit()
    const address = await openTable(ann.page, 'dagc73')
    const bob = await at.visit(address)
    await named(bob.page, 'Play German').click()
    await laid(ann.page)
    const second = await ann.context.newPage()
    await second.goto(`${at.address}${address}`)
    await laid(second)
    const start = await length(ann.page)
    await clickUnit(ann.page, 'r:29T')
    await expect.poll(() => length(second)).toBe(start + 1)
    await second.keyboard.press('u')
    await expect.poll(() => length(ann.page)).toBe(start)
  })
})

describe('every page of the server', () => {
  it.each([
    ['at a desk', {}],
    ['on a phone in the dark', { ...PHONE, ...DARK }],
  ] as const)('has nothing a screen reader stumbles over, %s', async (_, screen) => {
    const { page } = await at.visit('', screen)
    await choose(page, 'drill')
    await page.locator('.new-table summary').click()
    expect(await seriousProblems(page)).toEqual([])
    await named(page, 'Open a table').click()
    const address = await addressToSend(page)
    expect(await seriousProblems(page)).toEqual([])
    for (const [hash, heading] of [
      ['#/lobby', 'Lobby'],
      ['#/archive', 'Archive'],
      ['#/verify', 'Verify the dice of a game'],
      ['#/signin', 'Sign in'],
      ['#/account', /^Guest/],
    ] as const) {
      await page.goto(`${at.address}${hash}`)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      expect(await seriousProblems(page)).toEqual([])
    }
    const rival = await at.visit(address)
    await named(rival.page, /^Play (Red|Blue)$/).click()
    await page.goto(`${at.address}${address}`)
    await seated(page)
    await named(page, /^Talk/).click()
    expect(await seriousProblems(page)).toEqual([])
    await page.locator('.talk .round').click()
    await named(page, 'Agree').click()
    expect(await seriousProblems(page)).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(width).toBeLessThanOrEqual(0)
  })
})
