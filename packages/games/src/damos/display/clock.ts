import { clockOf } from '../../display/clock.ts'
import { DATES } from '../charts.ts'
import { GERMAN, RUSSIAN } from '../counters.ts'
import { damos } from '../index.ts'
import type { State } from '../state.ts'

/** C4.0: those that ask somebody something. */
const PHASES = [
  { id: 'german reinforcement', side: GERMAN, name: 'Arrivals' },
  { id: 'rail', side: GERMAN, name: 'Rail' },
  { id: 'german strategic movement', side: GERMAN, name: 'Strategic' },
  { id: 'german operations', side: GERMAN, name: 'Operations' },
  { id: 'russian reinforcement', side: RUSSIAN, name: 'Arrivals' },
  { id: 'russian strategic movement', side: RUSSIAN, name: 'Strategic' },
  { id: 'russian operations', side: RUSSIAN, name: 'Operations' },
] as const

export const clock = clockOf(damos, {
  turns: DATES.length,
  phases: PHASES,
  date: ({ turn }) => `${DATES[turn - 1] ?? ''} ${turn > 12 ? 1942 : 1941}`,
  due,
})

/** C5.0: units that are due in a turn, for the first time or once more. */
function due({ setting, units }: State, turn: number): string {
  let count = 0
  for (let unit = 1; unit <= setting.units; unit++)
    if (units.place[unit] === 0 && units.dead[unit] === 0 && units.due[unit] === turn) count++
  return count === 0 ? '' : `+${count}`
}
