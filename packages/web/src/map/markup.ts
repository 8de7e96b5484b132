import type { Hex, Point, SideLook } from '@hexfront/core'
import { counterCanvas } from './counter.ts'
import { RADIUS } from './geometry.ts'
import { COUNTER_SHARE } from './levels.ts'
import { TEXT_FONT } from './palette.ts'
import { chip, type Pen, stroke } from './pen.ts'
import type { ArrowKind, ShownMarkup, ThemeId } from './scene.ts'

/** The same in every theme, and each with a shape of its own: what was drawn by day is known again by night. */
const ARROWS: Readonly<Record<ArrowKind, { colour: string; width: number; dash?: readonly [number, number] }>> = {
  attack: { colour: '#C62828', width: 9 },
  move: { colour: '#1565C0', width: 5.5 },
  withdrawal: { colour: '#9A5B00', width: 6.5, dash: [9, 7] },
}
const CASING = '#FFFFFF'
const PLAN = '#1565C0'
const PAPER = '#FFE58A'
const INK = '#2A1E00'
const RIM = '#5B4300'
const FLAG = '#6A1B9A'

/** Notes are pins on small hexes, a line on larger ones, and all their text on the largest. */
const LINE_FROM = 26
const WHOLE_FROM = 44
const LINE_LENGTH = 22
const MOST_LINES = 4
const GHOST = 0.62

export function paintMarkup(pen: Pen, markup: ShownMarkup, theme: ThemeId, sides: readonly SideLook[]): void {
  const { geometry } = pen
  for (const hex of markup.held) if (geometry.isOnMap(hex)) paintHeld(pen, hex)
  for (const { from, to } of markup.ghosts) if (geometry.isOnMap(from)) paintWay(pen, from, to)
  for (const ghost of markup.ghosts) paintGhost(pen, ghost, theme, sides)
  for (const { from, to, kind } of markup.arrows) if (from !== to) paintArrow(pen, from, to, kind)
  for (const { place, text } of markup.notes) paintNote(pen, place, text)
  for (const { place, text } of markup.flags) paintFlag(pen, place, text)
  if (markup.span) paintSpan(pen, markup.span)
}

function paintHeld(pen: Pen, hex: Hex): void {
  pen.context.beginPath()
  pen.geometry.trace(pen.context, hex, 0.9)
  stroke(pen, { colour: CASING, width: 6 })
  stroke(pen, { colour: PLAN, width: 3, dash: [7, 4] })
}

function paintWay(pen: Pen, from: Hex, to: Hex): void {
  const { context, geometry } = pen
  const [a, b] = [geometry.centre(from), geometry.centre(to)]
  context.beginPath()
  context.moveTo(a.x, a.y)
  context.lineTo(b.x, b.y)
  stroke(pen, { colour: CASING, width: 4.5, opacity: 0.85, cap: 'round' })
  stroke(pen, { colour: PLAN, width: 2, dash: [6, 4] })
}

function paintGhost(
  pen: Pen,
  { to, face, values }: ShownMarkup['ghosts'][number],
  theme: ThemeId,
  sides: readonly SideLook[],
): void {
  const { context, geometry, px, box } = pen
  if (!geometry.isNear(to, box)) return
  const { x, y } = geometry.centre(to)
  const side = RADIUS * COUNTER_SHARE
  const canvas = counterCanvas(face, values, [], side / px, theme, sides)
  const whole = Number.parseFloat(canvas.style.width) * px
  context.globalAlpha = GHOST
  context.drawImage(canvas, x - whole / 2, y - whole / 2, whole, whole)
  context.globalAlpha = 1
  context.beginPath()
  context.roundRect(x - side / 2, y - side / 2, side, side, side * 0.07)
  stroke(pen, { colour: CASING, width: 4 })
  stroke(pen, { colour: PLAN, width: 2, dash: [5, 3.5] })
}

/** From beside the counter that goes to the near side of where it goes, so that both can be read. */
function paintArrow(pen: Pen, from: Hex, to: Hex, kind: ArrowKind): void {
  const { context, geometry, weight, px } = pen
  const { colour, width, dash } = ARROWS[kind]
  const [a, b] = [geometry.centre(from), geometry.centre(to)]
  const far = Math.hypot(b.x - a.x, b.y - a.y)
  const [dx, dy] = [(b.x - a.x) / far, (b.y - a.y) / far]
  const size = Math.max(0.5, weight) * px
  const head = (width + 11) * size
  const start = { x: a.x + dx * RADIUS * 0.42, y: a.y + dy * RADIUS * 0.42 }
  const tip = { x: b.x - dx * RADIUS * 0.28, y: b.y - dy * RADIUS * 0.28 }
  const neck = { x: tip.x - dx * head * 0.8, y: tip.y - dy * head * 0.8 }
  const line = (): void => {
    context.beginPath()
    context.moveTo(start.x, start.y)
    context.lineTo(neck.x, neck.y)
  }
  const wings = (): void => {
    context.beginPath()
    context.moveTo(tip.x, tip.y)
    for (const across of [1, -1] as const)
      context.lineTo(tip.x - dx * head - dy * across * head * 0.62, tip.y - dy * head + dx * across * head * 0.62)
    context.closePath()
  }
  line()
  stroke(pen, { colour: CASING, width: width + 4, cap: 'round' })
  wings()
  stroke(pen, { colour: CASING, width: 4.5 })
  line()
  stroke(pen, { colour, width, ...(dash ? { dash } : { cap: 'round' }) })
  wings()
  context.fillStyle = colour
  context.fill()
}

