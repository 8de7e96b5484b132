import { HALO_OPACITY, haloWidth, type Label, LEADING, lettersOf } from '@hexfront/atlas/drawing'
import { NAME_FONT, NUMBER_FONT, TEXT_FONT } from './palette.ts'

const FONTS: Readonly<Record<Label['font'], string>> = { name: NAME_FONT, number: NUMBER_FONT, note: TEXT_FONT }
const MIDDLE_AT: Readonly<Record<Label['anchor'], CanvasTextAlign>> = { start: 'left', middle: 'center', end: 'right' }

/** Text of a map, as large as it is asked for, in inks that may be those of another theme. */
export function paintLabel(
  context: CanvasRenderingContext2D,
  label: Label,
  size: number,
  inkOf: (colour: string) => string = (colour) => colour,
): void {
  context.save()
  context.font = `${label.italic ? 'italic ' : ''}${label.weight} ${size}px ${FONTS[label.font]}`
  if (label.halo !== undefined) {
    context.globalAlpha = HALO_OPACITY
    context.strokeStyle = inkOf(label.halo)
    context.lineWidth = haloWidth(size)
    eachRow(context, label, size, (text) => context.strokeText(text, 0, 0))
  }
  context.globalAlpha = label.opacity ?? 1
  context.fillStyle = inkOf(label.colour)
  eachRow(context, label, size, (text) => context.fillText(text, 0, 0))
  context.restore()
}

/** Line by line, or letter by letter along a course, with the context moved to where it begins. */
function eachRow(context: CanvasRenderingContext2D, label: Label, size: number, paint: (text: string) => void): void {
  const isAlong = label.course !== undefined
  context.letterSpacing = isAlong ? '0px' : `${((label.spacing ?? 0) * size) / label.size}px`
  context.textAlign = isAlong ? 'left' : MIDDLE_AT[label.anchor]
  const rows = label.course
    ? lettersOf(label, label.course, size).map(({ letter, ...at }) => ({ text: letter, ...at }))
    : label.text
        .split('\n')
        .map((text, n) => ({ text, x: label.x, y: label.y + n * LEADING * size, turn: label.turn ?? 0 }))
  for (const { text, x, y, turn } of rows) {
    context.save()
    context.translate(x, y)
    if (turn !== 0) context.rotate((turn * Math.PI) / 180)
    paint(text)
    context.restore()
  }
}
