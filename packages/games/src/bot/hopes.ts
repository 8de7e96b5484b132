/** Something that is worth so much, as far as can be seen now. */
interface Draft {
  readonly value: number
}

/**
 * Takes the best first, then the best with what is left. What something promised when it was last looked at is as good as it gets:
 * others use up what it needs, so it seldom promises more later.
 */
export function bestFirst<D extends Draft>(
  candidates: readonly number[],
  draft: (candidate: number) => D | null,
  commit: (drafted: D) => void,
): void {
  const hopes = new Map(candidates.map((candidate) => [candidate, Number.POSITIVE_INFINITY]))
  while (hopes.size > 0) {
    const candidate = mostHopeful(hopes)
    const found = draft(candidate)
    hopes.delete(candidate)
    if (found === null) continue
    if (hopes.size > 0 && found.value < hopes.get(mostHopeful(hopes))!) hopes.set(candidate, found.value)
    else commit(found)
  }
}

function mostHopeful(hopes: ReadonlyMap<number, number>): number {
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (const [candidate, hope] of hopes)
    if (hope > most) {
      most = hope
      best = candidate
    }
  return best
}
