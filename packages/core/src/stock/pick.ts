import type { Choices } from '../choice.ts'
import type { Rule, Why } from '../explain.ts'
import type { Play, Verb, Words } from '../game/step.ts'
import type { Unit } from '../pieces.ts'
import { offerMembers } from './offer.ts'
import type { StockWords } from './words.ts'

/** A set that a step puts together unit by unit: attackers, a force, those who advance. */
interface Picked<S, W extends Words> {
  readonly says: string
  /** By unit, 1 for a member. */
  members(s: S): Uint8Array
  bars(s: S, unit: Unit, why: Why): Rule
  offers(s: S, out: Choices): void
  /** What else comes of it. */
  after?(s: S, unit: Unit, play: Play<StockWords<W>>): void
}

/** A unit joins the set. */
export const joining = <S, W extends Words>(of: Picked<S, W>): Verb<S, StockWords<W>> => ({
  a: 'unit',
  says: of.says,
  adds: of.members,
  offers: of.offers,
  bars: of.bars,
  takes(s, unit, play) {
    of.members(s)[unit] = 1
    of.after?.(s, unit, play)
  },
})

interface Dropped<S, W extends Words> extends Omit<Picked<S, W>, 'offers'> {
  readonly rule: Rule
  /** The refusal for a unit that is no member. */
  readonly notIn: string
  /** Once the set is used, leaving it is a move of its own and no longer the undoing of a choice. */
  isUsed?(s: S): boolean
}

/** A unit leaves the set. Until the set is used a canonical list leaves this out: it leads nowhere new. */
export const dropping = <S, W extends Words>(of: Dropped<S, W>): Verb<S, StockWords<W>> => ({
  a: 'unit',
  says: of.says,
  offers(s, out) {
    if (out.isCanonical && !of.isUsed?.(s)) return
    offerMembers(of.members(s), out)
  },
  bars: (s, unit, why) => (of.members(s)[unit] === 1 ? of.bars(s, unit, why) : why.no(of.rule, of.notIn, unit)),
  takes(s, unit, play) {
    of.members(s)[unit] = 0
    of.after?.(s, unit, play)
  },
})
