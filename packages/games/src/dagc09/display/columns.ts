import { signed } from '../../words.ts'
import type { State } from '../state.ts'

/** 11.8: the heads of the table as people read them: `≤−3`, `0`, `+3–5`, `+15`. */
const HEADS = ['≤−3', '−2,−1', '0', '+1,+2', '+3–5', '+6–9', '+10–14', '+15'] as const

export const columnName = (column: number): string => HEADS[column] ?? ''

/** The least differential that a column takes. */
export const leastOf = ({ setting: { crt } }: State, column: number): number =>
  column === 0 ? Number.NEGATIVE_INFINITY : crt.highs[column - 1]! + 1

/** `+5`, `−2`, `0`. */
export const differentialText = (value: number): string => (value === 0 ? '0' : signed(value, 1))
