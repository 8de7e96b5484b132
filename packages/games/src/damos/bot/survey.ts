import { type Reach, reach, type Tolls, tolls } from '@hexfront/core'
import { once } from '../../once.ts'
import { GERMAN } from '../counters.ts'
import { isDistractedIn } from '../movement.ts'
import type { DamosSetting } from '../scenarios.ts'
import { enemyOf, isHeldBy, pieces, type State } from '../state.ts'
import { hasLine, lineLimit } from '../supply.ts'
import { inZoc, isFresh } from '../zones.ts'
import { type Force, forceOf, unitsIn } from './forces.ts'
import { type Lands, landsOf, spreadFrom } from './lands.ts'
import type { Temper } from './temper.ts'
import { type Worth, worthOf } from './worth.ts'

/** What a player sees when he leans over the map. */
export interface Survey {
  readonly side: number
  readonly enemy: number
  readonly temper: Temper
  readonly lands: Lands
  /** By hex: the strongest enemy force that could get into it in its next turn. */
  readonly threat: Uint8Array
  /** By hex: how many of the own fresh forces could get into it now. */
  readonly strikes: Uint8Array
  /** By hex: whether own units would be in supply there; whether the enemy's would in his next turn. */
  readonly fed: Uint8Array
  readonly foeFed: Uint8Array
  readonly worth: Worth
  /** Movement points from the nearest enemy. */
  readonly near: Uint8Array
}

export function survey(s: State, side: number, temper: Temper): Survey {
  const enemy = enemyOf(side)
  const { size } = s.setting.ground
  const lands = landsOf(s.setting)
  const threat = new Uint8Array(size + 1)
  const strikes = new Uint8Array(size + 1)
  const isTied = enemy === GERMAN && isDistractedIn(s, s.turn + 1)
  eachForce(s, enemy, (force) => {
    if (force.isShaken || (isTied && force.isMobile)) return
    mark(s, force, (hex) => {
      threat[hex] = Math.max(threat[hex]!, force.strength)
    })
  })
  eachForce(s, side, (force) => {
    if (force.isShaken || !force.units.some((unit) => isFresh(s, unit))) return
    mark(s, force, (hex) => {
      strikes[hex]!++
    })
  })
  return {
    side,
    enemy,
    temper,
    lands,
    threat,
    strikes,
    fed: fedHexes(s, side, 0),
    foeFed: fedHexes(s, enemy, enemy === GERMAN ? COMING_RAIL : 0),
    worth: worthOf(s, side, temper, lands),
    near: spreadFrom(s.setting, lands.closed, hexesOf(s, enemy)),
  }
}

const hexesOf = (s: State, side: number): number[] => {
  const { hexes, count } = pieces.hexesOf(s, side)
  return Array.from(hexes.subarray(0, count))
}

/** X4.3.1: hexes by which the railway may come nearer until the enemy moves. */
const COMING_RAIL = 2

function eachForce(s: State, side: number, visit: (force: Force) => void): void {
  const { hexes, count } = pieces.hexesOf(s, side)
  for (let i = 0; i < count; i++) {
    const hex = hexes[i]!
    const all = unitsIn(s, side, hex)
    const fast = all.filter((unit) => s.setting.isMobile[unit] === 1)
    visit(forceOf(s, hex, all))
    if (fast.length > 0 && fast.length < all.length) visit(forceOf(s, hex, fast))
  }
}

interface Tools {
  readonly found: Reach
  readonly open: Tolls
}

const toolsOf = once(
  (setting: DamosSetting): Tools => ({
    found: reach(setting.ground),
    open: { ...tolls(setting.ground), enter: landsOf(setting).closed },
  }),
)

function mark(s: State, { hex, movement }: Force, visit: (hex: number) => void): void {
  const { found, open } = toolsOf(s.setting)
  found.find(hex, movement, s.setting.costs, open)
  for (let i = 0; i < found.count; i++) visit(found.hexes[i]!)
}

/** C2.10: hexes in which units of a side would have a line, if they stood there. */
function fedHexes(s: State, side: number, more: number): Uint8Array {
  const { ground, around } = s.setting
  const limit = lineLimit(s, side) + more
  const fed = new Uint8Array(ground.size + 1)
  for (let hex = 1; hex <= ground.size; hex++) {
    if (hasLine(s, side, hex, limit)) fed[hex] = 1
    else
      for (let way = hex * 6; way < hex * 6 + 6 && fed[hex] === 0; way++)
        if (around[way] !== 0 && hasLine(s, side, around[way]!, limit - 1)) fed[hex] = 1
  }
  return fed
}

/** Hexes next to an enemy hex by which he could go back. */
export function exitsOf(s: State, seen: Survey, hex: number, out: number[]): number {
  const { around } = s.setting
  let count = 0
  for (let way = hex * 6; way < hex * 6 + 6; way++) {
    const next = around[way]!
    if (next === 0 || seen.lands.closed[next] !== 0) continue
    if (isHeldBy(s, seen.side, next) || inZoc(s, seen.side, next)) continue
    out[count++] = next
  }
  return count
}
