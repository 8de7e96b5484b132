import { operandA, type Unit, verbOf } from '@hexfront/core'
import { useEffect } from 'preact/hooks'
import type { Session } from '../session/session.ts'
import { whenIdle } from '../when-idle.ts'
import { Trial } from './trial.ts'

/** Few, but of different kinds: those that are alike stand together in the list. */
const REHEARSED = 8

/** Whom to take up for trial: some of those that can be taken up, from all over the list. */
export function rehearsed(session: Session): readonly Unit[] {
  const verbs = session.table.game.verbs(session.view)
  const units = session.answers.filter(({ choice }) => {
    const { a, b } = verbs[verbOf(choice)]!
    return a === 'unit' && b === undefined
  })
  const apart = Math.max(1, Math.ceil(units.length / REHEARSED))
  return units.filter((_, at) => at % apart === 0).map(({ choice }) => operandA(choice))
}

/** Takes one of them up, on a copy, and looks where he can go. */
export const rehearse = (session: Session, unit: Unit): number => {
  const trial = new Trial(session)
  return trial.pick(unit) ? trial.goals.length : 0
}

/** What the first press of a table would have to chart is charted beforehand, while nobody waits for it. */
export function useRehearsal(session: Session): void {
  useEffect(() => {
    const ahead = rehearsed(session).values()
    let isEnded = false
    const next = (): void => {
      const { value, done } = ahead.next()
      if (isEnded || done) return
      rehearse(session, value)
      whenIdle(next)
    }
    whenIdle(next)
    return () => {
      isEnded = true
    }
  }, [session])
}
