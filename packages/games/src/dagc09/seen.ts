import { GERMAN, SOVIET } from './counters.ts'
import { isKnownTo } from './fog.ts'
import { type Play, type State, sideOf } from './state.ts'

/** 6.8: a unit that fights is seen until the phase ends. */
export function show(s: State, unit: number, play: Play): void {
  if (sideOf(s, unit) !== SOVIET) return
  if (!isKnownTo(s, unit, GERMAN)) play.reveal()
  s.units.seen[unit] = 1
}
