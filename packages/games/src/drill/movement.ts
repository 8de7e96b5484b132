import {
  type Choices,
  type Field,
  field,
  LEGAL,
  memo,
  NO_REASONS,
  pathTo,
  type Rule,
  spreadTolls,
  TABLE_BARRED,
  type Tolls,
  UNREACHED,
  type Why,
} from '@hexfront/core'
import { MUD_COST } from './charts.ts'
import { COUNTERS, KINDS } from './counters.ts'
import { enemyOf, pieces, type State, sideOf, UNITS } from './state.ts'
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
export const reach = memo<State, Range>(
  ({ setting: { ground } }) => ({
    field: field(ground),
    tolls: { enter: new Uint8Array(ground.size + 1), leave: new Uint8Array(ground.size + 1) },
  }),
  (s, { field: found, tolls }) => {
    const { unit } = s.march
    layTolls(s, enemyOf(sideOf(unit)), tolls)
    found.start(s.units.place[unit]!)
    spreadTolls(found, s.setting.costs, tolls, allowance(s, unit), 0, 1)
  },
)

interface Range {
  readonly field: Field
  readonly tolls: Tolls
}

/** 3.3: a unit stops where it enters an enemy zone, and never enters a hex with an enemy; 3.4: mud. */
function layTolls(s: State, enemy: number, { enter, leave }: Tolls): void {
  pieces.markZone(s, enemy, TABLE_BARRED, leave)
  enter.fill(s.mud === 0 ? 0 : MUD_COST)
  for (let unit = 1; unit <= UNITS; unit++) if (sideOf(unit) === enemy) enter[s.units.place[unit]!] = TABLE_BARRED
}

export function offerMarch(s: State, out: Choices): void {
  const { field: found } = reach(s)
  for (let hex = 1; hex <= s.setting.ground.size; hex++)
    if (pieces.first(s, hex) === 0 && found.costIn(hex, 0) !== UNREACHED) out.add(hex)
}

export function marchBarred(s: State, to: number, why: Why): Rule {
  if (pieces.first(s, to) !== 0) return why.no('3.5', 'a unit stands in {place}', to)
  return reach(s).field.cost(to) === UNREACHED ? why.no('3.2', '{place} is out of reach', to) : LEGAL
}

/** The cost of the way to a hex, step by step. */
export function marchCost(s: State, to: number, why: Why): number {
  const way: number[] = []
  pathTo(reach(s).field, to, way)
  let cost = 0
  for (let i = 1; i < way.length; i++)
    cost += stepCost(s, way[i - 1]!, s.setting.ground.directionTo(way[i - 1]!, way[i]!), why)
  return cost
}
