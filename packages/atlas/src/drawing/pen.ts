import { type Board, bounds, centre, corners, type Hex, type Point, sideLine } from '@hexfront/core'

/** From centre to corner, in pixels: all widths of the style are for this size. */
export const RADIUS = 50
const SCALE = RADIUS * Math.sqrt(3)

/** Points of a board in pixels. */
export class Pen {
  readonly board: Board

  constructor(board: Board) {
    this.board = board
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
    return { left: left * SCALE, top: top * SCALE, right: right * SCALE, bottom: bottom * SCALE }
  }

  hexPath(hexes: Iterable<Hex>): string {
    let path = ''
    for (const hex of hexes) path += polygon(this.corners(hex))
    return path
  }
}

const scaled = ({ x, y }: Point): Point => ({ x: x * SCALE, y: y * SCALE })

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

/** The same small push for the same point, so that lines that meet stay together. */
export function shaken({ x, y }: Point, by: number): Point {
  const a = Math.round(x)
  const b = Math.round(y)
  return { x: x + (noise(a, b) - 0.5) * 2 * by, y: y + (noise(b + 77, a) - 0.5) * 2 * by }
}

/** A number from 0 to 1 that depends on its arguments alone. */
export function noise(a: number, b: number): number {
  let h = Math.imul((a | 0) ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul((b | 0) + 0x7f4a7c15, 0xc2b2ae35)
  h ^= h >>> 15
  h = Math.imul(h, 0x2c1b3c6d)
  h ^= h >>> 12
  return ((h >>> 0) % 100_003) / 100_003
}

/** A path moved and enlarged: absolute points are moved, lengths are not. */
export function movedPath(path: string, left: number, top: number, by: number): string {
  return path.replace(/([A-Za-z])([^A-Za-z]*)/g, (_piece, letter: string, numbers: string) => {
    const values = numbers.match(/-?\d*\.?\d+/g)?.map(Number) ?? []
    const scaledValues = values.map((value, n) => {
      if (letter === 'a') return n % 7 === 2 || n % 7 === 3 || n % 7 === 4 ? value : value * by
      if (letter === letter.toLowerCase()) return value * by
      return value * by + (n % 2 === 0 ? left : top)
    })
    return `${letter}${scaledValues.map(round).join(' ')}`
  })
}
