import type { Member } from '../../display/sheet.ts'
import { numberOf, townIn } from '../../display/spots.ts'
import type { State } from '../state.ts'
import { boundsOf, boundsText } from './knowledge.ts'

/** `The battle of Smolensk (2710)`. */
export function titleOf(s: State, what: string, hex: number): string {
  const town = townIn(s, hex)
  return town === '' ? `${what} ${numberOf(s, hex)}` : `${what} ${town} (${numberOf(s, hex)})`
}

/** A unit with its strength as who looks knows it. */
export const worthOf = (s: State, unit: number): Member => ({ unit, worth: boundsText(boundsOf(s, unit)), note: '' })
