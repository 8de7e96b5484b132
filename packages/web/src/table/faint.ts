import type { Piece } from '../map/scene.ts'
import type { Agenda } from './agenda.ts'

/** When counters that have nothing to do in a phase are faint: where there are many of them, always, or never. */
export type Faded = 'many' | 'always' | 'never'

/** From so many counters on the map on they are many. */
const MANY = 150

interface Shown {
  readonly question: { readonly pieces: readonly Piece[] }
  readonly agenda: { readonly now: Agenda }
  readonly faint: Faded
  readonly session: { readonly table: { readonly display: { readonly layerOf?: unknown } } }
}

/** The counters as they are shown: who has nothing to do lies faint, and under those who have. Made anew when something changed. */
export function faded(of: Shown): () => readonly Piece[] {
  let made: { readonly from: readonly Piece[]; readonly agenda: Agenda; readonly faint: Faded } | null = null
  let pieces: readonly Piece[] = []
  return () => {
    const { faint, agenda } = of
    const now = { from: of.question.pieces, agenda: agenda.now, faint }
    if (made?.from === now.from && made.agenda === now.agenda && made.faint === faint) return pieces
    made = now
    pieces = shown(now.from, now.agenda, faint, of.session.table.display.layerOf !== undefined)
    return pieces
  }
}

function shown(
  pieces: readonly Piece[],
  { duties, counts }: Agenda,
  faint: Faded,
  isOrdered: boolean,
): readonly Piece[] {
  if (faint === 'never' || counts.open === 0 || (faint === 'many' && pieces.length < MANY)) return pieces
  const hasNothing = ({ unit }: Piece): boolean => duties.has(unit) && duties.get(unit) !== 'open'
  const all = pieces.map((piece): Piece => (hasNothing(piece) ? { ...piece, isFaint: true } : piece))
  return isOrdered ? all : [...all.filter(({ isFaint }) => !isFaint), ...all.filter(({ isFaint }) => isFaint)]
}
