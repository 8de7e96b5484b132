import { useEffect, useReducer, useRef } from 'preact/hooks'

interface Watched {
  subscribe(listener: () => void): () => void
}

/**
 * Shows a component anew when what it shows has changed, and not whenever anything has: `select` names what it shows, and
 * its parts are compared one by one.
 */
export function useShown<T>(watched: readonly Watched[], select: () => readonly T[]): readonly T[] {
  const [, show] = useReducer((count: number) => count + 1, 0)
  const shown = useRef<readonly T[]>([])
  const latest = useRef(select)
  shown.current = select()
  latest.current = select
  useEffect(() => {
    const look = (): void => {
      const now = latest.current()
      if (!isSame(now, shown.current)) show(0)
    }
    // It may have changed between the first showing and now.
    look()
    const ends = watched.map((each) => each.subscribe(look))
    return () => {
      for (const end of ends) end()
    }
  }, watched)
  return shown.current
}

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, at) => Object.is(one, b[at]))

export function useListener(subscribe: (listener: () => void) => () => void): void {
  const [, show] = useReducer((count: number) => count + 1, 0)
  useEffect(() => subscribe(() => show(0)), [subscribe])
}
