import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Hall } from '../hall.ts'
import type { Store } from '../store/store.ts'

/** What is counted, for those who watch over the house. */
export interface Metrics {
  chosen(milliseconds: number): void
  /** Figures that are asked for when somebody reads them. */
  watch(store: Store, hall: Hall, now: () => number): void
  read(): Promise<string>
  readonly contentType: string
}

const FAST = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]
/** A job that waits longer than that is late. */
const LATE = 60_000

export function newMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  // Loop delay, memory and processor time come with these.
  collectDefaultMetrics({ register: registry, prefix: 'hexfront_' })
  const histogram = (name: string, help: string, buckets: number[]) => new Histogram({ name, help, buckets, registers })
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read())
      },
    })
  const choice = histogram('hexfront_choice_seconds', 'From a choice coming in to its being stored', FAST)
  const commit = histogram('hexfront_commit_seconds', 'How long a commit took', FAST)
  const group = histogram('hexfront_commit_group', 'Units and appends in a commit', [1, 2, 4, 8, 16, 32, 64, 128])
  const lost = new Counter({ name: 'hexfront_lost_races', help: 'Appends that came too late', registers })
  return {
    contentType: registry.contentType,
    read: () => registry.metrics(),
    chosen: (milliseconds) => choice.observe(milliseconds / 1000),
    watch(store, hall, now) {
      store.onCommit(({ appends, units, lost: late, milliseconds }) => {
        commit.observe(milliseconds / 1000)
        group.observe(appends + units)
        if (late > 0) lost.inc(late)
      })
      gauge('hexfront_sockets', 'Open sockets', () => hall.figures().sockets)
      gauge('hexfront_loaded_games', 'Games in memory', () => hall.figures().loaded)
      gauge('hexfront_law_broken', 'Refusals on the truth that a view did not foresee', () => hall.figures().lawBroken)
      gauge('hexfront_trouble', '1 while nothing can be stored', () => (store.trouble === null ? 0 : 1))
      gauge('hexfront_late_jobs', 'Jobs that should have been done a minute ago', () => lateJobs(store, now()))
    },
  }
}

async function lateJobs({ db }: Store, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('job')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('due', '<', now - LATE)
    .where('held_until', '<', now)
    .executeTakeFirstOrThrow()
  return Number(count)
}
