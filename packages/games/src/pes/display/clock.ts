import { clockOf } from '../../display/clock.ts'
import { DATES, TURNS } from '../charts.ts'
import { GERMAN, SOVIET } from '../counters.ts'
import { pes } from '../index.ts'
import type { State } from '../state.ts'
import { phaseOf } from './moment.ts'
import { unitsWhere } from './stacks.ts'

/** 5.2: Phases I to VI. */
const PHASES = [
  { id: 'reinforcements', side: GERMAN, name: 'Arrivals' },
  { id: 'operations', side: GERMAN, name: 'Operations' },
  { id: 'stavka', side: SOVIET, name: 'Stavka' },
  { id: 'southwest', side: SOVIET, name: 'Southwest Front' },
  { id: 'moscow', side: GERMAN, name: 'Moscow' },
  { id: 'administration', side: SOVIET, name: 'Reorganization' },
] as const

export const clock = clockOf(pes, {
  turns: TURNS,
  phases: PHASES,
  date: (s) => `${DATES[s.turn - 1]} 1941`,
  due,
})

/** 7.2, 7.3, 10.7: newcomers of both sides by the track, and Germans who come back; `S` are those for the Soviet cup. */
function due(s: State, turn: number): string {
  const comers = unitsWhere(s, (unit) => comesIn(s, unit) === turn)
  const german = comers.filter((unit) => s.setting.sideOf[unit] === GERMAN).length
  const soviet = comers.length - german
  return [...(german === 0 ? [] : [`+${german}`]), ...(soviet === 0 ? [] : [`S${soviet}`])].join(' ')
}

function comesIn(s: State, unit: number): number {
  const { box, roster } = s.setting
  const at = s.units.place[unit]
  if (at === box.lost) return phaseOf(s) === 'reinforcements' ? s.turn : s.turn + 1
  return at === box['turn:2'] || at === box['turn:5'] || at === box['turn:6'] ? roster[unit]!.turn : 0
}
