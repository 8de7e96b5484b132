/** What a player minds, in weights. */
export interface Temper {
  /** A unit destroyed in a pocket, before and after the tally is full. */
  readonly tally: number
  readonly surplus: number
  /** A hex gained. */
  readonly ground: number
  /** A point of communications, by turn. */
  readonly point: readonly number[]
  /** A hex nearer to the goal of the drive, for a mechanized force and for one on foot. */
  readonly push: number
  readonly follow: number
  /** A step lost by a full division, by a reduced one, and a step of a force that a breakout overruns. */
  readonly step: number
  readonly remnant: number
  readonly rupture: number
  /** The chance that a group breaks through. */
  readonly danger: number
  /** To be furthest east and weak. */
  readonly spear: number
  /** An open hex in the front, and a movement point. */
  readonly gap: number
  readonly pace: number
  /** What a drive must promise. */
  readonly threshold: number
  /** What a mechanized step is worth beside one on foot. */
  readonly armor: number
  /** Full divisions on foot that are held back. */
  readonly reserve: number
  /** Units that must be left when the front is closed. */
  readonly slack: number
  /** A marker of the front line. */
  readonly line: number
  /** What a full division that a group reduces weighs, as a chance to lose the game. */
  readonly toll: number
  /** The part of the danger that is minded from the first drive on. */
  readonly caution: number
  /** How much more the tally matters, by turn. */
  readonly thirst: readonly number[]
  /** How much more it matters to get on, by turn. */
  readonly haste: readonly number[]
}

export const CAREFUL: Temper = {
  tally: 1.3,
  surplus: 0.1,
  ground: 0.05,
  point: [12, 40, 60, 90, 60, 60, 60],
  push: 0.8,
  follow: 0.2,
  step: 0.8,
  remnant: 0.3,
  rupture: 2,
  danger: 60,
  spear: 15,
  gap: 0.15,
  pace: 0.05,
  threshold: 0.3,
  armor: 1.3,
  reserve: 6,
  slack: 2,
  line: 1,
  toll: 0.012,
  caution: 0.2,
  thirst: [1, 1, 2, 6, 0, 0, 0],
  haste: [2, 4, 5, 4, 4, 4, 4],
}
