import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeRecord } from '@hexfront/core'
import type { Failure, Report } from '@hexfront/core/testing'
import { gameAsked, optionsAsked, playersAsked, scenariosAsked } from './asked.ts'
import { Crew } from './crew/crew.ts'
import type { FuzzOrder } from './fuzzing/thread.ts'
import { Progress } from './lab/progress.ts'
import type { Voice } from './voice.ts'

export interface FuzzOptions {
  readonly scenario?: string
  readonly player: string
  readonly option: readonly string[]
  readonly games: number
  readonly seed: string
  readonly limit: number
  readonly every: number
  readonly workers: number
  readonly out: string
  readonly json?: boolean
}

const THREAD = new URL('./fuzzing/thread.ts', import.meta.url)

/** Games that a thread plays at a time: of each kind of failure among them it shortens the first. */
const AT_A_TIME = 5

/** Plays legal games under the laws of the kernel and of a game, and tells what they came to. */
export async function fuzz(id: string, options: FuzzOptions, voice: Voice): Promise<number> {
  const { games, seed, limit, every, player, json } = options
  const registration = gameAsked(id)
  const { rules: game } = registration
  playersAsked(registration, [player])
  const scenarios = scenariosAsked(game, options.scenario)
  const common = { game: id, options: optionsAsked(game, options.option), seed, limit, every, player }
  const orders = scenarios.flatMap((scenario) =>
    Array.from({ length: Math.ceil(games / AT_A_TIME) }, (_, n): FuzzOrder => {
      const first = n * AT_A_TIME
      return { ...common, scenario, first, games: Math.min(AT_A_TIME, games - first) }
    }),
  )
  const reports = await playAll(orders, options.workers, voice)
  const played = scenarios.map((scenario): Fuzzed => {
    const { failures, ...report } = together(reports.filter((_, at) => orders[at]!.scenario === scenario))
    return { scenario, ...report, failures: failures.map((failure) => kept(options.out, failure)) }
  })
  const failed = played.reduce((sum, { failures }) => sum + failures.length, 0)
  const passed = scenarios.length * games - failed
  if (json) voice.out(JSON.stringify({ game: id, seed, passed, failed, scenarios: played }, null, 2))
  else {
    for (const fuzzed of played) tell(id, fuzzed, voice)
    voice.out(`${passed} passed, ${failed} failed`)
  }
  return failed === 0 ? 0 : 1
}

async function playAll(orders: readonly FuzzOrder[], workers: number, voice: Voice): Promise<readonly Report[]> {
  const all = orders.reduce((sum, { games }) => sum + games, 0)
  const progress = new Progress(all, all, 'games', voice)
  const crew = new Crew<FuzzOrder, Report>(THREAD, Math.min(workers, orders.length))
  const reports: Report[] = []
  let played = 0
  try {
    await crew.work(orders, (report, at) => {
      reports[at] = report
      played += report.games
      progress.at(played)
    })
  } finally {
    progress.end()
    await crew.end()
  }
  return reports
}

/** What several found, as if one had played all. */
const together = (reports: readonly Report[]): Report =>
  reports.reduce((a, b) => {
    const outcomes = { ...a.outcomes }
    for (const [outcome, count] of Object.entries(b.outcomes)) outcomes[outcome] = (outcomes[outcome] ?? 0) + count
    return {
      games: a.games + b.games,
      choices: a.choices + b.choices,
      longest: Math.max(a.longest, b.longest),
      outcomes,
      slowest: (b.slowest?.milliseconds ?? 0) > (a.slowest?.milliseconds ?? 0) ? b.slowest : a.slowest,
      failures: [...a.failures, ...b.failures],
    }
  })

interface Fuzzed extends Omit<Report, 'failures'> {
  readonly scenario: string
  readonly failures: readonly KeptFailure[]
}

interface KeptFailure {
  readonly fault: string
  readonly message: string
  readonly seed: string
  /** Where its short record is, if it has one. */
  readonly file: string | null
}

function tell(
  id: string,
  { scenario, games, choices, longest, outcomes, slowest, failures }: Fuzzed,
  { out, err }: Voice,
) {
  out(`${id} ${scenario}: ${games} games, ${choices} choices, the longest game ${longest}`)
  for (const [outcome, count] of Object.entries(outcomes)) out(`  ${count} ${outcome}`)
  if (slowest) out(`  slowest choice ${slowest.milliseconds.toFixed(1)} ms: ${slowest.text}`)
  for (const { fault, message, seed, file } of failures) err(`  ${fault}: ${message} (seed ${seed}) ${file ?? ''}`)
}

/** Writes the short record of a failure where it can be opened. */
function kept(folder: string, { record, seed, fault, message }: Failure): KeptFailure {
  if (!record) return { fault, message, seed, file: null }
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${record.game}-${record.scenario}-${fault}-${seed}.json`.replace(/[^\w.-]+/g, '-'))
  writeFileSync(file, writeRecord(record))
  return { fault, message, seed, file }
}
