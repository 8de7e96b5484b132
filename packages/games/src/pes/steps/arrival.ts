import { LEGAL, type Play, type Step } from '@hexfront/core'
import { entryBarred, entryHex, hasDue, isDue, offerEntry } from '../arrivals.ts'
import { GERMAN } from '../counters.ts'
import { isGermanUnit, pieces, type State, stepsOf } from '../state.ts'

/** 7.3, P-R06: all that are due come in; those without room wait. */
export const arrivals: Step<State> = {
  rule: '7.3',
  prompt: 'Bring in reinforcements and returning units.',
  asks: () => GERMAN,
  verbs: {
    enter: {
      a: 'unit',
      says: 'Bring in {unit}',
      next: 'at',
      bars(s, unit, why) {
        if (!isDue(s, unit)) return why.no('7.3', '{unit} is not due', unit)
        return entryHex(s, unit) !== 0 ? LEGAL : why.no('7.3', 'there is no room for {unit}', unit)
      },
      takes(s, unit, play) {
        play.enter('entry')
        s.entry.unit = unit
      },
    },
    rest: {
      says: 'Bring all in as far east as they fit, full units first',
      takes(s, _, play) {
        for (const steps of [2, 1])
          for (let unit = 1; isGermanUnit(s, unit); unit++) {
            const hex = isDue(s, unit) && stepsOf(s, unit) === steps ? entryHex(s, unit) : 0
            if (hex !== 0) enter(s, unit, hex, play)
          }
        play.leave()
      },
    },
  },
}

export const entry: Step<State> = {
  rule: '7.3',
  prompt: 'Bring {unit} in: choose an LOC point or Greater Germany.',
  about: (s) => [s.entry.unit],
  asks: () => GERMAN,
  verbs: {
    at: {
      a: 'place',
      says: 'At {place}',
      isExact: true,
      offers: (s, out) => offerEntry(s, s.entry.unit, out),
      bars: (s, hex, why) => entryBarred(s, s.entry.unit, hex, why),
      takes(s, hex, play) {
        enter(s, s.entry.unit, hex, play)
        play.leave()
        if (!hasDue(s)) play.leave()
      },
    },
  },
}

function enter(s: State, unit: number, hex: number, play: Play): void {
  pieces.place(s, unit, hex)
  // 10.7b, P-R16: only divisions come back reduced.
  if (s.setting.isDivision[unit] === 0) s.units.reduced[unit] = 0
  play.tell('arrived', unit, hex)
}
