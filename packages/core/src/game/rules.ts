import type { Dice } from '../dice/dice.ts'
import type { Draw } from '../dice/draw.ts'
import type { Book } from '../overlay/book.ts'
import type { Schema } from '../state/columns.ts'
import type { Position } from '../state/layout.ts'
import type { FlowSchema } from './flow.ts'
import type {
  Migration,
  Option,
  Options,
  OptionsOf,
  Outcome,
  PieceLaws,
  Scenario,
  Setting,
  Side,
  Told,
} from './game.ts'
import type { PhaseRules, Play, Question, Step, Verb, Words } from './step.ts'

/** A position of a game with these columns: `type State = Played<typeof columns, MySetting>`. */
export type Played<C extends (setting: never) => Schema, T extends Setting> = Position<FlowSchema, T> &
  Position<ReturnType<C>, T>

/** A game as its author writes it: data, a table of steps, and a few small functions. */
export interface Rules<
  C extends Schema,
  T extends Setting,
  W extends Words = Words,
  O extends readonly Option[] = readonly Option[],
  D = unknown,
> extends Omit<RulesOf<Position<FlowSchema, T> & Position<C, T>, T, W>, 'options' | 'book' | 'setting'> {
  readonly options?: O
  readonly book?: Book<D>
  setting(scenario: string, options: OptionsOf<O>, data: D): T
  columns(setting: T): C
}

export interface RulesOf<S, T extends Setting, W extends Words = Words, D = unknown> {
  readonly id: string
  readonly name: string
  readonly rules: number
  readonly sides: readonly string[]
  readonly scenarios: readonly Scenario[]
  readonly options?: readonly Option[]
  readonly events: Readonly<Record<W['event'], string>>
  readonly migrations?: Readonly<Record<number, Migration>>
  /** Lines that earlier rules asked for and that say nothing any more: passed over where they cannot be read. */
  readonly silent?: readonly string[]
  readonly steps: Readonly<Record<W['step'], Step<S, W>>>
  /** What a side may answer to any question that is put to it: to concede. Listed only where its `offers` says so. */
  readonly anytime?: Readonly<Record<string, Verb<S, W>>>
  readonly questions?: Readonly<Record<string, Question<S, W>>>
  /** The pieces, so that their laws are held wherever the game is. */
  readonly pieces?: PieceLaws<S>
  /** The data that overlays may change; `setting` is given them as they are or as changed. */
  readonly book?: Book<D>
  setting(scenario: string, options: Options, data: D): T
  /** What happens in phases, by their ids. */
  readonly phases?: Readonly<Record<string, PhaseRules<S, W>>>
  /** Puts the pieces where the scenario wants them, before the first phase. */
  deal(s: S, play: Play<W>): void
  rebuild?(s: S): void
  /** After every choice, before the next question is asked. */
  settle?(s: S, play: Play<W>): void
  outcome(s: S): Omit<Outcome, 'isOver'>
  /** Blanks what a side does not know. */
  conceal?(view: S, side: Side): void
  /** An event as a side hears it, asked of the position at the moment it is told; null: nothing. */
  sees?(s: S, told: Told, side: Side): Told | null
  /** A draw as a side sees it, asked as soon as it is drawn: as it is, for somebody unnamed, or not at all. */
  seesDraw?(s: S, draw: Draw, side: Side): Draw | null
  /** Fills the blanks of a view with something that fits all the side has learned. */
  resample?(view: S, side: Side, dice: Dice): void
  /** The last turn there is. */
  turns?(setting: T): number
  /** Why no play could lead to a position, or the empty string: both sides in one hex, a lost unit on the map. */
  impossible?(s: S): string
}
