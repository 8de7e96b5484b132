/** The same numbers for the same seed, from 0 up to 1. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const below = (random: () => number, limit: number): number => Math.floor(random() * limit)

export function anyOf<T>(random: () => number, list: readonly T[]): T {
  const one = list[below(random, list.length)]
  if (one === undefined) throw new Error('there is nothing to choose from')
  return one
}
