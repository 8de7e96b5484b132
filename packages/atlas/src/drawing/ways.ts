import type { Feature, Hex, Point } from '@hexfront/core'
import type { Course } from './course.ts'
import { between } from './curve.ts'
import type { Item } from './drawing.ts'
import { Lanes } from './lanes.ts'
import { drifted } from './noise.ts'
import { polyline, smoothLine } from './pen.ts'
import { featuresOf, type Scene, shape } from './scene.ts'

/** From the least to the greatest, which lies on top. */
const ROADS = ['minor', 'road', 'main', 'motorway'] as const
const WIDTHS: Readonly<Record<string, number>> = { minor: 1.4, road: 2, main: 2.8, motorway: 5.4 }
/** The smallest hex at which they are shown. */
const SHOWN_FROM = { minor: 13, road: 9, main: 7, motorway: 0 } as const
/** Ways give a little: no road is ruled from hex to hex. */
const WANDER = [{ reach: 5, wave: 70 }]

interface Way extends Course {
  readonly layer: string
  readonly kind: string
  readonly bridges: readonly Bridge[]
}

interface Bridge {
  readonly from: Point
  readonly to: Point
}

export function roads({ ink, radius }: Scene, ways: readonly Way[]): Item[] {
  return ROADS.filter((kind) => radius >= SHOWN_FROM[kind]).flatMap((kind): Item[] => {
    const path = pathOf(ways.filter((way) => way.layer !== 'rail' && way.kind === kind))
    if (path === '') return []
    const width = WIDTHS[kind]!
    const laid = [
      shape(path, { stroke: ink.paper, strokeOpacity: 0.6, width: width + 2.2, cap: 'round' }),
      shape(path, { stroke: ink.road, width, cap: 'round' }),
    ]
    if (kind !== 'motorway') return laid
    return [
      ...laid,
      shape(path, { stroke: ink.motorway, width: 3, cap: 'round' }),
      shape(path, { stroke: ink.road, width: 0.9 }),
    ]
  })
}

export function railways({ ink }: Scene, ways: readonly Way[]): Item[] {
  const path = pathOf(ways.filter(({ layer }) => layer === 'rail'))
  if (path === '') return []
  return [
    shape(path, { stroke: ink.paper, strokeOpacity: 0.7, width: 5.4 }),
    shape(path, { stroke: ink.rail, width: 1.8 }),
    shape(path, { stroke: ink.rail, width: 6.2, dash: [1.2, 8.4] }),
  ]
}

/** A bridge is two short strokes beside the way, open at both ends. */
export function bridges({ ink }: Scene, ways: readonly Way[]): Item[] {
  const path = ways.flatMap(({ bridges: all, width }) => all.map((bridge) => bridgePath(bridge, width))).join('')
  if (path === '') return []
  return [
    shape(path, { stroke: ink.paper, strokeOpacity: 0.85, width: 3.6, cap: 'round' }),
    shape(path, { stroke: ink.rail, width: 1.5, cap: 'round' }),
  ]
}

function bridgePath({ from, to }: Bridge, width: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  const middle = between(from, to, 0.5)
  const at = (on: number, off: number): Point => ({
    x: middle.x + along.x * on - along.y * off,
    y: middle.y + along.y * on + along.x * off,
  })
  const off = width / 2 + 2.6
  return [off, -off]
    .map((side) => polyline([at(-9, side * 1.5), at(-5.5, side), at(5.5, side), at(9, side * 1.5)]))
    .join('')
}

const pathOf = (ways: readonly Way[]): string => ways.map(({ points }) => smoothLine(points)).join('')

/** Where roads and railways run, from stop to stop: side by side where they share their hexes. */
export function wayCourses(scene: Scene): Way[] {
  const lanes = new Lanes(scene)
  return ['rail', 'road', 'beside'].flatMap((layer) =>
    featuresOf(scene, layer).flatMap((feature) =>
      feature.pieces.flatMap((piece) =>
        stretches(lanes, layer, piece).map((hexes) => wayOf(scene, lanes, feature, hexes)),
      ),
    ),
  )
}

function wayOf(scene: Scene, lanes: Lanes, { layer, name, class: rank }: Feature, hexes: readonly Hex[]): Way {
  const { pen, board } = scene
  const kind = layer === 'rail' ? 'rail' : (board.classes(layer)[rank] ?? 'road')
  const points: Point[] = []
  const over: Bridge[] = []
  hexes.forEach((hex, i) => {
    const before = hexes[i - 1]
    const after = hexes[i + 1]
    const centre = pen.centre(hex)
    const isStop = before === undefined || after === undefined
    const here = lanes.isTown(hex) ? centre : drifted(centre, WANDER)
    const shift = isStop ? NONE : half(lanes.shift(layer, before, hex), lanes.shift(layer, hex, after))
    points.push(added(here, shift))
    if (after === undefined) return
    const crossing = drifted(between(centre, pen.centre(after), 0.5), WANDER)
    const lane = added(crossing, lanes.shift(layer, hex, after))
    points.push(lane)
    if (lanes.isBridge(hex, after)) {
      const ahead = pen.centre(after)
      over.push({ from: between(lane, centre, 0.1), to: between(lane, ahead, 0.1) })
    }
  })
  if (lanes.leaves(layer, hexes[0]!)) points.unshift(between(points[2]!, points[0]!, 2.2))
  if (lanes.leaves(layer, hexes.at(-1)!)) points.push(between(points.at(-3)!, points.at(-1)!, 2.2))
  return { name, layer, kind, width: layer === 'rail' ? 6.2 : WIDTHS[kind]!, points, bridges: over }
}

const NONE: Point = { x: 0, y: 0 }
const added = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y })
const half = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** Cut at settlements and junctions, so that ways meet there. */
function stretches(lanes: Lanes, layer: string, piece: readonly Hex[]): Hex[][] {
  const found: Hex[][] = []
  let stretch: Hex[] = []
  for (const hex of piece) {
    stretch.push(hex)
    if (stretch.length > 1 && lanes.isStop(layer, hex)) {
      found.push(stretch)
      stretch = [hex]
    }
  }
  return stretch.length > 1 ? [...found, stretch] : found
}
