import { type Choice, Choices } from './choice.ts'
import type { Dice } from './dice/dice.ts'
import { ExpandedAnswers } from './expanded.ts'
import { type Game, NATURE, type Outcome, type Setting, type Side } from './game/game.ts'
import type { PositionCore } from './state/layout.ts'

/** Somebody who answers for a side: a bot, or chance. It sees the view of its side. */
export interface Policy<S> {
  choose(view: S, choices: Choices): Choice
}

/** Any legal answer, all alike; now and then, what the host works out. */
export function randomPolicy<S extends PositionCore, T extends Setting>(game: Game<S, T>, dice: Dice): Policy<S> {
  const expanded = new ExpandedAnswers(game, dice)
  return {
    choose: (view, choices) =>
      expanded.next(view, choices.length) ?? choices.at(dice.pick(choices.length, 'a random answer')),
  }
}

/** Plays a position on to its end, nature's answers included. More choices than `limit` throw. */
export function playOn<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  s: S,
  policyOf: (side: Side) => Policy<S>,
  dice: Dice,
  limit = 100_000,
): Outcome {
  const choices = new Choices()
  const view = game.blank(game.settingOf(s))
  for (let n = 0; n < limit; n++) {
    const asked = game.decision(s)
    if (asked.isOver) return asked
    game.choices(s, choices)
    if (asked.side === NATURE) game.take(s, choices.at(0), dice)
    else {
      game.view(s, asked.side, view)
      game.take(s, policyOf(asked.side).choose(view, choices), dice)
    }
  }
  throw new Error(`${game.id}: no end after ${limit} choices`)
}
