import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { badRequest, Refusal, tooOften } from '../http/refusal.ts'
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

/** Whoever fails waits, each time longer: by name and address soon, by name alone late, so that strangers lock nobody out for long. */
export class Patience {
  readonly #failures = new Map<string, { count: number; until: number }>()

  /** Refuses while it is too early for another try. */
  check(name: string, address: string, now: number): void {
    for (const key of keysOf(name, address)) {
      const { until = 0 } = this.#failures.get(key) ?? {}
      if (until > now) throw tooOften(until - now)
    }
  }

  failed(name: string, address: string, now: number): void {
    const [both, alone] = keysOf(name, address)
    this.#count(both, FREE_TRIES, LONGEST_WAIT, now)
    this.#count(alone, FREE_TRIES * 5, LONGEST_FOR_ALL, now)
  }

  succeeded(name: string, address: string): void {
    for (const key of keysOf(name, address)) this.#failures.delete(key)
  }

  #count(key: string, free: number, longest: number, now: number): void {
    const count = (this.#failures.get(key)?.count ?? 0) + 1
    const wait = count < free ? 0 : Math.min(longest, 1000 * 2 ** (count - free))
    this.#failures.delete(key)
    this.#failures.set(key, { count, until: now + wait })
    if (this.#failures.size > MOST_KEPT)
      for (const oldest of this.#failures.keys()) return void this.#failures.delete(oldest)
  }
}

const FREE_TRIES = 4
const LONGEST_WAIT = 900_000
const LONGEST_FOR_ALL = 60_000
const MOST_KEPT = 20_000

const keysOf = (name: string, address: string): readonly [string, string] => [
  `${nameKey(name)} ${address}`,
  nameKey(name),
]
