import { BOARD_IDS, boardOf } from '@hexfront/atlas'
import { type Drawing, drawPart, type Item, lookOf, RADIUS } from '@hexfront/atlas/drawing'
import { type Board, type Cover, centre, type Hex, type Picture, type Point } from '@hexfront/core'
import { COVERS } from '@hexfront/games/covers'
import { TABLES } from '@hexfront/games/tables'
import type { Plugin } from 'vite'

const ID = 'virtual:covers'
const PART = 'virtual:cover/'
/** Covers are taller than wide, and some screens show more to the sides. */
const HEIGHT = 1.55
/** Nobody reads them on a picture the size of a hand. */
const LEFT_OUT: ReadonlySet<string> = new Set(['numbers', 'legend'])

/** The pictures of the covers, cut from their maps when the client is built: one small file a game, loaded when it is seen. */
export function covers(): Plugin {
  return {
    name: 'hexfront-covers',
    resolveId: (id) => (id === ID || id.startsWith(PART) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${ID}`) return listing(COVERS)
      if (!id.startsWith(`\0${PART}`)) return undefined
      const cover = COVERS.find((known) => `\0${PART}${known.id}` === id)
      if (!cover) throw new Error(`there is no cover of ${id.slice(PART.length + 1)}`)
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(await cut(cover)))})`
    },
  }
}

const listing = (list: readonly Cover[]): string => `const parts = {
${list.map(({ id }) => `  ${id}: () => import('${PART}${id}'),`).join('\n')}
}
export const coverOf = async (id) => (await parts[id]()).default
`

/** What lies round the middle of the picture, with the points that its counters and arrows need. */
async function cut({ id, picture }: Cover): Promise<Drawing & { points: Record<string, Point> }> {
  const board = await boardOfCover(id, picture)
  const middle = centre(board.grid, board.grid.parse(picture.hex))
  const wide = (picture.width / 2) * (Math.sqrt(3) / 2) + 1
  const hexes: Hex[] = []
  for (let hex = 1; hex <= board.grid.size; hex++) {
    const { x, y } = centre(board.grid, hex)
    if (Math.abs(x - middle.x) <= wide && Math.abs(y - middle.y) <= wide * HEIGHT) hexes.push(hex)
  }
  const standing = picture.counters.map((counter) => counter.hex)
  const drawing = drawPart(board, { ...lookOf(board.id), standing }, 'light', hexes)
  return { ...drawing, layers: lightened(drawing.layers), points: pointsOf(board, picture) }
}

async function boardOfCover(id: string, { board }: Picture): Promise<Board> {
  const known = BOARD_IDS.find((each) => each === board)
  if (known) return boardOf(known)
  const table = await TABLES[id]?.()
  const scenario = table?.game.scenarios[0]
  if (!table || !scenario) throw new Error(`the cover of ${id} shows the map ${board}, which is not in the atlas`)
  return table.display.sheet(table.game.setting(scenario.id, {})).board
}

function pointsOf(board: Board, { hex, counters, arrows }: Picture): Record<string, Point> {
  const names = [hex, ...counters.map((counter) => counter.hex), ...arrows.flatMap(({ hexes }) => hexes)]
  const scale = RADIUS * Math.sqrt(3)
  return Object.fromEntries(
    names.map((name) => {
      const { x, y } = centre(board.grid, board.grid.parse(name))
      return [name, { x: Math.round(x * scale), y: Math.round(y * scale) }]
    }),
  )
}

const lightened = (layers: Drawing['layers']): Drawing['layers'] =>
  layers
    .filter(({ name, items }) => items.length > 0 && !LEFT_OUT.has(name))
    .map(({ name, items }) => ({ name, items: (name === 'names' ? largest(items) : items).map(rounded) }))

/** Only the names of cities; where there are none, those of all places. */
function largest(items: readonly Item[]): readonly Item[] {
  const places = items.filter((item) => item.kind === 'label' && !item.italic)
  const cities = places.filter((item) => item.kind === 'label' && item.weight === 700)
  return cities.length > 0 ? cities : places
}

/** Whole units are fine enough for large shapes. */
const rounded = (item: Item): Item =>
  item.kind === 'label'
    ? { ...item, x: Math.round(item.x), y: Math.round(item.y) }
    : { ...item, path: item.path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number)))) }
