import { LAST_EARLY_TURN } from '../charts.ts'
import { IS_SOVIET } from '../control.ts'
import type { State } from '../state.ts'

/** Two ways to Moscow for those on wheels; those on foot go from point to point. */
const AXES = [
  ['1728', '1924', '1919', '1916', '1810', '1805', '1701'],
  ['2232', '2027', '1919', '1916', '1810', '1805', '1701'],
] as const

/** The next hex on the way that is not ours, of the nearer way; 0 where there is nothing more to go for. */
export function aimOf(s: State, mech: number, at: number): number {
  const { ground, isWest, loc, moscow } = s.setting
  const isSoviet = (hex: number) => s.hexes.control[hex] === IS_SOVIET
  if (s.turn === LAST_EARLY_TURN && !loc.some((hex) => isWest[hex] === 1 && isSoviet(hex))) return 0
  const last = moscow[3]!
  if (mech === 0) return loc.find(isSoviet) ?? last
  let best = last
  for (const axis of AXES) {
    const next = axis.map((name) => ground.parse(name)).find(isSoviet) ?? last
    if (best === last || ground.distance(at, next) < ground.distance(at, best)) best = next
  }
  return best
}

/** 4.2, 4.4, 4.5: turns that end with a check. */
export const isLastChance = (s: State): boolean => s.turn >= LAST_EARLY_TURN
