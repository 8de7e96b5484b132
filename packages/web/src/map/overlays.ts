import type { Hex, PaintedHex, PaintedLine, Point, SideLook } from '@hexfront/core'
import { RADIUS } from './geometry.ts'
import { inkOf, mixed } from './palette.ts'
import { chip, crossedDisc, type Pen, pointsOf, stroke, tint, traceAll, traceLine, traceRim } from './pen.ts'
import type { ShownOverlay } from './scene.ts'

/** Below the counters: hexes first, then lines, then the front. */
export function paintOverlays(pen: Pen, overlays: readonly ShownOverlay[], sides: readonly SideLook[]): void {
  for (const { paint, strength } of overlays)
    faintly(pen, strength, () => {
      paintHexes(pen, paint.hexes, sides)
      for (const line of paint.lines) paintLine(pen, line, sides)
      paintFront(pen, paint.sides)
    })
}

/** Above the counters: what says something in words, and what must not be hidden. */
export function paintOverlayChips(
  pen: Pen,
  overlays: readonly ShownOverlay[],
  sides: readonly SideLook[],
  corner: (hex: Hex) => { x: number; y: number },
): void {
  const { palette, geometry } = pen
  for (const { paint, strength } of overlays)
    faintly(pen, strength, () => {
      for (const { places, look, side = 0 } of paint.lines) {
        if (look === 'attack')
          paintAttack(pen, pointsOf(pen, places), side === 0 ? palette.target : inkOf(palette, sides, side).arrow)
        const end = look === 'cut' ? pointsOf(pen, places).at(-1) : undefined
        if (end) crossedDisc(pen, end)
      }
      for (const { place, look } of paint.hexes)
        if (look === 'cut' && geometry.isOnMap(place)) crossedDisc(pen, offCentre(pen, place, 0.72, 0.1))
        else if (look === 'goal' && geometry.isOnMap(place)) paintStar(pen, place)
      for (const { place, text, tone } of paint.chips)
        if (geometry.isOnMap(place))
          chip(pen, corner(place), text, { fill: palette.tones[tone], ink: palette.toneInk, rim: palette.casing })
    })
}

function paintHexes(pen: Pen, hexes: readonly PaintedHex[], sides: readonly SideLook[]): void {
  const groups = new Map<string, PaintedHex[]>()
  for (const hex of hexes) {
    if (!pen.geometry.isOnMap(hex.place)) continue
    const key = `${hex.look} ${hex.side}`
    const group = groups.get(key)
    if (group) group.push(hex)
    else groups.set(key, [hex])
  }
  for (const group of groups.values()) paintGroup(pen, group, sides)
}

function paintGroup(pen: Pen, group: readonly PaintedHex[], sides: readonly SideLook[]): void {
  const [{ look, side } = { look: 'line', side: 0 }] = group
  const { palette } = pen
  const places = new Set(group.map(({ place }) => place))
  const colour = side === 0 ? palette.text : inkOf(palette, sides, side).zone
  switch (look) {
    case 'zone':
      paintZone(pen, places, colour, (sides[side - 1]?.tone ?? 'light') === 'light' ? 1 : -1)
      return
    case 'control':
      traceAll(pen, places, 1.01)
      tint(pen, inkOf(palette, sides, side).ground, 0.38)
      traceRim(pen, places, 0.985)
      stroke(pen, { colour, width: 1.8, opacity: 0.9, cap: 'round' })
      return
    case 'threat':
      for (const { place, weight } of group) paintThreat(pen, place, weight)
      return
    case 'goal':
      traceAll(pen, places, 0.93)
      tint(pen, palette.chosen, 0.12)
      stroke(pen, { colour: palette.chosenEdge, width: 2.4, opacity: 0.55 })
      return
    case 'fort':
      for (const place of places) paintFort(pen, place, colour)
      return
    case 'open':
      traceAll(pen, places, 0.92)
      stroke(pen, { colour: palette.tones.even, width: 2.4, dash: [7, 5] })
      return
    case 'cut':
      traceAll(pen, places, 0.92)
      tint(pen, palette.cut, 0.18)
      stroke(pen, { colour: palette.cut, width: 2.6 })
      return
    case 'line':
      traceAll(pen, places, 0.95)
      tint(pen, colour, 0.12)
      stroke(pen, { colour, width: 1.6, opacity: 0.8 })
      return
  }
}

/** Hatched to the left for one side, to the right for the other: crossed where both hold. */
function paintZone(pen: Pen, hexes: ReadonlySet<Hex>, colour: string, lean: 1 | -1): void {
  const { context, px } = pen
  traceAll(pen, hexes, 1)
  tint(pen, colour, 0.1)
  const pattern = context.createPattern(hatch(colour), 'repeat')
  if (pattern) {
    // The same distance on every screen, and fixed to the map.
    const size = px / 4
    pattern.setTransform(new DOMMatrix().rotateSelf(45 * lean).scaleSelf(size, size))
    context.fillStyle = pattern
    context.globalAlpha = 0.5
    context.fill()
    context.globalAlpha = 1
  }
  traceRim(pen, hexes, 1)
  stroke(pen, { colour, width: 2.6, cap: 'round' })
}

