import type { Provenance } from '../provenance.ts'
import { reconstructed } from '../provenance.ts'
import { EMPTY, overlay, type ResultTable } from '../tables/table.ts'
import type { Part, Slot, Wanted, Worth } from './book.ts'
import { oneOf } from './wanted.ts'

/** What an overlay has replaced comes from its owner. */
export const BY_OWNER: Provenance = reconstructed('by an overlay')

/** The cells of a table by column and row, as one reads them off the card: `3-1.4`. */
export function cells<T extends ResultTable>(): Part<T> {
  return {
    names: (table) =>
      table.columns.flatMap((column, c) =>
        table.rows.flatMap((row, r) =>
          table.cells[r * table.columns.length + c] === EMPTY ? [] : [`${column}.${row}`],
        ),
      ),
    slot: slotOfCell,
    with: (table, values) => [...values].reduce((made, [name, word]) => withCell(made, name, String(word)), table),
  }
}

/** The same table as options want it: what is changed is changed in all of them; the first is the one that is read. */
export function versions<V extends Readonly<Record<string, ResultTable>>>(): Part<V> {
  const firstOf = (tables: V): ResultTable => Object.values(tables)[0]!
  const part = cells<ResultTable>()
  return {
    names: (tables) => part.names(firstOf(tables)),
    slot: (tables, name) => part.slot(firstOf(tables), name),
    with: (tables, values) => mapped(tables, (table) => part.with(table, values)),
  }
}

/** Each field of a record made anew, as what it was. */
function mapped<V extends object>(record: V, make: (value: V[keyof V]) => unknown): V {
  const made = { ...record }
  for (const key in record) Object.assign(made, { [key]: make(record[key]) })
  return made
}

function slotOfCell(table: ResultTable, name: string): Slot | null {
  const [column, row] = cellNamed(name)
  const c = table.columns.indexOf(column)
  const r = table.rows.indexOf(row)
  const cell = r * table.columns.length + c
  if (c < 0 || r < 0 || table.cells[cell] === EMPTY) return null
  const from = table.origins.get(cell) ?? table.provenance
  return { value: table.results[table.cells[cell]!]!, wants: oneOf(table.results), from }
}

const withCell = <T extends ResultTable>(table: T, name: string, word: string): T => {
  const [column, row] = cellNamed(name)
  return overlay(table, { [row]: { [column]: word } }, BY_OWNER)
}

function cellNamed(name: string): [column: string, row: string] {
  const dot = name.indexOf('.')
  return dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot + 1)]
}

/** A value of each entry of a list, where it has it. */
export interface Attribute<E> {
  readonly name: string
  readonly wants: Wanted
  from(entry: E): Provenance
  read(entry: E): Worth | undefined
  write(entry: E, value: Worth): E
}

/** A field that an entry has by the same name. */
export const attribute = <E extends object>(
  name: keyof E & string,
  wants: Wanted,
  from: (entry: E) => Provenance,
  isThere: (entry: E) => boolean = () => true,
): Attribute<E> => ({
  name,
  wants,
  from,
  read(entry) {
    const value: unknown = entry[name]
    return isThere(entry) && (typeof value === 'number' || typeof value === 'string') ? value : undefined
  },
  write: (entry, value) => ({ ...entry, [name]: value }),
})

/** Entries of a list by their ids, and their fields: `g:5Pz.strength`. */
export function entries<E>(idOf: (entry: E) => string, fields: readonly Attribute<E>[]): Part<readonly E[]> {
  const find = (list: readonly E[], name: string): { entry: E; field: Attribute<E> } | null => {
    for (const one of fields) {
      if (!name.endsWith(`.${one.name}`)) continue
      const entry = list.find((each) => idOf(each) === name.slice(0, -one.name.length - 1))
      if (entry !== undefined && one.read(entry) !== undefined) return { entry, field: one }
    }
    return null
  }
  return {
    names: (list) =>
      list.flatMap((entry) =>
        fields.flatMap((one) => (one.read(entry) === undefined ? [] : [`${idOf(entry)}.${one.name}`])),
      ),
    slot(list, name) {
      const found = find(list, name)
      if (!found) return null
      const value = found.field.read(found.entry)
      return value === undefined ? null : { value, wants: found.field.wants, from: found.field.from(found.entry) }
    },
    with(list, values) {
      const changed = new Map<E, E>()
      for (const [name, value] of values) {
        const { entry, field: one } = find(list, name)!
        changed.set(entry, one.write(changed.get(entry) ?? entry, value))
      }
      return list.map((entry) => changed.get(entry) ?? entry)
    },
  }
}

/**
 * The numbers of a chart, however deep, by the way to them: `woods.cost`, `german.3`. Lists count from 1. Where `mud` comes from says `mudFrom`
 * beside it, or the `provenance` or `source` nearest above it, or `standard`. Texts and all that begins with a name in `except` stay as they are.
 */
export function figures<T extends object>(
  wants: Wanted,
  standard: Provenance,
  except: readonly string[] = [],
): Part<T> {
  const listed = (of: T): ReadonlyMap<string, Figure> => {
    const found = new Map<string, Figure>()
    collect(of, '', standard, found)
    for (const name of found.keys())
      if (except.some((head) => name === head || name.startsWith(`${head}.`))) found.delete(name)
    return found
  }
  return {
    names: (of) => [...listed(of).keys()],
    slot(of, name) {
      const found = listed(of).get(name)
      return found ? { ...found, wants } : null
    },
    with: (of, values) => replaced(of, '', values),
  }
}

interface Figure {
  readonly value: number
  readonly from: Provenance
}

function collect(of: object, path: string, above: Provenance, found: Map<string, Figure>): void {
  const from = provenanceIn(of, 'provenance', 'source') ?? above
  for (const [key, value] of Object.entries(of)) {
    const name = named(path, of, key)
    const own = provenanceIn(of, `${key}From`) ?? from
    if (typeof value === 'number') found.set(name, { value, from: own })
    else if (typeof value === 'object' && value !== null && !isProvenance(value)) collect(value, name, own, found)
  }
}

function replaced<T extends object>(of: T, path: string, values: ReadonlyMap<string, Worth>): T {
  const made = Array.isArray(of) ? Object.assign([], of) : { ...of }
  for (const [key, value] of Object.entries(of)) {
    const name = named(path, of, key)
    if (values.has(name)) Object.assign(made, { [key]: values.get(name) })
    else if (typeof value === 'object' && value !== null && !isProvenance(value))
      Object.assign(made, { [key]: replaced(value, name, values) })
  }
  return made
}

const named = (path: string, of: object, key: string): string => {
  const own = Array.isArray(of) ? String(Number(key) + 1) : key
  return path === '' ? own : `${path}.${own}`
}

const isProvenance = (value: object): value is Provenance => 'kind' in value && 'note' in value

function provenanceIn(of: object, ...keys: readonly string[]): Provenance | undefined {
  for (const [name, value] of Object.entries(of))
    if (keys.includes(name) && typeof value === 'object' && value !== null && isProvenance(value)) return value
  return undefined
}
