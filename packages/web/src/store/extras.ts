/** What a player has switched on of a board's map, on this device. */
export function keptExtras(board: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(board)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function keepExtras(board: string, ids: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(board), JSON.stringify(ids))
  } catch {
    // A browser that keeps nothing still shows them.
  }
}

const keyOf = (board: string): string => `hexfront.map.${board}`
