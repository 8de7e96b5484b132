import { type Choices, LEGAL, memo, phaseNow, type Rule, touch, type Why } from '@hexfront/core'
import { once } from '../../once.ts'
import type { SupplyEntry } from '../data/card.ts'
import { POINT } from '../data/charts.ts'
import { AXIS, SOVIET } from '../data/counters.ts'
import { capacityLeft } from '../rail/railway.ts'
import type { EfsSetting } from '../scenarios.ts'
import { enemyOf, inEnemyZone, isHeldBy, isMud, isOnMap, type Play, phasing, pieces, type State } from '../state.ts'
import { inPause } from './pause.ts'
import { sourceHexes, supplyNet } from './supply.ts'

// 6.45: Attack Supply Points that come in, as MSUs of one point or as Dumps of up to four.

export type Way = 'rail' | 'road' | 'strategic'

/** 7.1: orange units move in the Movement Phase of their side. */
export function isHaulingPhase(s: State): boolean {
  const { movement } = phaseNow(s)
  return movement === 'B1' || movement === 'C5'
}

/** A3.c: the points of a turn wait until they come in; 6.32: in July those of the Axis are a turn late. */
export function takeSupply(s: State, play: Play): void {
  if (s.setting.campaign === null) return
  for (const side of [AXIS, SOVIET]) {
    const points = inPause(s, side, supplyDue(s, side))
    if (points === 0) continue
    s.depot.waiting[side] = Math.min(MOST_WAITING, s.depot.waiting[side]! + points)
    play.tell('supplyCame', side, points)
  }
  for (let base = 1; base < s.bases.started.length; base++) s.bases.started[base] = 0
  touch(s)
}

const MOST_WAITING = 99

/** 7.10 of the charts: the points of a side that are there on this turn. */
function supplyDue({ setting, turn }: State, side: number): number {
  const { deployment, isSupplyLate } = setting.campaign!
  const name = side === AXIS ? 'axis' : 'soviet'
  const listed = deployment.supply
    .filter((one) => one.side === name && one.turn === turn && turn !== 0)
    .reduce((sum, { count, points }) => sum + count * points, 0)
  const sent = side === AXIS && isSupplyLate ? turn - 1 : turn
  if (sent < setting.card.firstTurn) return listed
  const figure = deployment.attackSupply.find(({ from, to }) => from <= sent && sent <= to)?.figures[name] ?? 0
  return listed + figure
}

/** By hex: the entries of the Axis. */
const axisEntries = once(({ campaign, board, ground }: EfsSetting): ReadonlyMap<number, SupplyEntry> => {
  const isArea = (at: string): boolean => at.includes(' ')
  return new Map(
    (campaign?.supplyEntries ?? []).flatMap((entry) =>
      (isArea(entry.at) ? board.areaHexes(entry.at) : [ground.parse(entry.at)]).map((hex) => [hex, entry] as const),
    ),
  )
})

/** 6.22: the Base in a hex from which points may start: active, and on a railway that leads to a source; 0 for none. */
function baseIn(s: State, hex: number): number {
  const { baseUnits } = s.setting
  for (let base = 1; base < baseUnits.length; base++)
    if (s.units.place[baseUnits[base]!] === hex && s.bases.isInactive[base] === 0) return isLinked(s, hex) ? base : 0
  return 0
}

const isLinked = (s: State, hex: number): boolean => supplyNet(s, AXIS).rail[hex] === 1

/** 6.22. */
const MOST_AT_BASE = 4

/** What a way from a hex costs supply that comes in there: quarters of a point, or points of a journey; null where it is shut. */
export function priceAt(s: State, hex: number, way: Way): number | null {
  if (baseIn(s, hex) !== 0) return 0
  const entry = phasing(s) === AXIS ? axisEntries(s.setting).get(hex) : OPEN
  if (entry === undefined) return null
  if (way === 'rail') return s.lines.rail[hex] === phasing(s) ? entry.rail : null
  const price = isMud(s) ? entry[way].mud : entry[way].dry
  return price === null ? null : price * POINT
}

/** 4.24: the first hex of a road or railway. */
const OPEN: SupplyEntry = { at: '', rail: 1, road: { dry: 0.5, mud: 1 }, strategic: { dry: 0.5, mud: 1 } }

