import { type Choices, changed, LEGAL, phaseNow, type Rule, type Why } from '@hexfront/core'
import { once } from '../../once.ts'
import { SUBSTITUTES } from '../data/charts.ts'
import { AXIS } from '../data/counters.ts'
import { settleControl } from '../movement/control.ts'
import { hasRoomFor } from '../movement/stacking.ts'
import type { EfsSetting } from '../scenarios.ts'
import { isOnMap, type Play, phasing, pieces, type State, stepsOf } from '../state.ts'
import { takeOff } from '../strength.ts'

/** 23.1: Axis infantry divisions, and the counters that stand for a regiment of any of them. */
const poolOf = once(({ roster }: EfsSetting) => {
  const those = (holds: (counter: NonNullable<(typeof roster)[number]>) => boolean): readonly number[] =>
    roster.flatMap((counter, unit) => (counter !== null && counter.side === AXIS && holds(counter) ? [unit] : []))
  return {
    regiments: those(({ type }) => type === 'substitute'),
    divisions: those(({ type, size }) => type === 'infantry' && size === 'division'),
  }
})

/** 23.2: the first counter that is not on the map; 0 for none. */
const freeRegiment = (s: State): number =>
  poolOf(s.setting).regiments.find((unit) => !isOnMap(s, unit) && s.units.place[unit] !== s.setting.boxes.active) ?? 0

const isRegiment = ({ setting }: State, unit: number): boolean => poolOf(setting).regiments.includes(unit)
const isParent = ({ setting }: State, unit: number): boolean => poolOf(setting).divisions.includes(unit)

/** B1.b, E-R63: before anybody moves a division of three steps or more gives one of them to a regiment. */
export function detachBarred(s: State, unit: number, why: Why): Rule {
  const { units } = s
  if (!isMovementPhase(s) || units.moved.includes(1))
    return why.no('23.2', 'regiments are sent out before anybody moves')
  if (!isParent(s, unit) || !isOnMap(s, unit)) return why.no('23.2', '{unit} sends out no regiments', unit)
  if (stepsOf(s, unit) < SUBSTITUTES.leastSteps) return why.no('23.2', '{unit} is too weak', unit)
  if (units.receiving[unit] === 1) return why.no('7.73', '{unit} receives replacements', unit)
  const regiment = freeRegiment(s)
  if (regiment === 0) return why.no('23.12', 'no regiment is left')
  return hasRoomFor(s, units.place[unit]!, regiment) ? LEGAL : why.no('3.3', '{place} is full', units.place[unit]!)
}

const isMovementPhase = (s: State): boolean => phaseNow(s).movement === 'B1' && phasing(s) === AXIS

export function offerDetachments(s: State, out: Choices): void {
  if (!isMovementPhase(s) || s.units.moved.includes(1) || freeRegiment(s) === 0) return
  for (const unit of poolOf(s.setting).divisions) if (isOnMap(s, unit)) out.add(unit)
}

export function detach(s: State, unit: number, play: Play): void {
  const { units } = s
  const regiment = freeRegiment(s)
  const hex = units.place[unit]!
  units.face[unit]!++
  units.face[regiment] = 0
  units.supply[regiment] = units.supply[unit]!
  units.began[regiment] = hex
  pieces.place(s, regiment, hex)
  play.tell('detached', unit, regiment)
  changed(s)
}

/** B1.e, E-R63: a regiment with a weakened division makes it a step stronger; neither moves any more. */
export function recombineBarred(s: State, unit: number, regiment: number, why: Why): Rule {
  const { units } = s
  if (!isMovementPhase(s)) return why.no('23.3', 'regiments come back in the Movement Phase')
  if (!isRegiment(s, regiment) || !isOnMap(s, regiment))
    return why.no('23.3', '{unit} is no regiment on the map', regiment)
  if (!isParent(s, unit) || units.place[unit] !== units.place[regiment])
    return why.no('23.3', '{unit} is no division in the hex of {unit}', unit, regiment)
  return units.face[unit]! > 0 ? LEGAL : why.no('23.3', '{unit} is at full strength', unit)
}

export function offerRecombinations(s: State, out: Choices): void {
  if (!isMovementPhase(s)) return
  const { divisions, regiments } = poolOf(s.setting)
  for (const unit of divisions) {
    if (!isOnMap(s, unit) || s.units.face[unit] === 0) continue
    for (const regiment of regiments)
      if (isOnMap(s, regiment) && s.units.place[regiment] === s.units.place[unit]) out.add(unit, regiment)
  }
}

export function recombine(s: State, unit: number, regiment: number, play: Play): void {
  const { units } = s
  const hex = units.place[regiment]!
  takeOff(s, regiment, 0)
  units.face[unit]!--
  units.moved[unit] = 1
  play.tell('recombined', unit, regiment)
  settleControl(s, hex, play)
  changed(s)
}
