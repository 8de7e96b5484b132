import type { GuideStep } from '@hexfront/core'
import { IS_GERMAN } from '../control.ts'
import type { State } from '../state.ts'
import { isPast, isSetUp } from './moment.ts'

/** A first turn. Every step also counts as done once the turn has gone past it. */
export const guide: readonly GuideStep<State>[] = [
  {
    text: 'Take the deployment of 22 June, then end the set-up.',
    rule: '3.2',
    places: ['1537', '2441'],
    isDone: (s) => s.turn > 1 || !isSetUp(s),
  },
  {
    text: 'Press a stack and move its mechanized units as one force.',
    rule: '9.1',
    places: ['2441', '1537'],
    isDone: (s) => isPast(s, 1, 'operations') || s.march.at !== 0 || hasActed(s),
  },
  {
    text: 'Discs show costs; × is enemy ground. Enter a × hex.',
    rule: '9.3',
    places: ['2440', '1536'],
    isDone: (s) => isPast(s, 1, 'operations') || s.battle.hex !== 0 || hasTaken(s),
  },
  {
    text: 'Dice call up its garrison, then both fire. Fight on, or break off.',
    rule: '10.1',
    places: [],
    isDone: (s) => isPast(s, 1, 'operations') || (s.battle.hex === 0 && (hasTaken(s) || hasActed(s))),
  },
  {
    text: 'Drive on while points last, then stop: a force acts once.',
    rule: '9.5',
    places: [],
    isDone: (s) => isPast(s, 1, 'operations') || hasActed(s),
  },
  {
    text: 'Press S: the number is what a hex would cut off. Close a pocket.',
    rule: '11.2',
    places: ['1939'],
    isDone: (s) => isPast(s, 1, 'operations') || s.pocket.hex !== 0 || s.tally > 0,
  },
  {
    text: 'Press K: every hex of your front needs a unit or its zone.',
    rule: '4.10',
    places: [],
    isDone: (s) => isPast(s, 1, 'operations'),
  },
  {
    text: 'Stavka now throws its groups at you: keep them from your points.',
    rule: '12.1',
    places: ['1939', '2232'],
    isDone: (s) => isPast(s, 1, 'stavka'),
  },
]

const hasActed = (s: State): boolean => s.units.done.includes(1)

const hasTaken = (s: State): boolean => s.setting.startFront.some((hex) => s.hexes.control[hex] === IS_GERMAN)
