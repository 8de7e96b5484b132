import type { Clock } from '@hexfront/core'
import { DATES, TURNS } from '../charts.ts'
import { GERMAN, SOVIET } from '../counters.ts'
import type { State } from '../state.ts'
import { phaseOf } from './moment.ts'

const PHASES = [
  { id: 'soviet move', side: SOVIET, name: 'Move' },
  { id: 'soviet combat', side: SOVIET, name: 'Combat' },
  { id: 'soviet mechanized', side: SOVIET, name: 'Mech.' },
  { id: 'german move', side: GERMAN, name: 'Move' },
  { id: 'german combat', side: GERMAN, name: 'Combat' },
  { id: 'german mechanized', side: GERMAN, name: 'Mech.' },
] as const

export function clock(s: State): Clock {
  const phase = phaseOf(s)
  return {
    turn: s.turn,
    turns: TURNS,
    date: `${DATES[s.turn - 1]} 1944`,
    phases: PHASES,
    phase: s.flow.over === 1 ? -1 : PHASES.findIndex(({ id }) => id === phase),
    due: DATES.map((_, at) => due(s, at + 1)),
  }
}

/** 10.2: units of the track; 13.0: those from the Ukraine once the German has taken them. */
function due({ setting: { arrivals, isUkrainian }, ukraine }: State, turn: number): string {
  const count = arrivals.filter((one) => one.turn === turn && (isUkrainian[one.unit] === 0 || ukraine === 1)).length
  return count === 0 ? '' : `+${count}`
}