const hatches = new Map<string, HTMLCanvasElement>()

/** One line of a hatch, drawn fourfold so that it stays smooth. */
function hatch(colour: string): HTMLCanvasElement {
  const known = hatches.get(colour)
  if (known) return known
  const canvas = document.createElement('canvas')
  canvas.width = 32
  canvas.height = 32
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = colour
    context.fillRect(0, 0, 9, 32)
  }
  hatches.set(colour, canvas)
  return canvas
}

function paintThreat(pen: Pen, place: Hex, weight: number): void {
  const { palette, geometry, context, box } = pen
  if (!geometry.isNear(place, box)) return
  const held = Math.min(1, Math.max(0, weight))
  const colour = mixed(palette.threat[0], palette.threat[1], held)
  context.beginPath()
  geometry.trace(context, place, 0.93)
  tint(pen, colour, 0.12 + 0.45 * held)
  stroke(pen, { colour, width: 1.4 + 3.2 * held })
}

/** On each side of a fort, gaps included. */
const TEETH = 6

/** A ring of battlements. */
function paintFort({ context, geometry, px, weight, box }: Pen, hex: Hex, colour: string): void {
  if (!geometry.isNear(hex, box)) return
  context.beginPath()
  for (let c = 0; c < 6; c++) {
    const next = (c + 1) % 6
    for (let tooth = 0; tooth < TEETH; tooth++) {
      const out = tooth % 2 === 0 ? 0.78 : 0.87
      for (const share of [tooth / TEETH, (tooth + 1) / TEETH]) {
        const x = geometry.cornerX[c]! + (geometry.cornerX[next]! - geometry.cornerX[c]!) * share
        const y = geometry.cornerY[c]! + (geometry.cornerY[next]! - geometry.cornerY[c]!) * share
        context.lineTo(geometry.x[hex]! + x * out, geometry.y[hex]! + y * out)
      }
    }
  }
  context.closePath()
  context.lineWidth = 1.9 * weight * px
  context.strokeStyle = colour
  context.lineJoin = 'miter'
  context.stroke()
}

function paintStar(pen: Pen, hex: Hex): void {
  const { context, palette, px, weight } = pen
  const { x, y } = offCentre(pen, hex, 0.6, 0.46)
  const outer = 10 * Math.max(0.55, weight) * px
  context.beginPath()
  for (let n = 0; n < 10; n++) {
    const angle = (n * Math.PI) / 5 - Math.PI / 2
    const far = n % 2 === 0 ? outer : outer * 0.46
    context.lineTo(x + far * Math.cos(angle), y + far * Math.sin(angle))
  }
  context.closePath()
  context.lineJoin = 'round'
  context.lineWidth = 3 * px * Math.max(0.55, weight)
  context.strokeStyle = palette.chosenEdge
  context.stroke()
  context.fillStyle = palette.chosen
  context.fill()
}

function paintLine(pen: Pen, { look, places, side = 0, weight = 1 }: PaintedLine, sides: readonly SideLook[]): void {
  const { palette } = pen
  const points = pointsOf(pen, places)
  traceLine(pen, points)
  switch (look) {
    case 'supply':
      stroke(pen, { colour: palette.casing, width: 7.5, opacity: 0.9, cap: 'round' })
      stroke(pen, { colour: palette.supply, width: 4.2, dash: [0.5, 8.5], cap: 'round' })
      return
    case 'rail':
      stroke(pen, { colour: palette.casing, width: 9, opacity: 0.85, cap: 'round' })
      stroke(pen, { colour: palette.supply, width: 5, opacity: 0.92, cap: 'round' })
      stroke(pen, { colour: palette.casing, width: 1.8, dash: [2, 9] })
      return
    case 'cut':
      stroke(pen, { colour: palette.casing, width: 7, opacity: 0.9 })
      stroke(pen, { colour: palette.cut, width: 3.6, dash: [1, 7], cap: 'round' })
      return
    case 'line':
      stroke(pen, { colour: palette.casing, width: 6.5, opacity: 0.85, cap: 'round' })
      stroke(pen, { colour: palette.path, width: 3.4, cap: 'round' })
      return
    case 'gap':
      stroke(pen, { colour: palette.casing, width: 6.5, opacity: 0.8 })
      stroke(pen, { colour: palette.tones.poor, width: 3.4, dash: [9, 6] })
      return
    case 'attack':
      // Above the counters.
      return
    case 'trail':
      paintTrail(pen, points, side === 0 ? palette.text : inkOf(palette, sides, side).arrow, weight)
      return
  }
}

