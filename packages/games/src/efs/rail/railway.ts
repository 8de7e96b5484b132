import { type Choices, LEGAL, memo, NO_REASONS, phaseNow, type Rule, type Why } from '@hexfront/core'
import { RAILWAY } from '../data/charts.ts'
import { AXIS } from '../data/counters.ts'
import { entryHexes } from '../movement/entry.ts'
import { isHemmedIn } from '../movement/june.ts'
import { allInHand } from '../movement/special.ts'
import { hasRoom, roomBarred } from '../movement/stacking.ts'
import { WAYS } from '../scenarios.ts'
import { enemyOf, isHeldBy, OUT_OF_SUPPLY, type Play, phasing, type State } from '../state.ts'
import { inPause } from '../supply/pause.ts'
import { isTrainInHand } from './journeys.ts'
import { cheapestLeg, costOf, findLegs, type Leg, type Legs, noLegs, reachedBy, wayAlong } from './rail-legs.ts'
import { southGates } from './rail-links.ts'
import { keepTickets, pointsOfJourney } from './tickets.ts'

/** 11.1: a whole move by rail, in the Movement Phase of a side. */
export function railMoveBarred(s: State, to: number, why: Why): Rule {
  const opened = boardingBarred(s, why)
  if (opened !== LEGAL) return opened
  if (to === s.march.hex) return why.no('11.1', 'they are in {place}', to)
  if (to > s.setting.ground.size || journeyTo(s, to) === null) return why.no('11.1', 'no train goes to {place}', to)
  return roomBarred(s, to, s.units.inHand, why)
}

function boardingBarred(s: State, why: Why): Rule {
  const side = phasing(s)
  if (s.setting.campaign !== null && (s.march.isBegun === 1 || isTrainInHand(s)))
    return why.no('11.1', 'a journey by rail is a whole move')
  const opened = trainsBarred(s, why)
  if (opened !== LEGAL) return opened
  if (s.march.hex !== 0) {
    const boarded = boardBarred(s, s.march.hex, why)
    if (boarded !== LEGAL) return boarded
  } else if (s.march.way !== ENTRY) return why.no('11.1', 'they are not on the map')
  if (!allInHand(s, isSupplied)) return why.no('6.35', 'they are out of supply')
  return pointsInHand(s) <= capacityLeft(s, side)
    ? LEGAL
    : why.no('4.23', '{n} stacking points are left by rail', capacityLeft(s, side))
}

const ENTRY = WAYS.indexOf('entry')

/** Whether trains of the side that moves take anybody in this phase. */
export function trainsBarred(s: State, why: Why): Rule {
  const { movement } = phaseNow(s)
  const side = phasing(s)
  if (s.setting.campaign === null || !s.setting.switches.rail)
    return why.no('11.1', 'nobody goes by rail in this scenario')
  if (movement !== 'B1' && movement !== 'C5') return why.no('11.1', 'not in this phase')
  if (isHemmedIn(s, side)) return why.no('4.12', 'no trains run at the border yet')
  return side === AXIS && s.setting.campaign.isJune && s.turn < RAILWAY.axisFrom
    ? why.no('4.13', 'not before turn {n}', RAILWAY.axisFrom)
    : LEGAL
}

/** 11.1: where one boards. */
export function boardBarred(s: State, hex: number, why: Why): Rule {
  const side = phasing(s)
  if (s.lines.rail[hex] !== side) return why.no('11.1', 'no train of yours stops in {place}', hex)
  return isNearEnemies(s, side, hex) ? why.no('11.1', 'enemies are too near') : LEGAL
}

const isSupplied = ({ units }: State, unit: number): boolean => units.supply[unit] !== OUT_OF_SUPPLY

/** 4.23: what trains can still take in this turn. */
export function capacityLeft(s: State, side: number): number {
  const { axis, soviet } = s.setting.campaign!.railCapacity
  return Math.max(0, inPause(s, side, side === AXIS ? axis : soviet) - s.depot.railed[side]!)
}

/** 11.1: headquarters and what else has no stacking points count one. */
function pointsInHand({ units, setting }: State): number {
  let sum = 0
  for (let unit = units.inHand.indexOf(1); unit > 0; unit = units.inHand.indexOf(1, unit + 1))
    sum += Math.max(1, setting.stacking[unit]!)
  return sum
}

const around: number[] = []

function isNearEnemies(s: State, side: number, hex: number): boolean {
  const count = s.setting.ground.withinInto(hex, RAILWAY.clearOf, around)
  for (let i = 0; i < count; i++) if (isHeldBy(s, enemyOf(side), around[i]!)) return true
  return false
}

/** 4.24: who comes in by rail begins off the map, so that the hex at the edge is the first. */
const railMoves = memo<State, Legs>(noLegs, (s, found) => {
  const isBarred = boardingBarred(s, NO_REASONS) !== LEGAL
  findLegs(
    s,
    found,
    isBarred ? [] : s.march.hex !== 0 ? [{ hex: s.march.hex, spent: 0 }] : gates(s),
    pointsOfJourney(s),
  )
})

/** Railways by which one unit may come in, at most. */
const MOST_GATES = 8

/** 4.24: hexes with railways by which the unit in hand may come in; 4.26c: those beyond the south edge are further away. */
function gates(s: State): { hex: number; spent: number }[] {
  const unit = s.units.inHand.indexOf(1)
  const isGate = (hex: number): boolean =>
    boardBarred(s, hex, NO_REASONS) === LEGAL && s.hexes.control[hex] === phasing(s)
  const listed = entryHexes(s, unit).filter(isGate).slice(0, MOST_GATES)
  const beyond = southGates(s.setting, s.setting.entry[unit]!).filter(({ hex }) => isGate(hex) && !listed.includes(hex))
  return [...listed.map((hex) => ({ hex, spent: 1 })), ...beyond]
}

export function offerRailMoves(s: State, out: Choices): void {
  if (s.setting.campaign === null) return
  for (const hex of reachedBy(s, railMoves(s).legs))
    if (hex !== s.march.hex && hasRoom(s, hex, s.units.inHand)) out.add(hex)
}

/** The way of the journey, its start first, and what it takes of the capacity. */
export function takeTrain(s: State, to: number, way: number[], play: Play): void {
  const leg = journeyTo(s, to)!
  way.push(...wayAlong(leg, to))
  // 4.24: off the map lies hex 0.
  if (s.march.hex === 0) way.unshift(0)
  s.depot.railed[phasing(s)]! += pointsInHand(s)
  for (let unit = s.units.inHand.indexOf(1); unit > 0; unit = s.units.inHand.indexOf(1, unit + 1))
    play.tell('railed', unit, to)
  keepTickets(s, to, pointsOfJourney(s) - costOf(leg, to), play)
}

/** The cheapest of the journeys to a hex; null for none. */
const journeyTo = (s: State, hex: number): Leg | null => cheapestLeg(railMoves(s).legs, hex)
