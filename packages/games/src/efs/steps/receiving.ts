import { changed } from '@hexfront/core'
import { expose, hearsOf } from '../fog.ts'
import { offerReceivers, receiveBarred } from '../reserves/replacements.ts'
import { phasing, type Step } from '../state.ts'

/** A2.c: units that receive replacements do not move in this turn. */
export const receiving: Step = {
  rule: '7.71',
  prompt: 'Which units receive replacements?',
  asks: phasing,
  verbs: {
    receive: {
      a: 'unit',
      says: '{unit} receives replacements',
      offers: (s, out) => offerReceivers(s, phasing(s), out),
      bars: receiveBarred,
      hears: hearsOf('a unit in {place} receives replacements'),
      takes(s, unit, play) {
        expose(s, unit, play)
        s.units.receiving[unit] = 1
        play.tell('received', unit)
        changed(s)
      },
    },
    done: { says: 'Go on', takes: (_s, _, play) => play.leave() },
  },
}
