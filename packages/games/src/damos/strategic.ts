import {
  type Choices,
  LEGAL,
  memo,
  NO_REASONS,
  type Reach,
  type Rule,
  reach,
  TABLE_BARRED,
  type Tolls,
  tolls,
  type Why,
} from '@hexfront/core'
import { areaBarred } from './area.ts'
import { PAUSE_TURN } from './charts.ts'
import { GERMAN } from './counters.ts'
import { RAIL_STEP } from './ground.ts'
import { isDistracted } from './movement.ts'
import { enemyOf, firstIn, isHeldBy, nextIn, phasing, type State } from './state.ts'
import { isSupplied } from './supply.ts'
import { isFresh, isMobile } from './zones.ts'

/** C6.0: fresh forces with a line of supply. */
export function travelBarred(s: State, hex: number, why: Why): Rule {
  const side = phasing(s)
  if (!isHeldBy(s, side, hex)) return why.no('C6.0', 'none of your units are in {place}', hex)
  if (!hasFresh(s, side, hex)) return why.no('C6.0', 'nobody in {place} is fresh', hex)
  return isSupplied(s, side, hex) ? LEGAL : why.no('C6.0', '{place} has no line of supply', hex)
}

function hasFresh(s: State, side: number, hex: number): boolean {
  for (let unit = firstIn(s, side, hex); unit !== 0; unit = nextIn(s, unit)) if (mayTravel(s, unit)) return true
  return false
}

/** X4.3.1: in the pause mobile units stand still. */
export const mayTravel = (s: State, unit: number): boolean =>
  isFresh(s, unit) && !(s.setting.hasPause && s.turn === PAUSE_TURN && phasing(s) === GERMAN && isMobile(s, unit))

interface Journey {
  readonly reach: Reach
  readonly tolls: Tolls
  readonly costs: Uint8Array
}

/** C6.0: where the force in hand can go, in halves of a point. */
const journeyOf = memo<State, Journey>(
  ({ setting: { ground } }) => ({
    reach: reach(ground),
    tolls: tolls(ground),
    costs: new Uint8Array((ground.size + 1) * 6),
  }),
  (s, { reach: found, tolls: laid, costs }) => {
    const { from } = s.journey
    const side = phasing(s)
    layCosts(s, side, costs)
    layTolls(s, side, laid)
    found.find(from, 4 * slowest(s), costs, laid)
  },
)

/** D-R63: the rail rate along a railway of one's own gauge, from hex to hex under one's own control. */
function layCosts({ setting, hexes }: State, side: number, costs: Uint8Array): void {
  costs.set(setting.halfCosts)
  const { rails } = setting
  for (const hex of setting.railHexes) {
    if (hexes.control[hex] !== side || (hexes.rail[hex] !== 0) !== (side === GERMAN)) continue
    for (let way = hex * 6; way < hex * 6 + 6; way++) {
      const next = rails[way]!
      if (next !== 0 && hexes.control[next] === side && (hexes.rail[next] !== 0) === (side === GERMAN))
        costs[way] = RAIL_STEP
    }
  }
}

/** C6.0, D-R17: hexes of one's own, none next to an enemy. */
function layTolls(s: State, side: number, { enter, leave }: Tolls): void {
  const { setting, units, hexes } = s
  const { neighbours, size } = setting.ground
  for (let hex = 1; hex <= size; hex++)
    enter[hex] = hexes.control[hex] === side && areaBarred(s, side, hex, NO_REASONS) === LEGAL ? 0 : TABLE_BARRED
  const enemy = enemyOf(side)
  for (let unit = 1; unit <= setting.units; unit++) {
    const hex = units.place[unit]!
    if (hex === 0 || setting.sideOf[unit] !== enemy) continue
    enter[hex] = TABLE_BARRED
    for (let way = hex * 6; way < hex * 6 + 6; way++) enter[neighbours[way]!] = TABLE_BARRED
  }
  // X4.7, D-R52: one hex.
  leave.fill(isBound(s) ? TABLE_BARRED : 0)
}

function isBound(s: State): boolean {
  if (phasing(s) !== GERMAN || !isDistracted(s)) return false
  const { travels } = s.units
  for (let unit = travels.indexOf(1); unit > 0; unit = travels.indexOf(1, unit + 1)) if (isMobile(s, unit)) return true
  return false
}

function slowest({ units, setting }: State): number {
  let least = 255
  const { travels } = units
  for (let unit = travels.indexOf(1); unit > 0; unit = travels.indexOf(1, unit + 1))
    least = Math.min(least, setting.movement[unit]!)
  return least
}

export function offerJourney(s: State, out: Choices): void {
  const { reach: found } = journeyOf(s)
  const hexes = found.ascending()
  for (let i = 0; i < found.count; i++) if (hexes[i] !== s.journey.from) out.add(hexes[i]!)
}

export function journeyBarred(s: State, hex: number, why: Why): Rule {
  if (hex === s.journey.from) return why.no('C6.0', 'the force stands in {place}', hex)
  const { reach: found, tolls: laid } = journeyOf(s)
  if (found.has(hex)) return LEGAL
  const side = phasing(s)
  const outside = areaBarred(s, side, hex, why)
  if (outside !== LEGAL) return outside
  if (s.hexes.control[hex] !== side) return why.no('C6.0', '{place} is not under your control', hex)
  if (laid.enter[hex] === TABLE_BARRED) return why.no('C6.0', '{place} is next to an enemy', hex)
  return why.no('C6.0', '{place} is out of reach', hex)
}

/** C6.0: what the way costs, in halves of a point. */
export const journeyCost = (s: State, hex: number): number => journeyOf(s).reach.cost(hex)
export const journeyPath = (s: State, hex: number, out: number[]): number => journeyOf(s).reach.pathTo(hex, out)
