import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Side, writeRecord } from '@hexfront/core'
import { conform, type Failure } from '@hexfront/core/testing'
import { findRegistration, newPlayer, plainName } from '@hexfront/games'
import { readOptions } from './options.ts'
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
}

export function fuzz(
  id: string,
  { scenario, player, option, games, seed, limit, every, out: folder }: FuzzOptions,
  { out, err }: Voice,
): number {
  const { rules: game, laws, players } = findRegistration(id)
  const plain = plainName(players)
  const conduct = {
    options: readOptions(option),
    games,
    seed,
    limit,
    every,
    clock: () => performance.now(),
    invariant: laws,
    player: (_: Side, luck: string) => newPlayer(id, player, luck),
    fresh: (_: Side, luck: string) => newPlayer(id, plain, luck),
  }
  const scenarios = scenario === undefined ? game.scenarios.map((one) => one.id) : [scenario]
  let failed = 0
  for (const one of scenarios) {
    const { choices, longest, slowest, outcomes, failures } = conform(game, { ...conduct, scenario: one })
    out(`${id} ${one}: ${games} games, ${choices} choices, the longest game ${longest}`)
    for (const [outcome, count] of Object.entries(outcomes)) out(`  ${count} ${outcome}`)
    if (slowest) out(`  slowest choice ${slowest.milliseconds.toFixed(1)} ms: ${slowest.text}`)
    for (const failure of failures)
      err(`  ${failure.fault}: ${failure.message} (seed ${failure.seed}) ${keep(folder, failure)}`)
    failed += failures.length
  }
  out(`${scenarios.length * games - failed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

/** Writes the short record of a failure where it can be opened. */
function keep(folder: string, { record, seed, fault }: Failure): string {
  if (!record) return ''
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${record.game}-${record.scenario}-${fault}-${seed}.json`.replace(/[^\w.-]+/g, '-'))
  writeFileSync(file, writeRecord(record))
  return file
}
