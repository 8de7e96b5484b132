import {
  type Choices,
  LEGAL,
  memo,
  memoBySide,
  NO_REASONS,
  phaseNow,
  piecesOf,
  type Reach,
  type Rule,
  reach,
  type Stamp,
  TABLE_BARRED,
  type Tolls,
  tolls,
  UNREACHED,
  type Why,
} from '@hexfront/core'
import { costOfWay } from '../hexes.ts'
import { CLEAR_COST, FORT_COST, RAIL_MOVE, ROUGH_COST, STACKING, ZONE_COST } from './charts.ts'
import { canClear, crowds } from './crowds.ts'
import {
  BY_NEITHER,
  BY_RAIL,
  BY_ROAD,
  enemyOf,
  FREE,
  inEnemyZone,
  isMechanized,
  isRailhead,
  phasing,
  pieces,
  type State,
  sideOf,
  stackedIn,
} from './state.ts'

/** 9.2B, 9.3D.c: the printed allowance, halved by the supply of the phase's start, fractions dropped. */
export function allowance(s: State, unit: number, why: Why = NO_REASONS): number {
  const printed = why.item('3.23b', 'movement allowance', s.setting.movement[unit]!)
  return (
    printed +
    why.item('9.3D', 'out of supply when the phase began', s.units.unsupplied[unit] === 0 ? 0 : -Math.ceil(printed / 2))
  )
}

/** 3.2 of the terrain chart: everything adds up (5.2C.b). */
export function stepCost(s: State, unit: number, from: number, to: number, why: Why = NO_REASONS): number {
  const side = sideOf(s, unit)
  const isRough = isMechanized(s, unit) && s.setting.rough[to] === 1
  return (
    why.item('8.9', isRough ? 'forest or swamp {place}' : 'into {place}', isRough ? ROUGH_COST : CLEAR_COST, to) +
    why.item('8.9', 'enemy fortified hex', s.setting.forts[enemyOf(side)]![to] === 1 ? FORT_COST : 0) +
    why.item('6.2B', 'into an enemy zone', inEnemyZone(s, side, to) ? ZONE_COST : 0) +
    why.item('6.2B', 'out of an enemy zone', inEnemyZone(s, side, from) ? ZONE_COST : 0)
  )
}

/** 4.2A, 5.0d, 14.3, 14.5: whether a unit may be picked up at all. */
export function pickUpBarred(s: State, unit: number, why: Why): Rule {
  if (sideOf(s, unit) !== phasing(s)) return why.no('5.1A', '{unit} is not of the side that moves', unit)
  if (s.units.place[unit] === 0) return why.no('5.0', '{unit} is not on the map', unit)
  if (isSecondPhase(s) && !isMechanized(s, unit)) return why.no('4.2A3', '{unit} is not mechanized', unit)
  if (s.units.moved[unit] === 1) return why.no('5.0d', '{unit} has moved in this phase', unit)
  if (s.units.freeze[unit] !== FREE) return why.no('14.3', '{unit} must hold its city', unit)
  if (s.units.slow[unit] === 1) return why.no('14.5', '{unit} is slow to respond', unit)
  return LEGAL
}

/** Mechanized movement: the second phase of each side. */
export const isSecondPhase = (s: State): boolean => phaseNow(s).movement === 'second'

/** What the unit on the march can reach, by its allowance and by rail. */
interface Range {
  readonly ground: Reach
  readonly rail: Reach
}

export const reachOf = memo<State, Range>(
  ({ setting: { ground } }) => ({ ground: reach(ground), rail: reach(ground) }),
  (s, { ground, rail }) => {
    const { unit } = s.march
    const side = sideOf(s, unit)
    const start = s.units.place[unit]!
    const isNew = s.units.arrived[unit] === 1
    ground.find(start, allowance(s, unit), costsOf(s, unit), isNew ? newcomerTolls(s, side) : tollsOf(s, side))
    rail.clear()
    if (!mayUseRail(s, unit)) return
    rail.find(start, RAIL_MOVE - s.units.railed[unit]!, s.setting.railCosts, railTolls(s, side))
  },
)

const costsOf = ({ setting }: State, unit: number): Uint8Array =>
  setting.isRailhead[unit] === 1
    ? setting.railCosts
    : setting.isMechanized[unit] === 1
      ? setting.mechanizedCosts
      : setting.footCosts

/** Tolls hold as long as no enemy moves: all phase. */
const untilEnemyMoves = (side: number): Stamp => piecesOf(enemyOf(side))

const newTolls = ({ setting }: State): Tolls => tolls(setting.ground)

