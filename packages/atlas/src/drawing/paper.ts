import { hexAt } from '@hexfront/core'
import { contours, type Field } from './contour.ts'
import type { Item } from './drawing.ts'
import { smoothNoise } from './noise.ts'
import { PLANE, RADIUS, smoothLoop } from './pen.ts'
import { type Scene, shape } from './scene.ts'

const STEP = RADIUS * 1.1
const STAINS = [0.53, 0.58, 0.63, 0.69] as const

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
      const isPaper = hexAt(board.grid, x / PLANE, y / PLANE) !== 0
      field.values[row * columns + column] = isPaper ? grain(x, y) : 0
    }
  return [
    shape(pen.hexPath(hexes) + pen.ghostPath(), { fill: ink.paper, stroke: ink.paper, width: 1.5 }),
    ...STAINS.map((level) =>
      shape(contours(field, level).map(smoothLoop).join(''), { fill: ink.stain, fillOpacity: 0.035 }),
    ),
  ]
}

const grain = (x: number, y: number): number =>
  0.5 * smoothNoise(x / 620, y / 620) +
  0.3 * smoothNoise(x / 270 + 9, y / 270) +
  0.2 * smoothNoise(x / 120, y / 120 + 5)
