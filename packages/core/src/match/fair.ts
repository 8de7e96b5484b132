import { parseDraw } from '../dice/draw.ts'
import { type FairFault, verifyFair } from '../dice/fair.ts'
import type { MatchRecord } from './record.ts'

/**
 * Draws every die of a record again from its published seeds, those of struck choices in their place; null if all are as
 * they should be.
 */
export function verifyDice({ fair, deal, from, play }: MatchRecord): FairFault | null {
  if (!fair) return { draw: 0, because: 'the dice of this match came with no commitment' }
  if (fair.serverSeed === undefined) return { draw: 0, because: 'the server seed is not published yet' }
  const draws = [deal, ...(from?.story ?? []), ...play].flatMap(({ dice = [] }) => dice).map(parseDraw)
  return verifyFair({ ...fair, serverSeed: fair.serverSeed, draws })
}
