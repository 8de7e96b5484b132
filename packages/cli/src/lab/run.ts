import { Crew } from '../crew/crew.ts'
import type { Voice } from '../voice.ts'
import type { Task } from './arm.ts'
import { byArm, type Experiment, nameOf, tasksLeft } from './experiment.ts'
import { GAMES, type Result } from './games.ts'
import { Ledger } from './ledger.ts'
import { Progress } from './progress.ts'
import type { Order, Sort } from './sort.ts'

/** Where and how games are played here; nothing of it changes a result. */
export interface Conduct {
  readonly workers: number
  /** A file that keeps results as they come. */
  readonly resume?: string
}

/** The same with a database where workers meet that may play in our place. */
export interface WideConduct extends Conduct {
  readonly database?: string
}

/** Plays games that are not played yet, here or by others, and gives the results of each arm in the order of its games. */
export async function runGames(
  experiment: Experiment,
  { database, ...conduct }: WideConduct,
  voice: Voice,
): Promise<Result[][]> {
  if (database === undefined) return runHere(GAMES, experiment, conduct, voice)
  // Only who needs a database waits for its driver.
  const { spreadExperiment } = await import('./spread.ts')
  return spreadExperiment(experiment, database, voice)
}

/** Plays on threads of this machine what is not played yet. */
export async function runHere<R extends Task>(
  sort: Sort<R>,
  experiment: Experiment,
  { workers, resume }: Conduct,
  voice: Voice,
): Promise<R[][]> {
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
