import type { Compilable, Kysely } from 'kysely'
import type { EventRow, GameRow, JobRow, Schema, SnapshotRow } from './schema.ts'

/** What a game gets at once: all of it or nothing, and only if its head is still where the writer believes it to be. */
export interface Append {
  readonly game: number
  /** The head that it builds on. Its events are numbered from `since + 1`. */
  readonly since: number
  readonly events: readonly NewEvent[]
  /** Columns of the game's row that change with it. */
  readonly row: Partial<Omit<GameRow, 'id' | 'code' | 'head'>>
  /** What each seat's clock stands at, by side. */
  readonly clocks?: readonly { readonly side: number; readonly clock: number; readonly since: number | null }[]
  readonly snapshot?: Omit<SnapshotRow, 'game'>
}

export type NewEvent = Omit<EventRow, 'game' | 'n'>

/** Statements that hold together; each must touch as many rows as it says, or none of them happens. */
export type Unit = readonly { readonly query: Compilable; readonly rows?: number }[]

/** A game as it lies in the store: its row, the newest snapshot that is of use, and what came after it. */
export interface Loaded {
  readonly row: GameRow
  readonly snapshot: SnapshotRow | null
  readonly tail: readonly EventRow[]
}

/**
 * Commits do not go through: the disk is full, the database is gone. Whether what was rejected with it was stored nobody knows:
 * a connection may break after the commit and before the word of it. Read the game again: `wasStored` says, and the fence and
 * the keys of commands see to it that nothing happens twice.
 */
export class StoreTrouble extends Error {
  override readonly name = 'StoreTrouble'
}

/** What one commit was, for the figures. */
export interface Commit {
  readonly appends: number
  readonly units: number
  /** Appends that came too late. */
  readonly lost: number
  readonly milliseconds: number
}

/**
 * Where everything lies. A promise that is kept means on disk. One contract, held by the same tests on SQLite and on PostgreSQL.
 */
export interface Store {
  readonly kind: 'sqlite' | 'postgres'
  /** For building queries, and for reading; what it writes goes through `write`. */
  readonly db: Kysely<Schema>

  /**
   * All that waits goes into one commit. False: somebody else has moved the game on; read its tail and look again. What one
   * process appends to a game goes in the order it was given, so that it may build on what is still on its way.
   */
  append(append: Append): Promise<boolean>
  /**
   * False: a statement did not touch as many rows as it should have; nothing happened. Else the ids that statements asked for by
   * `returning('id')`, in their order.
   */
  write(unit: Unit): Promise<false | readonly number[]>
  load(game: number): Promise<Loaded | null>
  /** Events after the first `since`. Whoever reads events reads them here: those of old games are packed. */
  tail(game: number, since: number): Promise<EventRow[]>

  /** Jobs that are due, held for so many milliseconds; whoever has done one removes it. */
  claim(now: number, hold: number, most: number): Promise<JobRow[]>

  /**
   * Games that another process has moved on. With one process it is silent. `held` gives the games in memory with their heads: now
   * and then, and after a lost connection, they are compared.
   */
  onMoved(hear: (games: readonly number[]) => void, held: () => ReadonlyMap<number, number>): void
  /** A word to the other processes: who is at which table, chat, what is watched. Nothing durable. */
  shout(word: string): void
  onShout(hear: (word: string) => void): void

  /** Whether commits go through: null, or why not. It tries again by itself and says when that changes. */
  readonly trouble: string | null
  onTrouble(hear: (trouble: string | null) => void): void
  onCommit(hear: (commit: Commit) => void): void

  /** A copy of everything while play goes on. Only of SQLite: PostgreSQL brings tools of its own. */
  backup(file: string): Promise<void>
  /** What was given before is stored first. */
  close(): Promise<void>
}
