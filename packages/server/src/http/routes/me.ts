import type { Me } from '@hexfront/wire'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { eraseAccount } from '../../care/erase.ts'
import { exportOf } from '../../care/export.ts'
import type { House } from '../../house.ts'
import { accountById, barTaken, claimUnit, nameKey } from '../../people/accounts.ts'
import { askMail } from '../../people/addresses.ts'
import { meOf } from '../../people/me.ts'
import {
  accountByPasskey,
  creationOptions,
  openChallenge,
  passkeyUnit,
  requestOptions,
  sealChallenge,
  siteOf,
} from '../../people/passkeys.ts'
import { accountByPassword, passwordUnit } from '../../people/passwords.ts'
import { countTry, forgetTries } from '../../people/patience.ts'
import { findMail, newCodes, useCode } from '../../people/recovery.ts'
import { endOtherSessions, type SignedIn } from '../../people/sessions.ts'
import { comeBack, goAway } from '../../people/vacation.ts'
import type { Unit } from '../../store/store.ts'
import { addressKey } from '../address.ts'
import { clearToken } from '../cookies.ts'
import { isSecure } from '../origin.ts'
import { conflict, forbidden, notFound } from '../refusal.ts'
import { type Ask, type RouteSpec, route } from '../route.ts'
import { originFor, pageAt } from '../where.ts'
import { renewSession } from './people.ts'

const MINUTE = 60_000
const PASSKEY = 32_000
const TRIES = { most: 10, per: MINUTE }

export const meRoutes: readonly RouteSpec[] = [
  route('PUT /api/me', { for: 'session', limit: TRIES, most: 16_000 }, async (ask): Promise<Me> => {
    const { house, who, body } = ask
    const { store } = house
    const unit: Unit[number][] = []
    if (body.settings !== undefined) {
      const settings = JSON.stringify(body.settings)
      unit.push({ query: store.db.updateTable('account').set({ settings }).where('id', '=', who.account.id), rows: 1 })
    }
    if (body.name !== undefined && body.name !== who.account.name) {
      await barTaken(store, body.name, who.account.id)
      const named = { name: body.name, name_key: nameKey(body.name) }
      unit.push({ query: store.db.updateTable('account').set(named).where('id', '=', who.account.id), rows: 1 })
    }
    if (body.password !== undefined) unit.push(...(await newPassword(ask, body.password)))
    if (body.mail !== undefined) unit.push(...(await newMail(ask, body.mail)))
    if (unit.length > 0 && !(await store.write(unit))) throw conflict('Somebody was quicker.')
    if (body.password !== undefined) await endOthers(house, who)
    return meOf(house, await accountById(store, who.account.id))
  }),

  route('PUT /api/vacation', { for: 'session', limit: TRIES }, async ({ house, who, body }): Promise<Me> => {
    await goAway(house.store, who.account.id, body.days, house.now())
    await house.hall.absent(who.account.id)
    return meOf(house, who.account)
  }),

  route('DELETE /api/vacation', { for: 'session', limit: TRIES }, async ({ house, who }): Promise<Me> => {
    await comeBack(house.store, who.account.id, house.now())
    await house.hall.absent(who.account.id)
    return meOf(house, who.account)
  }),

  route('POST /api/me/codes', { for: 'person', limit: TRIES }, async ({ house, who }) => ({
    codes: await newCodes(house.store, who.account.id, house.now()),
  })),

  route('GET /api/me/export', { for: 'session', limit: TRIES }, async ({ house, who, reply }) => {
    reply.header('content-disposition', 'attachment; filename="hexfront.json"')
    return exportOf(house, who.account)
  }),

  route('DELETE /api/me', { for: 'session', limit: TRIES }, async ({ house, who, reply }) => {
    await eraseAccount(house, who)
    clearToken(house.config, reply)
  }),

  /** Where the link of a mail leads: whoever has it reads that mail. */
  route('GET /api/mail/:code', { for: 'anybody', limitOfAddress: TRIES }, async ({ house, params, request, reply }) => {
    const { store } = house
    const found = await findMail(store, params['code'] ?? '', house.now())
    if (!found?.mail) throw notFound('such link any more')
    await store.write([
      useCode(store, found.id),
      { query: store.db.updateTable('account').set({ mail: found.mail }).where('id', '=', found.account), rows: 1 },
    ])
    reply.code(303).header('location', pageAt(originFor(house.config, request), 'account'))
  }),

  route('POST /api/passkeys/options', { for: 'session', limit: TRIES }, async (ask) => {
    const { house, who, request } = ask
    const options = await creationOptions(house.store, siteOf(originFor(house.config, request)), who.account)
    setChallenge(ask, options.challenge, who.account.id)
    return options
  }),

  route('POST /api/passkeys', { for: 'session', limit: TRIES, most: PASSKEY }, async (ask): Promise<Me> => {
    const { house, who, body, request } = ask
    const { store } = house
    const site = siteOf(originFor(house.config, request))
    const challenge = takeChallenge(ask, who.account.id)
    const unit = await passkeyUnit(store, site, who.account, { ...body, challenge, now: house.now() })
    await store.write([unit, claimUnit(store, who.account)])
    return meOf(house, await accountById(store, who.account.id))
  }),

  route('POST /api/passkeys/signin/options', { for: 'anybody', limitOfAddress: TRIES }, async (ask) => {
    const options = await requestOptions(siteOf(originFor(ask.house.config, ask.request)))
    setChallenge(ask, options.challenge, null)
    return options
  }),

  route(
    'POST /api/passkeys/signin',
    { for: 'anybody', limitOfAddress: TRIES, most: PASSKEY },
    async (ask): Promise<Me> => {
      const { house, body, request } = ask
      const site = siteOf(originFor(house.config, request))
      const id = await accountByPasskey(house.store, site, body.response, takeChallenge(ask, null))
      await renewSession(ask, id)
      return meOf(house, await accountById(house.store, id))
    },
  ),

  route('DELETE /api/passkeys/:id', { for: 'session' }, async ({ house, who, params }): Promise<Me> => {
    const { store } = house
    const me = await meOf(house, who.account)
    const isLast = me.passkeys.length === 1 && !me.hasPassword
    if (isLast && me.passkeys[0]?.id === params['id'])
      throw conflict('Without it nobody could open this account: set a password first.')
    const gone = await store.write([
      {
        query: store.db
          .deleteFrom('credential')
          .where('account', '=', who.account.id)
          .where('kind', '=', 'passkey')
          .where('handle', '=', params['id'] ?? ''),
        rows: 1,
      },
    ])
    if (!gone) throw notFound('such passkey')
    return meOf(house, who.account)
  }),
]

