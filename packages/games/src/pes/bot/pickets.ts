import { copyInto, UNREACHED } from '@hexfront/core'
import { frontGaps, IS_GERMAN } from '../control.ts'
import { pes } from '../index.ts'
import { allowance, newRange, type Range, reachFrom } from '../movement.ts'
import { weightOf } from '../stacking.ts'
import { diceOf, pieces, type State } from '../state.ts'
import { isOnMap, ready, weakest } from './forces.ts'

interface Post {
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
  readonly from: number
  readonly units: number[]
  /** What it costs to get to each hex that closes gaps; those out of reach are left out. */
  readonly ways: ReadonlyMap<number, number>
}

/** Finds out who can close the front (4.10), on a copy of the position. */
export class Pickets {
  readonly #next: State
  readonly #range: Range

  constructor(s: State) {
    this.#next = pes.blank(s.setting)
    this.#range = newRange(s)
  }

  /** Who closes the gaps, the hardest gap first; those who are busy do not count. */
  plan(s: State, busy: ReadonlySet<number>): Cover {
    const next = this.#next
    copyInto(next, s)
    const posts: Post[] = []
    const stacks = frontGaps(next).count === 0 ? [] : this.#stacksFor(next, busy)
    while (frontGaps(next).count > 0) {
      const free = stacks.filter(({ units, from }) => units.length > 0 && !isNeeded(next, from))
      const hex = hardestSite(next, free)
      if (hex === 0) return { posts, isWhole: false, spare: 0 }
      const { units } = cheapest(next, hex, free)
      const unit = weakest(next, units)
      units.splice(units.indexOf(unit), 1)
      pieces.place(next, unit, hex)
      posts.push({ unit, hex })
    }
    return { posts, isWhole: true, spare: spareIn(s, busy) - posts.length }
  }

  #stacksFor(s: State, busy: ReadonlySet<number>): Stack[] {
    const sites = new Set<number>()
    const gaps = frontGaps(s)
    for (let i = 0; i < gaps.count; i++)
      for (const hex of s.setting.ground.within(gaps.hexes[i]!, 1))
        if (s.hexes.control[hex] === IS_GERMAN) sites.add(hex)
    const stacks: Stack[] = []
    for (let from = 1; from <= s.setting.ground.size; from++) {
      if (pieces.first(s, from) === 0) continue
      for (const mech of [0, 1]) {
        // 6.3: flak does not fit where others do.
        for (const flak of [0, 1]) {
          const units = ready(s, from, mech).filter((unit) => s.setting.isFlak[unit] === flak && !busy.has(unit))
          if (units.length === 0) continue
          const ways = this.#waysFrom(s, from, mech, units, sites)
          if (ways.size > 0) stacks.push({ from, units, ways })
        }
      }
    }
    return stacks
  }

  #waysFrom(s: State, from: number, mech: number, units: readonly number[], sites: ReadonlySet<number>) {
    const heaviest = Math.max(...units.map((unit) => weightOf(s, unit)))
    reachFrom(s, from, mech, allowance(s, mech), heaviest, this.#range)
    const ways = new Map<number, number>()
    for (const hex of sites) {
      const cost = this.#range.reach.cost(hex)
      if (cost !== UNREACHED && hex !== from) ways.set(hex, cost)
    }
    return ways
  }
}

function spareIn(s: State, busy: ReadonlySet<number>): number {
  let spare = 0
  for (let unit = 1; unit <= s.setting.startForce; unit++)
    if (isOnMap(s, unit) && s.units.done[unit] === 0 && !busy.has(unit)) spare++
  return spare
}

/** Whether the front rests on the only unit in a hex. */
function isNeeded(s: State, at: number): boolean {
  if (pieces.count(s, at) > 1) return false
  const { ground } = s.setting
  for (const hex of ground.within(at, 1)) {
    if (s.hexes.control[hex] !== IS_GERMAN || s.zones.count[hex]! > 1) continue
    for (let way = hex * 6; way < hex * 6 + 6; way++) if (s.hexes.front[ground.neighbours[way]!] === 1) return true
  }
  return false
}

/** For the gap that fewest can close, the hex from which most gaps are closed; 0 if nobody can. */
function hardestSite(s: State, stacks: readonly Stack[]): number {
  const { ground } = s.setting
  const gaps = frontGaps(s)
  let hardest = 0
  let fewest = 1000
  for (let i = 0; i < gaps.count; i++) {
    const gap = gaps.hexes[i]!
    let able = 0
    for (const { units, ways } of stacks) if (ground.within(gap, 1).some((hex) => ways.has(hex))) able += units.length
    if (able === 0) return 0
    if (able >= fewest) continue
    fewest = able
    hardest = gap
  }
  const open = gaps.hexes.subarray(0, gaps.count)
  let best = 0
  let most = 0
  for (const hex of ground.within(hardest, 1)) {
    if (!stacks.some(({ ways }) => ways.has(hex))) continue
    let closed = 0
    for (const gap of open) if (ground.distance(gap, hex) <= 1) closed++
    if (closed <= most) continue
    most = closed
    best = hex
  }
  return best
}

function cheapest(s: State, hex: number, stacks: readonly Stack[]): Stack {
  let best: Stack | undefined
  let least = 0
  for (const stack of stacks) {
    const cost = stack.ways.get(hex)
    if (cost === undefined) continue
    const price = diceOf(s, weakest(s, stack.units)) + 0.05 * cost + 0.05 * stack.ways.size
    if (best !== undefined && price >= least) continue
    best = stack
    least = price
  }
  if (best === undefined) throw new Error(`nobody can reach ${s.setting.ground.name(hex)}`)
  return best
}
