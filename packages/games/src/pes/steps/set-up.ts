import { LEGAL, type Step } from '@hexfront/core'
import { GERMAN } from '../counters.ts'
import {
  isPlaced,
  isToDeploy,
  offerSites,
  offerUnits,
  placePrepared,
  placeRest,
  siteBarred,
  unplacedCount,
} from '../deployment.ts'
import { pieces, type State } from '../state.ts'

/** 3.2: units are placed and lifted freely until all stand. */
export const deploy: Step<State> = {
  rule: '3.2',
  prompt: 'Set up west of the border: place units or take them back.',
  asks: () => GERMAN,
  verbs: {
    place: {
      a: 'unit',
      says: 'Place {unit}',
      next: 'at',
      isExact: true,
      offers: (s, out) => offerUnits(s, 0, out),
      bars(s, unit, why) {
        if (!isToDeploy(s, unit)) return why.no('3.2', '{unit} is not among the units to set up', unit)
        return isPlaced(s, unit) ? why.no('3.2', '{unit} is placed already', unit) : LEGAL
      },
      takes(s, unit, play) {
        play.enter('site')
        s.deploy.unit = unit
      },
    },
    lift: {
      a: 'unit',
      says: 'Take {unit} back',
      isExact: true,
      offers: (s, out) => offerUnits(s, 1, out),
      bars: (s, unit, why) =>
        isToDeploy(s, unit) && isPlaced(s, unit) ? LEGAL : why.no('3.2', '{unit} is not placed', unit),
      takes: (s, unit) => pieces.place(s, unit, 0),
    },
    complete: {
      says: 'Place the rest for me',
      bars: (s, _, why) => (unplacedCount(s) > 0 ? LEGAL : why.no('3.2', 'all units are placed')),
      takes: (s, _, play) => placeRest(s, play),
    },
    prepared: {
      says: 'Take the deployment of 22 June 1941',
      takes(s, _, play) {
        placePrepared(s)
        play.tell('prepared')
      },
    },
    done: {
      says: 'End the set-up',
      bars(s, _, why) {
        const left = unplacedCount(s)
        return left === 0 ? LEGAL : why.no('3.2', '{n} units are not placed', left)
      },
      takes: (_s, _, play) => play.leave(),
    },
  },
}

export const site: Step<State> = {
  rule: '3.2',
  prompt: 'Place {unit} west of the border.',
  about: (s) => [s.deploy.unit],
  asks: () => GERMAN,
  verbs: {
    at: {
      a: 'place',
      says: 'In {place}',
      isExact: true,
      offers: (s, out) => offerSites(s, s.deploy.unit, out),
      bars: (s, hex, why) => siteBarred(s, s.deploy.unit, hex, why),
      takes(s, hex, play) {
        const { unit } = s.deploy
        pieces.place(s, unit, hex)
        s.deploy.unit = 0
        play.tell('placed', unit, hex)
        play.leave()
      },
    },
    back: {
      says: 'Not now',
      takes(s, _, play) {
        s.deploy.unit = 0
        play.leave()
      },
    },
  },
}
