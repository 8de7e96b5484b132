import { type Hex, hexAt, type Point } from '@hexfront/core'
import { contours, type Field } from './contour.ts'
import type { Item } from './drawing.ts'
import { smoothNoise } from './noise.ts'
import { PLANE, RADIUS, smoothLoop } from './pen.ts'
import { featuresOf, type Scene, shape } from './scene.ts'
import { terrainKind } from './terrain.ts'

/** Pixels between two soundings. */
const STEP = RADIUS / 6
/** A hexside of water is at least so broad, in pixels to each hand. */
const CHANNEL = 7
/** So far from its hexside the true shore may lie: no hex is in doubt. */
const FREEDOM = RADIUS * 0.36
/** Where a shore is not known, it is as ragged as others. */
const RAGGED = 9
const OPEN = RADIUS * 2.2
const INLAND = -RADIUS

/** All water as one body: true shores where they are known, as far as the hexes of the game allow. */
export function* water(scene: Scene): Generator<Item[]> {
  const { ink } = scene
  for (const body of bodiesOf(scene)) {
    const field = yield* sounded(scene, body)
    const at = (depth: number): string => contours(field, depth).map(smoothLoop).join('')
    const shore = at(0)
    if (shore === '') continue
    yield [
      shape(shore, { stroke: ink.paper, strokeOpacity: 0.5, width: 5 }),
      shape(shore, { fill: ink.water, stroke: ink.waterEdge, width: 1.5 }),
    ]
    yield [shape(at(RADIUS * 0.62), { fill: ink.waterDeep, fillOpacity: 0.45 })]
    yield [shape(at(RADIUS * 1.3), { fill: ink.waterDeep, fillOpacity: 0.6 })]
    for (const [i, depth] of [4.5, 10, 17].entries())
      yield [shape(at(depth), { stroke: ink.waterEdge, strokeOpacity: 0.45 - i * 0.12, width: 0.8 })]
  }
}

/** How deep it is at a point, in pixels from the shore; below 0 on land. */
export function soundingLine(scene: Scene): (point: Point) => number {
  const lead = new Lead(
    scene,
    bodiesOf(scene).flatMap(({ channels }) => channels),
  )
  return ({ x, y }) => lead.depth(x, y)
}

interface Segment {
  readonly a: Point
  readonly b: Point
}

/** Water that hangs together, with what its depth is measured from. */
interface Body {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly channels: readonly Segment[]
}

/** Lakes far apart are sounded one by one, so that the land between them costs nothing. */
function bodiesOf(scene: Scene): Body[] {
  const { board, pen, hexes } = scene
  const wet = hexes.filter((hex) => terrainKind(board, hex) === 'water').map((hex): Body => boxOf(pen.corners(hex), []))
  const straits = featuresOf(scene, 'water')
    .flatMap(({ pieces }) => pieces.flat())
    .filter((side) => board.grid.sideHexes(side).every((hex) => hex === 0 || terrainKind(board, hex) !== 'water'))
    .map((side): Body => {
      const [a, b] = pen.side(side)
      return boxOf([a, b], [{ a, b }])
    })
  const bodies: Body[] = []
  for (const part of [...wet, ...straits]) {
    let whole = part
    for (let i = bodies.length - 1; i >= 0; i--)
      if (touches(bodies[i]!, whole)) whole = united(bodies.splice(i, 1)[0]!, whole)
    bodies.push(whole)
  }
  return bodies
}

const boxOf = (points: readonly Point[], channels: readonly Segment[]): Body => ({
  left: Math.min(...points.map(({ x }) => x)),
  top: Math.min(...points.map(({ y }) => y)),
  right: Math.max(...points.map(({ x }) => x)),
  bottom: Math.max(...points.map(({ y }) => y)),
  channels,
})

const REACH = RADIUS * 1.2

const touches = (a: Body, b: Body): boolean =>
  a.left - REACH < b.right && b.left - REACH < a.right && a.top - REACH < b.bottom && b.top - REACH < a.bottom

const united = (a: Body, b: Body): Body => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
  channels: [...a.channels, ...b.channels],
})

/** Depths over a body of water; below 0 is land. In turns, since a sea takes longer than a frame. */
function* sounded(scene: Scene, { left, top, right, bottom, channels }: Body): Generator<Item[], Field> {
  const columns = Math.ceil((right - left + 2 * REACH) / STEP) + 1
  const rows = Math.ceil((bottom - top + 2 * REACH) / STEP) + 1
  const field = {
    left: left - REACH,
    top: top - REACH,
    step: STEP,
    columns,
    rows,
    values: new Float32Array(columns * rows),
  }
  const lead = new Lead(scene, channels)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++)
      field.values[row * columns + column] = lead.depth(field.left + column * STEP, field.top + row * STEP)
    if (row % 12 === 11) yield []
  }
  return field
}

