import { scratchOf } from '../../bot/scratch.ts'
import { dagc09 } from '../index.ts'

/** A position to try things on, until the next one is asked for. */
export const copyOf = scratchOf(dagc09)
