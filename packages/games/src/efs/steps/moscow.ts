import {
  canScramble,
  hasRaider,
  offerFighters,
  offerRaiders,
  raidBarred,
  scramble as rise,
  scrambleBarred,
  raid as send,
  stayBarred,
} from '../air/moscow.ts'
import { phasing, type Step } from '../state.ts'

/** A4.c, 5.14: who flies to Moscow, in groups of three. */
export const raid: Step = {
  rule: '5.14',
  prompt: 'Which air units fly to Moscow?',
  asks: phasing,
  verbs: {
    raid: {
      a: 'unit',
      says: '{unit} flies to Moscow',
      offers: offerRaiders,
      bars: raidBarred,
      takes(s, unit, play) {
        send(s, unit, play)
        if (!hasRaider(s)) play.leave()
      },
    },
    done: { says: 'Go on', bars: (s, _, why) => stayBarred(s, why), takes: (_s, _, play) => play.leave() },
  },
}

/** 5.14: which fighters meet them. */
export const scramble: Step = {
  rule: '5.14',
  prompt: 'Which fighters defend Moscow?',
  asks: phasing,
  verbs: {
    scramble: {
      a: 'unit',
      says: '{unit} goes up',
      offers: offerFighters,
      bars: scrambleBarred,
      takes(s, unit, play) {
        rise(s, unit, play)
        if (!canScramble(s)) play.leave()
      },
    },
    done: { says: 'Go on', takes: (_s, _, play) => play.leave() },
  },
}
