import { type Choice, type Offer, type Policy, type PositionCore, seededDice } from '@hexfront/core'
import type { Plans } from './plans.ts'

/** Two ways to play, and how often of a hundred times the careless one is followed. */
interface Tempers<S> {
  readonly careful: Policy<S>
  readonly careless: Policy<S>
  lapses(view: S): number
}

/**
 * Plays with care, but not always: whenever a plan is due, a lot decides which way is followed until the next. It is the same lot
 * again when the same plan is due again, so that nothing is gained by taking an answer back.
 */
export const newLapsing = <S extends PositionCore, P>(
  { point }: Plans<S, P>,
  { careful, careless, lapses }: Tempers<S>,
  seed: string,
): Policy<S> => {
  let now = careful
  let planned = 0
  return {
    choose(view: S, choices: Offer): Choice {
      const due = point(view)
      if (due !== 0 && due !== planned) {
        planned = due
        now = seededDice(`${seed}/${due}`).die(100, 'a lapse') <= lapses(view) ? careless : careful
      }
      return now.choose(view, choices)
    },
  }
}
