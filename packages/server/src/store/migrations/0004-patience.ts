import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Store } from '../store.ts'
import { inDialect } from './dialect.ts'

const PATIENCE = `
  create table patience (key text primary key, count WHOLE not null, until WHOLE not null);
  create index patience_until on patience (until);
`

export const patience = (kind: Store['kind']): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const statement of inDialect(kind, PATIENCE)) await sql.raw(statement).execute(db)
  },
})
