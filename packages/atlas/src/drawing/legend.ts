import type { Board } from '@hexfront/core'
import type { BoardId } from '../boards/index.ts'
import { FITS } from '../geo/fits.ts'
import type { Item, Label, Shape } from './drawing.ts'
import { movedPath, RADIUS, round } from './pen.ts'
import { settlement, tierOf } from './settlements.ts'
import type { MapTheme } from './theme.ts'

const ROW = 34

/** Title, key, scale and compass, under the map. */
export function cartouche(
  id: BoardId,
  board: Board,
  ink: MapTheme,
  { left, top, width }: { left: number; top: number; width: number },
): { items: Item[]; height: number } {
  // Drawn for a sheet of ordinary size and enlarged with the map.
  const enlarged = Math.max(1, width / 3600)
  const { items, height } = keyed(id, board, ink, width / enlarged)
  return { items: items.map((item) => moved(item, left, top, enlarged)), height: height * enlarged }
}

function keyed(id: BoardId, board: Board, ink: MapTheme, width: number): { items: Item[]; height: number } {
  const [left, top] = [0, 0]
  const items: Item[] = [text(board.title, left, top + 34, 30, ink.text, 'start', 700)]
  const keys = keysOf(board, ink)
  const columns = Math.max(1, Math.floor((width - 420) / 190))
  keys.forEach(({ name, draw }, n) => {
    const x = left + (n % columns) * 190
    const y = top + 78 + Math.floor(n / columns) * ROW
    items.push(...draw(x, y), text(name, x + 54, y + 5, 16, ink.text, 'start', 500))
  })
  items.push(...scale(id, ink, left + width - 330, top + 40), ...compass(id, ink, left + width - 40, top + 62))
  return { items, height: 110 + Math.ceil(keys.length / columns) * ROW }
}

/** The same item elsewhere and larger. */
function moved(item: Item, left: number, top: number, by: number): Item {
  if (item.kind === 'label') return { ...item, x: left + item.x * by, y: top + item.y * by, size: item.size * by }
  return {
    ...item,
    path: movedPath(item.path, left, top, by),
    width: (item.width ?? 1) * by,
    ...(item.dash ? { dash: item.dash.map((n) => n * by) } : {}),
  }
}

interface Key {
  readonly name: string
  draw(x: number, y: number): Item[]
}

function keysOf(board: Board, ink: MapTheme): Key[] {
  const { layers, placeClasses } = board.content
  const keys: Key[] = []
  const swatch = (fill: string, edge: string) => (x: number, y: number) => [
    box(x, y - 11, 40, 22, { fill, stroke: edge, width: 1 }),
  ]
  const line = (stroke: string, width: number, dash?: readonly number[]) => (x: number, y: number) => [
    { kind: 'shape' as const, path: `M${round(x)} ${round(y)}h40`, stroke, width, ...(dash ? { dash } : {}) },
  ]
  const fills: Readonly<Record<string, [string, string]>> = {
    clear: [ink.paper, ink.grid],
    forest: [ink.forest, ink.forestEdge],
    woods: [ink.forest, ink.forestEdge],
    marsh: [ink.marsh, ink.marshEdge],
    swamp: [ink.swamp, ink.swampEdge],
    hill: [ink.hill, ink.hillInk],
    rough: [ink.hill, ink.hillInk],
    sea: [ink.water, ink.waterEdge],
    lake: [ink.water, ink.waterEdge],
  }
  for (const name of board.terrainNames) if (fills[name]) keys.push({ name, draw: swatch(...fills[name]) })
  const has = (name: string) => layers.some((layer) => layer.name === name)
  if (has('river')) {
    for (const kind of board.classes('river').slice(1))
      keys.push({
        name: kind === 'river' ? 'river' : `${kind} river`,
        draw: line(ink.riverCase, kind === 'minor' ? 3.6 : 6.2),
      })
  }
  if (has('rail'))
    keys.push({
      name: 'railway',
      draw: (x, y) => [...line(ink.rail, 1.7)(x, y), ...line(ink.rail, 6, [1.1, 8.4])(x, y)],
    })
  if (has('road')) keys.push({ name: 'road', draw: line(ink.road, 2.6) })
  if (has('border')) keys.push({ name: 'border', draw: line(ink.border, 2.4, [9, 4, 2, 4]) })
  for (const name of placeClasses)
    if (name !== '') keys.push({ name, draw: (x, y) => settlement({ x: x + 20, y }, tierOf(board, name), 7, ink) })
  return keys
}

/** How long a hundred kilometres are. */
function scale(id: BoardId, ink: MapTheme, x: number, y: number): Item[] {
  const { kilometres } = FITS[id]
  const reach = kilometres > 20 ? 200 : kilometres > 10 ? 100 : 50
  const length = (reach / kilometres) * RADIUS * Math.sqrt(3)
  const right = x + 220
  return [
    {
      kind: 'shape',
      path: `M${round(right - length)} ${round(y)}v8h${round(length)}v-8`,
      stroke: ink.text,
      width: 1.6,
    },
    text(`${reach} km`, right - length / 2, y - 4, 15, ink.text, 'middle', 500),
    text(`one hex: ${Math.round(kilometres)} km`, right, y + 32, 15, ink.text, 'end', 500),
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
    { kind: 'shape', path: `M${at(34, 0)}L${at(-20, 9)}L${at(-10, 0)}L${at(-20, -9)}Z`, fill: ink.text },
    text('N', x + 46 * sin, y - 46 * cos + 6, 17, ink.text, 'middle', 700),
  ]
}

const box = (x: number, y: number, width: number, height: number, how: Omit<Shape, 'kind' | 'path'>): Shape => ({
  kind: 'shape',
  path: `M${round(x)} ${round(y)}h${width}v${height}h${-width}Z`,
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
): Label => ({ kind: 'label', text: words, x, y, size, colour, anchor, weight, font: 'name' })
