import { differentialColumn, NO_REASONS, phaseNow, shift, type Why } from '@hexfront/core'
import { EXHAUSTION } from './charts.ts'
import { SOVIET } from './counters.ts'
import { enemyOf, isLocality, phasing, pieces, type State, strengthOf } from './state.ts'
import { isSupplied } from './supply.ts'

/** The first unit of the attack in hand, or -1. */
export const attackers = (s: State): number => s.units.joined.indexOf(1)
const attackerAfter = (s: State, unit: number): number => s.units.joined.indexOf(1, unit + 1)

/** 11.5, 11.8: all of every attacker. */
export function attackStrength(s: State, why: Why = NO_REASONS): number {
  let sum = 0
  for (let unit = attackers(s); unit > 0; unit = attackerAfter(s, unit))
    sum += why.item('11.8', '{unit}', strengthOf(s, unit), unit)
  return sum
}

/** 11.8, 11.9: the defenders, and once what their hex adds. 11.17: who has retreated to them in this phase adds nothing. */
export function defenceStrength(s: State, why: Why = NO_REASONS): number {
  let sum = 0
  for (let unit = pieces.first(s, s.assault.target); unit !== 0; unit = pieces.next(s, unit))
    if (s.units.attacked[unit] === 0) sum += why.item('11.8', '{unit}', strengthOf(s, unit), unit)
  return sum + additions(s, why)
}

/** 11.9, 11.10, R09-25: terrain, settlement, entrenchment of the defender's own side and river add up. */
function additions(s: State, why: Why): number {
  const { target } = s.assault
  const { terrain, isTown, isCity, entrenched } = s.setting
  const { tec, addition } = s.setting.charts
  const kind = terrain[target]
  return (
    why.item('11.9', 'terrain of {place}', kind ? tec[kind].addition : 0, target) +
    why.item('11.9', 'town', isTown[target] === 1 ? addition.town.addition : 0) +
    why.item('11.9', 'city', isCity[target] === 1 ? addition.city.addition : 0) +
    why.item(
      '11.10',
      'entrenchment',
      entrenched[enemyOf(phasing(s))]![target] === 1 ? addition.entrenchment.addition : 0,
    ) +
    why.item('11.9', 'all attack across rivers', isAllAcross(s) ? addition.river.addition : 0)
  )
}

/** 11.9, R09-61: every attacker comes across a river, or across a lake or the sea, which count as one. */
function isAllAcross(s: State): boolean {
  const { ground, river, water } = s.setting
  const { target } = s.assault
  const first = attackers(s)
  for (let unit = first; unit > 0; unit = attackerAfter(s, unit)) {
    const from = s.units.place[unit]!
    const way = from * 6 + ground.directionTo(from, target)
    if (river[way] === 0 && water[way] === 0) return false
  }
  return first > 0
}

/** 11.8: attack less defence. */
export const differential = (s: State, why: Why = NO_REASONS): number =>
  attackStrength(s, why) + defenceStrength(s, against(why))

/** Line items that count for the other side. */
const against = (why: Why): Why => ({
  item: (rule, text, value, a, b) => why.item(rule, text, -value, a, b),
  no: (...of) => why.no(...of),
})

/** 6.8: the German does not know all who stand in the hex. */
export function isInTheDark(view: State): boolean {
  for (let unit = pieces.first(view, view.assault.target); unit !== 0; unit = pieces.next(view, unit))
    if (pieces.isUnknown(view, unit)) return true
  return false
}

/** 11.13, R09-05: the column of the differential, moved by all shifts together, and bounded once. */
export function column(s: State, why: Why = NO_REASONS): number {
  const base = differentialColumn(s.setting.crt, attackStrength(s), defenceStrength(s), why)
  return shift(s.setting.crt, base, shifts(s, why), why)
}

