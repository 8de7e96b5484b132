import type { Dice } from './dice/dice.ts'
import type { Side } from './game/game.ts'
import type { PositionCore } from './state/layout.ts'

type Unit = number

/**
 * Rows of the units that stand for pieces a view does not know: it sees that a piece of a side is there, not which. Views
 * fill them, a true position never does.
 */
export interface Unknowns {
  /** By row of the units: the side of an unknown piece, 0 for a true unit. */
  readonly rows: Uint8Array
  /** Columns of the units that can be seen on a piece one does not know, such as whether it has moved. */
  readonly shown: readonly string[]
  /** Whether everybody may count the pieces of a place. */
  readonly areCounted: boolean
}

/** The ids of true units with rows for unknown ones after them: so many for each side, the first side first. */
export function withUnknowns(
  ids: readonly string[],
  sides: readonly { readonly name: string; readonly most: number }[],
): { readonly ids: readonly string[]; readonly rows: Uint8Array } {
  const more = sides.flatMap(({ name, most }) => Array.from({ length: most }, (_, i) => `${name}?${i + 1}`))
  const rows = new Uint8Array(ids.length + more.length)
  let next = ids.length
  sides.forEach(({ most }, index) => {
    rows.fill(index + 1, next, next + most)
    next += most
  })
  return { ids: [...ids, ...more], rows }
}

interface Stacked extends PositionCore {
  readonly units: { readonly place: Uint16Array; readonly next: Uint16Array }
  readonly stacks: { readonly first: Uint16Array; readonly count: Uint16Array }
}

/**
 * Turns the pieces of a view that are not known into unknown ones. They are numbered by place and by what is shown of them, so
 * that a number says nothing about the unit behind it. Stacks are left to be rebuilt.
 */
export function concealPieces<S extends Stacked>(
  view: S,
  { rows, shown }: Unknowns,
  sideOf: (s: S, unit: Unit) => Side,
  isKnown: (view: S, unit: Unit) => boolean,
): void {
  const columns = columnsOf(view)
  const kept = ['place', ...shown].map((name) => columnNamed(columns, name))
  const hidden: { readonly side: Side; readonly values: readonly number[] }[] = []
  const cleared: Unit[] = []
  for (let place = 1; place < view.stacks.first.length; place++)
    for (let unit = view.stacks.first[place]!; unit !== 0; unit = view.units.next[unit]!) {
      if (rows[unit] === 0 && isKnown(view, unit)) continue
      hidden.push({ side: sideOf(view, unit), values: kept.map((column) => column[unit]!) })
      cleared.push(unit)
    }
  hidden.sort((a, b) => compare(a.values, b.values))
  for (const unit of cleared) for (const column of columns.values()) column[unit] = 0
  const next = firstRows(rows)
  for (const { side, values } of hidden) {
    const row = next[side]!
    if (rows[row] !== side) throw new Error(`there are too few rows for the unknown pieces of side ${side}`)
    next[side] = row + 1
    kept.forEach((column, at) => {
      column[row] = values[at]!
    })
  }
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i])
  return at < 0 ? 0 : a[at]! - b[at]!
}

/** Puts true units in the place of unknown ones: any that are nowhere and of which `mayBe` holds, in any fitting order. */
export function dealPieces<S extends Stacked>(
  view: S,
  { rows, shown }: Unknowns,
  sideOf: (s: S, unit: Unit) => Side,
  mayBe: (view: S, unit: Unit, unknown: Unit) => boolean,
  dice: Dice,
): void {
  const columns = columnsOf(view)
  const kept = ['place', ...shown].map((name) => columnNamed(columns, name))
  const { place } = view.units
  const pool: Unit[] = []
  for (let unit = 1; unit < rows.length; unit++) if (rows[unit] === 0 && place[unit] === 0) pool.push(unit)
  for (let left = pool.length; left > 1; left--) {
    const at = dice.pick(left, 'an unknown piece')
    const last = pool[left - 1]!
    pool[left - 1] = pool[at]!
    pool[at] = last
  }
  const behind = new Map<Unit, Unit>()
  /** Finds a unit for a piece; those that have one already may have to take another. */
  const seat = (unknown: Unit, tried: Set<Unit>): boolean => {
    for (const unit of pool) {
      if (tried.has(unit) || sideOf(view, unit) !== rows[unknown] || !mayBe(view, unit, unknown)) continue
      tried.add(unit)
      const other = behind.get(unit)
      if (other === undefined || seat(other, tried)) {
        behind.set(unit, unknown)
        return true
      }
    }
    return false
  }
  for (let row = 1; row < rows.length; row++)
    if (rows[row] !== 0 && place[row] !== 0 && !seat(row, new Set()))
      throw new Error(`no unit can be the unknown piece in place ${place[row]}`)
  for (const [unit, unknown] of behind) {
    for (const column of kept) column[unit] = column[unknown]!
    for (const column of columns.values()) column[unknown] = 0
  }
}

/** Unknown pieces stand in views only. */
export function brokenTruth<S extends Stacked>(s: S, { rows }: Unknowns): string {
  const columns = columnsOf(s)
  for (let row = 1; row < rows.length; row++) {
    if (rows[row] === 0) continue
    for (const [name, column] of columns)
      if (column[row] !== 0) return `an unknown piece stands in a true position (${name} of row ${row})`
  }
  return ''
}

/** Where pieces may be counted, a view has as many of each side in each place as there are. */
export function miscounted<S extends Stacked>(
  s: S,
  view: S,
  { areCounted }: Unknowns,
  sideOf: (s: S, unit: Unit) => Side,
): string {
  if (!areCounted) return ''
  for (let place = 1; place < s.stacks.first.length; place++) {
    if (s.stacks.first[place] === 0 && view.stacks.first[place] === 0) continue
    const there = countBySide(s, place, sideOf)
    const seen = countBySide(view, place, sideOf)
    if (there.join() !== seen.join())
      return `a view has ${sum(seen)} pieces in place ${place}, of which there are ${sum(there)} (by side ${seen.join(', ')}, not ${there.join(', ')})`
  }
  return ''
}

function countBySide<S extends Stacked>(s: S, place: number, sideOf: (s: S, unit: Unit) => Side): number[] {
  const counts = [0, 0]
  for (let unit = s.stacks.first[place]!; unit !== 0; unit = s.units.next[unit]!) {
    const side = sideOf(s, unit)
    while (counts.length <= side) counts.push(0)
    counts[side] = counts[side]! + 1
  }
  return counts.slice(1)
}

const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0)

/** By side, its first unknown row. */
function firstRows(rows: Uint8Array): number[] {
  const first: number[] = []
  for (let row = rows.length - 1; row > 0; row--) if (rows[row] !== 0) first[rows[row]!] = row
  return first
}

type Cells = Uint8Array | Uint16Array | Int16Array | Int32Array

/** The columns of the units that are not derived, by name. */
function columnsOf(s: Stacked): Map<string, Cells> {
  const columns = new Map<string, Cells>()
  for (const { table, name, column } of s.layout.cells)
    if (table === 'units' && !column.isDerived) columns.set(name, Reflect.get(s.units, name))
  return columns
}

function columnNamed(columns: ReadonlyMap<string, Cells>, name: string): Cells {
  const column = columns.get(name)
  if (!column) throw new Error(`the units have no column ${name} (there are ${[...columns.keys()].join(', ')})`)
  return column
}
