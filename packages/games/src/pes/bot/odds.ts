import { TERRAIN_EFFECTS, TERRAINS } from '../charts.ts'
import { defendersIn, isLate, type State } from '../state.ts'

/** Mean steps that a die of a breakout costs. */
export const HIT = 0.5

/** Dice that a division loses with its first step, about. */
export const DICE_A_STEP = 3.3

const clamp = (x: number): number => Math.max(0, Math.min(1, x))

/** About how likely a sum of this mean and variance is to reach a number. */
export function atLeast(mean: number, variance: number, number: number): number {
  const z = (mean - number + 0.5) / Math.sqrt(variance)
  return 0.5 + (0.5 * z) / Math.sqrt(1 + z * z)
}

/** 10.2, 10.5: mean steps of a German die. */
export function hitRate(s: State, hex: number, mech: number): number {
  const effects = TERRAIN_EFFECTS[TERRAINS[s.setting.terrain[hex]!]!]
  const modifier = mech === 1 ? effects.mechFire : effects.legFire
  return RATES[modifier + 2]!
}

/** By modifier from -2: faces 4 to 6 hit once, 7 and 8 twice. */
const RATES = [1 / 6, 2 / 6, 3 / 6, 5 / 6, 7 / 6] as const

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
  foes * 0.33 * (0.4 + 0.6 * clamp(foes / kills - 0.4)) * Math.max(1, foes / kills)
