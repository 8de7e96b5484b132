import type { Rule } from './explain.ts'

export const PROVENANCES = ['printed', 'repaired', 'reconstructed'] as const

/**
 * Where a fact comes from: the rulebook, whose rule is the note; the rulebook's damaged text, restored for the reason in the
 * note; or us.
 */
export interface Provenance {
  readonly kind: (typeof PROVENANCES)[number]
  readonly note: string
}

export const printed = (rule: Rule): Provenance => ({ kind: 'printed', note: rule })
export const repaired = (reason: string): Provenance => ({ kind: 'repaired', note: reason })
export const reconstructed = (note: string): Provenance => ({ kind: 'reconstructed', note })
