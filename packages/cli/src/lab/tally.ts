import type { Arm } from './arm.ts'
import type { Result } from './games.ts'
import { type Estimate, mean, share } from './interval.ts'

/** How the games of an arm ended. */
export interface Tally {
  readonly arm: Arm
  readonly games: number
  /** By winner and level, the most frequent first. */
  readonly ends: readonly Counted[]
  /** By side, and last those that nobody won, where there are any. */
  readonly wins: readonly Counted[]
  readonly figures: readonly Measured[]
}

interface Counted {
  readonly name: string
  readonly count: number
  readonly share: Estimate
}

interface Measured {
  readonly name: string
  readonly mean: Estimate
}

export function tally(arm: Arm, sides: readonly string[], results: readonly Result[]): Tally {
  const games = results.length
  const counted = (name: string, count: number): Counted => ({ name, count, share: share(count, games) })
  const ends = new Map<string, number>()
  for (const { winner, level } of results) {
    const end = `${winnerName(sides, winner)} (${level})`
    ends.set(end, (ends.get(end) ?? 0) + 1)
  }
  const wonBy = (side: number): number => results.filter(({ winner }) => winner === side).length
  const names = [...new Set(results.flatMap(({ figures }) => Object.keys(figures)))]
  return {
    arm,
    games,
    ends: [...ends].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([name, count]) => counted(name, count)),
    wins: [
      ...sides.map((name, at) => counted(name, wonBy(at + 1))),
      ...(wonBy(0) > 0 ? [counted(NOBODY, wonBy(0))] : []),
    ],
    figures: names.map((name) => ({ name, mean: mean(results.flatMap(({ figures }) => figures[name] ?? [])) })),
  }
}

export const NOBODY = 'nobody'

export const winnerName = (sides: readonly string[], winner: number): string =>
  winner === 0 ? NOBODY : (sides[winner - 1] ?? NOBODY)
