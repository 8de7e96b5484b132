import { list, literal, type Markup, maybe, object, readShape, type TypeOf, textUpTo, wholeFrom } from '@hexfront/core'
import type { Judged } from './inquiry.ts'

const MOST = 1_000_000_000_000

const TALLY = object({
  count: wholeFrom(0, 1_000_000),
  won: wholeFrom(0, 1_000_000),
  drawn: wholeFrom(0, 1_000_000),
  sum: wholeFrom(-MOST, MOST),
  squares: wholeFrom(0, Number.MAX_SAFE_INTEGER),
})

/** What was found out about a game, as it is kept with its record. */
const ANALYSIS = object({
  format: literal(1),
  /** Of the last position: a game that has gone on since is another one. */
  hash: textUpTo(64),
  rules: wholeFrom(0, 1_000_000),
  seed: textUpTo(200),
  judged: list(
    object({
      at: wholeFrom(0, 2_000_000),
      turn: wholeFrom(0, 10_000),
      side: wholeFrom(0, 20),
      end: maybe(literal(true)),
      tally: TALLY,
      again: maybe(TALLY),
    }),
    10_000,
  ),
})

export type KeptAnalysis = TypeOf<typeof ANALYSIS>

/** What an analysis is about. */
interface About {
  readonly game: { readonly rules: number }
  readonly entries: readonly { readonly hash: string }[]
}

/** It lies among what players have drawn, which every reader of records lets pass unread. */
const PLACE = 'analysis'

/** The analysis that is kept of this very game; null where there is none. */
export function analysisIn(markup: Markup, { game, entries }: About): KeptAnalysis | null {
  try {
    const kept = readShape(ANALYSIS, markup[PLACE], PLACE)
    return kept.rules === game.rules && kept.hash === entries.at(-1)?.hash ? kept : null
  } catch {
    return null
  }
}

export function withAnalysis(
  markup: Markup,
  { game, entries }: About,
  seed: string,
  judged: readonly Judged[],
): Markup {
  const kept: KeptAnalysis = { format: 1, hash: entries.at(-1)?.hash ?? '', rules: game.rules, seed, judged }
  return { ...markup, [PLACE]: kept }
}
