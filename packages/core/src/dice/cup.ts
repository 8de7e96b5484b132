import type { Dice } from './dice.ts'

type Unit = number

const present: Unit[] = []

/**
 * Draws one of the units 1..last that are in the cup; 0 when the cup is empty. A cup has no order: units are counted in
 * ascending order whatever way they came in. Moving the unit out is the caller's business.
 */
export function drawFrom(dice: Dice, last: Unit, inCup: (unit: Unit) => boolean, why: string): Unit {
  let count = 0
  for (let unit = 1; unit <= last; unit++) if (inCup(unit)) present[count++] = unit
  if (count === 0) return 0
  present.length = count
  return present[dice.pick(count, why, present)]!
}

/**
 * Draws `count` units, or all there are, one after another. `out` must move the unit out of the cup, or it would be drawn
 * twice. Returns how many were drawn.
 */
export function drawSeveral(
  dice: Dice,
  count: number,
  last: Unit,
  inCup: (unit: Unit) => boolean,
  out: (unit: Unit) => void,
  why: string,
): number {
  for (let drawn = 0; drawn < count; drawn++) {
    const unit = drawFrom(dice, last, inCup, why)
    if (unit === 0) return drawn
    out(unit)
    if (inCup(unit)) throw new Error(`unit ${unit} was drawn for "${why}" and is still in the cup`)
  }
  return count
}