/** Dots from an open ring where it began to a head where it ended, in the ink of its side. */
function paintTrail(pen: Pen, points: readonly Point[], colour: string, weight: number): void {
  const { context, palette, px, weight: size } = pen
  const [start, second] = points
  const end = points.at(-1)
  if (!start || !end || !second) return
  const way = points.length === 2 ? bowed(start, end) : points
  const before = way.at(-2) ?? start
  const far = Math.hypot(end.x - before.x, end.y - before.y) || 1
  const [dx, dy] = [(end.x - before.x) / far, (end.y - before.y) / far]
  const unit = Math.max(0.55, size) * px
  // Short of the middle, where the counter stands.
  const tip = { x: end.x - dx * RADIUS * 0.5, y: end.y - dy * RADIUS * 0.5 }
  const opacity = 0.15 + 0.85 * weight
  traceLine(pen, [...way.slice(0, -1), tip])
  stroke(pen, { colour: palette.casing, width: 6.5, opacity: 0.85 * opacity, cap: 'round' })
  stroke(pen, { colour, width: 3.4, dash: [0.1, 6.4], cap: 'round', opacity })
  context.globalAlpha = opacity
  context.beginPath()
  context.arc(start.x, start.y, 5.5 * unit, 0, 2 * Math.PI)
  context.fillStyle = palette.casing
  context.fill()
  context.lineWidth = 2.2 * unit
  context.strokeStyle = colour
  context.stroke()
  context.beginPath()
  for (const [along, across] of [
    [7, 0],
    [-8, -8],
    [-4, 0],
    [-8, 8],
  ] as const)
    context.lineTo(tip.x + (dx * along - dy * across) * unit, tip.y + (dy * along + dx * across) * unit)
  context.closePath()
  context.lineWidth = 2 * unit
  context.lineJoin = 'round'
  context.strokeStyle = palette.casing
  context.stroke()
  context.fillStyle = colour
  context.fill()
  context.globalAlpha = 1
}

/** An arrow across the side between attacker and target, in the ink of the attacker; slimmer than that of the attack in hand. */
function paintAttack(pen: Pen, [from, to]: readonly Point[], colour: string): void {
  if (!from || !to) return
  const { context, palette, px, weight } = pen
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [dx, dy] = [(to.x - from.x) / far, (to.y - from.y) / far]
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2]
  const unit = Math.max(0.62, weight) * px
  context.beginPath()
  for (const [along, across] of [
    [-20, -5],
    [2, -5],
    [2, -12],
    [18, 0],
    [2, 12],
    [2, 5],
    [-20, 5],
  ] as const)
    context.lineTo(x + (dx * along - dy * across) * unit, y + (dy * along + dx * across) * unit)
  context.closePath()
  context.lineJoin = 'round'
  context.lineWidth = 4 * unit
  context.strokeStyle = palette.casing
  context.stroke()
  context.fillStyle = colour
  context.fill()
}

/** A little to the side, so that it is told from a railway and from the way back. */
const bowed = (a: Point, b: Point): Point[] => [
  a,
  { x: (a.x + b.x) / 2 + (b.y - a.y) * 0.12, y: (a.y + b.y) / 2 - (b.x - a.x) * 0.12 },
  b,
]

/** The front runs along hexsides, cased so that it is seen over rivers. */
function paintFront(pen: Pen, pairs: readonly (readonly [Hex, Hex])[]): void {
  if (pairs.length === 0) return
  const { context, geometry, palette } = pen
  context.beginPath()
  for (const [a, b] of pairs) {
    if (!geometry.isOnMap(a) || !geometry.isOnMap(b)) continue
    const direction = geometry.grid.directionTo(a, b)
    if (direction >= 0) geometry.traceSide(context, a, direction, 1)
  }
  stroke(pen, { colour: palette.casing, width: 8, opacity: 0.9, cap: 'round' })
  stroke(pen, { colour: palette.text, width: 4.4, cap: 'round' })
}

const offCentre = ({ geometry }: Pen, hex: Hex, right: number, down: number) => ({
  x: geometry.x[hex]! + right * RADIUS,
  y: geometry.y[hex]! + down * RADIUS,
})

/** What newer overlays have pushed back is painted aside and laid on thinly, as a whole. */
function faintly({ context }: Pen, strength: number, paint: () => void): void {
  if (strength >= 1) {
    paint()
    return
  }
  const { canvas } = context
  const aside = document.createElement('canvas')
  aside.width = canvas.width
  aside.height = canvas.height
  const before = aside.getContext('2d')
  if (!before) return
  // Keeps what is there, paints alone, then joins the two.
  before.drawImage(canvas, 0, 0)
  const transform = context.getTransform()
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.setTransform(transform)
  paint()
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.globalCompositeOperation = 'destination-in'
  context.fillStyle = `rgb(0 0 0 / ${strength})`
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.globalCompositeOperation = 'destination-over'
  context.drawImage(aside, 0, 0)
  context.globalCompositeOperation = 'source-over'
  context.setTransform(transform)
}
