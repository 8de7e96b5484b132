import { changed, LEGAL, NO_REASONS, resultAt } from '@hexfront/core'
import { SOVIET } from '../data/counters.ts'
import { allowanceOf, moveBarred } from '../movement/allowance.ts'
import { marchBarred, rangeOf, roadInto } from '../movement/movement.ts'
import { overrunBarred, overrunDrm } from '../movement/overrun.ts'
import { WAYS } from '../scenarios.ts'
import { attackOf, defenceOf, pieces, type State } from '../state.ts'
import { placeValue } from './places.ts'
import { waysFrom } from './ranges.ts'
import { approach, type Survey } from './survey.ts'
import type { Temper } from './temper.ts'
import { placeWorth, stepWorth } from './worth.ts'

/** A stack that overruns enemies from some hex. */
export interface Overrun {
  readonly units: readonly number[]
  readonly from: number
  readonly target: number
  readonly value: number
}

const LEAST_CHANCE = 0.5
const LEAST_ODDS = 5
const MARCH = WAYS.indexOf('march')

/** 11.3: the most that any stack can have for the asking; null for nothing. */
export function bestOverrun(s: State, seen: Survey, temper: Temper): Overrun | null {
  // 12.33: overruns do not count, and drive those away whom an attack that counts could meet.
  if (seen.side === SOVIET && s.mandated.due > 0) return null
  let best: Overrun | null = null
  const { hexes, count } = pieces.hexesOf(s, seen.side)
  for (const hex of Array.from(hexes.subarray(0, count))) {
    const units = stackIn(s, hex)
    if (units.length === 0) continue
    for (const found of overrunsBy(s, seen, temper, units)) {
      const value = found.value - detour(s, seen, temper, found)
      if (value > (best?.value ?? 0)) best = { ...found, value }
    }
  }
  return best
}

/** What the stack gives up by not going where it would be best. */
function detour(s: State, seen: Survey, temper: Temper, { units, target }: Overrun): number {
  let cost = 0
  for (const unit of units) {
    let most = Number.NEGATIVE_INFINITY
    for (const { hex } of waysFrom(s, unit)) most = Math.max(most, placeValue(s, seen, temper, unit, hex))
    cost += Math.max(0, most - placeValue(s, seen, temper, unit, target))
  }
  return cost
}

/** Those of a hex that drive and fight. */
function stackIn(s: State, hex: number): number[] {
  const units: number[] = []
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit))
    if (s.setting.isMotorized[unit] === 1 && attackOf(s, unit) > 0 && moveBarred(s, unit, NO_REASONS) === LEGAL)
      units.push(unit)
  return units
}

function overrunsBy(s: State, seen: Survey, temper: Temper, units: readonly number[]): Overrun[] {
  const might = units.reduce((sum, unit) => sum + attackOf(s, unit), 0)
  const start = s.units.place[units[0]!]!
  for (const unit of units) s.units.inHand[unit] = 1
  const points = Math.min(...units.map((unit) => allowanceOf(s, unit)))
  putAt(s, start, points, 0, 0)
  const spots: { hex: number; left: number; road: number }[] = []
  const range = rangeOf(s)
  for (let i = 0; i < range.count; i++) {
    const hex = range.hexOf(range.reached(i))
    if (range.reached(i) !== range.cheapest(hex) || !isBesideWeak(s, seen, hex, might)) continue
    if (hex !== start && marchBarred(s, hex, NO_REASONS) !== LEGAL) continue
    spots.push({ hex, left: points - range.cost(hex), road: roadInto(s, hex) })
  }
  const found: Overrun[] = []
  for (const { hex, left, road } of spots) {
    putAt(s, hex, left, road, hex === start ? 0 : 1)
    found.push(...overrunsFrom(s, seen, temper, units))
  }
  for (const unit of units) s.units.inHand[unit] = 0
  putAt(s, 0, 0, 0, 0)
  return found
}

/** What the stack in hand can overrun from where it is. */
export function overrunsFrom(s: State, seen: Survey, temper: Temper, units: readonly number[]): Overrun[] {
  const found: Overrun[] = []
  const from = s.march.hex
  for (let way = from * 6; way < from * 6 + 6; way++) {
    const target = s.setting.around[way]!
    if (target === 0 || overrunBarred(s, target, NO_REASONS) !== LEGAL) continue
    const value = overrunValue(s, seen, temper, target)
    if (value > 0) found.push({ units, from, target, value })
  }
  return found
}

function putAt(s: State, hex: number, points: number, road: number, isBegun: number): void {
  s.march.hex = hex
  s.march.points = points
  s.march.road = road
  s.march.isBegun = isBegun
  s.march.way = hex === 0 ? 0 : MARCH
  changed(s)
}

function isBesideWeak(s: State, seen: Survey, hex: number, might: number): boolean {
  for (let way = hex * 6; way < hex * 6 + 6; way++) {
    const target = s.setting.around[way]!
    if (target === 0 || pieces.occupier(s, target) !== seen.enemy) continue
    let defence = 0
    for (let unit = pieces.first(s, target); unit !== 0; unit = pieces.next(s, unit)) defence += defenceOf(s, unit)
    if (might >= LEAST_ODDS * defence) return true
  }
  return false
}

function overrunValue(s: State, seen: Survey, temper: Temper, target: number): number {
  const { overruns } = s.setting
  const drm = overrunDrm(s, target)
  let through = 0
  let struck = 0
  let hurt = 0
  for (let die = 1; die <= 10; die++) {
    const result = overruns.results[resultAt(overruns, 0, die + drm)]!
    const isThrough = result.startsWith('success')
    through += isThrough ? 0.1 : 0
    if (result.endsWith('+1')) {
      struck += isThrough ? 0.1 : 0
      hurt += isThrough ? 0 : 0.1
    }
  }
  if (through < LEAST_CHANCE) return 0
  const first = pieces.first(s, target)
  const ground = temper.breach + temper.prize * placeWorth(s, target) + approach(seen, target)
  return through * (ground + MARKED) + struck * stepWorth(s, first) - hurt - (1 - through) * HALTED
}

/** 11.38: what an Overrun marker takes from those who have it; what it costs to be stopped. */
const MARKED = 0.3
const HALTED = 0.3
