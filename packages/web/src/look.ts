import { anything, dictionary, fill, type Hex, list, NO_REASONS, readShape, type Side, type Told } from '@hexfront/core'
import { drill } from '@hexfront/games'

/** All that this page knows of drill beyond the kernel's door: how things look, and which questions are worth asking. */
export type State = ReturnType<typeof drill.blank>

export interface Counter {
  readonly name: string
  readonly side: Side
  readonly kind: string
  /** `?` where the viewer does not know it. */
  readonly strength: string
  readonly hasActed: boolean
  readonly isSupplied: boolean
}

export function counterOf(s: State, unit: number): Counter {
  const { side, kind } = counters(s)[unit - 1]!
  const name = nameOf(s, 'unit', unit)
  const { moved, fought, strength } = s.units
  return {
    name,
    side: Number(side),
    kind: String(kind),
    strength: strength[unit] === 0 ? '?' : String(strength[unit]),
    hasActed: (drill.phase(s).id.endsWith('combat') ? fought : moved)[unit] !== 0,
    isSupplied: s.units.place[unit] === 0 || drill.explain(s, `supply ${name}`, NO_REASONS) !== 0,
  }
}

/** The pieces and places that the open question is about. */
export const inHand = (s: State): { units: readonly number[]; places: readonly number[] } => ({
  units: [s.march.unit, s.assault.defender, ...unitsOf(s).filter((unit) => s.units.joined[unit] !== 0)],
  places: [s.assault.target],
})

export const unitsOf = (s: State): number[] => counters(s).map((_, at) => at + 1)

/** Towns are numbered in the order of the board. */
export const townsOf = (s: State): { name: string; hex: Hex; holder: Side }[] =>
  s.setting.board.placesOf('town').map(({ name, hex }, at) => ({ name, hex, holder: s.towns.held[at + 1]! }))

export const scoreOf = (s: State, side: Side): number => s.towns.held.filter((held) => held === side).length

export const weatherOf = (s: State): string => (s.mud === 0 ? 'Dry' : 'Mud')

/** What a place that can be picked is asked for, by step: the answer is shown on it. */
export const PLACE_QUESTIONS: Readonly<Record<string, string>> = { march: 'cost' }

export interface Question {
  readonly title: string
  readonly text: string
  /** Values are counted in parts of this size. */
  readonly parts: number
}

/** What the panel explains while a step asks. */
export function questionsOf(s: State, step: string): readonly Question[] {
  if (step === 'march')
    return [{ title: 'Points to spend', text: `allowance ${nameOf(s, 'unit', s.march.unit)}`, parts: 1 }]
  if (step !== 'assault') return []
  return [
    { title: 'Attack', text: 'attack', parts: 2 },
    { title: 'Defence', text: 'defence', parts: 2 },
    { title: 'Die', text: 'die', parts: 1 },
  ]
}

/** The odds of the attack that is being prepared; nothing before somebody attacks. */
export const oddsOf = (s: State, step: string): string =>
  step === 'assault' && drill.explain(s, 'attack', NO_REASONS) > 0
    ? nameOf(s, 'column', drill.explain(s, 'odds', NO_REASONS))
    : ''

/** The result that an event tells, without where and by which die. */
export const resultOf = (s: State, { event, operands }: Told): string => {
  const text = fill(drill.events[event] ?? event, operands, drill.naming(s.setting))
  return sentence(text.slice(text.indexOf(':') + 1).trim())
}

/** Words begin with a capital; ids such as `b1` stay as they are. */
export const sentence = (text: string): string =>
  text.replace(/^\p{Ll}(?=\p{L}*(\P{N}|$))/u, (first) => first.toUpperCase())

export const nameOf = (s: State, kind: string, value: number): string => drill.naming(s.setting)(kind, value)

const COUNTERS = list(dictionary(anything))
const DATA = dictionary(anything)

const counters = (s: State) => readCounters(s.setting.data)

function readCounters(data: unknown): readonly Readonly<Record<string, unknown>>[] {
  kept ??= readShape(COUNTERS, readShape(DATA, data, 'drill')['counters'], 'the counters of drill')
  return kept
}

let kept: readonly Readonly<Record<string, unknown>>[] | undefined
