import type { Words } from '../game/step.ts'

/** The words that a stock question uses, out of those of the game that takes it. */
export interface StockWords<W extends Words, Step extends string = never, Kind extends string = 'unit' | 'place'> {
  readonly step: Step
  readonly event: W['event']
  readonly kind: Kind
}
