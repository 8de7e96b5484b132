import type { Shape } from '@hexfront/core'
import type { Arm, Task } from './arm.ts'

/** What an experiment is made of: who plays a task of it, and how results are read. */
export interface Sort<R extends Task> {
  readonly unit: 'games' | 'pairs'
  /** A thread that carries out orders. */
  readonly thread: URL
  readonly shape: Shape<R>
}

/** One task to be played. */
export interface Order {
  readonly arm: Arm
  readonly task: Task
  readonly seed: string
}

/** Carries out orders; one that cannot be says which it was. */
export const telling =
  <R>(unit: string, play: (order: Order) => R) =>
  (order: Order): R => {
    try {
      return play(order)
    } catch (error) {
      const { arm, task, seed } = order
      const said = error instanceof Error ? error.message : String(error)
      throw new Error(`${arm.game} ${arm.scenario}, ${unit} ${task.n} of seed ${seed}: ${said}`)
    }
  }

export const anyNumber: Shape<number> = {
  schema: { type: 'number' },
  check: (value, path, problems) => {
    if (typeof value === 'number') return value
    problems.push(`${path}: a number was expected`)
    return undefined
  },
}
