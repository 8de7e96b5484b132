import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seriousProblems } from './axe.ts'
import { client } from './client.ts'
import { clickHex, laid, named, places, primary, record, settled, step, tapHex } from './table.ts'

const at = client()

const BORISOV = '#/new/efs?scenario=borisov&seats=person,person&opening=ready&seed=m1'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const DIVISION = ['g:52/18Pz', 'g:101/18Pz', 'g:88/18Pz'] as const

/** The first Axis movement, in which much can be moved. */
async function openMovement(page: Page): Promise<void> {
  await laid(page)
  await primary(page).click()
  await expect.poll(() => step(page)).toBe('movement')
  await settled(page)
}

const agendaOf = (page: Page) => page.getByRole('region', { name: 'Still to be done' })

describe('a turn of many units', () => {
  it('is played in stretches, by keys: one marches, the rest of the division follows, one undo brings it back', async () => {
    const { page } = await at.visit(BORISOV)
    await openMovement(page)
    await page.keyboard.press('Shift+N')
    const agenda = agendaOf(page)
    await agenda.locator('[data-unit="g:18/18Pz"]').click()
    await expect.poll(() => step(page)).toBe('march')
    await clickHex(page, '1729')
    const follow = named(page, /Send all \d after/)
    await follow.waitFor()
    expect(await seriousProblems(page)).toEqual([])
    const before = (await record(page))!.play.length
    await page.keyboard.press('Shift+R')
    await expect.poll(() => step(page)).toBe('movement')
    for (const unit of DIVISION) expect((await places(page))[unit]).toBe('I-1729')
    await expect.poll(() => agenda.textContent()).toMatch(/can act · \d+ done/)
    await page.keyboard.press('u')
    expect((await record(page))!.play.length).toBe(before)
    expect((await places(page))['g:101/18Pz']).toBe('I-1132')
  })

  it('takes up a division from its stack and sends it with one press', async () => {
    const { page } = await at.visit(BORISOV)
    await openMovement(page)
    await page.keyboard.press('Shift+N')
    await agendaOf(page)
      .getByRole('button', { name: /Take up \d of 18th Panzer Division/ })
      .click()
    await page.getByText(/18th Panzer Division: \d units/).waitFor()
    await clickHex(page, '1729')
    for (const unit of DIVISION) expect((await places(page))[unit]).toBe('I-1729')
  })

  it('goes from one unit that can act to the next, and finds any by name', async () => {
    const { page } = await at.visit(BORISOV)
    await openMovement(page)
    await page.keyboard.press('.')
    const shown = page.locator('.fan, [role=tooltip]').first()
    const first = await shown.textContent()
    await page.keyboard.press('.')
    await page.keyboard.press(',')
    await expect.poll(() => shown.textContent()).toBe(first)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await page.getByRole('searchbox').fill('Borisov')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByRole('tooltip').textContent()).toMatch(/Borisov, town/)
  })

  it('keeps bookmarks with the game, and tells the turn in short', async () => {
    const { page } = await at.visit(BORISOV)
    await openMovement(page)
    await page.keyboard.press('Shift+3')
    await page.keyboard.press('Shift+B')
    const list = page.getByRole('region', { name: 'Bookmarks' })
    const name = list.getByRole('textbox', { name: 'Name of bookmark 3' })
    await name.fill('The bridge')
    await name.press('Tab')
    await list.getByRole('button', { name: 'Go to bookmark 3, The bridge' }).waitFor()
    expect(await seriousProblems(page)).toEqual([])
    await page.waitForTimeout(300)
    await page.reload()
    await laid(page)
    await page.keyboard.press('Shift+B')
    await expect.poll(() => name.inputValue()).toBe('The bridge')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Shift+T')
    const turn = page.getByRole('dialog', { name: /Turn \d+ so far/ })
    await expect.poll(() => turn.textContent()).toMatch(/Points.*Losses, steps/s)
    expect(await seriousProblems(page)).toEqual([])
  })

  it('says in the log which phases asked nobody', async () => {
    const { page } = await at.visit(BORISOV)
    await openMovement(page)
    await primary(page).click()
    const caution = page.locator('.caution [data-primary]')
    if (await caution.isVisible()) await caution.click()
    await expect.poll(() => page.getByRole('log').textContent()).toMatch(/Nothing to do: Axis declaration/)
  })
})

describe('the same with a finger', () => {
  it('lists what is to be done under the map, in the dark too', async () => {
    const { page } = await at.visit(BORISOV, { ...PHONE, colorScheme: 'dark' })
    await openMovement(page)
    await named(page, 'Menu').tap()
    await named(page, 'Still to be done').tap()
    await agendaOf(page).locator('[data-unit="g:18/18Pz"]').tap()
    await expect.poll(() => step(page)).toBe('march')
    await tapHex(page, '1729')
    expect(await seriousProblems(page)).toEqual([])
    await named(page, /Send all \d after/).tap()
    await expect.poll(async () => (await places(page))['g:101/18Pz']).toBe('I-1729')
    await named(page, 'Menu').tap()
    await named(page, 'Bookmarks').tap()
    await named(page, 'Set one here').tap()
    await page.getByRole('textbox', { name: 'Name of bookmark 1' }).waitFor()
  })
})
