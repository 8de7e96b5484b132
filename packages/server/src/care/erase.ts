import { randomBytes } from 'node:crypto'
import type { House } from '../house.ts'
import { conflict } from '../http/refusal.ts'
import { withdraw } from '../lobby/tables.ts'
import { nameKey } from '../people/accounts.ts'
import type { SignedIn } from '../people/sessions.ts'
import { auditUnit } from './audit.ts'

/** Takes an account out: what opens it and what it has said go, its name becomes another, its games stay. */
export async function eraseAccount(house: House, who: SignedIn): Promise<void> {
  const { store } = house
  const { id } = who.account
  await barLastAdmin(house, who)
  await leaveGames(house, who)
  const name = `gone-${randomBytes(4).toString('hex')}`
  const done = await store.write([
    {
      query: store.db
        .updateTable('account')
        .set({ name, name_key: nameKey(name), kind: 'gone', is_admin: 0, mail: null, settings: '{}' })
        .where('id', '=', id)
        .where('kind', '!=', 'gone'),
      rows: 1,
    },
    { query: store.db.deleteFrom('credential').where('account', '=', id) },
    { query: store.db.deleteFrom('session').where('account', '=', id) },
    { query: store.db.deleteFrom('push').where('account', '=', id) },
    { query: store.db.deleteFrom('webhook').where('account', '=', id) },
    { query: store.db.deleteFrom('invite').where('account', '=', id) },
    { query: store.db.deleteFrom('tie').where((eb) => eb.or([eb('account', '=', id), eb('other', '=', id)])) },
    { query: store.db.deleteFrom('rating').where('account', '=', id) },
    { query: store.db.deleteFrom('vacation').where('account', '=', id) },
    { query: store.db.updateTable('chat').set({ text: '' }).where('account', '=', id) },
    { query: store.db.updateTable('seat').set({ wanted: null }).where('wanted', '=', id) },
    auditUnit(store, { at: house.now(), by: id, what: 'erased' }),
  ])
  if (!done) throw conflict('This account is gone.')
  house.hall.drop({ account: id })
}

async function barLastAdmin({ store }: House, { account }: SignedIn): Promise<void> {
  if (account.is_admin === 0) return
  const other = await store.db
    .selectFrom('account')
    .select('id')
    .where('is_admin', '=', 1)
    .where('id', '!=', account.id)
    .executeTakeFirst()
  if (!other) throw conflict('Nobody else runs this house: make somebody else an admin first.')
}

/** Tables that wait are closed, games that run are resigned, so that nobody waits for one who is gone. */
async function leaveGames(house: House, who: SignedIn): Promise<void> {
  const { id, name } = who.account
  const rows = await house.store.db
    .selectFrom('game')
    .innerJoin('seat', 'seat.game', 'game.id')
    .select(['game.code', 'game.status'])
    .distinct()
    .where('seat.account', '=', id)
    .where('game.status', 'in', ['open', 'running', 'paused'])
    .execute()
  for (const { code, status } of rows) {
    if (status === 'open') await withdraw(house, who.account, code).catch(() => {})
    else {
      const key = randomBytes(12).toString('base64url')
      await house.hall
        .command({ account: id, name, session: who.session }, { t: 'resign', game: code, key })
        .catch(() => {})
    }
  }
}
