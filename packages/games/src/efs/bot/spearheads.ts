import { AXIS } from '../data/counters.ts'
import { attackOf, isCombatUnit, isOnMap, type State } from '../state.ts'
import type { Goal } from './goal.ts'
import type { Way } from './ranges.ts'

/** By unit on wheels the goal that it drives for. */
export type Spearheads = ReadonlyMap<number, Goal>

export const NO_SPEARHEADS: Spearheads = new Map()

/** Each goal that is not for those on foot gets who is nearest to it, the most wanted first, until it has enough or nobody is left. */
export function spearheadsOf(s: State, goals: readonly Goal[]): Spearheads {
  const { setting, units } = s
  const riders: number[] = []
  for (let unit = setting.first[AXIS]!; unit <= setting.lastGround[AXIS]!; unit++)
    if (setting.isMotorized[unit] === 1 && isOnMap(s, unit) && isCombatUnit(s, unit) && attackOf(s, unit) > 0)
      riders.push(unit)
  const heads = new Map<number, Goal>()
  const sent = new Map(
    goals.filter(({ isOurs, isForFoot, hex }) => !isOurs && !isForFoot && hex !== 0).map((goal) => [goal, 0]),
  )
  for (;;) {
    const goal = mostWanted(sent)
    if (goal === null) return heads
    let next = 0
    for (const unit of riders)
      if (!heads.has(unit) && (next === 0 || goal.way[units.place[unit]!]! < goal.way[units.place[next]!]!)) next = unit
    if (next === 0) return heads
    heads.set(next, goal)
    sent.set(goal, sent.get(goal)! + attackOf(s, next))
  }
}

function mostWanted(sent: ReadonlyMap<Goal, number>): Goal | null {
  let best: Goal | null = null
  let most = 0
  for (const [goal, strength] of sent) {
    const need = goal.worth * (1 - strength / goal.wanted)
    if (need <= most) continue
    most = need
    best = goal
  }
  return best
}

/** From where a spearhead attacks: it does not turn back for that. */
export function onwards(s: State, { way: far }: Goal, unit: number, ways: readonly Way[]): readonly Way[] {
  const here = far[s.units.place[unit]!]!
  return ways.filter(({ hex }) => far[hex]! <= here)
}
