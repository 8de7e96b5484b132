import { clockOf } from '../../display/clock.ts'
import { DATES, TURNS } from '../charts.ts'
import { GERMAN, SOVIET } from '../counters.ts'
import { dagc09 } from '../index.ts'
import type { State } from '../state.ts'

/** 5.2: the interdiction phase is the Soviet's, inside the German turn. */
const PHASES = [
  { id: 'soviet arrivals', side: SOVIET, name: 'Arrivals' },
  { id: 'soviet first combat', side: SOVIET, name: 'Combat' },
  { id: 'soviet move', side: SOVIET, name: 'Move' },
  { id: 'soviet second combat', side: SOVIET, name: 'Combat' },
  { id: 'german arrivals', side: GERMAN, name: 'Arrivals' },
  { id: 'german first combat', side: GERMAN, name: 'Combat' },
  { id: 'interdiction', side: SOVIET, name: 'Air' },
  { id: 'german move', side: GERMAN, name: 'Move' },
  { id: 'german second combat', side: GERMAN, name: 'Combat' },
] as const

export const clock = clockOf(dagc09, {
  turns: TURNS,
  phases: PHASES,
  date: (s) => `Week of ${DATES[s.turn - 1] ?? ''} 1944`,
  due,
})

/** 3.1, 10.1: units that become available. */
function due({ setting: { entryTurn, isUsed, units } }: State, turn: number): string {
  let count = 0
  for (let unit = 1; unit <= units; unit++) if (isUsed[unit] === 1 && entryTurn[unit] === turn) count++
  return count === 0 ? '' : `+${count}`
}
