import rate from 'glicko2-lite'

export interface Strength {
  readonly rating: number
  readonly deviation: number
  readonly volatility: number
}

export const NEWCOMER: Strength = { rating: 1500, deviation: 350, volatility: 0.06 }

const PERIOD = 30 * 86_400_000
/** Points of rating in one unit of the scale that Glicko-2 counts in. */
const UNIT = 173.7178
const TAU = 0.5

/** Who was away for long is known less well. */
export function after(strength: Strength, milliseconds: number): Strength {
  const grown = Math.hypot(
    strength.deviation,
    UNIT * strength.volatility * Math.sqrt(Math.max(0, milliseconds) / PERIOD),
  )
  return { ...strength, deviation: Math.min(NEWCOMER.deviation, grown) }
}

/**
 * Both after a game; `score` is what the first made of it: 1, a half, 0. `bias` is what his side was worth more: to him the other
 * counts as weaker by so much, and he to the other as stronger.
 */
export function rated(first: Strength, second: Strength, score: number, bias: number): readonly [Strength, Strength] {
  return [
    updated(first, second.rating - bias, second.deviation, score),
    updated(second, first.rating + bias, first.deviation, 1 - score),
  ]
}

function updated(own: Strength, rating: number, deviation: number, score: number): Strength {
  const next = rate(own.rating, own.deviation, own.volatility, [[rating, deviation, score]], { tau: TAU })
  return { rating: next.rating, deviation: Math.min(NEWCOMER.deviation, next.rd), volatility: next.vol }
}
