import { type Choice, firstAnswer, LEGAL, type Offer, operandA, operandB, verbOf } from '@hexfront/core'
import { choiceOf } from '../../choice.ts'
import { efs } from '../index.ts'
import type { State } from '../state.ts'
import { cheapest } from './aftermath.ts'
import { receiver, site } from './rear.ts'

export const say = (view: State, verb: string, a = 0, b = 0): Choice => choiceOf(efs, view, verb, a, b)

export const verbNamed = (view: State, name: string): number =>
  efs.verbs(view).find((one) => one.name === name)?.verb ?? -1

export const isLegal = (view: State, choice: Choice): boolean => efs.bars(view, choice) === LEGAL

/** What anybody with some sense answers, without a look at the whole map; null where that does not do. */
export function plainAnswer(s: State, view: State, step: string, choices: Offer): Choice | null {
  switch (step) {
    case 'marking':
      return firstAnswer(efs, view, 'prepared')
    case 'receiving':
      return orDone(view, choices, receiver(s, choices, verbNamed(view, 'receive')))
    case 'engineering':
      return engineering(s, view, choices)
    case 'recovery':
      return say(view, 'roll')
    case 'losses':
      return choices.at(cheapest(s, choices))
    case 'roles':
      return say(view, 'done')
    case 'pairing':
      return choices.at(bestShot(s, choices))
    case 'strike':
      return choices.at(bestShot(s, choices))
    default:
      return null
  }
}

const orDone = (view: State, choices: Offer, index: number): Choice =>
  index < 0 ? say(view, 'done') : choices.at(index)

/** 18.13, 18.4: forts of the enemy go, own ones come. */
function engineering(s: State, view: State, choices: Offer): Choice {
  const raze = verbNamed(view, 'raze')
  for (let i = 0; i < choices.length; i++) if (verbOf(choices.at(i)) === raze) return choices.at(i)
  return orDone(view, choices, site(s, choices, verbNamed(view, 'build')))
}

/** 14.32: the shot with the best ratings; answers without a shooter come last. */
function bestShot({ setting }: State, choices: Offer): number {
  const edge = (answer: Choice): number =>
    operandB(answer) === 0 ? -9 : setting.rating[operandB(answer)]! - setting.rating[operandA(answer)]!
  let best = 0
  for (let i = 1; i < choices.length; i++) if (edge(choices.at(i)) > edge(choices.at(best))) best = i
  return best
}
