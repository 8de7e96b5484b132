import { useShown } from '../hooks.ts'
import { Icon } from '../icons.tsx'
import { PERSON } from '../session/session.ts'
import { TEXT } from '../text.ts'
import type { Desk } from './desk.ts'

/** While bots or the rules act: hold them, hurry them, or skip to the end of it. */
export function WatchBar({ desk }: { desk: Desk }) {
  const { session } = desk
  useShown<unknown>([desk], () => [session.isWatching, session.isPaused, session.tempo, desk.open.isReplaying])
  if (!session.isWatching || desk.open.isReplaying) return null
  const isAnybody = session.seats.includes(PERSON)
  return (
    <div class="watch" role="toolbar" aria-label={TEXT.watch.title}>
      <button type="button" class="button" aria-keyshortcuts="Space" onClick={() => session.pause()}>
        <Icon name={session.isPaused ? 'play' : 'pause'} />
        <span>{session.isPaused ? TEXT.watch.goOn : TEXT.watch.pause}</span>
        <kbd class="key">Space</kbd>
      </button>
      <button
        type="button"
        class="button"
        aria-keyshortcuts="."
        aria-disabled={session.tempo === 'instant'}
        onClick={() => hurry(desk)}
      >
        <Icon name="forward" />
        <span>{TEXT.watch.faster}</span>
        <kbd class="key">.</kbd>
      </button>
      <button type="button" class="button" aria-keyshortcuts="Escape" onClick={() => session.hurry('instant')}>
        <Icon name="last" />
        <span>{isAnybody ? TEXT.watch.skip : TEXT.watch.skipToEnd}</span>
        <kbd class="key">Esc</kbd>
      </button>
    </div>
  )
}

function hurry({ session }: Desk): void {
  session.hurry(session.tempo === 'calm' ? 'brisk' : 'instant')
}

/** Keys of the bar; says whether one was meant. */
export function pressWatchKey(desk: Desk, key: string): boolean {
  const { session } = desk
  if (!session.isWatching || desk.open.isReplaying) return false
  switch (key) {
    case ' ':
      session.pause()
      return true
    case '.':
      hurry(desk)
      return true
    case 'Enter':
      if (session.pondering.side === 0) return false
      session.interrupt()
      return true
    case 'Escape':
      if (desk.open.room !== '' || desk.open.notice !== null) return false
      session.hurry('instant')
      return true
    default:
      return false
  }
}
