import { NATURE, readMigrated, type Shown, turnOf } from '@hexfront/core'
import type { Log } from '../hall.ts'
import type { EventRow, GameRow, SnapshotRow } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import type { Bench, Benches } from './bench.ts'
import { Course, wordsIn } from './course.ts'
import type { Errands } from './errands.ts'
import { History, type Past } from './history.ts'
import type { Bodies, LeftBy } from './log.ts'
import { shownAt } from './table.ts'
import type { Tables } from './tables.ts'

/** How a game fares under the rules of today. */
export type Fate =
  /** They lead to the same hashes: it moves on. */
  | { readonly kind: 'same'; readonly bytes: Uint8Array }
  /** They can hold one of its turn starts. */
  | { readonly kind: 'onward'; readonly from: LeftBy; readonly bytes: Uint8Array }
  | { readonly kind: 'none'; readonly because: string }

/** Plays a game through other rules than it was begun with. `starts` are its turn starts, the last one last. */
export function fateOf(bench: Bench, past: Past, starts: readonly Pick<SnapshotRow, 'bytes' | 'rules' | 'n'>[]): Fate {
  try {
    const { course } = new History(bench, past)
    course.settle(new Map())
    return { kind: 'same', bytes: course.write() }
  } catch (error) {
    const because = error instanceof Error ? error.message : String(error)
    for (const start of [...starts].reverse()) {
      const onward = fromStart(bench, past.shown, start, drawnIn(past.events), because)
      if (onward !== null) return onward
    }
    return { kind: 'none', because }
  }
}

function fromStart(
  bench: Bench,
  shown: Shown,
  { bytes, rules }: Pick<SnapshotRow, 'bytes' | 'rules'>,
  drawn: number,
  because: string,
): Fate | null {
  const position = wordsIn(bytes)
  if (position === null) return null
  const { game, scratch } = bench
  try {
    readMigrated(game, scratch, position, rules)
    if (game.decision(scratch).isOver) return null
    // Whoever had something has now something else.
    const { numbers, choices } = Course.head(bytes)
    const from = {
      position,
      rules,
      because,
      turn: turnOf(scratch),
      numbers: numbers.map((n) => n + 1_000),
      choices,
      drawn,
    }
    return { kind: 'onward', from, bytes: Course.onward(bench, shown, from).write(position) }
  } catch {
    return null
  }
}

/** How many draws were made in all. */
function drawnIn(events: readonly EventRow[]): number {
  let drawn = 0
  for (const { kind, body } of events) {
    if (kind !== 'choice' && kind !== 'begin') continue
    const { dice = [] }: Pick<Bodies['choice'], 'dice'> = JSON.parse(body)
    drawn += dice.length
  }
  return drawn
}

/**
 * Brings games that are being played to the rules of today, before anybody asks for one. What they cannot follow waits at its
 * last turn start until all seats agree to go on from there; what they cannot hold at all is closed.
 */
export async function moveGamesOn(
  store: Store,
  tables: Tables,
  benches: Benches,
  errands: Errands,
  log: Log,
  now: number,
): Promise<void> {
  const rows = await store.db.selectFrom('game').selectAll().where('status', 'in', ['running', 'paused']).execute()
  for (const row of rows) {
    try {
      const bench = await benches.of(row)
      if (row.rules === bench.game.rules && row.data === bench.data) continue
      const seats = await tables.sitters(row.id)
      const events = await store.tail(row.id, 0)
      const starts = await store.db
        .selectFrom('snapshot')
        .selectAll()
        .where('game', '=', row.id)
        .where('is_turn', '=', 1)
        .orderBy('n')
        .execute()
      const past = { row, shown: shownAt(row, seats), events }
      const fate = await errands.run('fate', { past, starts })
      await settleFate(store, row, bench, fate, now)
      log.info({ game: row.code, fate: fate.kind, rules: bench.game.rules }, 'a game has met new rules')
    } catch (error) {
      log.error({ game: row.code, error: String(error) }, 'a game could not be brought to the rules of today')
    }
  }
}

async function settleFate(store: Store, row: GameRow, bench: Bench, fate: Fate, now: number): Promise<void> {
  const { rules } = bench.game
  const { data } = bench
  const n = row.head + 1
  const event = { at: now, seat: NATURE, key: null }
  const base = { game: row.id, since: row.head }
  if (fate.kind === 'none') {
    const over = { winner: null, how: 'newRules' as const }
    const end = { ...event, kind: 'end' as const, body: JSON.stringify(over) }
    const changed = {
      status: 'over' as const,
      asked: NATURE,
      deadline: null,
      result: JSON.stringify(over),
      updated: now,
    }
    await store.append({ ...base, events: [end], row: changed })
    return
  }
  const body: Bodies['rules'] = { rules, data, ...(fate.kind === 'onward' ? { from: fate.from } : {}) }
  const waits = fate.kind === 'onward' ? { status: 'paused' as const, deadline: null, turn: fate.from.turn } : {}
  await store.append({
    ...base,
    events: [{ ...event, kind: 'rules', body: JSON.stringify(body) }],
    row: { rules, data, updated: now, ...waits },
    snapshot: { n, is_turn: fate.kind === 'onward' ? 1 : 0, rules, data, bytes: fate.bytes },
  })
}
