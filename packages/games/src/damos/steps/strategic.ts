import { changed, LEGAL, offerMembers } from '@hexfront/core'
import { spreadPanic } from '../morale.ts'
import { firstIn, nextIn, phasing, pieces, type State, type Step } from '../state.ts'
import { journeyBarred, mayTravel, offerJourney, offerTravel, travelBarred } from '../strategic.ts'

/** C6.0. */
export const strategic: Step = {
  rule: 'C6.0',
  prompt: 'Move forces behind the front, or go on.',
  asks: phasing,
  verbs: {
    travel: {
      a: 'place',
      says: 'Send the force in {place}',
      next: 'to',
      isExact: true,
      offers: offerTravel,
      bars: travelBarred,
      takes(s, hex, play) {
        play.enter('journey')
        s.journey.from = hex
        for (let unit = firstIn(s, phasing(s), hex); unit !== 0; unit = nextIn(s, unit))
          if (mayTravel(s, unit)) s.units.travels[unit] = 1
      },
    },
    done: { says: 'Go on', takes: (_s, _, play) => play.leave() },
  },
}

export const journey: Step = {
  rule: 'C6.0',
  prompt: 'Where does the force from {place} go?',
  about: (s) => [s.journey.from],
  asks: phasing,
  verbs: {
    to: {
      a: 'place',
      says: 'Go to {place}',
      isExact: true,
      offers: offerJourney,
      bars: journeyBarred,
      takes(s, hex, play) {
        const { travels } = s.units
        let count = 0
        for (let unit = travels.indexOf(1); unit > 0; unit = travels.indexOf(1, unit + 1)) {
          pieces.place(s, unit, hex)
          s.units.spent[unit] = 1
          count++
        }
        play.tell('railed', count, s.journey.from, hex)
        spreadPanic(s, phasing(s), hex, play)
        play.leave()
      },
    },
    leave: {
      a: 'unit',
      says: 'Leave {unit} behind',
      offers(s, out) {
        if (!out.isCanonical) offerMembers(s.units.travels, out)
      },
      bars: (s, unit, why) => {
        if (s.units.travels[unit] === 0) return why.no('C6.0', '{unit} is not in the force', unit)
        return isLast(s) ? why.no('C6.0', '{unit} is all that is left of the force', unit) : LEGAL
      },
      takes(s, unit) {
        s.units.travels[unit] = 0
        changed(s)
      },
    },
    back: { says: 'Not this force', takes: (_s, _, play) => play.leave() },
  },
}

function isLast({ units }: State): boolean {
  return units.travels.indexOf(1, units.travels.indexOf(1) + 1) < 0
}
