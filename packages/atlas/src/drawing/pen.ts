import { type Board, bounds, centre, corners, type Hex, type Point, sideLine } from '@hexfront/core'

/** From centre to corner, in pixels: all widths of the style are for this size. */
export const RADIUS = 50
/** Pixels for each unit of the board's own plane, where hexes lie 1 apart. */
export const PLANE = RADIUS * Math.sqrt(3)

/** A cell just past the rim of the map: its ground is that of a hex beside it. */
export interface Ghost {
  readonly of: Hex
  readonly corners: readonly Point[]
}

/** Points of a board in pixels. */
export class Pen {
  readonly board: Board
  #ghosts: readonly Ghost[] | undefined

  constructor(board: Board) {
    this.board = board
  }

  /** One ring of cells round the map, so that its ground runs on to the frame. */
  get ghosts(): readonly Ghost[] {
    this.#ghosts ??= ghostsOf(this)
    return this.#ghosts
  }

  centre(hex: Hex): Point {
    return scaled(centre(this.board.grid, hex))
  }

  corners(hex: Hex): Point[] {
    return corners(this.board.grid, hex).map(scaled)
  }

  side(side: number): readonly [Point, Point] {
    const [a, b] = sideLine(this.board.grid, side)
    return [scaled(a), scaled(b)]
  }

  box(): { left: number; top: number; right: number; bottom: number } {
    const { left, top, right, bottom } = bounds(this.board.grid)
    return { left: left * PLANE, top: top * PLANE, right: right * PLANE, bottom: bottom * PLANE }
  }

  ghostPath(): string {
    return this.ghosts.map(({ corners }) => polygon(corners)).join('')
  }

  hexPath(hexes: Iterable<Hex>): string {
    let path = ''
    for (const hex of hexes) path += polygon(this.corners(hex))
    return path
  }
}

function ghostsOf(pen: Pen): Ghost[] {
  const { grid } = pen.board
  const found = new Map<string, Ghost>()
  for (let hex = 1; hex <= grid.size; hex++) {
    const corners = pen.corners(hex)
    for (let d = 0; d < 6; d++) {
      if (grid.neighbour(hex, d) !== 0) continue
      const [a, b, opposite] = [corners[d]!, corners[(d + 1) % 6]!, corners[(d + 4) % 6]!]
      const [dx, dy] = [a.x - opposite.x, a.y - opposite.y]
      const key = `${Math.round(a.x + b.x + dx)},${Math.round(a.y + b.y + dy)}`
      if (!found.has(key)) found.set(key, { of: hex, corners: corners.map(({ x, y }) => ({ x: x + dx, y: y + dy })) })
    }
  }
  return [...found.values()]
}

const scaled = ({ x, y }: Point): Point => ({ x: x * PLANE, y: y * PLANE })

export const round = (n: number): string => String(Math.round(n * 10) / 10)

const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`

const polygon = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`

export const polyline = (points: readonly Point[]): string => `M${points.map(at).join('L')}`

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** A line through the middles of its pieces, rounded at its corners; it begins and ends where it should. */
export function smoothLine(points: readonly Point[]): string {
  const first = points[0]!
  const last = points.at(-1)!
  if (points.length < 3) return polyline(points)
  let path = `M${at(first)}L${at(middle(first, points[1]!))}`
  for (let i = 1; i < points.length - 1; i++) path += `Q${at(points[i]!)} ${at(middle(points[i]!, points[i + 1]!))}`
  return `${path}L${at(last)}`
}

/** A closed line, rounded at every corner. */
export function smoothLoop(points: readonly Point[]): string {
  let path = `M${at(middle(points.at(-1)!, points[0]!))}`
  points.forEach((point, i) => {
    path += `Q${at(point)} ${at(middle(point, points[(i + 1) % points.length]!))}`
  })
  return `${path}Z`
}

/** A path moved and enlarged: absolute points are moved, lengths are not. */
export function movedPath(path: string, left: number, top: number, by: number): string {
  return path.replace(/([A-Za-z])([^A-Za-z]*)/g, (_piece, letter: string, numbers: string) => {
    const values = numbers.match(/-?\d*\.?\d+/g)?.map(Number) ?? []
    const scaledValues = values.map((value, n) => {
      if (letter === 'a') return n % 7 === 2 || n % 7 === 3 || n % 7 === 4 ? value : value * by
      if (letter === letter.toLowerCase()) return value * by
      if (letter === 'H') return value * by + left
      if (letter === 'V') return value * by + top
      return value * by + (n % 2 === 0 ? left : top)
    })
    return `${letter}${scaledValues.map(round).join(' ')}`
  })
}
