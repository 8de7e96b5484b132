import { LAST_EARLY_TURN } from '../charts.ts'
import { IS_SOVIET } from '../control.ts'
import type { State } from '../state.ts'

/** Two ways to Moscow for those who drive, and the points of communications for those who walk. */
const AXES = [
  ['1728', '1924', '1919', '1916', '1810', '1805', '1701'],
  ['2232', '2027', '1919', '1916', '1810', '1805', '1701'],
] as const

/** The next hex on the way that is not ours, of the nearer way; 0 where it lies beyond what may be entered this turn. */
export function aimOf(s: State, mech: number, at: number): number {
  const { ground, loc, moscow } = s.setting
  if (
    s.turn === LAST_EARLY_TURN &&
    loc.every((hex) => s.setting.isWest[hex] === 0 || s.hexes.control[hex] !== IS_SOVIET)
  )
    return 0
  const last = moscow[3]!
  if (mech === 0) return loc.find((hex) => s.hexes.control[hex] === IS_SOVIET) ?? last
  let best = last
  for (const axis of AXES) {
    const next = axis.map((name) => ground.parse(name)).find((hex) => s.hexes.control[hex] === IS_SOVIET) ?? last
    if (best === last || ground.distance(at, next) < ground.distance(at, best)) best = next
  }
  return best
}
