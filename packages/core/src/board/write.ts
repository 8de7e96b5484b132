import type { Grid } from '../grid/grid.ts'
import type { Hex } from '../grid/lattice.ts'
import { digitsOf } from '../grid/numbering.ts'
import { lettersOf } from '../grid/spec.ts'
import type { Board, BoardContent, Feature, Layer, Mark, NamedPlace } from './board.ts'
import { showGrid } from './head.ts'
import { showHexes, showSet } from './lists.ts'
import { showProvenance } from './provenance.ts'
import { rowsOf } from './rows.ts'

const WIDTH = 120

/**
 * The file of a board, always the same for the same board: in order, wrapped, without comments but the map's rulers.
 */
export function writeBoard({ content, grid }: Board): string {
  const head = showGrid(grid)
  const sections = [
    [
      `board ${content.id}${content.title === '' ? '' : ` ${content.title}`}${showProvenance(content.source)}`,
      ...head.lines,
      ...(grid.spec.keep === undefined ? [] : wrapRows('keep', head.keep, '')),
    ],
    declarations(content),
    ...grid.numbering.frame.sheets.map((_, sheet) => showMap(content, sheet)),
    content.places.map((place) => showPlace(grid, place)),
    ...content.layers.map((layer) =>
      content.features
        .filter((feature) => feature.layer === layer.name)
        .flatMap((each) => showFeature(grid, layer, each)),
    ),
    content.lines.flatMap(({ name, pieces, source }) =>
      wrap(
        `line ${name}:`,
        chains(pieces, (hex) => grid.name(hex)),
        showProvenance(source),
      ),
    ),
    content.areas.flatMap(({ name, hexes, source }) =>
      wrapRows(`area ${name}:`, showSet(grid, hexes), showProvenance(source)),
    ),
    content.edges.flatMap(({ name, hexes, facing, source }) =>
      wrap(`edge ${name}:`, facing ? ['facing', facing] : showHexes(grid, hexes), showProvenance(source)),
    ),
    content.shores.flatMap(({ name, rings, source }) =>
      wrap(
        `shore ${name}:`,
        rings.flatMap((ring, r) =>
          ring.map(({ x, y }, i) => `${x}/${y}${i === ring.length - 1 && r < rings.length - 1 ? ',' : ''}`),
        ),
        showProvenance(source),
      ),
    ),
    content.marks.flatMap((mark) => showMark(content, mark)),
  ]
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n')
}

function declarations(content: BoardContent): string[] {
  const codes = content.terrainCodes.slice(1).map((code, i, { length }) => {
    return `${code} ${content.terrainNames[i + 1]}${i < length - 1 ? ',' : ''}`
  })
  const places = content.placeClasses.slice(1)
  return [
    ...(codes.length === 0 ? [] : [`terrain ${codes.join(' ')}${showProvenance(content.terrainSource)}`]),
    ...(places.length === 0 ? [] : [`places ${places.join(' ')}${showProvenance(content.placesSource)}`]),
    ...content.layers.map(({ kind, name, classes, source }) => {
      const own = classes.length === 2 && classes[1] === name ? '' : `: ${classes.slice(1).join(' ')}`
      return `layer ${kind} ${name}${own}${showProvenance(source)}`
    }),
  ]
}

/**
 * Rows in the shape of the map: where hexes are pointy, a hex is two characters wide and shifted rows stand between.
 */
function showMap({ grid, terrain, terrainCodes }: BoardContent, sheet: number): string[] {
  const { frame } = grid.numbering
  const rows = rowsOf(grid, sheet)
  const all = [...rows.values()].flat()
  if (all.length === 0) return []
  const place = (hex: Hex) => (frame.pointy ? grid.lattice.along[hex]! : grid.lattice.across[hex]!)
  const west = Math.min(...all.map(place))
  const letters = lettersOf(frame.sheets[sheet]!)
  const label = (row: number) => digitsOf(frame, frame.rowFirst ? 'first' : 'second', row)
  const lines = [...rows].map(([row, hexes]) => {
    const cells = hexes.map((hex) => [place(hex) - west, terrainCodes[terrain[hex]!]!] as const)
    return `  ${label(row)} ${at(cells)}`
  })
  return [letters === '' ? 'map' : `map ${letters}`, ...rulers(grid, sheet, all, (hex) => place(hex) - west), ...lines]
}

