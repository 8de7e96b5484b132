import { createHash, randomBytes } from 'node:crypto'
import type { AccountRow } from '../store/schema.ts'
import type { Store } from '../store/store.ts'

/** An account with the session it came by. */
export interface SignedIn {
  readonly account: AccountRow
  /** The hash of its token. */
  readonly session: string
}

const DAY = 86_400_000
export const SESSION_LASTS = 90 * DAY
/** How often it is written down that a session is still used. */
const SEEN_EVERY = 3_600_000

export const newToken = (): string => randomBytes(32).toString('base64url')
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The session of a token, if it is one and has not run out; that it was used is written down once an hour. */
export async function findSession(store: Store, token: string, now: number): Promise<SignedIn | null> {
  const hash = hashOf(token)
  const found = await store.db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account')
    .selectAll('account')
    .select('session.seen as session_seen')
    .where('session.hash', '=', hash)
    .where('session.seen', '>', now - SESSION_LASTS)
    .executeTakeFirst()
  if (!found) return null
  const { session_seen, ...account } = found
  if (now - session_seen > SEEN_EVERY) await touch(store, hash, account.id, now)
  return { account, session: hash }
}

async function touch(store: Store, hash: string, account: number, now: number): Promise<void> {
  await store.write([
    { query: store.db.updateTable('session').set({ seen: now }).where('hash', '=', hash) },
    { query: store.db.updateTable('account').set({ seen: now }).where('id', '=', account) },
  ])
}

/** A session for an account; its token is in no other place than the answer. */
export async function newSession(store: Store, account: number, device: string, now: number): Promise<string> {
  const token = newToken()
  await store.write([
    {
      query: store.db
        .insertInto('session')
        .values({ hash: hashOf(token), account, created: now, seen: now, device: device.slice(0, 100) }),
    },
  ])
  return token
}

export async function sessionsOf(store: Store, account: number, now: number) {
  return store.db
    .selectFrom('session')
    .selectAll()
    .where('account', '=', account)
    .where('seen', '>', now - SESSION_LASTS)
    .orderBy('seen', 'desc')
    .execute()
}

/** False where the account has no such session. */
export async function endSession(store: Store, account: number, hash: string): Promise<boolean> {
  const ended = await store.write([
    { query: store.db.deleteFrom('session').where('account', '=', account).where('hash', '=', hash), rows: 1 },
  ])
  return ended !== false
}

export async function endOtherSessions(store: Store, account: number, kept: string): Promise<void> {
  await store.write([
    { query: store.db.deleteFrom('session').where('account', '=', account).where('hash', '!=', kept) },
  ])
}

/** `Firefox on Linux`: enough to know one's own devices by. */
export function deviceOf(agent: string): string {
  const browser = ['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari'].find((one) => agent.includes(one))
  const system = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux'].find((one) => agent.includes(one))
  const names: Readonly<Record<string, string>> = { Edg: 'Edge', OPR: 'Opera', 'Mac OS': 'macOS' }
  const word = (one: string | undefined): string => (one === undefined ? '' : (names[one] ?? one))
  return [word(browser) || 'a program', word(system)].filter((one) => one !== '').join(' on ')
}
