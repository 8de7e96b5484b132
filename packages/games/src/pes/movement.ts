import {
  type Choices,
  LEGAL,
  memo,
  NO_REASONS,
  type Reach,
  type Rule,
  reach,
  TABLE_BARRED,
  tolls,
  UNREACHED,
  type Why,
} from '@hexfront/core'
import { STACKING, TERRAINS } from './charts.ts'
import { IS_SOVIET } from './control.ts'
import { fits, loadIn, stackBarred, weightOf } from './stacking.ts'
import { isGermanUnit, isLate, pieces, type State } from './state.ts'

/** 9.13: movement points of a class in this turn. */
export const allowance = (s: State, mech: number): number =>
  (mech === 1 ? s.setting.movement.mech : s.setting.movement.leg)[s.turn - 1] ?? 0

/** 9.11: the hex entered and the river crossed. */
export function stepCost(s: State, mech: number, from: number, to: number, why: Why = NO_REASONS): number {
  const { ground, river, terrain, charts } = s.setting
  const of = TERRAINS[terrain[to]!]!
  const isRiver = s.turn > 1 && river[from * 6 + ground.directionTo(from, to)] === 1
  const rate = mech === 1 ? 'mech' : 'leg'
  return (
    why.item('9.11', INTO[terrain[to]!]!, charts.tec[of][rate], to) +
    why.item('9.11', 'across a river', isRiver ? charts.crossing[rate] : 0)
  )
}

const INTO = TERRAINS.map((of) => `${of} {place}`)

/** 9.1, 9.2, 9.9: whether a unit may begin to act. */
export function pickBarred(s: State, unit: number, why: Why): Rule {
  if (!isGermanUnit(s, unit)) return why.no('2.7', '{unit} is not yours', unit)
  const hex = s.units.place[unit]!
  if (hex === 0 || hex > s.setting.ground.size) return why.no('9.1', '{unit} is not on the map', unit)
  return s.units.done[unit] === 0 ? LEGAL : why.no('9.2', '{unit} has ended its activities for this phase', unit)
}

/** Whether a hex holds units of a class that may still act. */
export function hasReady(s: State, hex: number, mech: number): boolean {
  for (let unit = pieces.first(s, hex); unit !== 0 && isGermanUnit(s, unit); unit = pieces.next(s, unit))
    if (s.units.done[unit] === 0 && s.setting.isMech[unit] === mech) return true
  return false
}

/** 6.4, 9.2: the same class, the same hex, not yet done; and only before the first step. */
export function joinBarred(s: State, unit: number, why: Why): Rule {
  const barred = pickBarred(s, unit, why)
  if (barred !== LEGAL) return barred
  if (s.units.force[unit] === 1) return why.no('9.2', '{unit} belongs to the force already', unit)
  if (s.march.moved === 1) return why.no('9.2', 'a moving force does not pick up units')
  if (s.units.place[unit] !== s.march.at) return why.no('9.1', '{unit} stands elsewhere', unit)
  return s.setting.isMech[unit] === s.march.mech ? LEGAL : why.no('6.4', '{unit} is of the other mobility class', unit)
}

/** The halves and flak of the force that moves. */
function forceWeight(s: State): number {
  let weight = 0
  for (let unit = pieces.first(s, s.march.at); unit !== 0 && isGermanUnit(s, unit); unit = pieces.next(s, unit))
    if (s.units.force[unit] === 1) weight += weightOf(s, unit)
  return weight
}

export interface Range {
  readonly reach: Reach
  readonly tolls: { readonly enter: Uint8Array; leave: Uint8Array }
  /** Room for a way. */
  readonly way: Uint16Array
}

/** 9.8: where the force can go: through German hexes, and into Soviet ones at the end of the way. */
const rangeOf = memo<State, Range>(newRange, (s, range) => {
  const { at, mech, points } = s.march
  reachFrom(s, at, mech, points, forceWeight(s), range)
})

export function newRange({ setting: { ground } }: State): Range {
  return { reach: reach(ground), tolls: tolls(ground), way: new Uint16Array(ground.size + 1) }
}

