import type { Store, Unit } from '../store/store.ts'

/** A line of the log of all that those who run the house have done. People stand in it by number, so that erasure reaches it. */
export const auditUnit = (
  store: Store,
  line: {
    readonly at: number
    readonly by: number | null
    readonly what: string
    readonly about?: number
    readonly game?: string
  },
): Unit[number] => ({
  query: store.db.insertInto('audit').values({
    at: line.at,
    account: line.by,
    what: line.what,
    body: JSON.stringify({
      ...(line.about === undefined ? {} : { about: line.about }),
      ...(line.game === undefined ? {} : { game: line.game }),
    }),
  }),
  rows: 1,
})
