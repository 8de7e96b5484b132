import { SYMBOLS } from 'virtual:symbols'
import type { Face, MarkKind, SideLook, Size } from '@hexfront/core'
import { type Level, levelOf } from './levels.ts'
import { inkOf, NUMBER_FONT, PALETTES, type Palette, type SideInk } from './palette.ts'
import type { Piece, ThemeId } from './scene.ts'

/** Counters are drawn on a square of this many units. */
const UNITS = 52
const STRIPE = 6
const ROUNDING = 0.07
const BOX_WIDTH = 29.5
const BOX_ASPECT = 114 / 164

export type Marks = Piece['marks']

/** How far marks may stand out over the edge of a counter, as a share of its side. */
export const OVERHANG = 0.24

/** A canvas for panels with one counter on it, sharp on any screen. */
export function counterCanvas(
  face: Face,
  values: string,
  marks: Marks,
  side: number,
  theme: ThemeId,
  sides: readonly SideLook[],
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const whole = roomOf(side)
  const ratio = window.devicePixelRatio || 1
  canvas.width = Math.round(whole * ratio)
  canvas.height = Math.round(whole * ratio)
  canvas.style.width = `${whole}px`
  canvas.style.height = `${whole}px`
  const context = canvas.getContext('2d')
  if (!context) return canvas
  context.scale(ratio, ratio)
  paintFace(context, face, values, marks, whole / 2, whole / 2, side, levelOf(side), theme, sides)
  return canvas
}

/** What a counter takes up, with marks over its edge. */
export const roomOf = (side: number): number => Math.ceil(side * (1 + 2 * OVERHANG * 0.5))

/** Draws a counter round its middle, in as much detail as the level has. */
export function paintFace(
  context: CanvasRenderingContext2D,
  face: Face,
  values: string,
  marks: Marks,
  x: number,
  y: number,
  side: number,
  level: Level,
  theme: ThemeId,
  sides: readonly SideLook[],
): void {
  const palette = PALETTES[theme]
  const ink = inkOf(palette, sides, face.side)
  const has = (kind: MarkKind): boolean => marks.some((mark) => mark.kind === kind)
  context.save()
  context.translate(x - side / 2, y - side / 2)
  context.scale(side / UNITS, side / UNITS)
  if (level === 1) paintBlock(context, ink)
  else {
    paintCard(context, ink, face.stripe)
    const isHidden = has('hidden')
    const middle = UNITS / 2 + (face.stripe === '' ? 0 : 2.6)
    if (isHidden) paintBox(context, ink, middle, level, () => question(context, ink))
    else if (face.arm === 'railhead') paintRails(context, ink, middle, level)
    else paintBox(context, ink, middle, level, () => paintSymbol(context, face, ink))
    if (level >= 4 && !isHidden) {
      paintSize(context, face.size, middle, ink)
      paintName(context, face.name, ink)
    }
    if (face.band !== undefined && !isHidden) paintRibbon(context, face.band, level)
    if (level >= 3 && !isHidden) paintValues(context, values, middle, level, ink, face.box ?? '')
    if (has('reduced')) paintBand(context, ink)
    if (has('spent')) paintWash(context, ink)
    if (has('done') || has('spent')) paintCorner(context, palette)
    if (has('chosen')) paintRing(context, palette)
  }
  if (level > 1) paintChips(context, marks, palette, side)
  context.restore()
}

/** The edge of a counter that lies under others. */
export function paintBlank(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  side: number,
  stripe: string,
  ink: SideInk,
): void {
  context.save()
  context.translate(x - side / 2, y - side / 2)
  context.scale(side / UNITS, side / UNITS)
  paintCard(context, ink, stripe)
  context.restore()
}

function paintBlock(context: CanvasRenderingContext2D, ink: SideInk): void {
  context.fillStyle = ink.ground
  context.fillRect(0, 0, UNITS, UNITS)
  context.lineWidth = 4
  context.strokeStyle = ink.edge
  context.strokeRect(2, 2, UNITS - 4, UNITS - 4)
}

