import { type CellsOf, Column, type Columns, type Kind, Memory, type Schema, Table } from './columns.ts'

/** What every position has beside its columns. */
export interface PositionCore<Setting = unknown> {
  /** What does not change in a match: board, roster, tables, options. */
  readonly setting: Setting
  readonly layout: AnyLayout
  /** The whole buffer: core columns first, derived ones in the tail. */
  readonly words: Uint32Array
  readonly bytes: Uint8Array
  /** Counts that are raised when something changes, by what it is: `Stamp`. What was worked out before may not hold any more. */
  readonly stamps: Float64Array
  /** What was worked out, by memo. */
  readonly memos: (Kept | undefined)[]
}

/** What a memo has worked out for a position. */
export interface Kept<T = unknown> {
  /** What made it, by which a memo knows its own. */
  readonly made: unknown
  readonly value: T
  /** What the count was then. */
  stamp: number
}

/** More sides than any game has. */
export const MOST_SIDES = 8

/** A layout as positions know it, whatever their columns. */
export interface AnyLayout {
  readonly schema: Schema
  readonly setting: unknown
  readonly byteLength: number
  /** Length of the core in words: what is hashed, compared and saved. */
  readonly coreWords: number
  readonly scalars: readonly ScalarSlot[]
  readonly cells: readonly CellSlot[]
  /** The steps that remember something, each with one of its columns. */
  readonly rememberers: ReadonlyMap<string, string>
  /** Forgets what a step remembered. */
  forget(position: PositionCore, step: string): void
}

type Cells<C extends Columns> = { readonly [N in keyof C]: C[N] extends Column<infer K> ? CellsOf<K> : never }
type Values<C extends Columns> = { -readonly [N in keyof C]: number }

export type Position<S extends Schema, Setting> = PositionCore<Setting> & {
  -readonly [N in keyof S as S[N] extends Column ? N : never]: number
} & {
  readonly [N in keyof S as S[N] extends Column ? never : N]: S[N] extends Table<infer C>
    ? Cells<C>
    : S[N] extends Memory<infer M>
      ? Values<M>
      : S[N] extends Columns
        ? Values<S[N]>
        : never
}

/** A place in the buffer: `at` counts in elements of the column's own width. */
interface Slot {
  readonly path: readonly string[]
  readonly column: Column
  readonly rows: number
  /** The step that remembers it. */
  readonly step: string | null
  at: number
}

export interface ScalarSlot extends Slot {
  readonly group: string | null
  readonly name: string
}

export interface CellSlot extends Slot {
  readonly table: string
  readonly name: string
}

/** Byte ranges that are zeroed when a step is left. */
type Range = readonly [from: number, to: number]

const FEW = 32

const WIDTH: Record<Kind, number> = { u8: 1, flag: 1, u16: 2, i16: 2, i32: 4 }

/**
 * The plan of a position: which column lies where in one buffer. Lone values come first, so that their offsets are the
 * same in every scenario of a game and the accessors can be shared.
 */
export class Layout<P, Setting> implements AnyLayout {
  readonly schema: Schema
  readonly setting: Setting
  readonly byteLength: number
  readonly coreWords: number
  readonly scalars: readonly ScalarSlot[]
  readonly cells: readonly CellSlot[]
  readonly #make: PositionClass
  readonly #locals: ReadonlyMap<string, readonly Range[]>

  constructor(setting: Setting, schema: Schema) {
    this.schema = schema
    this.setting = setting
    const { scalars, cells } = slotsOf(schema)
    this.scalars = scalars
    this.cells = cells
    const isCore = (slot: Slot) => !slot.column.isDerived
    const isTail = (slot: Slot) => slot.column.isDerived
    let end = 0
    for (const section of [scalars.filter(isCore), cells.filter(isCore)]) end = lay(section, end)
    this.coreWords = end / 4
    for (const section of [scalars.filter(isTail), cells.filter(isTail)]) end = lay(section, end)
    this.byteLength = end
    this.#make = positionClass(scalars, cells)
    this.#locals = localRanges([...scalars, ...cells])
  }

