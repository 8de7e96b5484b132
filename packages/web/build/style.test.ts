import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const FOLDER = join(import.meta.dirname, '..', 'src', 'style')
const SHEETS = globSync('**/*.css', { cwd: FOLDER })

describe.each(SHEETS)('the style sheet %s', (name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8')

  it('gives sizes of text in rem, so that they follow the player’s liking', () => {
    const fixed = text.match(/(?:font-size|line-height): [\d.]+px|(?<![\w-])font:[^;]*\d(?:px)[^;]*;/g) ?? []
    expect(fixed).toEqual([])
  })

  it('is one idea, short enough to be read at once', () => {
    expect(text.split('\n').length).toBeLessThan(480)
  })
})
