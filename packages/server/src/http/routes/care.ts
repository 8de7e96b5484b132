import { findTable } from '../../lobby/tables.ts'
import { barAddress } from '../../news/addresses.ts'
import { accountById, findAccount } from '../../people/accounts.ts'
import { entryBy, findInvite, newInvite } from '../../people/invites.ts'
import { meOf } from '../../people/me.ts'
import { badRequest, conflict, notFound } from '../refusal.ts'
import { type RouteSpec, route } from '../route.ts'

const HOUR = 3_600_000
const MOST_DEVICES = 10
const FEW = { most: 20, per: HOUR }

/** What people ask of those who run the house, and how they want to hear of it. */
export const careRoutes: readonly RouteSpec[] = [
  route('POST /api/reports', { for: 'session', limit: FEW }, async ({ house, who, body }) => {
    const { store } = house
    const about = body.name === undefined ? null : await findAccount(store, body.name)
    if (about === undefined) throw notFound('such player')
    const game = body.game === undefined ? null : await findTable(house, body.game)
    if (body.text.trim() === '') throw badRequest('Please say what happened.')
    await store.write([
      {
        query: store.db.insertInto('report').values({
          account: who.account.id,
          about: about?.id ?? null,
          game: game?.id ?? null,
          at: house.now(),
          text: body.text,
          state: 'open',
        }),
        rows: 1,
      },
    ])
  }),

  route('POST /api/push', { for: 'session', limit: FEW }, async ({ house, who, body }) => {
    const { store, config } = house
    if (config.push === null) throw conflict('This house sends no push messages.')
    const because = barAddress(body.endpoint)
    if (because) throw badRequest(because)
    const { devices } = await store.db
      .selectFrom('push')
      .select(({ fn }) => fn.countAll<number>().as('devices'))
      .where('account', '=', who.account.id)
      .executeTakeFirstOrThrow()
    if (Number(devices) >= MOST_DEVICES) throw conflict(`${MOST_DEVICES} devices are enough.`)
    const keys = JSON.stringify({ p256dh: body.p256dh, auth: body.auth })
    await store.write([
      { query: store.db.deleteFrom('push').where('endpoint', '=', body.endpoint) },
      {
        query: store.db
          .insertInto('push')
          .values({ account: who.account.id, endpoint: body.endpoint, keys, created: house.now() }),
        rows: 1,
      },
    ])
  }),

  /** One device by its endpoint, or all. */
  route('DELETE /api/push', { for: 'session' }, async ({ house, who, query }) => {
    const { db } = house.store
    const own = db.deleteFrom('push').where('account', '=', who.account.id)
    const endpoint = query['endpoint']
    await house.store.write([{ query: endpoint === undefined ? own : own.where('endpoint', '=', endpoint) }])
  }),

  route('GET /api/webhook', { for: 'session' }, async ({ house, who }) => {
    const found = await house.store.db
      .selectFrom('webhook')
      .selectAll()
      .where('account', '=', who.account.id)
      .executeTakeFirst()
    return { address: found?.address ?? null, failures: found?.failures ?? 0 }
  }),

  route('PUT /api/webhook', { for: 'person', limit: FEW }, async ({ house, who, body }) => {
    const { store } = house
    const because = barAddress(body.address)
    if (because) throw badRequest(because)
    const values = { account: who.account.id, address: body.address, failures: 0 }
    await store.write([
      {
        query: store.db
          .insertInto('webhook')
          .values(values)
          .onConflict((same) => same.column('account').doUpdateSet({ address: values.address, failures: 0 })),
      },
    ])
    return { address: body.address, failures: 0 }
  }),

  route('DELETE /api/webhook', { for: 'session' }, async ({ house, who }) => {
    await house.store.write([{ query: house.store.db.deleteFrom('webhook').where('account', '=', who.account.id) }])
  }),

  route('POST /api/invites', { for: 'person', limit: FEW }, async ({ house, who, body }) => ({
    token: await newInvite(house, who.account, body),
  })),

  route(
    'GET /api/invites/:token',
    { for: 'anybody', limitOfAddress: { most: 30, per: HOUR } },
    async ({ house, params }) => {
      const invite = await findInvite(house, params['token'] ?? '')
      if (!invite) throw notFound('such invite any more')
      const by = invite.account === 0 ? null : (await accountById(house.store, invite.account)).name
      return { by, isAdmin: invite.account === 0, expires: invite.expires }
    },
  ),

  /** Whoever is in already takes it for the sake of what it makes of him. */
  route(
    'POST /api/invites/:token',
    { for: 'session', limitOfAddress: { most: 30, per: HOUR } },
    async ({ house, who, params }) => {
      const { store } = house
      const { unit, isAdmin } = await entryBy(house, params['token'] ?? '')
      if (isAdmin) {
        const made = await store.write([
          ...unit,
          { query: store.db.updateTable('account').set({ is_admin: 1 }).where('id', '=', who.account.id), rows: 1 },
        ])
        if (!made) throw conflict('Somebody was quicker.')
      }
      return meOf(house, await accountById(store, who.account.id))
    },
  ),
]
