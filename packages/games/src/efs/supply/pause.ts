import { type Choices, changed, LEGAL, type Rule, touch, type Why } from '@hexfront/core'
import { AXIS } from '../data/counters.ts'
import { settleControl } from '../movement/control.ts'
import { hasRoomFor } from '../movement/stacking.ts'
import { isHeldBy, type Play, pieces, type State } from '../state.ts'
import { supplyNet } from './supply.ts'

/** 6.11: turns on which the Pause may be declared; on the one after them it begins by itself. */
const PAUSE_FROM = 25
const PAUSE_UNTIL = 33
/** 6.12: turns behind the one of the declaration. */
const PAUSE_LASTS = 4
/** 6.13. */
const PAUSE_ARMOR = 8

/** 6.12: whether the Pause is on. */
export const isPaused = ({ plan }: State): boolean => (plan.pauseEnds[1] ?? 0) !== 0

/** 6.13: what is left of the attack supply and rail capacity of a side. */
export const inPause = (s: State, side: number, points: number): number =>
  side === AXIS && isPaused(s) ? Math.floor(points / 2) : points

export function mayPause({ plan, turn }: State): boolean {
  return plan.hasPaused[1] === 0 && turn >= PAUSE_FROM && turn <= PAUSE_UNTIL
}

export function pauseBarred(s: State, why: Why): Rule {
  if (s.plan.hasPaused[1] === 1) return why.no('6.11', 'there is one Pause')
  return mayPause(s) ? LEGAL : why.no('6.11', 'the Pause is declared on turns {n} to {n}', PAUSE_FROM, PAUSE_UNTIL)
}

/** 6.12, 6.13. */
export function declarePause(s: State, play: Play): void {
  s.plan.hasPaused[1] = 1
  s.plan.pauseEnds[1] = s.turn + PAUSE_LASTS
  s.sides.armor[AXIS] = Math.min(s.setting.charts.mostReplacements.points, s.sides.armor[AXIS]! + PAUSE_ARMOR)
  play.tell('paused', s.turn + PAUSE_LASTS)
  changed(s)
}

/** 6.11: on turn 34 at the latest. */
export function pauseAtLast(s: State, play: Play): void {
  if ((s.plan.hasPaused[1] ?? 1) === 0 && s.turn === PAUSE_UNTIL + 1) declarePause(s, play)
}

/** B6.j: the Pause ends, and Bases are active. */
export function endPause(s: State, play: Play): void {
  if (!isPaused(s) || s.turn < s.plan.pauseEnds[1]!) return
  s.plan.pauseEnds[1] = 0
  s.bases.isInactive.fill(0)
  play.tell('pauseOver')
  touch(s)
}

/** 6.21, E-R89: whether Bases are moved now: in the phase in which the Pause begins. */
export const movesBases = ({ plan, turn }: State): boolean => plan.pauseEnds[1] === turn + PAUSE_LASTS

/** 6.21: a Base goes to a town or city on a railway that leads to a source. */
export function baseBarred(s: State, hex: number, unit: number, why: Why): Rule {
  const { setting, units } = s
  const base = setting.baseUnits.indexOf(unit)
  if (base < 1) return why.no('6.21', '{unit} is no Base', unit)
  if (!movesBases(s)) return why.no('6.21', 'Bases move when the Pause begins')
  if (s.bases.isInactive[base] === 1) return why.no('6.21', '{unit} has moved', unit)
  if (s.bases.back[base] !== 0 || units.place[unit] === setting.boxes.cadre)
    return why.no('6.23', '{unit} is lost for now', unit)
  if (hex > setting.ground.size || setting.placeAt[hex] === 0) return why.no('6.21', '{place} is no town', hex)
  if (s.hexes.control[hex] !== AXIS || isHeldBy(s, 3 - AXIS, hex)) return why.no('6.21', '{place} is not yours', hex)
  if (supplyNet(s, AXIS).rail[hex] !== 1) return why.no('6.21', 'no railway of yours leads to {place}', hex)
  if (setting.baseUnits.some((one) => one !== 0 && units.place[one] === hex))
    return why.no('6.21', 'a Base is in {place}', hex)
  return hasRoomFor(s, hex, unit) ? LEGAL : why.no('3.3', '{place} is full', hex)
}

export function offerBases(s: State, out: Choices): void {
  const { setting } = s
  if (!movesBases(s)) return
  const waiting = setting.baseUnits.filter((unit, base) => base > 0 && unit !== 0 && s.bases.isInactive[base] === 0)
  for (let hex = 1; hex <= setting.ground.size; hex++)
    if (setting.placeAt[hex] !== 0) for (const unit of waiting) out.add(hex, unit)
}

export function moveBase(s: State, hex: number, unit: number, play: Play): void {
  const from = s.units.place[unit]!
  s.bases.isInactive[s.setting.baseUnits.indexOf(unit)] = 1
  pieces.place(s, unit, hex)
  if (from !== 0 && from <= s.setting.ground.size) settleControl(s, from, play)
  settleControl(s, hex, play)
  play.tell('raised', unit, hex)
  changed(s)
}

/** 6.23: turns before a lost Base is built up again. */
const BASE_LOST_FOR = 14

/** 6.23: lost Bases wait, then go to the Cadre box. */
export function mindBases(s: State): void {
  const { setting, bases, units } = s
  for (let base = 1; base < setting.baseUnits.length; base++) {
    const unit = setting.baseUnits[base]!
    const isLost = units.place[unit] === setting.boxes.cadre || units.place[unit] === setting.boxes.eliminated
    if (s.rebuilt.moved.length === 0) return
    if (!isLost) bases.back[base] = 0
    if (!isLost) continue
    if (bases.back[base] === 0) {
      bases.back[base] = s.turn + BASE_LOST_FOR - 1
      pieces.place(s, unit, setting.boxes.eliminated)
    } else if (s.turn >= bases.back[base]! && units.place[unit] === setting.boxes.eliminated)
      pieces.place(s, unit, setting.boxes.cadre)
  }
  touch(s)
}

/** 6.23: a Base that comes back stands in a town on a railway that leads to a source. */
export const isSiteOfBase = (s: State, hex: number): boolean => supplyNet(s, AXIS).rail[hex] === 1
