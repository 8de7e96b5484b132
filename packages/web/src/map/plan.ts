import type { DrawnLayer, Item } from '@hexfront/atlas/drawing'
import type { Board, Hex } from '@hexfront/core'
import { type Box, type Geometry, RADIUS } from './geometry.ts'
import { type Band, nameShare } from './levels.ts'
import { piecesOf, reach } from './path-pieces.ts'

type Shape = Extract<Item, { kind: 'shape' }>
export type Label = Extract<Item, { kind: 'label' }>

/** A drawing made ready to be painted tile by tile. */
export interface Plan {
  readonly band: Band
  readonly layers: readonly PlannedLayer[]
}

interface PlannedLayer {
  readonly name: string
  readonly items: readonly (PlannedShape | PlannedLabels)[]
}

export interface PlannedShape {
  readonly kind: 'shape'
  readonly style: Shape
  readonly parts: readonly Part[]
  /** How far a usual part of it reaches: what would be a mere speck on the screen is left out. */
  readonly grain: number
}

export interface Part {
  readonly path: Path2D
  readonly box: Box
}

interface PlannedLabels {
  readonly kind: 'labels'
  readonly labels: readonly PlannedLabel[]
}

export interface PlannedLabel {
  readonly label: Label
  /** Its size at full radius. */
  readonly size: number
  /** The town it names, where it names one: a counter there pushes it down. */
  readonly hex: Hex
  /** Wherever it may be drawn. */
  readonly box: Box
}

/** Paths are cut once, however many drawings they are in. */
export class Planner {
  readonly #board: Board
  readonly #geometry: Geometry
  readonly #parts = new Map<string, { readonly parts: readonly Part[]; readonly grain: number }>()

  constructor(board: Board, geometry: Geometry) {
    this.#board = board
    this.#geometry = geometry
  }

  /** In small steps, since a whole map takes longer than a frame. */
  *plan(drawn: Iterable<DrawnLayer>, band: Band): Generator<undefined, Plan> {
    const layers: PlannedLayer[] = []
    for (const { name, items } of drawn) {
      yield
      if (name === 'legend' || items.length === 0) continue
      const planned: (PlannedShape | PlannedLabels)[] = []
      const labels: PlannedLabel[] = []
      for (const item of items) {
        if (item.kind === 'label') labels.push(this.#label(name, item, band))
        else {
          if (!this.#parts.has(item.path)) yield
          planned.push({ kind: 'shape', style: item, ...this.#cut(item.path) })
        }
      }
      // Towns over rivers, where a counter has pushed a name down onto one.
      labels.sort((a, b) => Number(b.label.italic ?? false) - Number(a.label.italic ?? false))
      if (labels.length > 0) planned.push({ kind: 'labels', labels })
      layers.push({ name, items: joinedAlike(planned) })
    }
    return { band, layers }
  }

  #cut(path: string): { readonly parts: readonly Part[]; readonly grain: number } {
    const known = this.#parts.get(path)
    if (known) return known
    const pieces = piecesOf(path)
    const strokes = path.split('M').length - 1
    const parts = pieces.map((piece) => ({ path: new Path2D(piece.path), box: piece.box }))
    // Long lines count as they are; strewn signs by how little room one of them takes.
    const first = pieces[0]
    const grain = strokes > 200 && first ? signSize(first.path) : Number.POSITIVE_INFINITY
    const cut = { parts, grain }
    this.#parts.set(path, cut)
    return cut
  }

  #label(layer: string, label: Label, band: Band): PlannedLabel {
    const isName = layer === 'names'
    const size = isName ? (label.size / Math.max(0.62, band / RADIUS)) * Math.min(1, band / RADIUS) : label.size
    const hex = isName && !label.italic ? this.#townOf(label) : 0
    // Names keep their size on the screen while the map shrinks, down to the smallest radius of the band.
    const largest = isName ? (size * nameShare(band) * RADIUS) / band : size * 1.6
    const wide = label.text.length * (largest * 0.62 + (label.spacing ?? 0) * 2)
    const reach = wide + largest
    const box = { left: label.x - reach, top: label.y - reach, right: label.x + reach, bottom: label.y + reach }
    if (hex === 0 && !label.turn)
      return { label, size, hex, box: { ...box, top: label.y - largest * 1.2, bottom: label.y + largest } }
    if (hex === 0) return { label, size, hex, box }
    const top = Math.min(label.y, this.#geometry.y[hex]!) - RADIUS - largest
    return {
      label,
      size,
      hex,
      box: { ...box, top, bottom: Math.max(label.y, this.#geometry.y[hex]!) + RADIUS + largest },
    }
  }

  #townOf({ text, x, y }: Label): Hex {
    let found = 0
    let least = RADIUS * 2.5
    for (const { name, hex } of this.#board.places) {
      if (name !== text && name.toUpperCase() !== text) continue
      const far = Math.hypot(this.#geometry.x[hex]! - x, this.#geometry.y[hex]! - y)
      if (far > least) continue
      least = far
      found = hex
    }
    return found
  }
}

function signSize(path: string): number {
  const next = path.indexOf('M', 1)
  const one = piecesOf(next < 0 ? path : path.slice(0, next))[0]
  return one ? reach(one.box) : Number.POSITIVE_INFINITY
}

/** Neighbours of one style are painted as one: many small things cost as little as one large one. */
function joinedAlike(items: readonly (PlannedShape | PlannedLabels)[]): (PlannedShape | PlannedLabels)[] {
  const joined: (PlannedShape | PlannedLabels)[] = []
  for (const item of items) {
    const before = joined.at(-1)
    if (item.kind === 'shape' && before?.kind === 'shape' && isAlike(before.style, item.style))
      joined[joined.length - 1] = {
        ...before,
        parts: [...before.parts, ...item.parts],
        grain: Math.max(before.grain, item.grain),
      }
    else joined.push(item)
  }
  return joined
}

/** Opaque shapes only: what shines through must not be joined with what it covers. */
const isAlike = (a: Shape, b: Shape): boolean =>
  a.fill === b.fill &&
  a.stroke === b.stroke &&
  a.width === b.width &&
  a.cap === b.cap &&
  (a.fillOpacity ?? 1) === (b.fillOpacity ?? 1) &&
  (a.strokeOpacity ?? 1) === (b.strokeOpacity ?? 1) &&
  a.dash === undefined &&
  b.dash === undefined &&
  (a.fill === undefined || a.stroke === undefined)
