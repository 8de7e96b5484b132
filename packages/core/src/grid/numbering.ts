import { acrossOf, alongOf, cellAt, type Hex, type Lattice } from './lattice.ts'
import { type Frame, lettersOf, parityOf, type SheetSpec } from './spec.ts'

/** What hexes are called. */
export interface Numbering {
  readonly frame: Frame
  readonly lattice: Lattice
  /** Columns and rows of the whole map, by hex. */
  readonly columns: Int16Array
  readonly rows: Int16Array
  /** The top sheet that shows the hex, whose name of it is the hex's name. */
  readonly sheets: Uint8Array
  readonly names: readonly string[]
}

/** A hex number on a sheet as it is printed: 3908 is 39 and 08. */
export interface Printed {
  readonly sheet: number
  readonly first: number
  readonly second: number
}

/** A value, or why there is none. */
export type Reading<T> = { readonly value: T } | { readonly problem: string }

/** Every hex of the specification in reading order: north to south by row number, each row from west to east. */
export function numberHexes(frame: Frame): { columns: Int16Array; rows: Int16Array } {
  // One number a place, which sorts as the map is read.
  const found: number[] = []
  for (const sheet of frame.sheets) {
    for (const block of sheet.hexes) {
      for (let row = block.rows[0]; row <= block.rows[1]; row++) {
        for (let column = block.columns[0]; column <= block.columns[1]; column++) {
          if (!shows(frame, sheet, column, row)) continue
          found.push(frame.southward * (row + sheet.addRows) * LINE + frame.eastward * (column + sheet.addColumns))
        }
      }
    }
  }
  const places = Float64Array.from(found)
    .sort()
    .filter((place, i, all) => place !== all[i - 1])
  const columns = new Int16Array(places.length + 1)
  const rows = new Int16Array(places.length + 1)
  places.forEach((place, i) => {
    const row = Math.round(place / LINE)
    rows[i + 1] = frame.southward * row
    columns[i + 1] = frame.eastward * (place - row * LINE)
  })
  return { columns, rows }
}

/** More than twice as many columns as a map can have, to either side of 0. */
const LINE = 1 << 18

/** Whether a sheet has a hex of this number, by its own columns and rows. */
function shows(frame: Frame, sheet: Required<SheetSpec>, column: number, row: number): boolean {
  const line = frame.pointy ? row + sheet.addRows : column + sheet.addColumns
  return sheet.hexes.some(
    ({ columns, rows, only }) =>
      column >= columns[0] &&
      column <= columns[1] &&
      row >= rows[0] &&
      row <= rows[1] &&
      (only === undefined || parityOf(line) === (only === 'odd' ? 1 : 0)),
  )
}

export function numberingOf(frame: Frame, lattice: Lattice, columns: Int16Array, rows: Int16Array): Numbering {
  const sheets = new Uint8Array(lattice.size + 1)
  const names = ['']
  const numbering = { frame, lattice, columns, rows, sheets, names }
  for (let hex = 1; hex <= lattice.size; hex++) {
    let sheet = 0
    let name = nameOn(numbering, hex, sheet)
    while (name === '') name = nameOn(numbering, hex, ++sheet)
    sheets[hex] = sheet
    names.push(name)
  }
  return numbering
}

/** The hex's name on a sheet, or nothing where the sheet does not show it. */
export function nameOn(numbering: Numbering, hex: Hex, sheet: number): string {
  const { frame } = numbering
  const spec = frame.sheets[sheet]!
  const column = numbering.columns[hex]! - spec.addColumns
  const row = numbering.rows[hex]! - spec.addRows
  if (!shows(frame, spec, column, row)) return ''
  return nameOf(frame, frame.rowFirst ? { sheet, first: row, second: column } : { sheet, first: column, second: row })
}

/** All names of a hex, its own name first. */
export const aliases = (numbering: Numbering, hex: Hex): string[] =>
  numbering.frame.sheets.map((_, sheet) => nameOn(numbering, hex, sheet)).filter((name) => name !== '')

export function printedOf(numbering: Numbering, hex: Hex): Printed {
  const sheet = numbering.sheets[hex]!
  const spec = numbering.frame.sheets[sheet]!
  const column = numbering.columns[hex]! - spec.addColumns
  const row = numbering.rows[hex]! - spec.addRows
  return numbering.frame.rowFirst ? { sheet, first: row, second: column } : { sheet, first: column, second: row }
}

export const nameOf = (frame: Frame, { sheet, first, second }: Printed): string =>
  frame.sheets[sheet]!.prefix + digitsOf(frame, 'first', first) + digitsOf(frame, 'second', second)

export function digitsOf(frame: Frame, which: 'first' | 'second', n: number): string {
  const isRow = frame.rowFirst === (which === 'first')
  return String(n).padStart(isRow ? frame.rowDigits : frame.columnDigits, '0')
}

export function readHex(numbering: Numbering, text: string): Reading<Hex> {
  const printed = readPrinted(numbering, text)
  if ('problem' in printed) return printed
  const hex = hexOf(numbering, printed.value)
  return hex === 0
    ? { problem: `hex ${text.trim()} does not exist${whatDoes(numbering, printed.value)}` }
    : { value: hex }
}

