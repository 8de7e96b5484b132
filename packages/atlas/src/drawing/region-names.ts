import type { Point } from '@hexfront/core'
import type { Label } from './drawing.ts'
import { heights, textWidth } from './faces.ts'
import type { Spread } from './look.ts'
import { RADIUS } from './pen.ts'
import { NUMBERED_FROM } from './scale.ts'
import type { Scene } from './scene.ts'
import { Walk } from './text.ts'

/** How high the name of a region rises between its ends, as a share of its length. */
const RISE = 0.05
/** Letters of regions grow with the map, but no further than this. */
const LARGEST = 140
/** Those of seas leave room for the numbers of hexes. */
const LARGEST_BY_NUMBERS = 44
/** In pixels of the screen. */
const SMALLEST = 7

/** Behind everything but the ground: strong from afar, a mere tint close up. */
export function regionNames(scene: Scene): Label[] {
  const strength = scene.radius < 10 ? 0.5 : scene.radius < 20 ? 0.3 : scene.radius < 34 ? 0.22 : 0.15
  return scene.look.regions.flatMap((region) => {
    const pitch = scene.radius < 10 ? 1.45 : 1.8
    const label = spread(scene, region, { weight: 500, pitch, largest: LARGEST, rise: RISE })
    return label ? [{ ...label, colour: scene.ink.number, opacity: strength }] : []
  })
}

/** Seas and large lakes, where their letters are large enough to be read. */
export const seaNames = (scene: Scene): Label[] =>
  scene.look.waters.flatMap((water) => {
    const largest = scene.radius < NUMBERED_FROM ? LARGEST : LARGEST_BY_NUMBERS
    const label = spread(scene, water, { weight: 500, italic: true, pitch: 1.5, largest, rise: 0 })
    if (!label || (label.size * scene.radius) / RADIUS < SMALLEST) return []
    return [{ ...label, colour: scene.ink.riverText, opacity: 0.8 }]
  })

interface Style extends Pick<Label, 'weight' | 'italic'> {
  /** From letter to letter, as a share of their usual width. */
  readonly pitch: number
  readonly largest: number
  readonly rise: number
}

/** Capitals with even gaps from one hex to the other; nothing where the map does not hold both. */
function spread(
  { pen, board }: Scene,
  { name, from, to }: Spread,
  { pitch, largest, rise, ...style }: Style,
): Omit<Label, 'colour'> | null {
  const [a, b] = [board.grid.find(from), board.grid.find(to)]
  if (a === 0 || b === 0) return null
  const [start, end] = [pen.centre(a), pen.centre(b)]
  const text = name.toUpperCase()
  const face = { font: 'name', ...style } as const
  const straight = Math.hypot(end.x - start.x, end.y - start.y)
  const size = Math.min(largest, straight / textWidth(text, face, 1) / pitch)
  // The middles of its letters, not their feet, are on the line.
  const down = (heights(text, face).over / 2) * (size / straight)
  const shifted = ({ x, y }: Point): Point => ({ x: x - (end.y - start.y) * down, y: y + (end.x - start.x) * down })
  const course = bow(start, end, rise).map(shifted)
  const { x, y } = course[course.length >> 1]!
  const spacing = (new Walk(course).length - textWidth(text, face, size)) / (text.length - 1)
  return { kind: 'label', x, y, text, size, ...face, anchor: 'middle', spacing, course }
}

function bow(a: Point, b: Point, rise: number): Point[] {
  return Array.from({ length: 13 }, (_, n) => {
    const share = n / 12
    const high = 4 * rise * share * (1 - share)
    return {
      x: a.x + (b.x - a.x) * share + (b.y - a.y) * high,
      y: a.y + (b.y - a.y) * share - (b.x - a.x) * high,
    }
  })
}
