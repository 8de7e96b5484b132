import type { PositionCore } from '@hexfront/core'
import type { Gauge } from './gauge.ts'
import { newGauge as newPesGauge } from './pes/gauge.ts'
import { broken as pesLaws } from './pes/laws.ts'

export type { Gauge } from './gauge.ts'

/** What the games of a long run are held to and measured by, beside what the kernel holds and counts for every game. */
interface Trial {
  /** The empty string, or what is broken after a choice. */
  laws(s: PositionCore, before: PositionCore): string
  newGauge(): Gauge<PositionCore>
}

export const TRIALS: Readonly<Record<string, Trial>> = {
  pes: { laws: pesLaws, newGauge: newPesGauge },
}
