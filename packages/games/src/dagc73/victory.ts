import type { LineItem } from '@hexfront/core'
import { LEVELS, type Level } from './charts.ts'
import { GERMAN, SOVIET } from './counters.ts'
import type { State } from './state.ts'

/** 12.3C, R73-31: the level for the points as they stand. */
export const levelOf = (s: State): Level => levelFor(s, s.vp.german, s.vp.soviet)

export function levelFor(s: State, german: number, soviet: number): Level {
  if (soviet === 0) return german > 0 ? 'German decisive' : levelAt(s, 1, 1)
  return levelAt(s, german, soviet)
}

function levelAt({ setting: { victory } }: State, german: number, soviet: number): Level {
  for (const { level, german: g, russian: r } of victory) if (german * r >= soviet * g) return level
  return 'Russian decisive'
}

export function outcome(s: State): { winner: number; level: string; because: LineItem[] } {
  const level = levelOf(s)
  const rank = LEVELS.indexOf(level)
  const winner = level === 'draw' ? 0 : rank < 2 ? GERMAN : SOVIET
  const because = [
    { rule: '12.1', text: 'German victory points', value: s.vp.german },
    { rule: '12.1', text: 'Russian victory points', value: s.vp.soviet },
  ]
  return { winner, level, because }
}
