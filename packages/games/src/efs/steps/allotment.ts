import { SOVIET } from '../data/counters.ts'
import { allotmentOf, muster } from '../reserves/allotment.ts'
import { phasing, type Step } from '../state.ts'

/** A2.a, 10.54: what the Soviets get in this turn. */
export const allotment: Step = {
  rule: '10.54',
  prompt: 'Take {n} strongpoints, or {n} and {n} infantry points?',
  about: (s) => [s.sides.strongpoints[SOVIET]!, allotmentOf(s).strongpoints, allotmentOf(s).infantry],
  asks: phasing,
  verbs: {
    dig: { says: 'Strongpoints alone', takes: (_s, _, play) => play.leave() },
    muster: {
      says: 'Fewer strongpoints, and infantry points',
      takes(s, _, play) {
        muster(s, play)
        play.leave()
      },
    },
  },
}
