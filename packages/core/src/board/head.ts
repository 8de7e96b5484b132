import { cutGrid, defineGrid, type Grid } from '../grid/grid.ts'
import type { Hex } from '../grid/lattice.ts'
import type { Block, GridSpec, Parity, SheetSpec, Shift } from '../grid/spec.ts'
import { lettersOf } from '../grid/spec.ts'
import { readRange, showSet } from './lists.ts'
import { itemsOf, type Report, type Row, type Statement, wholeText } from './statements.ts'

/** The words of the lines that lay out the grid; they come before all that names a hex. */
export const HEAD = ['grid', 'sheet', 'hexes', 'default', 'keep']

const ORIENTATIONS = ['pointy', 'flat'] as const
const COLUMNS = ['east', 'west'] as const
const ROWS = ['south', 'north'] as const
const PARITIES: readonly Parity[] = ['odd', 'even']
const SHIFTS: readonly Shift[] = PARITIES.flatMap((parity): Shift[] => [
  `${parity} rows east`,
  `${parity} rows west`,
  `${parity} columns north`,
  `${parity} columns south`,
])

/** The grid of a file's head; null where it cannot be made out, which is then reported. */
export function readGrid(statements: readonly Statement[], report: Report): Grid | null {
  let reported = false
  const complain: Report = (line, text) => {
    reported = true
    report(line, text)
  }
  for (const { line, word, source } of statements) if (source) complain(line, `${word} takes no source`)
  const layout = readLayout(statements, complain)
  const sheets = readSheets(statements, complain)
  const byDefault = readDefault(statements, complain)
  if (!layout || reported) return null
  const grid = attempt(() => defineGrid({ ...layout, sheets, ...byDefault }), statements, complain)
  const keep = statements.filter(({ word }) => word === 'keep').flatMap(({ rows }) => rows)
  if (!grid || keep.length === 0) return grid
  const kept = readKept(grid, keep, complain)
  return reported ? null : cutGrid(grid, kept)
}

function readLayout(statements: readonly Statement[], report: Report): Omit<GridSpec, 'sheets'> | null {
  const [statement, second] = statements.filter(({ word }) => word === 'grid')
  if (!statement) {
    report(1, 'there is no grid, such as "grid pointy RRCC, columns west, rows south, odd rows west"')
    return null
  }
  if (second) report(second.line, `the grid is already on line ${statement.line}`)
  const match = /^(\w+) (\w+), columns (\w+), rows (\w+), (.+)$/.exec(wholeText(statement))
  const orientation = ORIENTATIONS.find((name) => name === match?.[1])
  const digits = match?.[2]
  const columns = COLUMNS.find((name) => name === match?.[3])
  const rows = ROWS.find((name) => name === match?.[4])
  const shifted = SHIFTS.find((name) => name === match?.[5])
  if (!orientation || !digits || !columns || !rows || !shifted) {
    report(statement.line, 'expected a grid as in "grid pointy RRCC, columns west, rows south, odd rows west"')
    return null
  }
  return { orientation, digits, columns, rows, shifted }
}

function readSheets(statements: readonly Statement[], report: Report): SheetSpec[] {
  const sheets: { prefix: string; addColumns: number; addRows: number; hexes: Block[] }[] = []
  for (const statement of statements) {
    const text = wholeText(statement)
    if (statement.word === 'sheet') {
      const match = /^([A-Za-z]+-?|-)(?: columns ([+-]\d+), rows ([+-]\d+))?$/.exec(text)
      if (!match) report(statement.line, 'expected a sheet as in "sheet D" or "sheet D columns -58, rows +33"')
      const [, prefix = '-', addColumns = '0', addRows = '0'] = match ?? []
      sheets.push({
        prefix: prefix === '-' ? '' : prefix,
        addColumns: Number(addColumns),
        addRows: Number(addRows),
        hexes: [],
      })
    }
    if (statement.word === 'hexes') {
      if (sheets.length === 0) sheets.push({ prefix: '', addColumns: 0, addRows: 0, hexes: [] })
      const block = readBlock(text)
      if (block) sheets.at(-1)!.hexes.push(block)
      else
        report(statement.line, 'expected hexes as in "hexes columns 00-28, rows 10-50" or "... rows 10-50, only even"')
    }
  }
  return sheets
}

function readBlock(text: string): Block | null {
  const match = /^columns (\d+)-(\d+), rows (\d+)-(\d+)(?:, only (odd|even))?$/.exec(text)
  if (!match) return null
  const [c1, c2, r1, r2] = match.slice(1, 5).map(Number)
  const only = PARITIES.find((name) => name === match[5])
  return { columns: [c1!, c2!], rows: [r1!, r2!], ...(only ? { only } : {}) }
}

function readDefault(statements: readonly Statement[], report: Report): { defaultSheet?: string } {
  const [statement, second] = statements.filter(({ word }) => word === 'default')
  if (!statement) return {}
  if (second) report(second.line, `the default sheet is already on line ${statement.line}`)
  const letters = /^sheet ([A-Za-z]+)-?$/.exec(wholeText(statement))?.[1]
  if (letters) return { defaultSheet: letters }
  report(statement.line, 'expected a default sheet as in "default sheet I"')
  return {}
}

function readKept(grid: Grid, rows: readonly Row[], report: Report): Hex[] {
  return itemsOf(rows).flatMap(({ line, text }) => {
    const hexes = readRange(grid, text)
    if ('value' in hexes) return hexes.value
    report(line, hexes.problem)
    return []
  })
}

/** What the grid itself refuses is a fault of the head; it is reported where the grid is laid out. */
function attempt(make: () => Grid, statements: readonly Statement[], report: Report): Grid | null {
  try {
    return make()
  } catch (error) {
    const line = statements.find(({ word }) => word === 'grid')?.line ?? 1
    report(line, error instanceof Error ? error.message : String(error))
    return null
  }
}

/** The head's lines, but `keep` as rows of items for the writer to wrap. */
export function showGrid(grid: Grid): { lines: string[]; keep: string[][] } {
  const { spec, numbering } = grid
  const { columnDigits, rowDigits, sheets } = numbering.frame
  const lines = [`grid ${spec.orientation} ${spec.digits}, columns ${spec.columns}, rows ${spec.rows}, ${spec.shifted}`]
  for (const sheet of sheets) {
    const moved = sheet.addColumns !== 0 || sheet.addRows !== 0
    const where = moved ? ` columns ${signed(sheet.addColumns)}, rows ${signed(sheet.addRows)}` : ''
    if (moved || sheet.prefix !== '') lines.push(`sheet ${sheet.prefix === '' ? '-' : sheet.prefix}${where}`)
    for (const { columns, rows, only } of sheet.hexes) {
      const spans = `columns ${span(columns, columnDigits)}, rows ${span(rows, rowDigits)}`
      lines.push(`hexes ${spans}${only ? `, only ${only}` : ''}`)
    }
  }
  const chosen = sheets.find((sheet) => lettersOf(sheet) === spec.defaultSheet?.toUpperCase())
  if (chosen) lines.push(`default sheet ${lettersOf(chosen)}`)
  const all = Array.from({ length: grid.size }, (_, i) => i + 1)
  return { lines, keep: spec.keep === undefined ? [] : showSet(grid, all) }
}

const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`)

const span = ([from, to]: readonly [number, number], digits: number): string =>
  `${String(from).padStart(digits, '0')}-${String(to).padStart(digits, '0')}`
