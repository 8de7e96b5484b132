import { changed, LEGAL, NO_REASONS } from '@hexfront/core'
import { floodFrom } from '../../bot/flood.ts'
import { STACKING } from '../charts.ts'
import { isGuaranteed, pickUpBarred, reachOf } from '../movement.ts'
import {
  enemyOf,
  FREE,
  inEnemyZone,
  isRailhead,
  pieces,
  type State,
  sideOf,
  stackedIn,
  strengthOf,
  unitCount,
} from '../state.ts'
import { distanceToSupply } from '../supply.ts'

/** What a player sees when he leans over the map: distances, dangers and supply, by hex. */
export interface Survey {
  readonly side: number
  /** Hexes to the nearest enemy. */
  readonly far: Uint8Array
  /** Hexes to the nearest point of main effort; to the nearest enemy, where there is none. */
  readonly focus: Uint8Array
  /** Enemy strength that could strike at a hex in its next move. */
  readonly threat: Uint16Array
  /** Steps to a source of either side, by side; 255 is as good as none. */
  readonly supply: readonly Uint8Array[]
}

export function survey(s: State, side: number): Survey {
  const far = floodFrom(s.setting.ground, placesOf(s, enemyOf(side)))
  return {
    side,
    far,
    focus: far,
    threat: threats(s, enemyOf(side)),
    supply: [new Uint8Array(0), supplyMap(s, 1), supplyMap(s, 2)],
  }
}

export const focused = (s: State, seen: Survey, points: readonly number[]): Survey =>
  points.length === 0 ? seen : { ...seen, focus: floodFrom(s.setting.ground, points) }

function placesOf(s: State, side: number): number[] {
  const places: number[] = []
  for (let unit = 1; unit <= unitCount(s); unit++)
    if (s.units.place[unit] !== 0 && sideOf(s, unit) === side && !isRailhead(s, unit)) places.push(s.units.place[unit]!)
  return places
}

/** 6.2: who comes up to an enemy pays for his zone, so one point less carries as far as the hex that is struck. */
function threats(s: State, side: number): Uint16Array {
  const { ground, movement } = s.setting
  const threat = new Uint16Array(ground.size + 1)
  for (let unit = 1; unit <= unitCount(s); unit++) {
    const hex = s.units.place[unit]!
    if (hex === 0 || sideOf(s, unit) !== side || isRailhead(s, unit)) continue
    const points = isHeld(s, unit) ? 0 : s.units.unsupplied[unit] === 1 ? movement[unit]! >> 1 : movement[unit]!
    for (const near of ground.within(hex, Math.max(1, points - 1)))
      if (near !== 0) threat[near] = threat[near]! + strengthOf(s, unit)
  }
  return threat
}

/** 14.3, 14.5: who cannot move when his turn comes. */
const isHeld = (s: State, unit: number): boolean =>
  s.units.freeze[unit] !== FREE ||
  (s.turn === 1 && s.setting.hasSlowResponse && s.setting.onLine[s.units.place[unit]!] === 1)

function supplyMap(s: State, side: number): Uint8Array {
  const { size } = s.setting.ground
  const map = new Uint8Array(size + 1)
  for (let hex = 1; hex <= size; hex++) map[hex] = Math.min(255, distanceToSupply(s, side, hex))
  return map
}

/** Where a unit can be when it has moved, its own hex among them; enemies do not move meanwhile, so this holds all phase. */
export function reachable(s: State, unit: number): number[] {
  const from = s.units.place[unit]!
  if (pickUpBarred(s, unit, NO_REASONS) !== LEGAL) return []
  s.march.unit = unit
  changed(s)
  const { ground, rail } = reachOf(s)
  const hexes: number[] = []
  // 10.0c: in the turn of its arrival a unit may go by rail.
  for (let i = 0; i < rail.count; i++) hexes.push(rail.hexes[i]!)
  for (let i = 0; i < ground.count; i++) hexes.push(ground.hexes[i]!)
  for (let direction = 0; direction < 6; direction++) {
    const next = s.setting.ground.neighbour(from, direction)
    if (next !== 0 && !hexes.includes(next) && isGuaranteed(s, unit, next)) hexes.push(next)
  }
  s.march.unit = 0
  return hexes
}

export function unitsIn(s: State, hex: number): number[] {
  const units: number[] = []
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) units.push(unit)
  return units
}

export function strengthIn(s: State, hex: number): number {
  let sum = 0
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit))
    if (!isRailhead(s, unit)) sum += strengthOf(s, unit)
  return sum
}

/** 8.82: whether a unit of a side could retreat into a hex. */
export const isExit = (s: State, side: number, hex: number): boolean =>
  hex !== 0 && pieces.occupier(s, hex) !== enemyOf(side) && !inEnemyZone(s, side, hex) && stackedIn(s, hex) < STACKING

/** How many ways out of a hex a side has. */
export function exits(s: State, side: number, hex: number): number {
  let count = 0
  for (let direction = 0; direction < 6; direction++)
    if (isExit(s, side, s.setting.ground.neighbour(hex, direction))) count++
  return count
}

/** How many units of a side could retreat from a hex before all ways are full. */
export function roomAround(s: State, side: number, hex: number): number {
  let room = 0
  for (let direction = 0; direction < 6; direction++) {
    const next = s.setting.ground.neighbour(hex, direction)
    if (isExit(s, side, next)) room += STACKING - stackedIn(s, next)
  }
  return room
}
