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