/** 6.2B, 8.9: what enemy zones and forts add; 5.2E.a: no unit enters a hex with an enemy. */
const tollsOf = memoBySide<State, Tolls>(
  newTolls,
  (s, { enter, leave }, side) => {
    const enemy = enemyOf(side)
    const walls = s.setting.forts[enemy]!
    pieces.markZone(s, enemy, ZONE_COST, leave)
    for (let hex = 1; hex < enter.length; hex++) enter[hex] = leave[hex]! + (walls[hex] === 1 ? FORT_COST : 0)
    pieces.markUnits(s, enemy, TABLE_BARRED, enter)
  },
  untilEnemyMoves,
)

/** 10.1B.a: a unit that has just arrived may not enter an enemy zone. */
const newcomerTolls = memoBySide<State, Tolls>(
  newTolls,
  (s, { enter, leave }, side) => {
    const known = tollsOf(s, side)
    leave.set(known.leave)
    for (let hex = 1; hex < enter.length; hex++) enter[hex] = leave[hex] === 0 ? known.enter[hex]! : TABLE_BARRED
  },
  untilEnemyMoves,
)

/** 10.0c, R73-27: hexes are counted, terrain is not, and enemies and their zones are closed. */
const railTolls = memoBySide<State, Tolls>(
  newTolls,
  (s, { enter }, side) => {
    pieces.markZone(s, enemyOf(side), TABLE_BARRED, enter)
    pieces.markUnits(s, enemyOf(side), TABLE_BARRED, enter)
  },
  untilEnemyMoves,
)

/** 10.0c-e: only in the turn of arrival, and not after moving by the allowance. */
const mayUseRail = (s: State, unit: number): boolean =>
  s.units.arrived[unit] === 1 && s.units.way[unit] !== BY_ROAD && s.setting.onRail[s.units.place[unit]!] === 1

/** 5.2D, R73-22: one hex whatever it costs, but never from zone to zone. */
export function isGuaranteed(s: State, unit: number, to: number): boolean {
  const from = s.units.place[unit]!
  const direction = s.setting.ground.directionTo(from, to)
  if (direction < 0 || costsOf(s, unit)[from * 6 + direction] === TABLE_BARRED) return false
  const side = sideOf(s, unit)
  if (pieces.occupier(s, to) === enemyOf(side)) return false
  if (s.units.arrived[unit] === 1 && inEnemyZone(s, side, to)) return false
  return !(inEnemyZone(s, side, from) && inEnemyZone(s, side, to))
}

export function marchBarred(s: State, to: number, why: Why): Rule {
  const { unit } = s.march
  const side = sideOf(s, unit)
  if (s.units.place[unit] === to) return why.no('5.0', '{unit} is there already', unit)
  if (pieces.occupier(s, to) === enemyOf(side)) return why.no('5.2E', 'an enemy stands in {place}', to)
  // 10.0e: rail or allowance, not both.
  if (s.units.way[unit] === BY_RAIL) return why.no('10.0', '{unit} goes by rail this turn', unit)
  if (s.units.arrived[unit] === 1 && inEnemyZone(s, side, to))
    return why.no('10.1B', '{unit} has just arrived: {place} is in an enemy zone', unit, to)
  if (!reachOf(s).ground.has(to) && !isGuaranteed(s, unit, to)) return outOfReach(s, to, why)
  return crowdBarred(s, unit, to, why)
}

function outOfReach(s: State, to: number, why: Why): Rule {
  const { unit } = s.march
  const from = s.units.place[unit]!
  const direction = s.setting.ground.directionTo(from, to)
  if (isRailhead(s, unit) && (direction < 0 || s.setting.railCosts[from * 6 + direction] === TABLE_BARRED))
    return why.no('9.5G', 'railheads move along the railway, from hex to hex')
  if (direction >= 0 && costsOf(s, unit)[from * 6 + direction] === TABLE_BARRED)
    return why.no('5.2E', 'the sea lies before {place}', to)
  if (direction >= 0)
    return why.no(
      '5.2D',
      '{place} costs {n} points, {n} left, and the one hex that is always open does not lead from zone to zone',
      to,
      stepCost(s, unit, from, to),
      allowance(s, unit),
    )
  const cost = farReach(s).cost(to)
  if (cost === UNREACHED) return why.no('5.2E', 'no way leads to {place}', to)
  return why.no('5.2C', '{place} is out of reach: {n} points, {n} left', to, cost, allowance(s, unit))
}

/** As far as anybody could go with all the time there is. */
const farReach = memo<State, Reach>(
  ({ setting: { ground } }) => reach(ground),
  (s, found) => {
    const { unit } = s.march
    found.find(s.units.place[unit]!, TABLE_BARRED - 1, costsOf(s, unit), tollsOf(s, sideOf(s, unit)))
  },
)

