import { type Choices, LEGAL, type Rule, touch, type Why } from '@hexfront/core'
import { AXIS } from '../data/counters.ts'
import { expose } from '../fog.ts'
import { inEnemyZone, isOnMap, OUT_OF_SUPPLY, type Play, phasing, type State, sideOf } from '../state.ts'
import { isDissolved } from './stavka.ts'

/** A2: what the card gives; 3.2: up to the end of the track. */
export function takeReplacements(s: State, play: Play): void {
  const { sides, setting } = s
  for (const { side, from, armor, infantry, to = s.turn, every = 1 } of setting.card.replacements) {
    if (s.turn < from || s.turn > to || (s.turn - from) % every !== 0) continue
    sides.armor[side] = Math.min(setting.charts.mostReplacements.points, sides.armor[side]! + armor)
    sides.infantry[side] = Math.min(setting.charts.mostReplacements.points, sides.infantry[side]! + infantry)
    play.tell('points', side, armor, infantry)
  }
  touch(s)
}

/** 7.31, 7.32: armor takes A points, everything else I points. */
const pointsFor = ({ sides, setting }: State, unit: number): Uint8Array =>
  setting.isArmor[unit] === 1 ? sides.armor : sides.infantry

/** 7.71: weakened units in supply, out of enemy zones, as long as there are points for them. */
export function receiveBarred(s: State, unit: number, why: Why): Rule {
  const { units, setting } = s
  const side = phasing(s)
  if (setting.isAir[unit] === 1 || sideOf(s, unit) !== side || !isOnMap(s, unit))
    return why.no('7.71', '{unit} is not a unit of yours on the map', unit)
  if (units.receiving[unit] === 1) return why.no('7.71', '{unit} receives replacements', unit)
  if (units.face[unit] === 0) return why.no('7.71', '{unit} is at full strength', unit)
  if (isDissolved(s, unit)) return why.no('3.32', '{unit} is built up no more', unit)
  if (units.supply[unit] === OUT_OF_SUPPLY) return why.no('7.71', '{unit} is out of supply', unit)
  if (inEnemyZone(s, side, units.place[unit]!)) return why.no('7.71', '{unit} is in an enemy zone', unit)
  return pointsFor(s, unit)[side]! > promised(s, side, setting.isArmor[unit]!)
    ? LEGAL
    : why.no('7.3', 'no replacement points are left for {unit}', unit)
}

/** Points that are spoken for. */
function promised({ units, setting }: State, side: number, isArmor: number): number {
  const { receiving } = units
  let count = 0
  for (let unit = receiving.indexOf(1); unit > 0; unit = receiving.indexOf(1, unit + 1))
    if (setting.sideOf[unit] === side && setting.isArmor[unit] === isArmor) count++
  return count
}

export function offerReceivers({ setting, units }: State, side: number, out: Choices): void {
  for (let unit = setting.first[side]!; unit <= setting.lastGround[side]!; unit++)
    if (units.face[unit]! > 0) out.add(unit)
}

/** B6.a, C6.a, 7.73: marked units gain their steps. */
export function strengthen(s: State, side: number, play: Play): void {
  const { receiving, face } = s.units
  const most = side === AXIS ? s.setting.charts.received.axis : s.setting.charts.received.soviet
  for (let unit = receiving.indexOf(1); unit > 0; unit = receiving.indexOf(1, unit + 1)) {
    if (sideOf(s, unit) !== side) continue
    receiving[unit] = 0
    // The points that are left tell what kind of unit it is.
    expose(s, unit, play)
    const points = pointsFor(s, unit)
    for (let step = 0; step < most && face[unit]! > 0 && points[side]! > 0; step++) {
      face[unit]!--
      points[side]!--
      play.tell('strengthened', unit)
    }
  }
  touch(s)
}
