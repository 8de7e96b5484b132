import type { Board, TerrainChart } from '@hexfront/core'
import type { BoardId } from '../boards/index.ts'
import { FITS } from '../geo/fits.ts'
import type { Item, Label, Shape } from './drawing.ts'
import { KEY_HEIGHT, KEY_WIDTH, type Key, type KeyGroup, mapKey, moved } from './key.ts'
import type { Look } from './look.ts'
import { RADIUS, round } from './pen.ts'
import type { MapTheme } from './theme.ts'

/** What the legend tells of a map. */
export interface Told {
  readonly id: BoardId
  readonly board: Board
  readonly look: Look
  readonly ink: MapTheme
  /** The game's own, where there is one. */
  readonly chart: TerrainChart | undefined
}

interface Block {
  readonly items: readonly Item[]
  readonly width: number
  readonly height: number
}

const GUTTER = 36
const COLUMN = 250
const ROW = 46
const HEAD = 34

/** Title, key, terrain chart, scale and compass in a space so wide. `by` is how much larger it is drawn than it is laid out. */
export function cartouche(told: Told, width: number, by: number): Block {
  const inner = width / by
  const title = titleBlock(told, by)
  const table = told.chart ? chartBlock(told, told.chart) : NO_BLOCK
  const beside = inner - title.width - (table.width > 0 ? table.width + GUTTER : 0) - GUTTER
  const isWide = beside >= 2 * COLUMN
  const left = title.width + GUTTER
  const keys = keyBlock(told, isWide ? beside : inner - left)
  const blocks: Item[] = [...title.items, ...keys.items.map((item) => moved(item, left, 0, 1))]
  const upper = Math.max(title.height, keys.height)
  const at = isWide ? { x: inner - table.width, y: 0 } : { x: left, y: upper + GUTTER / 2 }
  blocks.push(...table.items.map((item) => moved(item, at.x, at.y, 1)))
  const height = Math.max(upper, at.y + table.height)
  return { items: blocks.map((item) => moved(item, 0, 0, by)), width, height: height * by }
}

const NO_BLOCK: Block = { items: [], width: 0, height: 0 }

const TITLE_WIDTH = 380
const TITLE_LINE = 24

function titleBlock({ id, board, ink }: Told, by: number): Block {
  const lines = wrapped(board.title, TITLE_LINE)
  const items: Item[] = lines.map((line, n) => text(line, 0, 34 + n * 38, 34, ink.text, 'start', 700))
  const top = 34 + lines.length * 38
  const { kilometres } = FITS[id]
  items.push(
    text(`One hex is ${Math.round(kilometres)} km across.`, 0, top, 17, ink.text, 'start', 500),
    ...scale(kilometres, ink, 0, top + 44, by),
    ...compass(id, ink, TITLE_WIDTH - 34, top + 36),
    text(
      'Our own drawing of the true ground. Places: GeoNames (CC BY 4.0).',
      0,
      top + 104,
      13.5,
      ink.text,
      'start',
      500,
    ),
    text('Water and land: Natural Earth. Hexfront.', 0, top + 122, 13.5, ink.text, 'start', 500),
  )
  return { items, width: TITLE_WIDTH, height: top + 130 }
}

function wrapped(words: string, most: number): string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Groups one under the other, none torn apart, in as many columns as there is room for. */
function keyBlock({ board, look, ink }: Told, width: number): Block {
  const groups = mapKey(board, look, ink)
  const most = Math.max(1, Math.floor(width / COLUMN))
  let tallest = Math.max(...groups.map(groupHeight))
  while (inColumns(groups, tallest).length > most) tallest += ROW / 2
  const columns = inColumns(groups, tallest)
  const items = columns.flatMap((column, n) => {
    let y = 0
    return column.flatMap((group) => {
      const top = y
      y += groupHeight(group)
      return groupItems(group, ink).map((item) => moved(item, n * COLUMN, top, 1))
    })
  })
  return { items, width: columns.length * COLUMN, height: tallest }
}

const groupHeight = ({ keys }: KeyGroup): number => HEAD + keys.length * ROW + 8

function inColumns(groups: readonly KeyGroup[], tallest: number): KeyGroup[][] {
  const columns: KeyGroup[][] = []
  let y = Number.POSITIVE_INFINITY
  for (const group of groups) {
    if (y + groupHeight(group) > tallest) {
      columns.push([])
      y = 0
    }
    columns.at(-1)!.push(group)
    y += groupHeight(group)
  }
  return columns
}

const groupItems = ({ title, keys }: KeyGroup, ink: MapTheme): Item[] => [
  ...heading(title, ink),
  ...keys.flatMap((key, n) => sample(key, ink).map((item) => moved(item, 0, HEAD + n * ROW, 1))),
]

const heading = (title: string, ink: MapTheme): Item[] => [
  text(title.toUpperCase(), 0, 20, 14, ink.text, 'start', 700, 1.4),
  { kind: 'shape', path: `M0 27L${COLUMN - 30} 27`, stroke: ink.frame, strokeOpacity: 0.5, width: 1 },
]

