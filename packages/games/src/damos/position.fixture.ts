import type { Forced, Match, Options } from '@hexfront/core'
import { matchFrom } from '../match.fixture.ts'
import { damos } from './index.ts'
import type { DamosSetting } from './scenarios.ts'
import type { State } from './state.ts'

export { at, choices, explain, refusal, say, unitOf } from '../match.fixture.ts'

export type Played = Match<State, DamosSetting>

export interface Given {
  readonly options?: Options
  /** The phase that begins, with all that happens on entering it. */
  readonly phase: string
  readonly turn?: number
  /** Where units are, or more of them: `{ place: '2811', strength: 3 }`. Those that are not named are out of the game. */
  readonly units: Readonly<Record<string, unknown>>
  /** Hexes that Germans, or Russians, control beside those in which they stand. */
  readonly german?: readonly string[]
  readonly russian?: readonly string[]
  /** Railway hexes of German gauge beside those of Germany. */
  readonly converted?: readonly string[]
  /** Other columns, as in a script. */
  readonly set?: Readonly<Record<string, unknown>>
  readonly dice?: readonly Forced[]
}

/** A match that starts from these units in this phase; where a unit stands, its side has control. */
export function position(given: Given): Played {
  const { options = {}, phase, turn = 3, units, german = [], russian = [], converted = [], set = {}, dice } = given
  const setting = damos.setting('campaign', options)
  const hexes: Record<string, Record<string, unknown>> = {}
  const lay = (hex: string, what: Record<string, unknown>) => {
    hexes[hex] = { ...hexes[hex], ...what }
  }
  for (const hex of german) lay(hex, { control: 'German' })
  for (const hex of russian) lay(hex, { control: 'Russian' })
  for (const [id, unit] of Object.entries(units)) {
    const hex = placeOf(unit)
    if (hex !== '') lay(hex, { control: id.startsWith('g:') ? 'German' : 'Russian' })
  }
  for (const hex of converted) lay(hex, { rail: 'converted' })
  const all = Object.fromEntries(setting.unitIds.slice(1).map((id) => [id, unitText(setting, id, units[id])]))
  return matchFrom(damos, setting, { phase, turn, units: all, hexes, ...set }, dice)
}

const placeOf = (unit: unknown): string => (typeof unit === 'string' ? unit : String(recordOf(unit)['place'] ?? ''))

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const OUT = { place: '', dead: true, surrendered: true, strength: 0, least: 0, most: 0, due: 0 }

function unitText(setting: DamosSetting, id: string, unit: unknown): Record<string, unknown> {
  if (unit === undefined) return OUT
  const printed = setting.strength[setting.kinds.unit.read(id)]!
  const said = typeof unit === 'string' ? { place: unit } : recordOf(unit)
  return { strength: printed, least: said['strength'] === 0 ? 0 : 1, most: printed, ...said }
}

const index = (match: Played, id: string): number => match.setting.kinds.unit.read(id)

export const strength = (match: Played, id: string): number => match.position.units.strength[index(match, id)]!
export const isSpent = (match: Played, id: string): boolean => match.position.units.spent[index(match, id)] === 1
export const isDemoralized = (match: Played, id: string): boolean =>
  match.position.units.demoralized[index(match, id)] === 1
export const isDead = (match: Played, id: string): boolean => match.position.units.dead[index(match, id)] === 1

export const controller = (match: Played, hex: string): string =>
  ['nobody', 'German', 'Russian'][match.position.hexes.control[match.setting.ground.parse(hex)]!]!

/** Who is asked what: `Russian window`. */
export function asked({ decision, game }: Played): string {
  return decision.isOver ? 'over' : `${game.sides[decision.side - 1] ?? 'nature'} ${decision.step}`
}
