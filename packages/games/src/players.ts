import { type Game, type Policy, type PositionCore, randomPolicy, seededDice } from '@hexfront/core'

/** Who can play a side of a game, by name, the strongest first. `random` plays them all. */
export type Players = Readonly<Record<string, () => Policy<never>>>

const RANDOM = 'random'

export const namesOf = (players: Players): readonly string[] => [...Object.keys(players), RANDOM]

/** Somebody to play a side. One for each match. */
export function hire(game: Game, players: Players, name: string, seed: string): Policy<PositionCore> {
  if (name === RANDOM) return randomPolicy(game, seededDice(seed))
  const make = Object.hasOwn(players, name) ? players[name] : undefined
  if (!make)
    throw new Error(
      `${game.id} has no player ${JSON.stringify(name)} (${namesOf(players).length === 1 ? 'there is' : 'there are'} ${namesOf(players).join(', ')})`,
    )
  return make()
}
