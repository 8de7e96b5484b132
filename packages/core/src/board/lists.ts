import type { Grid } from '../grid/grid.ts'
import type { Hex } from '../grid/lattice.ts'
import { hexOf, nameOf, type Printed, printedOf, type Reading, readHex, readPrinted } from '../grid/numbering.ts'

/** One item of a list: `3908`, or `4820..4828`, the hexes of one row (of one column, where that comes first). */
export function readRange(grid: Grid, text: string): Reading<Hex[]> {
  const [from = '', to, ...more] = text.split('..')
  if (to === undefined || more.length > 0) {
    const hex = grid.readHex(text)
    return 'problem' in hex ? hex : { value: [hex.value] }
  }
  const a = readPrinted(grid.numbering, from)
  if ('problem' in a) return a
  const b = readPrinted(grid.numbering, to)
  if ('problem' in b) return b
  if (a.value.sheet !== b.value.sheet || a.value.first !== b.value.first) {
    const line = grid.numbering.frame.rowFirst ? 'row' : 'column'
    return { problem: `${text} is not a range (its ends are not in one ${line})` }
  }
  const step = a.value.second <= b.value.second ? 1 : -1
  const hexes: Hex[] = []
  for (let second = a.value.second; second !== b.value.second + step; second += step) {
    const hex = readHex(grid.numbering, nameOf(grid.numbering.frame, { ...a.value, second }))
    if ('problem' in hex) return hex
    hexes.push(hex.value)
  }
  return { value: hexes }
}

/** Hexes in the order given, three or more that follow each other in number as a range. */
export function showHexes(grid: Grid, hexes: readonly Hex[]): string[] {
  const runs: Printed[][] = []
  for (const hex of hexes) {
    const printed = printedOf(grid.numbering, hex)
    const run = runs.at(-1)
    if (run && follows(run, printed)) run.push(printed)
    else runs.push([printed])
  }
  const name = (printed: Printed) => nameOf(grid.numbering.frame, printed)
  return runs.flatMap((run) => (run.length < 3 ? run.map(name) : [`${name(run[0]!)}..${name(run.at(-1)!)}`]))
}

function follows(run: readonly Printed[], { sheet, first, second }: Printed): boolean {
  const last = run.at(-1)!
  const before = run.at(-2)
  if (sheet !== last.sheet || first !== last.first) return false
  const step = second - last.second
  return before ? step === last.second - before.second : Math.abs(step) === 1
}

/** A set of hexes by their numbers, in lines of one row (or column) each. */
export function showSet(grid: Grid, hexes: readonly Hex[]): string[][] {
  const printed = hexes.map((hex) => printedOf(grid.numbering, hex))
  printed.sort((a, b) => a.sheet - b.sheet || a.first - b.first || a.second - b.second)
  const rows: Printed[][] = []
  for (const each of printed) {
    const row = rows.at(-1)
    if (row && row[0]!.sheet === each.sheet && row[0]!.first === each.first) row.push(each)
    else rows.push([each])
  }
  return rows.map((row) =>
    showHexes(
      grid,
      row.map((each) => hexOf(grid.numbering, each)),
    ),
  )
}
