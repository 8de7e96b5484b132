import { isObject } from '../shape.ts'
import { Column, say, Table } from '../state/columns.ts'
import { columnsOf, type PositionCore } from '../state/layout.ts'
import { nearest, rowsById, writePosition } from '../state/text.ts'

/** Says where an answer lacks what `expected` states; what is not stated is not compared. Only `mayLack` may be left out. */
export function mismatches(
  expected: unknown,
  actual: unknown,
  path: string,
  mayLack: (name: string) => boolean = () => false,
): string[] {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return [differ(path, expected, actual)]
    return expected.flatMap((item, at) => mismatches(item, actual[at], `${path}[${at}]`, mayLack))
  }
  if (!isObject(expected)) return sameValue(expected, actual) ? [] : [differ(path, expected, actual)]
  const found = actual === undefined ? {} : actual
  if (!isObject(found)) return [differ(path, expected, actual)]
  return Object.entries(expected).flatMap(([name, value]) =>
    Object.hasOwn(found, name) || mayLack(name)
      ? mismatches(value, found[name], `${path}.${name}`, mayLack)
      : [`${path}.${name}: there is no such thing (there are ${Object.keys(found).join(', ')})`],
  )
}

/** The same for a position: zeros are left out, and a row may be stated by its first column alone. */
export function positionMismatches(expected: unknown, position: PositionCore, path: string): string[] {
  if (!isObject(expected)) return mismatches(expected, writePosition(position, 'full'), path)
  const problems: string[] = []
  const stated = Object.fromEntries(
    Object.entries(expected).map(([name, value]) => [name, inFull(position, name, value, `${path}.${name}`, problems)]),
  )
  return [...problems, ...mismatches(stated, writePosition(position, 'full'), path, () => true)]
}

/** What is expected of a column, group or table with its rows in full; names that there are not are problems. */
function inFull(position: PositionCore, name: string, value: unknown, path: string, problems: string[]): unknown {
  const { schema } = position.layout
  const entry = schema[name]
  const isWritten = (of: typeof entry) => of !== undefined && !(of instanceof Column && of.isDerived)
  if (!isWritten(entry)) {
    const known = Object.keys(schema).filter((other) => isWritten(schema[other]))
    problems.push(`${path}: no such column (there are ${known.join(', ')})`)
  }
  if (!isObject(value)) return value
  if (!(entry instanceof Table)) {
    for (const cell of Object.keys(value))
      if (entry !== undefined && !(entry instanceof Column) && !Object.hasOwn(columnsOf(entry), cell))
        problems.push(`${path}.${cell}: no such column (there are ${Object.keys(columnsOf(entry)).join(', ')})`)
    return value
  }
  const written = Object.keys(entry.columns).filter((cell) => !entry.columns[cell]!.isDerived)
  const rows = rowsById(entry.ids)
  return Object.fromEntries(
    Object.entries(value).map(([id, row]) => {
      if (!rows.has(id)) problems.push(`${path}.${id}: no such row${nearest(id, entry.ids)}`)
      const cells = isObject(row) ? row : { [written[0]!]: row }
      for (const cell of Object.keys(cells))
        if (!written.includes(cell))
          problems.push(`${path}.${id}.${cell}: no such column (there are ${written.join(', ')})`)
      return [id, cells]
    }),
  )
}

/** Nothing, none, no and zero are one. */
function sameValue(expected: unknown, actual: unknown): boolean {
  const isAbsent = actual === undefined || actual === 0 || actual === false || actual === null
  const isNone = expected === null || expected === 0 || expected === false || expected === ''
  return expected === actual || (isNone && isAbsent)
}

const differ = (path: string, expected: unknown, actual: unknown): string =>
  `${path}: ${say(expected)} was expected, it is ${actual === undefined ? 'nothing' : say(actual)}`
