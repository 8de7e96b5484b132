import { type PairResult, type Showing, shareOf } from '@hexfront/bots'
import type { Arm } from './arm.ts'
import { type Estimate, mean } from './interval.ts'
import { csvLine, type Format, figure } from './words.ts'

/** How pairs of games went for the first of two players, in one scenario or in all. */
export interface Standing {
  readonly game: string
  readonly scenario: string
  readonly overlay: string | null
  readonly players: readonly string[]
  readonly seed: string
  readonly pairs: number
  readonly won: number
  readonly drawn: number
  /** Pairs won, drawn ones as half, with its interval. */
  readonly share: number
  readonly low: number
  readonly high: number
  readonly gamesWon: number
  readonly gamesLost: number
  /** Mean lead a game, with its interval. */
  readonly lead: number
  readonly leadLow: number
  readonly leadHigh: number
  /** Where one side is played: how far each player came with it, on average. */
  readonly figures: readonly Readonly<Record<string, Estimate>>[]
  /** Milliseconds of processor time that each took for a phase, on average and at worst. */
  readonly milliseconds: readonly number[]
  readonly worst: readonly number[]
}

export function standingOf(
  { game, scenario, overlay, players }: Pick<Arm, 'game' | 'scenario' | 'overlay' | 'players'>,
  seed: string,
  played: readonly PairResult[],
): Standing {
  const won = played.filter(({ lead }) => lead > 0).length
  const drawn = played.filter(({ lead }) => lead === 0).length
  const lead = mean(played.map((pair) => pair.lead))
  const ofEach = <R>(part: (showings: readonly Showing[]) => R): R[] =>
    players.map((_, at) => part(played.map(({ rivals }) => rivals[at]!)))
  return {
    game,
    scenario,
    overlay: overlay?.name ?? null,
    players,
    seed,
    pairs: played.length,
    won,
    drawn,
    ...shareOf(won + drawn / 2, played.length),
    gamesWon: sum(played.map((pair) => pair.won)),
    gamesLost: sum(played.map((pair) => pair.lost)),
    lead: lead.value,
    leadLow: lead.low,
    leadHigh: lead.high,
    figures: ofEach((showings) => meansOf(showings.map(({ figures }) => figures))),
    milliseconds: ofEach(
      (showings) =>
        sum(showings.map(({ milliseconds }) => milliseconds)) / Math.max(1, sum(showings.map(({ phases }) => phases))),
    ),
    worst: ofEach((showings) => Math.max(0, ...showings.map(({ worst }) => worst))),
  }
}

function meansOf(figures: readonly Readonly<Record<string, number>>[]): Readonly<Record<string, Estimate>> {
  const names = [...new Set(figures.flatMap((one) => Object.keys(one)))]
  return Object.fromEntries(names.map((name) => [name, mean(figures.flatMap((one) => one[name] ?? []))]))
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)

export function reportStandings(standings: readonly Standing[], overall: readonly Standing[], format: Format): string {
  switch (format) {
    case 'text':
      return [...standings, ...overall].map(inWords).join('\n')
    case 'json':
      return JSON.stringify(standings, null, 2)
    case 'csv':
      return csvOf(standings)
  }
}

export function inWords(standing: Standing): string {
  const { game, scenario, overlay, players, pairs, won, drawn, share, low, high, gamesWon, gamesLost } = standing
  const lead = `lead ${standing.lead.toFixed(1)} [${standing.leadLow.toFixed(1)}, ${standing.leadHigh.toFixed(1)}] a game`
  const times = players.map(
    (name, at) =>
      `${name} ${standing.milliseconds[at]!.toFixed(0)} ms a phase, at worst ${standing.worst[at]!.toFixed(0)}`,
  )
  const figures = players.flatMap((name, at) => {
    const told = Object.entries(standing.figures[at]!).map(([what, value]) => `${what} ${figure(value)}`)
    return told.length === 0 ? [] : [`  ${name}: ${told.join(', ')}`]
  })
  return [
    `${game} ${scenario}, ${players.join(' against ')}${overlay === null ? '' : `, with ${overlay}`}: ${won} of ${pairs} pairs won, ${drawn} drawn, ${share.toFixed(2)} [${low.toFixed(2)}, ${high.toFixed(2)}]`,
    `  games ${gamesWon} won, ${gamesLost} lost; ${lead}; ${times.join('; ')}`,
    ...figures,
  ].join('\n')
}

/** A line for the pairs, the lead, and each figure of each player. */
function csvOf(standings: readonly Standing[]): string {
  const head = ['game', 'scenario', 'overlay', 'first', 'second', 'measure', 'name', 'pairs', 'value', 'low', 'high']
  const lines = standings.flatMap(({ game, scenario, overlay, players, pairs, figures, ...standing }) => {
    const of = [game, scenario, overlay ?? '', ...players]
    return [
      [...of, 'share', players[0]!, pairs, standing.share, standing.low, standing.high],
      [...of, 'lead', players[0]!, pairs, standing.lead, standing.leadLow, standing.leadHigh],
      ...players.flatMap((player, at) =>
        Object.entries(figures[at]!).map(([name, { value, low, high }]) => [
          ...of,
          name,
          player,
          pairs,
          value,
          low,
          high,
        ]),
      ),
    ]
  })
  return [head, ...lines].map(csvLine).join('\n')
}
