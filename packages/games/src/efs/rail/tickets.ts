import { touch } from '@hexfront/core'
import { RAILWAY } from '../data/charts.ts'
import { spanned } from '../movement/crossing.ts'
import { type Play, phasing, type State } from '../state.ts'
import { isOpen } from './rail-legs.ts'

// 4.26a: points of a journey that do not suffice for a ferry are there on the next turn, by option.

/** Points that a unit has kept on the turn before. */
export const ticketOf = ({ tickets, turn }: State, unit: number): number =>
  tickets.turn[unit] === turn - 1 && turn > 1 ? tickets.points[unit]! : 0

/** 11.1: what those in hand have for a journey; together they keep what all of them have kept. */
export function pointsOfJourney(s: State): number {
  const { inHand } = s.units
  let kept: number = RAILWAY.ferry
  for (let unit = inHand.indexOf(1); unit > 0; unit = inHand.indexOf(1, unit + 1))
    kept = Math.min(kept, ticketOf(s, unit))
  return RAILWAY.points + (inHand.indexOf(1) < 0 ? 0 : kept)
}

/** What is left where a journey ends before a ferry, and the ferry takes more. */
export function keepTickets(s: State, hex: number, left: number, play: Play): void {
  const { tickets, units } = s
  if (tickets.points.length === 0 || left === 0 || left >= RAILWAY.ferry || !isBeforeFerry(s, hex)) return
  for (let unit = units.inHand.indexOf(1); unit > 0; unit = units.inHand.indexOf(1, unit + 1)) {
    tickets.points[unit] = left
    tickets.turn[unit] = s.turn
    play.tell('ticketKept', unit, hex, left)
  }
  touch(s)
}

/** 22.33: whether a ferry takes trains on from a hex. */
function isBeforeFerry(s: State, hex: number): boolean {
  const { rails, ferries } = spanned(s, phasing(s), s.setting)
  for (let way = hex * 6; way < hex * 6 + 6; way++) if (ferries?.has(way) && isOpen(s, rails[way]!)) return true
  return false
}
