/** A figure and where the true one lies with 95 % confidence. */
export interface Estimate {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** The 97.5 % point of the normal distribution. */
const Z = 1.959964

/** A share of `count` in `of`, after Wilson: never outside 0 to 1, and sensible for few games. */
export function share(count: number, of: number): Estimate {
  if (of === 0) return { value: 0, low: 0, high: 1 }
  const p = count / of
  const scale = 1 + (Z * Z) / of
  const middle = (p + (Z * Z) / (2 * of)) / scale
  const reach = (Z / scale) * Math.sqrt((p * (1 - p)) / of + (Z * Z) / (4 * of * of))
  return { value: p, low: count === 0 ? 0 : middle - reach, high: count === of ? 1 : middle + reach }
}

/** The mean of figures, by the spread they have. */
export function mean(figures: readonly number[]): Estimate {
  const of = figures.length
  const value = of === 0 ? 0 : figures.reduce((sum, figure) => sum + figure, 0) / of
  if (of < 2) return { value, low: value, high: value }
  const spread = figures.reduce((sum, figure) => sum + (figure - value) ** 2, 0) / (of - 1)
  const reach = Z * Math.sqrt(spread / of)
  return { value, low: value - reach, high: value + reach }
}

/**
 * The difference of two shares that were counted in pairs, after Agresti and Min: `gained` pairs have it in the second only, `lost` in
 * the first only. What a pair has in both or in neither says nothing about a difference, so common dice narrow it.
 */
export function pairedDifference(gained: number, lost: number, pairs: number): Estimate {
  const value = pairs === 0 ? 0 : (gained - lost) / pairs
  const of = pairs + 2
  const [up, down] = [gained + 0.5, lost + 0.5]
  const middle = (up - down) / of
  const reach = (Z / of) * Math.sqrt(up + down - (up - down) ** 2 / of)
  return { value, low: Math.max(-1, middle - reach), high: Math.min(1, middle + reach) }
}
