import { type Drawing, type Item, type Label, reachOf, THEMES } from '@hexfront/atlas/drawing'
import type { Picture, Point, SideLook } from '@hexfront/core'
import { paintFace } from './counter.ts'
import { RADIUS } from './geometry.ts'
import { paintLabel } from './paint-label.ts'
import { inkOf, PALETTES } from './palette.ts'
import type { ThemeId } from './scene.ts'

/** A part of a map, drawn in the light theme, and where the hexes of its picture are on it. */
export interface PictureDrawing extends Drawing {
  /** By name of the hex. */
  readonly points: Readonly<Record<string, Point>>
}

/** The sides of all games so far: the first is light, the second dark. */
const USUAL_SIDES: readonly SideLook[] = [
  { name: '', tone: 'light' },
  { name: '', tone: 'dark' },
]
const COUNTER = 1.18
/** Counters are never smaller than can be read, arrows never thinner than can be seen: in pixels. */
const SMALLEST_COUNTER = 27
const THINNEST_SHAFT = 13
const SHAFT = 0.62
const STEPS = 30

/** Paints a game's cover over all of a canvas that is already as large as it will be shown. */
export function paintCover(
  canvas: HTMLCanvasElement,
  picture: Picture,
  part: PictureDrawing,
  theme: ThemeId = 'light',
  sides: readonly SideLook[] = USUAL_SIDES,
): void {
  const ratio = window.devicePixelRatio || 1
  const width = Math.round(canvas.clientWidth * ratio)
  const height = Math.round(canvas.clientHeight * ratio)
  if (width === 0 || height === 0) return
  canvas.width = width
  canvas.height = height
  paintPicture(canvas, picture, part, ratio, theme, sides)
}

/** Paints a detail of a map over all of a canvas, which has so many pixels for one of the page. */
export function paintPicture(
  canvas: HTMLCanvasElement,
  picture: Picture,
  part: PictureDrawing,
  ratio: number,
  theme: ThemeId,
  sides: readonly SideLook[],
): void {
  const { width, height } = canvas
  const context = canvas.getContext('2d', { alpha: false })
  const middle = part.points[picture.hex]
  if (!context || !middle) return
  // As wide as the picture asks for, but never past the edge of what was drawn.
  const wanted = width / (picture.width * RADIUS * 1.5)
  const scale = Math.max(wanted, width / part.width, height / part.height)
  const halfWidth = width / scale / 2
  const halfHeight = height / scale / 2
  const x = within(middle.x, part.left + halfWidth, part.left + part.width - halfWidth)
  const y = within(middle.y, part.top + halfHeight, part.top + part.height - halfHeight)
  context.fillStyle = recoloured(part.background, theme)
  context.fillRect(0, 0, width, height)
  context.setTransform(scale, 0, 0, scale, width / 2 - x * scale, height / 2 - y * scale)
  context.lineJoin = 'round'
  const broad = Math.max(RADIUS * SHAFT, (THINNEST_SHAFT * ratio) / scale)
  const counter = Math.max(RADIUS * COUNTER * (scale / ratio), SMALLEST_COUNTER)
  const crowded = pointsOf(
    part,
    picture.counters.map(({ hex }) => hex),
  )
  for (const { name, items } of part.layers) {
    // Names are read at this size or not at all.
    const larger = name === 'names' ? Math.max(1, (13.5 * ratio) / (16 * scale)) : 1
    for (const item of items) {
      const shown = beside(item, crowded, counter / (scale / ratio), larger)
      if (shown) paintItem(context, shown, theme, larger)
    }
  }
  for (const { side, hexes } of picture.arrows)
    paintOffensive(context, pointsOf(part, hexes), inkOf(PALETTES[theme], sides, side).arrow, broad)
  for (const { hex, face, values } of picture.counters) {
    const at = part.points[hex]
    if (!at) continue
    context.save()
    context.translate(at.x, at.y)
    context.scale(1 / (scale / ratio), 1 / (scale / ratio))
    paintFace(context, face, values, [], 0, 0, counter, 3, theme, sides)
    context.restore()
  }
}

