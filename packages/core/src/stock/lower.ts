import { LEGAL, NO_REASONS, type Rule, type Why } from '../explain.ts'
import type { Play, Verb, Words } from '../game/step.ts'
import type { StockWords } from './words.ts'

/** What a game says about columns below the one that an attack has come to. */
interface Lowered<S, W extends Words> {
  readonly rule: Rule
  readonly says: string
  /** The columns that may be chosen are those below this one. */
  below(s: S): number
  /** Why none may be chosen just now. */
  bars(s: S, why: Why): Rule
  takes(s: S, column: number, play: Play<StockWords<W, never, 'column'>>): void
}

/** The attacker rolls on a column of his choice that is worse for him. */
export const lowering = <S, W extends Words>(of: Lowered<S, W>): Verb<S, StockWords<W, never, 'column'>> => ({
  a: 'column',
  says: of.says,
  isExact: true,
  offers(s, out) {
    if (of.bars(s, NO_REASONS) !== LEGAL) return
    const most = of.below(s)
    for (let column = 0; column < most; column++) out.add(column)
  },
  bars(s, column, why) {
    const rule = of.bars(s, why)
    if (rule !== LEGAL) return rule
    return column < of.below(s) ? LEGAL : why.no(of.rule, 'only a lower column may be chosen')
  },
  takes: of.takes,
})
