import { randomBytes } from 'node:crypto'
import { literal, maybe, object, readShape, textUpTo, wholeFrom } from '@hexfront/core'
import type { Store, Unit } from '../store/store.ts'
import { nameKey } from './accounts.ts'
import { hashOf } from './sessions.ts'

const CODES = 8
const HOUR = 3_600_000
export const MAIL_LASTS = HOUR
export const ADMIN_LINK_LASTS = 72 * HOUR

/** What a code lets one do, and until when; those on paper last until they are used. */
const DATA = object({
  for: literal('paper', 'link', 'mail'),
  expires: maybe(wholeFrom(0, Number.MAX_SAFE_INTEGER)),
  mail: maybe(textUpTo(500)),
})

/** 80 bits as people copy them from paper: `abcd-efgh-...`. */
function newCode(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz123456789'
  const text = [...randomBytes(16)].map((byte) => letters[byte % 32]).join('')
  return text.match(/.{4}/g)!.join('-')
}

const plain = (code: string): string => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
const handleOf = (code: string): string => hashOf(plain(code))

type Code = { readonly for: 'paper' | 'link' | 'mail'; readonly expires?: number; readonly mail?: string }

const insert = (store: Store, account: number, code: string, data: Code, now: number): Unit[number] => ({
  query: store.db
    .insertInto('credential')
    .values({ account, kind: 'recovery', handle: handleOf(code), data: JSON.stringify(data), created: now }),
  rows: 1,
})

/** Eight new codes to keep on paper; those given before are good for nothing any more. */
export async function newCodes(store: Store, account: number, now: number): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode)
  await store.write([
    {
      query: store.db
        .deleteFrom('credential')
        .where('account', '=', account)
        .where('kind', '=', 'recovery')
        .where('data', '=', JSON.stringify({ for: 'paper' })),
    },
    ...codes.map((code) => insert(store, account, code, { for: 'paper' }, now)),
  ])
  return codes
}

/** A code for a link, which opens an account once. */
export async function newLinkCode(store: Store, account: number, lasts: number, now: number): Promise<string> {
  const code = newCode()
  await store.write([insert(store, account, code, { for: 'link', expires: now + lasts }, now)])
  return code
}

/** A code that shows that somebody reads the mail of an address. */
export async function newMailCode(store: Store, account: number, mail: string, now: number): Promise<string> {
  const code = newCode()
  await store.write([insert(store, account, code, { for: 'mail', expires: now + 24 * HOUR, mail }, now)])
  return code
}

export interface Found {
  readonly id: number
  readonly account: number
  readonly mail: string | undefined
}

/** The account that a code opens. */
export const findOpening = (store: Store, name: string, code: string, now: number): Promise<Found | null> =>
  find(store, code, ['paper', 'link'], now, nameKey(name))

/** The account and address that a code of a mail is about. */
export const findMail = (store: Store, code: string, now: number): Promise<Found | null> =>
  find(store, code, ['mail'], now)

async function find(
  store: Store,
  code: string,
  kinds: readonly Code['for'][],
  now: number,
  key?: string,
): Promise<Found | null> {
  const found = await store.db
    .selectFrom('credential')
    .innerJoin('account', 'account.id', 'credential.account')
    .select(['credential.id', 'credential.account', 'credential.data', 'account.name_key'])
    .where('credential.kind', '=', 'recovery')
    .where('credential.handle', '=', handleOf(code))
    .executeTakeFirst()
  if (!found || (key !== undefined && found.name_key !== key)) return null
  const { expires, mail, ...data } = readShape(DATA, JSON.parse(found.data), 'a code')
  const isGood = kinds.includes(data.for) && (expires === undefined || expires > now)
  return isGood ? { id: found.id, account: found.account, mail } : null
}

/** A code is used once: of two who use it at a time, one. */
export const useCode = (store: Store, id: number): Unit[number] => ({
  query: store.db.deleteFrom('credential').where('id', '=', id).where('kind', '=', 'recovery'),
  rows: 1,
})
