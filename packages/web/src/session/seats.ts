import { type GameTable, playerNamed } from '@hexfront/games/tables'
import { TEXT } from '../text.ts'
import { PERSON, type Seat } from './session.ts'

/** Who sits where, as it is said at this screen: one person is *you*, several are named by their sides. */
export function seatName(table: GameTable, seats: readonly Seat[], seat: Seat): string {
  if (seat === PERSON) return peopleIn(seats) > 1 ? TEXT.seats.person : TEXT.seats.you
  return playerOf(table, seat)?.name ?? TEXT.seats.bot
}

export const playerOf = ({ players }: GameTable, seat: Seat): GameTable['players'][number] | undefined =>
  playerNamed(players, seat)

/** Against whom a game is played: `against Regular`. */
export function opponentOf(table: GameTable, seats: readonly Seat[]): string {
  const bots = seats.filter((seat) => seat !== PERSON).map((seat) => seatName(table, seats, seat))
  if (bots.length === seats.length) return TEXT.seats.watched(bots)
  if (bots.length > 0) return TEXT.seats.against(bots)
  return seats.length > 1 ? TEXT.seats.both : TEXT.seats.solo
}

const peopleIn = (seats: readonly Seat[]): number => seats.filter((seat) => seat === PERSON).length
