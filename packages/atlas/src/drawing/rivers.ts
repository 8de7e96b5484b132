import type { Feature, Point } from '@hexfront/core'
import { chain } from './chains.ts'
import type { Course } from './course.ts'
import { between, rounded, stepped } from './curve.ts'
import type { Item } from './drawing.ts'
import { type Drift, drifted } from './noise.ts'
import { RADIUS, smoothLine } from './pen.ts'
import { featuresOf, type Scene, shape } from './scene.ts'
import { terrainKind } from './terrain.ts'
import { soundingLine } from './water.ts'

/** Bends keep within a quarter of a hex of the side that the rules read. */
const MEANDER: readonly Drift[] = [
  { reach: 8, wave: 44 },
  { reach: 5.5, wave: 19 },
]
const STEP = 8
const SPRING = 1.3
/** So far from its spring a river has its full width. */
const YOUTH = 4.5 * RADIUS
/** Pixels between two widths that are drawn apart. */
const GRADE = 0.6

/** One piece of a river: as it runs, and how broad it is at its ends. */
export interface RiverCourse extends Course {
  readonly from: number
  readonly to: number
}

/** The ground on both sides of the water, under lakes and seas. */
export function banks({ ink }: Scene, courses: readonly RiverCourse[]): Item[] {
  const all = reaches(courses)
  return [
    ...all.map(({ path, width }) =>
      shape(path, { stroke: ink.paper, strokeOpacity: 0.5, width: round1(width + 3.4), cap: 'round' }),
    ),
    ...all.map(({ path, width }) => shape(path, { stroke: ink.riverCase, width, cap: 'round' })),
  ]
}

/** The water itself, over lakes and seas, so that it runs into them. */
export const rivers = ({ ink }: Scene, courses: readonly RiverCourse[]): Item[] =>
  reaches(courses)
    .filter(({ width }) => width > 2.6)
    .map(({ path, width }) => shape(path, { stroke: ink.river, width: round1(width - 1.7), cap: 'round' }))

const reaches = (courses: readonly RiverCourse[]): { width: number; path: string }[] =>
  [...Map.groupBy(courses.flatMap(graded), ({ width }) => width)]
    .map(([width, parts]) => ({ width, path: parts.map(({ points }) => smoothLine(points)).join('') }))
    .sort((a, b) => a.width - b.width)

/** The course in stretches of one width each. */
function graded({ points, width, from, to }: RiverCourse): { width: number; points: Point[] }[] {
  const lengths = points.map((point, i) =>
    i === 0 ? 0 : Math.hypot(point.x - points[i - 1]!.x, point.y - points[i - 1]!.y),
  )
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const found: { width: number; points: Point[] }[] = []
  let run = 0
  points.forEach((point, i) => {
    run += lengths[i]!
    const young = Math.min(1, run / YOUTH)
    const old = Math.min(1, (total - run) / YOUTH)
    const broad = Math.min(width, from + (width - from) * young, to + (width - to) * old)
    const grade = round1(Math.round(broad / GRADE) * GRADE)
    const last = found.at(-1)
    if (last && last.width === grade) last.points.push(point)
    else found.push({ width: grade, points: last ? [last.points.at(-1)!, point] : [point] })
  })
  return found.filter((stretch) => stretch.points.length > 1)
}

const round1 = (n: number): number => Math.round(n * 10) / 10

/** Where rivers run, piece by piece: along the hexsides, with bends of their own, into one another and out of the map. */
export function riverCourses(scene: Scene): RiverCourse[] {
  const pieces = featuresOf(scene, 'river').flatMap((feature) =>
    feature.pieces.map((sides) => ({
      name: feature.name,
      width: riverWidth(scene, feature),
      corners: chain(scene.pen, sides),
    })),
  )
  const net = new Net(scene, pieces)
  const depth = soundingLine(scene)
  return pieces.map(({ name, width, corners }) => {
    const [first, last] = [
      net.endOf(corners[0]!, corners[1]!, width),
      net.endOf(corners.at(-1)!, corners.at(-2)!, width),
    ]
    const control = [...first.run.toReversed(), ...corners.slice(1, -1), ...last.run]
    const smooth = stepped(rounded(rounded(control)), STEP)
    const whole = smooth.map((point) => drifted(point, MEANDER))
    const ended = last.isMouth ? ashore(whole, depth) : whole
    const points = first.isMouth ? ashore(ended.toReversed(), depth).toReversed() : ended
    return { name, width, from: first.width, to: last.width, points }
  })
}

