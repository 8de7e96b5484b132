import type { Board, Hex } from '@hexfront/core'
import type { Shape } from './drawing.ts'
import { Pen, polyline } from './pen.ts'
import { terrainKind } from './terrain.ts'
import { THEMES, type ThemeId } from './theme.ts'

/**
 * The ground of some hexes in a few strokes, for the moment until the map is drawn: whole hexes in the colours of their terrain,
 * rivers along their sides.
 */
export function roughGround(board: Board, theme: ThemeId, hexes: readonly Hex[]): Shape[] {
  const ink = THEMES[theme]
  const pen = new Pen(board)
  const {
    hill,
    marsh,
    swamp,
    forest,
    water,
    'built-up': builtUp,
  } = Object.groupBy(hexes, (hex) => terrainKind(board, hex) ?? 'clear')
  const patches = [
    [hexes, ink.paper],
    [hill, ink.hill],
    [marsh, ink.marsh],
    [swamp, ink.swamp],
    [builtUp, ink.builtUp],
    [forest, ink.forest],
    [water, ink.water],
  ] as const
  return [
    ...patches.flatMap(([patch, fill]): Shape[] =>
      patch ? [{ kind: 'shape', path: pen.hexPath(patch), fill, stroke: fill, width: 1.5 }] : [],
    ),
    gridOf(pen, theme, hexes),
    ...['river', 'water'].flatMap((layer): Shape[] => {
      if (!board.content.layers.some(({ name, kind }) => name === layer && kind === 'sides')) return []
      const classes = board.sideClass(layer)
      const path = sidesPath(pen, hexes, (side) => classes[side] !== 0)
      return [{ kind: 'shape', path, stroke: layer === 'river' ? ink.river : ink.water, width: 5, cap: 'round' }]
    }),
  ]
}

/** The grid alone, over what is too coarse to show it. */
export const roughGrid = (board: Board, theme: ThemeId, hexes: readonly Hex[]): Shape =>
  gridOf(new Pen(board), theme, hexes)

const gridOf = (pen: Pen, theme: ThemeId, hexes: readonly Hex[]): Shape => ({
  kind: 'shape',
  path: sidesPath(pen, hexes, () => true),
  stroke: THEMES[theme].grid,
  strokeOpacity: THEMES[theme].gridOpacity,
  width: 0.85,
})

/** Each side once: of a hex the first three, whose numbers are hex * 6 + direction. */
function sidesPath(pen: Pen, hexes: readonly Hex[], isDrawn: (side: number) => boolean): string {
  let path = ''
  for (const hex of hexes) {
    const corners = pen.corners(hex)
    for (let d = 0; d < 3; d++) if (isDrawn(hex * 6 + d)) path += polyline([corners[d]!, corners[d + 1]!])
  }
  return path
}
