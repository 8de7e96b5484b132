import { NO_WHIMS, type Whims } from '@hexfront/bots'
import type { State } from '../state.ts'

/** What a player minds, in weights. Lists go by turn. */
export interface Temper {
  /** A unit destroyed in a pocket until the tally is full, how much more it matters by turn, and one beyond that. */
  readonly tally: number
  readonly thirst: readonly number[]
  readonly surplus: number
  /** A hex gained. */
  readonly ground: number
  /** A point of communications. */
  readonly point: readonly number[]
  /** To win for certain, for what a hex of Moscow adds to the chance of it. */
  readonly moscow: number
  /** A hex nearer to the aim, for a mechanized force, for one on foot and the more of it that is full, and how much more by turn. */
  readonly push: number
  readonly follow: number
  readonly body: number
  readonly haste: readonly number[]
  /** A step lost by a full division, by a reduced one, and a step of a force that a breakout overruns. */
  readonly step: number
  readonly remnant: number
  readonly rupture: number
  /** What a mechanized step is worth beside one on foot. */
  readonly armor: number
  /** The chance that a group breaks through, the part of it minded from the first drive on, and a division that it reduces. */
  readonly danger: number
  readonly caution: number
  readonly toll: number
  /** A marker of the front line, an open hex in it, and a movement point. */
  readonly line: number
  readonly gap: number
  readonly pace: number
  /** What a drive must promise. */
  readonly threshold: readonly number[]
  /** Full divisions on foot that are held back. */
  readonly reserve: number
  /** Units that must be left when the front is closed. */
  readonly slack: number
  /** Columns beyond which no drive goes, so that those on foot can follow. */
  readonly lines: readonly number[]
  /** How many points of communications are wanted; more would only have to be guarded. */
  readonly due: readonly number[]
  readonly whims: Whims
}

/** What a list says of the turn that is on. */
export const now = (list: readonly number[], { turn }: State): number =>
  list[Math.max(0, Math.min(turn, list.length) - 1)]!

/** Found by playing some thousand games. */
export const CAREFUL: Temper = {
  tally: 4.34,
  thirst: [1, 2, 4, 20, 0, 0, 0],
  surplus: 0.17,
  ground: 0.04,
  point: [12, 54, 74, 300, 300, 300, 60],
  moscow: 400,
  push: 3.7,
  follow: 0.07,
  body: 1,
  haste: [1.65, 10, 12, 20, 20, 20, 20],
  step: 1.34,
  remnant: 0.08,
  rupture: 1.3,
  armor: 0.521,
  danger: 152,
  caution: 0.09,
  toll: 0.0103,
  line: 5.57,
  gap: 0.143,
  pace: 0.0442,
  threshold: [0.28],
  reserve: 3,
  slack: 3,
  lines: [33, 26, 20, 14, 8, 2, 0],
  due: [1, 3, 4, 5, 6, 7, 7],
  whims: NO_WHIMS,
}

/** Drives as far as the road goes, with nobody held back and no look over the shoulder. */
export const RASH: Temper = {
  ...CAREFUL,
  danger: 15,
  caution: 0,
  line: 0,
  gap: 0,
  step: 0.3,
  rupture: 0.3,
  reserve: 0,
  slack: 0,
}

/** Takes the border in the first turn, as far as column 36, and then holds what he has; pockets are what comes of it. */
export const TIMID: Temper = {
  ...CAREFUL,
  tally: 0,
  surplus: 0,
  threshold: [0.28, Number.POSITIVE_INFINITY],
  lines: [36],
  due: [1],
}
