import { MARGIN } from '@hexfront/atlas/drawing'
import type { Point } from '@hexfront/core'
import { type Box, RADIUS } from './geometry.ts'

/** What part of the map is looked at: the point in the middle of the window, and how many pixels a unit is long. */
export interface View {
  readonly x: number
  readonly y: number
  readonly scale: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const SMALLEST_RADIUS = 5
export const LARGEST_RADIUS = 90
export const ZOOM_STEP = 1.25
/** The radius at which everything on the map is drawn in full. */
export const FULL_RADIUS = 50

export const radiusOf = ({ scale }: View): number => scale * RADIUS

export const toScreen = (view: View, { width, height }: Size, x: number, y: number): Point => ({
  x: (x - view.x) * view.scale + width / 2,
  y: (y - view.y) * view.scale + height / 2,
})

export const toMap = (view: View, { width, height }: Size, x: number, y: number): Point => ({
  x: (x - width / 2) / view.scale + view.x,
  y: (y - height / 2) / view.scale + view.y,
})

/** What the window shows of the map. */
export function shownBox({ x, y, scale }: View, { width, height }: Size): Box {
  const halfWidth = width / scale / 2
  const halfHeight = height / scale / 2
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight }
}

/** Dragged by this many pixels: what was under the pointer stays under it. */
export const panned = ({ x, y, scale }: View, dx: number, dy: number): View => ({
  x: x - dx / scale,
  y: y - dy / scale,
  scale,
})

/** At another scale; the point of the map at this pixel stays where it is. */
export function zoomedAbout(view: View, size: Size, px: number, py: number, scale: number): View {
  const { x, y } = toMap(view, size, px, py)
  return { x: x - (px - size.width / 2) / scale, y: y - (py - size.height / 2) / scale, scale }
}

/** The view that shows all of a box. */
export function fitted(box: Box, { width, height }: Size): View {
  const scale = Math.min(width / (box.right - box.left), height / (box.bottom - box.top))
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, scale }
}

export const withMargin = ({ left, top, right, bottom }: Box, by = MARGIN): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})

/** Zoomed neither too far in nor out, and never off the map. */
export function clamped({ x, y, scale }: View, map: Box, size: Size): View {
  const all = fitted(withMargin(map), size).scale
  const least = Math.min(SMALLEST_RADIUS / RADIUS, all)
  const held = Math.min(Math.max(scale, least), LARGEST_RADIUS / RADIUS)
  return { x: within(x, map.left, map.right), y: within(y, map.top, map.bottom), scale: held }
}

/** Moved so that the window shows no more beside the map than it must: where all of it fits, it is in the middle. */
export function restrained({ x, y, scale }: View, map: Box, { width, height }: Size): View {
  const all = withMargin(map)
  return { x: inside(x, all.left, all.right, width / scale), y: inside(y, all.top, all.bottom, height / scale), scale }
}

function inside(middle: number, low: number, high: number, length: number): number {
  return high - low <= length ? (low + high) / 2 : within(middle, low + length / 2, high - length / 2)
}

/** Moved by the least that brings one of some boxes into the window with a little round it; null where one is there already. */
export function broughtInto(view: View, size: Size, boxes: readonly Box[]): View | null {
  const shown = shownBox(view, size)
  if (boxes.length === 0 || boxes.some((box) => isInside(box, shown))) return null
  const moved = boxes.map((box) => {
    const wide = withMargin(box, RADIUS)
    return {
      x: view.x + shift(wide.left, wide.right, shown.left, shown.right),
      y: view.y + shift(wide.top, wide.bottom, shown.top, shown.bottom),
      scale: view.scale,
    }
  })
  const far = ({ x, y }: View): number => Math.hypot(x - view.x, y - view.y)
  return moved.reduce((best, one) => (far(one) < far(best) ? one : best))
}

const isInside = (box: Box, shown: Box): boolean =>
  box.left >= shown.left && box.right <= shown.right && box.top >= shown.top && box.bottom <= shown.bottom

/** How far a window must go to hold a stretch; where it cannot, to have it in the middle. */
function shift(low: number, high: number, from: number, to: number): number {
  if (high - low > to - from) return (low + high - from - to) / 2
  return low < from ? low - from : high > to ? high - to : 0
}

/** On the way from one view to another; zooming runs evenly to the eye. */
export function between(from: View, to: View, share: number): View {
  if (share >= 1) return to
  const scale = from.scale * (to.scale / from.scale) ** share
  // What the scale has covered of its way, so that a fixed point of the two views stays fixed.
  const way = 1 / from.scale - 1 / to.scale
  const part = Math.abs(way) < 1e-9 ? share : (1 / from.scale - 1 / scale) / way
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, scale }
}

const within = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)

/** `cubic-bezier(.2, 0, 0, 1)`: off at once, soft on arrival. */
export function eased(share: number): number {
  if (share <= 0) return 0
  if (share >= 1) return 1
  let low = 0
  let high = 1
  for (let n = 0; n < 20; n++) {
    const middle = (low + high) / 2
    if (bezier(middle, 0.2, 0) < share) low = middle
    else high = middle
  }
  return bezier((low + high) / 2, 0, 1)
}

const bezier = (t: number, a: number, b: number): number => {
  const rest = 1 - t
  return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
}
