import { meanOf } from '../../chances.ts'
import { once } from '../../once.ts'
import { GERMAN_FIRE, LOWEST_MODIFIER, SOVIET_FIRE, TERRAINS } from '../charts.ts'
import { breakoutModifier } from '../pockets.ts'
import type { PesSetting } from '../scenarios.ts'
import { fireSpread, spreadOf } from '../spread.ts'
import { defendersIn, isLate, type State } from '../state.ts'

/** Dice that a division loses with its first step, about. */
export const DICE_A_STEP = 3.3

const clamp = (x: number): number => Math.max(0, Math.min(1, x))

/** About how likely a sum of this mean and variance is to reach a number. */
export function atLeast(sum: number, variance: number, number: number): number {
  const z = (sum - number + 0.5) / Math.sqrt(variance)
  return 0.5 + (0.5 * z) / Math.sqrt(1 + z * z)
}

/** Mean steps that a unit costs that breaks out. */
export const breakoutRate = (s: State): number => meanOf(fireSpread(s.setting, SOVIET_FIRE, 1, breakoutModifier(s)))

/** 10.2, 10.5: mean steps of a German die. */
export function hitRate({ setting }: State, hex: number, mech: number): number {
  const { legFire, mechFire } = setting.charts.tec[TERRAINS[setting.terrain[hex]!]!]
  return germanRates(setting)[(mech === 1 ? mechFire : legFire) - LOWEST_MODIFIER]!
}

/** By modifier, the lowest first. */
const germanRates = once(({ fire }: PesSetting) => fire[GERMAN_FIRE]!.map((faces) => meanOf(spreadOf(1, faces))))

/** 8.2-8.4: how many defend a hex on the average. */
export function expectedGarrison(s: State, hex: number, cup: number): number {
  const there = defendersIn(s, hex)
  if (there > 0) return there
  const { isMoscow, isCity, isTown } = s.setting
  const open = isLate(s) ? 10 / 6 : 1
  return Math.min(cup, isMoscow[hex] === 1 ? 7 : isCity[hex] === 1 ? 3.5 : open + isTown[hex]!)
}

/** Steps that a garrison costs an attacker who can expect so many kills in a round. */
export const tollOf = (foes: number, kills: number): number =>
  foes === 0 ? 0 : foes * 0.33 * (0.4 + 0.6 * clamp(foes / kills - 0.4)) * Math.max(1, foes / kills)