function paintCard(context: CanvasRenderingContext2D, ink: SideInk, stripe: string): void {
  const round = UNITS * ROUNDING
  context.fillStyle = 'rgb(29 19 10 / 30%)'
  context.beginPath()
  context.roundRect(1, 1.8, UNITS, UNITS, round)
  context.fill()
  context.fillStyle = ink.ground
  context.beginPath()
  context.roundRect(0, 0, UNITS, UNITS, round)
  context.fill()
  if (stripe !== '') {
    context.save()
    context.clip()
    context.fillStyle = stripe
    context.fillRect(0, 0, STRIPE, UNITS)
    context.restore()
    context.globalAlpha = 0.8
    line(context, ink.edge, 0.7, 'M6 .5V51.5')
    context.globalAlpha = 1
  }
  line(context, 'rgb(255 255 255 / 38%)', 1, 'M1.2 4.4Q1.2 1.2 4.4 1.2H47.6Q50.8 1.2 50.8 4.4')
  line(context, 'rgb(0 0 0 / 18%)', 1.6, 'M2 50.8H50')
  context.lineWidth = 1
  context.strokeStyle = ink.edge
  context.beginPath()
  context.roundRect(0, 0, UNITS, UNITS, round)
  context.stroke()
}

/** A NATO frame with something in it; inside, a unit is one of the symbol's. */
function paintBox(
  context: CanvasRenderingContext2D,
  ink: SideInk,
  middle: number,
  level: Level,
  inside: () => void,
): void {
  const width = level === 2 ? 37 : BOX_WIDTH
  const height = width * BOX_ASPECT
  const top = level === 2 ? (UNITS - height) / 2 : level === 3 ? 5.5 : 11.4
  context.save()
  context.translate(middle - width / 2, top)
  context.scale(width / 164, width / 164)
  context.translate(7, 7)
  context.fillStyle = ink.box
  context.fillRect(0, 0, 150, 100)
  // Thin lines are lost on small counters.
  context.save()
  context.beginPath()
  context.rect(0, 0, 150, 100)
  context.clip()
  inside()
  context.restore()
  context.lineJoin = 'miter'
  context.lineWidth = 7
  context.strokeStyle = ink.boxInk
  context.strokeRect(0, 0, 150, 100)
  context.restore()
}

function paintSymbol(context: CanvasRenderingContext2D, { arm }: Face, ink: SideInk): void {
  const { strokes, fills, texts } = pathsOf(arm)
  context.strokeStyle = ink.boxInk
  context.fillStyle = ink.boxInk
  for (const { path, width } of strokes) {
    context.lineWidth = Math.max(width, 4.6)
    context.stroke(path)
  }
  for (const path of fills) context.fill(path)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const { text, x, y, size } of texts) {
    context.font = `700 ${size * 1.25}px ${NUMBER_FONT}`
    context.fillText(text, x, y)
  }
  context.textBaseline = 'alphabetic'
}

interface SymbolPaths {
  readonly strokes: readonly { readonly path: Path2D; readonly width: number }[]
  readonly fills: readonly Path2D[]
  readonly texts: (typeof SYMBOLS)['infantry']['texts']
}

const paths = new Map<string, SymbolPaths>()

function pathsOf(arm: Face['arm']): SymbolPaths {
  const known = paths.get(arm)
  if (known) return known
  const { strokes, fills, texts } = SYMBOLS[arm]
  const made = {
    strokes: strokes.map(({ path, width }) => ({ path: new Path2D(path), width })),
    fills: fills.map((path) => new Path2D(path)),
    texts,
  }
  paths.set(arm, made)
  return made
}

function question(context: CanvasRenderingContext2D, ink: SideInk): void {
  context.fillStyle = ink.boxInk
  context.font = `700 98px ${NUMBER_FONT}`
  context.textAlign = 'center'
  context.fillText('?', 75, 84)
}

function paintRails(context: CanvasRenderingContext2D, ink: SideInk, middle: number, level: Level): void {
  context.save()
  context.translate(middle, level === 2 ? UNITS / 2 : level === 3 ? 15.5 : 19)
  if (level === 2) context.scale(1.3, 1.3)
  line(context, ink.ink, 1.7, 'M-13 -4H13M-13 4H13M-10 -7V7M-5 -7V7M0 -7V7M5 -7V7M10 -7V7')
  context.restore()
}

