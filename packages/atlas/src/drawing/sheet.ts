import { type BoardId, boardOf } from '../boards/index.ts'
import { drawMap } from './draw.ts'
import type { Drawing } from './drawing.ts'
import { MARGIN } from './frame.ts'
import { cartouche } from './legend.ts'
import { LOOKS } from './looks.ts'
import { Pen, RADIUS } from './pen.ts'
import { THEMES, type ThemeId } from './theme.ts'

/**
 * A whole board as a sheet, with its legend under it. `shownWidth` is how wide it will be on the screen: the smaller it is, the
 * fewer names are shown, and the larger they are drawn.
 */
export function drawBoard(id: BoardId, theme: ThemeId, shownWidth = Number.POSITIVE_INFINITY): Drawing {
  const board = boardOf(id)
  const box = new Pen(board).box()
  const width = box.right - box.left + 2 * MARGIN
  const map = drawMap(board, LOOKS[id], theme, (RADIUS * shownWidth) / width)
  const legend = cartouche(id, board, THEMES[theme], {
    left: box.left,
    top: box.bottom + MARGIN * 0.7,
    width: box.right - box.left,
  })
  return {
    ...map,
    height: map.height + legend.height,
    layers: [...map.layers, { name: 'legend', items: legend.items }],
  }
}
