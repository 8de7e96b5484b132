import type { Desk } from '../desk.ts'
import { ARROW_KINDS } from './content.ts'

/** Keys while drawing or measuring; answers whether the key meant something there. What it leaves is as at play. */
export function pressToolKey(desk: Desk, event: KeyboardEvent): boolean {
  const { target, key } = event
  const isOnButton = target instanceof HTMLElement && target.matches('button, a, summary, select')
  if (isOnButton && (key === 'Enter' || key === ' ')) return false
  const { cursor } = desk.open
  if (key === ' ') {
    if (cursor !== 0) desk.press(cursor, desk.question.unitsAt(cursor)[0] ?? 0)
    return true
  }
  if (desk.sketch.isOn) return pressDrawingKey(desk, event)
  if (key === 'Enter' && cursor !== 0) desk.press(cursor, 0)
  return key === 'Enter'
}

function pressDrawingKey({ sketch, open: { cursor } }: Desk, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase()
  const isCommand = event.ctrlKey || event.metaKey
  const kind = /^[1-9]$/.test(key) ? ARROW_KINDS[Number(key) - 1] : undefined
  if (isCommand && key !== 'z') return false
  if (key === 'y' || (key === 'z' && isCommand && event.shiftKey)) sketch.redo()
  else if (key === 'u' || (key === 'z' && isCommand)) sketch.undo()
  else if (key === 'enter') {
    if (cursor !== 0) sketch.writeNote(cursor)
  } else if (key === 'a') {
    if (sketch.hand.arrow) sketch.endArrow(cursor)
    else if (cursor !== 0) sketch.beginArrow(cursor)
  } else if (key === 'delete' || key === 'backspace') {
    if (cursor !== 0) sketch.wipe(cursor)
  } else if (kind) sketch.pickKind(kind)
  else if (key === 'l') sketch.toggleList()
  // Nothing ends a phase by a slip of the pen.
  else return key === 'x'
  return true
}
