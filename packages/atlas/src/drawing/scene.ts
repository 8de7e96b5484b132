import type { Board, Feature, Hex } from '@hexfront/core'
import type { Item, Shape } from './drawing.ts'
import type { Look } from './look.ts'
import { type Pen, RADIUS } from './pen.ts'
import { nameScale } from './scale.ts'
import { type TerrainKind, terrainKind } from './terrain.ts'
import type { MapTheme } from './theme.ts'

/** What every part of a map is drawn from. */
export interface Scene {
  readonly pen: Pen
  readonly board: Board
  readonly ink: MapTheme
  readonly look: Look
  /** Half the width of a hex on the screen: what is shown, and how large, depends on it. */
  readonly radius: number
  /** How much larger names and lines are drawn than at full size, to be read at this one. */
  readonly nameScale: number
  readonly lineScale: number
  readonly hexes: readonly Hex[]
}

export function newScene(pen: Pen, ink: MapTheme, look: Look, radius: number): Scene {
  const share = Math.min(1, radius / RADIUS)
  return {
    pen,
    board: pen.board,
    ink,
    look,
    radius,
    nameScale: nameScale(Math.min(radius, RADIUS)),
    lineScale: Math.max(0.4, share) / share,
    hexes: Array.from({ length: pen.board.grid.size }, (_, i) => i + 1),
  }
}

export const shape = (path: string, how: Omit<Shape, 'kind' | 'path'>): Shape => ({ kind: 'shape', path, ...how })

/** Lines that stay visible when the map is shown small. */
export function thick({ lineScale }: Scene, items: readonly Item[]): Item[] {
  if (lineScale === 1) return [...items]
  return items.map((item) => {
    if (item.kind === 'label') return item
    const { width = 1, dash } = item
    return { ...item, width: width * lineScale, ...(dash ? { dash: dash.map((length) => length * lineScale) } : {}) }
  })
}

export const hexesOf = ({ board, hexes }: Scene, kind: TerrainKind): ReadonlySet<Hex> =>
  new Set(hexes.filter((hex) => terrainKind(board, hex) === kind))

export const featuresOf = ({ board }: Scene, layer: string): Feature[] =>
  board.content.features.filter((feature) => feature.layer === layer)
