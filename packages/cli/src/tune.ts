import { createHash } from 'node:crypto'
import { type Factors, type Pace, type Trial, Tuner, variedWeights } from '@hexfront/bots'
import { dictionary, isObject, readJson, readShape } from '@hexfront/core'
import { gameAsked, optionsAsked, playersAsked, scenariosAsked, textOf } from './asked.ts'
import { printOf } from './lab/arm.ts'
import type { Conduct } from './lab/run.ts'
import { anyNumber } from './lab/sort.ts'
import { Misuse } from './misuse.ts'
import { type Bouts, judge } from './tuning/judge.ts'
import { PairTable } from './tuning/pair-table.ts'
import { reportTuning } from './tuning/report.ts'
import { type PairOrder, weightsWith } from './tuning/trial.ts'
import type { Voice } from './voice.ts'

export interface TuneOptions extends Omit<Conduct, 'database'>, Pace {
  readonly scenario?: string
  readonly option: readonly string[]
  readonly weights: readonly string[]
  readonly from?: string
  readonly against?: string
  readonly batches: number
  readonly pairs: number
  readonly judge: number
  readonly seed: string
  readonly format: 'text' | 'json'
}

/** Looks for better weights of a game's plain bot, and tells how they do in games that they were not found by. */
export async function tune(id: string, options: TuneOptions, voice: Voice): Promise<number> {
  const { against, batches, pairs, spread, rate, seed } = options
  const registration = gameAsked(id)
  const { rules: game, plans } = registration
  if (!plans) throw new Misuse(`${id} has no plans whose weights could be tuned`)
  if (against !== undefined) playersAsked(registration, [against])
  const chosen = optionsAsked(game, options.option)
  const scenarios = scenariosAsked(game, options.scenario)
  const tables = scenarios.map((scenario) => ({ game: id, scenario, options: chosen, overlay: null }))
  const varied = scenarios.map((scenario) => variedWeights(game, plans, game.setting(scenario, chosen)))
  const parts = partsAsked(id, varied, options.weights)
  const tuner = new Tuner(parts, pairs, options, seed, factorsIn(options.from, varied.flat()))
  const prints = tables.map((table) => printOf({ ...table, name: '', players: [] }))
  const pairTable = new PairTable(options.workers, options.resume, nameOf([prints, plans.plain]))
  const bouts: Bouts = {
    tables,
    seed,
    play: (orders, what) =>
      pairTable.play(orders, (done) => voice.progress?.(`${what}, ${done} of ${orders.length} pairs`)),
  }
  try {
    for (let batch = 0; batch < batches; batch++) await train(tuner, bouts, against, `batch ${batch + 1} of ${batches}`)
    const { factors } = tuner
    const found = { factors, weights: weightsWith(id, factors) }
    const evidence = await judge(bouts, factors, against, options.judge, batches * pairs)
    const method = { batches, pairs, spread, rate, against: against ?? null }
    voice.progress?.('')
    voice.out(reportTuning({ game: id, scenarios, seed, method, ...found, ...evidence }, options.format))
  } finally {
    await pairTable.end()
  }
  return 0
}

/** Plays a batch: what goes up against what goes down; or both against somebody else, with the same seed. */
async function train(tuner: Tuner, bouts: Bouts, against: string | undefined, what: string): Promise<void> {
  const trials = tuner.batch()
  const orders = trials.map((trial) => ordersOf(trial, trials.length, bouts, against))
  const results = await bouts.play(orders.flat(), what)
  const leads = results.map(({ lead }) => lead)
  tuner.note(trials.map((_, at) => (against === undefined ? leads[at]! : leads[2 * at]! - leads[2 * at + 1]!)))
}

function ordersOf(
  { part, batch, n, up, down }: Trial,
  trials: number,
  { tables, seed }: Bouts,
  against: string | undefined,
): readonly PairOrder[] {
  const table = tables[part]!
  const luck = `${seed}/train/${table.scenario}/${(batch * trials) / tables.length + n}`
  if (against === undefined) return [{ table, first: up, second: down, seed: luck }]
  return [up, down].map((first) => ({ table, first, second: against, seed: luck }))
}

/** The weights of each scenario whose names begin as one was told. */
function partsAsked(
  id: string,
  varied: readonly (readonly string[])[],
  beginnings: readonly string[],
): readonly (readonly string[])[] {
  const isAsked = (name: string): boolean =>
    beginnings.length === 0 || beginnings.some((beginning) => name.startsWith(beginning))
  const parts = varied.map((names) => names.filter(isAsked))
  if (parts.flat().length > 0) return parts
  const names = [...new Set(varied.flat())]
  throw new Misuse(
    names.length === 0 ? `${id} varies no weights` : `--weights ${beginnings.join(' ')}: there are ${names.join(', ')}`,
  )
}

/** Factors by name: a file of them, or what an earlier run printed as JSON. */
function factorsIn(file: string | undefined, names: readonly string[]): Factors {
  if (file === undefined) return {}
  const value = readJson(textOf(file), file)
  const printed = isObject(value) && isObject(value['factors']) ? value['factors'] : value
  const factors = readShape(dictionary(anyNumber), printed, file)
  for (const [name, factor] of Object.entries(factors)) {
    if (!names.includes(name)) throw new Error(`${file}: there is no weight ${name}`)
    if (!(factor > 0)) throw new Error(`${file}: ${name}: a factor above 0 was expected`)
  }
  return factors
}

const nameOf = (what: unknown): string => createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 16)
