import { randomBytes } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { type Chain, chainsOf, Fence, type Waiting } from '../fence.ts'
import { Group, type Settled } from '../group.ts'
import { migrate } from '../migrations/index.ts'
import { loadGame, tailOf } from '../reading.ts'
import type { EventRow, JobRow, Schema } from '../schema.ts'
import { type Append, type Commit, type Loaded, type Store, StoreTrouble, type Unit } from '../store.ts'
import { Trouble } from '../trouble.ts'
import { APPEND, valuesOf } from './append.ts'
import { configOf, poolOf, readingPool } from './connections.ts'
import { Heads } from './heads.ts'
import { isRetriable, troubleOf } from './trouble.ts'

/** A notice holds 8,000 bytes: so many ids fit in any case. */
const MOST_GAMES = 400
const LONGEST_WORD = 7900
const OLDEST = 150_000
const TRIES = 5

export async function openPostgres(address: string): Promise<Store> {
  await bringUpToDate(address)
  const store = new PostgresStore(address)
  await store.listen()
  return store
}

async function bringUpToDate(address: string): Promise<void> {
  const pool = poolOf({ ...configOf(address, 'migrates'), query_timeout: 0, max: 2 })
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    const { rows } = await pool.query<{ version: string }>(`select current_setting('server_version_num') as version`)
    if (Number(rows[0]?.version) < OLDEST) throw new Error('The database is too old: PostgreSQL 15 or later is needed.')
    await migrate(db, 'postgres')
  } finally {
    await db.destroy()
  }
}

class PostgresStore implements Store {
  readonly kind = 'postgres'
  readonly db: Kysely<Schema>
  readonly #me = randomBytes(6).toString('hex')
  readonly #appending: pg.Pool
  readonly #writing: pg.Pool
  readonly #heads: Heads
  readonly #group = new Group<Waiting, boolean>((orders) => this.#commit(orders))
  readonly #words = new Group<string, void>((words) => this.#say(words))
  readonly #fence = new Fence()
  readonly #trouble = new Trouble(() => this.#probe())
  readonly #movedHearers: ((games: readonly number[]) => void)[] = []
  readonly #wordHearers: ((word: string) => void)[] = []
  readonly #commitHearers: ((commit: Commit) => void)[] = []
  #held: () => ReadonlyMap<number, number> = () => new Map()
  #isClosed = false

