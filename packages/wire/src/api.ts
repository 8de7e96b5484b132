import {
  boolean,
  dictionary,
  either,
  list,
  literal,
  maybe,
  OVERLAY_KEPT,
  object,
  plainData,
  type TypeOf,
  textUpTo,
  wholeFrom,
} from '@hexfront/core'
import { CODE, COMMAND } from './commands.ts'
import type { Over, SeatInfo } from './frames.ts'
import { LIMITS } from './limits.ts'

const WORD = textUpTo(100)
const SEED = textUpTo(LIMITS.seed, { of: /^[\x20-\x7e]*$/, what: 'a seed of plain letters' })
const NAME = textUpTo(LIMITS.name, { of: /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u, what: 'a name of letters and digits' })
const PASSWORD = textUpTo(200)
const ADDRESS = textUpTo(500)

/** How much time there is: all in seconds. Without a clock, `none`. */
export const PACES = ['none', 'live', 'fast', 'slow'] as const
/** A named pace, or so many days a move. */
export const PACE = either(
  '"none", "live", "fast", "slow" or days',
  literal(...PACES),
  object({ days: wholeFrom(1, 14) }),
)
export type Pace = TypeOf<typeof PACE>

/** What a side gets when a table is opened: oneself, whoever comes, a bot, or somebody by name. */
export const SEAT_WISH = either(
  '"me", "open", a bot or somebody',
  literal('me', 'open'),
  either('a bot or somebody', object({ bot: WORD }), object({ name: NAME })),
)

/** Bodies of requests, by method and path. */
export const BODIES = {
  'POST /api/guest': object({ name: maybe(NAME), invite: maybe(WORD) }),
  'POST /api/signup': object({ name: NAME, password: PASSWORD, invite: maybe(WORD), mail: maybe(ADDRESS) }),
  'POST /api/signin': object({ name: NAME, password: PASSWORD }),
  'POST /api/recover': object({ name: NAME, code: WORD, password: PASSWORD }),
  'POST /api/recover/mail': object({ name: NAME }),
  'PUT /api/me': object({
    name: maybe(NAME),
    mail: maybe(ADDRESS),
    password: maybe(object({ old: maybe(PASSWORD), new: PASSWORD })),
    settings: maybe(dictionary(WORD, 40)),
  }),
  /** Away from now on: clocks of slow games stand still. */
  'PUT /api/vacation': object({ days: wholeFrom(1, LIMITS.vacation) }),
  'POST /api/games': object({
    game: WORD,
    scenario: WORD,
    options: dictionary(WORD, 100),
    overlay: maybe(OVERLAY_KEPT),
    opening: literal('ready', 'by hand'),
    pace: PACE,
    visible: literal('public', 'private'),
    isRated: boolean,
    /** Seats commit to their seeds first and open them when all are in. */
    isStrict: maybe(boolean),
    /** Spectators see choices at once instead of when they are settled; for games without secrets. */
    isLive: maybe(boolean),
    /** By side, in the order of the game. */
    seats: list(SEAT_WISH, 20),
    seed: SEED,
  }),
  'POST /api/games/:code/seats': object({ side: WORD, seed: SEED }),
  /** The same once more with sides swapped; where the other has asked for it already, his table. */
  'POST /api/games/:code/rematch': object({ seed: SEED }),
  /** Strict tables: what was committed to. */
  'POST /api/games/:code/seeds': object({ seed: SEED }),
  /** What travels over the socket, by another way; the answer is a list of frames. */
  'POST /api/games/:code/commands': COMMAND,
  /** What the browser gives: `PublicKeyCredential.toJSON()`. */
  'POST /api/passkeys': object({ response: plainData(100, 20_000), label: WORD }),
  'POST /api/passkeys/signin': object({ response: plainData(100, 20_000) }),
  'POST /api/records': object({ record: textUpTo(24_000_000) }),
  'POST /api/reports': object({ game: maybe(CODE), name: maybe(NAME), text: textUpTo(1000) }),
  'PUT /api/people/:name': object({ isBlocked: maybe(boolean), isMuted: maybe(boolean) }),
  'POST /api/push': object({ endpoint: ADDRESS, p256dh: textUpTo(200), auth: textUpTo(100) }),
  'PUT /api/webhook': object({ address: ADDRESS }),
  'POST /api/invites': object({ uses: wholeFrom(1, 100), days: wholeFrom(1, 365) }),
  'PUT /api/admin/people/:name': object({
    name: maybe(NAME),
    isSuspended: maybe(boolean),
    isAdmin: maybe(boolean),
    recovery: maybe(literal(true)),
  }),
  'PUT /api/admin/reports/:id': object({ state: literal('open', 'done') }),
  'PUT /api/admin/games/:code': object({ visible: maybe(literal('public', 'private')), chat: maybe(literal('blank')) }),
} as const

