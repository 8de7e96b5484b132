import { memo, PIECES } from '@hexfront/core'
import { STACKING } from './charts.ts'
import { enemyOf, inEnemyZone, isRailhead, phasing, pieces, type State, stackedIn } from './state.ts'

/** 7.0b: hexes with more than three units, which a movement phase must clear before it ends. */
export const crowds = memo<State, number[]>(
  () => [],
  (s, hexes) => {
    hexes.length = 0
    const { place } = s.units
    const { count } = s.stacks
    for (let unit = 1; unit < place.length; unit++) {
      const hex = place[unit]!
      if (hex !== 0 && count[hex]! > STACKING && stackedIn(s, hex) > STACKING && !hexes.includes(hex)) hexes.push(hex)
    }
    hexes.sort((a, b) => a - b)
  },
  PIECES,
)

/**
 * 7.0b: whether all crowds can still be cleared when a unit has gone to a hex. For every unit too many another one of its
 * hex must be able to leave, by the one step that is always open (5.2D), to room that no other crowd needs. Who can, may do
 * it later: as long as this holds there is always a move that brings the end of the phase nearer.
 */
export function canClear(s: State, unit: number, to: number, mayLeave: (s: State, unit: number) => boolean): boolean {
  const from = s.units.place[unit]!
  const side = phasing(s)
  const stacked = (hex: number) => stackedIn(s, hex) - (hex === from ? 1 : 0) + (hex === to ? 1 : 0)
  const open = crowds(s)
  const all = open.includes(to) ? open : [...open, to]
  /** By hex with room, the crowds that are sent there. */
  const guests = new Map<number, number[]>()
  for (const hex of all) {
    const excess = stacked(hex) - STACKING
    if (excess <= 0) continue
    let leavers = 0
    for (let one = pieces.first(s, hex); one !== 0; one = pieces.next(s, one))
      if (one !== unit && !isRailhead(s, one) && s.units.arrived[one] === 0 && mayLeave(s, one)) leavers++
    if (leavers < excess) return false
    for (let n = 0; n < excess; n++) if (!findRoom(s, side, hex, stacked, guests, new Set())) return false
  }
  return true
}

/** Sends one unit of a crowd to a neighbour with room; where others have taken it, they are sent elsewhere if they can. */
function findRoom(
  s: State,
  side: number,
  hex: number,
  stacked: (hex: number) => number,
  guests: Map<number, number[]>,
  seen: Set<number>,
): boolean {
  const { ground } = s.setting
  for (let direction = 0; direction < 6; direction++) {
    const next = ground.neighbour(hex, direction)
    if (next === 0 || seen.has(next) || !isOpenStep(s, side, hex, direction, next)) continue
    seen.add(next)
    const here = guests.get(next) ?? []
    guests.set(next, here)
    if (stacked(next) + here.length < STACKING) {
      here.push(hex)
      return true
    }
    for (let i = 0; i < here.length; i++)
      if (findRoom(s, side, here[i]!, stacked, guests, seen)) {
        here[i] = hex
        return true
      }
  }
  return false
}

/** 5.2D: the one step that is open to every unit of a side, whatever it costs. */
function isOpenStep(s: State, side: number, from: number, direction: number, to: number): boolean {
  return (
    s.setting.evenCosts[from * 6 + direction] === 1 &&
    pieces.occupier(s, to) !== enemyOf(side) &&
    !(inEnemyZone(s, side, from) && inEnemyZone(s, side, to))
  )
}
