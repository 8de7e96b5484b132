import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Shape } from '@hexfront/core'
import { COMMANDS, type Frame, LEAVE, LIMITS, OFFERS, WATCH } from '@hexfront/wire'
import { describe, expect, it } from 'vitest'
import { ROUTES } from './routes/index.ts'

const page = readFileSync(join(import.meta.dirname, '../../../../docs/protocol.md'), 'utf8')

/** Rows of the table under a heading, cell by cell. */
const rowsUnder = (heading: string): string[][] =>
  page
    .slice(page.indexOf(`\n${heading}\n`))
    .split('\n')
    .slice(2)
    .join('\n')
    .split(/\n#+ /)[0]!
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .replaceAll('\\|', '/')
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

/** The fields of a shape as the page writes them. */
function fieldsOf({ schema }: Shape<unknown>): string {
  const { properties, required = [] } = schema as { properties?: object; required?: string[] }
  if (!properties) return 'a command'
  return Object.keys(properties)
    .map((name) => `\`${name}${required.includes(name) ? '' : '?'}\``)
    .join(', ')
}

const FRAMES: Readonly<Record<Frame['t'], true>> = {
  at: true,
  ev: true,
  state: true,
  chat: true,
  ok: true,
  no: true,
  stale: true,
  gone: true,
  news: true,
  house: true,
  bye: true,
}

describe('docs/protocol.md', () => {
  it('has every route, who may ask, and the fields of its body', () => {
    const rows = rowsUnder('## Routes').map(([name, who, body]) => [name, who, body])
    expect(rows).toEqual(ROUTES.map(({ name, for: who, shape }) => [`\`${name}\``, who, shape ? fieldsOf(shape) : '']))
  })

  it('has every message with its fields', () => {
    const rows = rowsUnder('### What a client sends').map(([name, fields]) => [name, fields])
    const shapes = Object.entries<Shape<unknown>>({ watch: WATCH, leave: LEAVE, ...COMMANDS })
    expect(rows).toEqual(shapes.map(([name, shape]) => [`\`${name}\``, fieldsOf(shape)]))
    for (const offer of OFFERS) expect(page).toContain(`\`${offer}\``)
  })

  it('has every frame', () => {
    const rows = rowsUnder('### What a server sends').map(([name]) => name)
    expect(rows).toEqual(Object.keys(FRAMES).map((name) => `\`${name}\``))
  })

  it('has every limit with its value', () => {
    const rows = rowsUnder('## Limits').map(([name, text]) => [name, Number.parseInt(text ?? '', 10)])
    expect(rows).toEqual(Object.entries(LIMITS).map(([name, value]) => [`\`${name}\``, value]))
  })
})
