import { useShown } from '../hooks.ts'
import { Icon } from '../icons.tsx'
import { undoLabel } from '../session/label.ts'
import { TEXT } from '../text.ts'
import type { Desk } from './desk.ts'
import { PhaseUndo } from './phase-undo-button.tsx'

/** Undo on the left, the large button on the right; both say what they do. While something is asked back, that is the bar. */
export function Footer({ desk }: { desk: Desk }) {
  const { session, primary, matter } = desk
  useShown<unknown>([desk], () => [session.version, session.isStepping, desk.open.caution])
  if (desk.open.caution) return null
  const isWaiting = session.asked === 0 && session.isStepping
  const isRoll = matter !== null && matter.results.length > 1 && primary?.verb !== matter.prelude
  return (
    <footer class="panel-foot">
      <UndoButton desk={desk} />
      <PhaseUndo desk={desk} />
      {session.canRedo && (
        <button type="button" class="button redo" aria-label={TEXT.undo.redo} onClick={() => session.redo()}>
          <Icon name="redo" />
        </button>
      )}
      {isWaiting ? (
        <button type="button" class="button" data-primary onClick={() => session.stepOn()}>
          {TEXT.panel.goOn} <kbd class="key">Enter</kbd>
        </button>
      ) : (
        primary && (
          <button type="button" class="button" data-primary data-verb={primary.verb} onClick={() => desk.take(primary)}>
            {isRoll && <Icon name="dice" />}
            {isRoll ? TEXT.panel.at(primary.text, matter.headline) : primary.text}
            <kbd class="key">Enter</kbd>
          </button>
        )
      )}
      {!session.isLive && (
        <button type="button" class="button" data-primary onClick={() => session.lookAt(Number.POSITIVE_INFINITY)}>
          {TEXT.panel.present}
        </button>
      )}
    </footer>
  )
}

/** What it takes back on a line of its own, or why there is no way back. */
function UndoButton({ desk }: { desk: Desk }) {
  const isPossible = desk.session.undoable !== null
  const what = isPossible ? undoLabel(desk.session) : desk.undoBarrier
  return (
    <button
      type="button"
      class="button undo"
      aria-disabled={!isPossible}
      title={isPossible ? TEXT.undo.undoWhat(what) : TEXT.undo.noWay(what)}
      onClick={() => desk.undo()}
    >
      <Icon name="undo" />
      <span class="undo-text">
        <span>
          {isPossible ? TEXT.undo.undo : TEXT.undo.none} <kbd class="key">U</kbd>
        </span>
        <span class="undo-what">{what}</span>
      </span>
    </button>
  )
}
