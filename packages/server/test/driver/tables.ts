import { TABLES } from '@hexfront/games/tables'
import type { Guest } from './guest.ts'
import { type Ears, Player } from './player.ts'

/** What is played, and from where each of its players comes in. */
export interface Wish {
  readonly game: string
  readonly scenario: string
  readonly isLive?: boolean
  readonly addresses: readonly (() => string)[]
}

/** Two guests open a table and sit down at it; they play when their sockets are open. */
export async function newTable(guests: readonly [Guest, Guest], wish: Wish, ears: Ears): Promise<readonly Player[]> {
  const { game } = await TABLES[wish.game]!()
  const options = Object.fromEntries(game.options.map(({ id, standard }) => [id, standard]))
  const setting = game.setting(wish.scenario, options)
  const [first, second] = guests
  const seed = 'a seed for the test'
  const [here = () => '', there = here] = wish.addresses
  const { code } = await first.openTable(here(), {
    game: wish.game,
    scenario: wish.scenario,
    options,
    opening: 'ready',
    pace: 'none',
    visible: 'public',
    isRated: false,
    ...(wish.isLive ? { isLive: true } : {}),
    seats: ['me', 'open'],
    seed,
  })
  await second.sitDown(there(), code, { side: game.sides[1]!, seed })
  return [
    new Player(first, here, code, game, setting, 1, ears),
    new Player(second, there, code, game, setting, 2, ears),
  ]
}