export type Route = keyof typeof BODIES
export type BodyOf<R extends Route> = TypeOf<(typeof BODIES)[R]>

/** What this house allows and has. */
export interface House {
  readonly accounts: 'open' | 'invite' | 'closed'
  readonly hasMail: boolean
  /** The public key of web push; null where it is off. */
  readonly push: string | null
  readonly isSecure: boolean
  readonly version: string
}

export interface Me {
  readonly name: string
  readonly kind: 'guest' | 'person'
  readonly isAdmin: boolean
  readonly mail: string | null
  readonly hasPassword: boolean
  readonly passkeys: readonly { readonly id: string; readonly made: number; readonly label: string }[]
  readonly settings: Readonly<Record<string, string>>
  readonly blocked: readonly string[]
  readonly muted: readonly string[]
  readonly vacation: {
    /** When it ends; null for one who is not away. */
    readonly until: number | null
    /** Of this year. */
    readonly daysLeft: number
  }
}

export interface SessionInfo {
  readonly id: string
  readonly seen: number
  readonly device: string
  readonly isThis: boolean
}

/** A game as lists show it, and all that its page needs before it is opened. */
export interface Listing {
  readonly code: string
  readonly game: string
  readonly scenario: string
  readonly options: Readonly<Record<string, string>>
  readonly overlay: TypeOf<typeof OVERLAY_KEPT> | null
  readonly rules: number
  readonly status: 'open' | 'running' | 'paused' | 'over' | 'closed'
  readonly pace: Pace
  readonly visible: 'public' | 'private'
  readonly isRated: boolean
  readonly isStrict: boolean
  readonly isImported: boolean
  readonly seats: readonly SeatInfo[]
  /** Sides of the one who asks. */
  readonly me: readonly string[]
  /** Whether the one who asks has to answer. */
  readonly isMyTurn: boolean
  readonly turn: number
  readonly deadline: number | null
  readonly over: Over | null
  readonly created: number
  readonly updated: number
  readonly fair: Fair
}

/** What proves the dice: published piece by piece. */
export interface Fair {
  readonly commitment: string
  /** By side; null until given, or until a strict table opens. */
  readonly playerSeeds: readonly (string | null)[]
  readonly nonce: string
}

export interface Lobby {
  readonly open: readonly Listing[]
  readonly running: readonly Listing[]
  readonly mine: readonly Listing[]
  readonly people: number
}

export interface RatingInfo {
  readonly game: string
  readonly pace: string
  readonly rating: number
  readonly deviation: number
  readonly games: number
}

export interface Person {
  readonly name: string
  readonly kind: 'guest' | 'person' | 'bot' | 'gone'
  readonly since: number
  readonly ratings: readonly RatingInfo[]
}

/** A page of the archive, newest first; `before` of the next one. */
export interface ArchivePage {
  readonly games: readonly Listing[]
  readonly before: number | null
}

/** What those who run a house are shown. */
export interface AdminFigures {
  readonly people: number
  readonly guests: number
  readonly games: number
  readonly running: number
  readonly sockets: number
  readonly loaded: number
  readonly reports: number
  readonly jobs: number
  readonly version: string
}

export interface AdminPerson {
  readonly name: string
  readonly kind: 'guest' | 'person' | 'bot' | 'gone'
  readonly isAdmin: boolean
  readonly isSuspended: boolean
  readonly created: number
  readonly seen: number
}

export interface AdminReport {
  readonly id: number
  readonly at: number
  readonly by: string
  readonly name: string | null
  readonly game: string | null
  readonly text: string
  readonly state: 'open' | 'done'
}

export interface AdminInvite {
  readonly id: string
  readonly by: string
  readonly uses: number
  readonly expires: number
}

/** A line of the log of what was done by those who run the house. */
export interface AuditLine {
  readonly at: number
  readonly who: string
  readonly what: string
  readonly about: string | null
  readonly game: string | null
}

/** Every error of the API. */
export interface Trouble {
  readonly error: string
}
