import { flySupply, offerSupplyAirlifts, supplyAirliftBarred } from '../air/airlift.ts'
import { type Play, phasing, type State, type Step } from '../state.ts'
import {
  haulByRail,
  haulByRailBarred,
  haulFarBarred,
  haulTo,
  haulToBarred,
  leaveHaul,
  offerHaulByRail,
  offerHaulFar,
  offerHaulTo,
} from '../supply/logistics.ts'

/** 6.45: where an MSU goes, or a Dump that comes in. */
export const haul: Step = {
  rule: '6.45',
  prompt: 'Where does the supply go?',
  asks: phasing,
  verbs: {
    to: { a: 'place', says: 'To {place}', offers: offerHaulTo, bars: haulToBarred, takes: go },
    back: {
      says: 'It stays',
      takes(s, _, play) {
        leaveHaul(s)
        play.leave()
      },
    },
    strategic: {
      a: 'place',
      says: 'Strategic movement to {place}',
      offers: offerHaulFar,
      bars: haulFarBarred,
      takes: go,
    },
    rail: {
      a: 'place',
      says: 'By rail to {place}',
      offers: offerHaulByRail,
      bars: haulByRailBarred,
      takes(s, hex, play) {
        haulByRail(s, hex, play)
        play.leave()
      },
    },
    airlift: {
      a: 'place',
      says: 'By air to {place}',
      offers: offerSupplyAirlifts,
      bars: supplyAirliftBarred,
      takes(s, hex, play) {
        flySupply(s, hex, play)
        play.leave()
      },
    },
  },
}

function go(s: State, hex: number, play: Play): void {
  haulTo(s, hex, play)
  play.leave()
}
