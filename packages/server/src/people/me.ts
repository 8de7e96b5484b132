import type { Me, Person } from '@hexfront/wire'
import type { House } from '../house.ts'
import type { AccountRow } from '../store/schema.ts'
import { vacationOf } from './vacation.ts'

/** What somebody is told about himself. */
export async function meOf({ store, now }: House, account: AccountRow): Promise<Me> {
  const [credentials, ties, vacation] = await Promise.all([
    store.db.selectFrom('credential').selectAll().where('account', '=', account.id).orderBy('id').execute(),
    store.db
      .selectFrom('tie')
      .innerJoin('account', 'account.id', 'tie.other')
      .select(['account.name', 'tie.kind'])
      .where('tie.account', '=', account.id)
      .orderBy('account.name')
      .execute(),
    vacationOf(store, account.id, now()),
  ])
  const tied = (kind: 'block' | 'mute'): string[] => ties.filter((tie) => tie.kind === kind).map(({ name }) => name)
  return {
    name: account.name,
    kind: account.kind === 'person' ? 'person' : 'guest',
    isAdmin: account.is_admin === 1,
    mail: account.mail,
    hasPassword: credentials.some(({ kind }) => kind === 'password'),
    passkeys: credentials
      .filter(({ kind }) => kind === 'passkey')
      .map(({ handle, created, data }) => ({ id: handle, made: created, label: labelOf(data) })),
    settings: JSON.parse(account.settings),
    blocked: tied('block'),
    muted: tied('mute'),
    vacation,
  }
}

function labelOf(data: string): string {
  const { label }: { label?: unknown } = JSON.parse(data)
  return typeof label === 'string' ? label : ''
}

/** What everybody may know of somebody. */
export async function personOf({ store }: House, account: AccountRow): Promise<Person> {
  const ratings = await store.db
    .selectFrom('rating')
    .selectAll()
    .where('account', '=', account.id)
    .orderBy('game')
    .orderBy('pace')
    .execute()
  return {
    name: account.name,
    kind: account.kind,
    since: account.created,
    ratings: ratings.map(({ game, pace, rating, deviation, games }) => ({
      game,
      pace,
      rating: Math.round(rating),
      deviation: Math.round(deviation),
      games,
    })),
  }
}
