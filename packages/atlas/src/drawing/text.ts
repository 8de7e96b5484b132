import type { Point } from '@hexfront/core'
import type { Label } from './drawing.ts'
import { advances, heights, textWidth } from './faces.ts'
import { type Patch, reachX, reachY, upright } from './patch.ts'

/** From one line of a name to the next, as a share of its size. */
export const LEADING = 1

/** How wide and how strong the rim of paper round a name is. */
export const haloWidth = (size: number): number => size * 0.24
export const HALO_OPACITY = 0.85

export interface Letter extends Point {
  readonly letter: string
  /** Degrees, clockwise, about the point where the letter begins on its baseline. */
  readonly turn: number
}

/** Letters along the course of a label, about its middle. */
export function lettersOf(label: Label, course: readonly Point[], size: number = label.size): Letter[] {
  const spacing = ((label.spacing ?? 0) * size) / label.size
  const widths = advances(label.text, label).map((share) => share * size)
  const length = widths.reduce((sum, width) => sum + width + spacing, -spacing)
  const walk = new Walk(course)
  let from = (walk.length - length) / 2
  return [...label.text].map((letter, n) => {
    const width = widths[n]!
    const a = walk.at(from)
    const b = walk.at(from + width)
    const middle = walk.at(from + width / 2)
    const angle = Math.atan2(b.y - a.y, b.x - a.x)
    from += width + spacing
    return {
      letter,
      x: middle.x - (Math.cos(angle) * width) / 2,
      y: middle.y - (Math.sin(angle) * width) / 2,
      turn: (angle * 180) / Math.PI,
    }
  })
}

/** What the letters of a label cover. */
export function patchesOf(label: Label): Patch[] {
  const { size, spacing = 0, course } = label
  if (course)
    return lettersOf(label, course).flatMap(({ letter, x, y, turn }) => {
      if (letter === ' ') return []
      const { over, under } = heights(letter, label)
      return [turned({ x, y }, turn, 0, textWidth(letter, label, size), over * size, under * size)]
    })
  return label.text.split('\n').map((line, n) => {
    const width = textWidth(line, label, size, spacing)
    const { over, under } = heights(line, label)
    const left = label.anchor === 'start' ? 0 : label.anchor === 'end' ? -width : -width / 2
    const y = label.y + n * LEADING * size
    if (label.turn) return turned(label, label.turn, left, width, over * size, under * size)
    return upright(label.x + left, y - over * size, label.x + left + width, y + under * size)
  })
}

/** The box that a label is wholly in, its halo too. */
export function reachOf(label: Label): { left: number; top: number; right: number; bottom: number } {
  const rim = label.halo === undefined ? 1 : haloWidth(label.size)
  let [left, top, right, bottom] = [label.x, label.y, label.x, label.y]
  for (const patch of patchesOf(label)) {
    left = Math.min(left, patch.x - reachX(patch) - rim)
    top = Math.min(top, patch.y - reachY(patch) - rim)
    right = Math.max(right, patch.x + reachX(patch) + rim)
    bottom = Math.max(bottom, patch.y + reachY(patch) + rim)
  }
  return { left, top, right, bottom }
}

function turned({ x, y }: Point, turn: number, left: number, width: number, over: number, under: number): Patch {
  const angle = (turn * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const along = left + width / 2
  const down = (under - over) / 2
  return {
    x: x + along * cos - down * sin,
    y: y + along * sin + down * cos,
    wide: width / 2,
    high: (over + under) / 2,
    sin,
    cos,
  }
}

/** A line by the way gone along it; beyond its ends it goes straight on. */
export class Walk {
  readonly #points: readonly Point[]
  readonly #gone: Float64Array

  constructor(points: readonly Point[]) {
    this.#points = points
    this.#gone = new Float64Array(points.length)
    for (let n = 1; n < points.length; n++) this.#gone[n] = this.#gone[n - 1]! + distance(points[n - 1]!, points[n]!)
  }

  get length(): number {
    return this.#gone.at(-1) ?? 0
  }

  at(way: number): Point {
    const last = this.#points.length - 1
    let [low, high] = [0, last]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if (this.#gone[middle]! <= way) low = middle
      else high = middle
    }
    const [a, b] = [this.#points[low]!, this.#points[high]!]
    const span = this.#gone[high]! - this.#gone[low]!
    const share = span === 0 ? 0 : (way - this.#gone[low]!) / span
    return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
  }
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** As fine as text is placed. */
export const tenth = (n: number): number => Math.round(n * 10) / 10
