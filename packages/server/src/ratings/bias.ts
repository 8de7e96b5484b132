/** How a scenario went between bots that play alike: what the first side won, what was drawn, what the second won. */
interface Tally {
  readonly first: number
  readonly drawn: number
  readonly second: number
}

/**
 * Balance of the scenarios, from the tables of docs/games: in `dagc73` the veterans, elsewhere bot against bot. Scenarios that
 * are not listed count as even.
 */
const TALLIES: Readonly<Record<string, Readonly<Record<string, Tally>>>> = {
  // docs/games/dagc73.md, Balance: veterans on both sides; German, draw, Russian
  dagc73: {
    historical: { first: 84, drawn: 0, second: 16 },
    sane: { first: 75, drawn: 0, second: 25 },
    limited: { first: 64, drawn: 20, second: 16 },
    maximum: { first: 30, drawn: 0, second: 70 },
  },
  // docs/games/dagc09.md, Balance: 200 games a scenario; German, Soviet on points or by Koenigsberg
  dagc09: {
    historical: { first: 104, drawn: 0, second: 96 },
    bold: { first: 109, drawn: 0, second: 91 },
    dday: { first: 148, drawn: 0, second: 52 },
    plot: { first: 111, drawn: 0, second: 89 },
    combined: { first: 179, drawn: 0, second: 21 },
  },
  // docs/games/damos.md, Balance: 500 games; German major and minor, Russian
  damos: { campaign: { first: 267, drawn: 0, second: 233 } },
  // docs/games/efs.md, Balance: Axis, Soviet
  efs: {
    lepel: { first: 109, drawn: 0, second: 91 },
    yelnya: { first: 85, drawn: 0, second: 115 },
    borisov: { first: 11, drawn: 0, second: 89 },
  },
}

/** Even games that are added to each tally, since it says as much about the bots as about the scenario; and what is believed at most. */
const DOUBT = 60
const MOST = 200

/** How many points of rating the first side of a scenario is worth more than the second; below 0 the second is. */
export function biasOf(game: string, scenario: string): number {
  const tally = TALLIES[game]?.[scenario]
  if (!tally) return 0
  const { first, drawn, second } = tally
  const share = (first + drawn / 2 + DOUBT / 2) / (first + drawn + second + DOUBT)
  const points = 400 * Math.log10(share / (1 - share))
  return Math.max(-MOST, Math.min(MOST, Math.round(points)))
}
