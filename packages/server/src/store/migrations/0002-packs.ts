import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Store } from '../store.ts'
import { inDialect } from './dialect.ts'

const PACKS = 'create table pack (game WHOLE primary key, upto WHOLE not null, bytes BYTES not null);'

export const packs = (kind: Store['kind']): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const statement of inDialect(kind, PACKS)) await sql.raw(statement).execute(db)
  },
})