function paintNote(pen: Pen, hex: Hex, text: string): void {
  const { geometry, radius, box } = pen
  if (!geometry.isNear(hex, box)) return
  const at = { x: geometry.x[hex]! + RADIUS * 0.34, y: geometry.y[hex]! - RADIUS * 0.36 }
  if (radius < LINE_FROM) paintPin(pen, at)
  else paintCard(pen, at, radius < WHOLE_FROM ? [shortened(text, LINE_LENGTH)] : linesOf(text))
}

/** A pennant on its pole, at the left of the hex, so that a note can lie at its right. */
function paintFlag(pen: Pen, hex: Hex, text: string): void {
  const { context, geometry, px, weight, box } = pen
  if (!geometry.isNear(hex, box)) return
  const size = Math.max(0.75, weight) * px
  const foot = { x: geometry.x[hex]! - RADIUS * 0.6, y: geometry.y[hex]! + RADIUS * 0.1 }
  const [high, wide, tall] = [34 * size, 24 * size, 18 * size]
  context.beginPath()
  context.moveTo(foot.x, foot.y)
  context.lineTo(foot.x, foot.y - high)
  stroke(pen, { colour: CASING, width: 5, cap: 'round' })
  stroke(pen, { colour: INK, width: 2.2, cap: 'round' })
  context.beginPath()
  context.moveTo(foot.x, foot.y - high)
  context.lineTo(foot.x + wide, foot.y - high)
  context.lineTo(foot.x + wide - 5 * size, foot.y - high + tall / 2)
  context.lineTo(foot.x + wide, foot.y - high + tall)
  context.lineTo(foot.x, foot.y - high + tall)
  context.closePath()
  context.fillStyle = FLAG
  context.fill()
  context.lineWidth = 1.4 * size
  context.strokeStyle = CASING
  context.stroke()
  context.fillStyle = CASING
  context.font = `700 ${15 * size}px ${TEXT_FONT}`
  context.textAlign = 'center'
  context.fillText(text, foot.x + wide * 0.42, foot.y - high + tall * 0.8)
  context.textAlign = 'start'
}

/** A leaf with its corner turned. */
function paintPin({ context, px, weight }: Pen, { x, y }: Point): void {
  const side = 15 * Math.max(0.6, weight) * px
  const fold = side * 0.38
  context.beginPath()
  context.moveTo(x, y)
  context.lineTo(x, y - side)
  context.lineTo(x + side - fold, y - side)
  context.lineTo(x + side, y - side + fold)
  context.lineTo(x + side, y)
  context.closePath()
  context.fillStyle = PAPER
  context.fill()
  context.lineJoin = 'round'
  context.lineWidth = 1.3 * px
  context.strokeStyle = RIM
  context.stroke()
}

function paintCard({ context, px }: Pen, { x, y }: Point, lines: readonly string[]): void {
  const [letter, leading, edge] = [12.5 * px, 15 * px, 6 * px]
  context.font = `500 ${letter}px ${TEXT_FONT}`
  context.textAlign = 'start'
  const width = Math.max(...lines.map((line) => context.measureText(line).width)) + 2 * edge
  const height = lines.length * leading + edge
  context.beginPath()
  context.roundRect(x, y - height, width, height, [4 * px, 4 * px, 4 * px, 0])
  context.fillStyle = PAPER
  context.fill()
  context.lineWidth = 1.3 * px
  context.strokeStyle = RIM
  context.stroke()
  context.fillStyle = INK
  for (const [at, line] of lines.entries()) context.fillText(line, x + edge, y - height + (at + 1) * leading - px)
}

function paintSpan(pen: Pen, { from, to, text }: NonNullable<ShownMarkup['span']>): void {
  const { context, geometry, palette, px } = pen
  const [a, b] = [geometry.centre(from), geometry.centre(to)]
  context.beginPath()
  context.moveTo(a.x, a.y)
  context.lineTo(b.x, b.y)
  stroke(pen, { colour: palette.casing, width: 7, cap: 'round' })
  stroke(pen, { colour: palette.text, width: 2.6, cap: 'round' })
  for (const { x, y } of [a, b]) {
    context.beginPath()
    context.arc(x, y, 5 * px, 0, 2 * Math.PI)
    context.fillStyle = palette.text
    context.fill()
    context.lineWidth = 2 * px
    context.strokeStyle = palette.casing
    context.stroke()
  }
  const look = { fill: palette.text, ink: palette.surface, rim: palette.casing }
  chip(pen, { x: b.x + 12 * px, y: b.y - 10 * px }, text, look)
}

const shortened = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`)

/** Broken between words, as many lines as fit. */
function linesOf(text: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (longer.length <= LINE_LENGTH || line === '') line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  lines.push(line)
  if (lines.length <= MOST_LINES) return lines.map((one) => shortened(one, LINE_LENGTH))
  return [...lines.slice(0, MOST_LINES - 1), `${shortened(lines[MOST_LINES - 1]!, LINE_LENGTH - 2)} …`]
}
