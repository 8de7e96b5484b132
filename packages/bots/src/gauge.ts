import type { Policy } from '@hexfront/core'

/** Watches a game from question to question, and says in numbers how it went. */
export interface Gauge<S> {
  see(s: S): void
  figures(): Readonly<Record<string, number>>
}

/** Somebody whose questions a gauge sees. */
export const gauged = <S>(policy: Policy<S>, gauge: Gauge<S>): Policy<S> => ({
  choose(view, choices) {
    gauge.see(view)
    return policy.choose(view, choices)
  },
})

/** Sees nothing, and has nothing to say. */
export const NO_GAUGE: Gauge<unknown> = { see: () => {}, figures: () => ({}) }
