import { cover as dagc09 } from './dagc09/cover.ts'
import { cover as dagc73 } from './dagc73/cover.ts'
import { cover as damos } from './damos/cover.ts'
import { cover as drill } from './drill/cover.ts'
import { cover as efs } from './efs/cover.ts'
import { cover as pes } from './pes/cover.ts'
import type { BoxCover, Registration } from './registration.ts'

/** A box on the shelf: its cover is there at once, the game in it when it is opened; some are announced only. */
export interface Box {
  readonly cover: BoxCover
  readonly open?: () => Promise<{ readonly registration: Registration }>
}

/** The five games in their order, and the one to learn with. */
export const SHELF: readonly Box[] = [
  { cover: dagc73, open: () => import('./dagc73/registration.ts') },
  { cover: dagc09, open: () => import('./dagc09/registration.ts') },
  { cover: pes, open: () => import('./pes/registration.ts') },
  { cover: damos, open: () => import('./damos/registration.ts') },
  { cover: efs, open: () => import('./efs/registration.ts') },
  { cover: drill, open: () => import('./drill/registration.ts') },
]
