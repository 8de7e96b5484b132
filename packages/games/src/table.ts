import type { Display, Game, Policy, PositionCore } from '@hexfront/core'
import { hire, namesOf, type Players } from './players.ts'

/** All that a client needs of a game: its rules, its looks, and somebody to play against. */
export interface Table {
  readonly game: Game
  readonly display: Display
  /** Whom `newPlayer` knows, the strongest first. */
  readonly players: readonly string[]
  /** Somebody to play a side, one for each match; `bot` is the strongest there is. */
  newPlayer(name: string, seed: string): Policy<PositionCore>
}

export function tableOf(game: Game, display: Display, players: Players): Table {
  const names = namesOf(players)
  return {
    game,
    display,
    players: names,
    newPlayer: (name, seed) => hire(game, players, name === 'bot' ? names[0]! : name, seed),
  }
}
