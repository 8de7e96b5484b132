import type { Forced, Match, Options } from '@hexfront/core'
import { matchFrom } from '../match.fixture.ts'
import { dagc09 } from './index.ts'
import type { Dagc09Setting, ScenarioId } from './scenarios.ts'
import type { State } from './state.ts'

export { at, choices, explain, hexOf, refusal, say, unitOf } from '../match.fixture.ts'

export type Played = Match<State, Dagc09Setting>

export interface Given {
  readonly scenario?: ScenarioId
  readonly options?: Options
  /** Changes what is fixed in a match: ground that the board does not have. */
  readonly setting?: (setting: Dagc09Setting) => Dagc09Setting
  /** The phase that begins, with all that happens on entering it. */
  readonly phase: string
  readonly turn?: number
  /** Units that are not named are out of play. */
  readonly units: Readonly<Record<string, unknown>>
  /** Other columns, as in a script. */
  readonly set?: Readonly<Record<string, unknown>>
  readonly dice?: readonly Forced[]
}

/** A match that starts from these units in this phase. */
export function position(given: Given): Played {
  const { scenario = 'historical', options = {}, phase, turn = 1, units, set = {}, dice } = given
  const standard = dagc09.setting(scenario, options)
  return matchFrom(dagc09, given.setting?.(standard) ?? standard, { phase, turn, units, ...set }, dice)
}
