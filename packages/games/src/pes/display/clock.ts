import type { Clock } from '@hexfront/core'
import { DATES, TURNS } from '../charts.ts'
import { GERMAN, SOVIET } from '../counters.ts'
import type { State } from '../state.ts'
import { phaseOf } from './moment.ts'

/** 5.2: Phases I to VI. */
const PHASES = [
  { id: 'reinforcements', side: GERMAN, name: 'Arrivals' },
  { id: 'operations', side: GERMAN, name: 'Operations' },
  { id: 'stavka', side: SOVIET, name: 'Stavka' },
  { id: 'southwest', side: SOVIET, name: 'Southwest Front' },
  { id: 'moscow', side: GERMAN, name: 'Moscow' },
  { id: 'administration', side: SOVIET, name: 'Reorganization' },
] as const

/** Reads what stands in the record only, since it is asked of every moment of a game. */
export function clock(s: State): Clock {
  const phase = phaseOf(s)
  return {
    turn: s.turn,
    turns: TURNS,
    date: `${DATES[s.turn - 1]} 1941`,
    phases: PHASES,
    phase: s.flow.over === 1 ? -1 : PHASES.findIndex(({ id }) => id === phase),
    due: DATES.map((_, at) => due(s, at + 1)),
  }
}

/** 7.2, 7.3, 10.7: newcomers of both sides by the track, and Germans who come back; `S` are those for the Soviet cup. */
function due(s: State, turn: number): string {
  const german = countUnits(s, (unit) => comesIn(s, unit) === turn && s.setting.sideOf[unit] === GERMAN)
  const soviet = countUnits(s, (unit) => comesIn(s, unit) === turn && s.setting.sideOf[unit] === SOVIET)
  return [...(german === 0 ? [] : [`+${german}`]), ...(soviet === 0 ? [] : [`S${soviet}`])].join(' ')
}

function comesIn(s: State, unit: number): number {
  const { box, roster } = s.setting
  const at = s.units.place[unit]
  if (at === box.lost) return phaseOf(s) === 'reinforcements' ? s.turn : s.turn + 1
  return at === box['turn:2'] || at === box['turn:5'] || at === box['turn:6'] ? roster[unit]!.turn : 0
}

function countUnits(s: State, holds: (unit: number) => boolean): number {
  let count = 0
  for (let unit = 1; unit < s.setting.unitIds.length; unit++) if (holds(unit)) count++
  return count
}
