import { createHash } from 'node:crypto'
import { type Arm, printOf, type Task } from './arm.ts'
import type { Sort } from './sort.ts'

/** So many games, or pairs of them, of each arm with one seed. The same experiment has the same results, whoever plays it. */
export interface Experiment {
  readonly seed: string
  readonly games: number
  readonly arms: readonly Arm[]
}

/** All games, arm by arm in turn, so that every arm is known roughly before any is known well. */
function tasksOf({ games, arms }: Experiment): Task[] {
  const tasks: Task[] = []
  for (let n = 0; n < games; n++) for (let arm = 0; arm < arms.length; arm++) tasks.push({ arm, n })
  return tasks
}

/** A short name for all that decides how the games go; more games of the same have the same. */
export const nameOf = ({ unit }: Sort<Task>, { seed, arms }: Experiment): string =>
  createHash('sha256')
    .update(JSON.stringify({ ...(unit === 'games' ? {} : { unit }), seed, arms, prints: arms.map(printOf) }))
    .digest('hex')
    .slice(0, 16)

/** Results by arm, each in the order of its games: the order in which they came does not show. */
export function byArm<R extends Task>({ arms, games }: Experiment, results: Iterable<R>): R[][] {
  const sorted = arms.map((): R[] => [])
  for (const result of results) if (result.n < games) sorted[result.arm]?.push(result)
  for (const list of sorted) list.sort((a, b) => a.n - b.n)
  return sorted
}

/** What is still to be played. */
export function tasksLeft(experiment: Experiment, results: Iterable<Task>): Task[] {
  const done = new Set(Array.from(results, ({ arm, n }) => `${arm}/${n}`))
  return tasksOf(experiment).filter(({ arm, n }) => !done.has(`${arm}/${n}`))
}
