import { isObject } from '../shape.ts'
import { Column, say, Table } from './columns.ts'
import { type CellSlot, columnsOf, type PositionCore, type ScalarSlot } from './layout.ts'
import { touch } from './position.ts'

/** A position in words: `{ "turn": 3, "units": { "a1": { "place": "0304", "steps": 2 } } }`. Zeros are left out. */
export type PositionText = { [name: string]: unknown }

/** A row with nothing but its first column is written as that value, or in full all the same. */
type RowForm = 'short' | 'full'

export function writePosition(position: PositionCore, rowForm: RowForm = 'short'): PositionText {
  const text: PositionText = {}
  for (const [name, entry] of Object.entries(position.layout.schema)) {
    if (entry instanceof Table) {
      const rows = writeTable(position, name, entry, rowForm)
      if (Object.keys(rows).length > 0) text[name] = rows
    } else if (entry instanceof Column) writeScalar(position, text, null, name)
    else {
      const group: PositionText = {}
      for (const value of Object.keys(columnsOf(entry))) writeScalar(position, group, name, value)
      if (Object.keys(group).length > 0) text[name] = group
    }
  }
  return text
}

function writeScalar(position: PositionCore, text: PositionText, group: string | null, name: string): void {
  const slot = scalarSlot(position, group, name)
  if (!slot || slot.column.isDerived) return
  const value = scalar(position, slot)
  if (value !== 0) text[name] = slot.column.text.write(value)
}

function writeTable(position: PositionCore, name: string, { ids }: Table, rowForm: RowForm): PositionText {
  const rows: PositionText = {}
  const slots = position.layout.cells.filter((slot) => slot.table === name && !slot.column.isDerived)
  for (let row = firstRow(ids); row < ids.length; row++) {
    const cells: PositionText = {}
    for (const slot of slots) {
      const value = cellArray(position, slot)[row]!
      if (value !== 0) cells[slot.name] = slot.column.text.write(value)
    }
    const filled = Object.keys(cells)
    if (filled.length === 0) continue
    const first = slots[0]!.name
    const isShort = rowForm === 'short' && filled.length === 1 && filled[0] === first
    rows[ids[row]!] = isShort ? cells[first] : cells
  }
  return rows
}

/**
 * Lays what the text says over a position and leaves the rest alone; a row given as a bare value is its first column.
 * Throws a `TextError` with all that is wrong and then leaves the position as it was.
 */
export function readPosition(position: PositionCore, text: unknown): void {
  const before = position.words.slice()
  const problems: string[] = []
  const attempt = (path: string, read: () => void): void => {
    try {
      read()
    } catch (error) {
      problems.push(`${path}: ${error instanceof Error ? error.message : say(error)}`)
    }
  }
  if (!isObject(text)) throw new TextError(['position: an object with the names of columns was expected'])
  const { schema } = position.layout
  for (const [name, given] of Object.entries(text)) {
    const entry = schema[name]
    if (entry === undefined) problems.push(`${name}: no such column (there are ${known(Object.keys(schema))})`)
    else if (entry instanceof Table) readTable(position, name, entry, given, attempt, problems)
    else if (entry instanceof Column) attempt(name, () => readScalar(position, null, name, given))
    else if (!isObject(given))
      problems.push(`${name}: an object with ${known(Object.keys(columnsOf(entry)))} was expected`)
    else
      for (const [value, cell] of Object.entries(given))
        attempt(`${name}.${value}`, () => readScalar(position, name, value, cell))
  }
  touch(position)
  if (problems.length === 0) return
  position.words.set(before)
  throw new TextError(problems)
}

export class TextError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

type Attempt = (path: string, read: () => void) => void

function readTable(
  position: PositionCore,
  name: string,
  { ids, columns }: Table,
  given: unknown,
  attempt: Attempt,
  problems: string[],
): void {
  if (!isObject(given)) {
    problems.push(`${name}: an object with one entry a row was expected`)
    return
  }
  const rowOf = rowsById(ids)
  const written = Object.keys(columns).filter((name) => !columns[name]!.isDerived)
  const first = written[0]!
  for (const [id, cells] of Object.entries(given)) {
    const row = rowOf.get(id)
    if (row === undefined) {
      problems.push(`${name}.${id}: no such row${nearest(id, ids)}`)
      continue
    }
    for (const [cell, value] of Object.entries(isObject(cells) ? cells : { [first]: cells }))
      attempt(`${name}.${id}.${cell}`, () => {
        const slot = position.layout.cells.find((other) => other.table === name && other.name === cell)
        if (!slot || slot.column.isDerived) throw new Error(`no such column (there are ${known(written)})`)
        cellArray(position, slot)[row] = slot.column.text.read(value)
      })
  }
}

/** Row 0 is nobody, but for a table that has no other: the memory of a step that not every scenario has. */
const firstRow = (ids: readonly string[]): number => (ids.length === 1 ? 0 : 1)

const rowMaps = new WeakMap<readonly string[], ReadonlyMap<string, number>>()

export function rowsById(ids: readonly string[]): ReadonlyMap<string, number> {
  const kept = rowMaps.get(ids)
  if (kept) return kept
  const map = new Map<string, number>()
  for (let row = firstRow(ids); row < ids.length; row++) map.set(ids[row]!, row)
  rowMaps.set(ids, map)
  return map
}

function readScalar(position: PositionCore, group: string | null, name: string, given: unknown): void {
  const slot = scalarSlot(position, group, name)
  if (!slot || slot.column.isDerived) throw new Error('no such column')
  Reflect.set(group === null ? position : Reflect.get(position, group), name, slot.column.text.read(given))
}

const scalarSlot = (position: PositionCore, group: string | null, name: string): ScalarSlot | undefined =>
  position.layout.scalars.find((slot) => slot.group === group && slot.name === name)

const scalar = (position: PositionCore, { group, name }: ScalarSlot): number =>
  Reflect.get(group === null ? position : Reflect.get(position, group), name)

const cellArray = (position: PositionCore, { table, name }: CellSlot): Uint8Array =>
  Reflect.get(Reflect.get(position, table), name)

const known = (names: readonly string[]): string => names.join(', ')

/** The id that was probably meant, for the end of an error message. */
export function nearest(id: string, ids: readonly string[]): string {
  const folded = fold(id)
  const close = ids.find((other) => other !== '' && (fold(other) === folded || other.startsWith(id)))
  return close === undefined ? '' : ` (did you mean ${close}?)`
}

const fold = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')
