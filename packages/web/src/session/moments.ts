import { hasDice, type Session } from './session.ts'
import { heardIn } from './story.ts'

/** What a step through a game may be. */
export const STRIDES = ['choice', 'combat', 'phase', 'turn'] as const
export type Stride = (typeof STRIDES)[number]

/** The next moment of a kind, or the one before; the first and the last one where there is none. */
export function momentBeside(session: Session, from: number, stride: Stride, by: 1 | -1): number {
  const last = session.match.entries.length
  let at = from + by
  while (at > 0 && at < last && !isStop(session, at, stride)) at += by
  return Math.max(0, Math.min(at, last))
}

/** The next moment after which there is something to see. */
export function nextTold(session: Session, from: number): number {
  const { entries } = session.match
  for (let at = from; at < entries.length; at++) {
    const { told, draws } = heardIn(session, entries[at]!)
    if (told.length > 0 || draws.length > 0) return at + 1
  }
  return entries.length
}

/** Where the turn of the side that acts at a moment began: its phases are one after the other. */
export function turnBegan({ match }: Session, moment: number): number {
  const { sequence } = match.setting
  const ownerAt = (at: number): string => {
    const entry = match.entries[at]!
    return `${entry.turn} ${sequence.phases.find(({ id }) => id === entry.phase)?.side ?? 0}`
  }
  let at = Math.min(moment, match.entries.length)
  if (at === 0) return 0
  const owner = ownerAt(at - 1)
  while (at > 0 && ownerAt(at - 1) === owner) at--
  return at
}

function isStop(session: Session, at: number, stride: Stride): boolean {
  const { entries } = session.match
  const before = entries[at - 1]!
  const after = entries[at]!
  switch (stride) {
    case 'choice':
      return true
    case 'combat':
      return hasDice(heardIn(session, before))
    case 'phase':
      return before.phase !== after.phase || before.turn !== after.turn
    case 'turn':
      return before.turn !== after.turn
  }
}
