import { readShape, wholeFrom } from '@hexfront/core'
import type { AdminFigures, AdminInvite, AdminPerson, AdminReport, AuditLine, Listing } from '@hexfront/wire'
import { sql } from 'kysely'
import { auditUnit } from '../../care/audit.ts'
import type { House } from '../../house.ts'
import { listingsOf } from '../../lobby/listing.ts'
import { findTable } from '../../lobby/tables.ts'
import { accountById, barTaken, findAccount, nameKey } from '../../people/accounts.ts'
import { ADMIN_LINK_LASTS, newLinkCode } from '../../people/recovery.ts'
import type { AccountRow } from '../../store/schema.ts'
import type { Unit } from '../../store/store.ts'
import { conflict, notFound } from '../refusal.ts'
import { type RouteSpec, route } from '../route.ts'

const PAGE = 100
const ROW = wholeFrom(0, Number.MAX_SAFE_INTEGER)

/** For those who run the house; whatever they change stands in the audit log. */
export const adminRoutes: readonly RouteSpec[] = [
  route('GET /api/admin', { for: 'admin' }, async ({ house }): Promise<AdminFigures> => {
    const { sockets, loaded } = house.hall.figures()
    const [people, guests, games, running, reports, jobs] = await Promise.all([
      countOf(house, 'account', ['kind', 'person']),
      countOf(house, 'account', ['kind', 'guest']),
      countOf(house, 'game'),
      countOf(house, 'game', ['status', 'running']),
      countOf(house, 'report', ['state', 'open']),
      countOf(house, 'job'),
    ])
    return { people, guests, games, running, reports, jobs, sockets, loaded, version: house.version }
  }),

  route('GET /api/admin/people', { for: 'admin' }, async ({ house, query }): Promise<{ people: AdminPerson[] }> => {
    const key = nameKey(query['name'] ?? '')
    const rows = await house.store.db
      .selectFrom('account')
      .selectAll()
      .$if(key !== '', (select) => select.where('name_key', 'like', `%${key}%`))
      .orderBy('seen', 'desc')
      .limit(PAGE)
      .execute()
    return { people: rows.map(adminPerson) }
  }),

  route('PUT /api/admin/people/:name', { for: 'admin' }, async ({ house, who, params, body }) => {
    const { store } = house
    const account = await findAccount(store, params['name'] ?? '')
    if (!account || account.kind === 'gone') throw notFound('such player')
    const by = { at: house.now(), by: who.account.id, about: account.id }
    const unit: Unit[number][] = []
    const set = (what: string, values: Partial<AccountRow>): void => {
      unit.push({ query: store.db.updateTable('account').set(values).where('id', '=', account.id), rows: 1 })
      unit.push(auditUnit(store, { ...by, what }))
    }
    if (body.name !== undefined) {
      await barTaken(store, body.name, account.id)
      set('renamed', { name: body.name, name_key: nameKey(body.name) })
    }
    if (body.isAdmin !== undefined) {
      if (account.id === who.account.id) throw conflict('That is for somebody else to do.')
      set(body.isAdmin ? 'made an admin' : 'made no admin', { is_admin: body.isAdmin ? 1 : 0 })
    }
    if (body.isSuspended !== undefined) {
      if (account.id === who.account.id) throw conflict('That is for somebody else to do.')
      set(body.isSuspended ? 'suspended' : 'let in again', { is_suspended: body.isSuspended ? 1 : 0 })
      if (body.isSuspended) unit.push({ query: store.db.deleteFrom('session').where('account', '=', account.id) })
    }
    if (body.recovery) unit.push(auditUnit(store, { ...by, what: 'got a link for a new password' }))
    if (!(await store.write(unit))) throw conflict('Somebody was quicker.')
    if (body.isSuspended) house.hall.drop({ account: account.id })
    const recovery = body.recovery ? await newLinkCode(store, account.id, ADMIN_LINK_LASTS, house.now()) : undefined
    return { ...adminPerson(await accountById(store, account.id)), ...(recovery === undefined ? {} : { recovery }) }
  }),

  route('GET /api/admin/reports', { for: 'admin' }, async ({ house }): Promise<{ reports: AdminReport[] }> => {
    const reports = await house.store.db
      .selectFrom('report')
      .innerJoin('account as reporter', 'reporter.id', 'report.account')
      .leftJoin('account as other', 'other.id', 'report.about')
      .leftJoin('game', 'game.id', 'report.game')
      .select([
        'report.id',
        'report.at',
        'report.text',
        'report.state',
        'reporter.name as by',
        'other.name',
        'game.code',
      ])
      .orderBy('report.state', 'desc')
      .orderBy('report.id', 'desc')
      .limit(PAGE)
      .execute()
    return { reports: reports.map(({ code, ...report }) => ({ ...report, game: code })) }
  }),

  route('PUT /api/admin/reports/:id', { for: 'admin' }, async ({ house, who, params, body }) => {
    const { store } = house
    const id = readShape(ROW, Number(params['id']), 'address')
    const done = await store.write([
      { query: store.db.updateTable('report').set({ state: body.state }).where('id', '=', id), rows: 1 },
      auditUnit(store, { at: house.now(), by: who.account.id, what: `report ${id}: ${body.state}` }),
    ])
    if (!done) throw notFound('such report')
  }),

  route('GET /api/admin/invites', { for: 'admin' }, async ({ house }): Promise<{ invites: AdminInvite[] }> => {
    const rows = await house.store.db
      .selectFrom('invite')
      .leftJoin('account', 'account.id', 'invite.account')
      .select(['invite.hash', 'invite.uses', 'invite.expires', 'account.name'])
      .where('invite.uses', '>', 0)
      .where('invite.expires', '>', house.now())
      .orderBy('invite.expires')
      .limit(PAGE)
      .execute()
    return {
      invites: rows.map(({ hash, uses, expires, name }) => ({
        id: hash.slice(0, 16),
        by: name ?? 'the house',
        uses,
        expires,
      })),
    }
  }),

  route('DELETE /api/admin/invites/:id', { for: 'admin' }, async ({ house, who, params }) => {
    const { store } = house
    const id = params['id'] ?? ''
    if (!/^[0-9a-f]{16}$/.test(id)) throw notFound('such invite')
    const gone = await store.write([
      { query: store.db.deleteFrom('invite').where('hash', 'like', `${id}%`), rows: 1 },
      auditUnit(store, { at: house.now(), by: who.account.id, what: 'took back an invite' }),
    ])
    if (!gone) throw notFound('such invite')
  }),

  route('GET /api/admin/games', { for: 'admin' }, async ({ house, who, query }): Promise<{ games: Listing[] }> => {
    const code = query['code']
    const rows = await house.store.db
      .selectFrom('game')
      .selectAll()
      .$if(code !== undefined, (select) => select.where('code', '=', code ?? ''))
      .orderBy('updated', 'desc')
      .limit(PAGE)
      .execute()
    return { games: await listingsOf(house, rows, who.account.id) }
  }),

  /** Takes a game out of the public lists, or what was said at it out of the world. */
  route('PUT /api/admin/games/:code', { for: 'admin' }, async ({ house, who, params, body }) => {
    const { store } = house
    const game = await findTable(house, params['code'] ?? '')
    const by = { at: house.now(), by: who.account.id, game: game.code }
    const unit: Unit[number][] = []
    if (body.visible !== undefined) {
      unit.push({
        query: store.db.updateTable('game').set({ visible: body.visible }).where('id', '=', game.id),
        rows: 1,
      })
      unit.push(auditUnit(store, { ...by, what: `made a game ${body.visible}` }))
    }
    if (body.chat !== undefined) {
      unit.push({ query: store.db.updateTable('chat').set({ text: '' }).where('game', '=', game.id) })
      unit.push(auditUnit(store, { ...by, what: 'blanked a chat' }))
    }
    await store.write(unit)
    const [listing] = await listingsOf(house, [await findTable(house, game.code)], who.account.id)
    return listing!
  }),

  route('GET /api/admin/audit', { for: 'admin' }, async ({ house }): Promise<{ lines: AuditLine[] }> => {
    const rows = await house.store.db
      .selectFrom('audit')
      .leftJoin('account', 'account.id', 'audit.account')
      .select(['audit.at', 'audit.what', 'audit.body', 'account.name'])
      .orderBy('audit.id', 'desc')
      .limit(PAGE)
      .execute()
    const bodies = rows.map(({ body }): { about?: number; game?: string } => JSON.parse(body))
    const names = await namesOf(
      house,
      bodies.map(({ about }) => about ?? 0),
    )
    return {
      lines: rows.map(({ at, what, name }, row) => ({
        at,
        who: name ?? 'the house',
        what,
        about: names.get(bodies[row]!.about ?? 0) ?? null,
        game: bodies[row]!.game ?? null,
      })),
    }
  }),
]

const adminPerson = (account: AccountRow): AdminPerson => ({
  name: account.name,
  kind: account.kind,
  isAdmin: account.is_admin === 1,
  isSuspended: account.is_suspended === 1,
  created: account.created,
  seen: account.seen,
})

async function countOf(
  { store }: House,
  table: 'account' | 'game' | 'report' | 'job',
  where?: readonly ['kind' | 'status' | 'state', string],
): Promise<number> {
  const { count } = await store.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .$if(where !== undefined, (select) => select.where(sql.ref(where![0]), '=', where![1]))
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function namesOf({ store }: House, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await store.db
    .selectFrom('account')
    .select(['id', 'name'])
    .where('id', 'in', [0, ...ids])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
