import { useEffect, useState } from 'preact/hooks'
import type { Session } from '../session/session.ts'
import { TEXT } from '../text.ts'

export interface ElsewhereActs {
  /** Plays on here what another window plays. */
  takeOver(): void
}

/** In milliseconds: by then the other window has let go, or will not. */
const ANSWERED = 3000

/** Says that another window plays this game, and how to play it here. */
export function ElsewhereStrip({ session, takeOver }: ElsewhereActs & { session: Session }) {
  const { elsewhere, problem } = session
  const [isAsked, setAsked] = useState(false)
  useEffect(() => setAsked(false), [session, elsewhere, problem])
  useEffect(() => {
    if (!isAsked) return
    const timer = setTimeout(() => setAsked(false), ANSWERED)
    return () => clearTimeout(timer)
  }, [isAsked])
  if (elsewhere === null) return null
  const ask = (): void => {
    setAsked(true)
    takeOver()
  }
  return (
    <p class="strip" role="status">
      {isAsked ? TEXT.elsewhere.asked : elsewhere === 'taken' ? TEXT.elsewhere.taken : TEXT.elsewhere.looking}
      <button type="button" class="button" data-primary disabled={isAsked} onClick={ask}>
        {TEXT.elsewhere.take}
      </button>
    </p>
  )
}