/** A cross for each X, a stroke for each I. */
const SIZE_SIGNS: Readonly<Record<Size, string>> = {
  battlegroup: '[KG]',
  battalion: 'II',
  regiment: 'III',
  brigade: 'X',
  division: 'XX',
  corps: 'XXX',
  army: 'XXXX',
  front: 'XXXXX',
  '': '',
}

function paintSize(context: CanvasRenderingContext2D, size: Size, middle: number, ink: SideInk): void {
  const sign = SIZE_SIGNS[size]
  if (sign === '') return
  if (sign.startsWith('[')) {
    context.fillStyle = ink.ink
    context.font = `700 8.5px ${NUMBER_FONT}`
    context.textAlign = 'center'
    context.fillText(sign, middle, 10)
    return
  }
  const wide = sign.startsWith('X') ? 4.4 : 0.1
  const gap = sign.startsWith('X') ? 1.5 : 2.6
  let x = middle - (sign.length * wide + (sign.length - 1) * gap) / 2
  context.lineWidth = 1.35
  context.strokeStyle = ink.ink
  context.beginPath()
  for (const letter of sign) {
    context.moveTo(x, 5)
    if (letter === 'X') {
      context.lineTo(x + 4.4, 9.4)
      context.moveTo(x + 4.4, 5)
      context.lineTo(x, 9.4)
    } else context.lineTo(x, 9.4)
    x += wide + gap
  }
  context.stroke()
}

/** Reads upward along the right edge. */
function paintName(context: CanvasRenderingContext2D, name: string, ink: SideInk): void {
  if (name === '') return
  context.save()
  context.translate(49, 21.6)
  context.rotate(-Math.PI / 2)
  context.fillStyle = ink.ink
  context.font = `600 ${name.length > 4 ? 7.6 : 8.8}px ${NUMBER_FONT}`
  context.textAlign = 'center'
  context.fillText(name, 0, 0, 28)
  context.restore()
}

function paintValues(
  context: CanvasRenderingContext2D,
  values: string,
  middle: number,
  level: Level,
  ink: SideInk,
  box: string,
): void {
  const size = level === 3 ? 22 : 18.5
  const foot = level === 3 ? 47.5 : 47
  context.fillStyle = ink.ink
  context.font = `700 ${size}px ${NUMBER_FONT}`
  context.textAlign = 'center'
  const at = values.lastIndexOf('-')
  if (box === '' || at < 0) {
    context.fillText(values, middle, foot, MOST_WIDE)
    return
  }
  paintBoxed(context, values.slice(0, at + 1), values.slice(at + 1), middle, foot, size, ink, box)
}

/** What values may take of the width. */
const MOST_WIDE = 43

/** The last of the values in a box of its own colour. */
function paintBoxed(
  context: CanvasRenderingContext2D,
  before: string,
  last: string,
  middle: number,
  foot: number,
  size: number,
  ink: SideInk,
  box: string,
): void {
  const pad = size * 0.12
  const wide = context.measureText(before).width
  const own = context.measureText(last).width + 2 * pad
  const by = Math.min(1, MOST_WIDE / (wide + own))
  const left = middle - ((wide + own) * by) / 2
  context.fillStyle = box
  context.beginPath()
  context.roundRect(left + wide * by, foot - size * 0.8, own * by, size * 0.94, 2)
  context.fill()
  context.lineWidth = 0.7
  context.strokeStyle = ink.edge
  context.stroke()
  context.textAlign = 'left'
  context.fillStyle = ink.ink
  context.fillText(before, left, foot, wide * by)
  context.fillStyle = BOX_INK
  context.fillText(last, left + (wide + pad) * by, foot, (own - 2 * pad) * by)
}

/** Boxes are light on both sides. */
const BOX_INK = '#171B18'

/** A ribbon along the upper edge. */
function paintRibbon(context: CanvasRenderingContext2D, colour: string, level: Level): void {
  context.fillStyle = colour
  context.fillRect(STRIPE + 0.6, 1, UNITS - STRIPE - 2.6, level === 2 ? 6 : 3.2)
}