/** A river that runs into open water ends a little off its shore. */
function ashore(points: readonly Point[], depth: (point: Point) => number): readonly Point[] {
  let end = points.length
  while (end > 3 && depth(points[end - 2]!) > OFFSHORE) end--
  return points.slice(0, end)
}

const OFFSHORE = 3

interface Piece {
  readonly width: number
  readonly corners: readonly Point[]
}

interface End {
  /** Where the piece ends, and points it runs through on the way there. */
  readonly run: readonly Point[]
  readonly width: number
  /** It runs into a lake or sea, and further than its shore. */
  readonly isMouth?: true
}

/** Which rivers meet where. */
class Net {
  readonly #through = new Map<string, Point>()
  readonly #ends = new Map<string, number[]>()
  readonly #rim: ReadonlySet<string>
  /** Corners of lakes and seas, and where their water is. */
  readonly #shores: ReadonlyMap<string, Point>

  constructor(scene: Scene, pieces: readonly Piece[]) {
    for (const { corners, width } of pieces)
      corners.forEach((corner, i) => {
        const [before, after] = [corners[i - 1], corners[i + 1]]
        if (before && after) this.#through.set(key(corner), onCurve(before, corner, after))
        else this.#ends.set(key(corner), [...(this.#ends.get(key(corner)) ?? []), width])
      })
    this.#rim = rimOf(scene)
    this.#shores = shoresOf(scene)
  }

  endOf(corner: Point, before: Point, width: number): End {
    const at = key(corner)
    const joined = this.#through.get(at)
    if (joined) return { run: [joined], width }
    const meeting = this.#ends.get(at) ?? []
    if (meeting.length > 1) return { run: [corner], width: Math.min(width, Math.max(...without(meeting, width))) }
    if (this.#rim.has(at)) return { run: [corner, between(before, corner, 2.9)], width }
    const basin = this.#shores.get(at)
    if (basin) return { run: [corner, between(corner, basin, 0.9)], width, isMouth: true }
    return { run: [corner], width: SPRING }
  }
}

function without(widths: readonly number[], one: number): number[] {
  const at = widths.indexOf(one)
  return widths.filter((_, i) => i !== at)
}

/** Where the rounded line passes a corner. */
const onCurve = (before: Point, corner: Point, after: Point): Point =>
  between(corner, between(before, after, 0.5), 0.25)

/** Corners where the map ends. */
function rimOf({ board, pen, hexes }: Scene): ReadonlySet<string> {
  const found = new Set<string>()
  for (const hex of hexes) {
    const corners = pen.corners(hex)
    for (let d = 0; d < 6; d++)
      if (board.grid.neighbour(hex, d) === 0) for (const c of [d, (d + 1) % 6]) found.add(key(corners[c]!))
  }
  return found
}

function shoresOf(scene: Scene): ReadonlyMap<string, Point> {
  const { board, pen, hexes } = scene
  const found = new Map<string, Point>()
  for (const { pieces } of featuresOf(scene, 'water'))
    for (const side of pieces.flat()) {
      const [a, b] = pen.side(side)
      for (const corner of [a, b]) found.set(key(corner), between(a, b, 0.5))
    }
  for (const hex of hexes)
    if (terrainKind(board, hex) === 'water')
      for (const corner of pen.corners(hex)) found.set(key(corner), pen.centre(hex))
  return found
}

const key = ({ x, y }: Point): string => `${Math.round(x * 2)},${Math.round(y * 2)}`

/** By class, where a game has classes; else long rivers are broader, for the eye only. */
export function riverWidth({ board }: Scene, { class: rank, pieces }: Feature): number {
  const name = board.classes('river')[rank]
  if (name === 'minor') return 3.6
  if (name === 'major') return 7.2
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  return length < 14 ? 4.8 : length < 34 ? 5.6 : 6.8
}
