import { PATIENCE_LASTS } from '../people/patience.ts'
import { SESSION_LASTS } from '../people/sessions.ts'
import { packOldGames } from '../store/packing.ts'
import type { Store } from '../store/store.ts'

/** Once a day: what has run out goes, and old games are packed. */
export async function tidy(store: Store, now: number): Promise<void> {
  await store.write([
    { query: store.db.deleteFrom('session').where('seen', '<', now - SESSION_LASTS) },
    { query: store.db.deleteFrom('invite').where((eb) => eb.or([eb('expires', '<', now), eb('uses', '<', 1)])) },
    {
      query: store.db
        .deleteFrom('credential')
        .where('kind', '=', 'recovery')
        .where('created', '<', now - LONGEST_LINK)
        .where('data', '!=', JSON.stringify({ for: 'paper' })),
    },
    { query: store.db.deleteFrom('patience').where('until', '<', now - PATIENCE_LASTS) },
  ])
  await packOldGames(store, now)
}

/** No link is good for longer. */
const LONGEST_LINK = 7 * 86_400_000
