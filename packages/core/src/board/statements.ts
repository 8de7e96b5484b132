import type { Provenance } from '../provenance.ts'
import { readProvenance } from './provenance.ts'

/** A statement of a board file: a line that is not indented and the indented ones that follow it. */
export interface Statement {
  readonly line: number
  readonly word: string
  /** What follows the word, line by line, without comments and source. */
  readonly rows: readonly Row[]
  readonly source: Provenance | null
}

export interface Row {
  readonly line: number
  readonly text: string
}

export type Report = (line: number, text: string) => void

export function statementsOf(text: string, report: Report): Statement[] {
  const groups: Row[][] = []
  text.split(/\r?\n/).forEach((raw, i) => {
    const line = i + 1
    const plain = raw
      .replace(/^\uFEFF/, '')
      .replace(/#.*$/, '')
      .trimEnd()
    if (plain === '') return
    if (!/^\s/.test(plain)) groups.push([{ line, text: plain }])
    else if (groups.length > 0) groups.at(-1)!.push({ line, text: plain.trim() })
    else report(line, 'an indented line continues the one above it, and there is none')
  })
  return groups.map((rows) => statementOf(rows, report))
}

function statementOf(rows: readonly Row[], report: Report): Statement {
  const { line } = rows[0]!
  const at = rows.findIndex(({ text }) => text.includes('!'))
  if (at >= 0 && at < rows.length - 1)
    report(rows[at + 1]!.line, 'a source ("! ...") ends a statement, but this goes on')
  const own = rows.map((row) => ({ ...row, text: row.text.replace(/\s*!.*$/, '') }))
  const word = /^[^\s:]*/.exec(own[0]!.text)![0]
  const rest = [{ line, text: own[0]!.text.slice(word.length).trim() }, ...own.slice(1)]
  return { line, word, rows: rest, source: at < 0 ? null : sourceOf(rows[at]!, report) }
}

function sourceOf({ line, text }: Row, report: Report): Provenance | null {
  const source = readProvenance(text.slice(text.indexOf('!') + 1))
  if ('value' in source) return source.value
  report(line, source.problem)
  return null
}

/** All rows as one text, for statements that are not lists. */
export const wholeText = ({ rows }: Statement): string =>
  rows
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()

/** What stands before the colon, and the items after it; a comma is an item of its own. */
export function listOf({ line, rows }: Statement): { title: string; hasColon: boolean; items: Row[] } {
  const first = rows[0]!.text
  const colon = first.indexOf(':')
  const lists = [{ line, text: colon < 0 ? '' : first.slice(colon + 1) }, ...rows.slice(1)]
  return {
    title: (colon < 0 ? first : first.slice(0, colon)).replace(/\s+/g, ' ').trim(),
    hasColon: colon >= 0,
    items: itemsOf(lists),
  }
}

export const itemsOf = (rows: readonly Row[]): Row[] =>
  rows.flatMap(({ line, text }) => (text.match(/[^\s,]+|,/g) ?? []).map((item) => ({ line, text: item })))
