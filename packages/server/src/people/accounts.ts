import { randomInt } from 'node:crypto'
import { conflict } from '../http/refusal.ts'
import type { AccountRow } from '../store/schema.ts'
import type { Store, Unit } from '../store/store.ts'

/** A name as it is compared: case, spaces and signs do not make another one. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Names that would pass for the house. */
const KEPT = ['admin', 'administrator', 'moderator', 'hexfront', 'system', 'server', 'spectator', 'bot', 'open']

function barName(name: string): string {
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

/** A new account, with whatever must happen together with it. Refuses where the name is taken. */
export async function newAccount(store: Store, account: NewAccount, now: number, unit: Unit = []): Promise<AccountRow> {
  await barTaken(store, account.name)
  const done = await store.write([...unit, { query: insert(store, account, now), rows: 1 }]).catch(async (error) => {
    await barTaken(store, account.name)
    throw error
  })
  if (!done) throw conflict('Somebody was quicker.')
  const made = await findAccount(store, account.name)
  if (!made) throw new Error('an account that was written is not there')
  return made
}

/** Refuses a name that is the house's or somebody's; `own` is the one who may keep his. */
export async function barTaken(store: Store, name: string, own?: number): Promise<void> {
  const because = barName(name)
  if (because) throw conflict(because)
  const found = await findAccount(store, name)
  if (found && found.id !== own) throw conflict(`The name ${name} is taken.`)
}

/** A name for a guest that nobody has. */
export async function guestName(store: Store): Promise<string> {
  for (let tries = 0; tries < 20; tries++) {
    const name = `Guest ${randomInt(10_000, 1_000_000)}`
    if (!(await findAccount(store, name))) return name
  }
  throw conflict('No name for a guest was found: please choose one.')
}

/** What becomes a person, by a passkey or a password: what it has played stays its own. */
export const claimUnit = (store: Store, account: AccountRow, name: string = account.name): Unit[number] => ({
  query: store.db
    .updateTable('account')
    .set({ kind: 'person', name, name_key: nameKey(name) })
    .where('id', '=', account.id)
    .where('kind', 'in', ['guest', 'person']),
  rows: 1,
})

export async function accountById(store: Store, id: number): Promise<AccountRow> {
  return store.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
