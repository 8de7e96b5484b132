import { type DrawnLayer, type Item, type Label, reachOf } from '@hexfront/atlas/drawing'
import type { Box } from './geometry.ts'
import type { Band } from './levels.ts'
import { piecesOf, reach } from './path-pieces.ts'

type Shape = Extract<Item, { kind: 'shape' }>

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

interface PlannedLabel {
  readonly label: Label
  /** All that it covers, at its largest. */
  readonly box: Box
}

/** Labels that are measured in one step. */
const STRIDE = 500

/** Paths are cut once, however many drawings they are in. */
export class Planner {
  readonly #parts = new Map<string, { readonly parts: readonly Part[]; readonly grain: number }>();

  /** In small steps, since a whole map takes longer than a frame. */
  *plan(drawn: Iterable<DrawnLayer>, band: Band): Generator<undefined, Plan> {
    const layers: PlannedLayer[] = []
    for (const { name, items } of drawn) {
      yield
      if (name === 'legend' || items.length === 0) continue
      const planned: (PlannedShape | PlannedLabels)[] = []
      const labels: PlannedLabel[] = []
      for (const item of items) {
        if (item.kind === 'label') {
          labels.push({ label: item, box: reachOf(item) })
          if (labels.length % STRIDE === 0) yield
        } else {
          if (!this.#parts.has(item.path)) yield
          planned.push({ kind: 'shape', style: item, ...this.#cut(item.path) })
        }
      }
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
