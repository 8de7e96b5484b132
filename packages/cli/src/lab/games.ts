import { dictionary, integer, object, string } from '@hexfront/core'
import type { Result } from './arm.ts'
import { anyNumber, type Sort } from './sort.ts'

/** Whole games, one a task. */
export const GAMES: Sort<Result> = {
  unit: 'games',
  thread: new URL('./game-thread.ts', import.meta.url),
  shape: object({
    arm: integer,
    n: integer,
    winner: integer,
    level: string,
    figures: dictionary(anyNumber),
    hash: string,
  }),
}
