import { type Game, type Policy, type PositionCore, randomPolicy, seededDice } from '@hexfront/core'
import { GREEDY, newBot } from './dagc73/bot.ts'
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

/** Somebody to play a side: `bot`, `greedy` or `random`. One for each match. */
export function newPlayer(game: string, name: string, seed: string): Policy<PositionCore> {
  if (name === 'random') return randomPolicy(seededDice(seed))
  const make = BOTS.get(`${game} ${name}`)
  if (!make)
    throw new Error(
      `${game} has no player ${JSON.stringify(name)} (there are bot, greedy and random where it has a bot)`,
    )
  return make()
}

const BOTS: ReadonlyMap<string, () => Policy<never>> = new Map([
  ['dagc73 bot', () => newBot()],
  ['dagc73 greedy', () => newBot(GREEDY)],
])
