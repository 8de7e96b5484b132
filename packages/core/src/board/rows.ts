import type { Grid } from '../grid/grid.ts'
import type { Hex } from '../grid/lattice.ts'

/** The hexes that are called by a sheet's name, as rows from north to south, each from west to east. */
export function rowsOf(grid: Grid, sheet: number): Map<number, Hex[]> {
  const { frame, sheets, rows } = grid.numbering
  const found = new Map<number, Hex[]>()
  for (let hex = 1; hex <= grid.size; hex++) {
    if (sheets[hex] !== sheet) continue
    const row = rows[hex]! - frame.sheets[sheet]!.addRows
    const hexes = found.get(row)
    if (hexes) hexes.push(hex)
    else found.set(row, [hex])
  }
  return found
}
