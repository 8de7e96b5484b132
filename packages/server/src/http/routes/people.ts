import type { Me, Person, SessionInfo } from '@hexfront/wire'
import { post } from '../../news/mail.ts'
import { accountById, barTaken, claimUnit, findAccount, guestName, newAccount } from '../../people/accounts.ts'
import { askMail, barMail } from '../../people/addresses.ts'
import { entryBy } from '../../people/invites.ts'
import { meOf, personOf } from '../../people/me.ts'
import { accountByPassword, barPassword, passwordUnit } from '../../people/passwords.ts'
import { countTry, forgetTries } from '../../people/patience.ts'
import { findOpening, MAIL_LASTS, newLinkCode, useCode } from '../../people/recovery.ts'
import { endSession, sessionsOf } from '../../people/sessions.ts'
import type { Unit } from '../../store/store.ts'
import { addressKey } from '../address.ts'
import { beginSession, clearToken } from '../cookies.ts'
import { badRequest, conflict, notFound, Refusal } from '../refusal.ts'
import { type Ask, type Audience, type RouteSpec, route } from '../route.ts'
import { originFor, pageAt } from '../where.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Sign-ins of an address; beside it, whoever fails waits. */
const SIGN_INS = { most: 10, per: MINUTE }

export const peopleRoutes: readonly RouteSpec[] = [
  route(
    'GET /api/me',
    { for: 'anybody' },
    async ({ house, who }): Promise<Me | null> => (who ? meOf(house, who.account) : null),
  ),

  route(
    'POST /api/guest',
    { for: 'anybody', limitOfAddress: { most: 5, per: HOUR } },
    async ({ house, who, body, request, reply }): Promise<Me> => {
      if (who) return meOf(house, who.account)
      const { store } = house
      const { unit, isAdmin } = await entryBy(house, body.invite)
      const name = body.name ?? (await guestName(store))
      const guest = await newAccount(store, { name, kind: 'guest', is_admin: isAdmin ? 1 : 0 }, house.now(), unit)
      await beginSession(house, request, reply, guest.id)
      return meOf(house, guest)
    },
  ),

  route('POST /api/signup', { for: 'anybody', limitOfAddress: { most: 10, per: HOUR } }, async (ask): Promise<Me> => {
    const { house, who, body } = ask
    if (who?.account.kind === 'person') throw conflict('You have an account: sign out first.')
    const because = barPassword(body.password, body.name)
    if (because) throw badRequest(because)
    if (body.mail !== undefined) barMail(house, body.mail)
    const account = who ? await claim(ask, who.account.id) : await join(ask)
    await renewSession(ask, account)
    const made = await accountById(house.store, account)
    if (body.mail !== undefined) await askMail(house, made, body.mail, originFor(house.config, ask.request))
    return meOf(house, made)
  }),

  route('POST /api/signin', { for: 'anybody', limitOfAddress: SIGN_INS }, async (ask): Promise<Me> => {
    const { house, body, request } = ask
    const address = addressKey(request.ip)
    await countTry(house, body.name, address)
    const account = await accountByPassword(house.store, body.name, body.password)
    if (account === null) throw new Refusal(403, 'Name and password do not fit.')
    await forgetTries(house, body.name, address)
    await renewSession(ask, account)
    return meOf(house, await accountById(house.store, account))
  }),

  route('POST /api/recover', { for: 'anybody', limitOfAddress: SIGN_INS }, async (ask): Promise<Me> => {
    const { house, body, request } = ask
    const { store } = house
    const address = addressKey(request.ip)
    await countTry(house, body.name, address)
    const found = await findOpening(store, body.name, body.code, house.now())
    if (!found) throw new Refusal(403, 'This code does not open that account.')
    await forgetTries(house, body.name, address)
    const account = await accountById(store, found.account)
    const unit = await passwordUnit(store, account, body.password, house.now())
    const done = await store.write([
      useCode(store, found.id),
      ...unit,
      claimUnit(store, account),
      { query: store.db.deleteFrom('session').where('account', '=', account.id) },
    ])
    if (!done) throw conflict('This code was used.')
    house.hall.drop({ account: account.id })
    await beginSession(house, request, ask.reply, account.id)
    return meOf(house, await accountById(store, account.id))
  }),

  /** Says the same whoever is asked for, so that nobody learns who has given an address. */
  route(
    'POST /api/recover/mail',
    { for: 'anybody', limitOfAddress: { most: 5, per: HOUR } },
    async ({ house, body, request }) => {
      if (house.config.smtp === null) throw badRequest('This house sends no mail: ask the one who runs it for a link.')
      const account = await findAccount(house.store, body.name)
      if (!account || account.mail === null) return
      const code = await newLinkCode(house.store, account.id, MAIL_LASTS, house.now())
      const link = pageAt(originFor(house.config, request), 'recover', account.name, code)
      await post(house, {
        to: account.mail,
        subject: 'Hexfront: a new password',
        text: `With this link you choose a new password, ${account.name}. It is good for an hour.\n\n${link}\n\nIf you did not ask for it, do nothing.\n`,
      })
    },
  ),

  route('POST /api/signout', { for: 'session' }, async ({ house, who, reply }) => {
    await endSession(house.store, who.account.id, who.session)
    house.hall.drop({ session: who.session })
    clearToken(house.config, reply)
  }),

  route('GET /api/sessions', { for: 'session' }, async ({ house, who }): Promise<{ sessions: SessionInfo[] }> => {
    const rows = await sessionsOf(house.store, who.account.id, house.now())
    return {
      sessions: rows.map(({ hash, seen, device }) => ({
        id: sessionId(hash),
        seen,
        device,
        isThis: hash === who.session,
      })),
    }
  }),

  route('DELETE /api/sessions/:id', { for: 'session' }, async ({ house, who, params }) => {
    const rows = await sessionsOf(house.store, who.account.id, house.now())
    const found = rows.find(({ hash }) => sessionId(hash) === params['id'])
    if (!found || !(await endSession(house.store, who.account.id, found.hash))) throw notFound('such session')
    house.hall.drop({ session: found.hash })
  }),

  route('GET /api/people/:name', { for: 'anybody' }, async ({ house, params }): Promise<Person> => {
    const account = await findAccount(house.store, params['name'] ?? '')
    if (!account) throw notFound('such player')
    return personOf(house, account)
  }),

  route('PUT /api/people/:name', { for: 'session' }, async ({ house, who, params, body }): Promise<Me> => {
    const { store } = house
    const other = await findAccount(store, params['name'] ?? '')
    if (!other || other.kind === 'gone') throw notFound('such player')
    if (other.id === who.account.id) throw badRequest('That is you.')
    const unit: Unit[number][] = []
    for (const [kind, isOn] of [
      ['block', body.isBlocked],
      ['mute', body.isMuted],
    ] as const) {
      if (isOn === undefined) continue
      const tie = { account: who.account.id, other: other.id, kind }
      unit.push({
        query: isOn
          ? store.db
              .insertInto('tie')
              .values(tie)
              .onConflict((same) => same.doNothing())
          : store.db
              .deleteFrom('tie')
              .where('account', '=', tie.account)
              .where('other', '=', tie.other)
              .where('kind', '=', kind),
      })
    }
    await store.write(unit)
    return meOf(house, who.account)
  }),
]

