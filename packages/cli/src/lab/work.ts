import { setTimeout as pause } from 'node:timers/promises'
import type { Job } from 'pg-boss'
import { Thread, Unplayable } from '../crew/crew.ts'
import type { Voice } from '../voice.ts'
import { printOf, type Task } from './arm.ts'
import { GAMES } from './games.ts'
import { type Errand, type Kept, Office } from './office.ts'
import { PAIRS } from './pairs.ts'
import type { Order } from './sort.ts'

/** How long we wait where nothing is to be played, and how often we say that we are still on a game, in milliseconds. */
const IDLE = 300
const SIGN_OF_LIFE = 3000

export interface WorkOptions {
  readonly database: string
  readonly workers: number
  /** End when nothing is left to be played, instead of waiting for more. */
  readonly untilEmpty?: boolean
}

/** Plays games of any experiment in a database until it is told to stop; games in hand are played to their end. */
export async function work(
  { database, workers, untilEmpty }: WorkOptions,
  stop: AbortSignal,
  voice: Voice,
): Promise<number> {
  const office = await Office.open(database, (text) => voice.err(text))
  const experiments = new Map<string, Kept>()
  let played = 0
  const serve = async (): Promise<void> => {
    const hand = new Hand()
    try {
      while (!stop.aborted) {
        const job = await office.next()
        if (job) {
          await see(office, experiments, job, hand)
          voice.progress?.(`${++played} games played`)
        } else if (untilEmpty) return
        else await pause(IDLE)
      }
    } finally {
      await hand.end()
    }
  }
  try {
    await Promise.all(Array.from({ length: workers }, serve))
  } finally {
    voice.progress?.('')
    await office.close()
  }
  voice.out(`${played} games played`)
  return 0
}

/** Plays one game and keeps how it ended. */
async function see(office: Office, known: Map<string, Kept>, job: Job<Errand>, hand: Hand): Promise<void> {
  const errand = job.data
  if (await office.isPlayed(errand)) return office.strikeOff(job.id)
  const kept = known.get(errand.experiment) ?? (await office.experiment(errand.experiment))
  known.set(errand.experiment, kept)
  const arm = kept.experiment.arms[errand.arm]!
  if (printOf(arm) !== kept.prints[errand.arm]) {
    await office.giveBack(job.id, 'other rules')
    throw new Error(
      `${arm.game}: the experiment was begun with other rules or data than these; update this worker, or begin it anew`,
    )
  }
  const alive = setInterval(() => office.stillOn(job.id), SIGN_OF_LIFE)
  try {
    const task = { arm: errand.arm, n: errand.n }
    const { seed } = kept.experiment
    await office.keep(job, { result: await hand.play(kept.unit, { arm, task, seed }) })
  } catch (error) {
    if (!(error instanceof Unplayable)) throw error
    await office.keep(job, { failed: error.message })
  } finally {
    clearInterval(alive)
  }
}

/** One who plays whatever comes, a task at a time. */
class Hand {
  readonly #threads = new Map<Kept['unit'], Thread<Order, Task>>()

  play(unit: Kept['unit'], order: Order): Promise<Task> {
    const thread = this.#threads.get(unit) ?? new Thread<Order, Task>(SORTS[unit].thread)
    this.#threads.set(unit, thread)
    return thread.carryOut(order)
  }

  async end(): Promise<void> {
    for (const thread of this.#threads.values()) await thread.end()
  }
}

const SORTS = { games: GAMES, pairs: PAIRS }
