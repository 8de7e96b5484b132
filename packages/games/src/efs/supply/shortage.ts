import { type Choices, LEGAL, NO_REASONS, type Rule, touch, type Why } from '@hexfront/core'
import { FUEL, STRONGPOINT_KEEPERS, TEMPORARY_SOURCE } from '../data/charts.ts'
import { AXIS } from '../data/counters.ts'
import { isOnMap, OUT_OF_SUPPLY, type Play, phasing, pieces, type State, sideOf, strongpointOf } from '../state.ts'
import { supplyIn } from './logistics.ts'
import { lineFrom, supplyNet } from './supply.ts'

// A6.d to f: what helps and what hurts those whom supply does not reach.

/** 6.26: a point of an MSU or Dump is a source for this turn. */
export function feedBarred(s: State, hex: number, why: Why): Rule {
  const side = phasing(s)
  if (hex > s.setting.ground.size || supplyIn(s, side, hex) === 0)
    return why.no('6.45', 'no supply of yours is in {place}', hex)
  return fedFrom(s, side, hex).length > 0 ? LEGAL : why.no('6.26', 'nobody near {place} needs it', hex)
}

export function offerFeeding({ supplies }: State, side: number, out: Choices): void {
  const hexes = [...supplies.place].filter((hex, row) => hex !== 0 && supplies.side[row] === side)
  for (const hex of [...new Set(hexes)].sort((a, b) => a - b)) out.add(hex)
}

/** 6.26, E-R66: hexes with units under supply markers to which a line leads, the nearest first. */
function fedFrom(s: State, side: number, from: number): number[] {
  const { setting, units } = s
  const line = lineFrom(s, side, from)
  const needy = new Set<number>()
  for (let unit = setting.first[side]!; unit <= setting.lastGround[side]!; unit++)
    if (units.supply[unit] !== 0 && isOnMap(s, unit) && line[units.place[unit]!] !== 0) needy.add(units.place[unit]!)
  const far = (hex: number): number => setting.ground.distance(from, hex)
  return [...needy].sort((a, b) => far(a) - far(b) || a - b).slice(0, TEMPORARY_SOURCE.hexes)
}

export function feed(s: State, hex: number, play: Play): void {
  const { supplies, units } = s
  const side = phasing(s)
  for (const place of fedFrom(s, side, hex))
    for (let unit = pieces.first(s, place); unit !== 0; unit = pieces.next(s, unit)) {
      if (units.supply[unit] === 0) continue
      units.supply[unit] = 0
      play.tell('suppliedAgain', unit)
    }
  const supply = supplyIn(s, side, hex)
  supplies.points[supply]!--
  play.tell('fed', hex)
  if (supplies.points[supply] === 0) supplies.place[supply] = 0
  touch(s)
}

/** How many units a point of a hex would bring into supply. */
export function unitsFedFrom(s: State, side: number, hex: number): number {
  let count = 0
  for (const place of fedFrom(s, side, hex))
    for (let unit = pieces.first(s, place); unit !== 0; unit = pieces.next(s, unit))
      if (s.units.supply[unit] !== 0) count++
  return count
}

export function canFeed(s: State): boolean {
  const { setting, units, supplies } = s
  const side = phasing(s)
  let isNeeded = false
  for (let unit = setting.first[side]!; unit <= setting.lastGround[side]! && !isNeeded; unit++)
    isNeeded = units.supply[unit] !== 0 && isOnMap(s, unit)
  if (!isNeeded) return false
  for (let row = 1; row < supplies.place.length; row++)
    if (
      supplies.place[row] !== 0 &&
      supplies.side[row] === side &&
      feedBarred(s, supplies.place[row]!, NO_REASONS) === LEGAL
    )
      return true
  return false
}

/** A6.e and f. */
export function settleShortages(s: State, play: Play): void {
  dropStrongpoints(s, play)
  if (s.turn >= FUEL.from) checkFuel(s, play)
  touch(s)
}

/** 6.36: a strongpoint that no supply reaches is given up where no friend is in it or next to it. */
function dropStrongpoints(s: State, play: Play): void {
  const { ground } = s.setting
  for (let hex = 1; hex <= ground.size; hex++) {
    const side = strongpointOf(s, hex)
    if (side === 0 || supplyNet(s, side).reached[hex] === 1 || hasKeepers(s, side, hex)) continue
    s.hexes.strongpoint[hex] = 0
    play.tell('crumbled', hex)
  }
}

const hasKeepers = (s: State, side: number, hex: number): boolean =>
  s.setting.ground
    .within(hex, STRONGPOINT_KEEPERS.hexes)
    .some((near) => near !== 0 && pieces.occupier(s, near) === side)

/** 6.5: motorized units of the Axis that are out of supply throw for fuel, hex by hex. */
function checkFuel(s: State, play: Play): void {
  const { hexes, count } = pieces.hexesOf(s, AXIS)
  for (const hex of Array.from(hexes.subarray(0, count)).sort((a, b) => a - b)) {
    const thirsty: number[] = []
    for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit))
      if (s.setting.isMotorized[unit] === 1 && s.units.supply[unit] === OUT_OF_SUPPLY && sideOf(s, unit) === AXIS)
        thirsty.push(unit)
    if (thirsty.length === 0) continue
    const die = play.dice.die(10, 'fuel (6.5)')
    const isShort = die <= FUEL.short
    for (const unit of thirsty) if (isShort) s.units.fuelShort[unit] = 1
    play.tell(isShort ? 'fuelShort' : 'fuelEnough', hex, die)
  }
}
