import type { Game } from '@hexfront/core'
import { dagc73 } from './dagc73/index.ts'
import { drill } from './drill/index.ts'

export { dagc73 } from './dagc73/index.ts'
export { drill } from './drill/index.ts'

/** Every game there is, by its id. */
export const GAMES: ReadonlyMap<string, Game> = new Map<string, Game>([
  [dagc73.id, dagc73],
  [drill.id, drill],
])

export function findGame(id: string): Game {
  const game = GAMES.get(id)
  if (!game) throw new Error(`there is no game ${JSON.stringify(id)} (there are ${[...GAMES.keys()].join(', ')})`)
  return game
}
