import {
  type Choices,
  LEGAL,
  memo,
  memoBySide,
  NO_REASONS,
  piecesOf,
  type Reach,
  type Rule,
  reach,
  TABLE_BARRED,
  type Tolls,
  tolls,
  type Why,
} from '@hexfront/core'
import { MUD_COST } from './charts.ts'
import { COUNTERS, KINDS } from './counters.ts'
import { enemyOf, pieces, type State, sideOf } from './state.ts'
import { isSupplied } from './supply.ts'

/** 3.1: foot three points, tanks five; 6.2: half of it, rounded down, is lost without supply. */
export function allowance(s: State, unit: number, why: Why = NO_REASONS): number {
  const printed = why.item('3.1', 'allowance', KINDS[COUNTERS[unit - 1]!.kind].allowance)
  return printed + why.item('6.2', 'out of supply', isSupplied(s, unit) ? 0 : -(printed >> 1))
}

/** 3.2: terrain entered, a point for a river, a point for mud. */
function stepCost(s: State, from: number, direction: number, why: Why = NO_REASONS): number {
  const to = s.setting.ground.neighbour(from, direction)
  return (
    why.item('3.2', 'into {place}', s.setting.costs[from * 6 + direction]!, to) +
    why.item('3.4', 'mud', s.mud === 0 ? 0 : MUD_COST)
  )
}

/** Where the unit on the march can go. */
export const range = memo<State, Reach>(
  ({ setting: { ground } }) => reach(ground),
  (s, found) => {
    const { unit } = s.march
    found.find(s.units.place[unit]!, allowance(s, unit), s.setting.costs, tollsOf(s, sideOf(unit)))
  },
)

/** 3.3: a unit stops where it enters an enemy zone, and never enters a hex with an enemy; 3.4: mud. */
const tollsOf = memoBySide<State, Tolls>(
  ({ setting: { ground } }) => tolls(ground),
  (s, { enter, leave }, side) => {
    pieces.markZone(s, enemyOf(side), TABLE_BARRED, leave)
    enter.fill(s.mud === 0 ? 0 : MUD_COST)
    pieces.markUnits(s, enemyOf(side), TABLE_BARRED, enter)
  },
  (side) => piecesOf(enemyOf(side)),
)

export function offerMarch(s: State, out: Choices): void {
  const found = range(s)
  const hexes = found.ascending()
  const { first } = s.stacks
  for (let i = 0; i < found.count; i++) if (first[hexes[i]!] === 0) out.add(hexes[i]!)
}

export function marchBarred(s: State, to: number, why: Why): Rule {
  if (pieces.first(s, to) !== 0) return why.no('3.5', 'a unit stands in {place}', to)
  return range(s).has(to) ? LEGAL : why.no('3.2', '{place} is out of reach', to)
}

/** The cost of the way to a hex, step by step. */
export function marchCost(s: State, to: number, why: Why): number {
  const way: number[] = []
  range(s).pathTo(to, way)
  let cost = 0
  for (let i = 1; i < way.length; i++)
    cost += stepCost(s, way[i - 1]!, s.setting.ground.directionTo(way[i - 1]!, way[i]!), why)
  return cost
}
