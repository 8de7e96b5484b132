import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Store } from '../store.ts'
import { inDialect } from './dialect.ts'

const TABLES = `
  create table account (
    id ID, name text not null, name_key text not null, kind text not null, is_admin WHOLE not null,
    is_suspended WHOLE not null, mail text, created WHOLE not null, seen WHOLE not null, settings text not null);
  create unique index account_name_key on account (name_key);

  create table credential (
    id ID, account WHOLE not null, kind text not null, handle text not null, data text not null, created WHOLE not null);
  create index credential_account on credential (account);
  create index credential_handle on credential (kind, handle);

  create table session (
    hash text primary key, account WHOLE not null, created WHOLE not null, seen WHOLE not null, device text not null);
  create index session_account on session (account);

  create table game (
    id ID, code text not null, game text not null, scenario text not null, options text not null, overlay text,
    rules WHOLE not null, data text not null, head WHOLE not null, status text not null, pace text not null,
    visible text not null, is_rated WHOLE not null, is_strict WHOLE not null, is_live WHOLE not null,
    is_imported WHOLE not null, opening text not null, commitment text not null, asked WHOLE not null,
    turn WHOLE not null, deadline WHOLE, result text, winner WHOLE, rated WHOLE, created_by WHOLE not null,
    created WHOLE not null, updated WHOLE not null);
  create unique index game_code on game (code);
  create index game_status on game (status, updated);
  create index game_deadline on game (status, deadline);
  create index game_created_by on game (created_by);

  create table secret (game WHOLE primary key, server_seed text not null);

  create table seat (
    game WHOLE not null, side WHOLE not null, account WHOLE, level text, wanted WHOLE, seed text, clock WHOLE,
    since WHOLE, told WHOLE, primary key (game, side));
  create index seat_account on seat (account);
  create index seat_wanted on seat (wanted);

  create table event (
    game WHOLE not null, n WHOLE not null, at WHOLE not null, seat WHOLE not null, kind text not null, key text,
    body text not null, primary key (game, n)) ROWLESS;

  create table snapshot (
    game WHOLE not null, n WHOLE not null, is_turn WHOLE not null, rules WHOLE not null, data text not null,
    bytes BYTES not null, primary key (game, n));

  create table chat (
    id ID, game WHOLE not null, room text not null, account WHOLE not null, at WHOLE not null, text text not null);
  create index chat_game on chat (game, id);
  create index chat_account on chat (account);

  create table invite (hash text primary key, account WHOLE not null, uses WHOLE not null, expires WHOLE not null);

  create table job (
    id ID, due WHOLE not null, kind text not null, ref text not null, body text not null, tries WHOLE not null,
    held_until WHOLE not null);
  create unique index job_kind_ref on job (kind, ref);
  create index job_due on job (due);

  create table rating (
    account WHOLE not null, game text not null, pace text not null, rating REAL not null, deviation REAL not null,
    volatility REAL not null, games WHOLE not null, updated WHOLE not null, primary key (account, game, pace));
  create index rating_game on rating (game, pace, rating);

  create table push (
    id ID, account WHOLE not null, endpoint text not null, keys text not null, created WHOLE not null);
  create unique index push_endpoint on push (endpoint);
  create index push_account on push (account);

  create table webhook (account WHOLE primary key, address text not null, failures WHOLE not null);

  create table tie (account WHOLE not null, other WHOLE not null, kind text not null, primary key (account, other, kind));
  create index tie_other on tie (other);

  create table report (
    id ID, account WHOLE not null, about WHOLE, game WHOLE, at WHOLE not null, text text not null, state text not null);
  create index report_state on report (state);

  create table audit (id ID, at WHOLE not null, account WHOLE, what text not null, body text not null);
  create index audit_account on audit (account);

  create table meta (name text primary key, value text not null);
`

export const tables = (kind: Store['kind']): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const statement of inDialect(kind, TABLES)) await sql.raw(statement).execute(db)
  },
})
