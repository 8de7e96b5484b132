import { TABLE_BARRED } from '@hexfront/core'
import { once } from '../../once.ts'
import { DRY, POINT } from '../data/charts.ts'
import { ON_WHEELS, stepCosts } from '../ground.ts'
import type { EfsSetting } from '../scenarios.ts'
import { placesThatCount } from './worth.ts'

const UNREACHED = 0xffff
/** Where there is no road over a river or through a swamp, some way is found all the same. */
const NO_ROAD = 6 * POINT

/** To each hex that counts, in quarters of a point from everywhere, in dry weather and whoever stands between. */
export const waysOf = once((setting: EfsSetting): readonly Uint16Array[] => {
  const { costs } = stepCosts(setting, setting.ground.neighbours, ON_WHEELS, DRY)
  return placesThatCount(setting).map((hex) => wayTo(setting, costs, [hex]))
})

/** 11.6: to the nearest hex by which units leave. */
export const wayOut = once((setting: EfsSetting): Uint16Array => {
  const { costs } = stepCosts(setting, setting.ground.neighbours, ON_WHEELS, DRY)
  const exits: number[] = []
  for (let hex = setting.exits.indexOf(1); hex > 0; hex = setting.exits.indexOf(1, hex + 1)) exits.push(hex)
  return wayTo(setting, costs, exits)
})

/** 10.56: the same by edge. */
export const waysOutBy = once((setting: EfsSetting): readonly Uint16Array[] =>
  setting.exitIds.slice(1).map((_, i) => {
    const hexes: number[] = []
    for (let hex = setting.exits.indexOf(i + 1); hex > 0; hex = setting.exits.indexOf(i + 1, hex + 1)) hexes.push(hex)
    return wayTo(setting, dryCosts(setting), hexes)
  }),
)

/** To a hex, in quarters of a point from everywhere. */
export const roadsTo = (setting: EfsSetting, hexes: readonly number[]): Uint16Array =>
  wayTo(setting, dryCosts(setting), hexes)

const dryCosts = once((setting: EfsSetting) => stepCosts(setting, setting.ground.neighbours, ON_WHEELS, DRY).costs)

function wayTo({ ground, isLand }: EfsSetting, costs: Uint8Array, goals: readonly number[]): Uint16Array {
  const way = new Uint16Array(ground.size + 1).fill(UNREACHED)
  const queue: number[][] = [[...goals]]
  for (const goal of goals) way[goal] = 0
  for (let cost = 0; cost < queue.length; cost++)
    for (const hex of queue[cost] ?? []) {
      if (way[hex] !== cost) continue
      for (let direction = 0; direction < 6; direction++) {
        const from = ground.neighbours[hex * 6 + direction]!
        if (from === 0 || isLand[from] === 0) continue
        const step = costs[from * 6 + ground.directionTo(from, hex)]!
        const sum = cost + (step === TABLE_BARRED ? NO_ROAD : step)
        if (sum >= way[from]!) continue
        way[from] = sum
        const bucket = queue[sum] ?? []
        bucket.push(from)
        queue[sum] = bucket
      }
    }
  return way
}
