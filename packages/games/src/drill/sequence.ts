import { type PhaseRules, phaseNow } from '@hexfront/core'
import { TURNS } from './charts.ts'
import type { Play, State, Words } from './state.ts'

/** What happens in phases beside the questions they ask. */
export const PHASES: Readonly<Record<string, PhaseRules<State, Words>>> = {
  'blue move': { enter: refresh },
  'red move': { enter: refresh },
  end: { enter: endOfTurn },
}

export const phasing = (s: State): number => phaseNow(s).side

function refresh(s: State): void {
  s.units.moved.fill(0)
  s.units.fought.fill(0)
}

function endOfTurn(s: State, play: Play): void {
  if (s.turn === TURNS) play.finish()
}
