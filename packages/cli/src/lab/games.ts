import { gauged, NO_GAUGE } from '@hexfront/bots'
import { dictionary, hash, integer, object, playOn, seededDice, string } from '@hexfront/core'
import { findRegistration, newPlayer } from '@hexfront/games'
import type { Task } from './arm.ts'
import { anyNumber, type Order, type Sort } from './sort.ts'

/** How a game ended. */
export interface Result extends Task {
  /** 0 for nobody. */
  readonly winner: number
  readonly level: string
  readonly figures: Readonly<Record<string, number>>
  /** Of the last position: two that played the same game have the same. */
  readonly hash: string
}

/** Whole games, one a task. */
export const GAMES: Sort<Result> = {
  unit: 'games',
  thread: new URL('./game-thread.ts', import.meta.url),
  shape: object({
    arm: integer,
    n: integer,
    winner: integer,
    level: string,
    figures: dictionary(anyNumber),
    hash: string,
  }),
}

/** Plays game `n` of an arm: a function of its arguments, wherever and whenever it is called. */
export function playGame({ arm, task: at, seed }: Order): Result {
  const { rules: game, newGauge } = findRegistration(arm.game)
  const dice = seededDice(`${seed}/${at.n}`)
  const s = game.start(game.setting(arm.scenario, arm.options, arm.overlay), dice)
  const seats = arm.players.map((name, side) => newPlayer(arm.game, name, `${seed}/${at.n}/${side}`))
  const gauge = newGauge?.() ?? NO_GAUGE
  const { winner, level } = playOn(game, s, (side) => gauged(seats[side - 1]!, gauge), dice)
  gauge.see(s)
  return { ...at, winner, level, figures: gauge.figures(), hash: hash(s) }
}
