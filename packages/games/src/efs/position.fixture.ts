import { type Forced, forcedDice, Match, type Options, type PositionText, pieceNamed, seededDice } from '@hexfront/core'
import { matchEntering, matchFrom } from '../match.fixture.ts'
import { BOOK } from './book.ts'
import { POINT } from './data/charts.ts'
import { efs } from './index.ts'
import { type EfsOptions, type EfsSetting, settingOf } from './scenarios.ts'
import type { State } from './state.ts'

export { at, choices, explain, refusal, say } from '../match.fixture.ts'

export type Played = Match<State, EfsSetting>

export interface Given {
  readonly scenario?: string
  readonly options?: Options
  /** Instead of a scenario. */
  readonly setting?: EfsSetting
  /** The phase that begins, with all that happens on entering it. */
  readonly phase: string
  readonly turn?: number
  /** Where units are, or more of them: `{ place: '1829', face: 1 }`. Those that are not named are out of play. */
  readonly units: Readonly<Record<string, unknown>>
  /** Hexes that the sides control beside those in which they stand; the Soviets have the rest. */
  readonly axis?: readonly string[]
  /** Active strongpoints. */
  readonly strongpoints?: Readonly<Record<string, 'Axis' | 'Soviet'>>
  readonly interdiction?: Readonly<Record<string, number>>
  /** 12.11: Defender hexes, each of an attack of its own. */
  readonly attacked?: readonly string[]
  /** Other columns, as in a script. */
  readonly set?: Readonly<Record<string, unknown>>
  readonly dice?: readonly Forced[]
}

/** A match that starts from these units in this phase; where a unit stands, its side has control. */
export function position(given: Given): Played {
  const setting = settingIn(given)
  return matchFrom(efs, setting, wordsOf(given, setting), given.dice)
}

/** The same, with what the beginning of the phase does to units. */
export function entering(given: Given): Played {
  const setting = settingIn(given)
  return matchEntering(efs, setting, wordsOf(given, setting), given.dice)
}

const settingIn = ({ scenario = 'borisov', options = {}, setting }: Given): EfsSetting =>
  setting ?? settingNamed(scenario, options)

function wordsOf(given: Given, setting: EfsSetting): PositionText {
  const { phase, turn = 6, units, axis = [], set = {} } = given
  const hexes: Record<string, Record<string, unknown>> = {}
  const lay = (hex: string, what: Record<string, unknown>) => {
    const name = setting.ground.name(setting.ground.parse(hex))
    hexes[name] = { ...hexes[name], ...what }
  }
  for (let hex = 1; hex <= setting.ground.size; hex++)
    lay(setting.ground.name(hex), {
      control: setting.isLand[hex] === 1 ? 'Soviet' : '',
      strongpoint: '',
      interdiction: 0,
    })
  for (const hex of axis) lay(hex, { control: 'Axis' })
  for (const [id, unit] of Object.entries(units)) {
    const place = placeOf(unit)
    if (/^([CDH]|I-|WA)?\d{4}$/.test(place)) lay(place, { control: id.startsWith('g:') ? 'Axis' : 'Soviet' })
  }
  for (const [hex, side] of Object.entries(given.strongpoints ?? {})) lay(hex, { strongpoint: side })
  for (const [hex, level] of Object.entries(given.interdiction ?? {})) lay(hex, { interdiction: level })
  for (const [i, hex] of (given.attacked ?? []).entries()) lay(hex, { attack: i + 1 })
  const all = Object.fromEntries(
    setting.unitIds
      .slice(1, setting.units + 1)
      .map((id) => [id, { place: '', face: 0, due: 0, ...recordOf(units[id]) }]),
  )
  const attacks = Object.fromEntries((given.attacked ?? []).map((_, i) => [i + 1, { open: true }]))
  return { phase, turn, units: all, hexes, attacks, ...set }
}

/** The setting of a scenario, whether it is on the shelf or not. */
export function settingNamed(scenario: string, options: Options = {}): EfsSetting {
  if (efs.scenarios.some(({ id }) => id === scenario)) return efs.setting(scenario, options)
  const key = `${scenario} ${JSON.stringify(options)}`
  const known = drafts.get(key) ?? settingOf(scenario, { ...standardOptions(), ...options }, BOOK.data)
  drafts.set(key, known)
  return known
}

const drafts = new Map<string, EfsSetting>()

const standardOptions = (): EfsOptions => efs.setting('borisov').options

/** The start of a scenario with dice that are known. */
export function begin(scenario: string, dice: readonly Forced[] = [], options: Options = {}): Played {
  const setting = settingNamed(scenario, options)
  const given = dice.length > 0 ? forcedDice(dice, pieceNamed(setting)) : seededDice('rest')
  if (efs.scenarios.some(({ id }) => id === scenario)) return Match.begin(efs, scenario, options, given)
  return Match.from(efs, efs.start(setting, seededDice('deal')), given)
}

const placeOf = (unit: unknown): string => String(recordOf(unit)['place'] ?? '')

const recordOf = (value: unknown): Record<string, unknown> => {
  if (typeof value === 'string') return { place: value }
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

const index = (match: Played, id: string): number => match.setting.kinds.unit.read(id)
const hexOf = (match: Played, hex: string): number => match.setting.ground.parse(hex)

/** What a unit shows: `5-4-7`. */
export function shows(match: Played, id: string): string {
  const unit = index(match, id)
  const at = unit * 4 + match.position.units.face[unit]!
  const { attack, defence, movement } = match.setting
  return `${attack[at]}-${defence[at]}-${movement[at]}`
}

/** Points that are left to the stack in hand. */
export const pointsLeft = (match: Played): number => match.position.march.points / POINT

export const controller = (match: Played, hex: string): string =>
  ['nobody', 'Axis', 'Soviet'][match.position.hexes.control[hexOf(match, hex)]!]!

export const flagOf = (
  match: Played,
  id: string,
  flag: 'nonOp' | 'overrun' | 'moved' | 'activated' | 'receiving',
): boolean => match.position.units[flag][index(match, id)] === 1

/** Who is asked what: `Soviet reaction`. */
export function asked({ decision, game }: Played): string {
  return decision.isOver ? 'over' : `${game.sides[decision.side - 1] ?? 'nature'} ${decision.step}`
}

export const phaseOf = (match: Played): string => match.game.phase(match.position).id
