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

/** Who may leave a crowd, and where to beside the one step that is always open (5.2D). */
interface Leaving {
  mayLeave(s: State, unit: number): boolean
  exits(s: State, unit: number): readonly number[]
}

/**
 * 7.0b: whether all crowds can still be cleared when a unit has gone to a hex. For every unit too many another one of its
 * hex must be able to leave, by its movement or by the one step that is always open (5.2D), to room that no other crowd
 * needs. Who can, may do it later, since what it can reach changes with the enemy only: as long as this holds there is
 * always a move that brings the end of the phase nearer.
 */
export function canClear(s: State, unit: number, to: number, leaving: Leaving): boolean {
  const from = s.units.place[unit]!
  const open = crowds(s)
  const clearing = new Clearing(
    s,
    leaving,
    (hex) => stackedIn(s, hex) - (hex === from ? 1 : 0) + (hex === to ? 1 : 0),
    (one) => one !== unit && !isRailhead(s, one) && s.units.arrived[one] === 0 && leaving.mayLeave(s, one),
  )
  return (open.includes(to) ? open : [...open, to]).every((hex) => clearing.canClear(hex))
}

/** Sends units out of crowds to hexes with room, each to its own; who has taken room that another needs goes elsewhere. */
class Clearing {
  readonly #s: State
  readonly #leaving: Leaving
  readonly #stacked: (hex: number) => number
  readonly #mayLeave: (unit: number) => boolean
  /** By hex with room, the units that are sent there. */
  readonly #guests = new Map<number, number[]>()
  readonly #sent = new Set<number>()

  constructor(s: State, leaving: Leaving, stacked: (hex: number) => number, mayLeave: (unit: number) => boolean) {
    this.#s = s
    this.#leaving = leaving
    this.#stacked = stacked
    this.#mayLeave = mayLeave
  }

  canClear(crowd: number): boolean {
    for (let excess = this.#stacked(crowd) - STACKING; excess > 0; excess--)
      if (!this.#send(crowd, new Set())) return false
    return true
  }

  /** One more unit of a crowd leaves: the nearest way out first. */
  #send(crowd: number, seen: Set<number>): boolean {
    const s = this.#s
    for (const isFar of [false, true])
      for (let unit = pieces.first(s, crowd); unit !== 0; unit = pieces.next(s, unit)) {
        if (this.#sent.has(unit) || !this.#mayLeave(unit)) continue
        if (this.#house(unit, isFar ? this.#leaving.exits(s, unit) : stepsOut(s, crowd), seen)) return true
      }
    return false
  }

  #house(unit: number, hexes: readonly number[], seen: Set<number>): boolean {
    for (const hex of hexes) {
      if (seen.has(hex)) continue
      seen.add(hex)
      const here = this.#guests.get(hex) ?? []
      this.#guests.set(hex, here)
      if (this.#stacked(hex) + here.length >= STACKING && !this.#makeRoom(here, seen)) continue
      here.push(unit)
      this.#sent.add(unit)
      return true
    }
    return false
  }

  /** One of those who were sent to a hex goes elsewhere, or another of his crowd does. */
  #makeRoom(here: number[], seen: Set<number>): boolean {
    for (const guest of here) {
      const crowd = this.#s.units.place[guest]!
      const others = [...stepsOut(this.#s, crowd), ...this.#leaving.exits(this.#s, guest)]
      if (!this.#house(guest, others, seen) && !this.#send(crowd, seen)) continue
      here.splice(here.indexOf(guest), 1)
      if (!this.#isHoused(guest)) this.#sent.delete(guest)
      return true
    }
    return false
  }

  #isHoused(unit: number): boolean {
    return [...this.#guests.values()].some((here) => here.includes(unit))
  }
}

/** 5.2D: where the one step that is always open leads. */
function stepsOut(s: State, from: number): number[] {
  const { ground } = s.setting
  const side = phasing(s)
  const hexes: number[] = []
  for (let direction = 0; direction < 6; direction++) {
    const next = ground.neighbour(from, direction)
    if (next !== 0 && isOpenStep(s, side, from, direction, next)) hexes.push(next)
  }
  return hexes
}

/** 5.2D: the one step that is open to every unit of a side, whatever it costs. */
function isOpenStep(s: State, side: number, from: number, direction: number, to: number): boolean {
  return (
    s.setting.evenCosts[from * 6 + direction] === 1 &&
    pieces.occupier(s, to) !== enemyOf(side) &&
    !(inEnemyZone(s, side, from) && inEnemyZone(s, side, to))
  )
}
