import type { Result } from './games.ts'
import { type Estimate, mean, pairedDifference } from './interval.ts'
import { titleOf } from './report.ts'
import { NOBODY, type Tally, winnerName } from './tally.ts'
import { csvLine, type Format, percent, points, round } from './words.ts'

/** Two ways to play a scenario with the same dice, and what the second changes. */
export interface Comparison {
  readonly scenario: string
  readonly before: Tally
  readonly after: Tally
  /** By side: how the share of its wins changes, in pairs of games with one seed. */
  readonly wins: readonly Changed[]
  readonly figures: readonly Changed[]
  /** Pairs that ended in the same position: what was changed did not come up, or changed nothing. */
  readonly same: number
}

interface Changed {
  readonly name: string
  readonly difference: Estimate
}

export function compareArms(
  sides: readonly string[],
  before: Tally,
  after: Tally,
  [first, second]: readonly [readonly Result[], readonly Result[]],
): Comparison {
  const pairs = first.flatMap((one) => {
    const other = second.find(({ n }) => n === one.n)
    return other ? [[one, other] as const] : []
  })
  const winners = [...sides, ...(pairs.some((pair) => pair.some(({ winner }) => winner === 0)) ? [NOBODY] : [])]
  const won = ({ winner }: Result, name: string): boolean => winnerName(sides, winner) === name
  return {
    scenario: before.arm.scenario,
    before,
    after,
    wins: winners.map((name) => ({
      name,
      difference: pairedDifference(
        pairs.filter(([a, b]) => !won(a, name) && won(b, name)).length,
        pairs.filter(([a, b]) => won(a, name) && !won(b, name)).length,
        pairs.length,
      ),
    })),
    figures: before.figures.map(({ name }) => ({
      name,
      difference: mean(pairs.map(([a, b]) => (b.figures[name] ?? 0) - (a.figures[name] ?? 0))),
    })),
    same: pairs.filter(([a, b]) => a.hash === b.hash).length,
  }
}

export function reportComparisons(list: readonly Comparison[], seed: string, format: Format): string {
  switch (format) {
    case 'text':
      return list.map(textOf).join('\n')
    case 'json':
      return JSON.stringify({ hexfront: 'comparison', seed, scenarios: list }, null, 2)
    case 'csv':
      return csvOf(list)
  }
}

function textOf({ before, after, wins, figures, same }: Comparison): string {
  const { games } = before
  const shares = (of: Tally): string => of.wins.map(({ name, share }) => `${name} ${percent(share)}`).join(', ')
  return [
    `${titleOf(before.arm)}, ${games} ${games === 1 ? 'pair' : 'pairs'} of games`,
    `  ${before.arm.name}: ${shares(before)}`,
    `  ${after.arm.name}: ${shares(after)}`,
    `  difference in points of a hundred: ${wins.map(({ name, difference }) => `${name} ${points(difference)}`).join(', ')}`,
    ...(figures.length === 0
      ? []
      : [
          `  difference of the averages: ${figures
            .map(
              ({ name, difference: { value, low, high } }) =>
                `${name} ${round(value)} (${round(low)} to ${round(high)})`,
            )
            .join(', ')}`,
        ]),
    ...(same > 0 ? [`  ${same} of the pairs ended alike to the last counter`] : []),
  ].join('\n')
}

function csvOf(list: readonly Comparison[]): string {
  const head = ['game', 'scenario', 'measure', 'name', 'pairs', 'before', 'after', 'difference', 'low', 'high']
  const lines = list.flatMap(({ before, after, wins, figures }) => {
    const of = [before.arm.game, before.arm.scenario]
    const winsIn = (tally: Tally, name: string) => tally.wins.find((one) => one.name === name)?.share.value ?? 0
    const meanIn = (tally: Tally, name: string) => tally.figures.find((one) => one.name === name)?.mean.value ?? 0
    const tail = ({ value, low, high }: Estimate) => [value, low, high]
    return [
      ...wins.map(({ name, difference }) => [
        ...of,
        'win',
        name,
        before.games,
        winsIn(before, name),
        winsIn(after, name),
        ...tail(difference),
      ]),
      ...figures.map(({ name, difference }) => [
        ...of,
        'mean',
        name,
        before.games,
        meanIn(before, name),
        meanIn(after, name),
        ...tail(difference),
      ]),
    ]
  })
  return [head, ...lines].map(csvLine).join('\n')
}
