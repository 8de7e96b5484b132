import type { Side } from '@hexfront/core'
import { PERSON, type Session } from '../../session/session.ts'

/** Whose chances are told: those of the person here, or of the first side where none or several are. */
export function perspective({ seats }: Session): Side {
  const people = seats.flatMap((seat, at) => (seat === PERSON ? [at + 1] : []))
  return people.length === 1 ? people[0]! : 1
}

/** A share of the first side as another side sees it. */
export const shareFor = (side: Side, share: number): number => (side === 1 ? share : 1 - share)

/** A change for the first side as another side sees it. */
export const changeFor = (side: Side, change: number): number => (side === 1 ? change : -change)

/** Whether the game is too long to be played on to its end. */
export const isBrief = ({ table, match }: Session): boolean =>
  (table.plans?.foresight?.(match.position) ?? null) !== null
