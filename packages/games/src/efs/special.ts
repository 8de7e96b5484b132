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
import { allowanceOf, hasWhole, shareOf, wholeMovement } from './allowance.ts'
import { EXIT_COST, INFILTRATION, RAIL_COST, STRATEGIC } from './charts.ts'
import { AXIS } from './counters.ts'
import { MAJOR_RIVER, ON_FOOT } from './ground.ts'
import { costsOf, maskInHand, rangeOf } from './movement.ts'
import { hasRoom, roomBarred } from './stacking.ts'
import {
  enemyOf,
  inEnemyZone,
  isEnemyFort,
  isHeldBy,
  isMud,
  OUT_OF_SUPPLY,
  phasing,
  pieces,
  type State,
} from './state.ts'

/** Whether something holds of every unit in hand. */
export function allInHand(s: State, holds: (s: State, unit: number) => boolean): boolean {
  const { inHand } = s.units
  for (let unit = inHand.indexOf(1); unit > 0; unit = inHand.indexOf(1, unit + 1)) if (!holds(s, unit)) return false
  return true
}

// 11.4 infiltration

/** 11.4: from one enemy zone into the next, with the whole allowance. */
export function infiltrationBarred(s: State, to: number, why: Why): Rule {
  const { hex, isBegun } = s.march
  const side = phasing(s)
  const { ground } = s.setting
  if (hex === 0 || to > ground.size || ground.directionTo(hex, to) < 0)
    return why.no('11.4', '{place} is not next to them', to)
  if (!inEnemyZone(s, side, hex) || !inEnemyZone(s, side, to))
    return why.no('11.4', '{place} is entered in the usual way', to)
  if (isBegun === 1) return why.no('11.4', 'infiltration takes the whole allowance')
  if (isHeldBy(s, enemyOf(side), to)) return why.no('11.4', 'enemies are in {place}', to)
  if (isMud(s)) return why.no('11.4', 'nobody infiltrates in mud')
  if (isEnemyFort(s, side, to)) return why.no('11.4', '{place} is fortified', to)
  if (!allInHand(s, hasWhole)) return why.no('11.4', 'infiltration takes a whole allowance, not half of one')
  const isRelief = heldFriendAtStart(s, side, to)
  if (!isRelief && !allInHand(s, canInfiltrate)) return why.no('11.4', 'not all of them can infiltrate')
  if (entryCost(s, hex, to) > s.march.points) return why.no('11.44', 'they could not pay the way into {place}', to)
  return roomBarred(s, to, s.units.inHand, why)
}

/** Motorized units of some speed, and cavalry; in C5 cavalry alone. */
function canInfiltrate(s: State, unit: number): boolean {
  if (s.setting.isCavalry[unit] === 1) return true
  if (phaseNow(s).movement === 'C5') return false
  return s.setting.isMotorized[unit] === 1 && wholeMovement(s, unit) >= INFILTRATION.leastMovement
}

function heldFriendAtStart({ units, setting }: State, side: number, hex: number): boolean {
  const { began, inHand } = units
  for (let unit = setting.first[side]!; unit <= setting.lastGround[side]!; unit++)
    if (began[unit] === hex && inHand[unit] === 0) return true
  return false
}

/** What the step costs without the charge of the zone. */
function entryCost(s: State, from: number, to: number): number {
  const { costs } = costsOf(s, maskInHand(s))
  return costs[from * 6 + s.setting.ground.directionTo(from, to)]!
}

export function offerInfiltrations(s: State, out: Choices): void {
  const { hex, isBegun } = s.march
  if (isBegun === 1 || hex === 0 || !inEnemyZone(s, phasing(s), hex)) return
  offerAround(s, hex, out)
}

// 11.5 one-hex moves

/** 11.5: one hex whatever it costs, where the points do not reach; not from zone to zone, not where there is no way. */
export function oneHexBarred(s: State, to: number, why: Why): Rule {
  const { hex, isBegun } = s.march
  const side = phasing(s)
  const { ground, isLand, water, river, isBridged } = s.setting
  if (hex === 0 || to > ground.size || ground.directionTo(hex, to) < 0)
    return why.no('11.5', '{place} is not next to them', to)
  if (isBegun === 1) return why.no('11.5', 'they have begun to move')
  if (rangeOf(s).cost(to) <= s.march.points) return why.no('11.5', '{place} is in reach anyway', to)
  if (!allInHand(s, hasWhole)) return why.no('11.5', 'this takes a whole allowance, not half of one')
  if (isHeldBy(s, enemyOf(side), to)) return why.no('11.5', 'enemies are in {place}', to)
  if (inEnemyZone(s, side, hex) && inEnemyZone(s, side, to))
    return why.no('11.5', '{place} leads from one enemy zone into another', to)
  const way = hex * 6 + ground.directionTo(hex, to)
  const isOverMajor = river[way] === MAJOR_RIVER && isBridged[way] === 0
  if (isLand[to] === 0 || (water[way] !== 0 && isBridged[way] === 0))
    return why.no('11.5', 'no way leads into {place}', to)
  if (isOverMajor && !allInHand(s, canFerry)) return why.no('7.2', 'they need a bridge')
  if (costsOf(s, maskInHand(s)).roadless[way] === TABLE_BARRED && !isOverMajor)
    return why.no('11.5', 'no way leads into {place}', to)
  return roomBarred(s, to, s.units.inHand, why)
}

