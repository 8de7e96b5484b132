import { LEGAL } from '@hexfront/core'
import { uncovers } from '../fog.ts'
import { bury } from '../losses.ts'
import { overstackedHex, ownerOf } from '../overstacks.ts'
import type { Step } from '../state.ts'

/** 6.6, R09-20: the owner removes what is too much. */
export const excess: Step = {
  rule: '6.6',
  prompt: 'Which unit in {place} is removed?',
  about: (s) => [overstackedHex(s)],
  asks: (s) => ownerOf(s, overstackedHex(s)),
  verbs: {
    remove: {
      a: 'unit',
      says: 'Remove {unit}',
      bars: (s, unit, why) =>
        s.units.place[unit] !== 0 && s.units.place[unit] === overstackedHex(s)
          ? LEGAL
          : why.no('6.6', '{unit} is not in an overfull hex', unit),
      takes(s, unit, play) {
        play.tell('excess', unit, s.units.place[unit]!)
        if (uncovers(s, unit)) play.reveal()
        bury(s, unit)
        if (overstackedHex(s) === 0) play.leave()
      },
    },
  },
}
