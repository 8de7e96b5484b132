import { AXIS } from '../data/counters.ts'
import type { VictoryPlace } from '../scenarios.ts'
import { isCombatUnit, pieces, type State, sideOf, stepsOf } from '../state.ts'

/** 3.62: steps that the cities of East Poland, Minsk and Vilnius take, up to a turn. */
const HEAVY_GARRISONS = [
  { until: 20, steps: 5 },
  { until: 28, steps: 2 },
  { until: 50, steps: 1 },
] as const
/** 3.62b. */
const MINSK_FREE_UNTIL = 16

/** 3.61, 3.62: Axis steps that a victory place needs on one of its hexes. */
export function garrisonOf(
  { setting, turn }: Pick<State, 'setting' | 'turn'>,
  { name, isHeavy }: VictoryPlace,
): number {
  if (!setting.switches.occupation) return 0
  if (name === 'Minsk' && turn <= MINSK_FREE_UNTIL) return 0
  return isHeavy ? HEAVY_GARRISONS.find(({ until }) => turn <= until)!.steps : 1
}

/** 3.61: a place of several hexes is held by enough steps on any of them. */
export function isOccupied(s: State, place: VictoryPlace): boolean {
  const needed = garrisonOf(s, place)
  return needed === 0 || place.hexes.some((hex) => stepsIn(s, hex) >= needed)
}

function stepsIn(s: State, hex: number): number {
  let steps = 0
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) {
    if (sideOf(s, unit) !== AXIS || !isCombatUnit(s, unit)) continue
    // 6.24: a Base is garrison enough.
    if (s.setting.roster[unit]?.type === 'base') return Number.POSITIVE_INFINITY
    steps += stepsOf(s, unit)
  }
  return steps
}
