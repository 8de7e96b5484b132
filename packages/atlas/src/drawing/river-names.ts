import type { Point } from '@hexfront/core'
import type { Course } from './course.ts'
import type { Label } from './drawing.ts'
import { textWidth } from './faces.ts'
import type { Obstacles } from './obstacles.ts'
import { meet, upright } from './patch.ts'
import { RADIUS } from './pen.ts'
import { judged } from './place-names.ts'
import { type Option, RANKS, type Wish } from './placing.ts'
import type { Scene } from './scene.ts'
import { patchesOf, tenth, Walk } from './text.ts'
import { wholeName } from './towns.ts'

const FACE = { font: 'name', weight: 500, italic: true } as const
/** Wider rivers have larger names. */
const GREAT = 5
const SIZES = { great: 15.5, small: 13.5 } as const
const SPACING = 0.16
/** From one name of a river to the next, in pixels at full size. */
const EVERY = 800
/** How many places along a stretch of river are looked at closely. */
const CLOSELY = 14
/** How many of them a name may choose from. */
const ENOUGH = 6
/** Where counters can be read, names keep clear of them. */
const READ_FROM = 30
/** How far beyond both ends of a name its river may come back to it, in steps along its course. */
const BENDS = 24
/** At this cost there is no point in a name: it would lie under counters from the start, or off the map. */
const UNREADABLE = 30
/** The sharpest bend that a name follows, in radians for each letter's height. */
const SHARPEST = 0.4

/** The names of rivers along their courses, once for every long stretch. */
export function* riverWishes(scene: Scene, obstacles: Obstacles, all: readonly Course[]): Generator<undefined, Wish[]> {
  const rivers = Map.groupBy(
    all.filter(({ name }) => name !== ''),
    ({ name }) => wholeName(name),
  )
  const wishes: Wish[] = []
  for (const [name, courses] of rivers) {
    const lines = joinedUp(courses)
    const length = lines.reduce((sum, { points }) => sum + lengthOf(points), 0)
    const isGreat = courses.some(({ width }) => width > GREAT)
    if ((length * scene.radius) / RADIUS < leastShown(scene.radius, isGreat)) continue
    const stretches = lines
      .flatMap((line) => stretchesOf(scene, name, line))
      .sort((a, b) => b.line.length - a.line.length)
    for (const [n, stretch] of stretches.entries()) {
      yield
      const rank = RANKS[n > 0 ? 'river again' : isGreat ? 'great river' : 'river']
      wishes.push({ rank, options: optionsOf(scene, obstacles, stretch) })
    }
  }
  return wishes
}

/** How long a river must be on the screen to be named: from afar only great ones are. */
const leastShown = (radius: number, isGreat: boolean): number =>
  radius < 14 ? (isGreat ? 180 : 420) : radius < 22 ? (isGreat ? 80 : 200) : 60

interface Stretch {
  readonly text: string
  readonly size: number
  readonly width: number
  /** The course and where its water truly is to the left of it, at even steps. */
  readonly line: Smooth
  readonly from: number
  readonly to: number
}

function stretchesOf(scene: Scene, text: string, { points, width }: Course): Stretch[] {
  const { nameScale, lineScale } = scene
  const size = tenth((width > GREAT ? SIZES.great : SIZES.small) * nameScale)
  const wide = textWidth(text, FACE, size, size * SPACING)
  const line = smoothed(points, size)
  if (line.length < wide * 1.1) return []
  const count = Math.max(1, Math.round(line.length / (EVERY * nameScale)))
  const span = line.length / count
  return Array.from({ length: count }, (_, n) => ({
    text,
    size,
    width: width * lineScale,
    line,
    from: Math.max(0, n * span + (n === 0 ? 0 : span * 0.12)),
    to: Math.min(line.length, (n + 1) * span - (n === count - 1 ? 0 : span * 0.12)),
  }))
}

