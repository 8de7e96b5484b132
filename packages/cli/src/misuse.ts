/** The command line is wrong: nothing was done, and whoever typed it can mend it. */
export class Misuse extends Error {}

/** Reads what was asked for; what is wrong with it is a misuse. A name that is none gets the nearest of those there are. */
export function asked<R>(read: () => R, name = '', names: readonly string[] = []): R {
  try {
    return read()
  } catch (error) {
    if (error instanceof Misuse) throw error
    throw new Misuse(`${error instanceof Error ? error.message : String(error)}${didYouMean(name, names)}`)
  }
}

/** `. Did you mean dagc73?`, or nothing where no name is near. */
export function didYouMean(name: string, names: readonly string[]): string {
  const near = nearest(name, names)
  return near === null ? '' : `. Did you mean ${near}?`
}

/** The name that most likely was meant: few slips away, and less than half of it. */
function nearest(name: string, names: readonly string[]): string | null {
  const ranked = names
    .map((other) => ({ other, slips: slipsBetween(name.toLowerCase(), other.toLowerCase()) }))
    .filter(({ other, slips }) => slips <= MOST_SLIPS && slips * 2 < other.length)
    .sort((a, b) => a.slips - b.slips)
  return ranked[0]?.other ?? null
}

const MOST_SLIPS = 3

/** Letters left out, put in, mistaken or swapped with the next (Damerau's distance, in its simple form). */
function slipsBetween(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i, ...new Array<number>(b.length).fill(0)])
  for (let j = 1; j <= b.length; j++) rows[0]![j] = j
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      rows[i]![j] = Math.min(
        rows[i - 1]![j]! + 1,
        rows[i]![j - 1]! + 1,
        rows[i - 1]![j - 1]! + cost,
        isSwap ? rows[i - 2]![j - 2]! + 1 : Number.POSITIVE_INFINITY,
      )
    }
  return rows[a.length]![b.length]!
}
