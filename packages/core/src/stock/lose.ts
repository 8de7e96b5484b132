import type { Choices } from '../choice.ts'
import type { Rule, Why } from '../explain.ts'
import type { Sentence, Side } from '../game/game.ts'
import type { Expansion, Play, Step, Verb, Words } from '../game/step.ts'
import type { Unit } from '../pieces.ts'
import type { StockWords } from './words.ts'

/** What a game says about losses that somebody chooses. */
export interface Losses<S, W extends Words> {
  readonly rule: Rule
  readonly prompt: string
  about?(s: S): readonly number[]
  asks(s: S): Side
  /** `lose`, `hit`. */
  readonly verb: string
  readonly says: string
  offers(s: S, out: Choices): void
  bars(s: S, unit: Unit, why: Why): Rule
  lay(s: S, unit: Unit, play: Play<StockWords<W>>): void
  /** How others hear who was chosen, where that is a secret. */
  hears?(s: S, unit: Unit, side: Side): Sentence | 'all' | null
  /** Whether there is still something to choose. */
  goesOn(s: S): boolean
  /** Where more than enough may be given: what is still due. */
  readonly enough?: { readonly says: string; bars(s: S, why: Why): Rule }
  readonly rest?: Expansion<S>
}

/** Losses are laid one at a time until there is nothing left to choose. */
export function losing<S, W extends Words>(of: Losses<S, W>): Step<S, StockWords<W>> {
  const lose: Verb<S, StockWords<W>> = {
    a: 'unit',
    says: of.says,
    offers: of.offers,
    bars: of.bars,
    ...(of.hears ? { hears: of.hears } : {}),
    takes(s, unit, play) {
      of.lay(s, unit, play)
      if (!of.goesOn(s)) play.leave()
    },
  }
  const { enough, rest, about } = of
  const finish: Record<string, Verb<S, StockWords<W>>> = enough
    ? { enough: { says: enough.says, bars: (s, _, why) => enough.bars(s, why), takes: (_s, _, play) => play.leave() } }
    : {}
  return {
    rule: of.rule,
    prompt: of.prompt,
    ...(about ? { about } : {}),
    asks: of.asks,
    verbs: { [of.verb]: lose, ...finish, ...(rest ? { rest } : {}) },
  }
}