/** A unit that has lost a step: a band across the foot, as on the back of a printed counter. */
function paintBand(context: CanvasRenderingContext2D, ink: SideInk): void {
  context.globalAlpha = 0.75
  line(context, ink.ink, 1.2, 'M8 33.1H46')
  context.globalAlpha = 1
}

function paintWash(context: CanvasRenderingContext2D, ink: SideInk): void {
  context.globalAlpha = 0.4
  context.fillStyle = ink.ground
  context.fillRect(STRIPE, 1, UNITS - STRIPE - 1, UNITS - 2)
  context.globalAlpha = 1
}

function paintCorner(context: CanvasRenderingContext2D, { text, surface, casing }: Palette): void {
  context.globalAlpha = 0.8
  context.fillStyle = casing === '#FFFFFF' ? text : surface
  context.fill(new Path2D('M40 .6H48.4Q51.4 .6 51.4 3.6V12Z'))
  context.globalAlpha = 1
}

function paintRing(context: CanvasRenderingContext2D, { chosen, chosenEdge }: Palette): void {
  for (const [colour, width] of [
    [chosenEdge, 4.6],
    [chosen, 3],
  ] as const) {
    context.strokeStyle = colour
    context.lineWidth = width
    context.beginPath()
    context.roundRect(-2.5, -2.5, UNITS + 5, UNITS + 5, 6)
    context.stroke()
  }
}

/** What stands on the chip of a mark that brings no letters of its own. */
const CHIP_SIGNS: Readonly<Partial<Record<MarkKind, string>>> = { cut: '½', held: 'H', reduced: '−', fresh: '+' }

function paintChips(context: CanvasRenderingContext2D, marks: Marks, palette: Palette, side: number): void {
  // Never smaller than can be read.
  const radius = Math.max(7.6, (6.2 * UNITS) / side)
  let x = UNITS - radius * 0.35
  for (const { kind, chip } of marks) {
    const sign = chip === '' ? CHIP_SIGNS[kind] : chip
    if (sign === undefined || kind === 'chosen') continue
    const colour = chipColour(kind, palette)
    const half = Math.max(radius, sign.length * radius * 0.48 + radius * 0.35)
    context.beginPath()
    context.roundRect(x - 2 * half + radius, radius * 0.3 - radius, half * 2, radius * 2, radius)
    context.fillStyle = colour
    context.fill()
    context.lineWidth = 1.2
    context.strokeStyle = palette.casing
    context.stroke()
    const middle = x - half + radius
    if (kind === 'held' && chip === '') paintLock(context, middle, radius * 0.3, radius, palette.toneInk)
    else {
      context.fillStyle = palette.toneInk
      context.font = `700 ${radius * 1.62}px ${NUMBER_FONT}`
      context.textAlign = 'center'
      context.fillText(sign, middle, radius * 0.3 + radius * 0.57)
    }
    x -= half * 2 + 1
  }
}

function chipColour(kind: MarkKind, palette: Palette): string {
  if (kind === 'cut' || kind === 'reduced') return palette.cut
  if (kind === 'fresh') return palette.tones.good
  if (kind === 'held') return palette.tones.even
  return palette.action
}

function paintLock(context: CanvasRenderingContext2D, x: number, y: number, radius: number, colour: string): void {
  const unit = radius / 8
  context.fillStyle = colour
  context.fillRect(x - 4 * unit, y - 0.5 * unit, 8 * unit, 5.6 * unit)
  context.strokeStyle = colour
  context.lineWidth = 1.5 * unit
  context.beginPath()
  context.arc(x, y - 0.8 * unit, 2.5 * unit, Math.PI, 0)
  context.stroke()
}

const lines = new Map<string, Path2D>()

function line(context: CanvasRenderingContext2D, colour: string, width: number, path: string): void {
  let kept = lines.get(path)
  if (!kept) {
    kept = new Path2D(path)
    lines.set(path, kept)
  }
  context.strokeStyle = colour
  context.lineWidth = width
  context.stroke(kept)
}
