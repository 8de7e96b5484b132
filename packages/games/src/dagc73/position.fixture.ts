import type { Forced, Match, Options } from '@hexfront/core'
import { choices, explain, matchFrom, say } from '../match.fixture.ts'
import { dagc73 } from './index.ts'
import type { Dagc73Setting, ScenarioId } from './scenarios.ts'
import type { State } from './state.ts'

export { at, choices, explain, hexOf, refusal, say, unitOf } from '../match.fixture.ts'

export type Played = Match<State, Dagc73Setting>

interface Given {
  readonly scenario?: ScenarioId
  readonly options?: Options
  /** Changes what is fixed in a match: ground that the board does not have. */
  readonly setting?: (setting: Dagc73Setting) => Dagc73Setting
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
  const standard = dagc73.setting(scenario, options)
  return matchFrom(dagc73, given.setting?.(standard) ?? standard, { phase, turn, units, ...set }, dice)
}

/** Where a unit may go, railways aside. */
export function destinations(match: Played, unit: string): string[] {
  const before = match.entries.length
  const hexes = choices(say(match, `move ${unit}`), 'to')
  match.takeBack(before)
  return hexes
}

/** What the way of a unit to a hex costs. */
export function cost(match: Played, unit: string, hex: string): number {
  const before = match.entries.length
  const { value } = explain(say(match, `move ${unit}`), `cost ${hex}`)
  match.takeBack(before)
  return value
}