  blank(): P {
    // The one place where a shape computed at run time gets its computed type.
    return new this.#make(this) as unknown as P
  }

  get rememberers(): ReadonlyMap<string, string> {
    const found = new Map<string, string>()
    for (const { step, path } of [...this.scalars, ...this.cells]) if (step !== null) found.set(step, path.join('.'))
    return found
  }

  forget(position: PositionCore, step: string): void {
    const ranges = this.#locals.get(step)
    if (!ranges) return
    const { bytes } = position
    for (let i = 0; i < ranges.length; i++) {
      const [from, to] = ranges[i]!
      // A few bytes are quicker than a call.
      if (to - from > FEW) bytes.fill(0, from, to)
      else for (let at = from; at < to; at++) bytes[at] = 0
    }
  }
}

export const defineState = <S extends Schema, Setting>(
  setting: Setting,
  schema: S,
): Layout<Position<S, Setting>, Setting> => new Layout(setting, schema)

/** One position from two lists of columns, such as the kernel's own and a game's. */
export const joinStates = <A extends Schema, B extends Schema, Setting>(
  setting: Setting,
  a: A,
  b: B,
): Layout<Position<A, Setting> & Position<B, Setting>, Setting> => new Layout(setting, { ...a, ...b })

function slotsOf(schema: Schema): { scalars: ScalarSlot[]; cells: CellSlot[] } {
  const scalars: ScalarSlot[] = []
  const cells: CellSlot[] = []
  for (const [name, entry] of Object.entries(schema)) {
    if (entry instanceof Column) scalars.push({ ...slotOf(entry, [name], 1, null), group: null, name })
    else if (entry instanceof Table)
      for (const [cell, column] of Object.entries(entry.columns))
        cells.push({ ...slotOf(column, [name, cell], entry.ids.length, null), table: name, name: cell })
    else {
      const step = entry instanceof Memory ? entry.step : null
      for (const [value, column] of Object.entries(columnsOf(entry)))
        scalars.push({ ...slotOf(column, [name, value], 1, step), group: name, name: value })
    }
  }
  return { scalars, cells }
}

const slotOf = (column: Column, path: readonly string[], rows: number, step: string | null): Slot => ({
  column,
  path,
  rows,
  step: column.step ?? step,
  at: 0,
})

/** The columns of a group, whoever remembers them. */
export const columnsOf = (group: Columns | Memory): Columns => (group instanceof Memory ? group.columns : group)

/** Lays slots one after another, widest first so that each is aligned, and pads to a whole word. */
function lay(slots: readonly Slot[], from: number): number {
  let end = from
  for (const width of [4, 2, 1])
    for (const slot of slots)
      if (WIDTH[slot.column.kind] === width) {
        slot.at = end / width
        end += slot.rows * width
      }
  return Math.ceil(end / 4) * 4
}

/** What each step remembers. */
function localRanges(slots: readonly Slot[]): Map<string, Range[]> {
  const ranges = new Map<string, Range[]>()
  for (const slot of slots) {
    const { step } = slot
    if (step === null) continue
    const width = WIDTH[slot.column.kind]
    const list = ranges.get(step) ?? []
    list.push([slot.at * width, (slot.at + slot.rows) * width])
    ranges.set(step, list)
  }
  return ranges
}

type PositionClass = new (plan: AnyLayout) => PositionCore

const classes = new Map<string, PositionClass>()

/** Positions of one shape share one class, so that rules see one kind of object whatever the scenario. */
function positionClass(scalars: readonly ScalarSlot[], cells: readonly CellSlot[]): PositionClass {
  const shape = [
    ...scalars.map((slot) => `${slot.path.join('.')}:${slot.column.kind}@${slot.at}`),
    ...cells.map((slot) => `${slot.path.join('.')}:${slot.column.kind}`),
  ].join(' ')
  const known = classes.get(shape)
  if (known) return known
  const made = makePositionClass(scalars, cells)
  classes.set(shape, made)
  return made
}

