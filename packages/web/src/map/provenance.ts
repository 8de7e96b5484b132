import { type Board, type Hex, itemsOf, type Provenance } from '@hexfront/core'
import type { Geometry } from './geometry.ts'
import { RADIUS } from './geometry.ts'
import type { Pen } from './pen.ts'
import { stroke } from './pen.ts'

/** Where the board says that something is ours and not printed. */
export interface Reconstructed {
  readonly hexes: readonly Hex[]
  readonly towns: readonly Hex[]
  /** Middles of sides and links, x and y in turn. */
  readonly sides: readonly number[]
}

export function reconstructedOn(board: Board, geometry: Geometry): Reconstructed {
  const { grid, content } = board
  const hexes: Hex[] = []
  const clear = board.terrain.reduce<Map<number, number>>(
    (counts, kind) => counts.set(kind, (counts.get(kind) ?? 0) + 1),
    new Map(),
  )
  // What most hexes are is no statement about a hex.
  const usual = [...clear].sort((a, b) => b[1] - a[1])[0]?.[0]
  const terrainMarks = marksOf(board, 'terrain')
  const terrainSource = content.terrainSource ?? content.source
  for (let hex = 1; hex <= grid.size; hex++)
    if (board.terrain[hex] !== usual && isOurs(terrainMarks.get(hex) ?? terrainSource)) hexes.push(hex)
  const sides: number[] = []
  for (const layer of content.layers) {
    const marks = marksOf(board, layer.name)
    for (const feature of content.features) {
      if (feature.layer !== layer.name) continue
      const source = feature.source ?? layer.source ?? content.source
      for (const item of itemsOf(grid, layer, feature)) {
        if (!isOurs(marks.get(item) ?? source)) continue
        if (layer.kind === 'hexes') hexes.push(item)
        else sides.push(...middleOfSide(geometry, item))
      }
    }
  }
  const towns = board.places
    .filter(({ source }) => isOurs(source ?? content.placesSource ?? content.source))
    .map(({ hex }) => hex)
  return { hexes: [...new Set(hexes)], towns, sides }
}

/** Dots on everything that is ours. */
export function paintReconstructed(pen: Pen, { hexes, towns, sides }: Reconstructed): void {
  const { context, geometry, palette, box, px, weight } = pen
  const dot = Math.max(1.3, 2.2 * weight) * px
  context.fillStyle = palette.target
  context.beginPath()
  const put = (x: number, y: number): void => {
    context.moveTo(x + dot, y)
    context.arc(x, y, dot, 0, 2 * Math.PI)
  }
  for (const hex of hexes) {
    if (!geometry.isNear(hex, box)) continue
    for (const [right, down] of SPOTS) put(geometry.x[hex]! + right * RADIUS, geometry.y[hex]! + down * RADIUS)
  }
  for (let n = 0; n < sides.length; n += 2) {
    const [x, y] = [sides[n]!, sides[n + 1]!]
    if (x > box.left && x < box.right && y > box.top && y < box.bottom) put(x, y)
  }
  context.globalAlpha = 0.75
  context.fill()
  context.globalAlpha = 1
  context.beginPath()
  for (const hex of towns) {
    if (!geometry.isNear(hex, box)) continue
    context.moveTo(geometry.x[hex]! + RADIUS * 0.4, geometry.y[hex]!)
    context.arc(geometry.x[hex]!, geometry.y[hex]!, RADIUS * 0.4, 0, 2 * Math.PI)
  }
  stroke(pen, { colour: palette.target, width: 2.4, dash: [0.1, 5], cap: 'round' })
}

const SPOTS = [
  [-0.62, 0],
  [0.62, 0],
  [-0.31, 0.54],
  [0.31, 0.54],
  [-0.31, -0.54],
  [0.31, -0.54],
] as const

function marksOf(board: Board, layer: string): Map<number, Provenance> {
  const marks = new Map<number, Provenance>()
  for (const mark of board.content.marks)
    if (mark.layer === layer) for (const item of mark.items) marks.set(item, mark.source)
  return marks
}

/** What nobody vouches for is ours. */
const isOurs = (source: Provenance | null): boolean => source === null || source.kind === 'reconstructed'

function middleOfSide(geometry: Geometry, side: number): readonly [number, number] {
  const [hex] = geometry.grid.sideHexes(side)
  const direction = geometry.grid.sideTable.directions[side]!
  const next = (direction + 1) % 6
  return [
    geometry.x[hex]! + (geometry.cornerX[direction]! + geometry.cornerX[next]!) / 2,
    geometry.y[hex]! + (geometry.cornerY[direction]! + geometry.cornerY[next]!) / 2,
  ]
}
