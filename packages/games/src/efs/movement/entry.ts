import { type Choices, LEGAL, type Rule, TABLE_BARRED, type Why } from '@hexfront/core'
import { once } from '../../once.ts'
import { ENTRY_DETOUR } from '../data/charts.ts'
import { SOVIET } from '../data/counters.ts'
import { enemyOf, inEnemyZone, isHeldBy, phasing, type State, sideOf } from '../state.ts'
import { supplyNet } from '../supply/supply.ts'
import { allowanceOf, frozenBarred } from './allowance.ts'
import { costsOf } from './movement.ts'
import { hasRoomFor, roomBarred } from './stacking.ts'

/** 8.1: units whose turn has come, where they may come in. */
export function entranceBarred(s: State, unit: number, why: Why): Rule {
  const { units, setting } = s
  if (sideOf(s, unit) !== phasing(s) || units.place[unit] !== setting.boxes.arriving)
    return why.no('8.1', '{unit} is not about to come in', unit)
  if (units.due[unit] === 0 || units.due[unit]! > s.turn) return why.no('8.1', '{unit} does not come yet', unit)
  const frozen = frozenBarred(s, unit, why)
  if (frozen !== LEGAL) return frozen
  return entryHexes(s, unit).some((hex) => canEnterAt(s, unit, hex))
    ? LEGAL
    : why.no('8.15', 'no entry hex is open to {unit}', unit)
}

export function offerArrivals(s: State, out: Choices): void {
  const { first, lastGround, boxes } = s.setting
  const side = phasing(s)
  for (let unit = first[side]!; unit <= lastGround[side]!; unit++)
    if (s.units.place[unit] === boxes.arriving) out.add(unit)
}

/** 3.12: Rzhev serves while it is Soviet and in supply. */
const isRzhevOpen = (s: State): boolean =>
  s.hexes.control[s.setting.rzhev] === SOVIET && supplyNet(s, SOVIET).reached[s.setting.rzhev] === 1

/** 8.15: the listed hexes; where enemies hold them all, the nearest free hexes of the map's edge, five hexes away at most. */
export function entryHexes(s: State, unit: number): readonly number[] {
  const { entry, entryByRzhev, ground } = s.setting
  const listed = entryByRzhev[unit]!.length > 0 && isRzhevOpen(s) ? entryByRzhev[unit]! : entry[unit]!
  const enemy = enemyOf(sideOf(s, unit))
  if (listed.some((hex) => !isHeldBy(s, enemy, hex))) return listed
  for (let far = 1; far <= ENTRY_DETOUR; far++) {
    const near = rimOf(s.setting).filter(
      (hex) => !isHeldBy(s, enemy, hex) && listed.some((open) => ground.distance(open, hex) === far),
    )
    if (near.length > 0) return near
  }
  return listed
}

/** Land hexes at the edge of the map, ascending. */
const rimOf = once(({ ground, isLand }: State['setting']): readonly number[] =>
  Array.from({ length: ground.size }, (_, i) => i + 1).filter(
    (hex) => isLand[hex] === 1 && ground.neighbours.subarray(hex * 6, hex * 6 + 6).includes(0),
  ),
)

function canEnterAt(s: State, unit: number, hex: number): boolean {
  if (isHeldBy(s, enemyOf(sideOf(s, unit)), hex) || entryTotal(s, unit, hex) > allowanceOf(s, unit)) return false
  if (isOffRails(s, unit, hex)) return false
  return hasRoomFor(s, hex, unit)
}

/** 21.32: trains come in by rail. */
const isOffRails = ({ setting }: State, unit: number, hex: number): boolean =>
  setting.campaign !== null && setting.isTrain[unit] === 1 && setting.isRail[hex] === 0

/** 8.11, 10.3. */
export const entryTotal = (s: State, unit: number, hex: number): number =>
  entryCostAt(s, unit, hex) + (inEnemyZone(s, sideOf(s, unit), hex) ? s.setting.charts.zone.quarters : 0)

export function entryBarred(s: State, hex: number, why: Why): Rule {
  const unit = s.units.inHand.indexOf(1)
  if (s.march.hex !== 0) return why.no('8.1', 'they are on the map')
  if (!entryHexes(s, unit).includes(hex))
    return s.setting.entryByRzhev[unit]!.includes(hex)
      ? why.no('3.12', '{place} is not Soviet and in supply', hex)
      : why.no('8.11', '{unit} does not come in at {place}', unit, hex)
  if (isOffRails(s, unit, hex)) return why.no('21.32', 'no railway leads in at {place}', hex)
  if (isHeldBy(s, enemyOf(phasing(s)), hex)) return why.no('8.15', 'enemies are in {place}', hex)
  if (entryTotal(s, unit, hex) > s.march.points) return why.no('8.11', '{place} costs too much', hex)
  return roomBarred(s, hex, s.units.inHand, why)
}

/** 8.11: what it costs to come in at a hex: as off the road unless a road leads in. */
function entryCostAt(s: State, unit: number, hex: number): number {
  const { setting } = s
  const { owed, roadless } = costsOf(s, setting.mover[unit]!, sideOf(s, unit))
  const offRoad = offRoadAt(s, roadless, hex)
  const road = setting.entry[unit]!.includes(hex) ? setting.entryRoad[unit]! : 0
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
