import type { BoardId } from '../../boards/index.ts'
import { dagc09 } from './dagc09.ts'
import { dagc73 } from './dagc73.ts'
import { damos } from './damos.ts'
import { efs } from './efs.ts'
import type { Known } from './known.ts'
import { pes } from './pes.ts'

export const KNOWN: Readonly<Record<BoardId, Known>> = { dagc73, dagc09, pes, damos, efs }
