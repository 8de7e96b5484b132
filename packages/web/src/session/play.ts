import type {
  Choice,
  Decision,
  Entry,
  Game,
  Given,
  Origin,
  Outcome,
  PositionCore,
  Refusal,
  Setting,
  Side,
  StandingAnswer,
} from '@hexfront/core'

/** Whether an answer was taken, or why not. */
export type Taking = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal }

/**
 * A game being played, wherever that is: a `Match` of this browser, or one on a server, of which this browser has what the
 * viewer may know.
 */
export interface Play {
  readonly game: Game
  readonly setting: Setting
  /** Where play stands now. Read it, never change it. */
  readonly position: PositionCore
  readonly entries: readonly Entry[]
  readonly decision: Decision | Outcome
  /** Where turns began, the first position first. */
  readonly starts: readonly { readonly at: number; readonly turn: number }[]
  readonly origin: Origin | null
  readonly canRedo: boolean
  sideName(side: Side): string
  /** Every answer that a person may give now. */
  choices(): Choice[]
  take(choice: Choice, by?: Given): Taking
  /** The position after the first `choices` choices, written into `into`. */
  positionAt(choices: number, into: PositionCore): void
  /** The positions from the one after `from` choices to the one after `to`, in one that is used again. */
  retrace(from: number, to: number, visit: (position: PositionCore, choices: number) => void): void
  /** How many choices would stand after an undo of those who sit together; -1 where there is none. */
  undoPoint(together: readonly Side[]): number
  undoPhasePoint(together: readonly Side[]): number
  undo(together: readonly Side[]): boolean
  undoPhase(together: readonly Side[]): boolean
  redo(): boolean
  stand(answer: StandingAnswer): void
  standing(side: Side): readonly StandingAnswer[]
  withdraw(side: Side): void
}
