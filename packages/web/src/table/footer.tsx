import { useShown } from '../hooks.ts'
import { Icon } from '../icons.tsx'
import { TEXT } from '../text.ts'
import type { Desk } from './desk.ts'
import { PhaseUndo } from './phase-undo-button.tsx'

/** Undo on the left, the large button on the right; both say what they do. */
export function Footer({ desk }: { desk: Desk }) {
  const { session, primary, matter } = desk
  useShown([desk], () => [session.version, session.isStepping])
  const { undoable } = session
  const isWaiting = session.asked === 0 && session.isStepping
  return (
    <footer class="panel-foot">
      <button
        type="button"
        class="button undo"
        aria-disabled={undoable === null}
        onClick={() => desk.undo()}
        title={undoable ? '' : desk.undoBarrier}
      >
        <Icon name="undo" />
        <span class="undo-text">{undoable ? TEXT.undo.undoWhat(labelOf(desk)) : desk.undoBarrier}</span>
        <kbd class="key">U</kbd>
      </button>
      <PhaseUndo desk={desk} />
      {session.canRedo && (
        <button type="button" class="button" aria-label={TEXT.undo.redo} onClick={() => session.redo()}>
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
            {matter && matter.results.length > 1 && <Icon name="dice" />}
            {matter && matter.results.length > 1 ? TEXT.panel.at(primary.text, matter.headline) : primary.text}
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

/** What the last choice was, as the player read it. */
function labelOf({ session }: Desk): string {
  const last = session.undoable
  if (!last) return ''
  const { game } = session.table
  const before = game.blank(session.match.setting)
  session.match.positionAt(session.undoPoint, before)
  return game.describe(before, game.read(before, last.text).choice, session.name).text
}
