/** How a map is laid out and how it numbers its hexes. */
export interface GridSpec {
  readonly orientation: Orientation
  /** `RRCC` puts the row first, `CCRR` the column; one letter a digit. */
  readonly digits: string
  /** Where column numbers grow. */
  readonly columns: 'east' | 'west'
  /** Where row numbers grow. */
  readonly rows: 'south' | 'north'
  /** Which lines lie half a hex off the others, by the parity of their number: `odd rows west`. */
  readonly shifted: Shift
  /** The top sheet first: where sheets overlap, its name of a hex is the hex's name. */
  readonly sheets: readonly SheetSpec[]
  /** The letters of the sheet that a bare number means. */
  readonly defaultSheet?: string
  /** Where only part of the map is in play: the names of its hexes. */
  readonly keep?: readonly string[]
}

export type Orientation = 'pointy' | 'flat'
export type Parity = 'odd' | 'even'
export type Shift = `${Parity} rows ${'east' | 'west'}` | `${Parity} columns ${'north' | 'south'}`

export interface SheetSpec {
  /** As printed before the number: nothing, `D`, `I-`. */
  readonly prefix: string
  /** What to add to this sheet's numbers to get those of the whole map, whose parity counts. */
  readonly addColumns?: number
  readonly addRows?: number
  /** The hexes of the sheet are the union of these blocks. */
  readonly hexes: readonly Block[]
}

export interface Block {
  readonly columns: Span
  readonly rows: Span
  /** Only the lines of this parity: rows where the hexes are pointy, columns where they are flat. */
  readonly only?: Parity
}

/** From and to, both included. */
type Span = readonly [number, number]

/** A specification with everything looked up that arithmetic needs. */
export interface Frame {
  readonly spec: GridSpec
  readonly sheets: readonly Required<SheetSpec>[]
  readonly pointy: boolean
  readonly rowFirst: boolean
  readonly columnDigits: number
  readonly rowDigits: number
  /** +1 where columns grow east (rows south), -1 where they do not. */
  readonly eastward: number
  readonly southward: number
  readonly shiftedParity: number
  /** Half hexes by which a shifted line lies further east (south). */
  readonly shift: number
}

export function frameOf(spec: GridSpec): Frame {
  const digits = /^(?:(C+)(R+)|(R+)(C+))$/.exec(spec.digits)
  if (!digits) throw new Error(`digits "${spec.digits}": expected CCRR or RRCC, one letter a digit`)
  const [, c1 = '', r1 = '', r2 = '', c2 = ''] = digits
  const [parity, lines, towards] = spec.shifted.split(' ')
  const pointy = spec.orientation === 'pointy'
  if (lines !== (pointy ? 'rows' : 'columns')) {
    throw new Error(
      `"${spec.shifted}": where hexes are ${spec.orientation}, ${pointy ? 'rows' : 'columns'} are shifted`,
    )
  }
  const sheets = spec.sheets.map((sheet) => ({ addColumns: 0, addRows: 0, ...sheet }))
  const frame = {
    spec: { ...spec, sheets },
    sheets,
    pointy,
    rowFirst: c1 === '',
    columnDigits: c1.length + c2.length,
    rowDigits: r1.length + r2.length,
    eastward: spec.columns === 'east' ? 1 : -1,
    southward: spec.rows === 'south' ? 1 : -1,
    shiftedParity: parity === 'odd' ? 1 : 0,
    shift: towards === 'east' || towards === 'south' ? 1 : -1,
  }
  checkSheets(frame)
  return frame
}

function checkSheets({ spec, columnDigits, rowDigits }: Frame): void {
  const seen = new Set<string>()
  for (const sheet of spec.sheets) {
    const letters = lettersOf(sheet)
    const which = letters === '' ? '' : `sheet ${letters}: `
    if (!/^([A-Za-z]+-?)?$/.test(sheet.prefix))
      throw new Error(`sheet "${sheet.prefix}": expected letters such as D or I-`)
    if (letters === '' && spec.sheets.length > 1) throw new Error('of several sheets, each needs letters of its own')
    if (seen.has(letters)) throw new Error(`${which}there are two sheets of this name`)
    seen.add(letters)
    for (const { columns, rows } of sheet.hexes) {
      checkSpan(`${which}columns`, columns, columnDigits)
      checkSpan(`${which}rows`, rows, rowDigits)
    }
  }
  if (spec.defaultSheet !== undefined && !seen.has(spec.defaultSheet.toUpperCase())) {
    throw new Error(`default sheet ${spec.defaultSheet}: there is no such sheet`)
  }
}

function checkSpan(what: string, [from, to]: Span, digits: number): void {
  if (!Number.isInteger(from) || !Number.isInteger(to) || from < 0 || to < from || to >= 10 ** digits) {
    throw new Error(`${what} ${from}-${to}: expected two numbers of ${digits} digits, the smaller first`)
  }
}

/** What names a sheet in print and on input, without its hyphen. */
export const lettersOf = (sheet: SheetSpec): string => sheet.prefix.replace('-', '').toUpperCase()

/** 0 or 1, for numbers below zero too. */
export const parityOf = (n: number): number => n & 1
