import type { Choices } from '../choice.ts'
import type { Dice } from '../dice/dice.ts'
import type { Rule, Why } from '../explain.ts'
import type { Listener, Side } from './game.ts'

/** What a rule may do beside changing columns. */
export interface Play extends Listener {
  readonly dice: Dice
  /** Asks a further question on top of this one. A kind of question is open once at most. */
  enter(step: string): void
  /** This question is answered for good; what it remembered is forgotten. */
  leave(): void
  /** Leaves, then enters: for a question that hands over to the next. */
  follow(step: string): void
  /** The game is over. */
  finish(): void
}

/** One kind of answer. Operand `a` may be any place, `b` any unit; in text `b` comes first: `place a1 0304`. */
export interface Verb<S> {
  readonly a?: string
  readonly b?: string
  /** How the answer reads, operands in text order: `{unit} to {place}`. Without it, its text form is shown. */
  readonly says?: string
  /** Other sides learn that an answer was given, not which: a plan, a posture. */
  readonly isSealed?: true
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
  takes(s: S, a: number, play: Play, b: number): void
}

/** One kind of question: who answers, and with what. */
export interface Step<S> {
  readonly rule: Rule
  /** What is asked, in one sentence; blanks are filled from `about`. */
  readonly prompt: string
  asks(s: S): Side
  about?(s: S): readonly number[]
  readonly verbs: Readonly<Record<string, Verb<S>>>
}

/** An entry of the sequence of play. Without a step it is mere bookkeeping, done on entry. */
export interface Phase<S> {
  readonly id: string
  readonly side: Side
  readonly rule: Rule
  readonly step?: string
  when?(s: S): boolean
  enter?(s: S, play: Play): void
}

/** Something a player may ask about: its value, and on the way its line items. */
export interface Question<S> {
  readonly a?: string
  readonly b?: string
  value(s: S, a: number, why: Why, b: number): number
}
