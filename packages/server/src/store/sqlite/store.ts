import { mkdirSync } from 'node:fs'
import { rename, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { chainsOf, Fence, type Waiting } from '../fence.ts'
import { Group, type Settled } from '../group.ts'
import { isOutOfDate, migrate } from '../migrations/index.ts'
import { loadGame, tailOf } from '../reading.ts'
import type { EventRow, JobRow, Schema } from '../schema.ts'
import { type Append, type Commit, type Loaded, type Store, StoreTrouble, type Unit } from '../store.ts'
import { Trouble } from '../trouble.ts'
import { statementsOf } from './append.ts'
import { dialectOf } from './dialect.ts'
import { DATABASE, holdFolder } from './folder.ts'
import { type Done, type Statement, statementOf } from './statement.ts'
import { type Committed, WriterThread } from './thread.ts'
import { Writer } from './writer.ts'

const NO_ROOM = 'the disk is nearly full'
/** In rare moments even a reader has to wait for the log. */
const READING = { readOnly: true, timeout: 5000 } as const
const LATE: Done = { missed: 0 }

/** Below so many free bytes nothing is written any more, so that there is room to put things in order. */
const LEAST_ROOM = 64 * 2 ** 20
const LOOK_AT_ROOM = 10_000

/** `room` gives how many bytes are free where it lies. */
export async function openSqlite(folder: string, room = () => freeBytes(folder)): Promise<Store> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const letGo = holdFolder(folder)
  try {
    const file = join(folder, DATABASE)
    await bringUpToDate(file, join(folder, 'backups'))
    return new SqliteStore(file, letGo, room)
  } catch (error) {
    letGo()
    throw error
  }
}

async function bringUpToDate(file: string, backups: string): Promise<void> {
  const writer = new Writer(file)
  const db = new Kysely<Schema>({ dialect: dialectOf(writer.db) })
  try {
    if (await isOutOfDate(db, 'sqlite')) {
      mkdirSync(backups, { recursive: true, mode: 0o700 })
      await copyTo(file, join(backups, `before-upgrade-${Date.now()}.db`))
    }
    await migrate(db, 'sqlite')
  } finally {
    writer.close()
  }
}

type Order = Waiting | { readonly statements: readonly Statement[] }

class SqliteStore implements Store {
  readonly kind = 'sqlite'
  readonly db: Kysely<Schema>
  readonly #file: string
  readonly #letGo: () => void
  readonly #room: () => Promise<number>
  readonly #looking: NodeJS.Timeout
  readonly #writer: WriterThread
  readonly #group = new Group<Order, Done>((orders) => this.#commit(orders))
  readonly #fence = new Fence()
  readonly #trouble = new Trouble(() => this.#probe())
  readonly #hearers: ((commit: Commit) => void)[] = []
  #isClosed = false

  constructor(file: string, letGo: () => void, room: () => Promise<number>) {
    this.#file = file
    this.#letGo = letGo
    this.#room = room
    this.#looking = setInterval(() => void this.#look(), LOOK_AT_ROOM)
    this.#looking.unref()
    this.#writer = new WriterThread(file)
    this.db = new Kysely<Schema>({ dialect: dialectOf(new DatabaseSync(file, READING)) })
  }

  async append(append: Append): Promise<boolean> {
    const done = await this.#ask(this.#fence.admit(append))
    return 'rows' in done
  }

  async write(unit: Unit): Promise<false | readonly number[]> {
    const done = await this.#ask({ statements: unit.map(({ query, rows }) => statementOf(query, rows)) })
    if (!('rows' in done)) return false
    return done.rows.flat().map(({ id }) => Number(id))
  }

  load(game: number): Promise<Loaded | null> {
    return loadGame(this.db, game)
  }

  tail(game: number, since: number): Promise<EventRow[]> {
    return tailOf(this.db, game, since)
  }

