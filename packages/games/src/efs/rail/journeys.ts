import {
  type Choices,
  LEGAL,
  memo,
  memoBySide,
  NO_REASONS,
  PIECES,
  phaseNow,
  piecesOf,
  type Reach,
  type Rule,
  reach,
  TABLE_BARRED,
  type Why,
} from '@hexfront/core'
import { AXIS } from '../data/counters.ts'
import { type MoverMask, ON_FOOT } from '../ground.ts'
import { spanned } from '../movement/crossing.ts'
import { isHemmedIn } from '../movement/june.ts'
import { costsOf, maskInHand, rangeOf } from '../movement/movement.ts'
import { allInHand } from '../movement/special.ts'
import { hasRoom, roomBarred } from '../movement/stacking.ts'
import { enemyOf, OUT_OF_SUPPLY, phasing, pieces, type State, zoiOver } from '../state.ts'

// 21.32 trains

const RAIL_TOLLS: { enter: Uint8Array; leave: Uint8Array } = { enter: new Uint8Array(0), leave: new Uint8Array(0) }

/** 21.32: along railways of one's own; into an enemy zone, and there it stops. */
export const railRange = memo<State, Reach>(
  ({ setting: { ground } }) => reach(ground),
  (s, found) => {
    const { costs, enter, leave } = railWays(s, phasing(s))
    RAIL_TOLLS.enter = enter
    RAIL_TOLLS.leave = leave
    found.clear()
    if (s.march.hex !== 0) found.find(s.march.hex, s.march.isBegun === 1 ? 0 : s.march.points, costs, RAIL_TOLLS)
  },
)

const railWays = memoBySide<
  State,
  { readonly costs: Uint8Array; readonly enter: Uint8Array; readonly leave: Uint8Array }
>(
  ({ setting: { ground, rails, charts } }) => ({
    costs: Uint8Array.from(rails, (to) => (to === 0 ? TABLE_BARRED : charts.railCost.quarters)),
    enter: new Uint8Array(ground.size + 1),
    leave: new Uint8Array(ground.size + 1),
  }),
  (s, { costs, enter, leave }, side) => {
    // 22.4: where bridges can be blown up, railways change.
    if (s.crossings.damage.length > 0) {
      const { rails } = spanned(s, side, s.setting)
      for (let way = 0; way < costs.length; way++)
        costs[way] = rails[way] === 0 ? TABLE_BARRED : s.setting.charts.railCost.quarters
    }
    const enemy = enemyOf(side)
    for (let hex = 1; hex < enter.length; hex++)
      enter[hex] = s.hexes.control[hex] === enemy || !isOwnRail(s, side, hex) ? TABLE_BARRED : 0
    pieces.markZone(s, enemy, TABLE_BARRED, leave)
  },
  () => PIECES,
)

/** 4.21, 19.4: small scenarios do not ask whose railways are. */
const isOwnRail = ({ lines }: State, side: number, hex: number): boolean =>
  lines.rail.length === 0 || lines.rail[hex] === side

export const isTrainInHand = ({ units, setting }: State): boolean => setting.isTrain[units.inHand.indexOf(1)] === 1

export function railBarred(s: State, to: number, why: Why): Rule {
  if (!isTrainInHand(s)) return why.no('21.32', 'this is no train')
  if (to === s.march.hex) return why.no('21.32', 'it is in {place}', to)
  if (to > s.setting.ground.size || !railRange(s).has(to)) return why.no('21.32', 'no railway leads to {place}', to)
  return roomBarred(s, to, s.units.inHand, why)
}

export function offerRail(s: State, out: Choices): void {
  if (!isTrainInHand(s)) return
  const found = railRange(s)
  const hexes = found.ascending()
  for (let i = 0; i < found.count; i++)
    if (hexes[i] !== s.march.hex && hasRoom(s, hexes[i]!, s.units.inHand)) out.add(hexes[i]!)
}

// 11.2 strategic movement

/** 11.2: twice the allowance along roads, well away from enemies, before anything else was done. */
export function strategicBarred(s: State, to: number, why: Why): Rule {
  const opened = strategicOpenBarred(s, why)
  if (opened !== LEGAL) return opened
  if (to === s.march.hex) return why.no('11.2', 'they are in {place}', to)
  if (to > s.setting.ground.size || !strategicRange(s).has(to))
    return why.no('11.2', '{place} is out of reach by road', to)
  if (rangeOf(s).cost(to) <= s.march.points) return why.no('11.2', '{place} is in reach anyway', to)
  return roomBarred(s, to, s.units.inHand, why)
}

