import type { FairSeeds, Parcels } from '@hexfront/core'
import type { Seal } from '../care/seal.ts'
import type { Log } from '../hall.ts'
import type { EventRow, GameRow, SnapshotRow } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import type { Bench, Benches } from './bench.ts'
import { type Absence, isSlow, readPace } from './clock.ts'
import { Course } from './course.ts'
import { History } from './history.ts'
import { readEvent } from './log.ts'
import { Draft, type Sitter, shownAt, Table } from './table.ts'

/** So many games lie in memory; those that were not used for longest leave it. */
const MOST_LOADED = 1000

/** Hears what happens to loaded games. */
export interface TablesHearer {
  /** What was drafted is on disk. */
  stored(table: Table, draft: Draft): void
  /** Another process has moved a game, and it was read on. */
  followed(table: Table, draft: Draft): void
  /** What lay in memory does not hold any more; it is read again when it is needed. */
  forgotten(table: Table): void
}

/** The games that lie in memory. */
export class Tables {
  readonly #store: Store
  readonly #seal: Seal
  readonly #benches: Benches
  readonly #hear: TablesHearer
  readonly #log: Log
  readonly #loaded = new Map<number, Table>()
  readonly #ids = new Map<string, number>()
  readonly #loading = new Map<number, Promise<Table | null>>()
  lostRaces = 0

  constructor(store: Store, seal: Seal, benches: Benches, log: Log, hear: TablesHearer) {
    this.#store = store
    this.#seal = seal
    this.#benches = benches
    this.#hear = hear
    this.#log = log
  }

  get size(): number {
    return this.#loaded.size
  }