type SignUp = Ask<
  'anybody',
  { readonly name: string; readonly password: string; readonly invite?: string; readonly mail?: string }
>

/** A guest becomes a person and keeps what he has played. */
async function claim({ house, body }: SignUp, id: number): Promise<number> {
  const { store } = house
  const account = await accountById(store, id)
  await barTaken(store, body.name, id)
  const unit = await passwordUnit(store, { id, name: body.name }, body.password, house.now())
  if (!(await store.write([claimUnit(store, account, body.name), ...unit]))) throw conflict('Somebody was quicker.')
  return id
}

async function join({ house, body }: SignUp): Promise<number> {
  const { store } = house
  const { unit, isAdmin } = await entryBy(house, body.invite)
  const made = await newAccount(
    store,
    { name: body.name, kind: 'person', is_admin: isAdmin ? 1 : 0 },
    house.now(),
    unit,
  )
  await store.write(await passwordUnit(store, made, body.password, house.now()))
  return made.id
}

/** Whoever signs in gets a session of his own; the one he came with ends. */
export async function renewSession(
  { house, who, request, reply }: Pick<Ask<Audience, unknown>, 'house' | 'who' | 'request' | 'reply'>,
  account: number,
): Promise<void> {
  if (who) {
    await endSession(house.store, who.account.id, who.session)
    house.hall.drop({ session: who.session })
  }
  await beginSession(house, request, reply, account)
}

/** The beginning of a hash tells one's sessions apart and is good for nothing else. */
const sessionId = (hash: string): string => hash.slice(0, 16)