/** The columns' numbers over the rows that are not shifted, one line a digit. */
function rulers(grid: Grid, sheet: number, hexes: readonly Hex[], place: (hex: Hex) => number): string[] {
  const { frame, columns } = grid.numbering
  const shifted = (hex: Hex) => frame.pointy && (grid.numbering.rows[hex]! & 1) === frame.shiftedParity
  const straight = hexes.filter((hex) => !shifted(hex))
  const numbers = new Map(
    straight.map((hex) => {
      const column = columns[hex]! - frame.sheets[sheet]!.addColumns
      return [place(hex), digitsOf(frame, frame.rowFirst ? 'second' : 'first', column)] as const
    }),
  )
  const cells = [...numbers].sort(([a], [b]) => a - b)
  if (cells.length === 0) return []
  const margin = `  #${' '.repeat(frame.rowDigits)}`
  return Array.from({ length: frame.columnDigits }, (_, i) => margin + at(cells.map(([x, digits]) => [x, digits[i]!])))
}

function at(cells: readonly (readonly [number, string])[]): string {
  let text = ''
  let x = 0
  for (const [where, code] of cells) {
    text += ' '.repeat(where - x) + code
    x = where + 1
  }
  return text
}

function showFeature(grid: Grid, layer: Layer, { name, class: index, pieces, source }: Feature): string[] {
  const words = [layer.name, name, layer.classes.length === 2 ? '' : layer.classes[index]!]
  const title = `${words.filter((word) => word !== '').join(' ')}:`
  if (layer.kind === 'hexes') return wrapRows(title, showSet(grid, pieces.flat()), showProvenance(source))
  const show = layer.kind === 'sides' ? (side: number) => grid.sideName(side) : (hex: number) => grid.name(hex)
  return wrap(title, chains(pieces, show), showProvenance(source))
}

const chains = (pieces: readonly (readonly number[])[], show: (item: number) => string): string[] =>
  pieces.flatMap((piece, p) =>
    piece.map((item, i) => show(item) + (i === piece.length - 1 && p < pieces.length - 1 ? ',' : '')),
  )

function showPlace(grid: Grid, { name, hex, class: className, attributes, source }: NamedPlace): string {
  const pairs = [...attributes].map(([key, value]) => `; ${key}=${value}`).join('')
  return `place ${grid.name(hex)} ${className} ${name}${pairs}${showProvenance(source)}`
}

function showMark({ grid, layers }: BoardContent, { layer, items, source }: Mark): string[] {
  const onHexes = layer === 'terrain' || layers.find(({ name }) => name === layer)?.kind === 'hexes'
  if (onHexes) return wrapRows(`mark ${layer}:`, showSet(grid, items), showProvenance(source))
  return wrap(
    `mark ${layer}:`,
    items.map((side) => grid.sideName(side)),
    showProvenance(source),
  )
}

/** On one line if it fits; else a line for each row, so that a change shows on its line only. */
function wrapRows(title: string, rows: readonly (readonly string[])[], source: string): string[] {
  const line = [title, ...rows.flat()].join(' ') + source
  if (line.length <= WIDTH) return [line]
  return [title, ...rows.flatMap((row) => wrap(' ', row, ''))].map((text, i, { length }) =>
    i === length - 1 ? text + source : text,
  )
}

function wrap(title: string, items: readonly string[], source: string): string[] {
  const lines = [title]
  for (const item of items) {
    const longer = `${lines.at(-1)} ${item}`
    if (longer.length <= WIDTH) lines[lines.length - 1] = longer
    else lines.push(`  ${item}`)
  }
  lines[lines.length - 1] += source
  return lines
}
