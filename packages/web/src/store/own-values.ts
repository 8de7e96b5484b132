import { type DataOverlay, OVERLAY_KEPT, readJson, readShape } from '@hexfront/core'

/** Overlays that games of a title are begun with on this device, by title; null where none is. */
const known = new Map<string, DataOverlay | null>()
const listeners = new Set<() => void>()

export function ownValues(game: string): DataOverlay | null {
  const found = known.get(game)
  if (found !== undefined) return found
  const kept = read(game)
  known.set(game, kept)
  return kept
}

export function keepValues(game: string, overlay: DataOverlay | null): void {
  known.set(game, overlay)
  try {
    if (overlay) localStorage.setItem(keyOf(game), JSON.stringify(overlay))
    else localStorage.removeItem(keyOf(game))
  } catch {
    // A browser that keeps nothing still plays with them.
  }
  tell()
}

export function onValues(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Another window has loaded some or taken them off. */
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === null) known.clear()
  else if (key.startsWith(KEY)) known.delete(key.slice(KEY.length))
  else return
  tell()
})

const KEY = 'hexfront.values.'
const keyOf = (game: string): string => `${KEY}${game}`

const tell = (): void => {
  for (const listener of listeners) listener()
}

/** What cannot be read is as if it had never been kept. */
function read(game: string): DataOverlay | null {
  try {
    const text = localStorage.getItem(keyOf(game))
    return text === null ? null : readShape(OVERLAY_KEPT, readJson(text, 'kept'), 'kept')
  } catch {
    return null
  }
}
