import type { Voice } from '../voice.ts'
import type { Result } from './arm.ts'
import { playAll } from './crew.ts'
import { byArm, type Experiment, tasksLeft } from './experiment.ts'
import { Ledger } from './ledger.ts'

/** Where and how an experiment is played; nothing of it changes a result. */
export interface Conduct {
  readonly workers: number
  /** A file that keeps results as they come. */
  readonly resume?: string
}

/** Plays what is not played yet, and gives the results of each arm in the order of its games. */
export async function runExperiment(
  experiment: Experiment,
  { workers, resume }: Conduct,
  voice: Voice,
): Promise<Result[][]> {
  const ledger = resume === undefined ? null : Ledger.open(resume, experiment)
  const results: Result[] = [...(ledger?.known ?? [])]
  const tasks = tasksLeft(experiment, results)
  const progress = new Progress(experiment, tasks.length, voice)
  try {
    await playAll(experiment, tasks, workers, (result) => {
      ledger?.add(result)
      results.push(result)
      progress.step()
    })
  } finally {
    progress.end()
  }
  return byArm(experiment, results)
}

/** How far it is, for somebody who watches. */
export class Progress {
  readonly #voice: Voice
  readonly #all: number
  readonly #left: number
  readonly #since = performance.now()
  #done = 0

  constructor({ games, arms }: Experiment, left: number, voice: Voice) {
    this.#voice = voice
    this.#all = games * arms.length
    this.#left = left
    this.#show()
  }

  step(count = 1): void {
    this.#done += count
    this.#show()
  }

  end(): void {
    this.#voice.progress?.('')
  }

  #show(): void {
    const played = this.#all - this.#left + this.#done
    const seconds = (performance.now() - this.#since) / 1000
    const rate = this.#done / Math.max(seconds, 0.001)
    const rest =
      this.#done === 0 ? '' : `, ${rate.toFixed(1)} a second, ${timeText((this.#left - this.#done) / rate)} left`
    this.#voice.progress?.(`${played} of ${this.#all} games${rest}`)
  }
}

const timeText = (seconds: number): string =>
  seconds < 90
    ? `${Math.ceil(seconds)} s`
    : seconds < 5400
      ? `${Math.ceil(seconds / 60)} min`
      : `${(seconds / 3600).toFixed(1)} h`
