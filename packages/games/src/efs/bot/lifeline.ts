import { MAIN_ROADS } from '../ground.ts'
import { enemyOf, isOnMap, pieces, type State, stepsOf } from '../state.ts'
import { supplyNet } from '../supply/supply.ts'

/** An enemy who stops supply, and the steps that would be fed without him. */
interface Stopper {
  readonly hex: number
  readonly steps: number
}

/** 6.13: enemies who stop the supply of a side on a railway or main road, as far as anybody would be fed without them. */
export function stoppersOf(s: State, side: number): Stopper[] {
  const before = fedSteps(s, side)
  const found: Stopper[] = []
  for (const hex of blocks(s, side)) {
    const units: number[] = []
    for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) units.push(unit)
    const { razed } = s.hexes
    const wasRazed = razed[hex]!
    // 18.13: his fort would go after him.
    razed[hex] = 1
    for (const unit of units) pieces.place(s, unit, 0)
    const steps = fedSteps(s, side) - before
    razed[hex] = wasRazed
    for (const unit of units) pieces.place(s, unit, hex)
    if (steps > 0) found.push({ hex, steps })
  }
  return found
}

function fedSteps(s: State, side: number): number {
  const { reached } = supplyNet(s, side)
  let sum = 0
  for (let unit = s.setting.first[side]!; unit <= s.setting.lastGround[side]!; unit++)
    if (isOnMap(s, unit) && reached[s.units.place[unit]!] === 1) sum += stepsOf(s, unit)
  return sum
}

/** Hexes of the enemy that end a railway or main road of the net. */
function blocks(s: State, side: number): Set<number> {
  const { ground, road, rails } = s.setting
  const net = supplyNet(s, side)
  const enemy = enemyOf(side)
  const zone = pieces.zoneOf(s, enemy)
  const found = new Set<number>()
  for (let hex = 1; hex <= ground.size; hex++) {
    if (net.road[hex] === 0 && net.rail[hex] === 0) continue
    for (let way = hex * 6; way < hex * 6 + 6; way++) {
      const to = ground.neighbours[way]!
      if (to === 0 || net.road[to] !== 0 || (rails[way] === 0 && !MAIN_ROADS.includes(road[way]!))) continue
      if (pieces.occupier(s, to) === enemy) found.add(to)
      else if (zone[to] !== 0)
        for (let at = to * 6; at < to * 6 + 6; at++)
          if (pieces.occupier(s, ground.neighbours[at]!) === enemy) found.add(ground.neighbours[at]!)
    }
  }
  return found
}
