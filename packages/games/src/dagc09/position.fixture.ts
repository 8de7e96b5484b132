import type { Forced, Match, Options } from '@hexfront/core'
import { choices, explain, matchFrom, say } from '../match.fixture.ts'
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

/** A match that starts from these units in this phase; where a unit stands, its side has control (3.3). */
export function position(given: Given): Played {
  const { scenario = 'historical', options = {}, phase, turn = 1, units, set = {}, dice } = given
  const standard = dagc09.setting(scenario, options)
  const text = { phase, turn, units, ...set, hexes: { ...recordOf(set['hexes']), ...controlOf(units) } }
  return matchFrom(dagc09, given.setting?.(standard) ?? standard, text, dice)
}

function controlOf(units: Given['units']): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(units).flatMap(([id, value]) => {
      const place = typeof value === 'string' ? value : recordOf(value)['place']
      return typeof place === 'string' ? [[place, { control: id.startsWith('g:') ? 'German' : 'Soviet' }]] : []
    }),
  )
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** What the way of a unit to a hex costs. */
export function cost(match: Played, unit: string, hex: string): number {
  return explain(say(match, `move ${unit}`), `cost ${hex}`).value
}

/** Where a unit may go. */
export function destinations(match: Played, unit: string): string[] {
  return choices(say(match, `move ${unit}`), 'to')
}

export const controller = (match: Played, hex: string): string =>
  ['nobody', 'German', 'Soviet'][match.position.hexes.control[match.setting.ground.parse(hex)]!]!

/** Hexes under the control of a side. */
export const held = (side: 'German' | 'Soviet', ...hexes: string[]): Record<string, unknown> =>
  Object.fromEntries(hexes.map((hex) => [hex, { control: side }]))
