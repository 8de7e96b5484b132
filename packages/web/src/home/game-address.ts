import type { Cover, Side } from '@hexfront/core'
import { BOT, PERSON, type Seat } from '../session/session.ts'

/** Where a new game begins as it is wanted; what is not said is as for a newcomer. */
export const gameAddress = (
  game: string,
  seats: readonly Seat[],
  others: Readonly<Record<string, string>> = {},
): string => `#/new/${game}?${new URLSearchParams({ seats: seats.join(), ...others })}`

/** With the overlay that this device has for the game; an address cannot carry one. */
export const OWN_VALUES = { values: 'own' } as const

/** One person on a side, and a player of the game on each other that has any. */
export const seatsAgainst = ({ sides, bots }: Cover, side: Side, bot: Seat = BOT): Seat[] =>
  sides.map((_, at) => (at + 1 === side || !bots.includes(at + 1) ? PERSON : bot))