type Changing = Ask<'session', unknown>

async function newPassword(
  { house, who, request }: Changing,
  { old, new: wanted }: { readonly old?: string; readonly new: string },
): Promise<Unit> {
  const { store } = house
  const { name, id } = who.account
  const { hasPassword } = await meOf(house, who.account)
  if (hasPassword) {
    const address = addressKey(request.ip)
    await countTry(house, name, address)
    if ((await accountByPassword(store, name, old ?? '')) !== id) throw forbidden('That is not your password of today.')
    await forgetTries(house, name, address)
  }
  return [...(await passwordUnit(store, who.account, wanted, house.now())), claimUnit(store, who.account)]
}

/** An address is kept when its owner has shown that he reads it; an empty one is taken out at once. */
async function newMail({ house, who, request }: Changing, mail: string): Promise<Unit> {
  const { store } = house
  if (mail === '')
    return [{ query: store.db.updateTable('account').set({ mail: null }).where('id', '=', who.account.id), rows: 1 }]
  if (mail !== who.account.mail) await askMail(house, who.account, mail, originFor(house.config, request))
  return []
}

async function endOthers(house: House, who: SignedIn): Promise<void> {
  await endOtherSessions(house.store, who.account.id, who.session)
  house.hall.drop({ account: who.account.id })
}

const COOKIE = 'hexfront-asked'

type Asking = { readonly house: House; readonly request: FastifyRequest; readonly reply: FastifyReply }

function setChallenge({ house, reply }: Asking, challenge: string, account: number | null): void {
  reply.setCookie(COOKIE, sealChallenge(house.seal, challenge, account, house.now()), {
    path: '/api/passkeys',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(house.config),
    maxAge: 300,
  })
}

const takeChallenge = ({ house, request }: Asking, account: number | null): string =>
  openChallenge(house.seal, request.cookies[COOKIE], account, house.now())
