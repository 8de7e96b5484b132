import { type Field, NO_LIMIT } from './field.ts'
import { DIRECTIONS, type Hex } from './ground.ts'
import { pathTo } from './path.ts'
import { BARRED, spreadTable, TABLE_BARRED } from './spread.ts'

/** What a hex adds to a gap: 1 where the line is open, 0 where it is held, `BARRED` where no line may run. */
export type Open = (hex: Hex) => number

export interface Gap {
  /** The number of open hexes, or `UNREACHED`. */
  readonly open: number
  /** The number of all hexes of the line. */
  readonly length: number
}

/**
 * The line of hexes from one set to another with the least open hexes, both ends counted; written to `out` as by
 * `pathTo`. Of several best ends the lowest hex counts.
 */
export function gap(
  field: Field,
  from: ArrayLike<Hex>,
  to: ArrayLike<Hex>,
  open: Open,
  out: number[] | Uint16Array,
): Gap {
  field.clear()
  fillTable(field, open)
  for (let i = 0; i < from.length; i++) {
    const cost = field.notes[from[i]!]!
    if (cost !== TABLE_BARRED) field.start(from[i]!, 0, cost)
  }
  spreadTable(field, field.table, NO_LIMIT)
  let end = 0
  for (let i = 0; i < to.length; i++) {
    const hex = to[i]!
    // Hex 0 is nowhere, and costs `UNREACHED`.
    if (field.cost(hex) < field.cost(end) || (field.cost(hex) === field.cost(end) && hex < end)) end = hex
  }
  return { open: field.cost(end), length: pathTo(field, end, out) }
}

/** Each hex is asked about once; a step costs what the hex it leads to adds. */
function fillTable({ ground, notes, table }: Field, open: Open): void {
  const { size, neighbours } = ground
  for (let hex = 1; hex <= size; hex++) {
    const cost = open(hex)
    notes[hex] = cost === BARRED ? TABLE_BARRED : cost
  }
  notes[0] = TABLE_BARRED
  for (let way = DIRECTIONS; way < neighbours.length; way++) table[way] = notes[neighbours[way]!]!
}