/** A name that a counter would cover stands beside the counter, where it can be read; nothing where it cannot. */
function beside(item: Item, counters: readonly Point[], side: number, larger: number): Item | null {
  if (item.kind === 'shape' || item.font !== 'name' || item.course) return item
  const half = side / 2
  const size = item.size * larger
  const coveredBy = (label: Label): Point | undefined => {
    const { left, top, right, bottom } = reachOf({ ...label, size })
    return counters.find(({ x, y }) => x + half > left && x - half < right && y + half > top && y - half < bottom)
  }
  const over = coveredBy(item)
  if (!over) return item
  const [x, y, gap] = [over.x, over.y, half + size * 0.3]
  const places: Label[] = [
    { ...item, x, y: y + gap + size * 0.75, anchor: 'middle' },
    { ...item, x, y: y - gap - size * 0.25, anchor: 'middle' },
    { ...item, x: x + gap, y: y + size * 0.25, anchor: 'start' },
    { ...item, x: x - gap, y: y + size * 0.25, anchor: 'end' },
  ]
  return places.find((place) => !coveredBy(place)) ?? null
}

function paintItem(context: CanvasRenderingContext2D, item: Item, theme: ThemeId, larger: number): void {
  if (item.kind === 'shape') {
    const path = new Path2D(item.path)
    if (item.fill !== undefined) {
      context.globalAlpha = item.fillOpacity ?? 1
      context.fillStyle = recoloured(item.fill, theme)
      context.fill(path)
    }
    if (item.stroke !== undefined) {
      context.globalAlpha = item.strokeOpacity ?? 1
      context.strokeStyle = recoloured(item.stroke, theme)
      context.lineWidth = item.width ?? 1
      context.lineCap = item.cap ?? 'butt'
      context.setLineDash(item.dash ? [...item.dash] : [])
      context.stroke(path)
      context.setLineDash([])
    }
    context.globalAlpha = 1
    return
  }
  paintLabel(context, item, item.size * larger, (colour) => recoloured(colour, theme))
}

const inks = new Map<ThemeId, ReadonlyMap<string, string>>()

/** The ink of another theme that is used for the same thing. */
function recoloured(colour: string, theme: ThemeId): string {
  let table = inks.get(theme)
  if (!table) {
    const own = new Map(Object.entries(THEMES[theme]).map(([name, ink]) => [name, String(ink)]))
    table = new Map(Object.entries(THEMES.light).map(([name, ink]) => [String(ink), own.get(name) ?? String(ink)]))
    inks.set(theme, table)
  }
  return table.get(colour) ?? colour
}

const pointsOf = (part: PictureDrawing, hexes: readonly string[]): Point[] =>
  hexes.flatMap((hex) => part.points[hex] ?? [])

/** A broad arrow along a curve, narrower towards its head. */
function paintOffensive(
  context: CanvasRenderingContext2D,
  through: readonly Point[],
  colour: string,
  broad: number,
): void {
  const spine = curve(through)
  const end = spine.at(-1)
  if (!end || spine.length < 2) return
  const left: Point[] = []
  const right: Point[] = []
  spine.forEach((at, n) => {
    const half = (broad * (0.95 - (0.45 * n) / (spine.length - 1))) / 2
    const { x, y } = across(spine, n)
    left.push({ x: at.x + x * half, y: at.y + y * half })
    right.unshift({ x: at.x - x * half, y: at.y - y * half })
  })
  const { x, y } = across(spine, spine.length - 1)
  const head = [
    { x: end.x + x * broad * 0.85, y: end.y + y * broad * 0.85 },
    { x: end.x + y * broad * 1.25, y: end.y - x * broad * 1.25 },
    { x: end.x - x * broad * 0.85, y: end.y - y * broad * 0.85 },
  ]
  context.beginPath()
  for (const point of [...left, ...head, ...right]) context.lineTo(point.x, point.y)
  context.closePath()
  context.globalAlpha = 0.9
  context.fillStyle = colour
  context.fill()
  context.globalAlpha = 0.75
  context.lineWidth = broad * 0.09
  context.strokeStyle = '#FFFFFF'
  context.stroke()
  context.globalAlpha = 1
}

/** A unit step to the right of the way at a point of a line. */
function across(line: readonly Point[], n: number): Point {
  const a = line[Math.max(0, n - 1)]!
  const b = line[Math.min(line.length - 1, n + 1)]!
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1
  return { x: -(b.y - a.y) / far, y: (b.x - a.x) / far }
}

/** A smooth line from the first point to the last, drawn towards those between. */
function curve(points: readonly Point[]): Point[] {
  if (points.length < 2) return []
  return Array.from({ length: STEPS + 1 }, (_, n) => bezier(points, n / STEPS))
}

function bezier(points: readonly Point[], share: number): Point {
  let level = [...points]
  while (level.length > 1)
    level = level.slice(1).map((to, n) => {
      const from = level[n]!
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
    })
  return level[0]!
}

const within = (value: number, low: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.min(Math.max(value, low), high)
