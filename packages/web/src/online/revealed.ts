import { openRecord, type PositionCore, type Setting, seededDice } from '@hexfront/core'
import type { Bots } from '../session/bots.ts'
import { ELSEWHERE, Session } from '../session/session.ts'
import { newSeed, tableOf } from '../store/save.ts'
import { api } from './api.ts'
import type { OnlineGame } from './online-game.ts'
import { overLine } from './words.ts'

/** A game that is over on the server, from its record: nothing in it is hidden any more, and nothing can be answered. */
export async function openRevealed(game: OnlineGame, bots: Bots): Promise<Session> {
  const [table, record] = await Promise.all([tableOf(game.listing.game), api.record(game.code)])
  const seed = newSeed()
  const dice = seededDice(seed)
  const opened = openRecord<PositionCore, Setting>(table.game, record, dice, game.code)
  const state = game.state ?? { over: game.listing.over, seats: game.listing.seats }
  const session = Session.resume(table, opened, dice, bots, {
    id: game.code,
    seed,
    seats: Array.from({ length: table.seats }, () => ELSEWHERE),
    opening: 'by hand',
    origin: null,
    closed: overLine(table, state),
  })
  session.nameOf = (side) => state.seats.find((seat) => seat.side === table.game.sides[side - 1])?.name ?? ''
  return session
}
