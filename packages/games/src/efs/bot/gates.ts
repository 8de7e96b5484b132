import { once } from '../../once.ts'
import { SOVIET } from '../data/counters.ts'
import type { EfsSetting } from '../scenarios.ts'
import type { State } from '../state.ts'
import type { Goal } from './goal.ts'
import { roadsTo } from './lands.ts'
import { gateShare } from './worth.ts'

/** 10.56: hexes by which enough of the enemy must not leave. */
export function gatesOf({ setting, hexes }: State, threat: Float32Array): Goal[] {
  if (setting.card.victory.kind !== 'drive') return []
  return waysToGates(setting).map(({ hex, way }) => ({
    hex,
    worth: EDGE_WORTH * gateShare(setting, hex),
    isOurs: hexes.control[hex] === SOVIET,
    way,
    wanted: DOORKEEPER + threat[hex]! * DOORKEEPER_SHARE,
    given: 0,
    isForFoot: false,
  }))
}

/** What an edge is worth to who lets nobody out, in steps of infantry. */
const EDGE_WORTH = 120
/** A hex of it has somebody in it, even if nobody is near: those on wheels come from afar. */
const DOORKEEPER = 3
const DOORKEEPER_SHARE = 0.6

const waysToGates = once((setting: EfsSetting) => {
  const ways: { readonly hex: number; readonly way: Uint16Array }[] = []
  for (let hex = 1; hex <= setting.ground.size; hex++)
    if (setting.exits[hex] !== 0) ways.push({ hex, way: roadsTo(setting, [hex]) })
  return ways
})
