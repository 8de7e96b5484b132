import { LEGAL } from '@hexfront/core'
import { mark } from '../air/interdiction.ts'
import { phasing, type Step } from '../state.ts'

/** 10.33: markers of interdiction that the Axis player puts where he likes before the first Soviet phase. */
export const marking: Step = {
  rule: '10.33',
  prompt: '{n} markers of interdiction are to be placed.',
  about: (s) => [s.marksLeft],
  asks: phasing,
  verbs: {
    mark: {
      a: 'place',
      says: 'Interdict {place}',
      offers(s, out) {
        for (let hex = 1; hex <= s.setting.ground.size; hex++) out.add(hex)
      },
      bars(s, hex, why) {
        if (hex > s.setting.ground.size) return why.no('10.33', '{place} is not on the map', hex)
        return s.hexes.interdiction[hex] === 0 ? LEGAL : why.no('10.33', '{place} has a marker', hex)
      },
      takes(s, hex, play) {
        mark(s, hex, 1, play)
        s.marksLeft--
        if (s.marksLeft === 0) play.leave()
      },
    },
    prepared: {
      says: 'The prepared set-up',
      expands: ({ setting, marksLeft, hexes }) =>
        setting.card.marks.prepared
          .split(' ')
          .map((name) => setting.ground.parse(name))
          .filter((hex) => hexes.interdiction[hex] === 0)
          .slice(0, marksLeft)
          .map((hex) => `mark ${setting.kinds.place.write(hex)}`),
    },
  },
}
