import { memo, type Reach, reach, TABLE_BARRED } from '@hexfront/core'
import { once } from '../../once.ts'
import { RAILWAY } from '../data/charts.ts'
import { SOVIET } from '../data/counters.ts'
import { alterationOf, spanned } from '../movement/crossing.ts'
import type { EfsSetting } from '../scenarios.ts'
import { enemyOf, phasing, pieces, type State, zoiOver } from '../state.ts'
import { linksOf } from './rail-links.ts'

/** A part of a journey by rail: what is reached from a hex, what it took to come there, and where the part before it ended. */
export interface Leg {
  readonly found: Reach
  readonly spent: number
  readonly before: { readonly leg: Leg; readonly hex: number } | null
}

/** Where a journey may begin, and what that has taken. */
interface Start {
  readonly hex: number
  readonly spent: number
}

/** The parts of all journeys of a search; searches are kept and used again. */
export interface Legs {
  readonly legs: Leg[]
  readonly reaches: Reach[]
}

export const noLegs = (): Legs => ({ legs: [], reaches: [] })

/** 11.1: journeys with so many points; 4.26c: Soviet trains go on beyond the map by option. */
export function findLegs(s: State, { legs, reaches }: Legs, starts: readonly Start[], points: number): void {
  legs.length = 0
  const add = (hex: number, spent: number, before: Leg['before']): void => {
    const found = reaches[legs.length] ?? reach(s.setting.ground)
    reaches[legs.length] = found
    findByRail(s, found, hex, points - spent)
    legs.push({ found, spent, before })
  }
  for (const { hex, spent } of starts) if (spent <= points) add(hex, spent, null)
  if (phasing(s) !== SOVIET) return
  // A link that leads to where trains come no cheaper otherwise begins a part of its own.
  for (let i = 0; i < legs.length; i++)
    for (const { from, to, points: price } of linksOf(s.setting)) {
      const leg = legs[i]!
      if (!leg.found.has(from)) continue
      const spent = costOf(leg, from) + price
      const known = cheapestLeg(legs, to)
      if (spent > points || !isOpen(s, to) || (known !== null && costOf(known, to) <= spent)) continue
      add(to, spent, { leg, hex: from })
    }
}

export const costOf = ({ found, spent }: Leg, hex: number): number => spent + found.cost(hex)

/** The cheapest of the journeys to a hex; null for none. */
export function cheapestLeg(legs: readonly Leg[], hex: number): Leg | null {
  let best: Leg | null = null
  for (const one of legs) if (one.found.has(hex) && (best === null || costOf(one, hex) < costOf(best, hex))) best = one
  return best
}

/** The way to a hex, its start first. */
export function wayAlong({ found, before }: Leg, hex: number): number[] {
  const way: number[] = []
  found.pathTo(hex, way)
  return before === null ? way : [...wayAlong(before.leg, before.hex), ...way]
}

/** All hexes that are reached, ascending. */
export function reachedBy({ setting }: State, legs: readonly Leg[]): number[] {
  const [first, ...others] = legs
  if (first === undefined) return []
  if (others.length === 0) return Array.from(first.found.ascending().subarray(0, first.found.count))
  const hexes: number[] = []
  for (const hex of railHexes(setting)) if (legs.some(({ found }) => found.has(hex))) hexes.push(hex)
  return hexes
}

/** 11.1: along railways of one's own, past no enemy and into none of his zones; 14.66a: interdicted hexes take long. */
function findByRail(s: State, found: Reach, from: number, points: number): void {
  const side = phasing(s)
  const { enter, leave } = railTables(s)
  const zoi = zoiOver(s, side)
  for (const hex of railHexes(s.setting))
    enter[hex] = isOpen(s, hex) ? (zoi[hex] !== 0 ? RAILWAY.interdicted - 1 : 0) : TABLE_BARRED
  found.find(from, points, railCosts(spanned(s, side, s.setting)), { enter, leave })
}

/** No other hexes are entered. */
const railHexes = once(({ isRail }: EfsSetting) =>
  Uint16Array.from([...isRail.keys()].filter((hex) => isRail[hex] === 1)),
)

/** Whether trains of the side that moves run through a hex. */
export function isOpen(s: State, hex: number): boolean {
  const side = phasing(s)
  return s.lines.rail[hex] === side && s.hexes.control[hex] === side && pieces.zoneOf(s, enemyOf(side))[hex] === 0
}

/** 22.4: no train crosses where a bridge is down, 22.33: but slowly where a ferry of its side is. */
const railCosts = once((ground: EfsSetting): Uint8Array => {
  const altered = alterationOf(ground)
  const costs = altered ? railCosts(altered.from).slice() : new Uint8Array(ground.rails.length)
  for (const way of altered?.ways ?? costs.keys()) costs[way] = railCostAlong(ground, way)
  return costs
})

const railCostAlong = ({ rails, ferries }: EfsSetting, way: number): number =>
  rails[way] === 0 ? TABLE_BARRED : ferries?.has(way) ? RAILWAY.ferry : 1

const railTables = memo<State, { enter: Uint8Array; leave: Uint8Array }>(
  ({ setting: { ground } }) => ({
    enter: new Uint8Array(ground.size + 1),
    leave: new Uint8Array(ground.size + 1),
  }),
  () => {},
)
