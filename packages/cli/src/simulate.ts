import { writeFileSync } from 'node:fs'
import { findRegistration } from '@hexfront/games'
import { type Arm, checkArm } from './lab/arm.ts'
import { compareArms, reportComparisons } from './lab/comparison.ts'
import type { Experiment } from './lab/experiment.ts'
import type { Result } from './lab/games.ts'
import { overlayAsked } from './lab/overlays.ts'
import { plotTallies } from './lab/plot.ts'
import { reportTallies } from './lab/report.ts'
import { runGames, type WideConduct } from './lab/run.ts'
import { tally } from './lab/tally.ts'
import type { Format } from './lab/words.ts'
import { readOptions } from './options.ts'
import type { Voice } from './voice.ts'

export interface SimulateOptions extends WideConduct {
  readonly scenario?: string
  readonly players: string
  readonly option: readonly string[]
  readonly overlay?: string
  readonly set: readonly string[]
  readonly games: number
  readonly seed: string
  readonly format: Format
  readonly plot?: string
}

/** Plays whole games between bots and prints how they ended. */
export async function simulate(id: string, options: SimulateOptions, voice: Voice): Promise<number> {
  const { rules: game } = findRegistration(id)
  const overlay = overlayAsked(game, options.overlay, options.set)
  const arms = scenariosAsked(id, options).map((scenario): Arm => ({ ...armAsked(id, options), scenario, overlay }))
  const experiment = experimentOf(arms, options)
  const results = await runGames(experiment, options, voice)
  const tallies = arms.map((arm, at) => tally(arm, game.sides, results[at]!))
  voice.out(reportTallies(tallies, options.seed, options.format))
  if (options.plot !== undefined) writeFileSync(options.plot, plotTallies(game.name, tallies))
  return 0
}

/** Plays each game twice with the same dice, as it is and with changed values, and prints what that changes. */
export async function compare(id: string, options: SimulateOptions, voice: Voice): Promise<number> {
  const { rules: game } = findRegistration(id)
  const overlay = overlayAsked(game, options.overlay, options.set)
  if (!overlay) throw new Error('there is nothing to compare: name what changes by --set name=value or --overlay FILE')
  const plain = { ...armAsked(id, options), name: 'as it is' }
  const arms = scenariosAsked(id, options).flatMap((scenario): Arm[] => [
    { ...plain, scenario, overlay: null },
    { ...plain, name: overlay.name, scenario, overlay },
  ])
  const results = await runGames(experimentOf(arms, options), options, voice)
  const tallies = arms.map((arm, at) => tally(arm, game.sides, results[at]!))
  const comparisons = pairsOf(results).map((pair, at) =>
    compareArms(game.sides, tallies[2 * at]!, tallies[2 * at + 1]!, pair),
  )
  voice.out(reportComparisons(comparisons, options.seed, options.format))
  if (options.plot !== undefined) writeFileSync(options.plot, plotTallies(`${game.name}: ${overlay.name}`, tallies))
  return 0
}

const pairsOf = (results: readonly Result[][]): [Result[], Result[]][] =>
  Array.from({ length: results.length / 2 }, (_, at) => [results[2 * at]!, results[2 * at + 1]!])

function scenariosAsked(id: string, { scenario }: SimulateOptions): readonly string[] {
  return scenario === undefined ? findRegistration(id).rules.scenarios.map((one) => one.id) : [scenario]
}

const armAsked = (id: string, { players, option }: SimulateOptions): Omit<Arm, 'scenario' | 'overlay'> => ({
  name: '',
  game: id,
  options: readOptions(option),
  players: players.split(','),
})

function experimentOf(arms: readonly Arm[], { seed, games }: SimulateOptions): Experiment {
  for (const arm of arms) checkArm(arm)
  return { seed, games, arms }
}
