import type { Hex, Place, Point } from '@hexfront/core'
import { RADIUS } from './geometry.ts'
import { COUNTER_SHARE } from './levels.ts'
import { chip, disc, type Pen, pointsOf, stroke, tint, traceAll, traceLine } from './pen.ts'
import type { Highlights } from './scene.ts'

/** On smaller hexes discs would cover one another: the tint must do. */
const DISCS_FROM = 12

export const NO_HIGHLIGHTS: Highlights = {
  chosen: new Set(),
  target: new Set(),
  couldTarget: new Set(),
  couldJoin: new Set(),
  canGo: new Map(),
  path: [],
  arrows: [],
  chips: [],
  cursor: 0,
  pointed: new Set(),
}

/** What units are highlighted, as hexes. */
export interface HighlightedHexes {
  readonly chosen: ReadonlySet<Hex>
  readonly couldJoin: ReadonlySet<Hex>
}

/** Below the counters. */
export function paintHighlights(pen: Pen, highlights: Highlights, { chosen, couldJoin }: HighlightedHexes): void {
  const { palette } = pen
  const { canGo, target, couldTarget, pointed, path } = highlights
  traceAll(pen, where(canGo, 'go'), 0.94)
  tint(pen, palette.go, 0.2)
  stroke(pen, { colour: palette.go, width: 1.6 })
  traceAll(pen, where(canGo, 'barely'), 0.94)
  stroke(pen, { colour: palette.go, width: 1.8, dash: [5, 4] })
  traceAll(pen, couldJoin, 0.93)
  stroke(pen, { colour: palette.casing, width: 3.6, dash: [6, 5], opacity: 0.6 })
  stroke(pen, { colour: palette.action, width: 2.4, dash: [6, 5] })
  traceAll(pen, couldTarget, 0.93)
  stroke(pen, { colour: palette.target, width: 2.2, dash: [0.1, 5.4], cap: 'round', opacity: 0.9 })
  traceAll(pen, chosen, 0.93)
  tint(pen, palette.chosen, 0.24)
  stroke(pen, { colour: palette.chosenEdge, width: 5.2 })
  stroke(pen, { colour: palette.chosen, width: 3.2 })
  traceAll(pen, target, 0.93)
  tint(pen, palette.target, 0.2)
  stroke(pen, { colour: palette.target, width: 4 })
  paintPointed(pen, pointed)
  paintPath(pen, path)
}

/** Above the counters. */
export function paintMarks(
  pen: Pen,
  highlights: Highlights,
  isOccupied: (hex: Hex) => boolean,
  chipAt: (hex: Hex) => Point,
): void {
  const { palette, geometry, box, radius } = pen
  const { canGo, arrows, chips, cursor, target } = highlights
  // Below discs, arrows and chips: the cursor hides nothing.
  if (geometry.isOnMap(cursor)) paintCursor(pen, cursor)
  for (const [place, { label, look }] of canGo) {
    if (label === '' || radius < DISCS_FROM || !geometry.isOnMap(place) || !geometry.isNear(place, box)) continue
    const at = isOccupied(place) ? offCentre(pen, place, -0.56, 0.56) : geometry.centre(place)
    if (look === 'go') disc(pen, at, label, palette.go, palette.goInk, palette.casing)
    else disc(pen, at, label, palette.casing, palette.go, palette.go)
  }
  for (const { from, to } of arrows) if (geometry.isOnMap(from) && geometry.isOnMap(to)) paintArrow(pen, from, to)
  for (const { place, text, tone } of chips) {
    if (!geometry.isOnMap(place) || !geometry.isNear(place, box)) continue
    const isOutlined = tone === 'target' && !target.has(place)
    if (isOutlined) chip(pen, chipAt(place), text, { fill: palette.surface, ink: palette.target, rim: palette.target })
    else if (tone === 'target')
      chip(pen, chipAt(place), text, { fill: palette.target, ink: palette.targetInk, rim: palette.casing })
    else if (tone === 'chosen')
      chip(pen, chipAt(place), text, { fill: palette.chosen, ink: palette.chosenInk, rim: palette.chosenEdge })
    else chip(pen, chipAt(place), text, { fill: palette.tones[tone], ink: palette.toneInk, rim: palette.casing })
  }
}

function* where(canGo: Highlights['canGo'], wanted: 'go' | 'barely'): Generator<Place> {
  for (const [place, { look }] of canGo) if (look === wanted) yield place
}

/** Two outlines with a gap between, outside the ring of the hex: seen on any ground, and covering no ring. */
function paintCursor(pen: Pen, hex: Hex): void {
  const { context, geometry, palette, px, radius } = pen
  const step = 2 / radius
  context.lineJoin = 'round'
  for (const [share, colour, width] of [
    [1 + 3 * step, palette.casing, 7],
    [1 + 1.7 * step, palette.text, 2],
    [1 + 4 * step, palette.text, 2],
  ] as const) {
    context.beginPath()
    geometry.trace(context, hex, share)
    context.lineWidth = width * px
    context.strokeStyle = colour
    context.stroke()
  }
}

