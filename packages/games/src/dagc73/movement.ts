import {
  type Choices,
  type Field,
  field,
  LEGAL,
  memo,
  NO_REASONS,
  pathTo,
  phaseNow,
  type Rule,
  spreadTolls,
  TABLE_BARRED,
  type Tolls,
  UNREACHED,
  type Why,
} from '@hexfront/core'
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
const isSecondPhase = (s: State): boolean => phaseNow(s).movement === 'second'

/** What the unit on the march can reach, by its allowance and by rail. */
interface Reach {
  readonly ground: Field
  readonly rail: Field
  readonly tolls: Tolls
}

export const reachOf = memo<State, Reach>(
  ({ setting: { ground } }) => ({
    ground: field(ground),
    rail: field(ground),
    tolls: { enter: new Uint8Array(ground.size + 1), leave: new Uint8Array(ground.size + 1) },
  }),
  (s, { ground, rail, tolls }) => {
    const { unit } = s.march
    const start = s.units.place[unit]!
    const points = allowance(s, unit)
    layTolls(s, unit, points, tolls)
    ground.clear()
    ground.start(start)
    spreadTolls(ground, costsOf(s, unit), tolls, points, 0, 1)
    rail.clear()
    if (!mayUseRail(s, unit)) return
    layRailTolls(s, unit, tolls)
    rail.start(start)
    spreadTolls(rail, s.setting.railCosts, tolls, RAIL_MOVE - s.units.railed[unit]!, 0, 1)
  },
)

/** Hexes are numbered row by row: a unit stays within as many rows and columns as it has points. */
const ROW = 46
const rowOf = (hex: number): number => Math.floor((hex - 1) / ROW)
const firstRow = (from: number, reach: number): number => Math.max(0, rowOf(from) - reach)
const lastRow = (s: State, from: number, reach: number): number =>
  Math.min(rowOf(s.setting.ground.size), rowOf(from) + reach)
const firstColumn = (from: number, reach: number): number => Math.max(1, ((from - 1) % ROW) + 1 - reach)
const lastColumn = (from: number, reach: number): number => Math.min(ROW, ((from - 1) % ROW) + 1 + reach)
/** A step more than the points, since costs are looked up before they turn out too high. */
const MARGIN = 2

const costsOf = ({ setting }: State, unit: number): Uint8Array =>
  setting.isRailhead[unit] === 1
    ? setting.railCosts
    : setting.isMechanized[unit] === 1
      ? setting.mechanizedCosts
      : setting.footCosts

function layTolls(s: State, unit: number, points: number, { enter, leave }: Tolls): void {
  const side = sideOf(s, unit)
  const enemy = enemyOf(side)
  const { ground, forts } = s.setting
  const walls = forts[enemy]!
  const { count } = s.zones
  const { first } = s.stacks
  const before = (enemy - 1) * (ground.size + 1)
  // 10.1B.a: a unit that has just arrived may not enter an enemy zone.
  const intoZone = s.units.arrived[unit] === 1 ? TABLE_BARRED : ZONE_COST
  const from = s.units.place[unit]!
  const reach = points + MARGIN
  const west = firstColumn(from, reach)
  const east = lastColumn(from, reach)
  for (let row = firstRow(from, reach), end = lastRow(s, from, reach); row <= end; row++)
    for (let hex = row * ROW + west, last = row * ROW + east; hex <= last; hex++) {
      const isZone = count[before + hex] !== 0
      const other = first[hex]!
      leave[hex] = isZone ? ZONE_COST : 0
      // 5.2E.a: no unit enters a hex with an enemy.
      if (other !== 0 && sideOf(s, other) === enemy) enter[hex] = TABLE_BARRED
      else enter[hex] = Math.min(TABLE_BARRED, (isZone ? intoZone : 0) + (walls[hex] === 1 ? FORT_COST : 0))
    }
}

/** 10.0c, R73-27: hexes are counted, terrain is not, and enemies and their zones are closed. */
function layRailTolls(s: State, unit: number, { enter, leave }: Tolls): void {
  const enemy = enemyOf(sideOf(s, unit))
  pieces.markZone(s, enemy, TABLE_BARRED, enter)
  closeToEnemies(s, enemy, enter)
  leave.fill(0)
}

