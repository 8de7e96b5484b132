import type { GameTable } from '@hexfront/games/tables'
import type { Over, Pace, SeatInfo, State } from '@hexfront/wire'
import { TEXT } from '../text.ts'

/** A side of a game as people call it. */
const sideTitle = ({ game, display }: GameTable, side: string): string =>
  display.sides[game.sides.indexOf(side)]?.name ?? side

/** How a game ended, in one sentence. */
export function overLine(table: GameTable, { over, seats }: Pick<State, 'over' | 'seats'>): string {
  if (!over) return TEXT.online.closed
  return TEXT.online.over(
    over.how,
    over.winner === null ? '' : seatTitle(table, seats, over.winner),
    loserOf(table, over, seats),
  )
}

function loserOf(table: GameTable, { winner }: Over, seats: readonly SeatInfo[]): string {
  const loser = seats.find(({ side }) => side !== winner)
  return winner === null || !loser ? '' : seatTitle(table, seats, loser.side)
}

/** `Ann (Soviet)`, or the side alone where nobody sits there. */
export function seatTitle(table: GameTable, seats: readonly SeatInfo[], side: string): string {
  const name = seats.find((seat) => seat.side === side)?.name
  const title = sideTitle(table, side)
  return name ? `${name} (${title})` : title
}

export const paceName = (pace: Pace): string =>
  typeof pace === 'string' ? TEXT.online.paces[pace] : TEXT.online.days(pace.days)

/** What is left of a clock: minutes and seconds of the last hours, else days and hours. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  if (hours >= 24) return TEXT.online.daysLeft(Math.floor(hours / 24), hours % 24)
  if (hours >= 1) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`
  return `${minutes}:${two(seconds % 60)}`
}

const two = (value: number): string => String(value).padStart(2, '0')
