import type { GridSpec, Parity, SheetSpec } from './spec.ts'

/** The numbering of the five games. */
export const FIVE = {
  dagc73: {
    orientation: 'flat',
    digits: 'CCRR',
    columns: 'east',
    rows: 'south',
    shifted: 'even columns south',
    sheets: [{ prefix: '', hexes: [{ columns: [1, 46], rows: [1, 34] }] }],
  },
  dagc09: {
    orientation: 'pointy',
    digits: 'RRCC',
    columns: 'west',
    rows: 'south',
    shifted: 'odd rows west',
    sheets: [
      {
        prefix: '',
        hexes: [
          { columns: [0, 28], rows: [10, 50], only: 'even' },
          { columns: [0, 27], rows: [10, 50], only: 'odd' },
        ],
      },
    ],
  },
  pes: {
    orientation: 'pointy',
    digits: 'RRCC',
    columns: 'west',
    rows: 'south',
    shifted: 'odd rows west',
    sheets: [
      {
        prefix: '',
        hexes: [
          { columns: [0, 37], rows: [10, 14] },
          { columns: [0, 44], rows: [15, 26], only: 'even' },
          { columns: [0, 43], rows: [15, 26], only: 'odd' },
        ],
      },
    ],
  },
  damos: {
    orientation: 'pointy',
    digits: 'RRCC',
    columns: 'west',
    rows: 'south',
    shifted: 'odd rows east',
    sheets: [{ prefix: '', hexes: [{ columns: [1, 33], rows: [18, 40] }] }],
  },
  efs: {
    orientation: 'flat',
    digits: 'CCRR',
    columns: 'east',
    rows: 'south',
    shifted: 'even columns north',
    sheets: [
      { prefix: 'D', addColumns: -58, addRows: 33, hexes: [{ columns: [10, 70], rows: [1, 35] }] },
      { prefix: 'C', addColumns: -60, hexes: [{ columns: [10, 70], rows: [1, 35] }] },
      { prefix: 'H', addColumns: 2, addRows: 33, hexes: [{ columns: [8, 70], rows: [1, 35] }] },
      { prefix: 'I-', hexes: [{ columns: [10, 70], rows: [1, 35] }] },
      { prefix: 'WA', addRows: -26, hexes: [{ columns: [10, 70], rows: [1, 27] }] },
    ],
  },
} as const satisfies Record<string, GridSpec>

/** How many numbers `anySpec` wants. */
export const SPEC_NUMBERS = 24

/** A grid of any scheme, made of numbers from 0 up; all 0 is the plainest one. */
export function anySpec(numbers: readonly number[]): GridSpec {
  let used = 0
  const below = (n: number): number => numbers[used++ % numbers.length]! % n
  const oneOf = <T>(...values: readonly T[]): T => values[below(values.length)]!
  const frame = anyFrame(oneOf)
  const count = 1 + below(3)
  const sheets: SheetSpec[] = []
  for (const prefix of count === 1 ? [oneOf('', 'A', 'B-')] : ['A', 'B-', 'CD'].slice(0, count)) {
    const column = below(60)
    const row = below(60)
    const width = 1 + below(7)
    const height = 1 + below(7)
    const columns = [column, column + width] as const
    const rows = [row, row + height] as const
    const trimmed = below(3)
    const hexes =
      trimmed === 0
        ? [{ columns, rows }]
        : [
            { columns, rows, only: oneOf<Parity>('odd', 'even') },
            { columns: [column, column + width - 1] as const, rows: [row, row + height - 1] as const },
          ]
    // Near the first sheet, so that some overlap, some touch and some lie apart.
    const first = sheets[0]?.hexes[0]
    const addColumns = first ? first.columns[0] - column + below(9) - 4 : below(3) - 1
    const addRows = first ? first.rows[0] - row + below(9) - 4 : below(3) - 1
    sheets.push({ prefix, addColumns, addRows, hexes })
  }
  return { ...frame, sheets }
}

/** One full rectangle of hexes, which is convex. */
export function anyRectangle(numbers: readonly number[]): GridSpec {
  let used = 0
  const below = (n: number): number => numbers[used++ % numbers.length]! % n
  const oneOf = <T>(...values: readonly T[]): T => values[below(values.length)]!
  const frame = anyFrame(oneOf)
  const column = below(60)
  const row = below(60)
  const hexes = [{ columns: [column, column + below(10)] as const, rows: [row, row + below(10)] as const }]
  return { ...frame, sheets: [{ prefix: '', hexes }] }
}

function anyFrame(oneOf: <T>(...values: readonly T[]) => T): Omit<GridSpec, 'sheets'> {
  const orientation = oneOf('pointy' as const, 'flat' as const)
  return {
    orientation,
    digits: oneOf('CCRR', 'RRCC', 'CCCRR', 'RRCCC'),
    columns: oneOf('east' as const, 'west' as const),
    rows: oneOf('south' as const, 'north' as const),
    shifted:
      orientation === 'pointy'
        ? oneOf(
            'odd rows west' as const,
            'even rows west' as const,
            'odd rows east' as const,
            'even rows east' as const,
          )
        : oneOf(
            'odd columns north' as const,
            'even columns north' as const,
            'odd columns south' as const,
            'even columns south' as const,
          ),
  }
}
