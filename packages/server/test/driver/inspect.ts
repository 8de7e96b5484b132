import { parseDraw, verifyFair } from '@hexfront/core'
import type { Seal } from '../../src/care/seal.ts'
import { Benches } from '../../src/play/bench.ts'
import { readEvent } from '../../src/play/log.ts'
import { dealAgain, repeatEvent } from '../../src/play/replay.ts'
import { shownAt } from '../../src/play/table.ts'
import type { EventRow, GameRow } from '../../src/store/schema.ts'
import type { Store } from '../../src/store/store.ts'

/** What was found in a store, and what is wrong with it. */
export interface Findings {
  games: number
  events: number
  draws: number
  /** Acknowledged, and not there. */
  lost: string[]
  holes: string[]
  /** Of dice that do not follow from the seeds by their number: thrown twice, left out, or changed. */
  dice: string[]
  /** Anything else. */
  wrong: string[]
}

/** By game, the keys of what was acknowledged, with the number of its first event once that is known. */
export type Ledger = Map<string, Map<string, number | null>>

const benches = new Benches()

/** Looks through the games of a ledger from their first event to their last. */
export async function inspect(store: Store, seal: Seal, ledger: Ledger): Promise<Findings> {
  const found: Findings = { games: 0, events: 0, draws: 0, lost: [], holes: [], dice: [], wrong: [] }
  for (const [code, keys] of ledger) {
    // Others may play on meanwhile: what is acknowledged from now on need not be there yet.
    const acknowledged = [...keys.keys()]
    const { id } = await store.db.selectFrom('game').select('id').where('code', '=', code).executeTakeFirstOrThrow()
    const row = (await store.load(id))!.row
    const events = (await store.tail(id, 0)).filter(({ n }) => n <= row.head)
    found.games++
    found.events += events.length
    checkNumbers(row, events, found)
    checkKeys(code, events, acknowledged, keys, found)
    await checkPlay(store, seal, row, events, found)
  }
  return found
}

function checkNumbers({ code, head }: GameRow, events: readonly EventRow[], found: Findings): void {
  if (events.length !== head) found.holes.push(`${code}: ${events.length} events, its row says ${head}`)
  for (const [i, { n }] of events.entries()) if (n !== i + 1) found.holes.push(`${code}: event ${n} in place ${i + 1}`)
}

function checkKeys(
  code: string,
  events: readonly EventRow[],
  acknowledged: readonly string[],
  keys: Map<string, number | null>,
  found: Findings,
): void {
  const firsts = new Map<string, number>()
  for (const [i, { key, n }] of events.entries()) {
    if (key === null) continue
    if (!firsts.has(key)) firsts.set(key, n)
    else if (events[i - 1]?.key !== key) found.wrong.push(`${code}: ${key} was played twice`)
  }
  for (const key of acknowledged) {
    const n = firsts.get(key)
    const before = keys.get(key) ?? n
    if (n === undefined) found.lost.push(`${code}: ${key}`)
    else if (before !== n) found.wrong.push(`${code}: ${key} moved from ${before} to ${n}`)
    else keys.set(key, n)
  }
}

async function checkPlay(
  store: Store,
  seal: Seal,
  row: GameRow,
  events: readonly EventRow[],
  found: Findings,
): Promise<void> {
  const seats = await store.db.selectFrom('seat').selectAll().where('game', '=', row.id).orderBy('side').execute()
  const [begin, ...rest] = events.map(readEvent)
  if (begin?.kind !== 'begin') return
  try {
    const course = dealAgain(await benches.of(row), shownAt(row, seats), begin.body)
    for (const event of rest) repeatEvent(course, event, new Map())
  } catch (error) {
    found.wrong.push(`${row.code}: ${error instanceof Error ? error.message : error}`)
  }
  const thrown = rest.flatMap((event) => (event.kind === 'choice' ? (event.body.dice ?? []) : []))
  const draws = [...begin.body.dice, ...thrown].map(parseDraw)
  found.draws += draws.length
  const { server_seed } = await store.db
    .selectFrom('secret')
    .select('server_seed')
    .where('game', '=', row.id)
    .executeTakeFirstOrThrow()
  const fault = verifyFair({ ...begin.body, serverSeed: seal.open(server_seed), draws })
  if (fault) found.dice.push(`${row.code}: draw ${fault.draw}, ${fault.because}`)
}
