import type { Hex, Place, Point } from '@hexfront/core'
import type { Box, Geometry } from './geometry.ts'
import { NUMBER_FONT, type Palette } from './palette.ts'

/** What marks are drawn with: the context's unit is that of the map, and `px` units make a pixel of the page. */
export interface Pen {
  readonly context: CanvasRenderingContext2D
  readonly geometry: Geometry
  readonly palette: Palette
  readonly px: number
  /** How thick marks are, as a share of their thickness at full size. */
  readonly weight: number
  readonly radius: number
  readonly box: Box
}

export function newPen(
  context: CanvasRenderingContext2D,
  geometry: Geometry,
  palette: Palette,
  radius: number,
  box: Box,
): Pen {
  const weight = Math.min(1.15, Math.max(0.42, radius / 50))
  return { context, geometry, palette, px: 50 / radius, weight, radius, box }
}

export interface Stroke {
  readonly colour: string
  /** In pixels at full size. */
  readonly width: number
  readonly dash?: readonly [number, number]
  readonly opacity?: number
  readonly cap?: CanvasLineCap
}

/** Strokes the open path. */
export function stroke({ context, px, weight }: Pen, { colour, width, dash, opacity, cap }: Stroke): void {
  context.strokeStyle = colour
  context.lineWidth = Math.max(width * weight, Math.min(width, 0.9)) * px
  context.lineCap = cap ?? 'butt'
  context.lineJoin = 'round'
  context.globalAlpha = opacity ?? 1
  if (dash) context.setLineDash(dash.map((length) => length * weight * px))
  context.stroke()
  if (dash) context.setLineDash([])
  context.globalAlpha = 1
}

/** Fills the open path. */
export function tint({ context }: Pen, colour: string, opacity: number): void {
  context.fillStyle = colour
  context.globalAlpha = opacity
  context.fill()
  context.globalAlpha = 1
}

/** Opens a path round those of these places that are on the map and near. */
export function traceAll({ context, geometry, box }: Pen, places: Iterable<Place>, share: number): void {
  context.beginPath()
  for (const place of places)
    if (geometry.isOnMap(place) && geometry.isNear(place, box)) geometry.trace(context, place, share)
}

/** Opens a path along the sides where a set of hexes ends, a little inside it. */
export function traceRim({ context, geometry, box }: Pen, hexes: ReadonlySet<Hex>, share: number): void {
  context.beginPath()
  for (const hex of hexes) {
    if (!geometry.isNear(hex, box)) continue
    for (let d = 0; d < 6; d++)
      if (!hexes.has(geometry.grid.neighbour(hex, d))) geometry.traceSide(context, hex, d, share)
  }
}

/** Opens a path through the middles of places, rounded at its corners. */
export function traceLine({ context }: Pen, points: readonly Point[]): void {
  context.beginPath()
  const [first, second] = points
  if (!first || !second) return
  context.moveTo(first.x, first.y)
  for (let n = 1; n < points.length - 1; n++) {
    const at = points[n]!
    const next = points[n + 1]!
    context.quadraticCurveTo(at.x, at.y, (at.x + next.x) / 2, (at.y + next.y) / 2)
  }
  const end = points.at(-1) ?? second
  context.lineTo(end.x, end.y)
}

export const pointsOf = ({ geometry }: Pen, places: readonly Place[]): Point[] =>
  places.filter((place) => geometry.isOnMap(place)).map((hex) => geometry.centre(hex))

/** A disc with letters, in pixels round a point of the map. */
export function disc(
  { context, px, weight }: Pen,
  { x, y }: Point,
  text: string,
  fill: string,
  ink: string,
  rim: string,
): void {
  const size = Math.max(0.66, weight) * px
  const half = Math.max(10.5, text.length * 3.6 + 5) * size
  context.beginPath()
  context.roundRect(x - half, y - 10.5 * size, half * 2, 21 * size, 10.5 * size)
  context.fillStyle = fill
  context.fill()
  context.lineWidth = 1.4 * size
  context.strokeStyle = rim
  context.stroke()
  letters(context, text, x, y, 14.5 * size, ink)
}

/** A disc with a cross: here the way ends. */
export function crossedDisc({ context, px, weight, palette }: Pen, { x, y }: Point): void {
  const size = Math.max(0.6, weight) * px
  context.beginPath()
  context.arc(x, y, 11 * size, 0, 2 * Math.PI)
  context.fillStyle = palette.casing
  context.fill()
  context.lineWidth = 2.5 * size
  context.strokeStyle = palette.cut
  context.stroke()
  context.lineCap = 'round'
  context.lineWidth = 3 * size
  context.beginPath()
  context.moveTo(x - 4.6 * size, y - 4.6 * size)
  context.lineTo(x + 4.6 * size, y + 4.6 * size)
  context.moveTo(x + 4.6 * size, y - 4.6 * size)
  context.lineTo(x - 4.6 * size, y + 4.6 * size)
  context.stroke()
}

/** A line of text on a small card; its left lower corner lies at the point. */
export function chip(
  { context, px, weight }: Pen,
  { x, y }: Point,
  text: string,
  { fill, ink, rim }: { readonly fill: string; readonly ink: string; readonly rim: string },
): number {
  const size = Math.max(0.62, weight) * px
  const isLong = text.length > 6
  context.font = `${isLong ? 600 : 700} ${isLong ? 13 : 15}px ${NUMBER_FONT}`
  context.letterSpacing = '0.2px'
  const width = (context.measureText(text).width + 11) * size
  const height = (isLong ? 19 : 21) * size
  context.beginPath()
  context.roundRect(x, y - height, width, height, 5 * size)
  context.fillStyle = fill
  context.fill()
  context.lineWidth = 1.4 * size
  context.strokeStyle = rim
  context.stroke()
  letters(context, text, x + width / 2, y - height / 2, (isLong ? 13 : 15) * size, ink)
  context.letterSpacing = '0px'
  return height
}

function letters(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  ink: string,
): void {
  context.font = `${text.length > 6 ? 600 : 700} ${size}px ${NUMBER_FONT}`
  context.textAlign = 'center'
  context.fillStyle = ink
  context.fillText(text, x, y + size * 0.35)
}
