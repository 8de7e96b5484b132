import type { Hex, Point } from '@hexfront/core'
import { type Pen, polyline } from './pen.ts'

const TOOTH = 5.2
const STEP = 6.2
const INSET = 0.1

/** The side of a fortified line that faces the enemy, with teeth towards him. `from` are hexes on his side. */
export function battlements(pen: Pen, line: ReadonlySet<Hex>, from: readonly Hex[]): string {
  const { grid } = pen.board
  const enemy = reachable(pen, line, from)
  const ends = new Map<string, Step[]>()
  for (const hex of line) {
    const points = pen.corners(hex)
    const middle = pen.centre(hex)
    for (let d = 0; d < 6; d++) {
      if (!enemy.has(grid.neighbour(hex, d))) continue
      // Clockwise round its hex, so that the enemy is always on the left.
      const step = {
        from: inset(points[d]!, middle),
        to: inset(points[(d + 1) % 6]!, middle),
        end: key(points[(d + 1) % 6]!),
      }
      const start = key(points[d]!)
      ends.set(start, [...(ends.get(start) ?? []), step])
    }
  }
  return chains(ends).map(teeth).join('')
}

interface Step {
  readonly from: Point
  readonly to: Point
  readonly end: string
}

function chains(steps: Map<string, Step[]>): Point[][] {
  const reached = new Set([...steps.values()].flat().map(({ end }) => end))
  const starts = [...steps.keys()].sort((a, b) => Number(reached.has(a)) - Number(reached.has(b)))
  const found: Point[][] = []
  for (const start of starts)
    for (let step = steps.get(start)?.pop(); step; step = steps.get(start)?.pop()) {
      const chain: Point[] = [step.from]
      for (let next: Step | undefined = step; next; next = steps.get(next.end)?.pop()) chain.push(next.to)
      found.push(chain)
    }
  return found
}

function teeth(line: readonly Point[]): string {
  const lengths = line.slice(1).map((point, i) => Math.hypot(point.x - line[i]!.x, point.y - line[i]!.y))
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const count = Math.max(4, Math.round(total / STEP / 2) * 2)
  const points: Point[] = []
  let piece = 0
  let passed = 0
  for (let n = 0; n <= count; n++) {
    const wanted = (n * total) / count
    while (piece < lengths.length - 1 && passed + lengths[piece]! < wanted) passed += lengths[piece++]!
    const [a, b] = [line[piece]!, line[piece + 1]!]
    const length = lengths[piece]! || 1
    const share = (wanted - passed) / length
    const on = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
    const out = { x: on.x + ((b.y - a.y) / length) * TOOTH, y: on.y - ((b.x - a.x) / length) * TOOTH }
    points.push(...(n % 2 === 0 ? [on, out] : [out, on]))
  }
  return polyline(points)
}

function reachable(pen: Pen, line: ReadonlySet<Hex>, from: readonly Hex[]): ReadonlySet<Hex> {
  const { grid } = pen.board
  const found = new Set<Hex>()
  const open = from.filter((hex) => !line.has(hex))
  for (let hex = open.pop(); hex !== undefined; hex = open.pop()) {
    if (hex === 0 || found.has(hex) || line.has(hex)) continue
    found.add(hex)
    for (let d = 0; d < 6; d++) open.push(grid.neighbour(hex, d))
  }
  return found
}

const inset = (point: Point, middle: Point): Point => ({
  x: point.x + (middle.x - point.x) * INSET,
  y: point.y + (middle.y - point.y) * INSET,
})

const key = ({ x, y }: Point): string => `${Math.round(x * 2)},${Math.round(y * 2)}`
