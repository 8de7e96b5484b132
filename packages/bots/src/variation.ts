import type { Dice } from '@hexfront/core'

/** Sixteen values of a lognormal law of deviation 0.5, all as likely: written out, since engines differ in the last digit of an exponential. */
const FACTORS = [
  0.394, 0.517, 0.603, 0.678, 0.749, 0.818, 0.888, 0.962, 1.04, 1.126, 1.222, 1.336, 1.474, 1.657, 1.935, 2.536,
]

const factor = (dice: Dice): number => FACTORS[dice.pick(FACTORS.length, 'a weight')]!

/** The same weights, each more or less; what is no number stays. Lists are stretched as a whole. */
export function stretched<W extends object>(weights: W, dice: Dice, except: readonly (keyof W & string)[] = []): W {
  const changed = Object.entries(weights)
    .filter(([name]) => !except.some((one) => one === name))
    .map(([name, weight]) => [name, times(weight, dice)])
  return { ...weights, ...Object.fromEntries(changed) }
}

function times(weight: unknown, dice: Dice): unknown {
  if (typeof weight === 'number') return weight * factor(dice)
  if (!Array.isArray(weight)) return weight
  const by = factor(dice)
  return weight.map((one: unknown) => (typeof one === 'number' ? one * by : one))
}

/** Likes and dislikes without a reason, by which plans differ: of places to be, and of enemies to attack. */
export interface Whims {
  readonly seed: number
  /** How much they weigh. */
  readonly places: number
  readonly targets: number
}

export const NO_WHIMS: Whims = { seed: 0, places: 0, targets: 0 }

export const newWhims = (places: number, targets: number, dice: Dice): Whims => ({
  seed: 1 + dice.pick(1 << 15, 'whims'),
  places,
  targets,
})

export const likesPlace = ({ seed, places }: Whims, hex: number): number =>
  places === 0 ? 0 : places * between(seed, hex)

export const likesTarget = ({ seed, targets }: Whims, hex: number): number =>
  targets === 0 ? 0 : targets * between(~seed, hex)

/** Anything from -1 to 1, always the same for a seed and a thing. */
function between(seed: number, thing: number): number {
  let mixed = Math.imul(seed ^ Math.imul(thing, 0x9e3779b1), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 13)) >> 0) / 0x80000000
}
