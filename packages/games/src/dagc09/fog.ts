import type { Dice, Sentence, Told } from '@hexfront/core'
import { SOVIET, UNKNOWN_ROWS } from './counters.ts'
import { isUkrainian, pieces, type State, sideOf } from './state.ts'

/** 6.8: everybody but the Soviet sees the top of Soviet stacks alone, and all of a stack while it is attacked. */
export const isKnownTo = (s: State, unit: number, side: number): boolean =>
  side === SOVIET || sideOf(s, unit) !== SOVIET || isShown(s, unit)

const isShown = ({ units }: State, unit: number): boolean =>
  UNKNOWN_ROWS[unit] === 0 && (units.place[unit] === 0 || units.order[unit] === 1 || units.seen[unit] === 1)

/** Whether the German learns something when a unit leaves its place: what it is, or what lay below it. */
export const uncovers = (s: State, unit: number): boolean =>
  sideOf(s, unit) === SOVIET &&
  s.units.place[unit] !== 0 &&
  (!isShown(s, unit) || (s.units.order[unit] === 1 && pieces.count(s, s.units.place[unit]!) > 1))

export function conceal(view: State, side: number): void {
  if (side === SOVIET) return
  const inHand = spotOf(view, view.march.unit)
  pieces.conceal(view, (v, unit) => isKnownTo(v, unit, side))
  if (inHand !== null) view.march.unit = unitAt(view, inHand)
}

/** R09-14: dead pile and turn track are open, so that what lies below is one of those on neither. */
export function resample(view: State, side: number, dice: Dice): void {
  if (side === SOVIET) return
  const inHand = spotOf(view, view.march.unit)
  const hidden = UNKNOWN_ROWS.map((_, unit) => (UNKNOWN_ROWS[unit] !== 0 && view.units.place[unit] !== 0 ? 1 : 0))
  const wasNowhere = view.units.place.map((place) => (place === 0 ? 1 : 0))
  if (hidden.includes(1)) pieces.deal(view, mayBe, dice)
  for (let unit = 1; unit < UNKNOWN_ROWS.length; unit++)
    if (UNKNOWN_ROWS[unit] === 0 && wasNowhere[unit] === 1 && view.units.place[unit] !== 0)
      view.units.reduced[unit] = view.setting.reduced[unit] === 0 ? 0 : dice.pick(2, 'steps of a unit that is not seen')
  if (inHand !== null) view.march.unit = unitAt(view, inHand)
}

/** 6.10: fronts do not stack, so that a unit is of the front of the one above it. */
function mayBe(s: State, unit: number, unknown: number): boolean {
  const { waiting, dead, place } = s.units
  if (waiting[unit] === 1 || dead[unit] === 1) return false
  const top = pieces.first(s, place[unknown]!)
  return UNKNOWN_ROWS[top] !== 0 || isUkrainian(s, top) === isUkrainian(s, unit)
}

interface Spot {
  readonly place: number
  readonly order: number
}

const spotOf = ({ units }: State, unit: number): Spot | null =>
  unit === 0 ? null : { place: units.place[unit]!, order: units.order[unit]! }

function unitAt({ units }: State, { place, order }: Spot): number {
  for (let unit = 1; unit < units.place.length; unit++)
    if (units.place[unit] === place && units.order[unit] === order) return unit
  return 0
}

/** Lines about a unit that a side does not know are told of its hex. */
const UNSEEN: Readonly<Record<string, { readonly event: string; operands(s: State, told: Told): number[] }>> = {
  moved: { event: 'movedUnseen', operands: (_s, { operands }) => [operands[1]!] },
  allowance: { event: 'allowanceUnseen', operands: (s, { operands }) => [s.units.place[operands[0]!]!, operands[1]!] },
  rebuilt: { event: 'rebuiltUnseen', operands: (s, { operands }) => [s.units.place[operands[0]!]!] },
}

export function sees(s: State, told: Told, side: number): Told | null {
  const unseen = UNSEEN[told.event]
  if (unseen === undefined || isKnownTo(s, told.operands[0]!, side)) return told
  return { event: unseen.event, operands: unseen.operands(s, told) }
}

/** How an answer about a unit is heard by those who do not know it: with its hex in its place. */
export const hearsOf =
  (template: string) =>
  (s: State, unit: number, side: number): Sentence | 'all' =>
    isKnownTo(s, unit, side) ? 'all' : { template, operands: [s.units.place[unit]!] }
