import { LEGAL, type Step } from '@hexfront/core'
import { entryBarred, entryHexes, hasDue, isDue } from '../arrivals.ts'
import { GERMAN } from '../counters.ts'
import { pieces, type State } from '../state.ts'

/** 13.0a: one yes or no, before the Russian moves. */
export const ukraine: Step<State> = {
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
export const arrivals: Step<State> = {
  rule: '10.0',
  prompt: 'Bring in your reinforcements.',
  asks: () => GERMAN,
  verbs: {
    enter: {
      a: 'unit',
      says: 'Bring in {unit}',
      next: 'at',
      bars(s, unit, why) {
        if (!isDue(s, unit)) return why.no('10.2', '{unit} is not due', unit)
        return entryHexes(s, unit).length > 0 ? LEGAL : why.no('10.1A', 'no edge is open to {unit}', unit)
      },
      takes(s, unit, play) {
        play.enter('entry')
        s.entry.unit = unit
      },
    },
  },
}

export const entry: Step<State> = {
  rule: '10.1A',
  prompt: 'Where does {unit} come in?',
  about: (s) => [s.entry.unit],
  asks: () => GERMAN,
  verbs: {
    at: {
      a: 'place',
      says: 'At {place}',
      offers(s, out) {
        for (const hex of [...entryHexes(s, s.entry.unit)].sort((x, y) => x - y)) out.add(hex)
      },
      bars: entryBarred,
      takes(s, hex, play) {
        const { unit } = s.entry
        pieces.place(s, unit, hex)
        s.units.arrived[unit] = 1
        play.tell('arrived', unit, hex)
        play.leave()
        if (!hasDue(s)) play.leave()
      },
    },
  },
}
