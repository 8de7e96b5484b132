/** What can be heard of a table. */
export type Sound = 'dice' | 'combat' | 'turn'

/** As much of a game as can be heard when it changes. */
export interface Hearing {
  readonly entries: number
  /** How many of them threw dice, for all the player knows. */
  readonly throws: number
  /** How many of those have landed. */
  readonly landed: number
  /** Counters on the map. */
  readonly pieces: number
  /** Who is asked, and whether that is somebody at this screen. */
  readonly asked: number
  readonly isYours: boolean
}

/** What is heard when a game goes on. Going back, and looking back, is silent. */
export function soundsOf(before: Hearing, now: Hearing): Sound[] {
  if (now.entries < before.entries) return []
  const sounds: Sound[] = []
  if (now.throws > before.throws) sounds.push('dice')
  if (now.landed > before.landed && now.pieces < before.pieces) sounds.push('combat')
  if (now.isYours && now.asked !== before.asked && before.asked !== 0) sounds.push('turn')
  return sounds
}