function optionsOf(scene: Scene, obstacles: Obstacles, stretch: Stretch): Option[] {
  const { text, size, from, to } = stretch
  const wide = textWidth(text, FACE, size, size * SPACING)
  const tries: Try[] = []
  for (let start = from; start + wide <= to; start += size * 0.8) {
    const middle = Math.abs(start + wide / 2 - (from + to) / 2) / (to - from)
    for (const side of ['over', 'under'] as const) {
      const tried = beside(stretch, start, start + wide, side)
      if (!tried || !isOnMap(obstacles, stretch, tried)) continue
      const crowded = scene.radius < READ_FROM ? 0 : crowding(obstacles, stretch, tried)
      tries.push({ ...tried, cost: tried.cost + middle * 0.6 + crowded * 6 })
    }
  }
  const judgedTries = tries
    .sort((a, b) => a.cost - b.cost)
    .slice(0, CLOSELY)
    .map((tried) => {
      const option = judged(obstacles, labelAlong(scene, stretch, baseline(stretch.line, tried)), scene.radius)
      return { tried, option: { ...option, cost: option.cost + tried.cost } }
    })
    .sort((a, b) => a.option.cost - b.option.cost)
  const options: Option[] = []
  for (const { tried, option } of judgedTries) {
    if (options.length >= ENOUGH || option.cost >= UNREADABLE) break
    if (!isOverWater(stretch.line, tried, option.label)) options.push(option)
  }
  return options
}

const labelAlong = ({ ink }: Scene, { text, size }: Stretch, course: readonly Point[]): Label => ({
  kind: 'label',
  ...course[course.length >> 1]!,
  text,
  size,
  ...FACE,
  colour: ink.riverText,
  anchor: 'middle',
  spacing: tenth(size * SPACING),
  halo: ink.paper,
  course,
})

/** Whether a name would lie over a bend of its own river. */
function isOverWater({ water, step }: Smooth, { first, last }: Try, label: Label): boolean {
  const half = step / 2
  const near = water
    .slice(Math.max(0, first - BENDS), last + BENDS)
    .map(({ x, y }) => upright(x - half, y - half, x + half, y + half))
  return patchesOf(label).some((patch) => near.some((drop) => meet(patch, drop)))
}

/** A part of a smooth line, and how far to the left of it a name would stand; negative to the right. */
interface Try {
  readonly first: number
  readonly last: number
  readonly by: number
  readonly isForward: boolean
  readonly cost: number
}

/** A place for a name beside the water, and how hard it bends there. */
function beside({ line, size, width }: Stretch, start: number, end: number, side: 'over' | 'under'): Try | null {
  const first = Math.max(0, Math.floor(start / line.step))
  const last = Math.min(line.points.length - 1, Math.ceil(end / line.step))
  const [a, b] = [line.points[first]!, line.points[last]!]
  const isForward = b.x > a.x || (b.x === a.x && b.y < a.y)
  // To the left of the course is over it where the course runs to the right.
  const isLeft = (side === 'over') === isForward
  let out = 0
  let sharpest = 0
  for (let n = first; n <= last; n++) {
    out = Math.max(out, isLeft ? line.off[n]! : -line.off[n]!)
    sharpest = Math.max(sharpest, line.bend[n]!)
  }
  if (sharpest > SHARPEST) return null
  const room = out + width / 2 + size * (side === 'over' ? 0.26 : 0.66)
  const slope = Math.abs(Math.atan2(b.y - a.y, Math.abs(b.x - a.x)))
  const cost = sharpest * 4 + slope ** 2 * 0.5 + (room / size) * 0.5 + (side === 'over' ? 0 : 0.25)
  return { first, last, by: isLeft ? room : -room, isForward, cost }
}

/** Whether a name would stand on the map with both its ends. */
const isOnMap = (obstacles: Obstacles, { line, size }: Stretch, { first, last, by, isForward }: Try): boolean =>
  [first, last].every((n) => {
    const { x, y } = shifted(line, n, by + size * (isForward ? 0.6 : -0.6))
    return obstacles.isOnMap(x, y)
  })

/** How much of a name would lie under counters, by points along its middle. */
function crowding(obstacles: Obstacles, { line, size }: Stretch, { first, last, by, isForward }: Try): number {
  const up = by + size * (isForward ? 0.28 : -0.28)
  let sum = 0
  for (let n = first; n <= last; n += 2) sum += obstacles.crowdedAt(shifted(line, n, up))
  return (2 * sum) / (last - first + 1)
}

