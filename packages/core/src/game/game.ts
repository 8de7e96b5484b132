import type { Choice, Choices } from '../choice.ts'
import type { Dice } from '../dice/dice.ts'
import type { Draw } from '../dice/draw.ts'
import type { LineItem, Naming, Rule, Why } from '../explain.ts'
import type { Book } from '../overlay/book.ts'
import type { DataOverlay } from '../overlay/overlay.ts'
import type { Codec } from '../state/columns.ts'
import type { PositionCore } from '../state/layout.ts'
import type { Phase, Sequence } from './sequence.ts'
import type { Side } from './side.ts'

export * from './side.ts'

export interface Scenario {
  readonly id: string
  readonly name: string
  readonly about: string
}

/** An option of a game: on or off, or one of a few, with a sentence on what it changes. */
export interface Option {
  readonly id: string
  readonly name: string
  readonly about: string
  readonly values: readonly string[]
  /** Values as people read them; `on` and `off` need no words. */
  readonly words?: Readonly<Record<string, string>>
  readonly standard: string
  /** The rule or ruling that it is about. */
  readonly rule?: Rule
}

export type Options = Readonly<Record<string, string>>

/** The options of a game by id, each with the words it may have: `OptionsOf<typeof OPTIONS>`. */
export type OptionsOf<O extends readonly Option[]> = { readonly [P in O[number] as P['id']]: P['values'][number] }

/** A kind of operand: its words, and the numbers it may have. */
export interface OperandKind extends Codec {
  readonly least: number
  readonly most: number
}

/** What does not change in a match. Games add their board, roster and tables. */
export interface Setting {
  readonly scenario: string
  readonly options: Options
  /** Text forms of operands: `unit`, `place` and whatever else the game names. */
  readonly kinds: Readonly<Record<string, OperandKind>>
  readonly sequence: Sequence
  /** Everything the rules read, as plain data: its fingerprint stands in every record. Asked for when a game is kept. */
  data(): unknown
}

/** The question that is open: who is asked, and by which step. One object a step and side, so that asking is free. */
export interface Decision {
  readonly isOver: false
  readonly side: Side
  readonly step: string
  readonly rule: Rule
}

/** How a game ended. */
export interface Outcome {
  readonly isOver: true
  /** 0 for a draw. */
  readonly winner: Side
  readonly level: string
  readonly because: readonly LineItem[]
}

/** A sentence with blanks, and what fills them in order: `{unit} to {place}`, 7 and 12. */
export interface Sentence {
  readonly template: string
  readonly operands: readonly number[]
}

/** Something that happened, told in the game's own terms: `['retreated', 7, 12]`. */
export interface Told {
  readonly event: string
  readonly operands: readonly number[]
}

/** Hears what happens while a choice is taken. */
export interface Listener<E extends string = string> {
  tell(event: E, a?: number, b?: number, c?: number): void
  /** A side has learned what it did not know: there is no way back over this. */
  reveal(): void
}

export const NOBODY_LISTENS: Listener = { tell() {}, reveal() {} }

/** A choice as people read it, with what to light up on the map. */
export interface Description {
  readonly text: string
  readonly units: readonly number[]
  readonly places: readonly number[]
}

/** A kind of answer that the open question knows: its place among them, its name, and the kinds of its operands. */
export interface VerbKind {
  readonly verb: number
  readonly name: string
  readonly a: string | undefined
  readonly b: string | undefined
  /** Whether it may be said at any question, and answers none. */
  readonly isAnytime: boolean
}

/** Something that may be asked of a position, with the kinds of its operands. */
export interface QuestionKind {
  readonly name: string
  readonly a: string | undefined
  readonly b: string | undefined
}

/** What holds of the pieces of every position, and of every view of one. */
export interface PieceLaws<S> {
  /** Whether a row of the units stands for a piece that a view does not know. */
  isUnknown(s: S, unit: number): boolean
  /** What is wrong with the pieces of a true position, or the empty string. */
  broken(s: S): string
  /** What is wrong with the pieces of a view of `s`, or the empty string. */
  brokenView(s: S, view: S): string
}

/** Moves the text form of a position from one rules version to the next. */
export type Migration = (text: Record<string, unknown>) => Record<string, unknown>

