import type { LineItem, Outcome } from '@hexfront/core'
import { BEFORE_MOSCOW } from './charts.ts'
import { GERMAN, RUSSIAN } from './counters.ts'
import { isHeldBy, type State } from './state.ts'
import { isMoscowOpen } from './supply.ts'

/** X5.0: hexes next to Moscow in which Germans stand. */
export function germansBeforeMoscow(s: State): number {
  let count = 0
  for (const hex of s.setting.beforeMoscow) if (isHeldBy(s, GERMAN, hex)) count++
  return count
}

export const isMoscowGerman = (s: State): boolean => s.hexes.control[s.setting.moscow] === GERMAN

/** X5.0. */
export function outcome(s: State): Omit<Outcome, 'isOver'> {
  const holds = isMoscowGerman(s)
  const isCut = !isMoscowOpen(s)
  const before = germansBeforeMoscow(s)
  const because: LineItem[] = [
    { rule: 'X5.0', text: 'Germans hold Moscow', value: holds ? 1 : 0 },
    { rule: 'X5.0', text: 'Moscow is cut off', value: isCut ? 1 : 0 },
    { rule: 'X5.0', text: 'hexes next to Moscow with Germans', value: before },
  ]
  if (holds || isCut) return { winner: GERMAN, level: 'major', because }
  if (before >= BEFORE_MOSCOW) return { winner: GERMAN, level: 'minor', because }
  return { winner: RUSSIAN, level: 'substantial', because }
}
