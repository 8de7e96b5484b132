import { ALL_ROUND, projectionInto } from '@hexfront/core'
import { once } from '../once.ts'
import { AXIS } from './counters.ts'
import { BELT, CITADEL, MAJOR_CITY, TOWN } from './ground.ts'
import type { EfsSetting } from './scenarios.ts'

/** 3.2: the directions in which units of a side control their neighbours, by hex; for wheels in mud, or all others. */
export function projections(setting: EfsSetting, side: number, isBogged: boolean): Uint8Array {
  const { axis, soviet, axisBogged, sovietBogged } = tables(setting)
  if (side === AXIS) return isBogged ? axisBogged : axis
  return isBogged ? sovietBogged : soviet
}

const tables = once((setting: EfsSetting) => ({
  axis: tableOf(setting, (from, way, to) => isOpen(setting, from, way, to) && setting.fort[to] !== BELT),
  soviet: tableOf(setting, (from, way, to) => isOpen(setting, from, way, to)),
  axisBogged: tableOf(
    setting,
    (from, way, to) => isOpen(setting, from, way, to) && setting.fort[to] !== BELT && isFirm(setting, from, way),
  ),
  sovietBogged: tableOf(setting, (from, way, to) => isOpen(setting, from, way, to) && isFirm(setting, from, way)),
}))

function tableOf({ ground }: EfsSetting, into: (from: number, way: number, to: number) => boolean): Uint8Array {
  const table = new Uint8Array(ground.size + 1).fill(ALL_ROUND)
  for (let hex = 1; hex <= ground.size; hex++)
    table[hex] = projectionInto(ground, hex, null, (_, from, dir, to) => into(from, from * 6 + dir, to))
  return table
}

/** Not across lakes and sea, not into a major city, neither into nor out of a citadel. */
const isOpen = ({ water, placeAt, fort }: EfsSetting, from: number, way: number, to: number): boolean =>
  water[way] === 0 && placeAt[to] !== MAJOR_CITY && fort[to] !== CITADEL && fort[from] !== CITADEL

/** 3.24: in Mud wheels control along roads and railways, and out of towns and cities. */
const isFirm = ({ placeAt, road, rails }: EfsSetting, from: number, way: number): boolean =>
  placeAt[from]! >= TOWN || road[way] !== 0 || rails[way] !== 0
