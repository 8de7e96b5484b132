import { changed } from '@hexfront/core'
import { offerReactions, reactBarred, reactionAllowance } from '../combat/reaction.ts'
import { expose, isKnown } from '../fog.ts'
import { WAYS } from '../scenarios.ts'
import { phasing, type Step } from '../state.ts'

/** B3.a, C3.a: motorized units of the side that is attacked move up. */
export const reaction: Step = {
  rule: '12.4',
  prompt: 'Let units react to the attacks, or go on.',
  asks: phasing,
  verbs: {
    react: {
      a: 'place',
      b: 'unit',
      says: '{unit} reacts for {place}',
      next: 'to',
      offers: offerReactions,
      hears: (s, target, side, unit) =>
        isKnown(s, unit, side) ? 'all' : { template: 'a unit reacts for {place}', operands: [target] },
      bars: (s, target, why, unit) => reactBarred(s, target, unit, why),
      takes(s, target, play, unit) {
        expose(s, unit, play)
        play.enter('march')
        s.units.inHand[unit] = 1
        s.march.hex = s.units.place[unit]!
        s.march.points = reactionAllowance(s, unit)
        s.march.way = WAYS.indexOf('reaction')
        s.march.target = target
        changed(s)
      },
    },
    done: { says: 'Go on', takes: (_s, _, play) => play.leave() },
  },
}
