import { type Choices, LEGAL, NO_REASONS, type Rule, type Why } from '@hexfront/core'
import { ACTIVATION_RANGE } from './charts.ts'
import { GERMAN, SOVIET } from './counters.ts'
import { isFull, roomBarred } from './stacking.ts'
import { phasing, pieces, type State, sideOf, unitCount } from './state.ts'

/** 3.6, 3.7: units that the side of the phase places: starred Soviet ones, and the Fifth Panzer Army. */
export const isOurs = (s: State, unit: number): boolean =>
  phasing(s) === SOVIET ? s.setting.isStarred[unit] === 1 : s.setting.isFifthPanzerArmy[unit] === 1

/** Whether a unit is placed by its owner rather than by its counter. */
export const isPlacedByHand = ({ setting }: State, unit: number): boolean =>
  (setting.isBold && setting.isStarred[unit] === 1) ||
  (setting.hasFifthPanzerArmy && setting.isFifthPanzerArmy[unit] === 1)

export function siteBarred(s: State, unit: number, hex: number, why: Why): Rule {
  const barred = roomBarred(s, unit, hex, why)
  if (barred !== LEGAL) return barred
  return sideOf(s, unit) === SOVIET ? starredBarred(s, hex, why) : panzerBarred(s, unit, hex, why)
}

/** 3.6. */
function starredBarred(s: State, hex: number, why: Why): Rule {
  const { ground, marker } = s.setting
  if (s.hexes.control[hex] !== SOVIET) return why.no('3.6', '{place} is not under Soviet control', hex)
  return ground.distance(marker, hex) <= ACTIVATION_RANGE
    ? LEGAL
    : why.no('3.6', '{place} is more than nine hexes from the marker', hex)
}

/** 3.7, R09-36: one cluster of German hexes, none in or beside the entrenchments. */
function panzerBarred(s: State, unit: number, hex: number, why: Why): Rule {
  if (s.hexes.control[hex] !== GERMAN) return why.no('3.7', '{place} is not under German control', hex)
  if (isByEntrenchments(s, hex)) return why.no('3.7', '{place} is in or beside the entrenchments', hex)
  const hexes = new Set([...clusterOf(s), hex])
  const spare = unplaced(s) - (s.units.place[unit] === 0 ? 1 : 0)
  return canBeJoined(s, [...hexes], spare) ? LEGAL : why.no('3.7', '{place} is too far from the others', hex)
}

function isByEntrenchments({ setting: { ground, entrenched } }: State, hex: number): boolean {
  const walls = entrenched[GERMAN]!
  if (walls[hex] === 1) return true
  for (let direction = 0; direction < 6; direction++) if (walls[ground.neighbour(hex, direction)] === 1) return true
  return false
}

/** R09-36: with so many hexes more they can become one cluster. */
function canBeJoined(s: State, hexes: readonly number[], spare: number): boolean {
  if (isConnected(s, hexes)) return true
  const { ground, around } = s.setting
  if (spare === 0 || hexes.some((hex) => ground.distance(hexes[0]!, hex) > spare + hexes.length - 1)) return false
  return hexes.some((hex) =>
    Array.from(around.subarray(hex * 6, hex * 6 + 6)).some(
      (next) => isPanzerGround(s, next) && !hexes.includes(next) && canBeJoined(s, [...hexes, next], spare - 1),
    ),
  )
}

const isPanzerGround = (s: State, hex: number): boolean =>
  s.hexes.control[hex] === GERMAN && !isFull(s, hex) && !isByEntrenchments(s, hex)

/** The hexes of those who were placed. */
function clusterOf(s: State): number[] {
  const hexes = new Set<number>()
  for (let unit = 1; unit <= unitCount(s); unit++)
    if (s.setting.isFifthPanzerArmy[unit] === 1 && s.units.place[unit] !== 0) hexes.add(s.units.place[unit]!)
  return [...hexes].sort((a, b) => a - b)
}

function unplaced(s: State): number {
  let count = 0
  for (let unit = 1; unit <= unitCount(s); unit++) if (isOurs(s, unit) && s.units.place[unit] === 0) count++
  return count
}

/** What keeps the set-up from being over. */
export function doneBarred(s: State, why: Why): Rule {
  const left = unplaced(s)
  const isSoviet = phasing(s) === SOVIET
  if (left > 0) return why.no(isSoviet ? '3.6' : '3.7', '{n} units are not placed', left)
  if (isSoviet) return LEGAL
  const cluster = clusterOf(s)
  if (cluster.length < 2) return why.no('3.7', 'they stand in two hexes at least')
  return isConnected(s, cluster) ? LEGAL : why.no('3.7', 'their hexes must be joined')
}

function isConnected(s: State, hexes: readonly number[]): boolean {
  const reached = new Set([hexes[0]!])
  for (const hex of reached)
    for (const other of hexes) if (s.setting.ground.distance(hex, other) === 1) reached.add(other)
  return reached.size === hexes.length
}

export function offerSites(s: State, unit: number, out: Choices): void {
  for (let hex = 1; hex <= s.setting.ground.size; hex++)
    if (siteBarred(s, unit, hex, NO_REASONS) === LEGAL) out.add(hex)
}

export function setUp(s: State, unit: number, hex: number): void {
  s.units.waiting[unit] = 0
  pieces.place(s, unit, hex)
}

export function takeBack(s: State, unit: number): void {
  pieces.place(s, unit, 0)
  s.units.waiting[unit] = 1
}

/** Where the prepared deployment puts the units, in the order of their counters. */
const PREPARED: Readonly<Record<string, string>> = {
  'r:5GT': '4918',
  'r:11G': '4917',
  'r:6G': '5018',
  'r:5': '5018',
  'r:39': '4916',
  'r:28': '5017',
  'r:65': '4916',
  'r:O': '4816',
  'r:P': '4715',
  'g:1SS': '3610',
  'g:2SS': '3609',
  'g:47Pz': '3610',
  'g:58Pz': '3609',
}

export function fillPrepared(s: State): void {
  for (let unit = 1; unit <= unitCount(s); unit++) if (isOurs(s, unit)) takeBack(s, unit)
  fillUp(s)
}

/** The rest goes where the prepared deployment has it, or else to the first hex that is open and leaves room for all. */
export function fillUp(s: State): void {
  const { unitIds, kinds } = s.setting
  for (let unit = 1; unit <= unitCount(s); unit++) {
    if (!isOurs(s, unit) || s.units.place[unit] !== 0) continue
    const wanted = kinds.place.read(PREPARED[unitIds[unit]!] ?? '')
    const hex = siteBarred(s, unit, wanted, NO_REASONS) === LEGAL ? wanted : firstSite(s, unit)
    if (hex !== 0) setUp(s, unit, hex)
  }
}

function firstSite(s: State, unit: number): number {
  const cluster = clusterOf(s)
  const isGerman = sideOf(s, unit) === GERMAN
  let best = 0
  for (let hex = 1; hex <= s.setting.ground.size; hex++) {
    if (siteBarred(s, unit, hex, NO_REASONS) !== LEGAL) continue
    // 3.7: a hex that touches the others.
    const isBeside = cluster.some((place) => s.setting.ground.distance(place, hex) === 1)
    if (!isGerman || isBeside || cluster.length === 0) return hex
    if (best === 0) best = hex
  }
  return best
}
