import { type Forced, forcedDice, Match, type Options, Reasons, readPosition, seededDice } from '@hexfront/core'
import { choices, unitOf } from '../match.fixture.ts'
import { dagc73 } from './index.ts'
import type { Dagc73Setting, ScenarioId } from './scenarios.ts'
import type { State } from './state.ts'

export { choices, hexOf, refusal, unitOf } from '../match.fixture.ts'

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

/** A match that starts from these units in this phase, made as a rules script makes it. */
export function position(given: Given): Played {
  const { scenario = 'historical', options = {}, phase, turn = 1, units, set = {}, dice = [] } = given
  const standard = dagc73.setting(scenario, options)
  const setting = given.setting ? given.setting(standard) : standard
  const s = dagc73.start(setting, seededDice('fixture'))
  const columns = { turn, units, ...set }
  s.units.place.fill(0)
  readPosition(s, columns)
  dagc73.rebuild(s)
  dagc73.beginPhase(s, phase, seededDice('fixture'))
  readPosition(s, columns)
  dagc73.rebuild(s)
  return Match.from(dagc73, s, setting, forcedDice(dice))
}

/** Plays answers, each of which must be legal. */
export function say(match: Played, ...answers: string[]): Played {
  for (const answer of answers) {
    const taken = match.say(answer)
    if (!taken.ok) throw new Error(`"${answer}" is refused: ${taken.refusal.because} (${taken.refusal.rule})`)
  }
  return match
}

/** Where a unit may go, railways aside. */
export function destinations(match: Played, unit: string): string[] {
  const before = match.entries.length
  const hexes = choices(say(match, `move ${unit}`), 'to')
  match.takeBack(before)
  return hexes
}

/** The answer to a question such as `allowance g:6`, and its line items. */
export function explain(match: Played, question: string) {
  const why = new Reasons(dagc73.naming(match.setting))
  const value = dagc73.explain(match.position, question, why)
  return {
    value,
    items: why.items.map(({ rule, text, value: part }) => `${rule} ${text} ${part}`),
    refusal: why.refusal,
  }
}

/** What the way of a unit to a hex costs. */
export function cost(match: Played, unit: string, hex: string): number {
  const before = match.entries.length
  const { value } = explain(say(match, `move ${unit}`), `cost ${hex}`)
  match.takeBack(before)
  return value
}

/** The hex of a unit, or the empty string. */
export function at(match: Played, id: string): string {
  const hex = match.position.units.place[unitOf(match, id)]!
  return hex === 0 ? '' : match.setting.ground.name(hex)
}
