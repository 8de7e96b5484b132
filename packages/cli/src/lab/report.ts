import type { Arm } from './arm.ts'
import type { Tally } from './tally.ts'
import { csvLine, type Format, figure, percent } from './words.ts'

/** What came of a simulation, scenario by scenario. */
export function reportTallies(tallies: readonly Tally[], seed: string, format: Format): string {
  switch (format) {
    case 'text':
      return tallies.map(textOf).join('\n')
    case 'json':
      return JSON.stringify({ hexfront: 'simulation', seed, scenarios: tallies }, null, 2)
    case 'csv':
      return csvOf(tallies)
  }
}

function textOf({ arm, games, ends, wins, figures }: Tally): string {
  const list = ends.map(({ name, count }) => `${count} ${name}`).join(', ')
  return [
    `${titleOf(arm)}, ${games} ${games === 1 ? 'game' : 'games'}: ${list}`,
    `  wins: ${wins.map(({ name, share }) => `${name} ${percent(share)}`).join(', ')}`,
    ...(figures.length === 0
      ? []
      : [`  on average: ${figures.map(({ name, mean }) => `${name} ${figure(mean)}`).join(', ')}`]),
  ].join('\n')
}

export const titleOf = ({ game, scenario, players, overlay }: Arm): string =>
  `${game} ${scenario}, ${players.join(' against ')}${overlay ? `, with ${overlay.name}` : ''}`

/** A line for each side, each end and each figure of each scenario. */
function csvOf(tallies: readonly Tally[]): string {
  const head = ['game', 'scenario', 'overlay', 'measure', 'name', 'games', 'count', 'value', 'low', 'high']
  const lines = tallies.flatMap(({ arm, games, wins, ends, figures }) => {
    const of = [arm.game, arm.scenario, arm.overlay?.name ?? '']
    return [
      ...wins.map(({ name, count, share }) => [...of, 'win', name, games, count, share.value, share.low, share.high]),
      ...ends.map(({ name, count, share }) => [...of, 'end', name, games, count, share.value, share.low, share.high]),
      ...figures.map(({ name, mean }) => [...of, 'mean', name, games, '', mean.value, mean.low, mean.high]),
    ]
  })
  return [head, ...lines].map(csvLine).join('\n')
}
