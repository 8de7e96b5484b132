import { type Game, type Policy, type PositionCore, randomPolicy, seededDice } from '@hexfront/core'

/** Who can play a side of a game, by name, the strongest first. `random` plays them all. */
export type Players = Readonly<Record<string, (seed: string) => Policy<never>>>

/** How well a side is played, in every game that has bots. */
export const LEVELS = ['staff', 'veteran', 'regular', 'recruit'] as const
export type Level = (typeof LEVELS)[number]

const RANDOM = 'random'

/** Names of the time before there were levels, which saved games and links still have. */
const FORMER: Readonly<Record<string, Level>> = { bot: 'regular', greedy: 'recruit' }

/** A player as people know him. */
export interface PlayerWords {
  readonly name: string
  /** How he plays, in a sentence. */
  readonly line: string
}

/** What the usual players are called in every game; a game may say more of its own. */
const HOUSE: Readonly<Record<Level | typeof RANDOM, PlayerWords>> = {
  staff: {
    name: 'Staff',
    line: 'Plays many plans through and looks further ahead: the strongest there is. Thinks for up to five seconds a phase.',
  },
  veteran: {
    name: 'Veteran',
    line: 'Plays a few plans through before each phase and takes the best. Thinks for about a second.',
  },
  regular: {
    name: 'Regular',
    line: 'Plans its turn, weighs every fight and minds its supply. Answers at once.',
  },
  recruit: {
    name: 'Recruit',
    line: 'Goes for the next attack and never looks back: a light opponent. Answers at once.',
  },
  [RANDOM]: { name: 'Chance', line: 'Draws any legal move by lot: for a first look at the rules.' },
}

/** The levels as people know them. */
export const LEVEL_WORDS: Readonly<Record<Level, PlayerWords>> = HOUSE

/** Players by name, in words. */
export const introduce = (players: Players, own: Readonly<Record<string, PlayerWords>> = {}): readonly Introduced[] =>
  namesOf(players).map((id) => {
    const words = own[id] ?? Object.entries(HOUSE).find(([name]) => name === id)?.[1]
    if (!words) throw new Error(`nothing is said about the player ${id}`)
    return { id, ...words }
  })

export interface Introduced extends PlayerWords {
  readonly id: string
}

/** The player that a seat names, by his name of today or a former one. */
export function playerNamed(players: readonly Introduced[], name: string): Introduced | undefined {
  const level = Object.hasOwn(FORMER, name) ? FORMER[name] : name
  const found = players.find(({ id }) => id === name) ?? players.find(({ id }) => id === level)
  // A game without levels has somebody all the same.
  return found ?? (name === 'bot' || LEVELS.some((one) => one === name) ? players[0] : undefined)
}

const namesOf = (players: Players): readonly string[] => [...Object.keys(players), RANDOM]

/** The plain bot of a game, where it has one: he answers at once. */
export const plainName = (players: Players): string => (Object.hasOwn(players, 'regular') ? 'regular' : RANDOM)

/** Somebody to play a side. One for each match. */
export function hire(game: Game, players: Players, name: string, seed: string): Policy<PositionCore> {
  if (name === RANDOM) return randomPolicy(game, seededDice(seed))
  const make = makerOf(players, name) ?? makerOf(players, Object.hasOwn(FORMER, name) ? FORMER[name]! : name)
  if (!make)
    throw new Error(
      `${game.id} has no player ${JSON.stringify(name)} (${namesOf(players).length === 1 ? 'there is' : 'there are'} ${namesOf(players).join(', ')})`,
    )
  return make(seed)
}

const makerOf = (players: Players, name: string): Players[string] | undefined =>
  Object.hasOwn(players, name) ? players[name] : undefined
