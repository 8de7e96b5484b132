import { UNREACHED } from '@hexfront/core'
import { frontGaps, IS_GERMAN } from '../control.ts'
import { allowance, newReach, type Reach, reachFrom } from '../movement.ts'
import { weightOf } from '../stacking.ts'
import { diceOf, pieces, type State } from '../state.ts'
import { ready, weakest } from './forces.ts'

export interface Post {
  readonly unit: number
  readonly hex: number
}

export interface Cover {
  readonly posts: readonly Post[]
  /** Whether every gap is closed. */
  readonly isWhole: boolean
  /** Units that may still act and have no post. */
  readonly spare: number
}

interface Stack {
  readonly units: number[]
  /** What it costs to get to each hex that closes gaps; those out of reach are left out. */
  readonly ways: ReadonlyMap<number, number>
}

const reaches = new WeakMap<object, Reach>()

/** 4.10: who closes the gaps in the front, the hardest gap first; those who are busy do not count. */
export function planCover(s: State, busy: ReadonlySet<number>): Cover {
  const gaps = frontGaps(s)
  const open = new Set(gaps.hexes.subarray(0, gaps.count))
  const sites = new Map<number, number[]>()
  for (const gap of open)
    for (const hex of s.setting.ground.within(gap, 1))
      if (s.hexes.control[hex] === IS_GERMAN) sites.set(hex, [...(sites.get(hex) ?? []), gap])
  const stacks = stacksFor(s, busy, sites)
  const posts: Post[] = []
  while (open.size > 0) {
    const hex = hardestSite(s, open, sites, stacks)
    if (hex === 0) return { posts, isWhole: false, spare: 0 }
    const stack = cheapestStack(s, hex, stacks)
    const unit = weakest(s, stack.units)
    stack.units.splice(stack.units.indexOf(unit), 1)
    posts.push({ unit, hex })
    for (const gap of sites.get(hex)!) open.delete(gap)
  }
  return { posts, isWhole: true, spare: stacks.reduce((sum, { units }) => sum + units.length, 0) }
}

function stacksFor(s: State, busy: ReadonlySet<number>, sites: ReadonlyMap<number, unknown>): Stack[] {
  const reach = reaches.get(s.setting) ?? newReach(s)
  reaches.set(s.setting, reach)
  const stacks: Stack[] = []
  for (let from = 1; from <= s.setting.ground.size; from++) {
    if (pieces.first(s, from) === 0) continue
    let staying = pieces.count(s, from)
    for (const mech of [0, 1]) {
      const units = ready(s, from, mech).filter((unit) => !busy.has(unit))
      if (units.length === 0) continue
      staying -= units.length
      // The last to leave must not open the front behind him.
      if (staying <= 0 && opens(s, from)) {
        units.splice(units.indexOf(weakest(s, units)), 1)
        staying++
      }
      if (units.length === 0) continue
      reachFrom(s, from, mech, allowance(s, mech), weightOf(s, units[0]!), reach)
      const ways = new Map<number, number>()
      for (const hex of sites.keys()) {
        const cost = reach.field.cost(hex)
        if (cost !== UNREACHED && hex !== from) ways.set(hex, cost)
      }
      stacks.push({ units, ways })
    }
  }
  return stacks
}

/** Whether the front around a hex rests on those in it alone. */
function opens(s: State, at: number): boolean {
  const { ground } = s.setting
  for (const hex of ground.within(at, 1)) {
    if (s.hexes.control[hex] !== IS_GERMAN || s.zones.count[hex]! > pieces.count(s, at)) continue
    for (let way = hex * 6; way < hex * 6 + 6; way++) if (s.hexes.front[ground.neighbours[way]!] === 1) return true
  }
  return false
}

/** For the gap that fewest can close, the hex from which most gaps are closed; 0 if nobody can. */
function hardestSite(
  s: State,
  open: ReadonlySet<number>,
  sites: ReadonlyMap<number, readonly number[]>,
  stacks: readonly Stack[],
): number {
  let hardest = 0
  let fewest = 1000
  for (const gap of open) {
    let able = 0
    for (const { units, ways } of stacks)
      if (units.length > 0 && s.setting.ground.within(gap, 1).some((hex) => ways.has(hex))) able += units.length
    if (able === 0) return 0
    if (able < fewest) {
      fewest = able
      hardest = gap
    }
  }
  let best = 0
  let most = 0
  for (const hex of s.setting.ground.within(hardest, 1)) {
    if (!stacks.some(({ units, ways }) => units.length > 0 && ways.has(hex))) continue
    const closed = (sites.get(hex) ?? []).reduce((sum, gap) => sum + (open.has(gap) ? 1 : 0), 0)
    if (closed > most) {
      most = closed
      best = hex
    }
  }
  return best
}

function cheapestStack(s: State, hex: number, stacks: readonly Stack[]): Stack {
  let best: Stack | null = null
  let least = 0
  for (const stack of stacks) {
    const cost = stack.ways.get(hex)
    if (cost === undefined || stack.units.length === 0) continue
    const price = diceOf(s, weakest(s, stack.units)) + 0.05 * cost + 0.05 * stack.ways.size
    if (best !== null && price >= least) continue
    best = stack
    least = price
  }
  if (best === null) throw new Error(`nobody can reach ${hex}`)
  return best
}
