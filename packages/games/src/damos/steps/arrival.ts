import { arriving, LEGAL } from '@hexfront/core'
import {
  dueBarred,
  entryBarred,
  hasBusiness,
  hasEntry,
  offerDue,
  offerEntry,
  offerRebuilds,
  offerWeakened,
  rebuildBarred,
  replaceBarred,
} from '../arrivals.ts'
import { occupy } from '../control.ts'
import { RUSSIAN } from '../counters.ts'
import { spreadPanic } from '../morale.ts'
import {
  firstOf,
  isHeldBy,
  lastOf,
  type Play,
  phasing,
  pieces,
  type State,
  type Step,
  sideOf,
  type Words,
} from '../state.ts'
import { gain, restore } from '../strength.ts'

const stock = arriving<State, Words>({
  rule: 'C5.0',
  prompt: 'Bring in units and use replacement points, or go on.',
  entryRule: 'X4.9',
  entryPrompt: 'Where does {unit} come in?',
  asks: phasing,
  offerDue,
  dueBarred,
  roomBarred: (s, unit, why) => (hasEntry(s, unit) ? LEGAL : why.no('X4.9', 'no hex is open to {unit}', unit)),
  entryBarred,
  offerEntry,
  enter(s, unit, hex, play) {
    pieces.place(s, unit, hex)
    play.tell('arrived', unit, hex)
    occupy(s, sideOf(unit), hex, play)
    spreadPanic(s, sideOf(unit), hex, play)
  },
  hasDue: hasBusiness,
})

function leaveWhenDone(s: State, play: Play): void {
  if (!hasBusiness(s)) play.leave()
}

/** C5.0: reinforcements, units that return, replacements and rebuilding, in any order; points that are left are kept. */
export const arrivals: Step = {
  ...stock.arrivals,
  verbs: {
    ...stock.arrivals.verbs,
    replace: {
      a: 'unit',
      says: 'A replacement point for {unit}',
      offers: offerWeakened,
      bars: replaceBarred,
      hears: (s) => (s.setting.isOpen ? 'all' : { template: 'use a replacement point', operands: [] }),
      takes(s, unit, play) {
        const side = sideOf(unit)
        s.sides.points[side]!--
        gain(s, unit)
        play.tell('replaced', unit)
        leaveWhenDone(s, play)
      },
    },
    rebuild: {
      a: 'unit',
      b: 'n',
      says: 'Rebuild with {n} points: {unit}',
      offers: offerRebuilds,
      bars: (s, unit, why, strength) => rebuildBarred(s, unit, strength, why),
      takes(s, unit, play, strength) {
        s.sides.points[sideOf(unit)]! -= strength
        restore(s, unit, strength, s.turn)
        play.tell('rebuilt', unit, strength)
        leaveWhenDone(s, play)
      },
    },
    done: { says: 'Go on', takes: (_s, _, play) => play.leave() },
  },
}

export const { entry } = stock

/** X4.8, D-R53: the units of one hex have zones of influence for the turn. */
export const cossacks: Step = {
  rule: 'X4.8',
  prompt: 'In which hex are the Cossacks?',
  asks: () => RUSSIAN,
  verbs: {
    cossacks: {
      a: 'place',
      says: 'Cossacks in {place}',
      offers(s, out) {
        const { hexes, count } = pieces.hexesOf(s, RUSSIAN)
        for (let i = 0; i < count; i++) out.add(hexes[i]!)
      },
      bars: (s, hex, why) =>
        isHeldBy(s, RUSSIAN, hex) ? LEGAL : why.no('X4.8', 'none of your units are in {place}', hex),
      takes(s, hex, play) {
        for (let unit = firstOf(RUSSIAN); unit <= lastOf(s, RUSSIAN); unit++)
          if (s.units.place[unit] === hex) s.units.cossack[unit] = 1
        play.tell('cossacks', hex)
        play.leave()
      },
    },
    none: { says: 'Nowhere', takes: (_s, _, play) => play.leave() },
  },
}
