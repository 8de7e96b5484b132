import type { Verb } from '@hexfront/core'
import { canInterdict, fly, interdictBarred } from '../air.ts'
import { SOVIET } from '../counters.ts'
import { MAIN_AIR_ARMY, type State, type Step, UKRAINIAN_AIR_ARMY, type Words } from '../state.ts'

const interdicting = (front: number, says: string): Verb<State, Words> => ({
  a: 'unit',
  says,
  bars: (s, unit, why) => interdictBarred(s, unit, front, why),
  takes(s, unit, play) {
    s.units.interdicted[unit] = front
    fly(s, front)
    play.tell('interdicted', unit)
    if (!canInterdict(s)) play.leave()
  },
})

/** 13.3: air armies that have not flown are sent against German units before these move. */
export const interdict: Step = {
  rule: '13.3',
  prompt: 'Send air armies against German units, or go on.',
  asks: () => SOVIET,
  verbs: {
    interdict: interdicting(MAIN_AIR_ARMY, 'Interdict {unit}'),
    ukrainian: interdicting(UKRAINIAN_AIR_ARMY, 'Interdict {unit} with the 1st Ukrainian Front'),
    done: { says: 'Go on', takes: (_s, _, play) => play.leave() },
  },
}
