import { describe, expect, it } from 'vitest'
import { FIREFOX, FirefoxPage } from './bidi.ts'
import { client } from './client.ts'

const at = client()

/** Where there is a Firefox. */
describe.skipIf(FIREFOX === undefined)('in Firefox', () => {
  it('a game is begun, a unit moved by mouse and keys, and an attack rolled', async () => {
    const page = await FirefoxPage.open(FIREFOX!)
    try {
      await page.goto(`${at.address}#/new/dagc73?seats=person,person&opening=ready&seed=turn7`)
      await page.waitFor('window.hexfront?.isShown() && window.hexfront.answers().length > 0')
      expect(await page.evaluate('document.activeElement.className')).toBe('map')
      await page.press('n')
      await page.press(' ')
      await page.waitFor(`window.hexfront.step() === 'march' || document.querySelector('.fan')`)
      if ((await page.evaluate('window.hexfront.step()')) === 'move') await page.clickOn('.fan [data-offered]')
      await page.waitFor(`window.hexfront.step() === 'march'`)
      const goal = `window.hexfront.answers().find((line) => line.startsWith('to ')).split(' ')[1]`
      await page.evaluate(`(async () => { window.hexfront.frame(${goal}); await window.hexfront.settled() })()`)
      const point = await page.evaluate(`window.hexfront.pointOf(${goal})`)
      if (!isPoint(point)) throw new Error('the goal is not on the map')
      await page.click(point.x, point.y)
      await page.waitFor(`window.hexfront.step() === 'move'`)
      await page.clickOn('.panel-foot [data-primary]')
      await page.clickOn('.caution [data-primary]')
      await page.waitFor(`window.hexfront.step() === 'combat'`)
      await page.press('n')
      await page.press(' ')
      await page.waitFor(`window.hexfront.step() === 'assault'`)
      await page.clickOn('.matter [data-all], .roll [data-offered]')
      await page.clickOn('.panel-foot [data-verb="roll"]')
      await page.waitFor(`window.hexfront.step() !== 'assault'`)
      const panel = await page.evaluate(
        `document.querySelector('.panel').getBoundingClientRect().right <= innerWidth + 1 && document.documentElement.scrollWidth <= innerWidth`,
      )
      expect(panel).toBe(true)
      expect(page.complaints).toEqual([])
    } finally {
      await page.close()
    }
  })
})

const isPoint = (value: unknown): value is { x: number; y: number } =>
  typeof value === 'object' && value !== null && 'x' in value && 'y' in value
