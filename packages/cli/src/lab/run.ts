import { Crew } from '../crew/crew.ts'
import type { Voice } from '../voice.ts'
import type { Task } from './arm.ts'
import { byArm, type Experiment, nameOf, tasksLeft } from './experiment.ts'
import { Ledger } from './ledger.ts'
import { Progress } from './progress.ts'
import type { Order, Sort } from './sort.ts'

/** Where and how an experiment is played; nothing of it changes a result. */
export interface Conduct {
  readonly workers: number
  /** A file that keeps results as they come. */
  readonly resume?: string
  /** Where workers meet that play in our place. */
  readonly database?: string
}

/** Plays what is not played yet, and gives the results of each arm in the order of its tasks. */
export async function runExperiment<R extends Task>(
  sort: Sort<R>,
  experiment: Experiment,
  { workers, resume, database }: Conduct,
  voice: Voice,
): Promise<R[][]> {
  if (database !== undefined) {
    // Only who needs a database waits for its driver.
    const { spreadExperiment } = await import('./spread.ts')
    return spreadExperiment(sort, experiment, database, voice)
  }
  const { arms, games, seed } = experiment
  const ledger = resume === undefined ? null : Ledger.open(resume, nameOf(sort, experiment), sort.shape)
  const results: R[] = [...(ledger?.known ?? [])]
  const orders = tasksLeft(experiment, results).map((task): Order => ({ arm: arms[task.arm]!, task, seed }))
  const progress = new Progress(games * arms.length, orders.length, sort.unit, voice)
  const crew = new Crew<Order, R>(sort.thread, Math.min(workers, orders.length))
  try {
    await crew.work(orders, (result) => {
      ledger?.add(result)
      results.push(result)
      progress.at(results.length)
    })
  } finally {
    progress.end()
    await crew.end()
  }
  return byArm(experiment, results)
}
