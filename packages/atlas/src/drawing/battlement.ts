import type { Hex, Point } from '@hexfront/core'
import { between } from './curve.ts'
import { type Pen, polyline } from './pen.ts'

const TOOTH = 5.4
const STEP = 6.4
/** Set in from the hexsides, so that a river there shows. */
const INSET = 0.26

/** Where the enemy of a fortified line stands, by the compass of the map. */
export type Front = 'east' | 'west' | 'north' | 'south'

const AHEAD: Readonly<Record<Front, Point>> = {
  east: { x: 1, y: 0 },
  west: { x: -1, y: 0 },
  north: { x: 0, y: -1 },
  south: { x: 0, y: 1 },
}

/** The works of a fortified line: along its hexes on the side of the enemy, with teeth towards him. */
export function battlements(pen: Pen, pieces: readonly (readonly Hex[])[], front: Front): string {
  const line = new Set(pieces.flat())
  const hand = handOf(pen, pieces, front)
  return pieces.flatMap((piece) => chains(works(pen, line, piece, hand, front)).map(teeth)).join('')
}

/** Whether the enemy is to the left (1) or right (-1) of the line as it is written. */
function handOf(pen: Pen, pieces: readonly (readonly Hex[])[], front: Front): number {
  const ahead = AHEAD[front]
  let sum = 0
  for (const piece of pieces) {
    const [a, b] = [pen.centre(piece[0]!), pen.centre(piece.at(-1)!)]
    sum += (b.y - a.y) * ahead.x - (b.x - a.x) * ahead.y
  }
  return sum >= 0 ? 1 : -1
}

interface Work {
  readonly from: Point
  readonly to: Point
  readonly start: string
  readonly end: string
}

/** The hexsides of a piece that look at the enemy, each clockwise round its hex, so that he is on the left. */
function works(pen: Pen, line: ReadonlySet<Hex>, piece: readonly Hex[], hand: number, front: Front): Work[] {
  const { grid } = pen.board
  return piece.flatMap((hex, i) => {
    const [before, after] = [piece[i - 1], piece[i + 1]]
    const middle = pen.centre(hex)
    const [from, to] = [before, after].map((next) => (next === undefined ? undefined : pen.centre(next)))
    const corners = pen.corners(hex)
    const isAhead = (way: Point): boolean => {
      if (!from && !to) return way.x * AHEAD[front].x + way.y * AHEAD[front].y > 0.3
      return isBeside(way, from, middle, to, hand)
    }
    return [0, 1, 2, 3, 4, 5].flatMap((d): Work[] => {
      const neighbour = grid.neighbour(hex, d)
      if (neighbour === 0 || line.has(neighbour)) return []
      const [a, b] = [corners[d]!, corners[(d + 1) % 6]!]
      const out = between(a, b, 0.5)
      const length = Math.hypot(out.x - middle.x, out.y - middle.y)
      if (!isAhead({ x: (out.x - middle.x) / length, y: (out.y - middle.y) / length })) return []
      return [{ from: between(a, middle, INSET), to: between(b, middle, INSET), start: key(a), end: key(b) }]
    })
  })
}

/** Whether a direction lies on the enemy's hand between where the line comes from and where it goes. */
function isBeside(way: Point, before: Point | undefined, at: Point, after: Point | undefined, hand: number): boolean {
  const angle = Math.atan2(way.y, way.x)
  const ahead = after ? Math.atan2(after.y - at.y, after.x - at.x) : Math.atan2(at.y - before!.y, at.x - before!.x)
  const back = before ? Math.atan2(before.y - at.y, before.x - at.x) : ahead + Math.PI
  // Turning from ahead towards the enemy's hand, the direction is met before the way back.
  const turn = (to: number): number => ((((ahead - to) * hand) % TURN) + TURN) % TURN
  const margin = before && after ? 0.1 : 0.6
  return turn(angle) > margin && turn(angle) < turn(back) - margin
}

const TURN = 2 * Math.PI

function chains(all: readonly Work[]): Point[][] {
  const from = Map.groupBy(all, ({ start }) => start)
  const ends = new Set(all.map(({ end }) => end))
  const starts = [...from.keys()].sort((a, b) => Number(ends.has(a)) - Number(ends.has(b)))
  const found: Point[][] = []
  for (const start of starts)
    for (let work = from.get(start)?.pop(); work; work = from.get(start)?.pop()) {
      const chain: Point[] = [work.from]
      for (let next: Work | undefined = work; next; next = from.get(next.end)?.pop()) chain.push(next.from, next.to)
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
    const on = between(a, b, (wanted - passed) / length)
    const out = { x: on.x + ((b.y - a.y) / length) * TOOTH, y: on.y - ((b.x - a.x) / length) * TOOTH }
    points.push(...(n % 2 === 0 ? [on, out] : [out, on]))
  }
  return polyline(points)
}

const key = ({ x, y }: Point): string => `${Math.round(x * 2)},${Math.round(y * 2)}`