/** Which sheet and number a text means; whether such a hex exists is another question. */
export function readPrinted(numbering: Numbering, text: string): Reading<Printed> {
  const { frame } = numbering
  const match = /^([A-Za-z]*)(-?)(\d+)$/.exec(text.trim())
  if (!match) return { problem: `"${text.trim()}" is not a hex (${howToWrite(numbering)})` }
  const [, letters = '', hyphen = '', digits = ''] = match
  const length = frame.columnDigits + frame.rowDigits
  if (digits.length !== length || (letters === '' && hyphen !== '')) {
    return { problem: `"${text.trim()}" is not a hex (${howToWrite(numbering)})` }
  }
  const cut = frame.rowFirst ? frame.rowDigits : frame.columnDigits
  const first = Number(digits.slice(0, cut))
  const second = Number(digits.slice(cut))
  if (letters === '') return readBare(numbering, digits, first, second)
  const sheet = sheetNamed(frame, letters)
  if (sheet < 0) return { problem: `hex ${text.trim()} does not exist (${theSheets(frame)})` }
  return { value: { sheet, first, second } }
}

/** A number without a sheet: the default sheet's, or that of the only sheet that has it. */
function readBare(numbering: Numbering, digits: string, first: number, second: number): Reading<Printed> {
  const { frame } = numbering
  const all = frame.sheets.map((_, sheet) => ({ sheet, first, second }))
  if (all.length === 1) return { value: all[0]! }
  const real = all.filter((printed) => hexOf(numbering, printed) !== 0)
  const preferred = real.find(({ sheet }) => sheet === sheetNamed(frame, frame.spec.defaultSheet ?? ''))
  if (preferred) return { value: preferred }
  if (real.length === 0) return { problem: `hex ${digits} does not exist on any sheet (${theSheets(frame)})` }
  if (new Set(real.map((printed) => hexOf(numbering, printed))).size === 1) return { value: real[0]! }
  return { problem: `hex ${digits} is on several sheets (${real.map((p) => nameOf(frame, p)).join(', ')})` }
}

const sheetNamed = (frame: Frame, letters: string): number =>
  frame.sheets.findIndex((sheet) => lettersOf(sheet) === letters.toUpperCase() && letters !== '')

const theSheets = (frame: Frame): string => {
  const names = frame.sheets.map(lettersOf).filter((letters) => letters !== '')
  return names.length === 0 ? 'this map has a single sheet without letters' : `sheets are ${names.join(', ')}`
}

export function hexOf({ frame, lattice }: Numbering, { sheet, first, second }: Printed): Hex {
  const spec = frame.sheets[sheet]!
  const [row, column] = frame.rowFirst ? [first, second] : [second, first]
  if (!shows(frame, spec, column, row)) return 0
  const wholeColumn = column + spec.addColumns
  const wholeRow = row + spec.addRows
  return cellAt(lattice.cells, acrossOf(frame, wholeColumn, wholeRow), alongOf(frame, wholeColumn, wholeRow))
}

const howToWrite = ({ frame, names }: Numbering): string =>
  `${frame.rowFirst ? 'row then column' : 'column then row'}, as in ${names[1] ?? frame.spec.digits}`

/** ` (row 28 has columns 00 to 28)`: the nearest thing that does exist. */
function whatDoes(numbering: Numbering, { sheet, first }: Printed): string {
  const { frame, lattice } = numbering
  const firsts: number[] = []
  const seconds: number[] = []
  for (let hex = 1; hex <= lattice.size; hex++) {
    if (nameOn(numbering, hex, sheet) === '') continue
    const spec = frame.sheets[sheet]!
    const column = numbering.columns[hex]! - spec.addColumns
    const row = numbering.rows[hex]! - spec.addRows
    firsts.push(frame.rowFirst ? row : column)
    if (firsts.at(-1) === first) seconds.push(frame.rowFirst ? column : row)
  }
  const letters = lettersOf(frame.sheets[sheet]!)
  const ofSheet = letters === '' ? '' : ` of sheet ${letters}`
  const [line, place] = frame.rowFirst ? ['row', 'column'] : ['column', 'row']
  if (firsts.length === 0) return ` (no hex${ofSheet} is in play)`
  if (seconds.length === 0) return ` (${line}s${ofSheet} are ${spans(firsts, (n) => digitsOf(frame, 'first', n))})`
  const which = digitsOf(frame, 'first', first)
  return ` (${line} ${which}${ofSheet} has ${place}s ${spans(seconds, (n) => digitsOf(frame, 'second', n))})`
}

/** `00 to 10, 12 and 20 to 28` */
function spans(numbers: readonly number[], show: (n: number) => string): string {
  const parts: [number, number][] = []
  for (const n of [...new Set(numbers)].sort((a, b) => a - b)) {
    const last = parts.at(-1)
    if (last && last[1] === n - 1) last[1] = n
    else parts.push([n, n])
  }
  const texts = parts.map(([from, to]) => (from === to ? show(from) : `${show(from)} to ${show(to)}`))
  const tail = texts.pop() ?? ''
  return texts.length === 0 ? tail : `${texts.join(', ')} and ${tail}`
}