/** 6.45: Dumps, and what finds no road open, come by rail. */
export const comesByRail = (s: State, hex: number, points: number): boolean =>
  baseIn(s, hex) === 0 && (points > 1 || (priceAt(s, hex, 'road') === null && priceAt(s, hex, 'strategic') === null))

/** Hexes at which points of the side that moves come in, ascending. */
export const stockHexes = (s: State): readonly number[] => stocked(s).hexes

const stocked = memo<State, { hexes: readonly number[] }>(
  () => ({ hexes: [] }),
  (s, kept) => {
    kept.hexes = findStockHexes(s)
  },
)

function findStockHexes(s: State): number[] {
  const side = phasing(s)
  const { baseUnits } = s.setting
  const hexes =
    side === SOVIET
      ? sourceHexes(s, SOVIET)
      : [
          ...axisEntries(s.setting).keys(),
          ...baseUnits.filter((unit) => isOnMap(s, unit)).map((unit) => s.units.place[unit]!),
        ]
  return [...new Set(hexes)].sort((a, b) => a - b)
}

/** 6.45: the points of a Dump, at most. */
const MOST_IN_DUMP = 4

/** 6.45: so many points come in at a hex: one is an MSU, more are a Dump. */
export function stockBarred(s: State, hex: number, points: number, why: Why): Rule {
  const side = phasing(s)
  if (s.setting.campaign === null || !isHaulingPhase(s)) return why.no('6.45', 'no supply comes in in this phase')
  if (points < 1 || points > MOST_IN_DUMP) return why.no('6.45', 'a Dump holds up to {n} points', MOST_IN_DUMP)
  if (s.depot.waiting[side]! < points) return why.no('6.45', 'no more than {n} points wait', s.depot.waiting[side]!)
  if (hex > s.setting.ground.size || !stockHexes(s).includes(hex))
    return why.no('6.45', 'no supply comes in at {place}', hex)
  if (s.hexes.control[hex] !== side || isHeldBy(s, enemyOf(side), hex) || isShut(s, side, hex))
    return why.no('6.45', 'the enemy controls {place}', hex)
  if (freeRow(s) === 0) return why.no('9.32', 'no counters are left')
  const base = baseIn(s, hex)
  if (base !== 0)
    return s.bases.started[base]! + points <= MOST_AT_BASE
      ? LEGAL
      : why.no('6.22', '{n} points a turn start at a Base', MOST_AT_BASE)
  if (!comesByRail(s, hex, points)) return LEGAL
  if (priceAt(s, hex, 'rail') === null) return why.no('6.45', 'no train comes in at {place}', hex)
  return points <= capacityLeft(s, side)
    ? LEGAL
    : why.no('4.23', '{n} stacking points are left by rail', capacityLeft(s, side))
}

const isShut = (s: State, side: number, hex: number): boolean =>
  pieces.occupier(s, hex) !== side && inEnemyZone(s, side, hex)

function freeRow({ supplies }: State): number {
  for (let row = 1; row < supplies.place.length; row++) if (supplies.place[row] === 0) return row
  return 0
}

export function offerStocks(s: State, out: Choices): void {
  if (s.setting.campaign === null || !isHaulingPhase(s)) return
  const waiting = s.depot.waiting[phasing(s)]!
  if (waiting === 0) return
  for (const hex of stockHexes(s))
    for (let points = 1; points <= Math.min(waiting, MOST_IN_DUMP); points++) out.add(hex, points)
}

/** The counter that comes in. */
export function stock(s: State, hex: number, points: number, play: Play): number {
  const side = phasing(s)
  const row = freeRow(s)
  const base = baseIn(s, hex)
  if (base !== 0) s.bases.started[base]! += points
  else if (comesByRail(s, hex, points)) s.depot.railed[side]! += points
  s.depot.waiting[side]! -= points
  s.supplies.place[row] = hex
  s.supplies.side[row] = side
  s.supplies.points[row] = points
  s.supplies.moved[row] = 1
  play.tell(points === 1 ? 'msuCame' : 'dumpCame', hex, points)
  touch(s)
  return row
}
