import { changed, NO_REASONS, resultAt, type Why } from '@hexfront/core'
import { AXIS, SOVIET } from '../data/counters.ts'
import { NO_ZONE } from '../scenarios.ts'
import { enemyOf, MISSION, type Play, pieces, type State, sideOf } from '../state.ts'
import { land } from './flights.ts'

/** 14.4: both sides fire at every enemy mission unit over a hex. */
export function fireFlak(s: State, hex: number, play: Play): void {
  const { units, setting } = s
  for (let unit = 1; unit <= setting.units; unit++) {
    if (units.over[unit] !== hex || units.role[unit] !== MISSION) continue
    const gunners = enemyOf(sideOf(s, unit))
    if (canFire(s, gunners, hex)) fireAt(s, gunners, hex, unit, play)
  }
}

/** One shot at an air unit over a hex. */
export function fireAt(s: State, gunners: number, hex: number, target: number, play: Play): void {
  const die = play.dice.die(10, 'AA fire (14.4)')
  const sum = die + flakDrm(s, gunners, hex, target)
  noteGunners(s, gunners, hex)
  const result = s.setting.aaFire.results[resultAt(s.setting.aaFire, 0, sum)]!
  play.tell('fired', target, sum)
  strikeOff(s, target, result, play)
}

/** 14.32, 14.4: aborted to Flown, Damaged, Destroyed, or nothing. */
export function strikeOff(s: State, target: number, result: string, play: Play): void {
  if (result === '-') return
  const box = result === 'Ab' ? 'flown' : result === 'Dm' ? 'damaged' : 'destroyed'
  land(s, target, box)
  play.tell(box === 'flown' ? 'aborted' : box, target)
  changed(s)
}

/** 14.4: whether a side has anybody in or next to a hex who can fire at aircraft. */
export const canFire = (s: State, side: number, hex: number): boolean =>
  someNear(s, side, hex, side === AXIS ? axisFires : sovietFires)

/** Soviet HQs, AA units and divisions but cavalry. */
const sovietFires = ({ setting }: State, unit: number): boolean =>
  setting.isHq[unit] === 1 ||
  setting.isAntiaircraft[unit] === 1 ||
  (setting.isDivision[unit] === 1 && setting.isCavalry[unit] === 0)

/** Everybody of the Axis but cavalry, and of those with a band only AA units. */
const axisFires = ({ setting }: State, unit: number): boolean =>
  setting.isCavalry[unit] === 0 && (setting.isAntiaircraft[unit] === 1 || setting.zone[unit] !== NO_ZONE)

/** What is added to AA fire: an HQ once, AA units each, Soviets two at most; then what the target is. */
export function flakDrm(s: State, gunners: number, hex: number, target: number, why: Why = NO_REASONS): number {
  const hq = gunners === SOVIET && someNear(s, gunners, hex, isHq) ? s.setting.charts.aa.hq : 0
  const guns = countNear(s, gunners, hex) * s.setting.charts.aa.unit
  const most = gunners === SOVIET ? s.setting.charts.aa.mostSoviet : hq + guns
  const sum = why.item('14.4', 'HQ', hq) + why.item('14.4', 'AA units', guns)
  return (
    sum +
    why.item('14.4', 'at most {n} in all', Math.min(0, most - sum), most) +
    why.item('14.4', '{unit}', s.setting.roster[target]?.air?.aa ?? 0, target)
  )
}

const isHq = ({ setting }: State, unit: number): boolean => setting.isHq[unit] === 1
const isFlak = ({ setting }: State, unit: number): boolean => setting.isAntiaircraft[unit] === 1

function countNear(s: State, side: number, hex: number): number {
  let count = 0
  eachNear(s, side, hex, (unit) => {
    if (isFlak(s, unit)) count++
  })
  return count
}

/** 4.75: who has fired shows himself. */
function noteGunners(s: State, side: number, hex: number): void {
  const fires = side === AXIS ? axisFires : sovietFires
  eachNear(s, side, hex, (unit) => {
    if (fires(s, unit)) s.units.gaveFlak[unit] = 1
  })
}

function someNear(s: State, side: number, hex: number, holds: (s: State, unit: number) => boolean): boolean {
  let found = false
  eachNear(s, side, hex, (unit) => {
    if (holds(s, unit)) found = true
  })
  return found
}

/** Units of a side in a hex and round it. */
function eachNear(s: State, side: number, hex: number, visit: (unit: number) => void): void {
  const { neighbours } = s.setting.ground
  visitStack(s, side, hex, visit)
  for (let way = hex * 6; way < hex * 6 + 6; way++)
    if (neighbours[way] !== 0) visitStack(s, side, neighbours[way]!, visit)
}

function visitStack(s: State, side: number, hex: number, visit: (unit: number) => void): void {
  if (pieces.occupier(s, hex) !== side) return
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) visit(unit)
}