/** The same for any force of a class, weight and number of points that stands in a hex. */
export function reachFrom(s: State, at: number, mech: number, points: number, weight: number, range: Range): void {
  layTolls(s, at, weight, range.tolls.enter)
  range.tolls.leave = s.hexes.closed
  range.reach.find(at, points, costsOf(s, mech), range.tolls)
}

/** 10.3: on turn 1 rivers are ignored. */
function costsOf({ setting, turn }: State, mech: number): Uint8Array {
  if (turn === 1) return mech === 1 ? setting.mechDryCosts : setting.legDryCosts
  return mech === 1 ? setting.mechCosts : setting.legCosts
}

/** P-R07: full hexes are closed, in passing too; 9.12: so is everything east of the line in the early game. */
function layTolls(s: State, at: number, weight: number, enter: Uint8Array): void {
  const { setting } = s
  enter.set(isLate(s) ? setting.open : setting.closedEarly)
  for (let unit = 1; isGermanUnit(s, unit); unit++) {
    const hex = s.units.place[unit]!
    if (hex === 0 || hex > setting.ground.size || hex === at || pieces.first(s, hex) !== unit) continue
    // Few units leave room for a force without flak, whatever they are.
    if (2 * pieces.count(s, hex) + weight <= STACKING) continue
    if (!fits(loadIn(s, hex) + weight)) enter[hex] = TABLE_BARRED
  }
}

export function offerMarch(s: State, out: Choices): void {
  const { reach: found } = rangeOf(s)
  const hexes = found.ascending()
  const { at } = s.march
  for (let i = 0; i < found.count; i++) if (hexes[i] !== at) out.add(hexes[i]!)
}

/** 9.8, 9.12, 6.1: out of reach, closed, or full. */
export function marchBarred(s: State, to: number, why: Why): Rule {
  if (to > s.setting.ground.size) return why.no('9.8', '{place} is off the map', to)
  if (to === s.march.at) return why.no('9.8', 'the force stands in {place}', to)
  if (rangeOf(s).reach.has(to)) return LEGAL
  if (!isLate(s) && s.setting.isWest[to] === 0)
    return why.no('9.12', '{place} lies east of the End of July Check Line', to)
  const full = stackBarred(s, forceWeight(s), to, why)
  if (full !== LEGAL) return full
  const cost = farRange(s).reach.cost(to)
  if (cost === UNREACHED) return why.no('9.8', 'no way leads to {place}', to)
  return why.no('9.8', '{place} is out of reach: {n} points, {n} left', to, cost, s.march.points)
}

/** As far as the force could go with all the time there is. */
const farRange = memo<State, Range>(newRange, (s, range) => {
  const { at, mech } = s.march
  reachFrom(s, at, mech, TABLE_BARRED - 1, forceWeight(s), range)
})

/** The way to a hex, the start first: straight over where it is the next hex and can be paid, else the cheapest one. */
export function wayTo(s: State, to: number): readonly [length: number, hexes: Uint16Array] {
  const { at, points, mech } = s.march
  const direction = s.setting.ground.directionTo(at, to)
  const { reach: found, way } = rangeOf(s)
  const isOpen = direction >= 0 && costsOf(s, mech)[at * 6 + direction] !== TABLE_BARRED
  if (isOpen && stepCost(s, mech, at, to) <= points) {
    way[0] = at
    way[1] = to
    return [2, way]
  }
  return [found.pathTo(to, way), way]
}

/** What the way to a hex costs, step by step. */
export function marchCost(s: State, to: number, why: Why = NO_REASONS): number {
  if (to === s.march.at || to > s.setting.ground.size || !rangeOf(s).reach.has(to)) {
    marchBarred(s, to, why)
    return 0
  }
  const [length, hexes] = wayTo(s, to)
  let cost = 0
  for (let i = 1; i < length; i++) cost += stepCost(s, s.march.mech, hexes[i - 1]!, hexes[i]!, why)
  return cost
}

/** Moves every unit of the force. */
export function shift(s: State, to: number): void {
  const from = s.march.at
  for (let unit = pieces.first(s, from); unit !== 0 && isGermanUnit(s, unit); ) {
    const next = pieces.next(s, unit)
    if (s.units.force[unit] === 1) pieces.place(s, unit, to)
    unit = next
  }
  s.march.at = to
}

export const isEnemyHex = (s: State, hex: number): boolean => s.hexes.control[hex] === IS_SOVIET