/** A point to the left of a smooth line. */
const shifted = ({ points, turn }: Smooth, n: number, by: number): Point => ({
  x: points[n]!.x + by * Math.sin(turn[n]!),
  y: points[n]!.y - by * Math.cos(turn[n]!),
})

/** What a name stands on, to be read from left to right. */
function baseline(line: Smooth, { first, last, by, isForward }: Try): Point[] {
  const course: Point[] = []
  for (let n = first; n <= last; n++) {
    const { x, y } = shifted(line, n, by)
    course.push({ x: tenth(x), y: tenth(y) })
  }
  return isForward ? course : course.reverse()
}

interface Smooth {
  readonly step: number
  readonly length: number
  readonly points: readonly Point[]
  /** Where the water is at each of them. */
  readonly water: readonly Point[]
  /** Which way it goes at each point, in radians. */
  readonly turn: readonly number[]
  /** How much it turns there within the height of a letter. */
  readonly bend: readonly number[]
  /** How far to the left of it the water is. */
  readonly off: readonly number[]
}

/** A calm line along a course, without its smaller bends. */
function smoothed(points: readonly Point[], size: number): Smooth {
  const walk = new Walk(points)
  const step = size * 0.4
  const count = Math.max(2, Math.floor(walk.length / step))
  const even = Array.from({ length: count + 1 }, (_, n) => walk.at((walk.length * n) / count))
  const reach = Math.ceil(Math.max(RADIUS * 0.8, size * 1.8) / step)
  const calm = averaged(averaged(even, reach), reach)
  const turn = calm.map((_, n) => {
    const a = calm[Math.max(0, n - 2)]!
    const b = calm[Math.min(count, n + 2)]!
    return Math.atan2(b.y - a.y, b.x - a.x)
  })
  const letter = Math.max(1, Math.round(size / step / 2))
  const bend = turn.map((_, n) =>
    Math.abs(angleBetween(turn[Math.max(0, n - letter)]!, turn[Math.min(count, n + letter)]!)),
  )
  const off = calm.map(({ x, y }, n) => {
    const water = even[n]!
    return (water.x - x) * Math.sin(turn[n]!) - (water.y - y) * Math.cos(turn[n]!)
  })
  return { step: lengthOf(calm) / count, length: lengthOf(calm), points: calm, water: even, turn, bend, off }
}

/** Each point as the mean of those within reach, of fewer towards the ends, which stay where they are. */
function averaged(points: readonly Point[], reach: number): Point[] {
  return points.map((_, n) => {
    const near = Math.min(reach, n, points.length - 1 - n)
    let [x, y] = [0, 0]
    for (let other = n - near; other <= n + near; other++) {
      x += points[other]!.x
      y += points[other]!.y
    }
    return { x: x / (2 * near + 1), y: y / (2 * near + 1) }
  })
}

/** Courses that go on from one another, as one. */
function joinedUp(courses: readonly Course[]): Course[] {
  const left = [...courses].sort((a, b) => b.points.length - a.points.length)
  const joined: Course[] = []
  for (let line = left.shift(); line; line = left.shift()) {
    for (let n = 0; n < left.length; n++) {
      const points = joinedAt(line.points, left[n]!.points)
      if (!points) continue
      line = { ...line, width: Math.max(line.width, left[n]!.width), points }
      left.splice(n, 1)
      n = -1
    }
    joined.push(line)
  }
  return joined
}

function joinedAt(a: readonly Point[], b: readonly Point[]): Point[] | null {
  const isNear = (p: Point | undefined, q: Point | undefined): boolean =>
    p !== undefined && q !== undefined && Math.hypot(p.x - q.x, p.y - q.y) < RADIUS * 0.25
  if (isNear(a.at(-1), b[0])) return [...a, ...b.slice(1)]
  if (isNear(a.at(-1), b.at(-1))) return [...a, ...b.toReversed().slice(1)]
  if (isNear(a[0], b.at(-1))) return [...b, ...a.slice(1)]
  if (isNear(a[0], b[0])) return [...b.toReversed(), ...a.slice(1)]
  return null
}

const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, { x, y }, n) => (n === 0 ? 0 : sum + Math.hypot(x - points[n - 1]!.x, y - points[n - 1]!.y)), 0)

const angleBetween = (a: number, b: number): number => Math.atan2(Math.sin(b - a), Math.cos(b - a))
