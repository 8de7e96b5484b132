import { nameScale, numberSize } from '@hexfront/atlas/drawing'
import { type Box, RADIUS } from './geometry.ts'
import { showsGrid, showsNumbers } from './levels.ts'
import { paintLabel } from './paint-label.ts'
import type { Plan, PlannedShape } from './plan.ts'

/** Smaller signs, in pixels, are left out. */
const SPECK = 2.1
const GROUND_LAYERS: ReadonlySet<string> = new Set(['mat', 'paper', 'terrain', 'water', 'rivers'])

export interface Sheet {
  /** Of the margin round the map. */
  readonly background: string
  /** The radius of a hex on the screen, in pixels of the page. */
  readonly radius: number
  /** Pixels of the device for each unit of the map. */
  readonly scale: number
  /** The part of the map that is painted. */
  readonly box: Box
  /** `ground` leaves out what cannot be read on a map the size of a stamp. */
  readonly detail: 'all' | 'ground'
}

/** Paints a part of the map with its upper left corner at a pixel of the canvas. */
export function paintPlan(context: CanvasRenderingContext2D, plan: Plan, sheet: Sheet, left = 0, top = 0): void {
  const { scale, box, radius } = sheet
  context.setTransform(1, 0, 0, 1, left, top)
  context.fillStyle = sheet.background
  context.fillRect(0, 0, Math.ceil((box.right - box.left) * scale), Math.ceil((box.bottom - box.top) * scale))
  context.setTransform(scale, 0, 0, scale, left - box.left * scale, top - box.top * scale)
  context.lineJoin = 'round'
  for (const { name, items } of plan.layers) {
    if (sheet.detail === 'ground' && !GROUND_LAYERS.has(name)) continue
    if (name === 'grid' && !showsGrid(radius)) continue
    if (name === 'numbers' && !showsNumbers(radius)) continue
    const share = shareOf(name, plan, radius)
    for (const item of items) {
      if (item.kind === 'shape') paintShape(context, item, sheet)
      else
        for (const each of item.labels)
          if (meets(each.box, box)) paintLabel(context, each.label, each.label.size * share)
    }
  }
}

function paintShape(context: CanvasRenderingContext2D, { style, parts, grain }: PlannedShape, sheet: Sheet): void {
  if ((grain * sheet.radius) / RADIUS < SPECK) return
  const path = pathIn({ parts }, sheet.box, (style.width ?? 1) / 2 + 1)
  if (path) paintPath(context, path, style)
}

export function paintPath(context: CanvasRenderingContext2D, path: Path2D, style: PlannedShape['style']): void {
  if (style.fill !== undefined) {
    context.globalAlpha = style.fillOpacity ?? 1
    context.fillStyle = style.fill
    context.fill(path)
  }
  if (style.stroke !== undefined) {
    context.globalAlpha = style.strokeOpacity ?? 1
    context.strokeStyle = style.stroke
    context.lineWidth = style.width ?? 1
    context.lineCap = style.cap ?? 'butt'
    if (style.dash) context.setLineDash([...style.dash])
    context.stroke(path)
    if (style.dash) context.setLineDash([])
  }
  context.globalAlpha = 1
}

/** All parts of a shape that can be seen, as one path. */
function pathIn({ parts }: Pick<PlannedShape, 'parts'>, box: Box, slack: number): Path2D | null {
  let path: Path2D | null = null
  let count = 0
  for (const part of parts) {
    if (!meets(part.box, box, slack)) continue
    if (count === 0) path = part.path
    else {
      if (count === 1) path = new Path2D(path ?? undefined)
      path?.addPath(part.path)
    }
    count++
  }
  return path
}

/** What text keeps its size on the screen, and so grows less than the map. */
const SIZES: Readonly<Record<string, (radius: number) => number>> = { names: nameScale, numbers: numberSize }

/** How large the text of a layer is, as a share of what it was drawn at: never larger, since it has no more room. */
function shareOf(layer: string, { band }: Plan, radius: number): number {
  const size = SIZES[layer]
  return size ? Math.min(1, size(radius) / size(band)) : 1
}

const meets = (a: Box, b: Box, slack = 0): boolean =>
  a.left - slack < b.right && a.right + slack > b.left && a.top - slack < b.bottom && a.bottom + slack > b.top
