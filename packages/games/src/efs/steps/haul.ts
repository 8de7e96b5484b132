import { haulTo, haulToBarred, offerHaulTo } from '../logistics.ts'
import { phasing, type Step } from '../state.ts'

/** 6.45: where an MSU goes. */
export const haul: Step = {
  rule: '6.45',
  prompt: 'Where does the supply go?',
  asks: phasing,
  verbs: {
    to: {
      a: 'place',
      says: 'To {place}',
      offers: offerHaulTo,
      bars: haulToBarred,
      takes(s, hex, play) {
        haulTo(s, hex, play)
        play.leave()
      },
    },
    back: { says: 'It stays', takes: (_s, _, play) => play.leave() },
  },
}
