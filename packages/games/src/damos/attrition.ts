import { LEGAL, NO_REASONS, type Rule, rangeColumn, resultAt, type Why } from '@hexfront/core'
import { ATTRITION_DRM } from './charts.ts'
import { MAJOR, NO_PLACE, TOWN } from './ground.ts'
import { isForceDemoralized } from './movement.ts'
import { isFull } from './stacking.ts'
import { type Play, phasing, type State } from './state.ts'
import { strengthOf, weaken } from './strength.ts'
import { isSupplied } from './supply.ts'

/** C9.0, D-R35: without a line of supply, after more than half of the points; not on the first turn. */
export const mustTest = (s: State): boolean =>
  s.turn > 1 &&
  2 * s.march.spent > s.march.base &&
  s.units.inHand.includes(1) &&
  !isSupplied(s, phasing(s), s.march.hex)

/** C9.0. */
export function attritionModifier(s: State, why: Why = NO_REASONS): number {
  const { hex } = s.march
  const { setting } = s
  const place = setting.placeAt[hex]!
  const side = phasing(s)
  const count = s.stacks.count[hex]!
  return (
    why.item('C9.0', 'in a town or city', place === NO_PLACE ? 0 : placeOf(s, place).attrition) +
    why.item('C9.0', 'a single unit', count === 1 ? ATTRITION_DRM.alone : 0) +
    why.item('C9.0', 'demoralized', isForceDemoralized(s) ? ATTRITION_DRM.demoralized : 0) +
    why.item('C9.0', 'the hex is full', isFull(s, side, hex) ? ATTRITION_DRM.full : 0) +
    why.item('C3.0', 'marsh', setting.isMarsh[hex] === 1 ? setting.charts.tec.marsh.attrition : 0)
  )
}

const placeOf = ({ setting: { charts } }: State, place: number) =>
  place === TOWN ? charts.settlement.town : place === MAJOR ? charts.settlement.major : charts.settlement.city

/** C9.0: the dice, and what they come to. */
export function testAttrition(s: State, play: Play): void {
  const { units, setting } = s
  const strength = strengthOf(s, units.inHand)
  const dice = play.dice.sum(2, 6, 'attrition (C9.0)') + attritionModifier(s)
  const table = setting.attrition
  const rolled = strength < 2 ? 0 : resultAt(table, rangeColumn(table, strength), dice)
  // Nobody is eliminated by it: what is told is what is taken.
  const losses = Math.min(rolled, strength - count(units.inHand))
  s.heard.attrition = losses
  play.tell('attrition', losses)
  if (losses === 0) return
  weaken(s, units.inHand, losses)
  const first = units.inHand.indexOf(1)
  if (units.inHand.indexOf(1, first + 1) < 0) {
    units.strength[first]! -= losses
    return
  }
  play.enter('attrition')
  s.attrition.due = losses
}

function count(members: Uint8Array): number {
  let sum = 0
  for (let unit = members.indexOf(1); unit > 0; unit = members.indexOf(1, unit + 1)) sum++
  return sum
}

/** C9.0: the first point falls on the strongest. */
export function lossBarred(s: State, unit: number, why: Why): Rule {
  const { inHand, strength } = s.units
  if (inHand[unit] === 0) return why.no('C9.0', '{unit} is not in the force', unit)
  if (strength[unit] === 1) return why.no('C9.0', '{unit} is not eliminated by attrition', unit)
  if (s.attrition.isFirstLaid === 1) return LEGAL
  for (let one = inHand.indexOf(1); one > 0; one = inHand.indexOf(1, one + 1))
    if (strength[one]! > strength[unit]!) return why.no('C9.0', 'the first point falls on the strongest unit')
  return LEGAL
}
