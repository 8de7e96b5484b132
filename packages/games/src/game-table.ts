import type { Plans } from '@hexfront/bots'
import type { Display, Game, Policy, PositionCore } from '@hexfront/core'
import { hire, type Introduced, introduce, playerNamed } from './players.ts'
import { RECORD_LIMITS, type RecordLimits, type Registration } from './registration.ts'

/** All that a client needs of a game: its rules, its looks, and somebody to play against. */
export interface GameTable {
  readonly game: Game
  readonly display: Display
  /** Where its rules are told, from the root of the repository. */
  readonly page: string
  /** How many sides somebody plays, the first ones; the rules play the others. */
  readonly seats: number
  /** Whom `newPlayer` knows, the strongest first. */
  readonly players: readonly Introduced[]
  /** How a game is thought about, where there is somebody who does. */
  readonly plans: Plans<PositionCore, unknown> | null
  /** How long a record of elsewhere may be. */
  readonly records: RecordLimits
  /** Somebody to play a side, one for each match; `bot` is the plain one, or whoever there is. */
  newPlayer(name: string, seed: string): Policy<PositionCore>
}

export function tableOf(registration: Registration): GameTable {
  const { cover, rules, display, page, plans, records = RECORD_LIMITS } = registration
  const known = introduce(registration)
  return {
    game: rules,
    display,
    page,
    seats: cover.sides.length,
    players: known,
    plans: plans ?? null,
    records,
    newPlayer: (name, seed) => hire(rules, registration, playerNamed(known, name)?.id ?? name, seed),
  }
}
