import { type Game, type Policy, type PositionCore, randomPolicy, seededDice } from '@hexfront/core'

/** Who can play a side of a game, by name, the strongest first. `random` plays them all. */
type Players = Readonly<Record<string, (seed: string) => Policy<never>>>

/** How well a side is played, in every game that has bots. */
export const LEVELS = ['staff', 'veteran', 'regular', 'recruit'] as const
export type Level = (typeof LEVELS)[number]

const RANDOM = 'random'

/** Who plays a game, and at which level its plain bot does. */
export interface Cast {
  readonly players: Players
  /** `regular`, where nothing is said. */
  readonly plain?: Level
  /** The plain bot himself, where that level is not quite he. */
  readonly newPlain?: () => Policy<never>
  /** Who looks for the next attack and nothing else; `recruit`, where nothing is said. */
  readonly greedy?: Level
  /** What players of this game are called, where the names of the house do not do. */
  readonly playerWords?: Readonly<Record<string, PlayerWords>>
}

/** Names of the time before there were levels, which saved games and links still have. */
const formerNames = ({ plain = 'regular', greedy = 'recruit' }: Cast): Readonly<Record<string, Level>> => ({
  bot: plain,
  greedy,
})

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
    line: 'Plays plans through before each phase and takes the best: the strongest there is. Thinks for up to five seconds.',
  },
  veteran: {
    name: 'Veteran',
    line: 'Plans with care; where a game is quick enough, it plays a few plans through. Thinks for a moment at most.',
  },
  regular: {
    name: 'Regular',
    line: 'Plans its turn and weighs its fights; in the larger games it slips at times. Answers at once.',
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
export function introduce(cast: Cast): readonly Introduced[] {
  const former = Object.entries(formerNames(cast))
  return namesOf(cast.players).map((id) => {
    const words = cast.playerWords?.[id] ?? Object.entries(HOUSE).find(([name]) => name === id)?.[1]
    if (!words) throw new Error(`nothing is said about the player ${id}`)
    const formerly = former.find(([, level]) => level === id)?.[0]
    return { id, ...words, ...(formerly === undefined ? {} : { formerly }) }
  })
}

export interface Introduced extends PlayerWords {
  readonly id: string
  /** What he was called before there were levels. */
  readonly formerly?: string
}

/** The player that a seat names, by his name of today or a former one. */
export function playerNamed(players: readonly Introduced[], name: string): Introduced | undefined {
  const found = players.find(({ id }) => id === name) ?? players.find(({ formerly }) => formerly === name)
  // A game without levels has somebody all the same.
  return found ?? (name === 'bot' || LEVELS.some((one) => one === name) ? players[0] : undefined)
}

const namesOf = (players: Players): readonly string[] => [...Object.keys(players), RANDOM]

/** The plain bot of a game, where it has one: he answers at once. */
export const plainName = ({ players, plain = 'regular' }: Cast): string =>
  Object.hasOwn(players, plain) ? plain : RANDOM

/** Somebody to play a side. One for each match. */
export function hire(game: Game, cast: Cast, name: string, seed: string): Policy<PositionCore> {
  if (name === RANDOM) return randomPolicy(game, seededDice(seed))
  const { players, newPlain } = cast
  if (name === 'bot' && newPlain) return newPlain()
  const former = formerNames(cast)
  const make = makerOf(players, name) ?? makerOf(players, Object.hasOwn(former, name) ? former[name]! : name)
  if (!make)
    throw new Error(
      `${game.id} has no player ${JSON.stringify(name)} (${namesOf(players).length === 1 ? 'there is' : 'there are'} ${namesOf(players).join(', ')})`,
    )
  return make(seed)
}

const makerOf = (players: Players, name: string): Players[string] | undefined =>
  Object.hasOwn(players, name) ? players[name] : undefined
