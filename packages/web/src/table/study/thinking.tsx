import { useShown } from '../../hooks.ts'
import { Icon } from '../../icons.tsx'
import { seatName } from '../../session/seats.ts'
import { TEXT } from '../../text.ts'
import type { Desk } from '../desk.ts'

/** While a bot thinks for long: who, how far it is, and a way to have its move now. */
export function ThinkingCard({ desk }: { desk: Desk }) {
  const { session } = desk
  const { pondering } = session
  useShown<unknown>([desk, pondering], () => [pondering.side, pondering.progress, session.isLive])
  if (pondering.side === 0 || !session.isLive) return null
  const name = seatName(session.table, session.seats, session.seatOf(pondering.side))
  return (
    <section class="thinking" aria-label={TEXT.study.thinks(name)}>
      <p>
        <strong>{TEXT.study.thinks(name)}</strong>
        <progress aria-label={TEXT.study.thinks(name)} value={pondering.progress} max={1} />
      </p>
      <button type="button" class="button" aria-keyshortcuts="Enter" onClick={() => session.interrupt()}>
        <Icon name="forward" /> {TEXT.study.playNow} <kbd class="key">Enter</kbd>
      </button>
    </section>
  )
}