  /** Games in memory with how many events they have. */
  get heads(): ReadonlyMap<number, number> {
    return new Map([...this.#loaded].map(([id, { head }]) => [id, head]))
  }

  loaded(id: number): Table | undefined {
    return this.#loaded.get(id)
  }

  /** Loaded games that an account has a seat in. */
  gamesOf(account: number): number[] {
    return [...this.#loaded.values()].flatMap((table) => (table.sidesOf(account).length > 0 ? [table.id] : []))
  }

  /** Until all that was given to the store is stored. */
  async settled(): Promise<void> {
    await Promise.allSettled([...this.#loaded.values()].map(({ storing }) => storing))
  }

  async idOf(code: string): Promise<number | null> {
    const known = this.#ids.get(code)
    if (known !== undefined) return known
    const row = await this.#store.db.selectFrom('game').select('id').where('code', '=', code).executeTakeFirst()
    if (!row) return null
    this.#ids.set(code, row.id)
    return row.id
  }

  /** A game that has begun; null where there is none, or it waits for players. */
  async open(id: number): Promise<Table | null> {
    const known = this.#loaded.get(id)
    if (known) {
      this.#loaded.delete(id)
      this.#loaded.set(id, known)
      return known
    }
    const underway = this.#loading.get(id)
    if (underway) return underway
    const loading = this.#load(id).finally(() => this.#loading.delete(id))
    this.#loading.set(id, loading)
    return loading
  }

  /** Takes in a game that has just begun here. */
  add(table: Table): void {
    this.#ids.set(table.code, table.id)
    this.#loaded.set(table.id, table)
    for (const [id, old] of this.#loaded) {
      if (this.#loaded.size <= MOST_LOADED) break
      if (old.storing === null) this.#drop(id, old)
    }
  }

  /** Stores what was drafted; `done` is called first when it is on disk. False: another process was quicker. */
  async store(table: Table, draft: Draft, side: number | null, done: () => void): Promise<boolean> {
    const storing = this.#store.append(table.close(draft, side))
    table.storing = storing
    let isStored = false
    try {
      isStored = await storing
    } finally {
      if (table.storing === storing) table.storing = null
      if (!isStored) this.forget(table)
    }
    if (!isStored) {
      this.lostRaces++
      return false
    }
    done()
    this.#hear.stored(table, draft)
    return true
  }

  forget(table: Table): void {
    if (this.#loaded.get(table.id) !== table) return
    this.#drop(table.id, table)
    this.#hear.forgotten(table)
  }

  /** Reads on in a game that another process has moved. What does not fit is read from the beginning when it is needed. */
  async follow(id: number): Promise<void> {
    const table = this.#loaded.get(id)
    if (!table) return
    const { head } = table
    const rows = await this.#store.tail(id, head)
    const row = await this.#store.db.selectFrom('game').selectAll().where('id', '=', id).executeTakeFirst()
    const seats = await this.sitters(id)
    const isSame = this.#loaded.get(id) === table && table.head === head && table.storing === null
    const canRead = rows.every(({ kind }) => kind !== 'strike' && kind !== 'rules' && kind !== 'seat')
    if (!isSame || !row || !canRead || (rows.at(-1)?.n ?? head) !== row.head) {
      this.forget(table)
      return
    }
    if (rows.length === 0) return
    const draft = new Draft(row.updated)
    const before = table.stateMark
    for (const event of rows) table.repeat(readEvent(event), draft.parcels)
    table.followed(row, seats, draft, before)
    this.#hear.followed(table, draft)
  }

  #drop(id: number, table: Table): void {
    this.#loaded.delete(id)
    this.#ids.delete(table.code)
    table.bench.sweep(table.course)
  }

  async #load(id: number): Promise<Table | null> {
    const stored = await this.#store.load(id)
    if (stored === null || stored.row.head === 0) return null
    const { row, snapshot, tail } = stored
    const bench = await this.#benches.of(row)
    const seats = await this.sitters(id)
    const seeds = await this.seedsOf(row, seats)
    const isOfToday = row.rules === bench.game.rules && row.data === bench.data
    const table = await this.#tableFrom(bench, row, seats, seeds, snapshot, tail).catch((error: unknown) => {
      if (isOfToday) throw error
      return null
    })
    // What older rules have left and those of today cannot hold.
    if (table === null) return null
    this.add(table)
    return table
  }

  /** From its snapshot and what came after; where that fails, from all that has happened. */
  async #tableFrom(
    bench: Bench,
    row: GameRow,
    seats: readonly Sitter[],
    seeds: FairSeeds,
    snapshot: SnapshotRow | null,
    tail: readonly EventRow[],
  ): Promise<Table> {
    const shown = shownAt(row, seats)
    if (snapshot !== null)
      try {
        const course = Course.read(bench, shown, snapshot.bytes)
        const table = new Table(bench, row, seats, course, seeds, snapshot.n)
        const parcels: Parcels = new Map()
        for (const event of tail) table.repeat(readEvent(event), parcels)
        table.repeated(parcels)
        return table
      } catch (error) {
        this.#log.warn({ game: row.code, error: said(error) }, 'a snapshot could not be read')
      }
    const events = await this.#store.tail(row.id, 0)
    const { course } = new History(bench, { row, shown, events: events.filter(({ n }) => n <= row.head) })
    return new Table(bench, row, seats, course, seeds, row.head)
  }

  async seedsOf(row: Pick<GameRow, 'id' | 'code'>, seats: readonly Sitter[]): Promise<FairSeeds> {
    const secret = await this.#store.db
      .selectFrom('secret')
      .select('server_seed')
      .where('game', '=', row.id)
      .executeTakeFirst()
    return {
      // Games of elsewhere have none.
      serverSeed: secret ? this.#seal.open(secret.server_seed) : '',
      playerSeeds: seats.map(({ seed }) => seed ?? ''),
      nonce: row.code,
    }
  }

  async sitters(id: number): Promise<Sitter[]> {
    const rows = await this.#store.db
      .selectFrom('seat')
      .innerJoin('game', 'game.id', 'seat.game')
      .leftJoin('account', 'account.id', 'seat.account')
      .leftJoin('vacation', 'vacation.account', 'seat.account')
      .selectAll('seat')
      .select(['account.name', 'account.kind', 'game.pace', 'vacation.since as away', 'vacation.until as back'])
      .where('seat.game', '=', id)
      .orderBy('seat.side')
      .execute()
    return rows.map(({ pace, away, back, ...seat }) => ({ ...seat, absence: absenceIn(pace, away, back) }))
  }
}

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const absenceIn = (pace: string, since: number | null, until: number | null): Absence | null =>
  since === null || until === null || !isSlow(readPace(pace)) ? null : { since, until }
