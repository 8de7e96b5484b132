import { LEGAL, type Step } from '@hexfront/core'
import { GERMAN } from '../counters.ts'
import {
  deployBarred,
  deployer,
  freezeCities,
  isEmpty,
  isOurs,
  offerSites,
  placePrepared,
  placeRest,
  settle,
  setUpBarred,
  unplaced,
  unsettle,
} from '../deployment.ts'
import type { State } from '../state.ts'

/** 14.4: units are placed and lifted freely; the set-up is ended when nothing is missing. */
export const deploy: Step<State> = {
  rule: '14.4',
  prompt: 'Set up: place units, or have it done for you.',
  asks: deployer,
  verbs: {
    place: {
      a: 'unit',
      says: 'Place {unit}',
      next: 'at',
      bars(s, unit, why) {
        if (!isOurs(s, unit)) return why.no('14.4', '{unit} is not among the units to set up', unit)
        return s.units.place[unit] === 0 ? LEGAL : why.no('14.4', '{unit} is placed already', unit)
      },
      takes(s, unit, play) {
        play.enter('site')
        s.deploy.unit = unit
      },
    },
    lift: {
      says: 'Take a unit back',
      next: 'take',
      bars: (s, _, why) => (isEmpty(s) ? why.no('14.4', 'no unit is placed') : LEGAL),
      takes: (_s, _, play) => play.enter('lifting'),
    },
    rest: {
      says: 'Place the rest for me',
      bars: (s, _, why) => (unplaced(s).length > 0 ? LEGAL : why.no('14.4', 'all units are placed')),
      takes(s, _, play) {
        placeRest(s)
        play.tell('completed', deployer(s))
      },
    },
    prepared: {
      says: 'Take the prepared deployment',
      takes(s, _, play) {
        placePrepared(s)
        play.tell('prepared', deployer(s))
      },
    },
    done: {
      says: 'End the set-up',
      bars: (s, _, why) => setUpBarred(s, why),
      takes(s, _, play) {
        if (deployer(s) === GERMAN) freezeCities(s)
        play.leave()
      },
    },
  },
}

export const lifting: Step<State> = {
  rule: '14.4',
  prompt: 'Which unit do you take back?',
  asks: deployer,
  verbs: {
    take: {
      a: 'unit',
      says: 'Take {unit} back',
      bars: (s, unit, why) =>
        isOurs(s, unit) && s.units.place[unit] !== 0 ? LEGAL : why.no('14.4', '{unit} is not placed', unit),
      takes(s, unit, play) {
        unsettle(s, unit)
        play.leave()
      },
    },
    back: { says: 'Not now', takes: (_s, _, play) => play.leave() },
  },
}

export const site: Step<State> = {
  rule: '14.43',
  prompt: 'Where does {unit} stand?',
  about: (s) => [s.deploy.unit],
  asks: deployer,
  verbs: {
    at: {
      a: 'place',
      says: 'In {place}',
      isExact: true,
      offers: (s, out) => offerSites(s, s.deploy.unit, out),
      bars: (s, hex, why) => deployBarred(s, s.deploy.unit, hex, why),
      takes(s, hex, play) {
        const { unit } = s.deploy
        settle(s, unit, hex)
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