function strategicOpenBarred(s: State, why: Why): Rule {
  const { movement } = phaseNow(s)
  if (!s.setting.switches.strategic) return why.no('11.2', 'there is no strategic movement in this scenario')
  if (isHemmedIn(s, phasing(s))) return why.no('4.12', 'there is no strategic movement at the border yet')
  if (movement !== 'B1' && movement !== 'C5') return why.no('11.2', 'not in this phase')
  if (s.march.isBegun === 1 || s.march.hex === 0) return why.no('11.2', 'strategic movement is a whole move')
  if (isTrainInHand(s)) return why.no('21.32', 'trains keep to their rails')
  if (phasing(s) === AXIS && s.turn < s.setting.charts.strategic.axisFootFrom && (maskInHand(s) & ON_FOOT) !== 0)
    return why.no('4.13', 'not before turn {n}', s.setting.charts.strategic.axisFootFrom)
  if (!allInHand(s, isSuppliedUnit)) return why.no('6.35', 'they are out of supply')
  return isShy(s, s.march.hex) ? why.no('11.2', 'enemies are too near, or interdict them') : LEGAL
}

const isSuppliedUnit = ({ units }: State, unit: number): boolean => units.supply[unit] !== OUT_OF_SUPPLY

/** 11.2: too near to enemies, or under interdiction. */
export const isShy = (s: State, hex: number): boolean =>
  strategicTolls(s, phasing(s))[hex] === TABLE_BARRED || zoiOver(s, phasing(s))[hex] !== 0

export const strategicRange = memo<State, Reach>(
  ({ setting: { ground } }) => reach(ground),
  (s, found) => {
    found.clear()
    if (strategicOpenBarred(s, NO_REASONS) !== LEGAL) return
    findByRoad(s, found, s.march.hex, s.setting.charts.strategic.times * s.march.points, maskInHand(s))
  },
)

/** 11.2: along roads, clear of enemies and of interdiction, with so many quarters of a point. */
export function findByRoad(s: State, found: Reach, from: number, points: number, mask: MoverMask): void {
  const { enter, leave } = strategicWay(s)
  const zoi = zoiOver(s, phasing(s))
  enter.set(strategicTolls(s, phasing(s)))
  for (let hex = 1; hex < enter.length; hex++) if (zoi[hex] !== 0) enter[hex] = TABLE_BARRED
  found.find(from, Math.min(TABLE_BARRED - 1, points), costsOf(s, mask).byRoad, { enter, leave })
}

const strategicWay = memo<State, { readonly enter: Uint8Array; readonly leave: Uint8Array }>(
  ({ setting: { ground } }) => ({ enter: new Uint8Array(ground.size + 1), leave: new Uint8Array(ground.size + 1) }),
  () => {},
)

/** Closed within two hexes of enemy combat units. */
const strategicTolls = memoBySide<State, Uint8Array>(
  ({ setting: { ground } }) => new Uint8Array(ground.size + 1),
  (s, closed, side) => {
    closed.fill(0)
    const { hexes, count } = pieces.hexesOf(s, enemyOf(side))
    const { neighbours } = s.setting.ground
    for (let i = 0; i < count; i++) {
      closed[hexes[i]!] = TABLE_BARRED
      for (let way = hexes[i]! * 6; way < hexes[i]! * 6 + 6; way++) {
        const next = neighbours[way]!
        closed[next] = TABLE_BARRED
        if (next === 0) continue
        for (let far = next * 6; far < next * 6 + 6; far++) closed[neighbours[far]!] = TABLE_BARRED
      }
    }
    closed[0] = 0
  },
  (side) => piecesOf(enemyOf(side)),
)

export function offerStrategic(s: State, out: Choices): void {
  const found = strategicRange(s)
  const hexes = found.ascending()
  for (let i = 0; i < found.count; i++) {
    const hex = hexes[i]!
    if (hex !== s.march.hex && rangeOf(s).cost(hex) > s.march.points && hasRoom(s, hex, s.units.inHand)) out.add(hex)
  }
}
