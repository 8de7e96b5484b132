import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Side, writeRecord } from '@hexfront/core'
import { conform, type Failure, type Report } from '@hexfront/core/testing'
import { newPlayer, plainName } from '@hexfront/games'
import { gameAsked, optionsAsked, playersAsked, scenariosAsked } from './asked.ts'
import type { Voice } from './voice.ts'

export interface FuzzOptions {
  readonly scenario?: string
  readonly player: string
  readonly option: readonly string[]
  readonly games: number
  readonly seed: string
  readonly limit: number
  readonly every: number
  readonly out: string
  readonly json?: boolean
}

/** Plays legal games under the laws of the kernel and of a game, and tells what they came to. */
export function fuzz(id: string, options: FuzzOptions, voice: Voice): number {
  const { games, seed, limit, every, json } = options
  const registration = gameAsked(id)
  const { rules: game, laws } = registration
  playersAsked(registration, [options.player])
  const plain = plainName(registration)
  const conduct = {
    options: optionsAsked(game, options.option),
    games,
    seed,
    limit,
    every,
    clock: () => performance.now(),
    invariant: laws,
    player: (_: Side, luck: string) => newPlayer(id, options.player, luck),
    fresh: (_: Side, luck: string) => newPlayer(id, plain, luck),
  }
  const scenarios = scenariosAsked(game, options.scenario)
  const played = scenarios.map((scenario, at): Fuzzed => {
    voice.progress?.(`${id} ${scenario}, ${at + 1} of ${scenarios.length} scenarios`)
    const { failures, ...report } = conform(game, { ...conduct, scenario })
    voice.progress?.('')
    const fuzzed = { scenario, ...report, failures: failures.map((failure) => kept(options.out, failure)) }
    if (!json) tell(id, fuzzed, voice)
    return fuzzed
  })
  const failed = played.reduce((sum, { failures }) => sum + failures.length, 0)
  const passed = scenarios.length * games - failed
  voice.out(
    json
      ? JSON.stringify({ game: id, seed, passed, failed, scenarios: played }, null, 2)
      : `${passed} passed, ${failed} failed`,
  )
  return failed === 0 ? 0 : 1
}

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
