import type { House } from '../house.ts'
import { badRequest, forbidden } from '../http/refusal.ts'
import type { AccountRow, InviteRow } from '../store/schema.ts'
import type { Store, Unit } from '../store/store.ts'
import { hashOf, newToken } from './sessions.ts'

const DAY = 86_400_000
/** Whose invites make admins: the house's own. */
const HOUSE = 0

export async function newInvite(
  house: House,
  owner: AccountRow,
  { uses, days }: { readonly uses: number; readonly days: number },
): Promise<string> {
  const { store, config } = house
  if (config.accounts === 'closed' && owner.is_admin === 0) throw forbidden('Only those who run this house invite.')
  return write(store, { account: owner.id, uses, expires: house.now() + days * DAY })
}

async function write(store: Store, invite: Omit<InviteRow, 'hash'>, before: Unit = []): Promise<string> {
  const token = newToken()
  await store.write([
    ...before,
    { query: store.db.insertInto('invite').values({ ...invite, hash: hashOf(token) }), rows: 1 },
  ])
  return token
}

/** While nobody runs the house: an invite that makes the one who takes it do so. The one made before is void. */
export async function adminInvite({ store, now }: House): Promise<string | null> {
  const admin = await store.db
    .selectFrom('account')
    .select('id')
    .where('is_admin', '=', 1)
    .where('kind', '!=', 'gone')
    .executeTakeFirst()
  if (admin) return null
  return write(store, { account: HOUSE, uses: 1, expires: now() + 30 * DAY }, [
    { query: store.db.deleteFrom('invite').where('account', '=', HOUSE) },
  ])
}

export async function findInvite({ store, now }: House, token: string): Promise<InviteRow | null> {
  const found = await store.db.selectFrom('invite').selectAll().where('hash', '=', hashOf(token)).executeTakeFirst()
  return found && found.uses > 0 && found.expires > now() ? found : null
}

/** What coming in takes: nothing where the house is open, else an invite, which is used up by it. */
export interface Entry {
  readonly unit: Unit
  readonly isAdmin: boolean
}

export async function entryBy(house: House, token: string | undefined): Promise<Entry> {
  const { store, config } = house
  if (token === undefined) {
    if (config.accounts === 'open') return { unit: [], isAdmin: false }
    throw forbidden(
      config.accounts === 'invite' ? 'This house is for those who were invited.' : 'This house takes nobody in.',
    )
  }
  const invite = await findInvite(house, token)
  if (!invite) throw badRequest('This invite was used up, or has run out.')
  return {
    isAdmin: invite.account === HOUSE,
    unit: [
      {
        query: store.db
          .updateTable('invite')
          .set((eb) => ({ uses: eb('uses', '-', 1) }))
          .where('hash', '=', invite.hash)
          .where('uses', '>', 0),
        rows: 1,
      },
    ],
  }
}
