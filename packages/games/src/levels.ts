import { type Effort, newPlanner, type Plans } from '@hexfront/bots'
import { type Game, type Policy, type PositionCore, type Setting, seededDice } from '@hexfront/core'
import type { Cast, Level } from './players.ts'

/** What the levels of a game are made of. */
interface Ladder<S, T> {
  /** Somebody who is easily beaten. */
  newRecruit(seed: string): Policy<S>
  /** How hard those who search think, perhaps by scenario. */
  readonly veteran: Effort | ((setting: T) => Effort)
  readonly staff: Effort | ((setting: T) => Effort)
}

/** The same for a game in which a search worth having takes seconds: only one level searches, and one is below the plain bot. */
interface SlowLadder<S, T> {
  newRecruit(seed: string): Policy<S>
  newRegular(seed: string): Policy<S>
  /** The plain bot, unless another is named. */
  newVeteran?(seed: string): Policy<S>
  readonly staff: Effort | ((setting: T) => Effort)
}

type Levels<S> = Cast & { readonly players: Readonly<Record<Level, (seed: string) => Policy<S>>> }

/** Players of four levels: a light one, the plain bot, and two who search. */
export const levelsOf = <S extends PositionCore, T extends Setting, P>(
  game: Game<S, T>,
  plans: Plans<S, P>,
  { newRecruit, veteran, staff }: Ladder<S, T>,
): Levels<S> => ({
  players: {
    staff: (seed) => newPlanner(game, plans, staff, seededDice(seed)),
    veteran: (seed) => newPlanner(game, plans, veteran, seededDice(seed)),
    regular: () => plans.newBot(plans.plain),
    recruit: newRecruit,
  },
  playerWords: {
    staff: { name: 'Staff', line: `Plays many plans through before each phase and takes the best: ${BEST}` },
    veteran: {
      name: 'Veteran',
      line: 'Plays a few plans through before each phase and takes the best. Thinks for a moment.',
    },
    regular: { name: 'Regular', line: SOUND },
  },
})

/** Players of four levels: a light one, one that is better, the plain bot, and one who searches. */
export const slowLevelsOf = <S extends PositionCore, T extends Setting, P>(
  game: Game<S, T>,
  plans: Plans<S, P>,
  { newRecruit, newRegular, newVeteran = () => plans.newBot(plans.plain), staff }: SlowLadder<S, T>,
): Levels<S> => ({
  players: {
    staff: (seed) => newPlanner(game, plans, staff, seededDice(seed)),
    veteran: newVeteran,
    regular: newRegular,
    recruit: newRecruit,
  },
  plain: 'veteran',
  newPlain: () => plans.newBot(plans.plain),
  playerWords: {
    staff: { name: 'Staff', line: `Plays plans through before each phase and takes the best: ${BEST}` },
    veteran: { name: 'Veteran', line: SOUND },
    regular: {
      name: 'Regular',
      line: 'Plans like the Veteran, but lets things slip. Answers at once.',
    },
  },
})

const SOUND = 'Plans its turn, weighs every fight and minds its supply. Answers at once.'
const BEST = 'the strongest there is. Thinks for up to five seconds a phase.'
