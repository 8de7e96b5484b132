import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { readShape, type Shape } from '@hexfront/core'
import pg from 'pg'
import { type Job, PgBoss } from 'pg-boss'
import type { Task } from './arm.ts'
import type { Experiment } from './experiment.ts'
import type { Sort } from './sort.ts'

const QUEUE = 'games'
const SCHEMA = 'hexfront_lab'
/** A job whose worker is not heard of for so long is given to another. */
const SILENCE = 10
/** How often the dead are looked for, in seconds. */
const ROUNDS = 3
/** So many jobs are put into the queue at once. */
const LOAD = 1000

/** A game, or a pair of them, in the queue. */
export interface Errand extends Task {
  readonly experiment: string
}

/** What is kept of an experiment: all that a worker has to know of it. */
export interface Kept {
  readonly unit: Sort<Task>['unit']
  readonly experiment: Experiment
  /** By arm, what rules and data it was begun with. */
  readonly prints: readonly string[]
}

/**
 * The database that coordinator and workers meet in. Games to be played are jobs of pg-boss; results lie in a table of their own, one row a
 * game, so that a game that was played twice counts once.
 */
export class Office {
  readonly #pool: pg.Pool
  readonly #boss: PgBoss
  readonly #trouble: (text: string) => void

  private constructor(url: string, trouble: (text: string) => void) {
    this.#pool = new pg.Pool({ connectionString: url, max: 4 })
    this.#boss = new PgBoss({
      connectionString: url,
      schema: 'hexfront_jobs',
      max: 6,
      schedule: false,
      superviseIntervalSeconds: ROUNDS,
      monitorIntervalSeconds: ROUNDS,
    })
    this.#trouble = trouble
    // A connection that breaks is opened anew when it is needed.
    this.#pool.on('error', () => {})
    this.#boss.on('error', () => {})
  }

  static async open(url: string, trouble: (text: string) => void): Promise<Office> {
    const office = new Office(url, trouble)
    await office.#patiently(() => office.#pool.query(TABLES))
    await office.#patiently(() => office.#boss.start())
    await office.#patiently(() =>
      office.#boss.createQueue(QUEUE, {
        heartbeatSeconds: SILENCE,
        expireInSeconds: 12 * 3600,
        retryLimit: 1000,
        retentionSeconds: 30 * 24 * 3600,
      }),
    )
    return office
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false })
    await this.#pool.end()
  }

  async keepExperiment(name: string, kept: Kept): Promise<void> {
    await this.#ask(
      `insert into ${SCHEMA}.experiment (name, kept) values ($1, $2) on conflict (name) do update set kept = excluded.kept`,
      [name, JSON.stringify(kept)],
    )
  }

  async experiment(name: string): Promise<Kept> {
    const [row] = await this.#ask<{ kept: Kept }>(`select kept from ${SCHEMA}.experiment where name = $1`, [name])
    if (!row) throw new Error(`the database has no experiment ${name}`)
    return row.kept
  }

  /** Puts games into the queue; those that are in it already stay as they are. */
  async enqueue(experiment: string, tasks: readonly Task[]): Promise<void> {
    for (let at = 0; at < tasks.length; at += LOAD) {
      const jobs = tasks.slice(at, at + LOAD).map(({ arm, n }) => {
        const data: Errand = { experiment, arm, n }
        return { id: idOf(data), data }
      })
      await this.#patiently(() => this.#boss.insert(QUEUE, jobs))
    }
  }

  /** Forgets games that could not be played, so that they are tried again. */
  async forgetFailures(experiment: string): Promise<void> {
    const rows = await this.#ask<Task>(
      `delete from ${SCHEMA}.result where experiment = $1 and failed is not null returning arm, n`,
      [experiment],
    )
    const ids = rows.map(({ arm, n }) => idOf({ experiment, arm, n }))
    if (ids.length > 0) await this.#patiently(() => this.#boss.deleteJob(QUEUE, ids))
  }

  /** The next game to be played; null where there is none now. */
  async next(): Promise<Job<Errand> | null> {
    const [job] = await this.#patiently(() => this.#boss.fetch<Errand>(QUEUE))
    return job ?? null
  }

  /** Says that a game is being played still. */
  async stillOn(job: string): Promise<void> {
    await this.#boss.touch(QUEUE, job).catch(() => {})
  }

  /** Gives a game back for others to play. */
  async giveBack(job: string, because: string): Promise<void> {
    await this.#patiently(() => this.#boss.fail(QUEUE, job, { because }))
  }

  async isPlayed({ experiment, arm, n }: Errand): Promise<boolean> {
    const rows = await this.#ask(`select 1 from ${SCHEMA}.result where experiment = $1 and arm = $2 and n = $3`, [
      experiment,
      arm,
      n,
    ])
    return rows.length > 0
  }

  /** Keeps how a game ended, once whoever plays it, and strikes it off the queue. */
  async keep(job: Job<Errand>, outcome: { readonly result: Task } | { readonly failed: string }): Promise<void> {
    const { experiment, arm, n } = job.data
    await this.#ask(
      `insert into ${SCHEMA}.result (experiment, arm, n, result, failed) values ($1, $2, $3, $4, $5) on conflict do nothing`,
      [
        experiment,
        arm,
        n,
        'result' in outcome ? JSON.stringify(outcome.result) : null,
        'failed' in outcome ? outcome.failed : null,
      ],
    )
    await this.strikeOff(job.id)
  }

  async strikeOff(job: string): Promise<void> {
    await this.#patiently(() => this.#boss.complete(QUEUE, job))
  }

  /** How many games below a number are played, and the first that could not be. */
  async count(experiment: string, games: number): Promise<{ readonly played: number; readonly failed: string | null }> {
    const [row] = await this.#ask<{ played: string; failed: string | null }>(
      `select count(*) as played, min(failed) as failed from ${SCHEMA}.result where experiment = $1 and n < $2`,
      [experiment, games],
    )
    return { played: Number(row?.played ?? 0), failed: row?.failed ?? null }
  }

  async results<R extends Task>(experiment: string, shape: Shape<R>): Promise<R[]> {
    const rows = await this.#ask<{ result: unknown }>(
      `select result from ${SCHEMA}.result where experiment = $1 and failed is null`,
      [experiment],
    )
    return rows.map(({ result }) => readShape(shape, result, 'the database'))
  }

  async #ask<R extends pg.QueryResultRow>(text: string, values: readonly unknown[]): Promise<R[]> {
    const { rows } = await this.#patiently(() => this.#pool.query<R>(text, [...values]))
    return rows
  }

  /** Asks again while the database is away: it may be starting anew. */
  async #patiently<T>(ask: () => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++) {
      try {
        return await ask()
      } catch (error) {
        if (!isAway(error) || tries >= MOST_TRIES) throw error
        if (tries === 3) this.#trouble('the database does not answer; trying again')
        await pause(500)
      }
    }
  }
}

/** Five minutes. */
const MOST_TRIES = 600

/** One after another, should several come at once. `json` keeps the order of names, which `jsonb` does not. */
const TABLES = `
  select pg_advisory_xact_lock(41944);
  create schema if not exists ${SCHEMA};
  create table if not exists ${SCHEMA}.experiment (name text primary key, kept json not null);
  create table if not exists ${SCHEMA}.result (
    experiment text not null,
    arm int not null,
    n int not null,
    result json,
    failed text,
    primary key (experiment, arm, n)
  );
`

/** Refused or broken connections, and a server that starts or stops (classes 08 and 57). */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT|08...|57P0[123])$/.test(code) ||
    /Connection terminated|connection timeout|Client has encountered a connection error/i.test(error.message)
  )
}

/** The same game has the same id, so that it stands in the queue once. */
function idOf({ experiment, arm, n }: Errand): string {
  const hex = createHash('sha256').update(`${experiment}/${arm}/${n}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
