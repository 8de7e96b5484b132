import type { House } from '../house.ts'
import { tooOften } from '../http/refusal.ts'
import type { Store, Unit } from '../store/store.ts'
import { nameKey } from './accounts.ts'

/** So many tries are free, and so long one waits at most after the others. */
interface Measure {
  readonly free: number
  readonly longest: number
}

/** By name and address soon, by name alone late, so that strangers lock nobody out for long. */
const BOTH: Measure = { free: 4, longest: 900_000 }
const NAME_ALONE: Measure = { free: 20, longest: 60_000 }
/** So often a try is counted that others were counted with at the same moment. */
const MOST_RACES = 5
/** After so long without a try all are free again. */
export const PATIENCE_LASTS = 86_400_000

type Keeper = Pick<House, 'store' | 'seal' | 'now'>

/**
 * Counts a try to open an account before it is looked at, so that of many at a time none is free, whichever process is asked.
 * Refuses while it is too early for another.
 */
export async function countTry({ store, seal, now }: Keeper, name: string, address: string): Promise<void> {
  const at = now()
  for (let races = 0; races < MOST_RACES; races++) {
    const unit: Unit[number][] = []
    for (const [text, measure] of keysOf(name, address)) unit.push(await another(store, seal.tag(text), measure, at))
    if (await store.write(unit)) return
  }
  throw tooOften(1000)
}

/** One try more of a key, if nobody else has counted one meanwhile. */
async function another(store: Store, key: string, measure: Measure, at: number): Promise<Unit[number]> {
  const found = await store.db.selectFrom('patience').selectAll().where('key', '=', key).executeTakeFirst()
  const { count, until } = found ?? { count: 0, until: 0 }
  if (until > at) throw tooOften(until - at)
  const next = { count: count + 1, until: at + waitAfter(count + 1, measure) }
  const query = found
    ? store.db.updateTable('patience').set(next).where('key', '=', key).where('count', '=', count)
    : store.db
        .insertInto('patience')
        .values({ key, ...next })
        .onConflict((same) => same.doNothing())
  return { query, rows: 1 }
}

/** From the last free try on twice as long each time, in milliseconds. */
const waitAfter = (count: number, { free, longest }: Measure): number =>
  count < free ? 0 : Math.min(longest, 1000 * 2 ** (count - free))

/** Whoever got in is not counted any more. */
export async function forgetTries({ store, seal }: Keeper, name: string, address: string): Promise<void> {
  const keys = keysOf(name, address).map(([text]) => seal.tag(text))
  await store.write([{ query: store.db.deleteFrom('patience').where('key', 'in', keys) }])
}

const keysOf = (name: string, address: string): readonly (readonly [string, Measure])[] => [
  [`${nameKey(name)} ${address}`, BOTH],
  [nameKey(name), NAME_ALONE],
]
