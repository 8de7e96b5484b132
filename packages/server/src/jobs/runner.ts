import { backUp } from '../care/backup.ts'
import { tidy } from '../care/tidy.ts'
import type { House } from '../house.ts'
import { callWebhook, push } from '../news/couriers.ts'
import type { Letter, Postman } from '../news/mail.ts'
import { noteLostHandOvers, tellHandOver } from '../news/notices.ts'
import type { Reach } from '../news/outward.ts'
import { rateGame } from '../ratings/rate-game.ts'
import type { JobRow } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import { JOB_KINDS, type JobKind, queueJob } from './queue.ts'

/** What goes out of the house. */
export interface Ways {
  readonly postman: Postman | null
  readonly reach: Reach
}

/** Does a job; gives when it is to be done again, or null when it is done with. */
type Work = (house: House, ways: Ways, job: JobRow) => Promise<number | null>

const HOUR = 3_600_000
const DAY = 24 * HOUR

const once =
  (work: (house: House, ways: Ways, job: JobRow) => Promise<unknown>): Work =>
  async (...all) => {
    await work(...all)
    return null
  }

const WORKS: Readonly<Record<JobKind, Work>> = {
  turn: (house, _, { ref }) => tellHandOver(house, ref),
  rate: once((house, _, { ref }) => rateGame(house.store, Number(ref), house.now())),
  mail: once(async (house, { postman }, { body }) => postman?.(readLetter(house, body))),
  push: once((house, { reach }, { ref, body }) => push(house, reach, ref, body)),
  webhook: once((house, { reach }, { ref, body }) => callWebhook(house, reach, ref, body)),
  backup: async (house) => {
    if (house.store.kind === 'sqlite') await backUp(house.store, house.config.folder, house.now())
    return house.now() + HOUR
  },
  tidy: async (house) => {
    await tidy(house.store, house.now())
    return house.now() + DAY
  },
}

function readLetter({ seal }: House, body: string): Letter {
  return JSON.parse(seal.open(body))
}

const HOLD = 60_000
const AT_ONCE = 16
const MOST_TRIES = 8
const EVERY = 1000

/** Does what is due, as long as there is something: jobs may lead to others. */
export async function doJobs(house: House, ways: Ways): Promise<void> {
  for (;;) {
    const jobs = await house.store.claim(house.now(), HOLD, AT_ONCE)
    if (jobs.length === 0) return
    await Promise.all(jobs.map((job) => doJob(house, ways, job)))
  }
}

async function doJob(house: House, ways: Ways, job: JobRow): Promise<void> {
  const kind = JOB_KINDS.find((one) => one === job.kind)
  try {
    const again = kind ? await WORKS[kind](house, ways, job) : null
    await (again === null ? remove(house.store, job) : postpone(house.store, job, again, 0))
  } catch (error) {
    house.log.warn({ kind: job.kind, tries: job.tries, error }, 'a job failed')
    const isHopeless = job.tries >= MOST_TRIES && !RECURRING.some((one) => one === kind)
    const left = isHopeless
      ? remove(house.store, job)
      : postpone(house.store, job, house.now() + delayAfter(job.tries), job.tries)
    // Where nothing can be stored, the job comes up again when nobody holds it any more.
    await left.catch(() => {})
  }
}

/** Whoever has held a job too long may find it in other hands: then it is theirs. */
async function remove(store: Store, { id, tries }: JobRow): Promise<void> {
  await store.write([{ query: store.db.deleteFrom('job').where('id', '=', id).where('tries', '=', tries) }])
}

async function postpone(store: Store, { id, tries }: JobRow, due: number, next: number): Promise<void> {
  const values = { due, tries: next, held_until: 0 }
  await store.write([
    { query: store.db.updateTable('job').set(values).where('id', '=', id).where('tries', '=', tries) },
  ])
}

const RECURRING: readonly JobKind[] = ['backup', 'tidy']

/** Half a minute at first, then ever longer, up to six hours. */
const delayAfter = (tries: number): number => Math.min(6 * HOUR, 30_000 * 4 ** (tries - 1))

export interface Runner {
  /** Lets what is being done come to its end. */
  stop(): Promise<void>
}

/** Does jobs from now on, those first that a crash may have lost. */
export function startJobs(house: House, ways: Ways): Runner {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let round = prepare(house).catch((error: unknown) => house.log.warn({ error }, 'jobs could not be prepared'))
  const next = (): void => {
    if (isStopped) return
    timer = setTimeout(() => {
      round = doJobs(house, ways)
        .catch((error: unknown) => house.log.warn({ error }, 'jobs could not be claimed'))
        .then(next)
    }, EVERY)
    timer.unref()
  }
  round = round.then(next)
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await round
    },
  }
}

/** What recurs, and what was left undone. */
async function prepare(house: House): Promise<void> {
  const { store } = house
  const due = house.now()
  for (const kind of RECURRING) await queueJob(store, { kind, ref: '', due })
  const unrated = await store.db
    .selectFrom('game')
    .select('id')
    .where('status', '=', 'over')
    .where('is_rated', '=', 1)
    .where('rated', 'is', null)
    .execute()
  for (const { id } of unrated) await queueJob(store, { kind: 'rate', ref: String(id), due })
  await noteLostHandOvers(house)
}
