import type { Display, Game, Policy, PositionCore } from '@hexfront/core'
import { hire, namesOf } from './players.ts'
import type { Registration } from './registration.ts'

/** All that a client needs of a game: its rules, its looks, and somebody to play against. */
export interface GameTable {
  readonly game: Game
  readonly display: Display
  /** Where its rules are told, from the root of the repository. */
  readonly page: string
  /** Whom `newPlayer` knows, the strongest first. */
  readonly players: readonly string[]
  /** Somebody to play a side, one for each match; `bot` is the strongest there is. */
  newPlayer(name: string, seed: string): Policy<PositionCore>
}

export function tableOf({ rules, display, page, players }: Registration): GameTable {
  const names = namesOf(players)
  return {
    game: rules,
    display,
    page,
    players: names,
    newPlayer: (name, seed) => hire(rules, players, name === 'bot' ? names[0]! : name, seed),
  }
}
