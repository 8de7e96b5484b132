import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { badRequest, Refusal } from '../http/refusal.ts'
import type { Store } from '../store/store.ts'
import { nameKey } from './accounts.ts'

const SHORTEST = 10
/** What a guess costs: 19 MiB and two passes. */
const COST = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 }
const AT_ONCE = 4
const MOST_WAITING = 64

export function barPassword(password: string, name: string): string {
  if (password.length < SHORTEST) return `A password has ${SHORTEST} letters or more.`
  if (nameKey(password) === nameKey(name)) return 'The name is no password.'
  if (new Set(password).size < 4) return 'A password has more than three different letters.'
  return ''
}

/** What is kept of a password: how it was worked out, salt and hash. */
async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await digest(password, salt)
  return JSON.stringify({ kind: 'argon2id', ...COST, salt: salt.toString('base64'), hash: hash.toString('base64') })
}

async function isPassword(password: string, kept: string): Promise<boolean> {
  const { salt, hash, memory, passes, parallelism, tagLength }: Kept = JSON.parse(kept)
  const found = await digest(password, Buffer.from(salt, 'base64'), { memory, passes, parallelism, tagLength })
  return timingSafeEqual(found, Buffer.from(hash, 'base64'))
}

type Kept = typeof COST & { readonly salt: string; readonly hash: string }

let busy = 0
const waiting: (() => void)[] = []

/** Four at a time, off the loop: each takes memory. */
async function digest(password: string, nonce: Buffer, cost = COST): Promise<Buffer> {
  if (waiting.length >= MOST_WAITING) throw new Refusal(503, 'Too many sign in at once: try again in a moment.', 5)
  if (busy >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  busy++
  try {
    return await new Promise<Buffer>((resolve, reject) =>
      argon2('argon2id', { message: Buffer.from(password.normalize('NFKC')), nonce, ...cost }, (error, hash) =>
        error ? reject(error) : resolve(Buffer.from(hash)),
      ),
    )
  } finally {
    busy--
    waiting.shift()?.()
  }
}

/** The account that has this name and password, or null. What is kept of nobody's is worked out too, so that time tells nothing. */
export async function accountByPassword(store: Store, name: string, password: string): Promise<number | null> {
  const found = await store.db
    .selectFrom('credential')
    .innerJoin('account', 'account.id', 'credential.account')
    .select(['account.id', 'credential.data'])
    .where('account.name_key', '=', nameKey(name))
    .where('credential.kind', '=', 'password')
    .executeTakeFirst()
  const isRight = await isPassword(password, found?.data ?? (await nobodys()))
  return isRight && found ? found.id : null
}

let nobody: Promise<string> | undefined

function nobodys(): Promise<string> {
  nobody ??= hashPassword(randomBytes(16).toString('hex'))
  return nobody
}

/** Statements that give an account a password, in place of the one it had. */
export async function passwordUnit(store: Store, account: { id: number; name: string }, password: string, now: number) {
  const because = barPassword(password, account.name)
  if (because) throw badRequest(because)
  const data = await hashPassword(password)
  return [
    { query: store.db.deleteFrom('credential').where('account', '=', account.id).where('kind', '=', 'password') },
    {
      query: store.db
        .insertInto('credential')
        .values({ account: account.id, kind: 'password', handle: '', data, created: now }),
      rows: 1,
    },
  ]
}
