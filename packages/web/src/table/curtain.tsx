import type { Side } from '@hexfront/core'
import { useEffect, useRef, useState } from 'preact/hooks'
import { PERSON, type Session } from '../session/session.ts'
import { TEXT } from '../text.ts'

/** In milliseconds: longer than any double press. */
const HOLD = 600

/** In a game with secrets two people at one screen hand it over behind a curtain: who is to open it, and how. */
export function useCurtain(session: Session) {
  const { hasSecrets } = session.table.display
  const people = session.seats.filter((seat) => seat === PERSON).length
  const isShared = hasSecrets && people > 1 && !session.decision.isOver && session.isLive
  const [, setOpened] = useState(0)
  const seen = useRef<Side>(0)
  const { asked } = session
  if (!isShared || !session.isPersonAsked) return null
  if (seen.current === 0) seen.current = asked
  if (seen.current === asked) return null
  const open = (): void => {
    seen.current = asked
    setOpened((count) => count + 1)
  }
  return <Curtain side={session.sideName(asked)} open={open} />
}

/**
 * Between two people at one screen. It opens only where its button is held for a while: whoever goes on pressing what he
 * pressed before, by hand or by a key that repeats, sees nothing.
 */
function Curtain({ side, open }: { side: string; open: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const hold = useHold(open)
  useEffect(() => {
    title.current?.focus()
    // Nothing behind the curtain hears a key.
    const press = (event: KeyboardEvent): void => {
      event.stopPropagation()
      if (event.key === 'Tab') return
      event.preventDefault()
      if (isPress(event) && !event.repeat && document.activeElement === button.current) hold.begin()
    }
    const release = (event: KeyboardEvent): void => {
      event.stopPropagation()
      if (isPress(event)) hold.end()
    }
    window.addEventListener('keydown', press, true)
    window.addEventListener('keyup', release, true)
    return () => {
      window.removeEventListener('keydown', press, true)
      window.removeEventListener('keyup', release, true)
      hold.end()
    }
  }, [side])
  return (
    <div class="curtain" role="dialog" aria-modal="true" aria-label={TEXT.curtain.title(side)}>
      <h2 ref={title} tabIndex={-1}>
        {TEXT.curtain.title(side)}
      </h2>
      <p>{TEXT.curtain.line}</p>
      <button
        ref={button}
        type="button"
        class="button"
        data-primary
        data-holding={hold.isHolding || undefined}
        onPointerDown={hold.begin}
        onPointerUp={hold.end}
        onPointerLeave={hold.end}
        onPointerCancel={hold.end}
        onContextMenu={(event) => event.preventDefault()}
        // Keys make no click here: this is somebody whose tools press without hand or key.
        onClick={(event) => event.detail === 0 && open()}
      >
        {TEXT.curtain.go}
      </button>
    </div>
  )
}

const isPress = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' '

function useHold(done: () => void) {
  const timer = useRef(0)
  const [isHolding, setHolding] = useState(false)
  const end = (): void => {
    clearTimeout(timer.current)
    setHolding(false)
  }
  const begin = (): void => {
    clearTimeout(timer.current)
    setHolding(true)
    timer.current = window.setTimeout(done, HOLD)
  }
  return { isHolding, begin, end }
}
