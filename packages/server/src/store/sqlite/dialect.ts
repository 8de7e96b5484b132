import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { SqliteDialect } from 'kysely'

/** Kysely wants the shape of better-sqlite3. */
export function dialectOf(db: DatabaseSync): SqliteDialect {
  const statements = new Statements(db)
  return new SqliteDialect({
    database: {
      close: () => db.close(),
      prepare(sql) {
        const statement = statements.of(sql)
        return {
          reader: statement.columns().length > 0,
          all: (parameters) => statement.all(...parameters.map(bindable)),
          run: (parameters) => statement.run(...parameters.map(bindable)),
          iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
        }
      },
    },
  })
}

const MOST_STATEMENTS = 500

/** Statements that were prepared once; the longest unused go first. */
export class Statements {
  readonly #db: DatabaseSync
  readonly #ready = new Map<string, StatementSync>()

  constructor(db: DatabaseSync) {
    this.#db = db
  }

  of(sql: string): StatementSync {
    const statement = this.#ready.get(sql) ?? this.#db.prepare(sql)
    this.#ready.delete(sql)
    this.#ready.set(sql, statement)
    if (this.#ready.size > MOST_STATEMENTS) this.#ready.delete(this.#ready.keys().next().value!)
    return statement
  }
}

export function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'number' || typeof value === 'string' || typeof value === 'bigint')
    return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`The database takes numbers, text, bytes and null, not ${typeof value} ${String(value)}`)
}
