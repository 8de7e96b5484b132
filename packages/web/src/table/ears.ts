import { useEffect } from 'preact/hooks'
import type { Session } from '../session/session.ts'
import { heardIn } from '../session/story.ts'
import { type Hearing, soundsOf } from '../sound/audible.ts'
import { Synth } from '../sound/synth.ts'
import { currentSettings } from '../store/settings.ts'
import type { Desk } from './desk.ts'

/** Lets dice, losses and the own turn be heard. */
export function useEars(desk: Desk): void {
  useEffect(() => {
    const { session } = desk
    const synth = new Synth()
    let before = hearingOf(desk, null)
    const end = session.subscribe(() => {
      if (!session.isLive) return
      const now = hearingOf(desk, before)
      synth.play(soundsOf(before, now), currentSettings().sound)
      before = now
    })
    return () => {
      end()
      synth.close()
    }
  }, [desk])
}

/** Counts on from what was heard before, so that each choice is looked at once. */
function hearingOf({ session, pieces }: Desk, before: Hearing | null): Hearing {
  const { entries } = session.match
  const isOn = before !== null && entries.length >= before.entries
  const since = isOn ? before.entries : entries.length
  let throws = isOn ? before.throws : 0
  for (let at = since; at < entries.length; at++) if (isThrow(session, at)) throws++
  const { asked, isPersonAsked: isYours, falling } = session
  const landed = falling >= 0 && before ? before.landed : throws
  return { entries: entries.length, throws, landed, pieces: pieces.length, asked, isYours }
}

const isThrow = (session: Session, at: number): boolean =>
  heardIn(session, session.match.entries[at]!).draws.some(({ kind }) => kind !== 'pick')
