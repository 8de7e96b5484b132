import type { Game, Policy, PositionCore } from '@hexfront/core'
import { dagc73 } from './dagc73/index.ts'
import { players as dagc73Players } from './dagc73/players.ts'
import { drill } from './drill/index.ts'
import { players as drillPlayers } from './drill/players.ts'
import { pes } from './pes/index.ts'
import { players as pesPlayers } from './pes/players.ts'
import { hire, type Players } from './players.ts'

export { dagc73 } from './dagc73/index.ts'
export { drill } from './drill/index.ts'
export { pes } from './pes/index.ts'

/** Every game there is, by its id. */
export const GAMES: ReadonlyMap<string, Game> = new Map<string, Game>([
  [dagc73.id, dagc73],
  [pes.id, pes],
  [drill.id, drill],
])

const PLAYERS: ReadonlyMap<string, Players> = new Map([
  [dagc73.id, dagc73Players],
  [pes.id, pesPlayers],
  [drill.id, drillPlayers],
])

export function findGame(id: string): Game {
  const game = GAMES.get(id)
  if (!game) throw new Error(`there is no game ${JSON.stringify(id)} (there are ${[...GAMES.keys()].join(', ')})`)
  return game
}

/** Somebody to play a side: `bot`, `greedy` or `random`, as far as the game has them. One for each match. */
export const newPlayer = (game: string, name: string, seed: string): Policy<PositionCore> =>
  hire(findGame(game), PLAYERS.get(game) ?? {}, name, seed)
