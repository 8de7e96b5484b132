import type { Generated } from 'kysely'

/** A row whose id the store gives. */
type Counted<Row extends { id: number }> = Omit<Row, 'id'> & { id: Generated<number> }

/**
 * The tables, the same on SQLite and PostgreSQL: times are integer milliseconds, JSON is text, flags are 0 or 1. Ids count up.
 */
export interface Schema {
  account: Counted<AccountRow>
  credential: Counted<CredentialRow>
  session: SessionRow
  game: Counted<GameRow>
  secret: SecretRow
  seat: SeatRow
  event: EventRow
  pack: PackRow
  snapshot: SnapshotRow
  chat: Counted<ChatRow>
  invite: InviteRow
  job: Counted<JobRow>
  rating: RatingRow
  push: Counted<PushRow>
  webhook: WebhookRow
  tie: TieRow
  vacation: VacationRow
  patience: PatienceRow
  report: Counted<ReportRow>
  audit: Counted<AuditRow>
  meta: MetaRow
}

export interface AccountRow {
  id: number
  name: string
  /** The name as it is compared: lower case, without spaces and signs. */
  name_key: string
  kind: 'guest' | 'person' | 'bot' | 'gone'
  is_admin: number
  is_suspended: number
  mail: string | null
  created: number
  seen: number
  settings: string
}

/** A password, a passkey, a code of recovery. */
interface CredentialRow {
  id: number
  account: number
  kind: 'password' | 'passkey' | 'recovery'
  /** What it is found by: the id of a passkey, the hash of a code; empty for a password. */
  handle: string
  data: string
  created: number
}

interface SessionRow {
  /** SHA-256 of the token. */
  hash: string
  account: number
  created: number
  seen: number
  device: string
}

/** A table: waiting for players, being played, or over. */
export interface GameRow {
  id: number
  code: string
  game: string
  scenario: string
  options: string
  overlay: string | null
  rules: number
  data: string
  /** How many events it has: whoever writes the next one says so, and only one writer is right. */
  head: number
  status: 'open' | 'running' | 'paused' | 'over' | 'closed'
  pace: string
  visible: 'public' | 'private'
  is_rated: number
  is_strict: number
  is_live: number
  is_imported: number
  opening: 'ready' | 'by hand'
  commitment: string
  /** The side that has to answer, from 1; 0 for nobody. */
  asked: number
  turn: number
  /** When the clock of the one who is asked runs out. */
  deadline: number | null
  result: string | null
  winner: number | null
  /** When ratings were worked out from it; null until then. */
  rated: number | null
  created_by: number
  created: number
  /** When something happened that everybody sees. */
  updated: number
}

interface SecretRow {
  game: number
  /** Sealed with a key that lies outside the database. */
  server_seed: string
}

export interface SeatRow {
  game: number
  side: number
  account: number | null
  /** The level of a bot, else null. */
  level: string | null
  /** Whom it is kept for, where it is a challenge to one person. */
  wanted: number | null
  seed: string | null
  /** Milliseconds left, as of `since`. */
  clock: number | null
  since: number | null
  /** The number of the hand-over that its player was last told of. */
  told: number | null
}

const EVENT_KINDS = [
  'begin',
  'choice',
  'undo',
  'strike',
  'stand',
  'offer',
  'answer',
  'clock',
  'seat',
  'rules',
  'end',
] as const

export interface EventRow {
  game: number
  n: number
  at: number
  seat: number
  kind: (typeof EVENT_KINDS)[number]
  /** The key of the command that it came by; null where the house wrote it. */
  key: string | null
  body: string
}

/** All events of a game that has long been over. */
interface PackRow {
  game: number
  upto: number
  bytes: Uint8Array
}

export interface SnapshotRow {
  game: number
  n: number
  /** 1 for the start of a turn, which stays; of others only the newest is kept. */
  is_turn: number
  rules: number
  data: string
  bytes: Uint8Array
}

interface ChatRow {
  id: number
  game: number
  room: 'players' | 'spectators'
  account: number
  at: number
  text: string
}

export interface InviteRow {
  hash: string
  account: number
  uses: number
  expires: number
}

export interface JobRow {
  id: number
  due: number
  kind: string
  /** What it is about; one job of a kind and ref waits at a time. */
  ref: string
  body: string
  tries: number
  held_until: number
}

export interface RatingRow {
  account: number
  game: string
  pace: string
  rating: number
  deviation: number
  volatility: number
  games: number
  updated: number
}

interface PushRow {
  id: number
  account: number
  endpoint: string
  keys: string
  created: number
}

interface WebhookRow {
  account: number
  address: string
  failures: number
}

/** What one account wants of another: not to meet it, not to hear it. */
interface TieRow {
  account: number
  other: number
  kind: 'block' | 'mute'
}

/** The vacation that somebody is on, or was on last. */
export interface VacationRow {
  account: number
  since: number
  until: number
  /** A list of moments: when each day of vacation began or will begin, of this year and the next. */
  days: string
}

/** Tries to open an account that have failed. */
interface PatienceRow {
  /** A name, or a name and an address of the net, as the house tags them: whoever has the table alone cannot read it. */
  key: string
  count: number
  /** No other try before that. */
  until: number
}

interface ReportRow {
  id: number
  account: number
  about: number | null
  game: number | null
  at: number
  text: string
  state: 'open' | 'done'
}

interface AuditRow {
  id: number
  at: number
  account: number | null
  what: string
  body: string
}

interface MetaRow {
  name: string
  value: string
}
