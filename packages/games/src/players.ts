import { type Game, type Policy, type PositionCore, randomPolicy, seededDice } from '@hexfront/core'

/** Who can play a side of a game, by name, the strongest first. `random` plays them all. */
export type Players = Readonly<Record<string, () => Policy<never>>>

const RANDOM = 'random'

/** A player as people know him. */
export interface PlayerWords {
  readonly name: string
  /** How he plays, in a sentence. */
  readonly line: string
}

/** What the usual players are called in every game; a game may say more of its own. */
const HOUSE: Readonly<Record<string, PlayerWords>> = {
  bot: {
    name: 'The staff',
    line: 'Plans the whole turn, weighs every fight and minds its supply: the strongest there is.',
  },
  greedy: { name: 'The hothead', line: 'Attacks whatever it can and never looks back: a lighter opponent.' },
  [RANDOM]: { name: 'Chance', line: 'Draws any legal move by lot: for a first look at the rules.' },
}

/** Players by name, in words. */
export const introduce = (players: Players, own: Readonly<Record<string, PlayerWords>> = {}): readonly Introduced[] =>
  namesOf(players).map((id) => {
    const words = own[id] ?? HOUSE[id]
    if (!words) throw new Error(`nothing is said about the player ${id}`)
    return { id, ...words }
  })

export interface Introduced extends PlayerWords {
  readonly id: string
}

const namesOf = (players: Players): readonly string[] => [...Object.keys(players), RANDOM]

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
