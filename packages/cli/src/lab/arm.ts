import { type DataOverlay, fingerprint, type Options } from '@hexfront/core'
import { findRegistration } from '@hexfront/games'

/** A way to play a scenario: everything about a game but its seed and number. Plain data, so that it can be sent to anybody. */
export interface Arm {
  /** What it is called where there are two of them. */
  readonly name: string
  readonly game: string
  readonly scenario: string
  readonly options: Options
  /** Who plays each side, in the order of the sides. */
  readonly players: readonly string[]
  readonly overlay: DataOverlay | null
}

/** One game to be played: an arm of an experiment, and its number. */
export interface Task {
  readonly arm: number
  readonly n: number
}

/** The rules and data that an arm is played with, in short: results of other ones cannot be put together with these. */
export function printOf({ game: id, scenario, options, overlay }: Arm): string {
  const { rules: game } = findRegistration(id)
  return `${id}@${game.rules} ${fingerprint(game, game.setting(scenario, options, overlay))}`
}
