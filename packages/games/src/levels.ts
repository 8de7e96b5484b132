import { type Effort, newPlanner, type Plans } from '@hexfront/bots'
import { type Game, type Policy, type PositionCore, type Setting, seededDice } from '@hexfront/core'
import type { Level } from './players.ts'

/** What the levels of a game are made of. */
interface Ladder<S, T> {
  /** Somebody who is easily beaten. */
  newRecruit(seed: string): Policy<S>
  /** How hard those who search think, perhaps by scenario. */
  readonly veteran: Effort | ((setting: T) => Effort)
  readonly staff: Effort | ((setting: T) => Effort)
}

/** Players of four levels: a light one, the plain bot, and two who search. */
export const levelsOf = <S extends PositionCore, T extends Setting, P>(
  game: Game<S, T>,
  plans: Plans<S, P>,
  { newRecruit, veteran, staff }: Ladder<S, T>,
): Readonly<Record<Level, (seed: string) => Policy<S>>> => ({
  staff: (seed) => newPlanner(game, plans, staff, seededDice(seed)),
  veteran: (seed) => newPlanner(game, plans, veteran, seededDice(seed)),
  regular: () => plans.newBot(plans.plain),
  recruit: newRecruit,
})
