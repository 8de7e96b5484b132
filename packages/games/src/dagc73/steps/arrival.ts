import { arriving, LEGAL } from '@hexfront/core'
import { entryBarred, entryHexes, hasDue, isDue } from '../arrivals.ts'
import { GERMAN } from '../counters.ts'
import { pieces, type State, type Step, type Words } from '../state.ts'

/** 13.0a: one yes or no, before the Russian moves. */
export const ukraine: Step = {
  rule: '13.0',
  prompt: 'Take the units from the Ukraine? Each loss counts double.',
  asks: () => GERMAN,
  verbs: {
    accept: {
      says: 'Take them',
      takes(s, _, play) {
        s.ukraine = 1
        play.tell('accepted')
        play.leave()
      },
    },
    refuse: {
      says: 'Do without',
      takes(_s, _, play) {
        play.tell('refused')
        play.leave()
      },
    },
  },
}

/** 10.0: every unit that can come in comes in; those that cannot wait. */
export const { arrivals, entry } = arriving<State, Words>({
  rule: '10.0',
  prompt: 'Bring in your reinforcements.',
  entryRule: '10.1A',
  entryPrompt: 'Where does {unit} come in?',
  asks: () => GERMAN,
  dueBarred: (s, unit, why) => (isDue(s, unit) ? LEGAL : why.no('10.2', '{unit} is not due', unit)),
  roomBarred: (s, unit, why) =>
    entryHexes(s, unit).length > 0 ? LEGAL : why.no('10.1A', 'no edge is open to {unit}', unit),
  entryBarred,
  offerEntry(s, unit, out) {
    for (const hex of entryHexes(s, unit)) out.add(hex)
  },
  enter(s, unit, hex, play) {
    pieces.place(s, unit, hex)
    s.units.arrived[unit] = 1
    play.tell('arrived', unit, hex)
  },
  hasDue,
})