/** Measures how far a point is from the shore. */
class Lead {
  readonly #scene: Scene
  readonly #channels: readonly Segment[]
  readonly #rings: readonly (readonly Point[])[]
  readonly #coasts = new Map<Hex, readonly Segment[]>()

  constructor(scene: Scene, channels: readonly Segment[]) {
    this.#scene = scene
    this.#channels = channels
    this.#rings = scene.board.content.shores.flatMap(({ rings }) =>
      rings.map((ring) => ring.map(({ x, y }) => ({ x: x * PLANE, y: y * PLANE }))),
    )
  }

  depth(x: number, y: number): number {
    const hex = this.#hexNear(x, y)
    const open = this.#open(x, y, hex)
    const strait = CHANNEL - leastDistance(x, y, this.#channels)
    // The pull of the true shore fades where it could move nothing, so that depths have no step.
    const held = clamped((2.4 * FREEDOM - Math.abs(open)) / (1.4 * FREEDOM), 0, 1)
    if (held === 0 && strait < -FREEDOM) return open
    const pull = this.#pull(x, y)
    return Math.max(open + held * clamped(pull, -FREEDOM, FREEDOM), strait + clamped(pull, -CHANNEL / 2, FREEDOM))
  }

  /** Above 0 in hexes of water. */
  #open(x: number, y: number, hex: Hex): number {
    if (hex === 0) return INLAND
    const { board } = this.#scene
    const isWater = terrainKind(board, hex) === 'water'
    const coast = this.#coastOf(hex)
    if (coast.length === 0) return isWater ? OPEN : INLAND
    const distance = leastDistance(x, y, coast)
    return isWater ? distance : Math.max(INLAND, -distance)
  }

  /** The sides between water and land round a hex. */
  #coastOf(hex: Hex): readonly Segment[] {
    const known = this.#coasts.get(hex)
    if (known) return known
    const { board, pen } = this.#scene
    const { grid } = board
    const isWater = (of: Hex): boolean => terrainKind(board, of) === 'water'
    // Open water is sounded further out, for its depths.
    const coast = grid.within(hex, isWater(hex) ? 2 : 1).flatMap((near) => {
      const corners = pen.corners(near)
      return [0, 1, 2, 3, 4, 5].flatMap((d): Segment[] => {
        const other = grid.neighbour(near, d)
        return other === 0 || isWater(other) === isWater(near) ? [] : [{ a: corners[d]!, b: corners[(d + 1) % 6]! }]
      })
    })
    this.#coasts.set(hex, coast)
    return coast
  }

  /** How far the true shore lies outside this point; where none is near, as chance has it. */
  #pull(x: number, y: number): number {
    let [isWet, least] = [false, RADIUS * 2]
    for (const ring of this.#rings)
      ring.forEach((b, i) => {
        const a = ring[(i + ring.length - 1) % ring.length]!
        if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) isWet = !isWet
        least = Math.min(least, distanceTo(x, y, a, b))
      })
    const ragged = (smoothNoise(x / 24, y / 24) - 0.5) * 2 * RAGGED + (smoothNoise(y / 9, x / 9) - 0.5) * 5
    return least === RADIUS * 2 ? ragged : (isWet ? least : -least) + ragged * 0.35
  }

  /** Past the rim the ground is that of the hex beside it. */
  #hexNear(x: number, y: number): Hex {
    const { grid } = this.#scene.board
    const here = hexAt(grid, x / PLANE, y / PLANE)
    if (here !== 0) return here
    for (const reach of [0.55, 0.95])
      for (let n = 0; n < 12; n++) {
        const angle = (n * Math.PI) / 6
        const near = hexAt(grid, x / PLANE + reach * Math.cos(angle), y / PLANE + reach * Math.sin(angle))
        if (near !== 0) return near
      }
    return 0
  }
}

function leastDistance(x: number, y: number, segments: readonly Segment[]): number {
  let least = RADIUS * 4
  for (const { a, b } of segments) least = Math.min(least, distanceTo(x, y, a, b))
  return least
}

function distanceTo(x: number, y: number, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const share = clamped(((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1), 0, 1)
  return Math.hypot(x - a.x - share * dx, y - a.y - share * dy)
}

const clamped = (n: number, least: number, most: number): number => Math.min(most, Math.max(least, n))
