import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const page = readFileSync(join(import.meta.dirname, '../../../../docs/games/efs.md'), 'utf8')

/** Numbers in the titles of tests and in the names of rules cases. */
function numbersTested(): ReadonlySet<string> {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.ts'))
  const titles = files.flatMap((name) => {
    const text = readFileSync(join(import.meta.dirname, name), 'utf8')
    return text.split('\n').filter((line) => /\b(it|describe)(\.each)?\(|^\s*\]\)\(/.test(line))
  })
  const cases = readdirSync(join(import.meta.dirname, 'cases'))
  return new Set([...titles, ...cases].flatMap((text) => text.match(/\b\d+\.\d+[a-e]?\b/g) ?? []))
}

const rows = page
  .slice(page.indexOf('## Where the rules stand'))
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells[3] === 'tested')
  .flatMap((cells) => cells[1]!.split(/,\s*/))

describe('the rules page', () => {
  const tested = numbersTested()

  it.each(rows)('%s is tested by its number', (rule) => {
    expect([...tested]).toContain(rule)
  })
})
