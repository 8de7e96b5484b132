import type { GuideStep } from '@hexfront/core'
import { attackers } from '../combat.ts'
import { GERMAN, SOVIET } from '../counters.ts'
import { pieces, type State, sideOf, unitCount } from '../state.ts'
import { isPast, isSetUp, stepOf } from './moment.ts'

/** A first Soviet turn. Every step also counts as done once the turn has gone past it. */
export const guide: readonly GuideStep<State>[] = [
  {
    text: 'Take the prepared deployment, then end the set-up.',
    rule: '14.4',
    places: ['4112', '3909'],
    isDone: (s) => s.turn > 1 || !isSetUp(s),
  },
  {
    text: 'Pick a tank corps: each disc shows what a hex costs.',
    rule: '5.1',
    places: ['4112'],
    isDone: (s) => isPast(s, 1, 'soviet move') || s.march.unit !== 0 || s.units.moved.includes(1),
  },
  {
    text: 'Move it beside the German line. Bring others to the same hex.',
    rule: '6.2',
    places: ['4012', '4013'],
    isDone: (s) => isPast(s, 1, 'soviet move') || hasClosedUp(s),
  },
  {
    text: 'End movement when your blow is ready. Nobody has to move.',
    rule: '4.2A1',
    places: [],
    isDone: (s) => isPast(s, 1, 'soviet move'),
  },
  {
    text: 'Pick a German hex to attack, then add units from around it.',
    rule: '8.1',
    places: ['4012'],
    isDone: (s) => isPast(s, 1, 'soviet combat') || attackers(s) > 0 || hasFought(s),
  },
  {
    text: 'Add units up to 4-1 or better, read the six results, then roll.',
    rule: '8.8',
    places: [],
    isDone: (s) => isPast(s, 1, 'soviet combat') || hasFought(s),
  },
  {
    text: 'Place those who retreat; send units into the empty hex.',
    rule: '8.6L',
    places: [],
    isDone: (s) => isPast(s, 1, 'soviet combat') || (hasFought(s) && stepOf(s) === 'combat'),
  },
  {
    text: 'End combat. Tanks and cavalry now move again: through the gap.',
    rule: '4.2A3',
    places: [],
    isDone: (s) =>
      isPast(s, 1, 'soviet combat') &&
      (s.march.unit !== 0 || s.units.moved.includes(1) || isPast(s, 1, 'soviet mechanized')),
  },
]

function hasFought(s: State): boolean {
  for (let unit = 1; unit <= unitCount(s); unit++)
    if (s.units.fought[unit] === 1 && sideOf(s, unit) === SOVIET) return true
  return false
}

/** A Soviet unit that has moved stands next to Germans. */
function hasClosedUp(s: State): boolean {
  for (let unit = 1; unit <= unitCount(s); unit++)
    if (
      s.units.moved[unit] === 1 &&
      s.setting.ground.ring(s.units.place[unit]!, 1).some((hex) => pieces.occupier(s, hex) === GERMAN)
    )
      return true
  return false
}