/** The one door through which browser, server, bots, fuzzers and scripts drive a game. */
export interface Game<S extends PositionCore = PositionCore, T extends Setting = Setting> {
  readonly id: string
  readonly name: string
  /** Grows with every change of the rules that could change a running match. */
  readonly rules: number
  readonly sides: readonly string[]
  readonly scenarios: readonly Scenario[]
  readonly options: readonly Option[]
  /** Event templates by name: `{ retreated: '{unit} retreats to {place}' }`. */
  readonly events: Readonly<Record<string, string>>
  readonly migrations: Readonly<Record<number, Migration>>
  /** Lines that earlier rules asked for and that say nothing any more: passed over where they cannot be read. */
  readonly silent: readonly string[]
  /** The kinds of answer that each step knows. */
  readonly stepVerbs: Readonly<Record<string, readonly VerbKind[]>>
  /** What `explain` can be asked. */
  readonly questions: readonly QuestionKind[]
  /** Whether a view may differ from the position; else everybody sees all of it. */
  readonly hasSecrets: boolean
  /** Laws of the pieces, where the game has declared them. */
  readonly pieces: PieceLaws<S> | null

  /** The values that overlays may replace; null where there are none. */
  readonly book: Book | null

  /** What does not change in a match, made from the data of the game and what an overlay puts in their place. */
  setting(scenario: string, options?: Options, overlay?: DataOverlay | null): T
  /** What a setting was made with; null for the data as they are. */
  overlayOf(setting: T): DataOverlay | null
  /** The setting of a position, with its type. */
  settingOf(s: S): T
  /** A position of this setting with nothing in it. */
  blank(setting: T): S
  /** The first question of a match, in a position of its own or in one that is used again. */
  start(setting: T, dice: Dice, listener?: Listener, into?: S): S
  /** Derived columns made anew from the core. */
  rebuild(s: S): void

  decision(s: S): Decision | Outcome
  phase(s: S): Phase
  /** The steps that are open, outermost first. */
  stepsOpen(s: S): readonly string[]
  /** The kinds of answer that the open question knows, offered or not. */
  verbs(s: S): readonly VerbKind[]
  /** Every legal answer in ascending order; those that the host works out only where the list asks for them. */
  choices(s: S, out: Choices): void
  /** The rule that forbids an answer, or the empty string: the server's check. */
  bars(s: S, choice: Choice, why?: Why): Rule
  take(s: S, choice: Choice, dice: Dice, listener?: Listener): void
  /** What may be answered to any question, listed or not: to concede. */
  anytime(s: S): readonly Choice[]
  /** The single answers in text that an answer stands for which the host works out; null for all others. */
  expand(s: S, choice: Choice): readonly string[] | null

  /** The position as a side sees it, written into `into`. */
  view(s: S, side: Side, into: S): void
  /** An answer as a side hears it, asked before it is taken; null: only that an answer was given. */
  hears(s: S, choice: Choice, side: Side): Sentence | null
  /** An event as a side hears it, asked of the position at the moment it is told; null: nothing. */
  sees(s: S, told: Told, side: Side): Told | null
  /** A draw as a side sees it, asked as soon as it is drawn; null: nothing. */
  seesDraw(s: S, draw: Draw, side: Side): Draw | null
  /** A full position that agrees with all that the side of this view knows, written into `into`. */
  resample(view: S, side: Side, dice: Dice, into: S): void

  naming(setting: T): Naming
  /** `name` turns operands into words, for hosts that call things otherwise than the text form does. */
  prompt(s: S, name?: Naming): string
  describe(s: S, choice: Choice, name?: Naming): Description
  /** A choice as one line: `retreat a1 0304`. */
  write(s: S, choice: Choice): string
  /**
   * The choice a line begins with, and the words left over for the next question where two answers are joined
   * (`move a1 0304`). Throws an `Error` that lists what can be said.
   */
  read(s: S, text: string): { readonly choice: Choice; readonly rest: string }
  /** A question such as `cost a1 0304`; the answer and its line items, or 0 and a refusal where there is nothing to answer. */
  explain(s: S, question: string, why: Why): number
  /** Why no play could lead to a position made by hand, or the empty string. */
  impossible(s: S): string
  /** Begins a phase by its id, as scripts do; unknown ids throw. */
  beginPhase(s: S, phase: string, dice: Dice): void
  /** Opens these steps in place of those that are open, as scripts do to set up the middle of a combat. */
  openSteps(s: S, steps: readonly string[]): void
}
