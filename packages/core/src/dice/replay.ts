import type { Draw } from './draw.ts'
import { ListedDice, type SpentDice } from './listed.ts'

/** The dice of a record once more: each draw must be asked for exactly as it was when it was made. */
export function replayDice(draws: readonly Draw[]): SpentDice {
  return new ListedDice(draws, 'the record', () => -1)
}
