import type { Hex } from '@hexfront/core'
import { type Box, type Geometry, RADIUS } from './geometry.ts'
import { COUNTER_SHARE, nameShare, showsGrid, showsName, showsNumbers, showsRiverNames } from './levels.ts'
import { mottle } from './mottling.ts'
import { NAME_FONT, NUMBER_FONT, TEXT_FONT } from './palette.ts'
import type { Label, Plan, PlannedLabel, PlannedShape } from './plan.ts'
import { withMargin } from './viewport.ts'

/** Smaller signs, in pixels, are left out. */
const SPECK = 2.1
const SMALLEST_NUMBER = 6
const FONTS: Readonly<Record<Label['font'], string>> = { name: NAME_FONT, number: NUMBER_FONT, note: TEXT_FONT }
const MIDDLE_AT: Readonly<Record<Label['anchor'], CanvasTextAlign>> = { start: 'left', middle: 'center', end: 'right' }

const GROUND_LAYERS: ReadonlySet<string> = new Set(['mat', 'paper', 'terrain', 'water', 'rivers'])
/** What the stains of the paper lie on. */
const STAINED: ReadonlySet<string> = new Set(['mat', 'paper', 'terrain'])

export interface Sheet {
  readonly geometry: Geometry
  /** Of the margin round the map. */
  readonly background: string
  /** The radius of a hex on the screen, in pixels of the page. */
  readonly radius: number
  /** Pixels of the device for each unit of the map. */
  readonly scale: number
  /** The part of the map that is painted. */
  readonly box: Box
  /** How strongly the paper is stained. */
  readonly mottling: number
  /** `ground` leaves out what cannot be read on a map the size of a stamp. */
  readonly detail: 'all' | 'ground'
  /** Towns with a counter on them. */
  readonly occupied: ReadonlySet<Hex>
}

/** Paints a part of the map with its upper left corner at a pixel of the canvas. */
export function paintPlan(context: CanvasRenderingContext2D, plan: Plan, sheet: Sheet, left = 0, top = 0): void {
  const { scale, box, radius } = sheet
  context.setTransform(1, 0, 0, 1, left, top)
  context.fillStyle = sheet.background
  context.fillRect(0, 0, Math.ceil((box.right - box.left) * scale), Math.ceil((box.bottom - box.top) * scale))
  context.setTransform(scale, 0, 0, scale, left - box.left * scale, top - box.top * scale)
  context.lineJoin = 'round'
  let isMottled = false
  for (const { name, items } of plan.layers) {
    if (!isMottled && !STAINED.has(name)) {
      paintMottling(context, plan, sheet)
      isMottled = true
    }
    if (sheet.detail === 'ground' && !GROUND_LAYERS.has(name)) continue
    if (name === 'grid' && !showsGrid(radius)) continue
    if (name === 'numbers' && !showsNumbers(radius)) continue
    for (const item of items) {
      if (item.kind === 'shape') paintShape(context, item, sheet)
      else for (const each of item.labels) if (meets(each.box, box)) paintLabel(context, name, each, sheet)
    }
  }
}

/** Only the hexes are stained, not the margin of the sheet. */
function paintMottling(context: CanvasRenderingContext2D, plan: Plan, { geometry, box, mottling }: Sheet): void {
  const inner = withMargin(geometry.box, -2 * RADIUS)
  const isInside = box.left > inner.left && box.right < inner.right && box.top > inner.top && box.bottom < inner.bottom
  if (geometry.isFull && isInside) {
    mottle(context, mottling, () => context.fillRect(box.left, box.top, box.right - box.left, box.bottom - box.top))
    return
  }
  const paper = plan.layers.find(({ name }) => name === 'paper')?.items[0]
  const path = paper?.kind === 'shape' ? pathIn(paper, box, 1) : null
  if (path) mottle(context, mottling, () => context.fill(path))
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

function paintLabel(context: CanvasRenderingContext2D, layer: string, planned: PlannedLabel, sheet: Sheet): void {
  const { label, size, hex } = planned
  const { radius, geometry } = sheet
  const isName = layer === 'names'
  if (isName && !(label.italic ? showsRiverNames(radius) : showsName(size, radius))) return
  const shown = isName
    ? (size * nameShare(radius) * RADIUS) / radius
    : Math.max(size, (SMALLEST_NUMBER * RADIUS) / radius)
  const isPushed = hex !== 0 && sheet.occupied.has(hex)
  const x = isPushed ? geometry.x[hex]! : label.x
  const y = isPushed ? geometry.y[hex]! + (COUNTER_SHARE / 2) * RADIUS + 3 + shown * 0.74 : label.y
  context.save()
  context.translate(x, y)
  if (label.turn && !isPushed) context.rotate((label.turn * Math.PI) / 180)
  context.font = `${label.italic ? 'italic ' : ''}${label.weight} ${shown}px ${FONTS[label.font]}`
  context.letterSpacing = `${((label.spacing ?? 0) * shown) / label.size}px`
  context.textAlign = isPushed ? 'center' : MIDDLE_AT[label.anchor]
  if (label.halo !== undefined) {
    context.globalAlpha = 0.88
    context.strokeStyle = label.halo
    context.lineWidth = (3.4 * Math.max(0.75, nameShare(radius)) * RADIUS) / radius
    context.strokeText(label.text, 0, 0)
  }
  context.globalAlpha = label.opacity ?? 1
  context.fillStyle = label.colour
  context.fillText(label.text, 0, 0)
  context.restore()
}

export const meets = (a: Box, b: Box, slack = 0): boolean =>
  a.left - slack < b.right && a.right + slack > b.left && a.top - slack < b.bottom && a.bottom + slack > b.top
