import type { Gauge } from '@hexfront/bots'
import {
  type DataOverlay,
  fingerprint,
  hash,
  type Options,
  type Policy,
  type PositionCore,
  playOn,
  seededDice,
} from '@hexfront/core'
import { findRegistration, newPlayer } from '@hexfront/games'
import type { Order } from './sort.ts'

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

/** How a game ended. */
export interface Result extends Task {
  /** 0 for nobody. */
  readonly winner: number
  readonly level: string
  readonly figures: Readonly<Record<string, number>>
  /** Of the last position: two that played the same game have the same. */
  readonly hash: string
}

/** Plays game `n` of an arm: a function of its arguments, wherever and whenever it is called. */
export function playGame({ arm, task: at, seed }: Order): Result {
  const { rules: game, newGauge } = findRegistration(arm.game)
  const dice = seededDice(`${seed}/${at.n}`)
  const s = game.start(game.setting(arm.scenario, arm.options, arm.overlay), dice)
  const seats = arm.players.map((name, side) => newPlayer(arm.game, name, `${seed}/${at.n}/${side}`))
  const gauge = newGauge?.() ?? NO_GAUGE
  const { winner, level } = playOn(game, s, (side) => watched(seats[side - 1]!, gauge), dice)
  gauge.see(s)
  return { ...at, winner, level, figures: gauge.figures(), hash: hash(s) }
}

/** The rules and data that an arm is played with, in short: results of other ones cannot be put together with these. */
export function printOf({ game: id, scenario, options, overlay }: Arm): string {
  const { rules: game } = findRegistration(id)
  return `${id}@${game.rules} ${fingerprint(game, game.setting(scenario, options, overlay))}`
}

/** Throws where an arm cannot be played, before anything is. */
export function checkArm({ game: id, scenario, options, players, overlay }: Arm): void {
  const { rules: game } = findRegistration(id)
  if (players.length !== game.sides.length)
    throw new Error(`--players ${players.join(',')}: one for each of ${game.sides.join(', ')} was expected`)
  for (const name of players) newPlayer(id, name, '')
  game.setting(scenario, options, overlay)
}

const NO_GAUGE: Gauge<unknown> = { see: () => {}, figures: () => ({}) }

const watched = (policy: Policy<PositionCore>, gauge: Gauge<PositionCore>): Policy<PositionCore> => ({
  choose(view, choices) {
    gauge.see(view)
    return policy.choose(view, choices)
  },
})
