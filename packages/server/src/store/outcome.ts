import type { Append, Store } from './store.ts'

/** Whether an append that was rejected with a `StoreTrouble` lies in the log all the same. */
export async function wasStored(store: Store, { game, since, events }: Append): Promise<boolean> {
  const tail = await store.tail(game, since)
  return events.every(({ at, seat, kind, key, body }, i) => {
    const there = tail[i]
    return there?.at === at && there.seat === seat && there.kind === kind && there.key === key && there.body === body
  })
}
