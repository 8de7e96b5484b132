import {
  type DrawnLayer,
  type Look,
  layersOf,
  roughGrid,
  roughGround,
  type Shape,
  THEMES,
} from '@hexfront/atlas/drawing'
import type { Board, Hex } from '@hexfront/core'
import type { ThemeId } from './scene.ts'

/** What is drawn under the counters, for any board. */
export interface Chart {
  readonly board: Board
  readonly look: Look
  background(theme: ThemeId): string
  /** From the paper up, one at a time. `radius` is that of a hex on the screen: names and widths may depend on it. */
  layers(theme: ThemeId, radius: number): Iterable<DrawnLayer>
  /** The ground of some hexes, quickly. */
  rough(theme: ThemeId, hexes: readonly Hex[]): readonly Shape[]
  /** The grid of some hexes, over what is too coarse to show it. */
  grid(theme: ThemeId, hexes: readonly Hex[]): Shape
}

export const chartOf = (board: Board, look: Look): Chart => ({
  board,
  look,
  background: (theme) => THEMES[theme].margin,
  layers: (theme, radius) => layersOf(board, look, theme, radius),
  rough: (theme, hexes) => roughGround(board, theme, hexes),
  grid: (theme, hexes) => roughGrid(board, theme, hexes),
})
