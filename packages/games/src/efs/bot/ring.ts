import { AXIS, SOVIET } from '../data/counters.ts'
import { MAIN_ROADS } from '../ground.ts'
import { isOnMap, pieces, type State, stepsOf } from '../state.ts'
import { sourceHexes } from '../supply/supply.ts'

/** A hex whose loss cuts the enemy's supply, and what share of his steps lives on what comes through it. */
interface Cut {
  readonly hex: number
  readonly share: number
}

/** What a hex of the way counts by railway, by main road and across country: supply goes where it is easy. */
const BY_RAIL = 1
const BY_ROAD = 3
const BY_LAND = 8

/** Hexes that are looked for, and how far round one of them a unit shuts the way. */
const CUTS = 5
const SHUT = 1
/** What comes through a hex must feed so much of the whole to be worth a drive. */
const LEAST_SHARE = 0.08

/**
 * Where the Axis has to stand to cut off what it faces: again and again the hex through which most of the enemy lives, not far from
 * where motorized units can be, until little is left that could be cut.
 */
export function cutsOf(s: State, far: Uint16Array): Cut[] {
  const weights = weightsOf(s)
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  if (all === 0) return []
  const shut = new Uint8Array(s.setting.ground.size + 1)
  const zone = pieces.zoneOf(s, AXIS)
  for (let hex = 1; hex < shut.length; hex++)
    if (pieces.occupier(s, hex) === AXIS || (zone[hex] !== 0 && pieces.occupier(s, hex) !== SOVIET)) shut[hex] = 1
  const cuts: Cut[] = []
  while (cuts.length < CUTS) {
    const flow = flowOf(s, weights, shut)
    let best = 0
    let most = 0
    for (let hex = 1; hex < flow.length; hex++) {
      const value = flow[hex]! / (1 + far[hex]! / REACH)
      if (value <= most) continue
      most = value
      best = hex
    }
    if (best === 0 || flow[best]! < all * LEAST_SHARE) break
    cuts.push({ hex: best, share: flow[best]! / all })
    for (const hex of s.setting.ground.within(best, SHUT)) if (hex !== 0) shut[hex] = 1
  }
  return cuts
}

/** Quarters of a point after which a hex is half as good. */
const REACH = 60

/** By hex: Soviet steps there. */
function weightsOf(s: State): Float32Array {
  const weights = new Float32Array(s.setting.ground.size + 1)
  for (let unit = s.setting.first[SOVIET]!; unit <= s.setting.lastGround[SOVIET]!; unit++)
    if (isOnMap(s, unit)) weights[s.units.place[unit]!]! += stepsOf(s, unit)
  return weights
}

/** By hex: how much of the enemy is fed through it, if all is fed the easiest way. */
function flowOf(s: State, weights: Float32Array, shut: Uint8Array): Float32Array {
  const { ground, rails, road, isLand } = s.setting
  const { neighbours, size } = ground
  const cost = new Uint16Array(size + 1).fill(0xffff)
  const before = new Uint16Array(size + 1)
  const order: number[] = []
  const queue: number[][] = [[]]
  for (const hex of sourceHexes(s, SOVIET)) {
    if (shut[hex] === 1) continue
    cost[hex] = 0
    queue[0]!.push(hex)
  }
  for (let at = 0; at < queue.length; at++)
    for (const hex of queue[at] ?? []) {
      if (cost[hex] !== at || before[hex] === size + 1) continue
      order.push(hex)
      for (let way = hex * 6; way < hex * 6 + 6; way++) {
        const to = neighbours[way]!
        if (to === 0 || shut[to] === 1 || isLand[to] === 0) continue
        const step =
          rails[way] !== 0 && s.lines.rail[to] === SOVIET
            ? BY_RAIL
            : MAIN_ROADS.includes(road[way]!)
              ? BY_ROAD
              : BY_LAND
        if (at + step >= cost[to]!) continue
        cost[to] = at + step
        before[to] = hex
        const bucket = queue[at + step] ?? []
        bucket.push(to)
        queue[at + step] = bucket
      }
    }
  const flow = Float32Array.from(weights)
  const seen = new Uint8Array(size + 1)
  for (let i = order.length - 1; i >= 0; i--) {
    const hex = order[i]!
    if (seen[hex] === 1) continue
    seen[hex] = 1
    if (before[hex] !== 0) flow[before[hex]!]! += flow[hex]!
  }
  for (let hex = 1; hex <= size; hex++) if (cost[hex] === 0xffff) flow[hex] = 0
  return flow
}
