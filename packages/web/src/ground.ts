import { type Board, bounds, centre, corners, type Hex, type Point, sideLine } from '@hexfront/core'
import { svg } from './element.ts'

/** From the centre of a hex to its corners, in the units of the drawing. */
export const R = 50
const UNIT = R * Math.sqrt(3)
const MARGIN = 0.4 * R

/** The map that never changes: paper, woods, rivers, the grid, names. Each hex is a target with its name. */
export function drawGround(map: SVGSVGElement, board: Board): SVGGElement {
  const { grid } = board
  const { left, top, right, bottom } = bounds(grid)
  const box = { x: left * UNIT - MARGIN, y: top * UNIT - MARGIN }
  const size = { width: (right - left) * UNIT + 2 * MARGIN, height: (bottom - top) * UNIT + 2 * MARGIN }
  map.setAttribute('viewBox', `${box.x} ${box.y} ${size.width} ${size.height}`)
  const hexes = Array.from({ length: grid.size }, (_, at) => at + 1)
  const woods = hexes.filter((hex) => board.terrainNames[board.terrain[hex]!] === 'wood')
  return svg(
    'g',
    {},
    mottling(),
    svg('rect', { ...box, ...size, class: 'paper', rx: 6 }),
    svg('rect', { ...box, ...size, class: 'mottle', rx: 6, filter: 'url(#mottling)' }),
    svg('path', { class: 'wood', d: woods.map((hex) => woodEdge(board, hex)).join('') }),
    svg('path', { class: 'trees', d: woods.map((hex) => trees(board, hex)).join('') }),
    svg('path', { class: 'grid', d: hexes.map((hex) => hexPath(board, hex)).join('') }),
    ...rivers(board),
    ...hexes.map((hex) => label(at(board, hex), -0.68 * R, 'number', grid.name(hex))),
    ...hexes.map((hex) => svg('path', { class: 'hex', d: hexPath(board, hex), 'data-hex': grid.name(hex) })),
  )
}

/** Names lie above everything, so that a counter does not cover the name of its town. */
export const drawNames = (board: Board): SVGGElement =>
  svg(
    'g',
    { class: 'names', 'aria-hidden': 'true' },
    ...board.places.map(({ hex, name }) => label(at(board, hex), 0.76 * R, 'name', name)),
  )

export const at = ({ grid }: Board, hex: Hex): Point => scaled(centre(grid, hex))

export const hexPath = ({ grid }: Board, hex: Hex): string => `M${corners(grid, hex).map(scaled).map(text).join('L')}Z`

const label = ({ x, y }: Point, down: number, kind: string, words: string): SVGTextElement =>
  svg('text', { x, y: y + down, class: kind }, words)

function rivers(board: Board): SVGElement[] {
  const drawn = board.content.features.filter(({ layer }) => layer === 'river')
  return drawn.flatMap(({ pieces }) =>
    pieces.flatMap((sides) => {
      const d = course(sides.map((side) => sideLine(board.grid, side)))
      return ['river-bank', 'river-edge', 'river'].map((kind) => svg('path', { class: kind, d }))
    }),
  )
}

/** A smooth line along hexsides: through their middles, bent at the corners they share, and off the sheet at its ends. */
function course(sides: readonly (readonly [Point, Point])[]): string {
  const shared = sides.slice(1).map(([a, b], i) => (sides[i]!.some((end) => isSame(end, a)) ? a : b))
  const loose = (i: number, joint: Point | undefined): Point => sides[i]!.find((end) => !joint || !isSame(end, joint))!
  const start = beyond(middle(sides[0]!), loose(0, shared[0]))
  const end = beyond(middle(sides.at(-1)!), loose(sides.length - 1, shared.at(-1)))
  const bends = shared.map((joint, i) => `Q${text(scaled(joint))} ${text(scaled(middle(sides[i + 1]!)))}`)
  return `M${text(scaled(start))}L${text(scaled(middle(sides[0]!)))}${bends.join('')}L${text(scaled(end))}`
}

const beyond = (from: Point, to: Point): Point => ({ x: to.x + 1.8 * (to.x - from.x), y: to.y + 1.8 * (to.y - from.y) })

const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

const isSame = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) < 1e-6

/** The hex with its corners rounded and its sides a little shaken, so that it looks grown rather than cut. */
function woodEdge(board: Board, hex: Hex): string {
  const middlePoint = at(board, hex)
  const edge = corners(board.grid, hex).map(scaled)
  const points = edge.flatMap((corner, i) => {
    const next = edge[(i + 1) % 6]!
    return [0.14, 0.38, 0.62, 0.86].map((part) => {
      const x = corner.x + (next.x - corner.x) * part
      const y = corner.y + (next.y - corner.y) * part
      const out = 0.9 + 0.12 * noise(x, y)
      return { x: middlePoint.x + (x - middlePoint.x) * out, y: middlePoint.y + (y - middlePoint.y) * out }
    })
  })
  const bends = points.map((point, i) => `Q${text(point)} ${text(middle([point, points[(i + 1) % points.length]!]))}`)
  return `M${text(middle([points.at(-1)!, points[0]!]))}${bends.join('')}Z`
}

/** Small round tree signs, scattered the same way each time. */
function trees(board: Board, hex: Hex): string {
  const { x, y } = at(board, hex)
  let signs = ''
  for (let row = -3; row <= 3; row++)
    for (let column = -3; column <= 3; column++) {
      const dx = (column + (row % 2 === 0 ? 0 : 0.5)) * 13.5 + 5 * noise(x + row, y + column)
      const dy = row * 11.5 + 4 * noise(y + row, x + column)
      if (Math.abs(dx) > 33 || Math.hypot(dx, dy) > 36) continue
      const r = 3 + 0.7 * noise(x + dx, y + dy)
      signs += `M${text({ x: x + dx - r, y: y + dy })}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0m${r} ${r}v2`
    }
  return signs
}

function mottling(): SVGElement {
  return svg(
    'filter',
    { id: 'mottling', x: 0, y: 0, width: 1, height: 1 },
    svg('feTurbulence', { type: 'fractalNoise', baseFrequency: 0.012, numOctaves: 4, seed: 7 }),
    svg('feColorMatrix', { values: '0 0 0 0 .45 0 0 0 0 .33 0 0 0 0 .16 0 0 0 1.6 -.62' }),
  )
}

/** From -1 to 1, the same for the same place. */
function noise(x: number, y: number): number {
  const n = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453
  return 2 * (n - Math.floor(n)) - 1
}

const scaled = ({ x, y }: Point): Point => ({ x: x * UNIT, y: y * UNIT })

const text = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`
