import type { Choices } from '../choice.ts'
import type { Rule, Why } from '../explain.ts'
import type { Side } from '../game/game.ts'
import type { Play, Step, Verb, Words } from '../game/step.ts'
import type { Place, Unit } from '../pieces.ts'
import type { StockWords } from './words.ts'

/** Where one unit goes that is in hand. */
interface Where<S, W extends Words> {
  readonly rule: Rule
  readonly prompt: string
  asks(s: S): Side
  unit(s: S): Unit
  readonly says: string
  /** Exactly the places that are legal, in ascending order. */
  offers(s: S, unit: Unit, out: Choices): void
  bars(s: S, unit: Unit, where: Place, why: Why): Rule
  takes(s: S, unit: Unit, where: Place, play: Play<StockWords<W>>): void
  readonly others?: Readonly<Record<string, Verb<S, StockWords<W>>>>
}

/** The second half of an answer about a unit: `place a1`, then `at 0304`. */
export const askWhere = <S, W extends Words>(of: Where<S, W>): Step<S, StockWords<W>> => ({
  rule: of.rule,
  prompt: of.prompt,
  about: (s) => [of.unit(s)],
  asks: of.asks,
  verbs: {
    at: {
      a: 'place',
      says: of.says,
      isExact: true,
      offers: (s, out) => of.offers(s, of.unit(s), out),
      bars: (s, where, why) => of.bars(s, of.unit(s), where, why),
      takes(s, where, play) {
        of.takes(s, of.unit(s), where, play)
        play.leave()
      },
    },
    ...of.others,
  },
})
