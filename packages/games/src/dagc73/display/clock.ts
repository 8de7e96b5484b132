import { clockOf } from '../../display/clock.ts'
import { DATES, TURNS } from '../charts.ts'
import { GERMAN, SOVIET } from '../counters.ts'
import { dagc73 } from '../index.ts'
import type { State } from '../state.ts'

const PHASES = [
  { id: 'soviet move', side: SOVIET, name: 'Move' },
  { id: 'soviet combat', side: SOVIET, name: 'Combat' },
  { id: 'soviet mechanized', side: SOVIET, name: 'Mech.' },
  { id: 'german move', side: GERMAN, name: 'Move' },
  { id: 'german combat', side: GERMAN, name: 'Combat' },
  { id: 'german mechanized', side: GERMAN, name: 'Mech.' },
] as const

export const clock = clockOf(dagc73, {
  turns: TURNS,
  phases: PHASES,
  date: (s) => `${DATES[s.turn - 1]} 1944`,
  due,
})

/** 10.2: units of the track; 13.0: those from the Ukraine once the German has taken them. */
function due({ setting: { arrivals, isUkrainian }, ukraine }: State, turn: number): string {
  const count = arrivals.filter((one) => one.turn === turn && (isUkrainian[one.unit] === 0 || ukraine === 1)).length
  return count === 0 ? '' : `+${count}`
}
