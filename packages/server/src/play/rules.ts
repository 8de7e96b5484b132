import { NATURE } from '@hexfront/core'
import type { Log } from '../hall.ts'
import type { GameRow } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import type { Bench, Benches } from './bench.ts'
import type { Errands } from './errands.ts'
import type { Fate } from './fate.ts'
import type { Bodies } from './log.ts'
import { shownAt } from './table.ts'
import type { Tables } from './tables.ts'

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
