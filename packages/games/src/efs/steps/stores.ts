import { phasing, type Step } from '../state.ts'
import { canFeed, feed, feedBarred, offerFeeding } from '../supply/shortage.ts'

/** A6.d: MSUs and Dumps that are sources for a turn. */
export const stores: Step = {
  rule: '6.26',
  prompt: 'Which supply feeds those who are cut off?',
  asks: phasing,
  verbs: {
    feed: {
      a: 'place',
      says: 'Spend a point in {place}',
      offers: (s, out) => offerFeeding(s, phasing(s), out),
      bars: feedBarred,
      takes(s, hex, play) {
        feed(s, hex, play)
        if (!canFeed(s)) play.leave()
      },
    },
    done: { says: 'Go on', takes: (_s, _, play) => play.leave() },
  },
}