/** 5.2E.a: no unit enters a hex with an enemy. */
function closeToEnemies(s: State, enemy: number, enter: Uint8Array): void {
  const { place } = s.units
  for (let unit = 1; unit < place.length; unit++)
    if (place[unit] !== 0 && sideOf(s, unit) === enemy) enter[place[unit]!] = TABLE_BARRED
}

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
  if (reachOf(s).ground.costIn(to, 0) === UNREACHED && !isGuaranteed(s, unit, to)) return outOfReach(s, to, why)
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
      'the one hex that is always open does not lead from zone to zone: {n} points',
      allowance(s, unit),
    )
  return why.no('5.2C', '{place} is out of reach: {n} points', to, allowance(s, unit))
}

export function railBarred(s: State, to: number, why: Why): Rule {
  const { unit } = s.march
  if (s.units.place[unit] === to) return why.no('5.0', '{unit} is there already', unit)
  if (s.units.arrived[unit] !== 1) return why.no('10.0', 'the rail rate is for the turn of arrival')
  if (s.units.way[unit] === BY_ROAD) return why.no('10.0', '{unit} moves by its allowance this turn', unit)
  if (reachOf(s).rail.costIn(to, 0) === UNREACHED) return why.no('10.0', 'no open railway leads to {place}', to)
  return crowdBarred(s, unit, to, why)
}

/** 7.0b: a hex may be crowded for a while, as long as all crowds can be cleared before the phase ends. */
function crowdBarred(s: State, unit: number, to: number, why: Why): Rule {
  if (isRailhead(s, unit)) return LEGAL
  const isFull = stackedIn(s, to) >= STACKING
  if ((!isFull && crowds(s).length === 0) || canClear(s, unit, to, mayMove)) return LEGAL
  return isFull
    ? why.no('7.0', '{place} is full, and room could not be made', to)
    : why.no('7.0', 'others must have room in {place}', to)
}

const mayMove = (s: State, unit: number): boolean => pickUpBarred(s, unit, NO_REASONS) === LEGAL

/** What can be reached, and the neighbours for the guaranteed step, in one ascending pass. */
export function offerMarch(s: State, out: Choices): void {
  const { unit } = s.march
  const { ground } = reachOf(s)
  const { around } = s.setting
  const points = allowance(s, unit)
  const from = s.units.place[unit]!
  let next = from * 6
  while (next < from * 6 + 6 && around[next] === 0) next++
  const reach = points + MARGIN
  const west = firstColumn(from, reach)
  const east = lastColumn(from, reach)
  for (let row = firstRow(from, reach), end = lastRow(s, from, reach); row <= end; row++)
    for (let hex = row * ROW + west, last = row * ROW + east; hex <= last; hex++) {
      const isNext = next < from * 6 + 6 && around[next] === hex
      if (isNext) next++
      if (isNext || ground.costIn(hex, 0) !== UNREACHED) out.add(hex)
    }
}

export function offerRail(s: State, out: Choices): void {
  if (s.units.arrived[s.march.unit] !== 1) return
  const { rail } = reachOf(s)
  for (let hex = 1; hex <= s.setting.ground.size; hex++) if (rail.costIn(hex, 0) !== UNREACHED) out.add(hex)
}

/** How a march ends: the unit is done for this phase (5.0d). */
export function marched(s: State, to: number, way: number): void {
  const { unit } = s.march
  if (s.units.arrived[unit] === 1 && s.units.way[unit] === BY_NEITHER) s.units.way[unit] = way
  if (way === BY_RAIL) s.units.railed[unit] = s.units.railed[unit]! + reachOf(s).rail.costIn(to, 0)
  pieces.place(s, unit, to)
  s.units.moved[unit] = 1
}

/** The cost of the way to a hex, step by step; for the next hex, what it would cost; 0 and a refusal where it is too far. */
export function marchCost(s: State, to: number, why: Why): number {
  const { unit } = s.march
  const { ground } = reachOf(s)
  const way: number[] = []
  if (ground.costIn(to, 0) !== UNREACHED) pathTo(ground, to, way)
  else if (s.setting.ground.directionTo(s.units.place[unit]!, to) >= 0) way.push(s.units.place[unit]!, to)
  else outOfReach(s, to, why)
  let cost = 0
  for (let i = 1; i < way.length; i++) cost += stepCost(s, unit, way[i - 1]!, way[i]!, why)
  return cost
}
