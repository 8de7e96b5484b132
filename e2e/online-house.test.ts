import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { adminInvite, type Server, startServer } from '@hexfront/server'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { seriousProblems } from './axe.ts'
import type { Watched } from './browser.ts'
import { client } from './client.ts'
import { seated } from './house.ts'
import { named } from './table.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const DARK = { colorScheme: 'dark' } as const
const PASSWORD = 'a short sentence'

/** A server of its own, with a link for the one who is to run it. */
interface OwnHouse {
  readonly address: string
  readonly adminLink: string
}

const running: { server: Server; folder: string }[] = []

async function newHouse(accounts: 'open' | 'invite'): Promise<OwnHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'hexfront-house-'))
  const server = await startServer({ folder, client: inject('built'), port: 0, hasLimits: false, accounts })
  running.push({ server, folder })
  const address = server.address.replace('127.0.0.1', 'localhost')
  return { address, adminLink: `${address}#/invite/${await adminInvite(server.house)}` }
}

afterEach(async () => {
  for (const { server, folder } of running.splice(0)) {
    await server.close()
    rmSync(folder, { recursive: true })
  }
})

// What is asked for last is done first after a test: pages are closed before the house that they would miss.
const at = client('server')

/** Asks a server as the browser of a page does, with its cookies. */
async function ask({ context }: Watched, method: 'POST' | 'PUT', address: string, data: object): Promise<void> {
  const answer = await context.request.fetch(address, { method, data, headers: { 'sec-fetch-site': 'same-origin' } })
  expect([answer.status(), address]).toEqual([200, address])
}

/** Somebody with an account, before a page. */
async function person(address: string, name: string, page = '#/lobby', screen = {}): Promise<Watched> {
  const watched = await at.visitAt(`${address}#/signin`, screen)
  await ask(watched, 'POST', `${address}api/signup`, { name, password: PASSWORD })
  await watched.page.goto(`${address}${page}`)
  await watched.page.reload()
  return watched
}

