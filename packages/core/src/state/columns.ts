/** How a cell reads in text: `"0304"` for a place, `true` for a flag, the bare number where nothing is said. */
export interface Codec {
  write(value: number): string | number | boolean
  /** Throws an `Error` that says what was expected. */
  read(text: unknown): number
}

export type Kind = 'u8' | 'u16' | 'i16' | 'i32' | 'flag'

export type CellsOf<K extends Kind> = K extends 'u8' | 'flag'
  ? Uint8Array
  : K extends 'u16'
    ? Uint16Array
    : K extends 'i16'
      ? Int16Array
      : Int32Array

/** One kind of value a position remembers. */
export class Column<K extends Kind = Kind> {
  readonly kind: K
  readonly text: Codec
  readonly step: string | null
  readonly isDerived: boolean

  constructor(kind: K, text: Codec, step: string | null, isDerived: boolean) {
    this.kind = kind
    this.text = text
    this.step = step
    this.isDerived = isDerived
  }

  /** Read and written in words: `u8.as(names(['clear', 'mud']))`. */
  as(text: Codec): Column<K> {
    return new Column(this.kind, text, this.step, this.isDerived)
  }

  /** Memory of one step, zeroed when the step is left. */
  of(step: string): Column<K> {
    return new Column(this.kind, this.text, step, this.isDerived)
  }

  /** Follows from the rest: copied with a position, but neither hashed nor saved. */
  get derived(): Column<K> {
    return new Column(this.kind, this.text, this.step, true)
  }
}

export const u8 = new Column('u8', wholeNumber(0, 0xff), null, false)
export const u16 = new Column('u16', wholeNumber(0, 0xffff), null, false)
export const i16 = new Column('i16', wholeNumber(-0x8000, 0x7fff), null, false)
export const i32 = new Column('i32', wholeNumber(-0x80000000, 0x7fffffff), null, false)
export const flag = new Column('flag', yesOrNo(), null, false)

export type Columns = Readonly<Record<string, Column>>

/** Rows of equal shape, such as the units or the hexes. Row 0 is nobody's; `ids[0]` is not read. */
export class Table<C extends Columns = Columns> {
  readonly ids: readonly string[]
  readonly columns: C

  constructor(ids: readonly string[], columns: C) {
    this.ids = ids
    this.columns = columns
  }
}

export const table = <C extends Columns>(ids: readonly string[], columns: C): Table<C> => new Table(ids, columns)

/** Lone values that one step remembers: zeroed when the step is left. */
export class Memory<C extends Columns = Columns> {
  readonly step: string
  readonly columns: C

  constructor(step: string, columns: C) {
    this.step = step
    this.columns = columns
  }
}

export const memory = <C extends Columns>(step: string, columns: C): Memory<C> => new Memory(step, columns)

/** A position's columns: lone values, groups of lone values, what steps remember, and tables. */
export type Schema = Readonly<Record<string, Column | Columns | Memory | Table>>

/** Words for the values 0, 1, 2, ... */
export function names(words: readonly string[]): Codec {
  return {
    write: (value) => words[value] ?? value,
    read(text) {
      const value = typeof text === 'number' ? text : words.indexOf(String(text))
      if (words[value] === undefined) throw new Error(`${say(text)} is none of ${words.filter(Boolean).join(', ')}`)
      return value
    },
  }
}

/** A value as an error message quotes it: part of a line at most. */
export function say(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length <= MOST_QUOTED ? text : `${text.slice(0, MOST_QUOTED - 1)}…`
}

const MOST_QUOTED = 100

function wholeNumber(least: number, most: number): Codec {
  return {
    write: (value) => value,
    read(text) {
      if (typeof text !== 'number' || !Number.isInteger(text) || text < least || text > most)
        throw new Error(`${say(text)} is not a whole number from ${least} to ${most}`)
      return text
    },
  }
}

function yesOrNo(): Codec {
  return {
    write: (value) => value !== 0,
    read(text) {
      if (text === true || text === 1) return 1
      if (text === false || text === 0) return 0
      throw new Error(`${say(text)} is neither true nor false`)
    },
  }
}
