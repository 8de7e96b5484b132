import { LEGAL } from '@hexfront/core'
import { crowds } from '../crowds.ts'
import {
  isSecondPhase,
  marchBarred,
  marched,
  mayMove,
  offerMarch,
  offerRail,
  pickUpBarred,
  railBarred,
} from '../movement.ts'
import { BY_RAIL, BY_ROAD, phasing, type Step, sideOf } from '../state.ts'

export const move: Step = {
  rule: '5.0',
  prompt: 'Move {movers}, or end the phase.',
  about: (s) => [isSecondPhase(s) ? 1 : 0],
  asks: phasing,
  verbs: {
    move: {
      a: 'unit',
      says: 'Move {unit}',
      next: 'to',
      isExact: true,
      offers(s, out) {
        const side = phasing(s)
        const { place, moved } = s.units
        for (let unit = 1; unit < place.length; unit++)
          if (place[unit] !== 0 && moved[unit] === 0 && sideOf(s, unit) === side && mayMove(s, unit)) out.add(unit)
      },
      bars: pickUpBarred,
      takes(s, unit, play) {
        play.enter('march')
        s.march.unit = unit
      },
    },
    done: {
      says: 'End the phase',
      // 7.0b
      bars(s, _, why) {
        const crowd = crowds(s)[0]
        return crowd === undefined ? LEGAL : why.no('7.0', '{place} holds more than three units', crowd)
      },
      takes: (_s, _, play) => play.leave(),
    },
  },
}

export const march: Step = {
  rule: '5.1',
  prompt: 'Where does {unit} go?',
  about: (s) => [s.march.unit],
  asks: phasing,
  verbs: {
    to: {
      a: 'place',
      says: 'Go to {place}',
      isExact: true,
      offers: offerMarch,
      bars: marchBarred,
      takes(s, hex, play) {
        play.tell('moved', s.march.unit, hex)
        marched(s, hex, BY_ROAD)
        play.leave()
      },
    },
    rail: {
      a: 'place',
      says: 'By rail to {place}',
      isExact: true,
      offers: offerRail,
      bars: railBarred,
      takes(s, hex, play) {
        play.tell('railed', s.march.unit, hex)
        marched(s, hex, BY_RAIL)
        play.leave()
      },
    },
    stay: { says: 'Stay here', takes: (_s, _, play) => play.leave() },
  },
}
