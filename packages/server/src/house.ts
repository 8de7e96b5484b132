import type { Logger } from 'pino'
import type { Metrics } from './care/metrics.ts'
import type { Seal } from './care/seal.ts'
import type { Config } from './config.ts'
import type { Hall } from './hall.ts'
import type { Store } from './store/store.ts'

/** What everything that answers for this house needs. */
export interface House {
  readonly config: Config
  readonly store: Store
  readonly seal: Seal
  readonly hall: Hall
  readonly log: Logger
  readonly version: string
  readonly metrics: Metrics
  /** Whether it has been told to stop. */
  isLeaving(): boolean
  now(): number
}
