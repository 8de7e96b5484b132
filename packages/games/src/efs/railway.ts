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
import { RAILWAY } from './charts.ts'
import { AXIS } from './counters.ts'
import { isTrainInHand } from './journeys.ts'
import { isHemmedIn } from './june.ts'
import { allInHand } from './special.ts'
import { hasRoom, roomBarred } from './stacking.ts'
import { enemyOf, OUT_OF_SUPPLY, type Play, phasing, pieces, type State, zoiOver } from './state.ts'

/** 11.1: a whole move by rail, in the Movement Phase of a side. */
export function railMoveBarred(s: State, to: number, why: Why): Rule {
  const opened = boardingBarred(s, why)
  if (opened !== LEGAL) return opened
  if (to === s.march.hex) return why.no('11.1', 'they are in {place}', to)
  if (to > s.setting.ground.size || !railMoves(s).has(to)) return why.no('11.1', 'no train goes to {place}', to)
  return roomBarred(s, to, s.units.inHand, why)
}

function boardingBarred(s: State, why: Why): Rule {
  const { movement } = phaseNow(s)
  const side = phasing(s)
  if (s.setting.campaign === null || !s.setting.switches.rail)
    return why.no('11.1', 'nobody goes by rail in this scenario')
  if (movement !== 'B1' && movement !== 'C5') return why.no('11.1', 'not in this phase')
  if (s.march.isBegun === 1 || s.march.hex === 0 || isTrainInHand(s))
    return why.no('11.1', 'a journey by rail is a whole move')
  if (isHemmedIn(s, side)) return why.no('4.12', 'no trains run at the border yet')
  if (side === AXIS && s.setting.campaign.isJune && s.turn <= RAILWAY.axisFrom - 1)
    return why.no('4.13', 'not before turn {n}', RAILWAY.axisFrom)
  if (s.lines.rail[s.march.hex] !== side) return why.no('11.1', 'no train of yours stops in {place}', s.march.hex)
  if (nearEnemies(s, side)[s.march.hex]! <= RAILWAY.clearOf) return why.no('11.1', 'enemies are too near')
  if (!allInHand(s, isSupplied)) return why.no('6.35', 'they are out of supply')
  return pointsInHand(s) <= capacityLeft(s, side)
    ? LEGAL
    : why.no('4.23', '{n} stacking points are left by rail', capacityLeft(s, side))
}

const isSupplied = ({ units }: State, unit: number): boolean => units.supply[unit] !== OUT_OF_SUPPLY

/** 4.23: what trains can still take in this turn. */
function capacityLeft({ setting, depot }: State, side: number): number {
  const { axis, soviet } = setting.campaign!.railCapacity
  return Math.max(0, (side === AXIS ? axis : soviet) - depot.railed[side]!)
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

/** 11.1: along railways of one's own, past no enemy and into none of his zones; 14.66a: interdicted hexes take long. */
const railMoves = memo<State, Reach>(
  ({ setting: { ground } }) => reach(ground),
  (s, found) => {
    found.clear()
    if (boardingBarred(s, NO_REASONS) !== LEGAL) return
    const side = phasing(s)
    const { setting, hexes, lines } = s
    const enter = new Uint8Array(setting.ground.size + 1)
    const leave = new Uint8Array(setting.ground.size + 1)
    const zone = pieces.zoneOf(s, enemyOf(side))
    const zoi = zoiOver(s, side)
    for (let hex = 1; hex < enter.length; hex++) {
      const isShut = lines.rail[hex] !== side || hexes.control[hex] !== side || zone[hex] !== 0
      enter[hex] = isShut ? TABLE_BARRED : zoi[hex] !== 0 ? RAILWAY.interdicted - 1 : 0
    }
    found.find(s.march.hex, RAILWAY.points, costsOf(s), { enter, leave })
  },
)

const costsOf = memo<State, Uint8Array>(
  ({ setting: { rails } }) => Uint8Array.from(rails, (to) => (to === 0 ? TABLE_BARRED : 1)),
  () => {},
)

export function offerRailMoves(s: State, out: Choices): void {
  if (s.setting.campaign === null) return
  const found = railMoves(s)
  const hexes = found.ascending()
  for (let i = 0; i < found.count; i++)
    if (hexes[i] !== s.march.hex && hasRoom(s, hexes[i]!, s.units.inHand)) out.add(hexes[i]!)
}

/** The way of the journey, its start first, and what it takes of the capacity. */
export function takeTrain(s: State, to: number, way: number[], play: Play): void {
  railMoves(s).pathTo(to, way)
  s.depot.railed[phasing(s)]! += pointsInHand(s)
  for (let unit = s.units.inHand.indexOf(1); unit > 0; unit = s.units.inHand.indexOf(1, unit + 1))
    play.tell('railed', unit, to)
}