/** The first of a house: it is his to run. */
async function keeper({ adminLink }: OwnHouse, screen = {}): Promise<Watched> {
  const watched = await at.visitAt(adminLink, screen)
  await watched.page.getByText('This link makes you the one who runs this server.').waitFor()
  await named(watched.page, 'Come in as a guest').click()
  await watched.page.getByRole('link', { name: 'Admin' }).click()
  return watched
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const me = (page: Page) => page.locator('.online-me')

async function fits(page: Page): Promise<void> {
  expect(await seriousProblems(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

/** A console tells of every refusal, those included that were wanted. */
function forgiveRefusals({ complaints }: Watched): void {
  const left = complaints.filter((one) => !/status of 4\d\d/.test(one))
  complaints.splice(0, complaints.length, ...left)
}

describe('whoever runs a server', () => {
  it.each([
    ['at a desk', {}],
    ['on a phone in the dark', { ...PHONE, ...DARK }],
  ] as const)('reads a report, suspends somebody, and helps him back in, %s', async (_, screen) => {
    const house = await newHouse('open')
    const { address } = house
    const admin = await keeper(house, screen)
    const rude = await person(address, 'Rude Fellow')
    const marta = await person(address, 'Marta', '#/person/Rude%20Fellow')
    await marta.page.getByText('Report', { exact: true }).click()
    await marta.page.getByLabel('What happened?').fill('He swears.')
    await named(marta.page, 'Send').click()
    await marta.page.getByText('Thank you.').waitFor()
    await fits(marta.page)

    const { page } = admin
    await page.reload()
    const reports = card(page, 'Reports')
    await reports.getByText('He swears.').waitFor()
    await reports.getByRole('button', { name: 'Mark as settled' }).click()
    await reports.getByRole('button', { name: 'Open again' }).waitFor()

    const people = card(page, 'People')
    await people.getByLabel('Player').fill('rude')
    await expect.poll(() => people.getByRole('listitem').count()).toBe(1)
    await people.getByText('Manage').click()
    await fits(page)
    await people.getByRole('button', { name: 'Suspend' }).click()
    await people.getByText('suspended').waitFor()
    await expect.poll(() => me(rude.page).textContent()).toContain('Sign in')
    await people.getByRole('button', { name: 'Let in again' }).click()
    await people.getByRole('button', { name: 'Recovery link' }).click()
    const link = await people.getByLabel('A link for a new password of Rude Fellow').inputValue()
    await card(page, 'What was done').getByText('Rude Fellow got a link for a new password').waitFor()

    const again = await at.visitAt(link)
    await again.page.getByLabel('New password').fill('another short sentence')
    await again.page.locator('.form [type=submit]').click()
    await again.page.getByRole('heading', { level: 1, name: 'Rude Fellow' }).waitFor()
  })
})

describe('a server for those who were invited', () => {
  it('lets in whoever has a link, once, and nobody else', async () => {
    const house = await newHouse('invite')
    const admin = await keeper(house)
    const stranger = await at.visitAt(`${house.address}#/signin`)
    await stranger.page.getByText('New players need a link of invitation here.').waitFor()
    await named(stranger.page, 'New account').click()
    await stranger.page.getByLabel('Name', { exact: true }).fill('Stranger')
    await stranger.page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await stranger.page.locator('.form [type=submit]').click()
    await stranger.page.getByRole('alert').getByText('This house is for those who were invited.').waitFor()
    forgiveRefusals(stranger)

    // A guest who runs the house invites when he has an account.
    await ask(admin, 'POST', `${house.address}api/signup`, { name: 'Keeper', password: PASSWORD })
    await admin.page.reload()
    const invites = card(admin.page, 'Invitations')
    await invites.getByRole('button', { name: 'Make a link' }).click()
    const link = await invites.getByLabel('Send this link').inputValue()
    await expect.poll(() => invites.getByRole('button', { name: 'Take it back' }).count()).toBe(1)

    const friend = await at.visitAt(link, { ...PHONE, ...DARK })
    await friend.page.getByText('Keeper would like you to play here.').waitFor()
    await fits(friend.page)
    await friend.page.getByRole('link', { name: 'New account' }).click()
    await friend.page.getByLabel('Name', { exact: true }).fill('Friend')
    await friend.page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await fits(friend.page)
    await friend.page.locator('.form [type=submit]').click()
    await friend.page.getByRole('heading', { level: 1, name: 'Friend' }).waitFor()
    await card(friend.page, 'Invitations').getByRole('button', { name: 'Make a link' }).click()
    const next = await card(friend.page, 'Invitations').getByLabel('Send this link').inputValue()

    const late = await at.visitAt(link)
    await late.page.getByRole('alert').getByText('There is no such invite any more here.').waitFor()
    forgiveRefusals(late)
    const guest = await at.visitAt(next)
    await named(guest.page, 'Come in as a guest').click()
    await guest.page.getByRole('heading', { level: 1, name: 'Lobby' }).waitFor()
    await expect.poll(() => me(guest.page).textContent()).toContain('Guest')
  })
})

/** Two with accounts at a slow table of the drill. */
async function slowGame(): Promise<readonly [Watched, Watched, readonly string[], string]> {
  const stamp = Date.now() % 1_000_000
  const names = [`Ann ${stamp}`, `Bob ${stamp}`] as const
  const [ann, bob] = [await person(at.address, names[0]), await person(at.address, names[1])]
  const answer = await ann.context.request.post(`${at.address}api/games`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: {
      game: 'drill',
      scenario: 'meeting',
      options: {},
      opening: 'ready',
      pace: 'slow',
      visible: 'public',
      isRated: false,
      seats: ['me', { name: names[1] }],
      seed: '',
    },
  })
  const { code }: { code: string } = await answer.json()
  await ask(bob, 'POST', `${at.address}api/games/${code}/seats`, { side: 'red', seed: '' })
  for (const { page } of [ann, bob]) {
    await page.goto(`${at.address}#/game/${code}`)
    await seated(page)
  }
  return [ann, bob, names, code]
}

describe('two in a slow game', () => {
  it('see each other go on vacation and come back', async () => {
    const [ann, bob] = await slowGame()
    const sitters = () => bob.page.locator('.table-bar .sitters').textContent()
    expect(await sitters()).not.toContain('on vacation')
    await ann.page.goto(`${at.address}#/account`)
    const vacation = card(ann.page, 'Vacation')
    await vacation.getByLabel('Days, from now on').fill('3')
    await vacation.getByRole('button', { name: 'I am away' }).click()
    await vacation.getByText('Away until').waitFor()
    await vacation.getByText('27 days are left this year.').waitFor()
    await expect.poll(sitters).toContain('on vacation')
    await vacation.getByRole('button', { name: 'I am back' }).click()
    await expect.poll(sitters).not.toContain('on vacation')
  })

  it('hear of words at a table they do not look at, and nothing of one they have muted', async () => {
    const [ann, bob, names] = await slowGame()
    const say = async (text: string): Promise<void> => {
      await bob.page.getByLabel('Say something').fill(text)
      await named(bob.page, 'Send').click()
      await bob.page.locator('.talk').getByText(text).waitFor()
    }
    await named(bob.page, /^Talk/).click()
    await named(ann.page, /^Talk/).click()
    await say('Good luck!')
    await ann.page.locator('.talk').getByText('Good luck!').waitFor()
    await ann.page.goto(`${at.address}#/lobby`)
    await ann.page.getByRole('region', { name: 'Your games' }).waitFor()
    await say('Are you there?')
    await ann.page.getByText('new words').waitFor()

    await ann.page.goto(`${at.address}#/person/${encodeURIComponent(names[1]!)}`)
    await named(ann.page, 'Mute').click()
    await ann.page.getByText('You do not hear what is said under this name').waitFor()
    await ann.page.goBack()
    await ann.page.goBack()
    await seated(ann.page)
    await named(ann.page, /^Talk/).click()
    await say('You lose.')
    await ann.page.locator('.talk').getByText('Nobody has said anything yet.').waitFor()
    expect(await ann.page.getByText('You lose.').count()).toBe(0)
  })
})

describe('the archive', () => {
  it('finds a game by player and result, and takes in a record of elsewhere', async () => {
    const [ann, , names, code] = await slowGame()
    await ask(ann, 'POST', `${at.address}api/games/${code}/commands`, { t: 'resign', game: code, key: 'resigning' })
    const { page } = ann
    await page.goto(`${at.address}#/archive`)
    await page.getByLabel('Player').fill(names[0]!)
    const found = page.locator('.listing')
    await page.getByLabel('Result').selectOption('Won')
    await page.getByText('No game fits.').waitFor()
    await page.getByLabel('Result').selectOption('Lost')
    await expect.poll(() => found.count()).toBe(1)
    await fits(page)
    await found.getByRole('link').click()
    await page.locator('[data-strip="over"]').getByText('resigned').waitFor()

    const record = await ann.context.request.get(`${at.address}api/games/${code}/record`)
    await page.goto(`${at.address}#/archive`)
    await page.locator('.archive-search input[type=file]').setInputFiles({
      name: 'record.json',
      mimeType: 'application/json',
      buffer: await record.body(),
    })
    await seated(page)
    await page.goto(`${at.address}#/archive`)
    await found.getByText('brought in').first().waitFor()
  })
})

describe('an account', () => {
  it('is signed out elsewhere, saved, and erased', async () => {
    const name = `Leaver ${Date.now() % 1_000_000}`
    const desk = await person(at.address, name, '#/account')
    const phone = await at.visitAt(`${at.address}#/signin`, PHONE)
    await ask(phone, 'POST', `${at.address}api/signin`, { name, password: PASSWORD })
    await phone.page.goto(`${at.address}#/account`)
    await phone.page.reload()
    await phone.page.getByRole('heading', { level: 1, name }).waitFor()
    await fits(phone.page)

    const { page } = desk
    await page.reload()
    await card(page, 'Where you are signed in').getByRole('button', { name: 'Sign out there' }).click()
    await expect.poll(() => me(phone.page).textContent()).toContain('Sign in')

    const [download] = await Promise.all([page.waitForEvent('download'), named(page, 'Save all I have here').click()])
    const kept: { me: { name: string } } = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(kept.me.name).toBe(name)

    await named(page, 'Erase my account').click()
    await named(page, 'Yes, erase it for good').click()
    await expect.poll(() => me(page).textContent()).toContain('Sign in')
    await page.goto(`${at.address}#/person/${encodeURIComponent(name)}`)
    await page.getByRole('alert').getByText('There is no such player here.').waitFor()
    forgiveRefusals(desk)
  })

  it('does not meet one whom it has blocked', async () => {
    const stamp = Date.now() % 1_000_000
    const [ann, bob] = [await person(at.address, `Amy ${stamp}`), await person(at.address, `Ben ${stamp}`)]
    await bob.context.request.post(`${at.address}api/games`, {
      headers: { 'sec-fetch-site': 'same-origin' },
      data: {
        game: 'drill',
        scenario: 'meeting',
        options: {},
        opening: 'ready',
        pace: 'none',
        visible: 'public',
        isRated: false,
        seats: ['me', 'open'],
        seed: '',
      },
    })
    const tables = ann.page.getByRole('region', { name: 'Open tables' })
    await ann.page.reload()
    await tables.getByText(`Ben ${stamp}`).waitFor()
    await ann.page.goto(`${at.address}#/person/Ben%20${stamp}`)
    await named(ann.page, 'Block').click()
    await ann.page.getByText('You do not meet').waitFor()
    await ann.page.goto(`${at.address}#/lobby`)
    await tables.waitFor()
    await expect.poll(() => tables.getByText(`Ben ${stamp}`).count()).toBe(0)
    await ann.page.goto(`${at.address}#/account`)
    await card(ann.page, 'Blocked and muted').getByRole('button', { name: 'Lift it' }).click()
    await card(ann.page, 'Blocked and muted').getByText('Nobody.').waitFor()
  })
})
