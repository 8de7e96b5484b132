import type { Voice } from '../voice.ts'
import type { Result } from './arm.ts'
import { playAll } from './crew.ts'
import { byArm, type Experiment, tasksLeft } from './experiment.ts'
import { Ledger } from './ledger.ts'
import { Progress } from './progress.ts'

/** Where and how an experiment is played; nothing of it changes a result. */
export interface Conduct {
  readonly workers: number
  /** A file that keeps results as they come. */
  readonly resume?: string
  /** Where workers meet that play in our place. */
  readonly database?: string
}

/** Plays what is not played yet, and gives the results of each arm in the order of its games. */
export async function runExperiment(
  experiment: Experiment,
  { workers, resume, database }: Conduct,
  voice: Voice,
): Promise<Result[][]> {
  if (database !== undefined) {
    // Only who needs a database waits for its driver.
    const { spreadExperiment } = await import('./spread.ts')
    return spreadExperiment(experiment, database, voice)
  }
  const ledger = resume === undefined ? null : Ledger.open(resume, experiment)
  const results: Result[] = [...(ledger?.known ?? [])]
  const tasks = tasksLeft(experiment, results)
  const progress = new Progress(experiment.games * experiment.arms.length, tasks.length, voice)
  try {
    await playAll(experiment, tasks, workers, (result) => {
      ledger?.add(result)
      results.push(result)
      progress.at(results.length)
    })
  } finally {
    progress.end()
  }
  return byArm(experiment, results)
}
