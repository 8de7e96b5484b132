import { TEXT } from '../text.ts'
import type { Session } from './session.ts'

/** A phase as people call it: `Soviet combat`. */
export function phaseName({ table, view }: Session, id: string): string {
  if (id === '') return TEXT.panel.before
  const known = table.display.clock(view).phases.find((phase) => phase.id === id)
  if (known) return `${table.game.sides[known.side - 1] ?? ''} ${known.name.toLowerCase()}`
  const named = table.game.sides.reduce(
    (text, side) => text.replace(new RegExp(`\\b${side.toLowerCase()}\\b`), side),
    id,
  )
  return named.charAt(0).toUpperCase() + named.slice(1)
}

/** In the middle of a sentence: names of sides keep their capital. */
export function phaseInSentence(session: Session, id: string): string {
  const name = phaseName(session, id)
  const isNamed = session.table.game.sides.some((side) => name.startsWith(side))
  return isNamed ? name : name.charAt(0).toLowerCase() + name.slice(1)
}
