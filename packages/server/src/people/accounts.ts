import { randomInt } from 'node:crypto'
import { conflict } from '../http/refusal.ts'
import type { AccountRow } from '../store/schema.ts'
import type { Store } from '../store/store.ts'

/** A name as it is compared: case, spaces and signs do not make another one. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Names that would pass for the house. */
const KEPT = ['admin', 'administrator', 'moderator', 'hexfront', 'system', 'server', 'spectator', 'bot', 'open']

export function barName(name: string): string {
  const key = nameKey(name)
  if (key === '') return 'A name has letters or digits.'
  if (KEPT.includes(key) || key.startsWith('gone')) return `${name} is kept for the house: please take another name.`
  return ''
}

export function findAccount(store: Store, name: string): Promise<AccountRow | undefined> {
  return store.db.selectFrom('account').selectAll().where('name_key', '=', nameKey(name)).executeTakeFirst()
}

type NewAccount = Pick<AccountRow, 'name' | 'kind'> & Partial<Pick<AccountRow, 'is_admin' | 'mail'>>

const insert = (store: Store, account: NewAccount, now: number) =>
  store.db.insertInto('account').values({
    is_admin: 0,
    mail: null,
    ...account,
    name_key: nameKey(account.name),
    is_suspended: 0,
    created: now,
    seen: now,
    settings: '{}',
  })

/** A new account. Refuses where the name is taken. */
export async function newAccount(store: Store, account: NewAccount, now: number): Promise<AccountRow> {
  const because = barName(account.name)
  if (because) throw conflict(because)
  if (await findAccount(store, account.name)) throw taken(account.name)
  await write(store, account, now)
  const made = await findAccount(store, account.name)
  if (!made) throw taken(account.name)
  return made
}

/** Two who take one name at once: the database lets one of them. */
async function write(store: Store, account: NewAccount, now: number): Promise<void> {
  try {
    await store.write([{ query: insert(store, account, now), rows: 1 }])
  } catch (error) {
    if (await findAccount(store, account.name)) throw taken(account.name)
    throw error
  }
}

const taken = (name: string) => conflict(`The name ${name} is taken.`)

/** A guest under a name that nobody has. */
export async function newGuest(store: Store, now: number): Promise<AccountRow> {
  for (let tries = 0; tries < 20; tries++) {
    const name = `Guest ${randomInt(10_000, 1_000_000)}`
    if (!(await findAccount(store, name))) return newAccount(store, { name, kind: 'guest' }, now)
  }
  throw conflict('No name for a guest was found: please choose one.')
}
