import { phasing, type Step } from '../state.ts'

/** 11.1: attacks, one after another. */
export const combat: Step = {
  rule: '11.1',
  prompt: 'Attack a hex, or end the phase.',
  asks: phasing,
  verbs: {
    done: { says: 'End the phase', takes: (_s, _, play) => play.leave() },
  },
}

/** 11.8: an attack that is put together and resolved. */
export const assault: Step = {
  rule: '11.8',
  prompt: 'Attack {place}.',
  about: (s) => [s.assault.target],
  asks: phasing,
  verbs: {
    roll: { says: 'Roll', takes: (_s, _, play) => play.leave() },
  },
}
