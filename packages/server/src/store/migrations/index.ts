import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Store } from '../store.ts'
import { tables } from './0001-tables.ts'
import { packs } from './0002-packs.ts'
import { vacations } from './0003-vacations.ts'
import { patience } from './0004-patience.ts'

/** How tables came to be what they are, one after the other, and never back. A migration that was released is never changed. */
const MIGRATIONS: Readonly<Record<string, (kind: Store['kind']) => Migration>> = {
  '0001-tables': tables,
  '0002-packs': packs,
  '0003-vacations': vacations,
  '0004-patience': patience,
}

/** Brings a database up to date, or as far as one of them. Gives the names of those that were carried out. */
export async function migrate<T>(db: Kysely<T>, kind: Store['kind'], upTo?: string): Promise<readonly string[]> {
  const all = migrator(db, kind)
  const { error, results } = await (upTo === undefined ? all.migrateToLatest() : all.migrateTo(upTo))
  if (error) throw new Error(`The database could not be brought up to date: ${wordsOf(error)}`, { cause: error })
  return (results ?? []).map(({ migrationName }) => migrationName)
}

/** Whether there is a database already, and it lacks something. */
export async function isOutOfDate<T>(db: Kysely<T>, kind: Store['kind']): Promise<boolean> {
  const migrations = await migrator(db, kind).getMigrations()
  const done = migrations.filter(({ executedAt }) => executedAt !== undefined).length
  return done > 0 && done < migrations.length
}

function migrator<T>(db: Kysely<T>, kind: Store['kind']): Migrator {
  const migrations = Object.fromEntries(Object.entries(MIGRATIONS).map(([name, make]) => [name, make(kind)]))
  return new Migrator({ db, provider: { getMigrations: async () => migrations } })
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
