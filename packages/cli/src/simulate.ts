import { writeFileSync } from 'node:fs'
import type { Registration } from '@hexfront/games'
import { gameAsked, optionsAsked, playersAsked, scenariosAsked } from './asked.ts'
import type { Arm } from './lab/arm.ts'
import { compareArms, reportComparisons } from './lab/comparison.ts'
import type { Experiment } from './lab/experiment.ts'
import { GAMES, type Result } from './lab/games.ts'
import { overlayAsked } from './lab/overlays.ts'
import { plotTallies } from './lab/plot.ts'
import { reportTallies } from './lab/report.ts'
import { type Conduct, runExperiment } from './lab/run.ts'
import { tally } from './lab/tally.ts'
import type { Format } from './lab/words.ts'
import { Misuse } from './misuse.ts'
import type { Voice } from './voice.ts'

export interface SimulateOptions extends Conduct {
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
  const registration = gameAsked(id)
  const { rules: game } = registration
  const overlay = overlayAsked(game, options.overlay, options.set)
  const plain = armAsked(registration, options)
  const arms = scenariosAsked(game, options.scenario).map((scenario): Arm => ({ ...plain, scenario, overlay }))
  const results = await runExperiment(GAMES, experimentOf(arms, options), options, voice)
  const tallies = arms.map((arm, at) => tally(arm, game.sides, results[at]!))
  voice.out(reportTallies(tallies, options.seed, options.format))
  if (options.plot !== undefined) writeFileSync(options.plot, plotTallies(game.name, tallies))
  return 0
}

/** Plays each game twice with the same dice, as it is and with changed values, and prints what that changes. */
export async function compare(id: string, options: SimulateOptions, voice: Voice): Promise<number> {
  const registration = gameAsked(id)
  const { rules: game } = registration
  const overlay = overlayAsked(game, options.overlay, options.set)
  if (!overlay) throw new Misuse('there is nothing to compare: name what changes by --set name=value or --overlay FILE')
  const plain = { ...armAsked(registration, options), name: 'as it is' }
  const arms = scenariosAsked(game, options.scenario).flatMap((scenario): Arm[] => [
    { ...plain, scenario, overlay: null },
    { ...plain, name: overlay.name, scenario, overlay },
  ])
  const results = await runExperiment(GAMES, experimentOf(arms, options), options, voice)
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

function armAsked(registration: Registration, { players, option }: SimulateOptions): Omit<Arm, 'scenario' | 'overlay'> {
  const { rules: game } = registration
  const names = playersAsked(registration, players.split(','))
  if (names.length !== game.sides.length)
    throw new Misuse(`--players ${players}: one for each of ${game.sides.join(', ')} was expected`)
  return { name: '', game: game.id, options: optionsAsked(game, option), players: names }
}

const experimentOf = (arms: readonly Arm[], { seed, games }: SimulateOptions): Experiment => ({ seed, games, arms })
