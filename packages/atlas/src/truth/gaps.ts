import { type Board, type Hex, hexAt, type Point, sideLine } from '@hexfront/core'
import { type BoardId, boardOf } from '../boards/index.ts'
import { pointOn } from '../geo/geo.ts'
import { COURSES, type Course } from './courses.ts'
import { apart, apartFromSide, DIRECTIONS, sidesOfRiver } from './ground.ts'

/** Where a river of the first or second order is missing. */
export interface Gap {
  readonly river: string
  /** The hexes that the missing stretch runs through; or the ends of two pieces that do not meet. */
  readonly at: readonly string[]
  /** In hexes: of the stretch, or between the pieces. */
  readonly length: number
}

/** Longer ones count. */
const LONGEST_GAP = 1.5

export const gapsOf = (id: BoardId): Gap[] =>
  COURSES.flatMap((course) => [...missingStretches(id, course), ...brokenPieces(id, course)])

/** Stretches of the true course that run over land of the board farther from the drawn river than a gap may be long. */
function missingStretches(id: BoardId, course: Course): Gap[] {
  const board = boardOf(id)
  const drawn = [...sidesOfRiver(board, course.river), ...sidesOfWater(board)]
  const stretches: Hex[][] = [[]]
  for (const point of walk(id, course)) {
    const hex = hexAt(board.grid, point.x, point.y)
    const isMissing = hex !== 0 && !isWater(board, hex) && farFrom(board, point, drawn)
    if (isMissing) stretches.at(-1)!.push(hex)
    else stretches.push([])
  }
  return stretches
    .map((hexes) => ({
      river: course.river,
      at: [...new Set(hexes)].map((hex) => board.grid.name(hex)),
      length: hexes.length * STEP,
    }))
    .filter(({ length }) => length > 2 * STEP)
}

const farFrom = (board: Board, point: Point, sides: readonly number[]): boolean =>
  sides.every((side) => apartFromSide(board, point, side) > LONGEST_GAP)

/** Pieces of the drawn river that nothing joins to the rest: gaps are hopped over, lakes and the sea lead on. */
function brokenPieces(id: BoardId, course: Course): Gap[] {
  const board = boardOf(id)
  const river = sidesNear(id, course, sidesOfRiver(board, course.river))
  const pieces = joinedSides(board, [...river, ...sidesOfWater(board)])
    .filter((piece) => piece.some((side) => river.includes(side)))
    .sort((a, b) => b.length - a.length)
  const reached = [...(pieces.shift() ?? [])]
  const gaps: Gap[] = []
  while (pieces.length > 0) {
    const hops = pieces.map((piece) => shortestHop(board, reached, piece))
    const hop = hops.reduce((a, b) => (b.length < a.length ? b : a))
    if (hop.length > LONGEST_GAP) gaps.push({ river: course.river, ...hop })
    reached.push(...pieces.splice(hops.indexOf(hop), 1)[0]!)
  }
  return gaps
}

/** The sides that belong to this river and not to a namesake elsewhere. */
function sidesNear(id: BoardId, course: Course, sides: readonly number[]): number[] {
  const board = boardOf(id)
  const points = [...walk(id, course)]
  return sides.filter((side) => points.some((point) => apartFromSide(board, point, side) < NAMESAKE))
}

const NAMESAKE = 4

function joinedSides({ grid }: Board, sides: readonly number[]): number[][] {
  const left = new Set(sides)
  const atVertex = new Map<number, number[]>()
  for (const side of sides) {
    for (const end of grid.sideEnds(side)) atVertex.set(end, [...(atVertex.get(end) ?? []), side])
  }
  const found: number[][] = []
  for (const first of left) {
    const piece = new Set([first])
    for (const side of piece) {
      left.delete(side)
      for (const end of grid.sideEnds(side)) for (const next of atVertex.get(end)!) piece.add(next)
    }
    found.push([...piece])
  }
  return found
}

function shortestHop(board: Board, from: readonly number[], to: readonly number[]): { at: string[]; length: number } {
  let [length, at] = [Number.POSITIVE_INFINITY, [0, 0]]
  for (const a of from) {
    for (const b of to) {
      for (const p of sideLine(board.grid, a)) {
        for (const q of sideLine(board.grid, b)) if (apart(p, q) < length) [length, at] = [apart(p, q), [a, b]]
      }
    }
  }
  return { at: at.map((side) => board.grid.sideName(side)), length }
}

/** All sides of lakes and of the sea, between land hexes or round hexes of water. */
function sidesOfWater(board: Board): number[] {
  const { grid, content } = board
  const onSides = content.features.filter(({ layer }) => layer === 'water').flatMap(({ pieces }) => pieces.flat())
  const hexes = Array.from({ length: grid.size }, (_, i) => i + 1).filter((hex) => isWater(board, hex))
  return [...new Set([...onSides, ...hexes.flatMap((hex) => DIRECTIONS.map((d) => grid.sideOf(hex, d)))])]
}

const isWater = (board: Board, hex: Hex): boolean => WATER.includes(board.terrainNames[board.terrain[hex]!]!)

const WATER = ['sea', 'lake']

/** Points along a course, in the board's plane, a short step apart. */
function* walk(id: BoardId, { points }: Course): Generator<Point> {
  for (let i = 1; i < points.length; i++) {
    const from = pointOn(id, points[i - 1]!)
    const to = pointOn(id, points[i]!)
    const steps = Math.ceil(apart(from, to) / STEP)
    for (let k = 0; k < steps; k++) {
      yield { x: from.x + ((to.x - from.x) * k) / steps, y: from.y + ((to.y - from.y) * k) / steps }
    }
  }
}

const STEP = 0.25
