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
  TABLE_BARRED,
  type Why,
} from '@hexfront/core'
import { floodFrom } from '../bot/flood.ts'
import { once } from '../once.ts'
import { RAILWAY } from './charts.ts'
import { AXIS } from './counters.ts'
import { spanned } from './crossing.ts'
import { entryHexes } from './entry.ts'
import { isTrainInHand } from './journeys.ts'
import { isHemmedIn } from './june.ts'
import { inPause } from './pause.ts'
import { type EfsSetting, WAYS } from './scenarios.ts'
import { allInHand } from './special.ts'
import { hasRoom, roomBarred } from './stacking.ts'
import { enemyOf, OUT_OF_SUPPLY, type Play, phasing, pieces, type State, zoiOver } from './state.ts'

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
  return nearEnemies(s, side)[hex]! <= RAILWAY.clearOf ? why.no('11.1', 'enemies are too near') : LEGAL
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

const nearEnemies = memoBySide<State, Uint8Array>(
  ({ setting: { ground } }) => new Uint8Array(ground.size + 1),
  (s, near, side) => {
    const { hexes, count } = pieces.hexesOf(s, enemyOf(side))
    near.set(floodFrom(s.setting.ground, Array.from(hexes.subarray(0, count))))
  },
  (side) => piecesOf(enemyOf(side)),
)

/** 4.24: who comes in by rail begins off the map, so that the hex at the edge is the first. */
const railMoves = memo<State, readonly Reach[]>(
  ({ setting: { ground } }) => Array.from({ length: MOST_GATES }, () => reach(ground)),
  (s, found) => {
    for (const one of found) one.clear()
    if (boardingBarred(s, NO_REASONS) !== LEGAL) return
    if (s.march.hex !== 0) findByRail(s, found[0]!, s.march.hex, RAILWAY.points)
    else for (const [i, gate] of gates(s).entries()) findByRail(s, found[i]!, gate, RAILWAY.points - 1)
  },
)

/** Railways by which one unit may come in, at most. */
const MOST_GATES = 8

/** 4.24: hexes with railways by which the unit in hand may come in. */
const gates = (s: State): number[] =>
  entryHexes(s, s.units.inHand.indexOf(1))
    .filter((hex) => boardBarred(s, hex, NO_REASONS) === LEGAL && s.hexes.control[hex] === phasing(s))
    .slice(0, MOST_GATES)

/** The cheapest of the journeys to a hex; null for none. */
function journeyTo(s: State, hex: number): Reach | null {
  let best: Reach | null = null
  for (const one of railMoves(s)) if (one.has(hex) && (best === null || one.cost(hex) < best.cost(hex))) best = one
  return best
}

/** 11.1: along railways of one's own, past no enemy and into none of his zones; 14.66a: interdicted hexes take long. */
export function findByRail(s: State, found: Reach, from: number, points: number): void {
  const side = phasing(s)
  const { enter, leave } = railTables(s)
  const { hexes, lines } = s
  const zone = pieces.zoneOf(s, enemyOf(side))
  const zoi = zoiOver(s, side)
  for (let hex = 1; hex < enter.length; hex++) {
    const isShut = lines.rail[hex] !== side || hexes.control[hex] !== side || zone[hex] !== 0
    enter[hex] = isShut ? TABLE_BARRED : zoi[hex] !== 0 ? RAILWAY.interdicted - 1 : 0
  }
  found.find(from, points, railCosts(spanned(s, side, s.setting)), { enter, leave })
}

/** 22.4: no train crosses where a bridge is down, 22.33: but slowly where a ferry of its side is. */
const railCosts = once(({ rails, ferries }: EfsSetting) =>
  Uint8Array.from(rails, (to, way) => (to === 0 ? TABLE_BARRED : ferries?.has(way) ? RAILWAY.ferry : 1)),
)

const railTables = memo<State, { enter: Uint8Array; leave: Uint8Array }>(
  ({ setting: { ground } }) => ({
    enter: new Uint8Array(ground.size + 1),
    leave: new Uint8Array(ground.size + 1),
  }),
  () => {},
)

export function offerRailMoves(s: State, out: Choices): void {
  if (s.setting.campaign === null) return
  const [first] = railMoves(s)
  if (s.march.hex !== 0) {
    const hexes = first!.ascending()
    for (let i = 0; i < first!.count; i++)
      if (hexes[i] !== s.march.hex && hasRoom(s, hexes[i]!, s.units.inHand)) out.add(hexes[i]!)
    return
  }
  if (first!.count === 0) return
  for (let hex = 1; hex <= s.setting.ground.size; hex++)
    if (journeyTo(s, hex) !== null && hasRoom(s, hex, s.units.inHand)) out.add(hex)
}

/** The way of the journey, its start first, and what it takes of the capacity. */
export function takeTrain(s: State, to: number, way: number[], play: Play): void {
  journeyTo(s, to)!.pathTo(to, way)
  // 4.24: off the map lies hex 0.
  if (s.march.hex === 0) way.unshift(0)
  s.depot.railed[phasing(s)]! += pointsInHand(s)
  for (let unit = s.units.inHand.indexOf(1); unit > 0; unit = s.units.inHand.indexOf(1, unit + 1))
    play.tell('railed', unit, to)
}
