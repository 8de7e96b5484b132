import { isKnown } from '../fog.ts'
import {
  absorb,
  absorbBarred,
  canPost,
  canRebuild,
  drill,
  drillBarred,
  exchange,
  exchangeBarred,
  offerAbsorptions,
  offerDrills,
  offerExchanges,
  offerPosts,
  offerRebuilding,
  post,
  postBarred,
  rebuild,
  rebuildBarred,
} from '../reserves/rebuilding.ts'
import { type Play, phasing, type State, type Step } from '../state.ts'

/** B6.a, C6.a: units come back box by box, and Zap units make others stronger. */
export const rebuilding: Step = {
  rule: '7.31',
  prompt: 'Spend replacement points, or go on.',
  asks: phasing,
  verbs: {
    rebuild: {
      a: 'unit',
      says: 'Rebuild {unit}',
      offers: (s, out) => offerRebuilding(s, phasing(s), out),
      bars: rebuildBarred,
      takes(s, unit, play) {
        rebuild(s, unit, play)
        leaveWhenDone(s, play)
      },
    },
    absorb: {
      a: 'unit',
      b: 'unit',
      says: '{unit} takes in {unit}',
      offers: offerAbsorptions,
      bars: (s, unit, why, zap) => absorbBarred(s, unit, zap, why),
      hears: (s, unit, side) =>
        isKnown(s, unit, side)
          ? 'all'
          : { template: 'a unit in {place} takes in another', operands: [s.units.place[unit]!] },
      takes(s, unit, play, zap) {
        if (s.setting.isLimited) play.reveal()
        absorb(s, unit, zap, play)
        leaveWhenDone(s, play)
      },
    },
    exchange: {
      a: 'unit',
      b: 'unit',
      says: '{unit} takes the place of {unit}',
      offers: offerExchanges,
      bars: (s, unit, why, zap) => exchangeBarred(s, unit, zap, why),
      takes(s, unit, play, zap) {
        if (s.setting.isLimited) play.reveal()
        exchange(s, unit, zap, play)
        leaveWhenDone(s, play)
      },
    },
    drill: {
      a: 'unit',
      says: '{unit} becomes a Zap unit',
      offers: offerDrills,
      bars: drillBarred,
      takes(s, unit, play) {
        if (s.setting.isLimited) play.reveal()
        drill(s, unit, play)
        leaveWhenDone(s, play)
      },
    },
    done: { says: 'Go on', takes: (_s, _, play) => play.leave() },
  },
}

function leaveWhenDone(s: State, play: Play): void {
  if (!canRebuild(s)) play.leave()
}

/** A3.d: units of the Active box appear in cities. */
export const posting: Step = {
  rule: '8.31',
  prompt: 'Where do rebuilt units appear?',
  asks: phasing,
  verbs: {
    post: {
      a: 'place',
      b: 'unit',
      says: '{unit} appears in {place}',
      offers: offerPosts,
      bars: (s, hex, why, unit) => postBarred(s, hex, unit, why),
      takes(s, hex, play, unit) {
        post(s, hex, unit, play)
        if (!canPost(s)) play.leave()
      },
    },
    done: { says: 'Go on', takes: (_s, _, play) => play.leave() },
  },
}
