import type { Append } from '../store.ts'
import type { Statement } from './statement.ts'

const EVENT = 'insert into event (game, n, at, seat, kind, key, body) values (?, ?, ?, ?, ?, ?, ?)'
const CLOCK = 'update seat set clock = ?, since = ? where game = ? and side = ?'
const PASSED = 'delete from snapshot where game = ? and n < ? and is_turn = 0'
const SNAPSHOT = 'insert or replace into snapshot (game, n, is_turn, rules, data, bytes) values (?, ?, ?, ?, ?, ?)'

/** An append as a unit: its first statement is the fence, and touches no row when the head has moved. */
export function statementsOf({ game, since, events, row, clocks = [], snapshot }: Append): readonly Statement[] {
  const columns = Object.keys(row)
  const fence: Statement = {
    sql: `update game set ${['head', ...columns].map((column) => `"${column}" = ?`).join(', ')} where id = ? and head = ?`,
    parameters: [since + events.length, ...Object.values(row), game, since],
    rows: 1,
  }
  return [
    fence,
    ...events.map(({ at, seat, kind, key, body }, i) => ({
      sql: EVENT,
      parameters: [game, since + 1 + i, at, seat, kind, key, body],
    })),
    ...clocks.map(({ side, clock, since: from }) => ({ sql: CLOCK, parameters: [clock, from, game, side] })),
    ...(snapshot
      ? [
          { sql: PASSED, parameters: [game, snapshot.n] },
          {
            sql: SNAPSHOT,
            parameters: [game, snapshot.n, snapshot.is_turn, snapshot.rules, snapshot.data, snapshot.bytes],
          },
        ]
      : []),
  ]
}
