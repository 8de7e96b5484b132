import type { Reading } from '../grid/numbering.ts'
import { PROVENANCES, type Provenance } from '../provenance.ts'

/** `printed 7.5`, as it stands after the exclamation mark. */
export function readProvenance(text: string): Reading<Provenance> {
  const [word = '', ...rest] = text.trim().split(/\s+/)
  const kind = PROVENANCES.find((name) => name === word)
  if (kind === undefined) return { problem: `"${word}" is not a source (${PROVENANCES.join(', ')})` }
  if (kind === 'printed' && rest.length === 0)
    return { problem: 'a printed fact needs its rule, as in "! printed 7.5"' }
  return { value: { kind, note: rest.join(' ') } }
}

export const showProvenance = (source: Provenance | null): string =>
  source === null ? '' : ` ! ${source.kind}${source.note === '' ? '' : ` ${source.note}`}`