  async claim(now: number, hold: number, most: number): Promise<JobRow[]> {
    const due = this.db
      .selectFrom('job')
      .select('id')
      .where('due', '<=', now)
      .where('held_until', '<=', now)
      .orderBy('due')
      .limit(most)
    const claim = this.db
      .updateTable('job')
      .set(({ eb }) => ({ held_until: now + hold, tries: eb('tries', '+', 1) }))
      .where('id', 'in', due)
      .returningAll()
    // Most of the time nothing is due: then nothing is written.
    if ((await due.limit(1).execute()).length === 0) return []
    const done = await this.#ask({ statements: [statementOf(claim)] })
    // The statement above says what its rows are.
    return 'rows' in done ? (done.rows.flat() as unknown as JobRow[]) : []
  }

  onMoved(): void {}
  shout(): void {}
  onShout(): void {}

  get trouble(): string | null {
    return this.#trouble.is
  }

  onTrouble(hear: (trouble: string | null) => void): void {
    this.#trouble.on(hear)
  }

  onCommit(hear: (commit: Commit) => void): void {
    this.#hearers.push(hear)
  }

  backup(file: string): Promise<void> {
    return copyTo(this.#file, file)
  }

  async close(): Promise<void> {
    if (this.#isClosed) return
    this.#isClosed = true
    await this.#group.settled()
    this.#trouble.close()
    clearInterval(this.#looking)
    await this.db.destroy()
    await this.#writer.close()
    this.#letGo()
  }

  async #ask(order: Order): Promise<Done> {
    if (this.#isClosed) throw new Error('The store is closed')
    this.#trouble.refuse()
    const done = await this.#group.ask(order)
    if ('wrong' in done) throw new Error(done.wrong)
    return done
  }

  async #commit(orders: readonly Order[]): Promise<readonly Settled<Done>[]> {
    // What waited while the trouble began.
    this.#trouble.refuse()
    const waiting = orders.filter((order) => 'append' in order)
    const chains = chainsOf(waiting.filter((order) => !this.#fence.isLate(order)).map(({ append }) => append))
    const units = orders.filter((order) => 'statements' in order).map(({ statements }) => statements)
    const { done, milliseconds } = await this.#send([
      ...units,
      ...chains.map(({ appends }) => appends.flatMap(statementsOf)),
    ])
    const ofAppend = new Map<Append, Done>()
    for (const [i, { game, appends }] of chains.entries()) {
      const is = done[units.length + i]!
      if (!('rows' in is)) this.#fence.lose(game)
      for (const append of appends) ofAppend.set(append, is)
    }
    const became = waiting.map(({ append }) => ofAppend.get(append) ?? LATE)
    const lost = became.filter((is) => 'missed' in is).length
    for (const hear of this.#hearers) hear({ appends: waiting.length, units: units.length, lost, milliseconds })
    let unit = 0
    return orders.map((order) => ({ is: 'append' in order ? (ofAppend.get(order.append) ?? LATE) : done[unit++]! }))
  }

  async #send(units: readonly (readonly Statement[])[]): Promise<Committed> {
    try {
      return await this.#writer.commit(units)
    } catch (error) {
      if (error instanceof StoreTrouble) this.#trouble.begin(error.message)
      throw error
    }
  }

  async #look(): Promise<void> {
    if ((await this.#room()) < LEAST_ROOM) this.#trouble.begin(NO_ROOM)
  }

  /** Needs room on the disk, as what comes after it will. */
  async #probe(): Promise<void> {
    if ((await this.#room()) < LEAST_ROOM) throw new StoreTrouble(NO_ROOM)
    const say = 'insert into meta (name, value) values (?, ?) on conflict (name) do update set value = excluded.value'
    for (const value of [' '.repeat(65536), ''])
      await this.#writer.commit([[{ sql: say, parameters: ['probe', value] }]])
  }
}

/** In one step, so that writers do not make it begin again; by a connection of its own, so that readers do not wait for it. */
export async function copyTo(source: string, file: string): Promise<void> {
  const db = new DatabaseSync(source, READING)
  try {
    await backup(db, `${file}.part`, { rate: 2 ** 30 })
    await rename(`${file}.part`, file)
  } finally {
    db.close()
  }
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
