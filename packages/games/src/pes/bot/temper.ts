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
  /** A hex nearer to the aim, for a mechanized force and for one on foot, and how much more it matters by turn. */
  readonly push: number
  readonly follow: number
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
  readonly threshold: number
  /** Full divisions on foot that are held back. */
  readonly reserve: number
  /** Units that must be left when the front is closed. */
  readonly slack: number
}

/** Found by playing some thousand games. */
export const CAREFUL: Temper = {
  tally: 6,
  thirst: [1, 2, 4, 20, 0, 0, 0],
  surplus: 0.17,
  ground: 0.04,
  point: [12, 54, 74, 300, 60, 60, 60],
  push: 3.7,
  follow: 0.07,
  haste: [2, 10, 12, 20, 6, 6, 6],
  step: 0.9,
  remnant: 0.08,
  rupture: 1.3,
  armor: 0.57,
  danger: 300,
  caution: 0.09,
  toll: 0.012,
  line: 4.2,
  gap: 0.2,
  pace: 0.05,
  threshold: 0.28,
  reserve: 3,
  slack: 3,
}