function makePositionClass(scalars: readonly ScalarSlot[], cells: readonly CellSlot[]): PositionClass {
  const groups = new Map<string, ScalarSlot[]>()
  for (const slot of scalars) if (slot.group !== null) groups.set(slot.group, [...(groups.get(slot.group) ?? []), slot])
  const groupClasses = [...groups].map(([name, slots]) => ({ name, ...groupClass(slots) }))
  const tables = [...new Set(cells.map((slot) => slot.table))]

  class PositionOfShape extends viewClass(scalars.filter((slot) => slot.group === null)) {
    readonly setting: unknown
    readonly layout: AnyLayout
    readonly words: Uint32Array
    readonly stamps = new Float64Array(MOST_SIDES + 2)
    readonly memos: (Kept | undefined)[] = []

    constructor(layout: AnyLayout) {
      const buffer = new ArrayBuffer(layout.byteLength)
      super(buffer)
      this.setting = layout.setting
      this.layout = layout
      this.words = new Uint32Array(buffer)
      for (const { name, make, from } of groupClasses) Reflect.set(this, name, new make(buffer, from))
      for (const name of tables) Reflect.set(this, name, cellsOf(buffer, layout.cells, name))
    }
  }
  return PositionOfShape
}

class BufferView {
  readonly bytes: Uint8Array
  readonly u16: Uint16Array
  readonly i16: Int16Array
  readonly i32: Int32Array

  constructor(buffer: ArrayBuffer, from = 0) {
    this.bytes = new Uint8Array(buffer, from)
    this.u16 = new Uint16Array(buffer, from)
    this.i16 = new Int16Array(buffer, from)
    this.i32 = new Int32Array(buffer, from)
  }
}

const groupViews = new Map<string, typeof BufferView>()

/**
 * A group counts from the word in which it begins, so that the same group in different games, such as the kernel's own `flow`,
 * is of one class: what reads it sees one kind of object however many games a process plays.
 */
function groupClass(slots: readonly ScalarSlot[]): { readonly make: typeof BufferView; readonly from: number } {
  const from = Math.min(...slots.map(({ at, column }) => (at * WIDTH[column.kind]) & ~3))
  const within = slots.map((slot) => ({ ...slot, at: slot.at - from / WIDTH[slot.column.kind] }))
  const shape = within.map(({ name, column, at }) => `${name}:${column.kind}@${at}`).join(' ')
  const make = groupViews.get(shape) ?? viewClass(within)
  groupViews.set(shape, make)
  return { make, from }
}

function viewClass(slots: readonly ScalarSlot[]): typeof BufferView {
  class View extends BufferView {}
  for (const { name, column, at } of slots) Object.defineProperty(View.prototype, name, ACCESSORS[column.kind](at))
  return View
}

type Accessor = (at: number) => PropertyDescriptor & ThisType<BufferView>

const byteAccessor: Accessor = (at) => ({
  get() {
    return this.bytes[at]
  },
  set(value: number) {
    this.bytes[at] = value
  },
})

/** One literal a width, so that each accessor sees one kind of array. */
const ACCESSORS: Record<Kind, Accessor> = {
  u8: byteAccessor,
  flag: byteAccessor,
  u16: (at) => ({
    get() {
      return this.u16[at]
    },
    set(value: number) {
      this.u16[at] = value
    },
  }),
  i16: (at) => ({
    get() {
      return this.i16[at]
    },
    set(value: number) {
      this.i16[at] = value
    },
  }),
  i32: (at) => ({
    get() {
      return this.i32[at]
    },
    set(value: number) {
      this.i32[at] = value
    },
  }),
}

function cellsOf(buffer: ArrayBuffer, cells: readonly CellSlot[], name: string): object {
  const view = {}
  for (const slot of cells) {
    if (slot.table !== name) continue
    const { kind } = slot.column
    Reflect.set(view, slot.name, new ARRAYS[kind](buffer, slot.at * WIDTH[kind], slot.rows))
  }
  return view
}

const ARRAYS = { u8: Uint8Array, flag: Uint8Array, u16: Uint16Array, i16: Int16Array, i32: Int32Array } as const
