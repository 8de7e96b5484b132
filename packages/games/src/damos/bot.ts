import { type Choice, LEGAL, type Offer, type Policy } from '@hexfront/core'
import { plainAnswer, say, verbNamed } from './bot/answers.ts'
import { fallback, journey, march, operations, strategic } from './bot/command.ts'
import { bestPosture, bestReaction } from './bot/defence.ts'
import { entryIndex } from './bot/rear.ts'
import { guessed } from './bot/scratch.ts'
import { namedHex } from './bot/staff.ts'
import { survey } from './bot/survey.ts'
import { CAREFUL, type Tempers } from './bot/temper.ts'
import { GERMAN } from './counters.ts'
import { damos } from './index.ts'
import type { State } from './state.ts'

/** Plays either side of the game. */
export const newBot = (tempers: Tempers = CAREFUL): Policy<State> => new Bot(tempers)

/** Works every answer out from the position, with what the enemy may be worth in place of what it does not see. */
class Bot implements Policy<State> {
  readonly #tempers: Tempers

  constructor(tempers: Tempers) {
    this.#tempers = tempers
  }

  choose(view: State, choices: Offer): Choice {
    const decision = damos.decision(view)
    if (decision.isOver) throw new Error('the game is over')
    const { side, step } = decision
    const wanted = plainAnswer(view, side, step, choices) ?? this.#plan(view, side, step, choices)
    return damos.bars(view, wanted) === LEGAL ? wanted : choices.at(0)
  }

  #plan(view: State, side: number, step: string, choices: Offer): Choice {
    const s = guessed(view)
    const seen = survey(s, side, side === GERMAN ? this.#tempers.german : this.#tempers.russian)
    switch (step) {
      case 'entry':
        return choices.at(entryIndex(s, seen, choices))
      case 'strategic':
        return strategic(s, seen, view)
      case 'journey':
        return journey(s, seen, view)
      case 'operations':
        return operations(s, seen, view)
      case 'march':
        return march(s, seen, view, choices)
      case 'naming':
        return say(view, 'name', namedHex(s, seen))
      case 'window':
        return choices.at(bestReaction(s, seen, choices, verbNamed(view, 'react'), verbNamed(view, 'withdraw')))
      case 'posture':
        return choices.at(bestPosture(s, seen, choices))
      case 'fallback':
        return fallback(s, seen, view, choices)
      default:
        return choices.at(0)
    }
  }
}
