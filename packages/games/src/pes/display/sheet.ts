import type { Fact, Matter, Reasons, Section, Tone } from '@hexfront/core'
import { fraction, signed } from '../../words.ts'

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
  candidates: [],
}

export const plain = (unit: number): Matter['members'][number] => ({ unit, worth: '', note: '' })

/** `9 dice`. */
export const diceText = (dice: number): string => `${dice} ${dice === 1 ? 'die' : 'dice'}`

/** Line items with their signs, and what they come to; no section where there are none. */
export function modifiers(title: string, { items, total }: Reasons): Section[] {
  if (items.length === 0) return []
  return [
    {
      title,
      total: signed(total, 1),
      items: items.map(({ rule, text, value }) => ({ rule, text, value: signed(value, 1) })),
    },
  ]
}

/** The same as plain figures. */
export function figures(title: string, { items, total }: Reasons): Section {
  return {
    title,
    total: fraction(total, 1),
    items: items.map(({ rule, text, value }) => ({ rule, text, value: fraction(value, 1) })),
  }
}

const SCALE: readonly Tone[] = ['good', 'fair', 'even', 'poor', 'bad']

/** How a result looks to the Germans, who lose this share of what they have. */
export function toneOfLoss(share: number): Tone {
  if (share <= 0) return SCALE[0]!
  if (share >= 1) return SCALE[4]!
  return SCALE[1 + Math.min(2, Math.floor(share * 4))]!
}

/** The same where it is the others who lose it. */
export const toneOfGain = (share: number): Tone => SCALE[4 - SCALE.indexOf(toneOfLoss(share))]!
