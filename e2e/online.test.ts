import { describe, expect, it } from 'vitest'
import { client } from './client.ts'
import {
  addressToSend,
  answer,
  choose,
  end,
  forgiveOffline,
  isAsked,
  length,
  openTable,
  playOn,
  seated,
} from './house.ts'
import { clickHex, clickUnit, laid, named, places, primary, record, settled, step } from './table.ts'

const at = client('server')

const dice = async (page: Parameters<typeof record>[0]): Promise<string[]> =>
  (await record(page))?.play.flatMap((line) => line.dice ?? []) ?? []

const turn = (page: Parameters<typeof record>[0]): Promise<string | null> =>
  page.locator('.panel .clock, .clock').first().textContent()

describe('two guests', () => {
  it('meet by a link, play a turn with a combat, are watched, and come back when the line was cut', async () => {
    const ann = await at.visit()
    const address = await openTable(ann.page, 'dagc73')
    const bob = await at.visit(address)
    await named(bob.page, 'Play German').click()
    await Promise.all([seated(ann.page), seated(bob.page)])
    await laid(ann.page)
    expect(await isAsked(bob.page)).toBe(false)
    await expect.poll(() => places(bob.page)).toEqual(await places(ann.page))

    const eve = await at.visit(address)
    await seated(eve.page)
    await expect.poll(() => eve.page.locator('.table-bar').textContent()).toContain('You watch')

    await end(ann.page)
    await settled(ann.page)
    await clickHex(ann.page, '4011')
    await ann.page.locator('[data-proposal="5-1"]').click()
    await primary(ann.page).click()
    for (const { page } of [ann, bob, eve]) await expect.poll(() => dice(page)).toHaveLength(1)
    expect(await dice(bob.page)).toEqual(await dice(ann.page))

    await bob.context.setOffline(true)
    await bob.page.locator('[data-strip="offline"]').waitFor()
    expect(await isAsked(bob.page)).toBe(false)
    const before = await length(bob.page)
    await playOn([ann.page], async () => !(await isAsked(ann.page)) || (await length(ann.page)) > before + 6)
    expect(await length(bob.page)).toBe(before)
    await bob.context.setOffline(false)
    await bob.page.locator('[data-strip="offline"]').waitFor({ state: 'detached', timeout: 40_000 })
    forgiveOffline(bob)

    await playOn([ann.page, bob.page], async () => (await step(bob.page)) === 'move' && (await isAsked(bob.page)))
    await bob.page.reload()
    await laid(bob.page)
    await bob.page.getByRole('region', { name: 'Since your last turn' }).waitFor()

    await playOn([ann.page, bob.page], async () => /Turn 2/.test((await turn(bob.page)) ?? ''))
    for (const { page } of [ann, eve]) await expect.poll(() => places(page)).toEqual(await places(bob.page))
  })

  it('undo alone to the last barrier, and one redo brings back what one undo took', async () => {
    const ann = await at.visit()
    const address = await openTable(ann.page, 'dagc73')
    const bob = await at.visit(address)
    await named(bob.page, 'Play German').click()
    await laid(ann.page)
    const start = await length(ann.page)
    await clickUnit(ann.page, 'r:29T')
    await expect.poll(() => length(ann.page)).toBe(start + 1)
    await ann.page.keyboard.press('u')
    await expect.poll(() => length(ann.page)).toBe(start)
    await ann.page.keyboard.press('y')
    await expect.poll(() => length(ann.page)).toBe(start + 1)
    await ann.page.reload()
    await laid(ann.page)
    expect(await length(ann.page)).toBe(start + 1)
    expect(await length(bob.page)).toBe(start)
  })
})

describe('a bot of the server', () => {
  it('answers, and after a resignation every die of the game is proved', async () => {
    const { page } = await at.visit()
    const table = await choose(page, 'drill')
    await table.getByText('Opponent, clock and dice').click()
    await table.getByRole('button', { name: 'The bot' }).click()
    await named(page, 'Play the bot on the server').click()
    await seated(page)
    await laid(page)
    const sides = () => page.locator('.table-bar .sitters').textContent()
    await expect.poll(sides).toContain('Chance')
    const turned = () => page.locator('.clock').first().textContent()
    const first = await turned()
    await playOn([page], async () => (await turned()) !== first)
    await named(page, 'Agree').click()
    await named(page, 'Resign').click()
    await named(page, 'Yes, resign this game').click()
    const over = page.locator('[data-strip="over"]')
    await over.getByText('resigned').waitFor()
    await over.getByRole('link', { name: 'Verify the dice' }).click()
    const proof = page.getByRole('region', { name: 'What was found' })
    await expect.poll(() => proof.textContent()).toContain('Every die is as the seeds give it.')
    expect(await proof.textContent()).toContain('those that this browser wrote down')
  })
})

describe('an account', () => {
  it('plays one slow game on two devices, which stay in step', async () => {
    const name = `Slow ${Date.now() % 1_000_000}`
    const desk = await at.visit('#/signin')
    await named(desk.page, 'New account').first().click()
    await desk.page.getByLabel('Name', { exact: true }).fill(name)
    await desk.page.getByLabel('Password', { exact: true }).fill('a short sentence')
    await desk.page.locator('.form [type=submit]').click()
    await desk.page.getByRole('heading', { name }).waitFor()
    await desk.page.getByRole('link', { name: 'Games', exact: true }).click()
    const table = await choose(desk.page, 'dagc73')
    await table.getByText('Opponent, clock and dice').click()
    await table.getByRole('button', { name: 'Slow, 3 to 10 days' }).click()
    await named(desk.page, 'Open a table').click()
    const address = await addressToSend(desk.page)

    const rival = await at.visit(address)
    await named(rival.page, 'Play German').click()
    await laid(desk.page)
    await expect.poll(() => desk.page.locator('.sitter-clock').first().textContent()).toMatch(/[23] d \d+ h/)

    const phone = await at.visit('#/signin', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    await phone.page.getByLabel('Name', { exact: true }).fill(name)
    await phone.page.getByLabel('Password', { exact: true }).fill('a short sentence')
    await phone.page.locator('.form [type=submit]').click()
    await phone.page.getByRole('heading', { name }).waitFor()
    await phone.page.goto(`${at.address}${address}`)
    await laid(phone.page)

    await answer(desk.page)
    await expect.poll(() => places(phone.page)).toEqual(await places(desk.page))
    await expect.poll(() => length(phone.page)).toBe(await length(desk.page))
    await answer(phone.page)
    await expect.poll(() => length(desk.page)).toBe(await length(phone.page))
    expect(await places(desk.page)).toEqual(await places(phone.page))
  })
})
