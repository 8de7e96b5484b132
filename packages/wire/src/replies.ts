import type {
  AdminFigures,
  AdminInvite,
  AdminPerson,
  AdminReport,
  ArchivePage,
  AuditLine,
  House,
  Listing,
  Lobby,
  Me,
  Person,
  SessionInfo,
} from './api.ts'
import type { Frame } from './frames.ts'

interface Frames {
  readonly frames: readonly Frame[]
}

interface Webhook {
  readonly address: string | null
  /** How often in a row it could not be called. */
  readonly failures: number
}

/** And all else that the browser's own functions take. */
interface Challenge {
  readonly challenge: string
}

/** What a server answers, by method and path, where it answers more than that something was done. */
export interface Replies {
  'GET /api/house': House
  'GET /api/me': Me | null
  'POST /api/guest': Me
  'POST /api/signup': Me
  'POST /api/signin': Me
  'POST /api/recover': Me
  'GET /api/sessions': { readonly sessions: readonly SessionInfo[] }
  'GET /api/people/:name': Person
  'PUT /api/people/:name': Me
  'PUT /api/me': Me
  'PUT /api/vacation': Me
  'DELETE /api/vacation': Me
  'POST /api/me/codes': { readonly codes: readonly string[] }
  'POST /api/passkeys/options': Challenge
  'POST /api/passkeys': Me
  'POST /api/passkeys/signin/options': Challenge
  'POST /api/passkeys/signin': Me
  'DELETE /api/passkeys/:id': Me
  'GET /api/lobby': Lobby
  'POST /api/games': Listing
  'GET /api/games/:code': Listing
  'POST /api/games/:code/seats': Listing
  'POST /api/games/:code/seeds': Listing
  'POST /api/games/:code/rematch': Listing
  'POST /api/games/:code/commands': Frames
  'GET /api/games/:code/stream': Frames
  'GET /api/archive': ArchivePage
  'POST /api/records': Listing
  'GET /api/webhook': Webhook
  'PUT /api/webhook': Webhook
  'POST /api/invites': { readonly token: string }
  'GET /api/invites/:token': { readonly by: string | null; readonly isAdmin: boolean; readonly expires: number }
  'POST /api/invites/:token': Me
  'GET /api/admin': AdminFigures
  'GET /api/admin/people': { readonly people: readonly AdminPerson[] }
  'PUT /api/admin/people/:name': AdminPerson & { readonly recovery?: string }
  'GET /api/admin/reports': { readonly reports: readonly AdminReport[] }
  'GET /api/admin/invites': { readonly invites: readonly AdminInvite[] }
  'GET /api/admin/games': { readonly games: readonly Listing[] }
  'PUT /api/admin/games/:code': Listing
  'GET /api/admin/audit': { readonly lines: readonly AuditLine[] }
}

/** What comes of a request as it is sent: with names and codes in their places, and whatever is asked for after a `?`. */
export type ReplyTo<Sent extends string> = Sent extends string
  ? { [Name in keyof Replies]: Fits<Path<Sent>, Name> extends true ? Replies[Name] : never }[keyof Replies]
  : never

type Path<Sent extends string> = Sent extends `${infer Before}?${string}` ? Before : Sent

type Fits<Sent extends string, Name extends string> = Name extends `${infer Head}/${infer Rest}`
  ? Sent extends `${infer SentHead}/${infer SentRest}`
    ? Part<SentHead, Head> extends true
      ? Fits<SentRest, Rest>
      : false
    : false
  : Sent extends `${string}/${string}`
    ? false
    : Part<Sent, Name>

type Part<Sent extends string, Named extends string> = Named extends `:${string}`
  ? true
  : Sent extends Named
    ? true
    : false