export function railBarred(s: State, to: number, why: Why): Rule {
  const { unit } = s.march
  if (s.units.place[unit] === to) return why.no('5.0', '{unit} is there already', unit)
  if (s.units.arrived[unit] !== 1) return why.no('10.0', 'the rail rate is for the turn of arrival')
  if (s.units.way[unit] === BY_ROAD) return why.no('10.0', '{unit} moves by its allowance this turn', unit)
  if (!reachOf(s).rail.has(to)) return why.no('10.0', 'no open railway leads to {place}', to)
  return crowdBarred(s, unit, to, why)
}

/** 7.0b: a hex may be crowded for a while, as long as all crowds can be cleared before the phase ends. */
function crowdBarred(s: State, unit: number, to: number, why: Why): Rule {
  if (isRailhead(s, unit)) return LEGAL
  const isFull = stackedIn(s, to) >= STACKING
  if ((!isFull && crowds(s).length === 0) || canClear(s, unit, to, BY_MOVEMENT)) return LEGAL
  return isFull
    ? why.no('7.0', '{place} is full, and room could not be made', to)
    : why.no('7.0', 'others must have room in {place}', to)
}

/** 7.0b: by its movement points a unit may leave a crowd, too. */
const BY_MOVEMENT = { mayLeave: mayMove, exits: exitsOf }

const wayOut = memo<State, Reach>(
  ({ setting }) => reach(setting.ground),
  () => {},
)

function exitsOf(s: State, unit: number): number[] {
  const found = wayOut(s)
  const from = s.units.place[unit]!
  found.find(from, allowance(s, unit), costsOf(s, unit), tollsOf(s, sideOf(s, unit)))
  return Array.from(found.ascending().subarray(0, found.count)).filter((hex) => hex !== from)
}

export function mayMove(s: State, unit: number): boolean {
  return pickUpBarred(s, unit, NO_REASONS) === LEGAL
}

/** What can be reached, and the neighbours for the guaranteed step, in ascending order. */
export function offerMarch(s: State, out: Choices): void {
  const { unit } = s.march
  // 10.0e
  if (s.units.way[unit] === BY_RAIL) return
  const { ground } = reachOf(s)
  const { around } = s.setting
  const hexes = ground.ascending()
  const from = s.units.place[unit]!
  const { count } = s.stacks
  // 7.0: with so many units in a hex, or with a crowd anywhere, it is asked whether there is room.
  const doubtful = isRailhead(s, unit) ? NEVER : crowds(s).length === 0 ? STACKING : 0
  const end = from * 6 + 6
  let next = from * 6
  while (next < end && around[next] === 0) next++
  for (let i = 0; i < ground.count; i++) {
    const hex = hexes[i]!
    while (next < end && around[next]! < hex) offerIfLegal(s, around[next++]!, out)
    if (around[next] === hex) next++
    if (hex === from) continue
    if (count[hex]! < doubtful) out.add(hex)
    else offerIfLegal(s, hex, out)
  }
  while (next < end) offerIfLegal(s, around[next++]!, out)
}

const NEVER = 1000

function offerIfLegal(s: State, hex: number, out: Choices): void {
  if (marchBarred(s, hex, NO_REASONS) === LEGAL) out.add(hex)
}

export function offerRail(s: State, out: Choices): void {
  if (s.units.arrived[s.march.unit] !== 1) return
  const { rail } = reachOf(s)
  const hexes = rail.ascending()
  for (let i = 0; i < rail.count; i++) if (railBarred(s, hexes[i]!, NO_REASONS) === LEGAL) out.add(hexes[i]!)
}

/** How a march ends: the unit is done for this phase (5.0d). */
export function marched(s: State, to: number, way: number): void {
  const { unit } = s.march
  if (way === BY_RAIL) s.units.railed[unit] = s.units.railed[unit]! + reachOf(s).rail.cost(to)
  if (s.units.arrived[unit] === 1 && s.units.way[unit] === BY_NEITHER) s.units.way[unit] = way
  pieces.place(s, unit, to)
  s.units.moved[unit] = 1
}

/** The cost of the way to a hex, step by step; for the next hex, what it would cost; 0 and a refusal where it is too far. */
export function marchCost(s: State, to: number, why: Why): number {
  const { unit } = s.march
  const { ground } = reachOf(s)
  const way: number[] = []
  if (ground.has(to)) ground.pathTo(to, way)
  else if (s.setting.ground.directionTo(s.units.place[unit]!, to) >= 0) way.push(s.units.place[unit]!, to)
  else outOfReach(s, to, why)
  return costOfWay(way, (from, next) => stepCost(s, unit, from, next, why))
}
