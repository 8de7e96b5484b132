import type { GuideStep } from '@hexfront/core'
import type { State } from '../state.ts'
import { declaredAttacks } from './attacks.ts'
import { isPast } from './moment.ts'

const FIRST_TURN = 5

const hasEnded = (s: State, phase: string): boolean => s.turn > FIRST_TURN || isPast(s, FIRST_TURN, phase)
const stands = (s: State, unit: string, hex: string): boolean =>
  s.units.place[Math.max(0, s.setting.unitIds.indexOf(unit))] === s.setting.ground.parse(hex)

/** The first turn of Borisov as the tutorial plays it. Every step also counts as done once the turn has gone past it. */
export const guide: readonly GuideStep<State>[] = [
  {
    text: 'Send the Bf 110 over the 13th Army: press it under “Axis air units, ready”, then 2228. What gets through puts an HQ under interdiction.',
    rule: '14.61',
    places: ['2228'],
    isDone: (s) => hasEnded(s, 'axis interdiction') || s.units.over.some((hex) => hex !== 0),
  },
  {
    text: 'Keep the Ju 87 for the attack, and go on.',
    rule: '14.24',
    places: [],
    isDone: (s) => hasEnded(s, 'axis interdiction'),
  },
  {
    text: 'Drag the stack of the 18th Panzer Division from 1132 along the motorway to 1729: half a point a hex.',
    rule: '10.41',
    places: ['1132', '1729'],
    isDone: (s) => hasEnded(s, 'axis movement') || stands(s, 'g:18/18Pz', '1729'),
  },
  {
    text: 'The rockets of 53 follow to 1729, the guns of 817 to 1730: one hex and two are their ranges.',
    rule: '13.1',
    places: ['1232', '1729', '1730'],
    isDone: (s) => hasEnded(s, 'axis movement') || (stands(s, 'g:53Nbw', '1729') && stands(s, 'g:817Art', '1730')),
  },
  {
    text: '88/18 scouts to 1831. It leaves the road in 1730, which then costs what its ground costs. End the phase.',
    rule: '10.41',
    places: ['1831'],
    isDone: (s) => hasEnded(s, 'axis movement'),
  },
  {
    text: 'Press 1829 and let everybody attack who can: panzers, infantry and engineers of one division.',
    rule: '12.1',
    places: ['1829'],
    isDone: (s) => hasEnded(s, 'axis declaration') || declaredAttacks(s).length > 0,
  },
  {
    text: 'Declare it and go on. Now the Soviet may react, commit guns, and lay an order face down.',
    rule: '12.4',
    places: [],
    isDone: (s) => hasEnded(s, 'soviet orders') || hasEnded(s, 'axis declaration'),
  },
  {
    text: 'Send the Ju 87 over 1829: each point of close support takes one from the die.',
    rule: '15.55',
    places: ['1829'],
    isDone: (s) => hasEnded(s, 'axis close support'),
  },
  {
    text: 'Carry the attack out: add the rockets and the guns, declare Engineer Effects against the strongpoint, then throw.',
    rule: '15.0',
    places: ['1829'],
    isDone: (s) => hasEnded(s, 'axis combat'),
  },
  {
    text: 'Motorized units move once more with half their points. Rockets and guns have orange boxes: they stay.',
    rule: '10.12',
    places: ['1629', '1931'],
    isDone: (s) => hasEnded(s, 'axis motorized movement'),
  },
]
