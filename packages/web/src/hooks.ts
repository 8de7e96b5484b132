import { useEffect, useState } from 'preact/hooks'

interface Watched {
  readonly version: number
  subscribe(listener: () => void): () => void
}

/** Shows a component anew whenever the thing it watches has changed. */
export function useWatched<T extends Watched>(watched: T): T {
  const [, setVersion] = useState(watched.version)
  useEffect(() => {
    const show = (): void => setVersion(watched.version)
    // It may have changed between the first showing and now.
    show()
    return watched.subscribe(show)
  }, [watched])
  return watched
}

export function useListener(subscribe: (listener: () => void) => () => void): void {
  const [, setCount] = useState(0)
  useEffect(() => subscribe(() => setCount((count) => count + 1)), [subscribe])
}
