import { type Board, hexAt } from '@hexfront/core'
import { contours, type Field } from './contour.ts'
import type { Item } from './drawing.ts'
import { smoothNoise } from './noise.ts'
import { PLANE, RADIUS, smoothLoop } from './pen.ts'
import { type Scene, shape } from './scene.ts'

const STEP = RADIUS * 2.6
const STAINS = [0.5, 0.55, 0.6, 0.65] as const

/** The sheet itself, with the soft stains of old paper. */
export function paper({ ink, pen, hexes, board }: Scene): Item[] {
  const { left, top, right, bottom } = pen.box()
  const columns = Math.ceil((right - left) / STEP) + 5
  const rows = Math.ceil((bottom - top) / STEP) + 5
  const field: Field = {
    left: left - 2 * STEP,
    top: top - 2 * STEP,
    step: STEP,
    columns,
    rows,
    values: new Float32Array(columns * rows),
  }
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [field.left + column * STEP, field.top + row * STEP]
      field.values[row * columns + column] = isNearMap(board, x / PLANE, y / PLANE) ? grain(x, y) : 0
    }
  return [
    shape(pen.hexPath(hexes) + pen.ghostPath(), { fill: ink.paper, stroke: ink.paper, width: 1.5 }),
    ...STAINS.map((level) =>
      shape(contours(field, level).map(smoothLoop).join(''), { fill: ink.stain, fillOpacity: 0.022 }),
    ),
  ]
}

const grain = (x: number, y: number): number =>
  0.5 * smoothNoise(x / 620, y / 620) +
  0.3 * smoothNoise(x / 270 + 9, y / 270) +
  0.2 * smoothNoise(x / 120, y / 120 + 5)

/** Within two hexes: the frame cuts off the rest. */
const isNearMap = ({ grid }: Board, x: number, y: number): boolean =>
  [-2, 0, 2].some((dx) => [-2, 0, 2].some((dy) => hexAt(grid, x + dx, y + dy) !== 0))
