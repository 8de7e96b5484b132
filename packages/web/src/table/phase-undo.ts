import type { Session } from '../session/session.ts'
import { TEXT } from '../text.ts'

/** What undoing the whole phase would take back, where that is more than the last choice does. */
export interface PhaseUndo {
  /** Choices made by hand. */
  readonly acts: number
  /** `Soviet movement`. */
  readonly phase: string
  /** Whether it goes to the start of the phase, or to what cannot be undone in it. */
  readonly isWhole: boolean
}

export function phaseUndoOf(session: Session): PhaseUndo | null {
  const { undoPoint, undoPhasePoint: to, match, table } = session
  if (to < 0 || to === undoPoint) return null
  const first = match.entries[to]!
  const before = match.entries[to - 1]
  const { phases } = table.display.clock(session.view)
  const phase = phases.find(({ id }) => id === first.phase)
  const side = phase && phase.side > 0 ? `${match.sideName(phase.side)} ` : ''
  return {
    acts: match.entries.slice(to).filter(({ by }) => by === 'hand').length,
    phase: phase ? `${side}${phase.name.toLowerCase()}` : TEXT.undo.noPhase,
    isWhole: before === undefined || before.phase !== first.phase || before.turn !== first.turn,
  }
}
