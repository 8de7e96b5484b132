import {
  type Game,
  type MatchRecord,
  openRecord,
  parseDraw,
  RECORD,
  readJson,
  readShape,
  seededDice,
  verifyDice,
} from '@hexfront/core'
import { TEXT } from '../text.ts'
import type { Receipt } from './receipts.ts'

export type Verdict = 'holds' | 'fails' | 'unknown'

/** One thing that was checked. */
export interface Check {
  readonly verdict: Verdict
  readonly name: string
  readonly because: string
}

/** A record out of a file, or why it is none. */
export const readProof = (text: string, file: string): MatchRecord => readShape(RECORD, readJson(text, file), file)

/**
 * Checks all that can be checked of the dice of a game, here and without anybody's help: the promise, the seeds, every die,
 * every choice, and what this browser was told when the seats were taken.
 */
export function checksOf(record: MatchRecord, game: Game, receipts: readonly Receipt[]): Check[] {
  const { fair } = record
  const words = TEXT.verify
  if (!fair)
    return [{ verdict: 'unknown', name: words.commitment, because: words.noCommitment }, choicesOf(record, game)]
  const open = fair.serverSeed !== undefined
  const fault = open ? verifyDice(record) : null
  const isKept = fault?.draw !== 0
  const dice = diceIn(record)
  // Bots give none.
  const given = fair.playerSeeds.filter((seed) => seed !== '').length
  return [
    {
      verdict: !open ? 'unknown' : isKept ? 'holds' : 'fails',
      name: words.commitment,
      because: !open ? words.notOpen : isKept ? words.promiseKept : (fault?.because ?? ''),
    },
    {
      verdict: given > 0 ? 'holds' : 'unknown',
      name: words.seeds,
      because: given > 0 ? words.seedsIn(given) : words.noSeeds,
    },
    {
      verdict: !open || !isKept ? 'unknown' : fault ? 'fails' : 'holds',
      name: words.dice,
      because:
        !open || !isKept ? words.diceUnknown : fault ? words.wrongDie(fault.draw, fault.because) : words.allDice(dice),
    },
    choicesOf(record, game),
    receiptCheck(fair, receipts, game),
  ]
}

const diceIn = ({ deal, from, play }: MatchRecord): number =>
  [deal, ...(from?.story ?? []), ...play].flatMap(({ dice = [] }) => dice.map(parseDraw)).length

/** Whether the rules allow every choice, and each leads where the record says. */
function choicesOf(record: MatchRecord, game: Game): Check {
  const name = TEXT.verify.choices
  try {
    const { notice } = openRecord(game, record, seededDice('proof'))
    if (notice) return { verdict: 'unknown', name, because: notice.text }
    return { verdict: 'holds', name, because: TEXT.verify.allChoices(record.play.length) }
  } catch (error) {
    return { verdict: 'fails', name, because: error instanceof Error ? error.message : String(error) }
  }
}

/** What the server said before the first die must be what it says after the last. */
function receiptCheck(
  { commitment, playerSeeds }: NonNullable<MatchRecord['fair']>,
  receipts: readonly Receipt[],
  { sides }: Game,
): Check {
  const name = TEXT.verify.receipt
  if (receipts.length === 0) return { verdict: 'unknown', name, because: TEXT.verify.noReceipt }
  for (const receipt of receipts) {
    if (receipt.commitment !== commitment) return { verdict: 'fails', name, because: TEXT.verify.otherCommitment }
    if (playerSeeds[sides.indexOf(receipt.side)] !== receipt.seed && !playerSeeds.includes(receipt.seed))
      return { verdict: 'fails', name, because: TEXT.verify.otherSeed(receipt.side) }
  }
  return { verdict: 'holds', name, because: TEXT.verify.sameReceipt }
}

/** All in one word: fails where anything does, holds where nothing is left open but the receipt. */
export function verdictOf(checks: readonly Check[]): Verdict {
  if (checks.some(({ verdict }) => verdict === 'fails')) return 'fails'
  return checks.slice(0, 4).every(({ verdict }) => verdict === 'holds') ? 'holds' : 'unknown'
}
