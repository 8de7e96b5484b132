import { availableParallelism } from 'node:os'
import { Future } from '@hexfront/bots'
import { runCommand } from '@hexfront/cli'
import { seededDice } from '@hexfront/core'
import { findRegistration } from '@hexfront/games'
import bareLoop from './bare-loop.mjs'
import type { Bench, Worker } from './harness.ts'

/** Games of plain bots from the set-up to the end, on one core, against random games of the bare loop by the hundred. */
export function playouts(bench: Bench): void {
  const reference: Worker = () => bareLoop().games / 100
  for (const [id, scenario, floor] of GAMES)
    bench.race({
      name: `playouts of ${id}: 100 bare games`,
      unit: '/s',
      ours: playingOut(id, scenario),
      reference,
      floor,
    })
}

const GAMES = [
  ['dagc73', 'maximum', 2.2],
  ['dagc09', 'historical', 1.8],
  ['pes', 'campaign', 1.1],
  ['damos', 'campaign', 0.22],
  ['efs', 'borisov', 10],
] as const

function playingOut(id: string, scenario: string): Worker {
  const { rules, plans } = findRegistration(id)
  const setting = rules.setting(scenario)
  const future = new Future(rules, plans!, setting)
  const outset = { bytes: rules.start(setting, seededDice('start')).bytes, eyes: null, lines: [] }
  let n = 0
  return () => {
    future.run({ outset, seed: 'playouts', from: n, to: ++n })
    return 1
  }
}

/** The same games on two threads and on one, by the clock on the wall. */
export async function scaling(bench: Bench): Promise<void> {
  await bench.raceByTheClock({
    name: 'games on two threads: on one',
    unit: '/s',
    ours: () => nanosecondsAGame(2),
    reference: () => nanosecondsAGame(1),
    // Where there is one core, a second thread helps nobody.
    ...(availableParallelism() > 1 ? { floor: 1.2 } : {}),
  })
}

const PLAYED = 40

/** Between the first game that ends and the last, so that it does not count how long threads take to begin. */
async function nanosecondsAGame(workers: number): Promise<number> {
  const ends: number[] = []
  const words = `simulate dagc73 --scenario limited --games ${PLAYED} --workers ${workers}`.split(' ')
  const silent = { out: () => {}, err: () => {} }
  const code = await runCommand(words, {
    ...silent,
    progress: (text) => {
      if (/^[1-9]\d* of/.test(text)) ends.push(performance.now())
    },
  })
  if (code !== 0 || ends.length !== PLAYED) throw new Error('the games could not be played')
  return ((ends.at(-1)! - ends[0]!) * 1e6) / (PLAYED - 1)
}