  constructor(address: string) {
    const reading = readingPool(address)
    this.#appending = poolOf({ ...configOf(address, 'appends'), max: 1 })
    this.#writing = poolOf({ ...configOf(address, 'writes'), max: 4 })
    // A connection that breaks while nobody uses it.
    for (const pool of [reading, this.#appending, this.#writing]) pool.on('error', (error) => this.#suspect(error))
    this.db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: reading }) })
    this.#heads = new Heads(address, this.#me, {
      moved: (games) => {
        for (const hear of this.#movedHearers) hear(games)
      },
      word: (word) => {
        for (const hear of this.#wordHearers) hear(word)
      },
      held: () => this.#held(),
    })
  }

  listen(): Promise<void> {
    return this.#heads.open()
  }

  async append(append: Append): Promise<boolean> {
    this.#refuse()
    return this.#group.ask(this.#fence.admit(append))
  }

  async write(unit: Unit): Promise<false | readonly number[]> {
    this.#refuse()
    const started = performance.now()
    const rows = await this.#transact(unit)
    const milliseconds = performance.now() - started
    for (const hear of this.#commitHearers) hear({ appends: 0, units: 1, lost: 0, milliseconds })
    return rows === false ? false : rows.map(({ id }) => Number(id))
  }

  load(game: number): Promise<Loaded | null> {
    return loadGame(this.db, game)
  }

  tail(game: number, since: number): Promise<EventRow[]> {
    return tailOf(this.db, game, since)
  }

  async claim(now: number, hold: number, most: number): Promise<JobRow[]> {
    this.#refuse()
    const { rows } = await this.#guard(
      this.#writing.query<JobRow>(
        `update job set held_until = $1, tries = tries + 1 where id in (
           select id from job where due <= $2 and held_until <= $2 order by due limit $3 for update skip locked)
         returning *`,
        [now + hold, now, most],
      ),
    )
    return rows
  }

  onMoved(hear: (games: readonly number[]) => void, held: () => ReadonlyMap<number, number>): void {
    this.#movedHearers.push(hear)
    this.#held = held
  }

  shout(word: string): void {
    if (Buffer.byteLength(word) > LONGEST_WORD) throw new RangeError('A word to other processes is too long')
    this.#words.ask(word).catch(() => {})
  }

  onShout(hear: (word: string) => void): void {
    this.#wordHearers.push(hear)
  }

  get trouble(): string | null {
    return this.#trouble.is
  }

  onTrouble(hear: (trouble: string | null) => void): void {
    this.#trouble.on(hear)
  }

  onCommit(hear: (commit: Commit) => void): void {
    this.#commitHearers.push(hear)
  }

  async backup(): Promise<void> {
    throw new Error('PostgreSQL is backed up by its own tools: pg_dump, or an archive of its log.')
  }

  async close(): Promise<void> {
    if (this.#isClosed) return
    this.#isClosed = true
    await this.#group.settled()
    await this.#words.settled()
    this.#trouble.close()
    await this.#heads.close()
    await Promise.all([this.#appending.end(), this.#writing.end(), this.db.destroy()])
  }

  #refuse(): void {
    if (this.#isClosed) throw new Error('The store is closed')
    this.#trouble.refuse()
  }

  async #commit(orders: readonly Waiting[]): Promise<readonly Settled<boolean>[]> {
    this.#trouble.refuse()
    const started = performance.now()
    const became = new Map<Append, Settled<boolean>>()
    const current = orders.filter((order) => !this.#fence.isLate(order)).map(({ append }) => append)
    for (const round of roundsOf(chainsOf(current)))
      for (const [chain, settled] of await this.#round(round)) {
        if (!('is' in settled && settled.is)) this.#fence.lose(chain.game)
        for (const append of chain.appends) became.set(append, settled)
      }
    const answers = orders.map(({ append }) => became.get(append) ?? { is: false })
    const lost = answers.filter((answer) => 'is' in answer && !answer.is).length
    const milliseconds = performance.now() - started
    for (const hear of this.#commitHearers) hear({ appends: orders.length, units: 0, lost, milliseconds })
    return answers
  }

  async #round(chains: readonly Chain[]): Promise<readonly (readonly [Chain, Settled<boolean>])[]> {
    try {
      const won = await this.#retrying(() => this.#put(chains))
      return chains.map((chain) => [chain, { is: won.has(chain.game) }])
    } catch (error) {
      if (error instanceof StoreTrouble || chains.length === 1) return chains.map((chain) => [chain, { error }])
      // One of them cannot be stored: the others should not suffer for it.
      return (await Promise.all(chains.map((chain) => this.#round([chain])))).flat()
    }
  }

  async #put(chains: readonly Chain[]): Promise<ReadonlySet<number>> {
    const query = { name: 'append', text: APPEND, values: valuesOf(this.#me, chains) }
    const { rows } = await this.#guard(this.#appending.query<{ won: number[] }>(query))
    return new Set(rows[0]?.won)
  }

  #transact(unit: Unit): Promise<false | Record<string, unknown>[]> {
    return this.#retrying(async () => {
      const client = await this.#guard(this.#writing.connect())
      let broken: Error | undefined
      try {
        await client.query('begin')
        const given: Record<string, unknown>[] = []
        for (const { query, rows: wanted } of unit) {
          const { sql, parameters } = query.compile()
          const { rows, rowCount } = await client.query<Record<string, unknown>>(sql, [...parameters])
          if (wanted !== undefined && rowCount !== wanted) {
            await client.query('rollback')
            return false
          }
          given.push(...rows)
        }
        await client.query('commit')
        return given
      } catch (error) {
        broken = error instanceof Error ? error : new Error(String(error))
        this.#suspect(error)
        throw this.#asTrouble(error)
      } finally {
        // One that failed in mid-transaction is not used again.
        client.release(broken)
      }
    })
  }

  async #retrying<T>(attempt: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await attempt()
      } catch (error) {
        if (!isRetriable(error) || tries === TRIES) throw error
      }
    }
  }

  async #guard<T>(work: Promise<T>): Promise<T> {
    try {
      return await work
    } catch (error) {
      this.#suspect(error)
      throw this.#asTrouble(error)
    }
  }

  #suspect(error: unknown): void {
    const trouble = troubleOf(error)
    if (trouble !== null && !this.#isClosed) this.#trouble.begin(trouble)
  }

  #asTrouble(error: unknown): unknown {
    const trouble = troubleOf(error)
    return trouble === null ? error : new StoreTrouble(trouble, { cause: error })
  }

  async #say(words: readonly string[]): Promise<readonly Settled<void>[]> {
    const said = words.map((word) => `${this.#me} ${word}`)
    await this.#writing.query(`select pg_notify('words', word) from unnest($1::text[]) word`, [said])
    return words.map(() => ({ is: undefined }))
  }

  async #probe(): Promise<void> {
    try {
      await this.#appending.query(
        `insert into meta (name, value) values ('probe', '') on conflict (name) do update set value = excluded.value`,
      )
    } catch (error) {
      throw this.#asTrouble(error)
    }
  }
}

/** A statement holds a game once, and no more games than fit into one notice. */
function roundsOf(chains: readonly Chain[]): readonly (readonly Chain[])[] {
  const rounds: Chain[][] = []
  const seen = new Map<number, number>()
  for (const chain of chains) {
    let round = seen.get(chain.game) ?? 0
    while (rounds[round] !== undefined && rounds[round]!.length >= MOST_GAMES) round++
    rounds[round] ??= []
    rounds[round]!.push(chain)
    seen.set(chain.game, round + 1)
  }
  return rounds
}
