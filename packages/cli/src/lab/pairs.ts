import { type PairResult, playPair } from '@hexfront/bots'
import { dictionary, integer, list, object } from '@hexfront/core'
import { findRegistration, newPlayer } from '@hexfront/games'
import type { Task } from './arm.ts'
import { anyNumber, type Order, type Sort } from './sort.ts'

/** How a pair of games between the two players of an arm went. */
export interface Pair extends Task, PairResult {}

/** Pairs of games, one a task. */
export const PAIRS: Sort<Pair> = {
  unit: 'pairs',
  thread: new URL('./pair-thread.ts', import.meta.url),
  shape: object({
    arm: integer,
    n: integer,
    lead: anyNumber,
    won: integer,
    lost: integer,
    rivals: list(
      object({ phases: integer, milliseconds: anyNumber, worst: anyNumber, figures: dictionary(anyNumber) }),
    ),
  }),
}

/** Plays pair `n` of an arm, each of whose two players has every seat once: a function of its arguments but for the times. */
export function playPairOf({ arm, task, seed }: Order): Pair {
  const { rules: game, plans, cover, newGauge } = findRegistration(arm.game)
  if (!plans) throw new Error(`${arm.game} has no plans by which a game could be valued`)
  const [first, second] = arm.players
  const result = playPair(
    {
      game,
      setting: game.setting(arm.scenario, arm.options, arm.overlay),
      plans,
      seats: cover.sides.length,
      first: (luck) => newPlayer(arm.game, first!, luck),
      second: (luck) => newPlayer(arm.game, second!, luck),
      now: processorTime,
      ...(newGauge ? { newGauge } : {}),
    },
    `${seed}/${arm.scenario}/${task.n}`,
  )
  return { ...task, ...result }
}

function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
