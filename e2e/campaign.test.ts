import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seriousProblems } from './axe.ts'
import { client } from './client.ts'
import { answers, clickHex, laid, named, places, primary, record, settled, step, takeOver, tapHex } from './table.ts'

const at = client()

const BORISOV = '#/new/efs?scenario=borisov&seats=person,person&opening=ready&seed=m1'
const great = (scenario: string): string =>
  `#/new/efs?scenario=${scenario}&seats=person,person&opening=ready&seed=great`
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const DIVISION = ['g:52/18Pz', 'g:101/18Pz', 'g:88/18Pz'] as const

/** The first Axis movement, in which much can be moved. */
async function openMovement(page: Page): Promise<void> {
  await laid(page)
  await primary(page).click()
  await expect.poll(() => step(page)).toBe('movement')
  await settled(page)
}

const CAMPAIGN = '#/new/efs?scenario=campaign&seats=person,person&opening=ready&seed=m1'

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

const TENTH = ['g:7/10Pz', 'g:69/10Pz', 'g:86/10Pz', 'g:90/10Pz'] as const

/** Where the units of the 10th Panzer Division are. */
const tenth = async (page: Page): Promise<(string | undefined)[]> => {
  const all = await places(page)
  return TENTH.map((unit) => all[unit])
}

const MOST_PHASES = 12

const isSecondDeclaration = async (page: Page): Promise<boolean> =>
  (await step(page)) === 'declaration' && (await record(page))!.play.at(-1)?.phase === 'axis movement'

/** Ends a phase in which nobody does anything, at one screen for two. */
async function goOn(page: Page): Promise<void> {
  if (await named(page, /I am ready/).isVisible()) await takeOver(page)
  await primary(page).click()
  const caution = page.locator('.caution [data-primary]')
  if (await caution.isVisible()) await caution.click()
  await settled(page)
}

describe('a great scenario', () => {
  it('opens with a thousand units: one is found by name, a whole division marches with one press, and one undo brings it back', async () => {
    const { page } = await at.visit(great('campaign'))
    await laid(page)
    await page.keyboard.press('Control+k')
    await page.getByRole('searchbox').fill('39/17')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.fan, [role=tooltip]').first().textContent()).toMatch(/39th Panzer Regiment/)
    await page.keyboard.press('Escape')
    const before = await tenth(page)
    await page.keyboard.press('Shift+N')
    await agendaOf(page)
      .getByRole('button', { name: /Take up 4 of 10th Panzer Division/ })
      .click()
    await clickHex(page, 'D2525')
    expect(await tenth(page)).toEqual(['D2525', 'D2525', 'D2525', 'D2525'])
    await page.keyboard.press('s')
    await expect.poll(() => page.locator('.legend').textContent()).toMatch(/supply/i)
    expect(await seriousProblems(page)).toEqual([])
    await page.keyboard.press('u')
    expect(await tenth(page)).toEqual(before)
  })

  it('4.11 leads a newcomer through 22 June', async () => {
    const { page } = await at.visit()
    await page.locator('[data-game="efs"]').click()
    await page.getByText('Minsk Pocket', { exact: true }).click()
    await page.getByLabel('with a guide for the first turn').check()
    await named(page, 'Both sides here').click()
    await laid(page)
    const guide = page.getByRole('region', { name: 'Guide' })
    await expect.poll(() => guide.textContent()).toMatch(/Step 1 of 12.*10th Panzer Division/s)
    await page.keyboard.press('Shift+N')
    await agendaOf(page)
      .getByRole('button', { name: /Take up 4 of 10th Panzer Division/ })
      .click()
    await clickHex(page, 'D2525')
    await expect.poll(() => guide.textContent()).toMatch(/Step 2 of 12.*Karl/s)
    await goOn(page)
    await expect.poll(() => guide.textContent()).toMatch(/Step 3 of 12.*Brest/s)
  })

  it('6.48 feeds an attack of the second round from an MSU, by a button of the panel', async () => {
    const { page } = await at.visit(great('minsk'))
    await laid(page)
    for (let n = 0; n < MOST_PHASES && !(await isSecondDeclaration(page)); n++) await goOn(page)
    await clickHex(page, 'D3030')
    await page.locator('[data-verb="all"]').first().click()
    await page.locator('[data-verb="declare"]').first().click()
    for (let n = 0; n < MOST_PHASES && (await step(page)) !== 'battle'; n++) await goOn(page)
    if (await named(page, /I am ready/).isVisible()) await takeOver(page)
    await page.getByText('no attack supply').first().waitFor()
    await primary(page).click()
    await page.getByRole('alertdialog', { name: /no supply/ }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('Supply the attack …').click()
    await named(page, 'Supply the attack from D2828').click()
    await expect.poll(() => answers(page)).not.toContain('draw D2828')
    expect(await page.getByText('no attack supply').count()).toBe(0)
    await page.keyboard.press('u')
    await expect.poll(() => answers(page)).toContain('draw D2828')
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

  it('opens a stack of the campaign, moves one of it, and shows a fight', async () => {
    const { page } = await at.visit(great('campaign'), PHONE)
    await laid(page)
    await tapHex(page, 'D1827')
    const fan = page.locator('.fan')
    await fan.locator('[data-unit="g:7/10Pz"]').tap()
    await expect.poll(() => step(page)).toBe('march')
    await tapHex(page, 'D1926')
    await expect.poll(async () => (await places(page))['g:7/10Pz']).toBe('D1926')
    expect(await seriousProblems(page)).toEqual([])
    await named(page, /^Undo/).first().tap()
    await expect.poll(async () => (await places(page))['g:7/10Pz']).toBe('D1827')
    // Still in hand, it is put down.
    await primary(page).tap()
    await expect.poll(() => step(page)).toBe('movement')
    await primary(page).tap()
    await page.locator('.caution [data-primary]').tap()
    await expect.poll(() => step(page)).toBe('declaration')
    await tapHex(page, 'D3128')
    await expect.poll(() => page.locator('.matter').textContent()).toMatch(/An attack on D3128/)
    expect(await seriousProblems(page)).toEqual([])
  })
})

describe('the campaign', () => {
  it.each([
    ['at a desk', {}],
    ['on a phone', PHONE],
  ])('opens %s with its first movement, and asks before it is passed over', async (_, screen) => {
    const { page, complaints } = await at.visit(CAMPAIGN, screen)
    await laid(page)
    expect(await step(page)).toBe('movement')
    await expect
      .poll(() =>
        page
          .getByText(/Turn 1 of 50/)
          .filter({ visible: true })
          .count(),
      )
      .toBeGreaterThan(0)
    await primary(page).click()
    await expect.poll(() => page.getByText('Nobody has moved. End the phase?').count()).toBeGreaterThan(0)
    expect(complaints).toEqual([])
  })
})
