import { type Dice, drawFrom, NO_REASONS, type Why } from '@hexfront/core'
import { OPEN_GARRISON, TOWN_GARRISON } from './charts.ts'
import { entrenchmentIn, isLate, moveAll, type Play, pieces, type State, unitCount } from './state.ts'

/** 8.2-8.4: the most units that can turn up in a hex, as a sum of what makes the number. */
export function mostInGarrison(s: State, hex: number, why: Why = NO_REASONS): number {
  const { isMoscow, isCity, isTown } = s.setting
  if (isMoscow[hex] === 1) return why.item('8.4', 'Moscow: two dice', 12)
  if (isCity[hex] === 1) return why.item('8.4', 'city: one die', 6)
  return (
    why.item('8.2', 'one die', 6) +
    why.item('8.2', isLate(s) ? 'open ground, late game' : 'open ground, early game', openModifier(s)) +
    why.item('8.3', 'town', isTown[hex] === 1 ? TOWN_GARRISON : 0)
  )
}

const openModifier = (s: State): number => (isLate(s) ? OPEN_GARRISON.late : OPEN_GARRISON.early)

/** 8.2-8.4, P-R09: how many units the dice call for. */
export function garrisonNumber(s: State, hex: number, dice: Dice): number {
  const { isMoscow, isCity } = s.setting
  if (isMoscow[hex] === 1) return dice.sum(2, 6, 'garrison of a Moscow hex (8.4)')
  const die = dice.die(6, isCity[hex] === 1 ? 'garrison of a city (8.4)' : 'garrison (8.2)')
  return isCity[hex] === 1 ? die : garrisonOf(s, hex, die)
}

export const garrisonOf = (s: State, hex: number, die: number): number =>
  Math.max(0, die + openModifier(s)) + (s.setting.isTown[hex] === 1 ? TOWN_GARRISON : 0)

/** 8.1, 8.5: draws a garrison from the cup into a hex, as many as there are. */
export function drawGarrison(s: State, hex: number, count: number, play: Play): void {
  const { box, isZone, isEntrenchment, isWest, options } = s.setting
  const isWestern = isWest[hex] === 1
  let drawn = 0
  while (drawn < count) {
    const unit = drawUnit(s, play.dice)
    if (unit === 0) {
      play.tell('short', hex, count - drawn)
      break
    }
    if (isZone[unit] === 1 && !isWestern) {
      // 8.8b, P-R10: for good, or as 10.9 has it until the garrison is complete.
      pieces.place(s, unit, options.fzEast === 'returned' ? box.hand : box.aside)
      play.tell('zoneAside', unit, hex)
    } else if (isEntrenchment[unit] === 1 && (isWestern || entrenchmentIn(s, hex) !== 0)) {
      // 8.8c, 8.8d: another is drawn for it.
      pieces.place(s, unit, box.hand)
      play.tell('markerAside', unit, hex)
    } else {
      pieces.place(s, unit, hex)
      play.tell('garrisoned', unit, hex)
      drawn++
    }
  }
  moveAll(s, box.hand, box.cup)
}

/** 8.1b: blind, all alike. */
export function drawUnit(s: State, dice: Dice): number {
  const { place } = s.units
  const { cup } = s.setting.box
  return drawFrom(dice, unitCount(s), (unit) => place[unit] === cup, 'a unit from the cup (8.1)')
}
