import type { Store } from '../store/store.ts'

/** Whether one of the two does not want to meet the other. */
export async function isBlocked(store: Store, one: number, other: number): Promise<boolean> {
  const found = await store.db
    .selectFrom('tie')
    .select('kind')
    .where('kind', '=', 'block')
    .where((eb) =>
      eb.or([
        eb.and([eb('account', '=', one), eb('other', '=', other)]),
        eb.and([eb('account', '=', other), eb('other', '=', one)]),
      ]),
    )
    .executeTakeFirst()
  return found !== undefined
}
