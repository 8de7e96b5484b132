import type { Compilable } from 'kysely'

/** A statement on its way to the writer. */
export interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
  /** How many rows it must touch, where that matters. */
  readonly rows?: number
}

/** What became of a unit: what each statement gave back, or that one missed its rows, or what was wrong with one. */
export type Done =
  | { readonly rows: readonly (readonly Row[])[] }
  | { readonly missed: number }
  | { readonly wrong: string }

export type Row = Readonly<Record<string, unknown>>

/** What the main thread and the writer say to each other. */
export type ToWriter = { readonly units: readonly (readonly Statement[])[] } | { readonly close: true }
export type FromWriter =
  | { readonly done: readonly Done[]; readonly milliseconds: number }
  /** Nothing of the group was stored. */
  | { readonly trouble: string }

export function statementOf(query: Compilable, rows?: number): Statement {
  const { sql, parameters } = query.compile()
  return rows === undefined ? { sql, parameters } : { sql, parameters, rows }
}
