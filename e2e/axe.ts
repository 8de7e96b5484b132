import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'

/**
 * What axe finds serious on a page, each with the element it is about. Looked at twice before anything is said, since a page
 * that moves while axe looks shows one thing over another.
 */
export async function seriousProblems(page: Page): Promise<string[]> {
  const atFirst = await problemsNow(page)
  if (atFirst.length === 0) return atFirst
  await page.waitForTimeout(500)
  return problemsNow(page)
}

async function problemsNow(page: Page): Promise<string[]> {
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
