import { changed } from '@hexfront/core'
import { DOUBLING_FROM } from '../data/charts.ts'
import { expose, hearsOf } from '../fog.ts'
import { activateBarred, activatorOf, doubleBarred, offerActivations } from '../movement/activation.ts'
import { allowanceOf, moveBarred, offerMovers } from '../movement/allowance.ts'
import { entranceBarred, offerArrivals } from '../movement/entry.ts'
import { isFirstSegment } from '../movement/june.ts'
import { offerZapPosts, post, zapPostBarred } from '../reserves/rebuilding.ts'
import {
  detach,
  detachBarred,
  offerDetachments,
  offerRecombinations,
  recombine,
  recombineBarred,
} from '../reserves/substitutes.ts'
import { WAYS } from '../scenarios.ts'
import { phasing, type State, type Step } from '../state.ts'
import { haulBarred, moverIn, offerHauls } from '../supply/logistics.ts'
import { offerStocks, stock, stockBarred } from '../supply/stocks.ts'
import { workVerb } from './bridging.ts'

/** B1, B5, C1, C5: stacks move one after another. */
export const movement: Step = {
  rule: '10.1',
  prompt: 'Move your units one after another, or end the phase.',
  asks: phasing,
  verbs: {
    move: {
      a: 'unit',
      says: 'Move {unit}',
      next: 'to',
      isExact: true,
      offers: offerMovers,
      bars: moveBarred,
      hears: hearsOf('move a unit from {place}'),
      takes(s, unit, play) {
        expose(s, unit, play)
        play.enter('march')
        pickUp(s, unit)
      },
    },
    enter: {
      a: 'unit',
      says: 'Bring in {unit}',
      next: 'at',
      offers: offerArrivals,
      bars: entranceBarred,
      takes(s, unit, play) {
        play.enter('march')
        s.units.inHand[unit] = 1
        s.march.points = allowanceOf(s, unit)
        s.march.way = WAYS.indexOf('entry')
        changed(s)
      },
    },
    activate: {
      a: 'unit',
      says: 'Activate {unit}',
      isExact: true,
      offers: offerActivations,
      bars: activateBarred,
      hears: hearsOf('activate a unit in {place}'),
      takes(s, unit, play) {
        expose(s, unit, play)
        const hq = activatorOf(s, unit)
        s.units.activated[unit] = 1
        if (hq !== 0) s.units.spent[hq]!++
        play.tell('activated', unit, hq)
        changed(s)
      },
    },
    double: {
      a: 'unit',
      says: 'Double the command of {unit}',
      offers(s, out) {
        if (s.turn >= DOUBLING_FROM && s.mandated.due > 0) for (const hq of s.setting.hqs) out.add(hq)
      },
      bars: doubleBarred,
      takes(s, hq, play) {
        s.units.doubled[hq] = 1
        play.tell('doubled', hq)
        changed(s)
      },
    },
    done: { says: 'End the phase', takes: (_s, _, play) => play.leave() },
    haul: {
      a: 'place',
      says: 'Move supply from {place}',
      next: 'to',
      offers: offerHauls,
      bars: haulBarred,
      takes(s, hex, play) {
        play.enter('haul')
        s.haul.supply[0] = moverIn(s, phasing(s), hex)
        changed(s)
      },
    },
    bridge: workVerb('bridge', 'Lay a bridge from {place}'),
    ferry: workVerb('ferry', 'Set up a ferry in {place}'),
    lift: workVerb('lift', 'Take up the crossing in {place}'),
    post: {
      a: 'place',
      b: 'unit',
      says: '{unit} appears in {place}',
      offers: offerZapPosts,
      bars: (s, hex, why, unit) => zapPostBarred(s, hex, unit, why),
      takes: (s, hex, play, unit) => post(s, hex, unit, play),
    },
    detach: {
      a: 'unit',
      says: '{unit} sends out a regiment',
      offers: offerDetachments,
      bars: detachBarred,
      hears: hearsOf('a regiment is sent out in {place}'),
      takes(s, unit, play) {
        expose(s, unit, play)
        detach(s, unit, play)
      },
    },
    stock: {
      a: 'place',
      b: 'n',
      says: 'Bring in supply at {place}: {n} points',
      offers: offerStocks,
      bars: (s, hex, why, points) => stockBarred(s, hex, points, why),
      takes(s, hex, play, points) {
        const supply = stock(s, hex, points, play)
        // 10.85c: in the first round of June it stays where it came in.
        if (isFirstSegment(s)) return
        play.enter('haul')
        s.haul.supply[0] = supply
        s.haul.isEntering[0] = 1
        changed(s)
      },
    },
    recombine: {
      a: 'unit',
      b: 'unit',
      says: '{unit} takes in {unit}',
      offers: offerRecombinations,
      bars: (s, unit, why, regiment) => recombineBarred(s, unit, regiment, why),
      hears: hearsOf('a regiment comes back in {place}'),
      takes(s, unit, play, regiment) {
        expose(s, unit, play)
        recombine(s, unit, regiment, play)
      },
    },
  },
}

function pickUp(s: State, unit: number): void {
  s.units.inHand[unit] = 1
  s.march.hex = s.units.place[unit]!
  s.march.points = allowanceOf(s, unit)
  s.march.way = WAYS.indexOf('march')
  changed(s)
}
