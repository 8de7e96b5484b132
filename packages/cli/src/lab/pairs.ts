import { type PairResult, playPair } from '@hexfront/bots'
import { dictionary, integer, list, object, type Policy, type PositionCore } from '@hexfront/core'
import { findRegistration, newPlayer } from '@hexfront/games'
import type { Arm, Task } from './arm.ts'
import { anyNumber, type Order, type Sort } from './sort.ts'

/** How a pair of games between the two players of an arm went. */
export interface Pair extends Task, PairResult {}

export const PAIR_FIELDS = {
  lead: anyNumber,
  won: integer,
  lost: integer,
  rivals: list(object({ phases: integer, milliseconds: anyNumber, worst: anyNumber, figures: dictionary(anyNumber) })),
}

/** Pairs of games, one a task. */
export const PAIRS: Sort<Pair> = {
  unit: 'pairs',
  thread: new URL('./pair-thread.ts', import.meta.url),
  shape: object({ arm: integer, n: integer, ...PAIR_FIELDS }),
}

/** Plays pair `n` of an arm, each of whose two players has every seat once: a function of its arguments but for the times. */
export function playPairOf({ arm, task, seed }: Order): Pair {
  const [first, second] = arm.players
  const hire =
    (name: string | undefined): Hire =>
    (luck) =>
      newPlayer(arm.game, name!, luck)
  return { ...task, ...playPairBetween(arm, hire(first), hire(second), `${seed}/${arm.scenario}/${task.n}`) }
}

type Hire = (luck: string) => Policy<PositionCore>

/** A pair of games of a registered game between any two. */
export function playPairBetween(
  { game: id, scenario, options, overlay }: Omit<Arm, 'players' | 'name'>,
  first: Hire,
  second: Hire,
  seed: string,
): PairResult {
  const { rules: game, plans, cover, newGauge } = findRegistration(id)
  if (!plans) throw new Error(`${id} has no plans by which a game could be valued`)
  const setting = game.setting(scenario, options, overlay)
  const seats = cover.sides.length
  const now = processorTime
  return playPair({ game, setting, plans, seats, first, second, now, ...(newGauge ? { newGauge } : {}) }, seed)
}

function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
