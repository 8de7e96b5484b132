import type { Chain } from '../fence.ts'
import type { GameRow } from '../schema.ts'
import type { Append } from '../store.ts'

/** Of a game's row, all that may change with an append; the compiler sees to it that none is missing. */
const COLUMNS: Readonly<Record<keyof Append['row'], true>> = {
  game: true,
  scenario: true,
  options: true,
  overlay: true,
  rules: true,
  data: true,
  status: true,
  pace: true,
  visible: true,
  is_rated: true,
  is_strict: true,
  is_live: true,
  is_imported: true,
  opening: true,
  commitment: true,
  asked: true,
  turn: true,
  deadline: true,
  result: true,
  winner: true,
  rated: true,
  created_by: true,
  created: true,
  updated: true,
}
const NAMES = Object.keys(COLUMNS)

/**
 * One statement for all games of a group, and so one commit. Rows are locked in the order of their ids, so that two groups never
 * wait for each other. Whoever finds another head than he built on is not among those that `won`.
 */
export const APPEND = `
with want as (select * from unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::text[]) w(id, since, upto, patch)),
held as (select g.id from game g join want w on w.id = g.id where g.head = w.since order by g.id for update of g),
moved as (
  update game g set (head, ${NAMES.join(', ')}) =
    (select w.upto, ${NAMES.map((name) => `r.${name}`).join(', ')} from jsonb_populate_record(g, w.patch::jsonb) r)
  from want w join held h on h.id = w.id where g.id = w.id and g.head = w.since returning g.id),
put as (
  insert into event (game, n, at, seat, kind, key, body)
  select e.* from unnest($6::bigint[], $7::bigint[], $8::bigint[], $9::bigint[], $10::text[], $11::text[], $12::text[])
    e(game, n, at, seat, kind, key, body) join moved on moved.id = e.game),
ticked as (
  update seat s set clock = c.clock, since = c.since
  from unnest($13::bigint[], $14::bigint[], $15::bigint[], $16::bigint[]) c(game, side, clock, since)
    join moved on moved.id = c.game
  where s.game = c.game and s.side = c.side),
taken as (
  select p.* from unnest($17::bigint[], $18::bigint[], $19::bigint[], $20::bigint[], $21::text[], $22::bytea[])
    p(game, n, is_turn, rules, data, bytes) join moved on moved.id = p.game),
passed as (
  delete from snapshot s using taken t where s.game = t.game and s.n < t.n and s.is_turn = 0),
kept as (
  insert into snapshot (game, n, is_turn, rules, data, bytes) select * from taken
  on conflict (game, n) do update
    set is_turn = excluded.is_turn, rules = excluded.rules, data = excluded.data, bytes = excluded.bytes)
select coalesce(array_agg(id), '{}') as won,
  case when count(*) > 0 then pg_notify('heads', $1 || ' ' || string_agg(id::text, ' ')) end as told
from moved`

/** The values of `APPEND` for chains of different games. `me` tells this process from others that listen. */
export function valuesOf(me: string, chains: readonly Chain[]): unknown[] {
  const events = chains.flatMap(({ game, since, appends }) =>
    appends.flatMap((append) => append.events).map((event, i) => ({ game, n: since + 1 + i, ...event })),
  )
  const clocks = chains.flatMap(clocksOf)
  const snapshots = chains.flatMap(snapshotsOf)
  return [
    me,
    chains.map(({ game }) => game),
    chains.map(({ since }) => since),
    chains.map(({ upto }) => upto),
    chains.map(({ appends }) => JSON.stringify(patchOf(appends))),
    events.map(({ game }) => game),
    events.map(({ n }) => n),
    events.map(({ at }) => at),
    events.map(({ seat }) => seat),
    events.map(({ kind }) => kind),
    events.map(({ key }) => key),
    events.map(({ body }) => body),
    clocks.map(({ game }) => game),
    clocks.map(({ side }) => side),
    clocks.map(({ clock }) => clock),
    clocks.map(({ since }) => since),
    snapshots.map(({ game }) => game),
    snapshots.map(({ n }) => n),
    snapshots.map(({ is_turn }) => is_turn),
    snapshots.map(({ rules }) => rules),
    snapshots.map(({ data }) => data),
    snapshots.map(({ bytes }) => bytes),
  ]
}

function patchOf(appends: readonly Append[]): Partial<GameRow> {
  return Object.assign({}, ...appends.map(({ row }) => row))
}

/** Each seat once, as it stands at the end. */
function clocksOf({ game, appends }: Chain) {
  const bySide = new Map(appends.flatMap(({ clocks = [] }) => clocks.map((clock) => [clock.side, clock])))
  return [...bySide.values()].map((clock) => ({ game, ...clock }))
}

/** Those of turn starts, and the last. */
function snapshotsOf({ game, appends }: Chain) {
  const all = appends.flatMap(({ snapshot }) => (snapshot ? [{ game, ...snapshot }] : []))
  return all.filter(({ is_turn }, i) => is_turn === 1 || i === all.length - 1)
}
