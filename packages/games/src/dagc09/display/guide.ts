import type { GuideStep } from '@hexfront/core'
import { SOVIET } from '../counters.ts'
import { type State, sideOf, unitCount } from '../state.ts'
import { isPast, isSetUp, stepOf } from './moment.ts'

const hasEnded = (s: State, phase: string): boolean => isPast(s, 1, `soviet ${phase}`)

/** A first Soviet turn. Every step also counts as done once the turn has gone past it. */
export const guide: readonly GuideStep<State>[] = [
  {
    text: 'Nothing is lost yet, and nobody new is here: go on to combat.',
    rule: '5.2',
    places: [],
    isDone: (s) => !isSetUp(s) && hasEnded(s, 'arrivals'),
  },
  {
    text: 'Pick a German hex. Its figure is the column that all who can join would reach.',
    rule: '11.8',
    places: ['3401', '4201'],
    isDone: (s) => hasEnded(s, 'first combat') || s.assault.target !== 0 || hasFought(s),
  },
  {
    text: 'Add units around it, and send an air army: every shift to the right stands in the list.',
    rule: '13.1',
    places: [],
    isDone: (s) => hasEnded(s, 'first combat') || s.assault.air !== 0 || hasFought(s),
  },
  {
    text: 'Read the six results, then roll. The German says where his units retreat, or gives a step.',
    rule: '11.17',
    places: [],
    isDone: (s) => hasEnded(s, 'first combat') || hasFought(s),
  },
  {
    text: 'Advance into a hex that is empty: that makes the gap to go through.',
    rule: '11.22',
    places: [],
    isDone: (s) => hasEnded(s, 'first combat') || (hasFought(s) && stepOf(s) === 'combat'),
  },
  {
    text: 'Units marked ! must attack in this phase. When none is left, end it.',
    rule: '11.1',
    places: [],
    isDone: (s) => hasEnded(s, 'first combat'),
  },
  {
    text: 'Move those without a lock, deep behind the line: a unit in its rear cuts off supply.',
    rule: '5.4',
    places: ['4004'],
    isDone: (s) =>
      hasEnded(s, 'move') || (hasEnded(s, 'first combat') && (s.march.unit !== 0 || s.units.moved.includes(1))),
  },
  {
    text: 'End movement and fight again: whoever attacked before may attack once more.',
    rule: '11.1',
    places: [],
    isDone: (s) => hasEnded(s, 'move') && (hasFought(s) || hasEnded(s, 'second combat')),
  },
]

function hasFought(s: State): boolean {
  for (let unit = 1; unit <= unitCount(s); unit++)
    if (s.units.fought[unit] === 1 && sideOf(s, unit) === SOVIET) return true
  return false
}