/** Each at most once; to the right is better for the attacker. */
export function shifts(s: State, why: Why = NO_REASONS): number {
  return (
    why.item('5.4', 'Bagration', isBagration(s) ? 1 : 0) +
    why.item('11.11', 'concentric attack', isConcentric(s) ? 1 : 0) +
    why.item('11.25', 'partisan area', isAmongPartisans(s) ? 1 : 0) +
    why.item('12.7', 'shock army', hasShock(s) ? 1 : 0) +
    why.item('13.1', 'air army', s.assault.air) +
    why.item('12.6', 'armor concentration', s.assault.armor) +
    why.item('7.4', 'attackers out of supply', areAttackersCut(s) ? -1 : 0) +
    why.item('7.4', 'defenders out of supply', areDefendersCut(s) ? 1 : 0)
  )
}

/** 5.4: only activated units attack on turn 1; they gain by it before they move. */
const isBagration = (s: State): boolean => s.turn === 1 && phasing(s) === SOVIET && phaseNow(s).combat === 'first'

/** 11.25. */
const isAmongPartisans = (s: State): boolean => phasing(s) === SOVIET && s.setting.isPartisan[s.assault.target] === 1

/** 11.11, R09-23: opposite hexes, three alternate ones, or four and more. */
export function isConcentric(s: State): boolean {
  const { target } = s.assault
  // 12.5
  if (s.setting.isCity[target] === 1 || hasLocality(s, target)) return false
  const { ground } = s.setting
  let from = 0
  for (let unit = attackers(s); unit > 0; unit = attackerAfter(s, unit))
    from |= 1 << ground.directionTo(target, s.units.place[unit]!)
  return CONCENTRIC[from] === 1
}

/** By set of directions, a bit each. */
const CONCENTRIC = Uint8Array.from({ length: 64 }, (_, from) => {
  const isOpposite = (from & (from >> 3) & 0b111) !== 0
  const isAlternate = (from & 0b010101) === 0b010101 || (from & 0b101010) === 0b101010
  const hexes = [0, 1, 2, 3, 4, 5].filter((direction) => (from & (1 << direction)) !== 0).length
  return isOpposite || isAlternate || hexes > 3 ? 1 : 0
})

export function hasLocality(s: State, hex: number): boolean {
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) if (isLocality(s, unit)) return true
  return false
}

/** 12.7: a shock army in full strength, and nobody without supply. */
function hasShock(s: State): boolean {
  if (phasing(s) !== SOVIET || s.turn === 1 || s.turn >= EXHAUSTION || areAttackersCut(s)) return false
  for (let unit = attackers(s); unit > 0; unit = attackerAfter(s, unit)) if (isFullShock(s, unit)) return true
  return false
}

export const isFullShock = ({ setting, units }: State, unit: number): boolean =>
  setting.isShock[unit] === 1 && units.reduced[unit] === 0

function areAttackersCut(s: State): boolean {
  for (let unit = attackers(s); unit > 0; unit = attackerAfter(s, unit)) if (isCut(s, unit)) return true
  return false
}

/** 12.5: a fortified locality supplies the defence of its hex. */
function areDefendersCut(s: State): boolean {
  const { target } = s.assault
  if (hasLocality(s, target)) return false
  for (let unit = pieces.first(s, target); unit !== 0; unit = pieces.next(s, unit)) if (isCut(s, unit)) return true
  return false
}

/** 7.1: out of supply as the battle began; before that, as it would begin now. */
export const isCut = (s: State, unit: number): boolean =>
  s.assault.isDeclared === 1 ? s.units.unsupplied[unit] === 1 : !isSupplied(s, unit)

/** 7.1: supply holds for the whole battle as it is when it begins. */
export function beginBattle(s: State): void {
  for (let unit = attackers(s); unit > 0; unit = attackerAfter(s, unit))
    s.units.unsupplied[unit] = isSupplied(s, unit) ? 0 : 1
  for (let unit = pieces.first(s, s.assault.target); unit !== 0; unit = pieces.next(s, unit))
    s.units.unsupplied[unit] = isSupplied(s, unit) ? 0 : 1
  s.assault.isDeclared = 1
}