/** Ticks at the corners, as round a thing that is to be looked at. */
function paintPointed(pen: Pen, places: ReadonlySet<Place>): void {
  const { context, geometry, palette, box } = pen
  context.beginPath()
  for (const hex of places) {
    if (!geometry.isOnMap(hex) || !geometry.isNear(hex, box)) continue
    for (let c = 0; c < 6; c++) {
      const at = cornerOf(pen, hex, c, 0)
      for (const to of [cornerOf(pen, hex, c, 0.26), cornerOf(pen, hex, (c + 5) % 6, 0.74)]) {
        context.moveTo(at.x, at.y)
        context.lineTo(to.x, to.y)
      }
    }
  }
  stroke(pen, { colour: palette.casing, width: 6.5, cap: 'round' })
  stroke(pen, { colour: palette.action, width: 3.6, cap: 'round' })
}

/** A point on the side that begins at a corner, a share of the way along it. */
function cornerOf({ geometry }: Pen, hex: Hex, corner: number, share: number): Point {
  const next = (corner + 1) % 6
  const x = geometry.cornerX[corner]! + (geometry.cornerX[next]! - geometry.cornerX[corner]!) * share
  const y = geometry.cornerY[corner]! + (geometry.cornerY[next]! - geometry.cornerY[corner]!) * share
  return { x: geometry.x[hex]! + x * 0.96, y: geometry.y[hex]! + y * 0.96 }
}

/** A cased line with a dot at each hex and a head at the end. */
function paintPath(pen: Pen, places: readonly Place[]): void {
  const { context, palette, px, weight } = pen
  const points = pointsOf(pen, places)
  const end = points.at(-1)
  const before = points.at(-2)
  if (!end || !before) return
  const far = Math.hypot(end.x - before.x, end.y - before.y)
  const [dx, dy] = [(end.x - before.x) / far, (end.y - before.y) / far]
  const size = Math.max(0.6, weight) * px
  const neck = { x: end.x - dx * 12 * size, y: end.y - dy * 12 * size }
  traceLine(pen, [...points.slice(0, -1), neck])
  stroke(pen, { colour: palette.casing, width: 7.5, opacity: 0.9, cap: 'round' })
  stroke(pen, { colour: palette.path, width: 3.8, cap: 'round' })
  context.beginPath()
  for (const { x, y } of points.slice(1, -1)) {
    context.moveTo(x + 4.2 * size, y)
    context.arc(x, y, 4.2 * size, 0, 2 * Math.PI)
  }
  context.fillStyle = palette.path
  context.fill()
  context.lineWidth = 1.6 * size
  context.strokeStyle = palette.casing
  context.stroke()
  polygon(context, end.x, end.y, dx, dy, size, [
    [0, 0],
    [-17, -10],
    [-13, 0],
    [-17, 10],
  ])
  context.lineWidth = 2 * size
  context.strokeStyle = palette.casing
  context.stroke()
  context.fillStyle = palette.path
  context.fill()
}

/** On the side between attacker and target, pointing at the target. */
function paintArrow({ context, geometry, palette, radius }: Pen, from: Hex, to: Hex): void {
  const a = geometry.centre(from)
  const b = geometry.centre(to)
  const far = Math.hypot(b.x - a.x, b.y - a.y)
  const size = 0.68 * Math.max(1, 14 / radius)
  polygon(context, (a.x + b.x) / 2, (a.y + b.y) / 2, (b.x - a.x) / far, (b.y - a.y) / far, size, [
    [-15, -10],
    [-1, -10],
    [-1, -18],
    [17, 0],
    [-1, 18],
    [-1, 10],
    [-15, 10],
    [-10, 0],
  ])
  context.lineJoin = 'round'
  context.lineWidth = 4.4 * size
  context.strokeStyle = palette.casing
  context.stroke()
  context.fillStyle = palette.target
  context.fill()
}

/** A closed path of points given along and across a direction. */
function polygon(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  dx: number,
  dy: number,
  size: number,
  points: readonly (readonly [along: number, across: number])[],
): void {
  context.beginPath()
  for (const [along, across] of points)
    context.lineTo(x + (dx * along - dy * across) * size, y + (dy * along + dx * across) * size)
  context.closePath()
}

/** Where the chips of a hex begin: the upper left corner of its counter. */
export const chipCorner = ({ geometry, px, weight }: Pen, hex: Hex): Point => ({
  x: geometry.x[hex]! - RADIUS * COUNTER_SHARE * 0.5 - 13 * Math.max(0.62, weight) * px,
  y: geometry.y[hex]! - RADIUS * COUNTER_SHARE * 0.5 + 6 * Math.max(0.62, weight) * px,
})

const offCentre = ({ geometry }: Pen, hex: Hex, right: number, down: number): Point => ({
  x: geometry.x[hex]! + right * RADIUS,
  y: geometry.y[hex]! + down * RADIUS,
})
