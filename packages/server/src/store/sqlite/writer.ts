import { DatabaseSync } from 'node:sqlite'
import { bindable, Statements } from './dialect.ts'
import type { Done, Row, Statement } from './statement.ts'

/** The one connection that writes. */
export class Writer {
  readonly db: DatabaseSync
  readonly #statements: Statements

  constructor(file: string) {
    this.db = new DatabaseSync(file)
    this.#statements = new Statements(this.db)
    // Acknowledged means on disk: FULL waits for the log at each commit.
    this.db.exec('pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full')
    this.db.exec('pragma journal_size_limit = 67108864; pragma temp_store = memory')
  }

  /** One commit for all units, each whole or not at all. What it throws is a `Failure`: then nothing of it was stored. */
  commit(units: readonly (readonly Statement[])[]): readonly Done[] {
    try {
      this.db.exec('begin immediate')
      const done = units.map((unit) => this.#unit(unit))
      this.db.exec('commit')
      return done
    } catch (error) {
      if (this.db.isTransaction) this.db.exec('rollback')
      throw error
    }
  }

  close(): void {
    this.db.close()
  }

  #unit(unit: readonly Statement[]): Done {
    this.#statements.of('savepoint unit').run()
    const done = this.#carryOut(unit)
    if (!('rows' in done)) this.#statements.of('rollback to unit').run()
    this.#statements.of('release unit').run()
    return done
  }

  #carryOut(unit: readonly Statement[]): Done {
    const rows: (readonly Row[])[] = []
    for (const [i, { sql, parameters, rows: wanted }] of unit.entries()) {
      try {
        const statement = this.#statements.of(sql)
        const bound = parameters.map(bindable)
        const given = statement.columns().length > 0 ? statement.all(...bound) : null
        const touched = given === null ? Number(statement.run(...bound).changes) : given.length
        if (wanted !== undefined && touched !== wanted) return { missed: i }
        rows.push(given ?? [])
      } catch (error) {
        if (isTrouble(error) || !this.db.isTransaction) throw error
        return { wrong: error instanceof Error ? error.message : String(error) }
      }
    }
    return { rows }
  }
}

/** Results of SQLite that are nobody's mistake: the disk, the file, memory, another process. */
const TROUBLE: Readonly<Record<number, string>> = {
  5: 'the database is in use by another process',
  6: 'the database is locked',
  7: 'there is not enough memory',
  8: 'the database may not be written to',
  10: 'the disk does not work',
  11: 'the database is damaged',
  13: 'the disk is full',
  14: 'the database cannot be opened',
  15: 'the database is in use by another process',
  26: 'the file is no database',
}

export function troubleOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error)
  return TROUBLE[resultOf(error)] ?? `the database says: ${words}`
}

function isTrouble(error: unknown): boolean {
  return resultOf(error) in TROUBLE
}

/** The primary result code that an error of SQLite carries. */
function resultOf(error: unknown): number {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0
  return code & 0xff
}
