import { type Forced, fill, type Match, NATURE, type Options, type PositionText } from '@hexfront/core'
import { hexOf, matchEntering, matchFrom, say as sayOne, unitOf } from '../match.fixture.ts'
import { pes } from './index.ts'
import type { PesSetting } from './scenarios.ts'
import type { State } from './state.ts'

export { at, choices, explain, hexOf, refusal, unitOf } from '../match.fixture.ts'

export type Played = Match<State, PesSetting>

/** As few units as it takes to hold the front of 22 June (4.10). */
export const LINE = {
  'g:5': '1538',
  'g:6': '1641',
  'g:7': '1843',
  'g:8': '2043',
  'g:17': '2243',
  'g:23': '2441',
  'g:26': '2640',
} as const

interface Given {
  readonly options?: Options
  readonly phase: string
  readonly turn?: number
  /** Units that are not named are out of play, so an empty cup is the rule. */
  readonly units: Readonly<Record<string, unknown>>
  /** Hexes beside Greater Germany that are German: names, or blocks such as `2127..2136`. */
  readonly german?: string
  /** Other columns, as in a script. */
  readonly set?: Readonly<Record<string, unknown>>
  readonly dice?: readonly Forced[]
}

/** A match that starts from these units in this phase. */
export const position = (given: Given): Played => matchFrom(pes, settingOf(given), textOf(given), given.dice)

/** The same, but after what the phase does as it begins. */
export const entering = (given: Given): Played => matchEntering(pes, settingOf(given), textOf(given), given.dice)

const settingOf = ({ options = {} }: Given): PesSetting => pes.setting('campaign', options)

function textOf({ phase, turn = 2, units, german = '', set = {} }: Given): PositionText {
  const hexes = Object.fromEntries(hexesOf(german).map((hex) => [hex, 'German']))
  return { phase, turn, units, hexes, ...set }
}

/** `1939 2030..2033` as a list of names. */
function hexesOf(text: string): string[] {
  return text
    .split(' ')
    .filter(Boolean)
    .flatMap((part) => {
      const [first, last = first] = part.split('..')
      const from = Number(first)
      return Array.from({ length: Number(last) - from + 1 }, (_, i) => String(from + i).padStart(4, '0'))
    })
}

/** Plays answers, each of which must be legal, and nature's answers between them. */
export function say(match: Played, ...answers: string[]): Played {
  nature(match)
  for (const answer of answers) nature(sayOne(match, answer))
  return match
}

/** Answers for nature until somebody else is asked. */
export function nature(match: Played): Played {
  for (let decision = match.decision; !decision.isOver && decision.side === NATURE; decision = match.decision)
    step(match)
  return match
}

/** The one thing that nature does next, in words. */
export function step(match: Played): string[] {
  const result = match.take(match.choices()[0]!)
  if (!result.ok) throw new Error(result.refusal.because)
  return toldIn(match, result.entry)
}

/** All that was told since the beginning. */
export const story = (match: Played): string[] => match.entries.flatMap((entry) => toldIn(match, entry))

const toldIn = ({ setting }: Played, { told }: Played['entries'][number]): string[] =>
  told.map(({ event, operands }) => fill(pes.events[event]!, operands, pes.naming(setting)))

export const isReduced = (match: Played, id: string): boolean => match.position.units.reduced[unitOf(match, id)] === 1

export const isGerman = (match: Played, hex: string): boolean => match.position.hexes.control[hexOf(match, hex)] === 1

/** The ids of all units in a place. */
export function unitsIn(match: Played, place: string): string[] {
  const where = hexOf(match, place)
  return match.setting.unitIds.filter((id, unit) => id !== '' && match.position.units.place[unit] === where)
}

/** Every hex with a front line marker. */
export const markers = (match: Played): string[] =>
  Array.from({ length: match.setting.ground.size }, (_, i) => i + 1)
    .filter((hex) => match.position.hexes.front[hex] === 1)
    .map((hex) => match.setting.ground.name(hex))

/** How the game ended, or the empty string. */
export function ending(match: Played): string {
  const { decision } = match
  return decision.isOver ? `${pes.sides[decision.winner - 1]}: ${decision.level}` : ''
}
