import type { Fact, LineItem, Matter, Reasons, Section, Tone } from '@hexfront/core'
import { fraction, signed } from '../words.ts'

const NOTHING: Fact = { text: '', rule: '' }

/** A matter about which nothing is known yet. */
export const BLANK: Matter = {
  title: '',
  headline: '',
  line: '',
  hint: '',
  columns: [],
  column: -1,
  sections: [],
  results: [],
  best: NOTHING,
  worst: NOTHING,
  targets: [],
  members: [],
  proposals: [],
  candidates: [],
}

export type Member = Matter['members'][number]

export const plain = (unit: number): Member => ({ unit, worth: '', note: '' })

/** `9 dice`. */
export const diceText = (dice: number): string => `${dice} ${dice === 1 ? 'die' : 'dice'}`

/** Line items, counted in parts of a whole, and what they come to. */
export const figures = (title: string, { items, total }: Reasons, scale = 1): Section => ({
  title,
  total: fraction(total, scale),
  items: items.map((item) => shownAs(item, fraction(item.value, scale))),
})

/** The same with their signs; no section where there are none. */
export const modifiers = (title: string, { items, total }: Reasons): Section[] =>
  items.length === 0
    ? []
    : [{ title, total: signed(total, 1), items: items.map((item) => shownAs(item, signed(item.value, 1))) }]

const shownAs = ({ rule, text }: LineItem, value: string): Section['items'][number] => ({ rule, text, value })

/** What has still to be done after the dice. */
export interface Stage {
  readonly line: string
  readonly members: readonly Member[]
  readonly candidates: readonly Member[]
  readonly next: Fact
}

/** An attack after the dice: what they gave on which column, and who has still to act. */
export const afterDice = (
  attack: Matter,
  column: string,
  { name, tone }: Pick<Matter['results'][number], 'name' | 'tone'>,
  { line, members, candidates, next }: Stage,
): Matter => ({
  ...attack,
  headline: column,
  line: name,
  hint: line,
  columns: [column],
  column: 0,
  sections: [{ title: name, total: '', items: [{ ...next, value: '' }] }],
  results: [{ name, chance: 1, faces: [], tone }],
  members,
  candidates,
})

/** Units from 1 to the last of which something holds. */
export function unitsWhere(last: number, holds: (unit: number) => boolean): number[] {
  const units: number[] = []
  for (let unit = 1; unit <= last; unit++) if (holds(unit)) units.push(unit)
  return units
}

const SCALE: readonly Tone[] = ['good', 'fair', 'even', 'poor', 'bad']

/** How it looks to somebody who loses this share of what he has. */
export function toneOfLoss(share: number): Tone {
  if (share <= 0) return SCALE[0]!
  if (share >= 1) return SCALE[4]!
  return SCALE[1 + Math.min(2, Math.floor(share * 4))]!
}

/** The same where it is the others who lose it. */
export const toneOfGain = (share: number): Tone => SCALE[4 - SCALE.indexOf(toneOfLoss(share))]!
