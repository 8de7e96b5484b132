import type { Choices } from '../choice.ts'
import type { Dice } from '../dice/dice.ts'
import type { Rule, Why } from '../explain.ts'
import type { Listener, Sentence, Side } from './game.ts'

/**
 * The words of a game: its steps, the events it tells, the kinds of its operands. A game that names them as types
 * (`type Words = { step: 'move' | 'march'; ... }`) has them checked by the compiler wherever they are said.
 */
export interface Words {
  readonly step: string
  readonly event: string
  readonly kind: string
}

/** What a rule may do beside changing columns. */
export interface Play<W extends Words = Words> extends Listener<W['event']> {
  readonly dice: Dice
  /** Asks a further question on top of this one. A kind of question is open once at most. */
  enter(step: W['step']): void
  /** This question is answered for good; what it remembered is forgotten, and the one below it hears of that. */
  leave(): void
  /** Leaves, then enters: for a question that hands over to the next. The one below hears nothing. */
  follow(step: W['step']): void
  /** The stages of the step on top begin, with the first of them. */
  begin(): void
  /** The stage that the step on top has asked for is carried out. */
  proceed(): void
  /** The game is over. */
  finish(): void
}

/** One kind of answer. Operand `a` may be any place, `b` any unit; in text `b` comes first: `place a1 0304`. */
export interface Verb<S, W extends Words = Words> {
  readonly a?: W['kind']
  readonly b?: W['kind']
  /** How the answer reads, operands in text order: `{unit} to {place}`. Without it, its text form is shown. */
  readonly says?: string
  /** A word that stood for it before, and is still read. */
  readonly formerly?: string
  /** Other sides learn that an answer was given, not which: a plan, a posture. */
  readonly isSealed?: true
  /**
   * How a side other than the one that answers hears it, asked of the position before it is taken: all of it, something
   * weaker (`a unit, from {place}`), or null: no more than that an answer was given. Spectators ask too.
   */
  hears?(s: S, a: number, side: Side, b: number): Sentence | 'all' | null
  /** The verb that takes the words left over in a text: `move a1 0304` is `move a1`, then `to 0304`. */
  readonly next?: string
  /** May be generous: what `bars` forbids is dropped. Ascending. Without it every value of the kind of `a` is tried. */
  offers?(s: S, out: Choices): void
  /** `offers` lists exactly what is legal, so that its list need not be held against `bars`. */
  readonly isExact?: true
  /** The set that `a` is added to. A canonical list offers ascending members only, so that each set comes up once. */
  adds?(s: S): Uint8Array
  /** The one place that says no. */
  bars?(s: S, a: number, why: Why, b: number): Rule
  takes(s: S, a: number, play: Play<W>, b: number): void
}

/**
 * An answer that the host works out for the player and gives as single ones: "place the rest for me". What is played and
 * kept are the single answers, so that a better judgement changes no game that was played.
 */
export interface Expansion<S> {
  readonly says: string
  readonly formerly?: string
  bars?(s: S, a: number, why: Why, b: number): Rule
  /** The answers in text, one after another; the position is a copy to try things on. */
  expands(s: S): readonly string[]
}

/** One of the things that follow one another in a step; the kernel counts them. */
export interface Stage<S, W extends Words = Words> {
  /** Passed over where this does not hold. */
  when?(s: S): boolean
  /** Waits for an answer to the step's own question, which says `play.proceed()`. */
  readonly isAsked?: true
  /** Comes again after what it asked, until it asks nothing; an asked one, as long as `when` holds. */
  readonly repeats?: true
  does(s: S, play: Play<W>): void
}

/** One kind of question: who answers, and with what. */
export interface Step<S, W extends Words = Words> {
  readonly rule: Rule
  /** What is asked, in one sentence; blanks are filled from `about`. */
  readonly prompt: string
  asks(s: S): Side
  about?(s: S): readonly number[]
  readonly verbs: Readonly<Record<string, Verb<S, W> | Expansion<S>>>
  /** What follows one another once `play.begin()` is said; after the last of them the step's own question is open again. */
  readonly stages?: readonly Stage<S, W>[]
  /** A question that this one asked has been answered for good. Where stages are under way, the next of them comes instead. */
  resumes?(s: S, play: Play<W>): void
}

/** What happens in a phase beside the question it asks. */
export interface PhaseRules<S, W extends Words = Words> {
  /** Passed over where this does not hold. */
  when?(s: S): boolean
  enter?(s: S, play: Play<W>): void
}

/** Something a player may ask about: its value, and on the way its line items. */
export interface Question<S, W extends Words = Words> {
  readonly a?: W['kind']
  readonly b?: W['kind']
  /** Why there is nothing to answer just now: no unit is on the march, no attack is being prepared. */
  bars?(s: S, a: number, why: Why, b: number): Rule
  value(s: S, a: number, why: Why, b: number): number
}

/** For trying rules out on a copy: nobody hears, nothing is asked, and no dice fall. */
export const NO_PLAY: Play<{ step: never; event: never; kind: never }> = {
  get dice(): Dice {
    throw new Error('no dice fall while something is tried out')
  },
  tell() {},
  reveal() {},
  enter() {},
  leave() {},
  follow() {},
  begin() {},
  proceed() {},
  finish() {},
}

/** The last stage of a step that is over when its stages are. */
export const LEAVE: Stage<unknown> = { does: (_s, play) => play.leave() }
