import { openPostgres } from './postgres/store.ts'
import { openSqlite } from './sqlite/store.ts'
import type { Store } from './store.ts'

/** A folder of one's own for SQLite, or the address of a PostgreSQL. */
export type Place = { readonly folder: string } | { readonly database: string }

/** Opens the store and brings its tables up to date. */
export function openStore(place: Place): Promise<Store> {
  return 'folder' in place ? openSqlite(place.folder) : openPostgres(place.database)
}
