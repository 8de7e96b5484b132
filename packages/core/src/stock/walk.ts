import type { Choices } from '../choice.ts'
import type { Rule, Why } from '../explain.ts'
import type { Side } from '../game/game.ts'
import type { Play, Step, Words } from '../game/step.ts'
import type { Place } from '../pieces.ts'
import type { StockWords } from './words.ts'

/** What a game says about a way that somebody chooses hex by hex: a retreat, a reaction. */
export interface Walk<S, W extends Words> {
  readonly rule: Rule
  readonly prompt: string
  about(s: S): readonly number[]
  asks(s: S): Side
  /** `to`, `retreat`. */
  readonly verb: string
  readonly says: string
  offers(s: S, out: Choices): void
  bars(s: S, to: Place, why: Why): Rule
  goes(s: S, to: Place, play: Play<StockWords<W>>): void
  /** Whether there is a further hex to go; one hex is all if it is left out. */
  goesOn?(s: S): boolean
}

/** One hex after another, until the way is gone. */
export const walking = <S, W extends Words>(of: Walk<S, W>): Step<S, StockWords<W>> => ({
  rule: of.rule,
  prompt: of.prompt,
  about: of.about,
  asks: of.asks,
  verbs: {
    [of.verb]: {
      a: 'place',
      says: of.says,
      offers: of.offers,
      bars: of.bars,
      takes(s, to, play) {
        of.goes(s, to, play)
        if (!of.goesOn?.(s)) play.leave()
      },
    },
  },
})
