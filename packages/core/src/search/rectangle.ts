import { DIRECTIONS, type Ground } from './ground.ts'

// Column and row of the neighbour, direction by direction; odd rows are shoved half a hex to the east.
const EVEN_ROW = [0, -1, 1, 0, 0, 1, -1, 1, -1, 0, -1, -1] as const
const ODD_ROW = [1, -1, 1, 0, 1, 1, 0, 1, -1, 0, 0, -1] as const

/**
 * Bare ground for tests and measurements: rows of hexes numbered west to east and north to south, directions NE, E, SE,
 * SW, W, NW.
 */
export function rectangle(width: number, height: number): Ground {
  const size = width * height
  const neighbours = new Uint16Array((size + 1) * DIRECTIONS)
  for (let hex = 1; hex <= size; hex++) {
    const column = (hex - 1) % width
    const row = Math.floor((hex - 1) / width)
    const offsets = row % 2 === 0 ? EVEN_ROW : ODD_ROW
    for (let dir = 0; dir < DIRECTIONS; dir++) {
      const x = column + offsets[dir * 2]!
      const y = row + offsets[dir * 2 + 1]!
      const onMap = x >= 0 && x < width && y >= 0 && y < height
      neighbours[hex * DIRECTIONS + dir] = onMap ? y * width + x + 1 : 0
    }
  }
  return { size, neighbours }
}
