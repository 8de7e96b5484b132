import {
  type Choices,
  LEGAL,
  memo,
  memoBySide,
  piecesOf,
  type Reach,
  type Rule,
  reach,
  TABLE_BARRED,
  type Why,
} from '@hexfront/core'
import { once } from '../once.ts'
import { areaBarred, closedGround } from './area.ts'
import { PAUSE_TURN } from './charts.ts'
import { GERMAN } from './counters.ts'
import { isDistracted } from './movement.ts'
import { enemyOf, firstIn, firstMarked, isHeldBy, nextIn, nextMarked, phasing, pieces, type State } from './state.ts'
import { isOurRail, isSupplied } from './supply.ts'
import { isFresh, isMobile } from './zones.ts'

/** C6.0: fresh forces with a line of supply. */
export function travelBarred(s: State, hex: number, why: Why): Rule {
  const side = phasing(s)
  if (!isHeldBy(s, side, hex)) return why.no('C6.0', 'none of your units are in {place}', hex)
  if (!hasFresh(s, side, hex)) return why.no('C6.0', 'nobody in {place} is fresh', hex)
  return isSupplied(s, side, hex) ? LEGAL : why.no('C6.0', '{place} has no line of supply', hex)
}

export function offerTravel(s: State, out: Choices): void {
  const side = phasing(s)
  const { hexes, count } = pieces.hexesOf(s, side)
  for (let i = 0; i < count; i++) if (hasFresh(s, side, hexes[i]!) && isSupplied(s, side, hexes[i]!)) out.add(hexes[i]!)
}

function hasFresh(s: State, side: number, hex: number): boolean {
  for (let unit = firstIn(s, side, hex); unit !== 0; unit = nextIn(s, unit)) if (mayTravel(s, unit)) return true
  return false
}

/** X4.3.1: in the pause mobile units stand still. */
export const mayTravel = (s: State, unit: number): boolean =>
  isFresh(s, unit) && !(s.setting.hasPause && s.turn === PAUSE_TURN && phasing(s) === GERMAN && isMobile(s, unit))

interface Ways {
  readonly costs: Uint8Array
  readonly closed: Uint8Array
  /** Where vehicles stop: in marsh, unless they pass it by rail. */
  readonly stops: Uint8Array
}

/** C6.0: what steps cost a side, and where it may not go; neither its own pieces nor this phase change that. */
const waysOf = memoBySide<State, Ways>(
  ({ setting: { ground } }) => ({
    costs: new Uint8Array((ground.size + 1) * 6),
    closed: new Uint8Array(ground.size + 1),
    stops: new Uint8Array(ground.size + 1),
  }),
  (s, { costs, closed, stops }, side) => {
    layCosts(s, side, costs)
    layClosed(s, side, closed)
    const { isMarsh, isRail, ground } = s.setting
    for (let hex = 1; hex <= ground.size; hex++)
      stops[hex] = isMarsh[hex] === 1 && (isRail[hex] === 0 || !isOurRail(s, side, hex)) ? TABLE_BARRED : 0
  },
  (side) => piecesOf(enemyOf(side)),
)

/** C6.0: where the force in hand can go, in halves of a point. */
const journeyOf = memo<State, Reach>(
  ({ setting: { ground } }) => reach(ground),
  (s, found) => {
    const { costs, closed, stops } = waysOf(s, phasing(s))
    tolls.enter = closed
    // X4.7, D-R52: one hex; D-R74.
    tolls.leave = isBound(s) ? closing(s.setting) : hasVehicles(s) ? stops : free(s.setting)
    found.find(s.journey.from, 4 * slowest(s), costs, tolls)
  },
)

const tolls: { enter: Uint8Array; leave: Uint8Array } = { enter: new Uint8Array(0), leave: new Uint8Array(0) }
const free = once(({ ground }: State['setting']) => new Uint8Array(ground.size + 1))
const closing = once(({ ground }: State['setting']) => new Uint8Array(ground.size + 1).fill(TABLE_BARRED))

