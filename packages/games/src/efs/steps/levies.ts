import { canLevy, levy, levyBarred, offerLevies } from '../reserves/draws.ts'
import { phasing, type Step } from '../state.ts'

/** A3.a: militia that was drawn goes to its city. */
export const levies: Step = {
  rule: '8.4',
  prompt: 'Where does the militia stand?',
  asks: phasing,
  verbs: {
    levy: {
      a: 'place',
      b: 'unit',
      says: '{unit} goes to {place}',
      offers: offerLevies,
      bars: (s, hex, why, unit) => levyBarred(s, hex, unit, why),
      takes(s, hex, play, unit) {
        levy(s, hex, unit, play)
        if (!canLevy(s)) play.leave()
      },
    },
    done: { says: 'Go on', takes: (_s, _, play) => play.leave() },
  },
}
