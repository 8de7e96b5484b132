import { reach, TABLE_BARRED, tolls } from '@hexfront/core'
import { once } from '../../once.ts'
import type { DamosSetting } from '../scenarios.ts'

/** What the map says of the ways to Moscow, once for all. */
export interface Lands {
  /** Movement points from each hex to Moscow, and steps along the railway; 255 where there is no way. */
  readonly way: Uint8Array
  readonly railWay: Uint8Array
  /** By hex: `TABLE_BARRED` outside the area. */
  readonly closed: Uint8Array
}

export const landsOf = once((setting: DamosSetting): Lands => {
  const { ground, isOperations, isSea, moscow, backCosts, rails } = setting
  const closed = Uint8Array.from({ length: ground.size + 1 }, (_, hex) =>
    isOperations[hex] === 1 && isSea[hex] === 0 ? 0 : TABLE_BARRED,
  )
  const found = reach(ground)
  found.find(moscow, TABLE_BARRED - 1, backCosts, { ...tolls(ground), enter: closed })
  const way = new Uint8Array(ground.size + 1).fill(255)
  for (let i = 0; i < found.count; i++) way[found.hexes[i]!] = found.cost(found.hexes[i]!)
  return { way, railWay: stepsAlong(rails, closed, moscow, ground.size), closed }
})

function stepsAlong(rails: Uint16Array, closed: Uint8Array, from: number, size: number): Uint8Array {
  const far = new Uint8Array(size + 1).fill(255)
  const queue = [from]
  far[from] = 0
  for (let i = 0; i < queue.length; i++)
    for (let way = queue[i]! * 6; way < queue[i]! * 6 + 6; way++) {
      const next = rails[way]!
      if (next === 0 || far[next] !== 255 || closed[next] !== 0) continue
      far[next] = far[queue[i]!]! + 1
      queue.push(next)
    }
  return far
}

const FARTHEST = 80

/** Movement points from the nearest of some hexes, whoever stands between. */
export function spreadFrom({ ground, costs }: DamosSetting, closed: Uint8Array, from: readonly number[]): Uint8Array {
  const far = new Uint8Array(ground.size + 1).fill(255)
  const buckets: number[][] = Array.from({ length: FARTHEST + 1 }, () => [])
  for (const hex of from) {
    far[hex] = 0
    buckets[0]!.push(hex)
  }
  for (let cost = 0; cost <= FARTHEST; cost++)
    for (const hex of buckets[cost]!) {
      if (far[hex] !== cost) continue
      for (let way = hex * 6; way < hex * 6 + 6; way++) {
        const next = ground.neighbours[way]!
        const sum = cost + costs[way]!
        if (next === 0 || costs[way] === TABLE_BARRED || closed[next] !== 0 || sum > FARTHEST || sum >= far[next]!)
          continue
        far[next] = sum
        buckets[sum]!.push(next)
      }
    }
  return far
}
