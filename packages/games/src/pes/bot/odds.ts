import { GERMAN_FIRE, SOVIET_FIRE, TERRAIN_EFFECTS, TERRAINS } from '../charts.ts'
import { breakoutModifier } from '../pockets.ts'
import { LOWEST_MODIFIER, type PesSetting } from '../scenarios.ts'
import { defendersIn, isLate, type State } from '../state.ts'

/** How likely a die is to cost no step, one, and two. */
export type Die = readonly [number, number, number]

export const germanDie = (setting: PesSetting, modifier: number): Die => dieOf(setting, GERMAN_FIRE, modifier)
export const sovietDie = (setting: PesSetting, modifier: number): Die => dieOf(setting, SOVIET_FIRE, modifier)

/** 10.5: off the table of results. */
function dieOf({ fire }: PesSetting, side: number, modifier: number): Die {
  const faces = fire[side]![modifier - LOWEST_MODIFIER]!
  const share = (steps: number) => faces.reduce((sum, of) => sum + (of === steps ? 1 : 0), 0) / faces.length
  return [share(0), share(1), share(2)]
}

const mean = ([, one, two]: Die): number => one + 2 * two

/** Dice that a division loses with its first step, about. */
export const DICE_A_STEP = 3.3

const clamp = (x: number): number => Math.max(0, Math.min(1, x))

/** About how likely a sum of this mean and variance is to reach a number. */
export function atLeast(sum: number, variance: number, number: number): number {
  const z = (sum - number + 0.5) / Math.sqrt(variance)
  return 0.5 + (0.5 * z) / Math.sqrt(1 + z * z)
}

/** Mean steps that a unit costs that breaks out. */
export const breakoutRate = (s: State): number => mean(sovietDie(s.setting, breakoutModifier(s)))

/** 10.2, 10.5: mean steps of a German die. */
export function hitRate(s: State, hex: number, mech: number): number {
  const effects = TERRAIN_EFFECTS[TERRAINS[s.setting.terrain[hex]!]!]
  return RATES[(mech === 1 ? effects.mechFire : effects.legFire) + 2]!
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
