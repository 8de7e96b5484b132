import type { Cover } from '@hexfront/core'
import { cover as dagc09 } from './dagc09/cover.ts'
import { cover as dagc73 } from './dagc73/cover.ts'
import { cover as damos } from './damos/cover.ts'
import { cover as drill } from './drill/cover.ts'
import { cover as efs } from './efs/cover.ts'
import { cover as pes } from './pes/cover.ts'

/** The five games in the order of the shelf, and the one to learn with. */
export const COVERS: readonly Cover[] = [dagc73, dagc09, pes, damos, efs, drill]
