import { useShown } from '../hooks.ts'
import { Icon } from '../icons.tsx'
import { TEXT } from '../text.ts'
import type { Desk } from './desk.ts'
import { phaseUndoOf } from './phase-undo.ts'

/** Next to undo, where going back to the start of the phase is more than undoing the last choice. */
export function PhaseUndo({ desk }: { desk: Desk }) {
  useShown([desk], () => [desk.session.version])
  const wide = phaseUndoOf(desk.session)
  if (!wide) return null
  const words = (wide.isWhole ? TEXT.undo.phase : TEXT.undo.sinceBarrier)(wide.acts, wide.phase)
  return (
    <button
      type="button"
      class="button phase-undo"
      aria-label={words}
      aria-keyshortcuts="Shift+U"
      title={words}
      onClick={() => desk.undoPhase()}
    >
      <Icon name="undoAll" />
    </button>
  )
}
