import type { Game, Options, Setting } from '../game/game.ts'
import type { MatchRecord } from '../match/record.ts'
import type { PositionCore } from '../state/layout.ts'
import type { Fault, Found } from './fault.ts'
import { shrink } from './shrink.ts'
import { type Conduct, type Slowest, Trial } from './trial.ts'

export type { Fault } from './fault.ts'
export type { Conduct } from './trial.ts'

export interface Failure {
  readonly fault: Fault
  readonly message: string
  readonly scenario: string
  readonly options: Options
  readonly seed: string
  /** How many choices lead to it. */
  readonly choices: number
  /** A short match that shows it; it opens in the client. */
  readonly record: MatchRecord | null
}

export interface Report {
  readonly games: number
  readonly choices: number
  readonly longest: number
  readonly outcomes: Readonly<Record<string, number>>
  readonly slowest: Slowest | null
  readonly failures: readonly Failure[]
}

/** Plays legal games to the end, at random if nobody is named, and holds every position against the laws of the kernel. */
export function conform<S extends PositionCore, T extends Setting>(game: Game<S, T>, conduct: Conduct<S>): Report {
  const { games = 10, first = 0, seed = 1 } = conduct
  const failures: Failure[] = []
  const outcomes: Record<string, number> = {}
  let choices = 0
  let longest = 0
  let slowest: Report['slowest'] = null
  for (let n = first; n < first + games; n++) {
    const trial = new Trial(game, conduct, `${seed}/${n}`)
    const { player } = conduct
    const found = trial.run(player === undefined ? trial.atRandom() : trial.by(player))
    choices += trial.taken
    longest = Math.max(longest, trial.taken)
    if (trial.slowest && trial.slowest.milliseconds > (slowest?.milliseconds ?? 0)) slowest = trial.slowest
    if (found) {
      const isNew = !failures.some(({ fault }) => fault === found.fault)
      failures.push(isNew ? shorten(game, conduct, trial, found) : failureOf(conduct, trial, found))
    } else outcomes[trial.outcome] = (outcomes[trial.outcome] ?? 0) + 1
  }
  return { games, choices, longest, outcomes, slowest, failures }
}

/** Plays ever shorter versions of a game that failed; one that does not end cannot be shortened. */
function shorten<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  conduct: Conduct<S>,
  trial: Trial<S, T>,
  found: Found,
): Failure {
  let best = trial
  if (found.fault !== 'runaway')
    shrink(trial.said(), (texts) => {
      const again = new Trial(game, conduct, trial.seed)
      const isSame = again.run(again.fromScript(texts))?.fault === found.fault
      if (isSame) best = again
      return isSame
    })
  return failureOf(conduct, best, found)
}

function failureOf<S extends PositionCore, T extends Setting>(
  { scenario, options = {} }: Conduct<S>,
  trial: Trial<S, T>,
  { fault, message }: Found,
): Failure {
  return { fault, message, scenario, options, seed: trial.seed, choices: trial.said().length, record: trial.record() }
}
