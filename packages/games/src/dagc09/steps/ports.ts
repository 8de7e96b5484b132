import { LEGAL } from '@hexfront/core'
import { GERMAN } from '../counters.ts'
import { cutOff, hangsOnPorts, isOverstretched } from '../ports.ts'
import type { Step } from '../state.ts'

/** 7.9: the German says who goes without until the ports can feed the others; that holds for the rest of the turn. */
export const ports: Step = {
  rule: '7.9',
  prompt: 'The ports cannot supply all who hang on them: who goes without this turn?',
  asks: () => GERMAN,
  verbs: {
    without: {
      a: 'unit',
      says: '{unit} goes without',
      bars: (s, unit, why) => (hangsOnPorts(s, unit) ? LEGAL : why.no('7.9', '{unit} does not hang on a port', unit)),
      takes(s, unit, play) {
        cutOff(s, unit)
        play.tell('unsupplied', unit)
        if (!isOverstretched(s)) play.leave()
      },
    },
  },
}
