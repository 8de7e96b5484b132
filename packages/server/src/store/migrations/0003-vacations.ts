import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Store } from '../store.ts'
import { inDialect } from './dialect.ts'

const VACATIONS = `
  create table vacation (account WHOLE primary key, since WHOLE not null, until WHOLE not null, days text not null);
  create index vacation_until on vacation (until);
`

export const vacations = (kind: Store['kind']): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const statement of inDialect(kind, VACATIONS)) await sql.raw(statement).execute(db)
  },
})
