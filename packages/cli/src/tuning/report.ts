import type { Factors } from '@hexfront/bots'
import { inWords } from '../lab/standings.ts'
import type { Evidence } from './judge.ts'

/** What was looked for, how, and what was found. */
export interface Tuning extends Evidence {
  readonly game: string
  readonly scenarios: readonly string[]
  readonly seed: string
  readonly method: {
    readonly batches: number
    readonly pairs: number
    readonly spread: number
    readonly rate: number
    readonly against: string | null
  }
  /** What the plain weights are multiplied by. */
  readonly factors: Factors
  readonly weights: unknown
}

export function reportTuning(tuning: Tuning, format: 'text' | 'json'): string {
  if (format === 'json') return JSON.stringify({ hexfront: 'tuning', ...tuning }, null, 2)
  const { game, scenarios, seed, method, factors, weights, training, judged, overall, others, isBetter } = tuning
  const against = method.against ?? 'their mirror images'
  return [
    `${game} ${scenarios.join(', ')}: ${Object.keys(factors).length} weights, ${method.batches} batches of ${method.pairs} pairs a scenario against ${against}, seed ${seed}`,
    ...(training ? ['On seeds of the training:', inWords(training)] : []),
    'On seeds of the judge:',
    ...(judged.length > 1 ? judged : []).map(inWords),
    inWords(overall),
    ...(others
      ? [
          ...others.standings.map(inWords),
          `  gain ${others.gain.value.toFixed(2)} [${others.gain.low.toFixed(2)}, ${others.gain.high.toFixed(2)}] a game`,
        ]
      : []),
    isBetter ? 'Better than the plain weights.' : 'Not shown to be better than the plain weights.',
    JSON.stringify(weights, null, 2),
  ].join('\n')
}
