import type { Rule } from '../explain.ts'
import type { Provenance } from '../provenance.ts'
import { parseRange, parseRanges } from './heads.ts'

/** A table as the card prints it. Cells are words between blanks; `.` is a cell that the card leaves empty. */
export interface Card<R extends string> {
  /** For messages: `dagc73 CRT`. */
  readonly name: string
  /** The rule that reasons quote; the rule of the provenance if left out. */
  readonly rule?: Rule
  readonly provenance: Provenance
  readonly results: readonly R[]
  /** What is rolled, `d6` or `2d6`, or a list with one entry a column. */
  readonly dice: string | readonly string[]
  readonly columns: readonly string[]
  /** By the modified die: `0`, `4-5`, `<=0`, `20+`. Dice beyond the rows of a column read its first or last row. */
  readonly rows: { readonly [die: string]: string }
  /** Cells of other origin than the rest, each as row and column: `10 24+`. */
  readonly except?: readonly { readonly provenance: Provenance; readonly cells: readonly string[] }[]
}

export interface ResultTable<R extends string = string> {
  readonly name: string
  readonly rule: Rule
  readonly provenance: Provenance
  readonly results: readonly R[]
  readonly columns: readonly string[]
  /** Heads of the rows, from the lowest die up. */
  readonly rows: readonly string[]
  readonly dice: readonly Throw[]
  /** Result index by row and column, `EMPTY` where the card has none. */
  readonly cells: Uint8Array
  /** Origin by cell, where it is not the table's. */
  readonly origins: ReadonlyMap<number, Provenance>
  readonly firstDie: number
  /** Row by die, counted from `firstDie`. */
  readonly rowOf: Uint8Array
  /** Result index by die, counted from `firstDie`, and column; no cell is empty. */
  readonly read: Uint8Array
}

export interface Throw {
  readonly count: number
  readonly faces: number
}

/** A cell that the card leaves empty. */
export const EMPTY = 255

/** A table whose columns are just names: weather by month, fire by kind of target. */
export function namedTable<const R extends string>(card: Card<R>): ResultTable<R> {
  checkHeads(card.name, card.columns, 'column')
  if (card.results.length > EMPTY) throw new Error(`${card.name} has more than ${EMPTY} kinds of result`)
  const rows = sortedRows(card)
  const ranges = parseRanges(rows, `${card.name}: row`)
  const firstDie = bounded(ranges[0]?.low, ranges[0]?.high)
  const lastDie = bounded(ranges.at(-1)?.high, ranges.at(-1)?.low)
  const rowOf = new Uint8Array(lastDie - firstDie + 1)
  for (let i = 0; i < rowOf.length; i++) rowOf[i] = ranges.findIndex(({ high }) => firstDie + i <= high)
  const cells = readCells(card, rows)
  const table: ResultTable<R> = {
    name: card.name,
    rule: card.rule ?? ruleOf(card.provenance),
    provenance: card.provenance,
    results: card.results,
    columns: card.columns,
    rows,
    dice: readDice(card),
    cells,
    origins: new Map(),
    firstDie,
    rowOf,
    read: spreadCells(card, cells, rowOf),
  }
  const origins = new Map<number, Provenance>()
  for (const { provenance, cells } of card.except ?? [])
    for (const cell of cells) origins.set(cellNamed(table, cell), provenance)
  return { ...table, origins }
}

/** The result, as an index into `results`. */
export function resultAt(table: ResultTable, column: number, die: number): number {
  return table.read[dieIndex(table, die) * table.columns.length + column]!
}

export function resultIndex<R extends string>(table: ResultTable<R>, result: R): number {
  return table.results.indexOf(result)
}

/** Where the cell that a die reads comes from. */
export function originAt(table: ResultTable, column: number, die: number): Provenance {
  const { first, last } = filled(table, table.cells, column)
  const row = Math.min(Math.max(table.rowOf[dieIndex(table, die)]!, first), last)
  return table.origins.get(row * table.columns.length + column) ?? table.provenance
}

function dieIndex({ firstDie, rowOf }: ResultTable, die: number): number {
  return Math.min(Math.max(die - firstDie, 0), rowOf.length - 1)
}

/** Replacement cells by row and column, as a data file gives them: `{ '5': { '1-2': 'Ar' } }`. */
export interface Cells {
  readonly [row: string]: { readonly [column: string]: string }
}

