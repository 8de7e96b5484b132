import type { Entry } from '@hexfront/core'
import { useEffect, useState } from 'preact/hooks'
import { useShown } from '../hooks.ts'
import { hasDice, type Pace, type Session } from '../session/session.ts'
import { facesOf, type Handful, handfulsOf, heardIn, wordsFor } from '../session/story.ts'
import { isStill } from '../store/settings.ts'
import { TEXT } from '../text.ts'
import type { Desk } from './desk.ts'
import { HandfulOfDice } from './handful.tsx'
import { Die } from './matter.tsx'

/** How long dice turn, and how long they stand before anything they did is seen. */
const TURNING: Readonly<Record<Pace, number>> = { calm: 900, brisk: 500, instant: 0 }
const STANDING: Readonly<Record<Pace, number>> = { calm: 700, brisk: 300, instant: 0 }

/** The last dice: they turn for a moment and stand; then what they did is shown. */
export function DiceCard({ desk }: { desk: Desk }) {
  const { session } = desk
  useShown([desk], () => [session.version])
  const [stood, setStood] = useState(-1)
  useEffect(() => {
    session.tumble = (at) => (isUnseen(session) ? null : tumbled(session.tempo, () => setStood(at)))
    return () => {
      session.tumble = () => null
    }
  }, [session])
  const { falling } = session
  useEffect(() => {
    if (falling < 0) setStood(-1)
  }, [falling])
  const at = falling >= 0 ? falling : lastThrow(session)
  if (at < 0) return null
  const isTurning = falling >= 0 && stood !== falling
  const entry = session.match.entries[at]!
  const { draws } = heardIn(session, entry)
  const words = wordsFor(session, entry)
  return (
    <button
      type="button"
      class="dice"
      title={TEXT.dice.rolled}
      data-turning={isTurning || undefined}
      onClick={() => session.land()}
    >
      <span class="dice-faces">
        {draws.flatMap(facesOf).map((face, n) => (
          <Die key={n} face={isTurning ? 1 + ((2 * n + 2) % 6) : face} size={34} />
        ))}
        {draws
          .flatMap(handfulsOf)
          .map((handful, n) =>
            isTurning ? <Turning key={n} handful={handful} /> : <HandfulOfDice key={n} handful={handful} size={22} />,
          )}
      </span>
      <span class="dice-words" aria-live="polite">
        {isTurning
          ? TEXT.dice.fall
          : words.slice(0, 2).map((line, n) => <span key={n}>{line.map(({ text }) => text).join('')}</span>)}
      </span>
    </button>
  )
}

const MOST_TURNING = 6

/** A few stand for all. */
const Turning = ({ handful }: { handful: readonly Handful[] }) => (
  <>
    {Array.from({ length: Math.min(countOf(handful), MOST_TURNING) }, (_, n) => (
      <Die key={n} face={1 + ((2 * n + 2) % 6)} size={24} />
    ))}
  </>
)

const countOf = (handful: readonly Handful[]): number => handful.reduce((sum, { count }) => sum + count, 0)

const isUnseen = ({ tempo }: Session): boolean => tempo === 'instant' || document.hidden || isStill()

async function tumbled(tempo: Pace, stand: () => void): Promise<void> {
  await after(TURNING[tempo])
  stand()
  await after(STANDING[tempo])
}

const after = (time: number): Promise<void> => new Promise((go) => setTimeout(go, time))

/** The last choice of this phase that threw dice for all the viewer knows; -1 for none. */
function lastThrow(session: Session): number {
  const { entries } = session.match
  const last = entries[session.moment - 1]
  const isNow = ({ turn, phase }: Entry): boolean => turn === last?.turn && phase === last.phase
  for (let at = session.moment - 1; at >= 0 && isNow(entries[at]!); at--)
    if (hasDice(heardIn(session, entries[at]!))) return at
  return -1
}
