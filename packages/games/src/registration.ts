import type { Gauge, Plans } from '@hexfront/bots'
import type { Cover, Display, Game, PositionCore } from '@hexfront/core'
import type { Cast } from './players.ts'

/** All that the house knows of a game that can be played: hosts, clients and tests derive what they need from it. */
export interface Registration extends Cast {
  readonly cover: BoxCover
  readonly rules: Game
  readonly display: Display
  /** How a planner thinks about the game: levels, analysis and tournaments are made from it. */
  readonly plans?: Plans<PositionCore, unknown>
  /** Where its rules are told, from the root of the repository. */
  readonly page: string
  readonly effort: Effort
  /** Where a scenario takes less or more than that. */
  readonly efforts?: Readonly<Record<string, Effort>>
  /** How much of a record of elsewhere a host takes in; `RECORD_LIMITS` where nothing is said. */
  readonly records?: RecordLimits
  /** What holds at every moment of a game: the empty string, or what is broken after a choice. */
  laws(s: PositionCore, before: PositionCore): string
  /** What bots are judged by. */
  newGauge?(): Gauge<PositionCore>
}

/** A cover but for what the shelf itself knows: whether there is a game in the box, and with it somebody to play against. */
export type BoxCover = Omit<Cover, 'isPlayable' | 'bots'>

/** How much a game is played by its tests; `hexfront fuzz` plays more. */
interface Effort {
  readonly games: number
  /** The costly laws of the kernel are held at every so many choices. */
  readonly every: number
  /** After so many choices a game is left where it is. */
  readonly most?: number
}

/** The longest record of a game that a host reads and plays through: about ten times what a game of ours has. */
export interface RecordLimits {
  readonly bytes: number
  readonly choices: number
}

export const RECORD_LIMITS: RecordLimits = { bytes: 250_000, choices: 5000 }
