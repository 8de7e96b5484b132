import type { GuideStep } from '@hexfront/core'
import { GERMAN } from '../counters.ts'
import { firstOf, lastOf, type State } from '../state.ts'
import { isPast, isSetUp } from './moment.ts'

const hasEnded = (s: State, phase: string): boolean => isPast(s, 1, `german ${phase}`)
const isAfoot = (s: State): boolean => !isSetUp(s) && (s.turn > 1 || hasEnded(s, 'strategic movement'))

/** A first German turn. Every step also counts as done once the turn has gone past it. */
export const guide: readonly GuideStep<State>[] = [
  {
    text: 'Nothing is behind the front yet: go on to the operations.',
    rule: 'C6.0',
    places: [],
    isDone: isAfoot,
  },
  {
    text: 'Foot forces act first. Press a stack of infantry: discs tell what each hex costs.',
    rule: 'C7.0',
    places: ['2629', '2829'],
    isDone: (s) => isAfoot(s) && (s.march.hex !== 0 || hasActed(s)),
  },
  {
    text: 'Press a Russian hex beside it and choose a plan. A Standard Attack costs a point more than a Meeting.',
    rule: 'C8.3',
    places: ['2628', '2828'],
    isDone: (s) => isAfoot(s) && hasActed(s),
  },
  {
    text: 'Twelve to one sweeps defenders away. Otherwise both sides throw, and who loses more goes back.',
    rule: 'C8.6',
    places: [],
    isDone: (s) => isAfoot(s) && hasFought(s),
  },
  {
    text: 'Now panzers: declare a Concerted Attack. Grand Assault or Penetration stays sealed until you name the force.',
    rule: 'C8.1',
    places: ['3127', '2528'],
    isDone: (s) => isAfoot(s) && (s.isFootClosed === 1 || s.turn > 1),
  },
  {
    text: 'Who wins may exploit at once, in parts: go deep, and leave infantry to close the pocket.',
    rule: 'C8.12',
    places: [],
    isDone: (s) => hasEnded(s, 'operations') || (s.isFootClosed === 1 && s.march.hex === 0),
  },
  {
    text: 'Press K to see how far your fresh panzers could react in the enemy’s turn: keep some of them fresh.',
    rule: 'C2.6',
    places: [],
    isDone: (s) => hasEnded(s, 'operations'),
  },
]

function hasActed(s: State): boolean {
  if (hasEnded(s, 'operations')) return true
  for (let unit = firstOf(GERMAN); unit <= lastOf(s, GERMAN); unit++) if (s.units.spent[unit] === 1) return true
  return s.assault.hex !== 0
}

const hasFought = (s: State): boolean => hasEnded(s, 'operations') || s.heard.attack !== 0 || hasActed(s)
