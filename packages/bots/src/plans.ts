import type { Dice, Policy, Side } from '@hexfront/core'

/** What a game tells a planner: how it is played sensibly, in what a plan may differ from that, and how to judge what came of it. */
export interface Plans<S, P> {
  /** What the plain bot goes by. */
  readonly plain: P
  /** Another plan for a side, more or less like this one. */
  vary(plan: P, view: S, side: Side, dice: Dice): P
  /** Somebody who goes by a plan. He may be asked at any question first, and reads the view only. */
  newBot(plan: P): Policy<S>
  /** A number for the part of the game that a plan is made for, such as a phase of a turn; 0 where the one in hand goes on. */
  point(view: S): number
  /** Whether the answers to this question are so few and weigh so much that each is tried. */
  isMoment?(view: S): boolean
  /** Player turns so far. */
  clock(s: S): number
  /** By how much a side is expected to win, the less the better for the other; by how much it has won, where the game is over. */
  value(s: S, side: Side): number
  /** How a game is judged that is too long to be played on to its end; null where it is not. */
  foresight?(s: S): Foresight<S> | null
}

/** So far a long game is played on, and who is ahead then. */
export interface Foresight<S> {
  /** Player turns from the hand-over on. */
  readonly horizon: number
  /** Games played on from a hand-over, unless more are asked for. */
  readonly playouts: number
  /** By how much the first side is ahead of what it needs by that time; below 0 where it is behind. */
  lead(s: S): number
}

/** How hard a planner thinks. */
export interface Effort {
  /** Games played on for a plan, more or less. */
  readonly rollouts: number
  /** How many plans are compared, the plain one among them. */
  readonly wide: number
  /** How many player turns after the one that is on a plan is followed. */
  readonly horizon: number
  /** By how many standard errors another plan must be better than the plain one. */
  readonly caution: number
}
