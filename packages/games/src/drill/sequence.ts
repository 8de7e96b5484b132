import { NATURE, phaseNow } from '@hexfront/core'
import { TURNS } from './charts.ts'
import { BLUE, RED } from './counters.ts'
import type { DrillPhase, Play, State } from './state.ts'

/** 1.2: weather, then each side moves and fights, Blue first. */
export const turn: readonly DrillPhase[] = [
  { id: 'weather', side: NATURE, rule: '3.4', step: 'weather' },
  { id: 'blue move', side: BLUE, rule: '3.1', step: 'move', enter: refresh },
  { id: 'blue combat', side: BLUE, rule: '5.1', step: 'combat' },
  { id: 'red move', side: RED, rule: '3.1', step: 'move', enter: refresh },
  { id: 'red combat', side: RED, rule: '5.1', step: 'combat' },
  { id: 'end', side: NATURE, rule: '1.2', enter: endOfTurn },
]

export const phasing = (s: State): number => phaseNow(s).side

function refresh(s: State): void {
  s.units.moved.fill(0)
  s.units.fought.fill(0)
}

function endOfTurn(s: State, play: Play): void {
  if (s.turn === TURNS) play.finish()
}