/** 7.2: armor, guns and what moves on orange boxes cross a major river on bridges only. */
const canFerry = ({ setting }: State, unit: number): boolean =>
  setting.isArmor[unit] === 0 && setting.isArtillery[unit] === 0 && setting.classOf[unit] !== 'orange'

export function offerOneHex(s: State, out: Choices): void {
  if (s.march.isBegun === 0 && s.march.hex !== 0) offerAround(s, s.march.hex, out)
}

export function offerAround({ setting }: State, hex: number, out: Choices): void {
  for (let way = hex * 6; way < hex * 6 + 6; way++) if (setting.around[way] !== 0) out.add(setting.around[way]!)
}

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
  ({ setting: { ground, rails } }) => ({
    costs: Uint8Array.from(rails, (to) => (to === 0 ? TABLE_BARRED : RAIL_COST.quarters)),
    enter: new Uint8Array(ground.size + 1),
    leave: new Uint8Array(ground.size + 1),
  }),
  (s, { enter, leave }, side) => {
    const enemy = enemyOf(side)
    for (let hex = 1; hex < enter.length; hex++) enter[hex] = s.hexes.control[hex] === enemy ? TABLE_BARRED : 0
    pieces.markZone(s, enemy, TABLE_BARRED, leave)
  },
  () => PIECES,
)

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
  if (movement !== 'B1' && movement !== 'C5') return why.no('11.2', 'not in this phase')
  if (s.march.isBegun === 1 || s.march.hex === 0) return why.no('11.2', 'strategic movement is a whole move')
  if (phasing(s) === AXIS && s.turn < STRATEGIC.axisFootFrom && (maskInHand(s) & ON_FOOT) !== 0)
    return why.no('4.13', 'not before turn {n}', STRATEGIC.axisFootFrom)
  if (!allInHand(s, isSuppliedUnit)) return why.no('6.35', 'they are out of supply')
  return isShy(s, s.march.hex) ? why.no('11.2', 'enemies are too near, or interdict them') : LEGAL
}

const isSuppliedUnit = ({ units }: State, unit: number): boolean => units.supply[unit] !== OUT_OF_SUPPLY

const isShy = (s: State, hex: number): boolean =>
  strategicTolls(s, phasing(s))[hex] === TABLE_BARRED || s.hexes.zoi[hex] !== 0

export const strategicRange = memo<State, Reach>(
  ({ setting: { ground } }) => reach(ground),
  (s, found) => {
    found.clear()
    if (strategicOpenBarred(s, NO_REASONS) !== LEGAL) return
    const { costs, along } = costsOf(s, maskInHand(s))
    const table = roadTable(s)
    for (let way = 0; way < table.length; way++) table[way] = along[way] === 1 ? costs[way]! : TABLE_BARRED
    const { enter, leave } = strategicWay(s)
    enter.set(strategicTolls(s, phasing(s)))
    for (let hex = 1; hex < enter.length; hex++) if (s.hexes.zoi[hex] !== 0) enter[hex] = TABLE_BARRED
    found.find(s.march.hex, Math.min(TABLE_BARRED - 1, STRATEGIC.times * s.march.points), table, { enter, leave })
  },
)

const roadTable = memo<State, Uint8Array>(
  ({ setting: { ground } }) => new Uint8Array((ground.size + 1) * 6),
  () => {},
)
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

// 11.6 map exit

/** 11.6, 4.31: Axis units leave by the listed hexes for good. */
export function exitBarred(s: State, why: Why): Rule {
  const { hex, points } = s.march
  if (!s.setting.switches.exit) return why.no('11.6', 'nobody leaves the map in this scenario')
  if (phasing(s) !== AXIS) return why.no('4.31', 'Soviet units stay')
  if (hex === 0 || s.setting.exits[hex] === 0) return why.no('11.6', 'no exit leads out of {place}', hex)
  if (!allInHand(s, isInGeneralSupply)) return why.no('11.6', 'only units in supply leave')
  if (s.march.isBegun === 1 && inEnemyZone(s, AXIS, hex)) return why.no('10.3', 'they stop in an enemy zone')
  return points >= EXIT_COST.quarters ? LEGAL : why.no('11.6', '{points} points are needed', EXIT_COST.quarters)
}

const isInGeneralSupply = ({ units }: State, unit: number): boolean => units.supply[unit] === 0

// 8.1 entry

/** 8.11: what it costs to come in at a hex: as off the road unless a road leads in. */
export function entryCostAt(s: State, unit: number, hex: number): number {
  const { setting } = s
  const { owed, roadless } = costsOf(s, setting.mover[unit]!)
  const offRoad = offRoadAt(s, roadless, hex)
  const road = setting.entryRoad[unit]!
  return road === 0 || offRoad === TABLE_BARRED ? offRoad : offRoad - owed[hex * 4 + road]!
}

/** The ground of a hex without a river: the least of the ways into it that have none. */
function offRoadAt({ setting }: State, roadless: Uint8Array, hex: number): number {
  const { neighbours } = setting.ground
  let least = TABLE_BARRED
  for (let way = hex * 6; way < hex * 6 + 6; way++) {
    const from = neighbours[way]!
    if (from === 0) continue
    least = Math.min(least, roadless[from * 6 + setting.ground.directionTo(from, hex)]!)
  }
  return least
}

/** Whether a unit that comes in has its share in this phase. */
export const entryAllowance = (s: State, unit: number): number =>
  shareOf(s, unit) === 'none' ? 0 : allowanceOf(s, unit)
