/** The chances of 0, 1, 2 ... */
export type Spread = readonly number[]

export function spreadFrom(chances: ReadonlyMap<number, number>): Spread {
  const spread = new Array<number>(1 + Math.max(0, ...chances.keys())).fill(0)
  for (const [value, chance] of chances) spread[value] = chance
  return spread
}

export const meanOf = (spread: Spread): number => spread.reduce((sum, chance, value) => sum + value * chance, 0)