/** The same table with some cells replaced; an owner of the printed game corrects ours this way. */
export function overlay<T extends ResultTable>(table: T, cells: Cells, provenance: Provenance): T {
  const replaced = table.cells.slice()
  const origins = new Map(table.origins)
  for (const [row, columns] of Object.entries(cells)) {
    for (const [column, word] of Object.entries(columns)) {
      const cell = cellNamed(table, `${row} ${column}`)
      if (replaced[cell] === EMPTY)
        throw new Error(`${table.name} row ${row}, column ${column}: the card has no cell here`)
      replaced[cell] = readWord(table, row, column, word)
      origins.set(cell, provenance)
    }
  }
  return { ...table, cells: replaced, origins, read: spreadCells(table, replaced, table.rowOf) }
}

function cellNamed(table: ResultTable, cell: string): number {
  const [rowName = '', columnName = ''] = cell.split(' ')
  const row = table.rows.indexOf(rowName)
  if (row < 0) throw new Error(`${table.name}: row ${rowName} does not exist (rows are ${table.rows.join(' ')})`)
  const column = table.columns.indexOf(columnName)
  if (column < 0)
    throw new Error(`${table.name}: column ${columnName} does not exist (columns are ${table.columns.join(' ')})`)
  return row * table.columns.length + column
}

function sortedRows({ name, rows }: Card<string>): string[] {
  const heads = Object.keys(rows)
  checkHeads(name, heads, 'row')
  const start = (head: string) => parseRange(head)?.low ?? 0
  return heads.sort((a, b) => (start(a) < start(b) ? -1 : 1))
}

function checkHeads(name: string, heads: readonly string[], what: string): void {
  if (heads.length === 0) throw new Error(`${name} has no ${what}s`)
  const bad = heads.find((head) => !/^\S+$/.test(head))
  if (bad !== undefined) throw new Error(`${name}: ${what} "${bad}" has blanks in its head`)
  const twice = heads.find((head, i) => heads.indexOf(head) !== i)
  if (twice !== undefined) throw new Error(`${name}: ${what} "${twice}" comes twice`)
}

/** An open end is read like the number it is bounded by: beyond it every die reads the same row. */
function bounded(end = 0, other = 0): number {
  return Number.isFinite(end) ? end : other
}

function readCells(card: Card<string>, rows: readonly string[]): Uint8Array {
  const width = card.columns.length
  const cells = new Uint8Array(rows.length * width)
  for (const [index, row] of rows.entries()) {
    const words = card.rows[row]!.trim().split(/\s+/)
    if (words.length !== width) throw new Error(`${card.name} row ${row}: ${words.length} cells for ${width} columns`)
    for (const [column, word] of words.entries())
      cells[index * width + column] = word === '.' ? EMPTY : readWord(card, row, card.columns[column]!, word)
  }
  return cells
}

interface Named {
  readonly name: string
  readonly results: readonly string[]
}

function readWord({ name, results }: Named, row: string, column: string, word: string): number {
  const index = results.indexOf(word)
  if (index >= 0) return index
  throw new Error(`${name} row ${row}, column ${column}: "${word}" is not a result (results are ${results.join(' ')})`)
}

function readDice({ name, dice, columns }: Card<string>): Throw[] {
  const list = typeof dice === 'string' ? columns.map(() => dice) : dice
  if (list.length !== columns.length) throw new Error(`${name}: ${list.length} dice for ${columns.length} columns`)
  return list.map((text) => {
    const [, count, faces] = /^(\d*)d(\d+)$/.exec(text) ?? []
    if (count === undefined) throw new Error(`${name}: "${text}" is not dice (expected d6 or 2d6)`)
    return { count: Number(count || 1), faces: Number(faces) }
  })
}

/** One row a die, with the empty ends of a column filled from its first and last cell. */
function spreadCells(of: Named & { columns: readonly string[] }, cells: Uint8Array, rowOf: Uint8Array): Uint8Array {
  const width = of.columns.length
  const read = new Uint8Array(rowOf.length * width)
  for (let column = 0; column < width; column++) {
    const { first, last } = filled(of, cells, column)
    for (let die = 0; die < rowOf.length; die++) {
      const row = Math.min(Math.max(rowOf[die]!, first), last)
      read[die * width + column] = cells[row * width + column]!
    }
  }
  return read
}

/** The rows in which a column has cells; they must be one run. */
function filled({ name, columns }: { name: string; columns: readonly string[] }, cells: Uint8Array, column: number) {
  const width = columns.length
  const inColumn = Array.from({ length: cells.length / width }, (_, row) => cells[row * width + column] !== EMPTY)
  const first = inColumn.indexOf(true)
  const last = inColumn.lastIndexOf(true)
  if (first < 0) throw new Error(`${name}: column ${columns[column]} is empty`)
  if (inColumn.slice(first, last).includes(false)) throw new Error(`${name}: column ${columns[column]} has a hole`)
  return { first, last }
}

function ruleOf(provenance: Provenance): Rule {
  return provenance.kind === 'printed' ? provenance.note : ''
}
