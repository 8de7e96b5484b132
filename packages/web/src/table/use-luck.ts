import { useEffect, useState } from 'preact/hooks'
import { type Throw, throwsOf } from '../session/luck.ts'
import { hasDice, type Session } from '../session/session.ts'

export interface LuckSoFar {
  readonly throws: readonly Throw[]
  readonly done: number
  readonly of: number
}

/** Milliseconds of work before the page may breathe. */
const SLICE = 12

/** The place of every throw among all it might have been, worked out bit by bit. */
export function useLuck(session: Session): LuckSoFar {
  const of = session.match.entries.filter(hasDice).length
  const [luck, setLuck] = useState<LuckSoFar>({ throws: [], done: 0, of })
  useEffect(() => {
    const all = throwsOf(session)
    const throws: Throw[] = []
    let done = 0
    let timer: ReturnType<typeof setTimeout>
    const work = (): void => {
      const until = performance.now() + SLICE
      for (let next = all.next(); !next.done; next = all.next()) {
        done++
        if (next.value) throws.push(next.value)
        if (performance.now() < until) continue
        setLuck({ throws: [...throws], done, of })
        timer = setTimeout(work, 0)
        return
      }
      setLuck({ throws: [...throws], done: of, of })
    }
    timer = setTimeout(work, 0)
    return () => clearTimeout(timer)
  }, [session, of])
  return luck
}