/** Long names take two lines. */
function sample({ name, items }: Key, ink: MapTheme): Item[] {
  const lines = wrapped(name, 27)
  const top = ROW / 2 + 5 - (lines.length - 1) * 9
  return [
    ...items.map((item) => moved(item, KEY_WIDTH / 2, ROW / 2, (ROW - 5) / KEY_HEIGHT)),
    ...lines.map((line, n) => text(line, KEY_WIDTH + 10, top + n * 18, 16, ink.text, 'start', 500)),
  ]
}

const CELL = 104
const NAME = 192
const CHART_ROW = 44

/** The terrain chart of the game: every number with its rule. */
function chartBlock({ board, look, ink }: Told, { columns, rows }: TerrainChart): Block {
  const samples = new Map(mapKey(board, look, ink).flatMap(({ keys }) => keys.map((key) => [key.id, key] as const)))
  const width = NAME + columns.length * CELL
  const head = HEAD + 30
  const height = head + rows.length * CHART_ROW + 6
  const items: Item[] = [
    text('TERRAIN CHART', 0, 20, 14, ink.text, 'start', 700, 1.4),
    box(0, HEAD, width, height - HEAD, { fill: ink.paper, fillOpacity: 0.7, stroke: ink.frame, width: 1.6 }),
    box(0, HEAD, width, 30, { fill: ink.frame, fillOpacity: 0.16 }),
    ...columns.map((column, n) => text(column, NAME + (n + 0.5) * CELL, HEAD + 21, 14, ink.text, 'middle', 700)),
  ]
  rows.forEach(({ name, on, cells }, n) => {
    const y = head + n * CHART_ROW
    if (n % 2 === 1) items.push(box(0, y, width, CHART_ROW, { fill: ink.frame, fillOpacity: 0.07 }))
    const drawn = samples.get(on)?.items ?? []
    items.push(
      ...drawn.map((item) => moved(item, KEY_WIDTH / 2 + 6, y + CHART_ROW / 2, 0.84)),
      text(name, KEY_WIDTH + 10, y + CHART_ROW / 2 + 5, 16, ink.text, 'start', 500),
      ...cells.flatMap(({ text: words, rule }, column) => cell(words, rule, NAME + (column + 0.5) * CELL, y, ink)),
    )
  })
  return { items, width, height }
}

function cell(words: string, rule: string, x: number, y: number, ink: MapTheme): Label[] {
  if (words === '') return [text('–', x, y + 27, 16, ink.number, 'middle', 500)]
  const lines = wrapped(words, 17)
  const size = lines.length > 1 ? 12.5 : words.length > 12 ? 13.5 : 16
  const top = lines.length > 1 ? y + 14 : y + 20
  return [
    ...lines.map((line, n) => text(line, x, top + n * 13, size, ink.text, 'middle', 700)),
    { ...text(rule, x, y + 38, 12, ink.number, 'middle', 500), font: 'number' },
  ]
}

const REACHES = [10, 20, 50, 100, 200, 400]

/** How long some kilometres are on the map, whatever size the legend is drawn at. */
function scale(kilometres: number, ink: MapTheme, x: number, y: number, by: number): Item[] {
  const perKilometre = (RADIUS * Math.sqrt(3)) / kilometres / by
  const reach = REACHES.findLast((each) => each * perKilometre < 310) ?? REACHES[0]!
  const length = reach * perKilometre
  const part = length / 4
  return [
    box(x, y, length, 7, { fill: ink.paper, stroke: ink.text, width: 1.2 }),
    box(x, y, part, 7, { fill: ink.text }),
    box(x + 2 * part, y, part, 7, { fill: ink.text }),
    text('0', x, y + 24, 14, ink.text, 'start', 500),
    text(String(reach / 2), x + length / 2, y + 24, 14, ink.text, 'middle', 500),
    text(`${reach} km`, x + length, y + 24, 14, ink.text, 'end', 500),
  ]
}

/** Where true north lies: the maps are turned on the ground. */
function compass(id: BoardId, ink: MapTheme, x: number, y: number): Item[] {
  const [re, im] = FITS[id].a
  // The direction of a kilometre to the north, in map coordinates.
  const angle = Math.atan2(-im, re)
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const at = (along: number, across: number): string =>
    `${round(x + along * sin + across * cos)} ${round(y - along * cos + across * sin)}`
  return [
    { kind: 'shape', path: `M${at(34, 0)}L${at(-22, 10)}L${at(-12, 0)}Z`, fill: ink.text },
    {
      kind: 'shape',
      path: `M${at(34, 0)}L${at(-22, -10)}L${at(-12, 0)}Z`,
      fill: ink.paper,
      stroke: ink.text,
      width: 1.2,
    },
    text('N', x + 46 * sin, y - 46 * cos + 6, 18, ink.text, 'middle', 700),
  ]
}

const box = (x: number, y: number, width: number, height: number, how: Omit<Shape, 'kind' | 'path'>): Shape => ({
  kind: 'shape',
  path: `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`,
  ...how,
})

const text = (
  words: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  anchor: Label['anchor'],
  weight: Label['weight'],
  spacing?: number,
): Label => ({
  kind: 'label',
  text: words,
  x,
  y,
  size,
  colour,
  anchor,
  weight,
  font: 'name',
  ...(spacing === undefined ? {} : { spacing }),
})
