import type { TerrainChart } from '@hexfront/core'
import { type BoardId, boardOf } from '../boards/index.ts'
import { drawMap } from './draw.ts'
import type { Drawing, Item } from './drawing.ts'
import { type Box, emptyCorner } from './frame.ts'
import { moved } from './key.ts'
import { cartouche, type Told } from './legend.ts'
import type { Look } from './look.ts'
import { LOOKS } from './looks.ts'
import { Pen, RADIUS } from './pen.ts'
import { THEMES, type ThemeId } from './theme.ts'

export interface SheetOptions {
  /** How wide it will be on the screen: the smaller it is, the fewer names are shown, and the larger they are drawn. */
  readonly width?: number
  readonly look?: Look
  readonly chart?: TerrainChart
}

/** The legend is laid out for a sheet at least and at most so wide, and enlarged with it. */
const LEAST = 1500
const MOST = 3400
/** In a corner it may be drawn a little smaller, if it finds room there. */
const CORNER_SIZES = [1, 0.85, 0.7, 0.62]
/** Where the legend stands off from map and rim. */
const OFF = 40

/** A whole board as a sheet, with its legend under it, or in a corner that the map leaves free. */
export function drawBoard(
  id: BoardId,
  theme: ThemeId,
  { width: shown = Number.POSITIVE_INFINITY, look = LOOKS[id], chart }: SheetOptions = {},
): Drawing {
  const board = boardOf(id)
  const pen = new Pen(board)
  const box = pen.box()
  const across = box.right - box.left + 4 * RADIUS
  const map = drawMap(board, look, theme, (RADIUS * shown) / across)
  const by = map.width / Math.min(MOST, Math.max(LEAST, Math.min(shown, map.width)))
  const told = { id, board, look, ink: THEMES[theme], chart }
  const off = OFF * by
  const corner = emptyCorner(pen)
  const inside = corner && legendIn(corner, told, by)
  if (inside) return withLayer(map, inside)
  const legend = cartouche(told, map.width - 2 * off, by)
  return withLayer(
    { ...map, height: map.height + legend.height + off },
    place(legend.items, map.left + off, map.top + map.height),
  )
}

function legendIn({ left, top, right, bottom }: Box, told: Told, by: number): Item[] | undefined {
  const off = OFF * by
  return CORNER_SIZES.map((share) => cartouche(told, right - left - 2 * off, by * share))
    .filter(({ height }) => height + off < bottom - top)
    .map(({ items }) => place(items, left, top))[0]
}

const place = (items: readonly Item[], left: number, top: number): Item[] =>
  items.map((item) => moved(item, left, top, 1))

const withLayer = (map: Drawing, items: readonly Item[]): Drawing => ({
  ...map,
  layers: [...map.layers, { name: 'legend', items }],
})