/** D-R63: the rail rate along a railway of one's own gauge, from hex to hex under one's own control. */
function layCosts(s: State, side: number, costs: Uint8Array): void {
  const { setting } = s
  costs.set(setting.halfCosts)
  const { rails } = setting
  for (const hex of setting.railHexes) {
    if (!isOurRail(s, side, hex)) continue
    for (let way = hex * 6; way < hex * 6 + 6; way++)
      if (rails[way] !== 0 && isOurRail(s, side, rails[way]!)) costs[way] = setting.charts.railCost.halves
  }
}

/** C6.0, D-R17: hexes of one's own, none next to an enemy. */
function layClosed(s: State, side: number, closed: Uint8Array): void {
  const { setting, hexes: at } = s
  const { neighbours, size } = setting.ground
  closed.set(closedGround(s, side))
  for (let hex = 1; hex <= size; hex++) if (at.control[hex] !== side) closed[hex] = TABLE_BARRED
  const { hexes, count } = pieces.hexesOf(s, enemyOf(side))
  for (let i = 0; i < count; i++) {
    const hex = hexes[i]!
    closed[hex] = TABLE_BARRED
    for (let way = hex * 6; way < hex * 6 + 6; way++) closed[neighbours[way]!] = TABLE_BARRED
  }
}

function isBound(s: State): boolean {
  if (phasing(s) !== GERMAN || !isDistracted(s)) return false
  const { travels } = s.units
  for (let unit = firstMarked(s, travels, s.journey.from); unit !== 0; unit = nextMarked(s, travels, unit))
    if (isMobile(s, unit)) return true
  return false
}

function hasVehicles(s: State): boolean {
  const { travels } = s.units
  for (let unit = firstMarked(s, travels, s.journey.from); unit !== 0; unit = nextMarked(s, travels, unit))
    if (s.setting.isMotorized[unit] === 1) return true
  return false
}

function slowest(s: State): number {
  const { setting } = s
  let least = 255
  const { travels } = s.units
  for (let unit = firstMarked(s, travels, s.journey.from); unit !== 0; unit = nextMarked(s, travels, unit))
    least = Math.min(least, setting.movement[unit]!)
  return least
}

export function offerJourney(s: State, out: Choices): void {
  const found = journeyOf(s)
  const hexes = found.ascending()
  for (let i = 0; i < found.count; i++) if (hexes[i] !== s.journey.from) out.add(hexes[i]!)
}

/** Where the force in hand can go. */
export function journeyHexes(s: State): number[] {
  const found = journeyOf(s)
  return Array.from(found.hexes.subarray(0, found.count)).filter((hex) => hex !== s.journey.from)
}

export function journeyBarred(s: State, hex: number, why: Why): Rule {
  if (hex === s.journey.from) return why.no('C6.0', 'the force stands in {place}', hex)
  const found = journeyOf(s)
  if (found.has(hex)) return LEGAL
  const side = phasing(s)
  const outside = areaBarred(s, side, hex, why)
  if (outside !== LEGAL) return outside
  if (s.hexes.control[hex] !== side) return why.no('C6.0', '{place} is not under your control', hex)
  if (waysOf(s, side).closed[hex] === TABLE_BARRED) return why.no('C6.0', '{place} is next to an enemy', hex)
  return why.no('C6.0', '{place} is out of reach', hex)
}

/** C6.0: what the way costs, in halves of a point. */
export const journeyCost = (s: State, hex: number): number => journeyOf(s).cost(hex)

/** C6.0: what a step costs, in halves of a point. */
export function journeyStep(s: State, from: number, to: number, why: Why): number {
  const { ground, rails, halfCosts, charts } = s.setting
  const step = from * 6 + ground.directionTo(from, to)
  const side = phasing(s)
  return rails[step] !== 0 && isOurRail(s, side, from) && isOurRail(s, side, to)
    ? why.item('C6.0', 'by rail to {place}', charts.railCost.halves, to)
    : why.item('C3.0', 'to {place}', halfCosts[step]!, to)
}

export const journeyPath = (s: State, hex: number, out: number[]): number => journeyOf(s).pathTo(hex, out)
