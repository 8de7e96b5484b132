import { LEAVE, NATURE, SPECTATOR } from '@hexfront/core'
import { closeSupport } from '../air/close-support.ts'
import {
  flyBarred,
  hasReady,
  nextHexFlown,
  offerFlyers,
  offerTargets,
  overBarred,
  purposeOf,
  send,
} from '../air/flights.ts'
import { settleInterdiction } from '../air/interdiction.ts'
import { enemyOf, phasing, type Step } from '../state.ts'

/** A4.b, B4.c, C4.c: air units are sent one after another. */
export const missions: Step = {
  rule: '14.24',
  prompt: 'Send air units, or go on.',
  asks: phasing,
  resumes(s, play) {
    if (!hasReady(s)) play.leave()
  },
  verbs: {
    fly: {
      a: 'unit',
      says: 'Send {unit}',
      next: 'over',
      isExact: true,
      offers: offerFlyers,
      bars: flyBarred,
      // C5: which of them is not seen until all are laid open.
      hears: (s, _, side) =>
        side === enemyOf(phasing(s)) || side === SPECTATOR ? { template: 'send an air unit', operands: [] } : 'all',
      takes(s, unit, play) {
        // What was seen of those who are hidden now would tell which they are.
        s.units.flewOver.fill(0)
        play.enter('flight')
        s.flight.unit = unit
        s.flight.isOpen = 1
      },
    },
    done: { says: 'Send no more', takes: (_s, _, play) => play.leave() },
  },
}

export const flight: Step = {
  rule: '14.21b',
  prompt: 'Over which hex does it fly?',
  asks: phasing,
  verbs: {
    over: {
      a: 'place',
      says: 'Over {place}',
      isExact: true,
      offers: offerTargets,
      bars: overBarred,
      takes(s, hex, play) {
        const { unit } = s.flight
        send(s, unit, hex)
        play.tell('sent', unit, hex)
        play.leave()
      },
    },
    back: { says: 'Not this one', takes: (_s, _, play) => play.leave() },
  },
}

/** 14.25: hex by hex: what happens in the air, then what comes of it. */
export const sorties: Step = {
  rule: '14.25',
  prompt: 'Air units meet.',
  asks: () => NATURE,
  stages: [
    {
      repeats: true,
      does(s, play) {
        if (s.sorties.hex !== 0) {
          if (purposeOf(s) === 'interdiction') settleInterdiction(s, s.sorties.hex, play)
          else closeSupport(s, s.sorties.hex, play)
        }
        s.sorties.hex = nextHexFlown(s, 0)
        if (s.sorties.hex === 0) return
        const { hex } = s.sorties
        play.enter('sortie')
        s.sortie.hex = hex
        play.begin()
      },
    },
    LEAVE,
  ],
  verbs: { go: { says: 'Go on', takes: (_s, _, play) => play.leave() } },
}
