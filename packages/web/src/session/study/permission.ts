import { type Side, SPECTATOR } from '@hexfront/core'
import { ELSEWHERE, PERSON, type Session } from '../session.ts'

/** Why a game is not studied: nobody knows how, another person plays, or too much is hidden. */
export type Bar = 'no plans' | 'against a person' | 'hidden'

/** A game that is over is open to all; one that is on is studied only by somebody who plays alone, from what he sees. */
export function studyBar(session: Session): Bar | null {
  const { table, seats, viewer } = session
  if (!table.plans) return 'no plans'
  // What others answered on a server is known when its record is open.
  if (session.away && session.isOpen) return 'hidden'
  if (session.isOpen && isDone(session)) return null
  if (seats.includes(ELSEWHERE) || seats.filter((seat) => seat === PERSON).length > 1) return 'against a person'
  return table.display.hasSecrets && viewer === SPECTATOR ? 'hidden' : null
}

const isDone = ({ match, isHere }: Session): boolean => match.decision.isOver || !isHere

/** Whose eyes it is studied with; null where nothing is hidden. */
export const studyEyes = ({ table, isOpen, viewer }: Session): Side | null =>
  isOpen || !table.display.hasSecrets ? null : viewer
