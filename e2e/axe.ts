import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'

/** What axe finds serious on a page that has come to rest, each with the element it is about. */
export async function seriousProblems(page: Page): Promise<string[]> {
  await atRest(page)
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

/** Letters and colours are as they will stay: in mid-change they may well be hard to read. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  })
