import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestHouse, testHouse, type Visitor } from '../http/house.fixture.ts'
import { adminInvite } from './invites.ts'

let house: TestHouse
beforeAll(async () => {
  house = await testHouse({ smtp: { server: 'smtp://127.0.0.1', from: 'games@example.org' } })
})
afterAll(() => house.remove())

const PASSWORD = 'correct horse battery'

async function person(name: string): Promise<Visitor> {
  const visitor = house.visitor()
  expect(await visitor.ask('POST /api/signup', { name, password: PASSWORD })).toMatchObject({ status: 200 })
  return visitor
}

async function admin(name: string): Promise<Visitor> {
  const visitor = await person(name)
  await house.store.write([
    { query: house.store.db.updateTable('account').set({ is_admin: 1 }).where('name', '=', name), rows: 1 },
  ])
  return visitor
}

/** The letters that wait for the mail server, newest last. */
async function letters(): Promise<{ to: string; text: string }[]> {
  const jobs = await house.store.db.selectFrom('job').selectAll().where('kind', '=', 'mail').orderBy('id').execute()
  return jobs.map(({ body }) => JSON.parse(house.seal.open(body)))
}

describe('a guest who gives a password', () => {
  it('becomes a person and keeps his games', async () => {
    const visitor = house.visitor()
    await visitor.ask('POST /api/guest', { name: 'Zhukov guest' })
    const table = { game: 'drill', scenario: 'meeting', options: {}, opening: 'ready', pace: 'none', visible: 'public' }
    await visitor.ask('POST /api/games', { ...table, isRated: false, seats: ['me', 'open'], seed: '' })
    const before = visitor.cookie
    const { body } = await visitor.ask('POST /api/signup', { name: 'Zhukov', password: PASSWORD })
    expect(body).toMatchObject({ name: 'Zhukov', kind: 'person', hasPassword: true })
    expect(visitor.cookie).not.toBe(before)
    const lobby = await visitor.ask('GET /api/lobby')
    expect(lobby.body.mine).toMatchObject([{ seats: [{ name: 'Zhukov' }, {}] }])
    const old = house.visitor()
    old.cookie = before
    expect(await old.ask('GET /api/me')).toMatchObject({ body: null })
  })

  it('needs one that is not easily guessed', async () => {
    const visitor = house.visitor()
    for (const password of ['short', 'aaaaaaaaaaaa', 'Konstantinos'])
      expect(await visitor.ask('POST /api/signup', { name: 'Konstantinos', password })).toMatchObject({ status: 400 })
  })
})

describe('signing in', () => {
  it('takes the name in any spelling and the right password', async () => {
    await person('Von Bock')
    const visitor = house.visitor()
    expect(await visitor.ask('POST /api/signin', { name: 'vonbock', password: PASSWORD })).toMatchObject({
      body: { name: 'Von Bock' },
    })
  })

  it('says the same of a wrong name and a wrong password, and lets one wait longer each time', async () => {
    await person('Guderian')
    const visitor = house.visitor()
    const wrong = () => visitor.ask('POST /api/signin', { name: 'Guderian', password: 'no such password' })
    const first = await wrong()
    expect(first).toMatchObject({ status: 403, body: { error: 'Name and password do not fit.' } })
    const nobody = await house.visitor().ask('POST /api/signin', { name: 'Nobody', password: 'no such password' })
    expect(nobody.body).toEqual(first.body)
    for (let tries = 0; tries < 3; tries++) await wrong()
    expect(await wrong()).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
    house.pass(1000)
    await wrong()
    expect(await wrong()).toMatchObject({ status: 429, headers: { 'retry-after': '2' } })
    const elsewhere = house.visitor()
    expect(await elsewhere.ask('POST /api/signin', { name: 'Guderian', password: PASSWORD })).toMatchObject({
      status: 200,
    })
  })

  it('keeps no password that could be read', async () => {
    await person('Hoth')
    const rows = await house.store.db.selectFrom('credential').select('data').where('kind', '=', 'password').execute()
    expect(rows.every(({ data }) => !data.includes(PASSWORD) && data.includes('argon2id'))).toBe(true)
  })
})

describe('recovery', () => {
  it('takes each of eight codes once, sets a password and ends all sessions', async () => {
    const visitor = await person('Timoshenko')
    const { body } = await visitor.ask('POST /api/me/codes')
    expect(body.codes).toHaveLength(8)
    const other = house.visitor()
    const recover = (code: string) =>
      other.ask('POST /api/recover', { name: 'Timoshenko', code, password: 'another long password' })
    expect(await recover('abcd-abcd-abcd-abcd')).toMatchObject({ status: 403 })
    expect(await recover(body.codes[0]!.toUpperCase())).toMatchObject({ status: 200, body: { name: 'Timoshenko' } })
    expect(await recover(body.codes[0]!)).toMatchObject({ status: 403 })
    expect(await visitor.ask('GET /api/me')).toMatchObject({ body: null })
    const again = await house
      .visitor()
      .ask('POST /api/signin', { name: 'Timoshenko', password: 'another long password' })
    expect(again.status).toBe(200)
  })

  it('by mail needs an address that its owner has shown to read', async () => {
    const visitor = await person('Konev')
    expect(await visitor.ask('PUT /api/me', { mail: 'not mail' })).toMatchObject({ status: 400 })
    expect(await visitor.ask('PUT /api/me', { mail: 'konev@example.org' })).toMatchObject({ body: { mail: null } })
    const question = (await letters()).at(-1)!
    const link = /\/api\/mail\/\S+/.exec(question.text)![0]
    expect(await house.visitor().ask(`GET ${link}`)).toMatchObject({ status: 303 })
    expect(await visitor.ask('GET /api/me')).toMatchObject({ body: { mail: 'konev@example.org' } })
    expect(await house.visitor().ask('POST /api/recover/mail', { name: 'Konev' })).toMatchObject({ status: 200 })
    const [, name, code] = /#\/recover\/([^/]+)\/(\S+)/.exec((await letters()).at(-1)!.text)!
    const recovered = await house.visitor().ask('POST /api/recover', { name, code, password: 'a third long password' })
    expect(recovered).toMatchObject({ status: 200 })
    const before = (await letters()).length
    expect(await house.visitor().ask('POST /api/recover/mail', { name: 'Nobody' })).toMatchObject({ status: 200 })
    expect(await letters()).toHaveLength(before)
  })

  it("by an admin's link is over after three days", async () => {
    await person('Budyonny')
    const keeper = await admin('Keeper')
    const ask = () => keeper.ask('PUT /api/admin/people/Budyonny', { recovery: true })
    const { body: late } = await ask()
    house.pass(73 * 3_600_000)
    const recover = (code: string) =>
      house.visitor().ask('POST /api/recover', { name: 'Budyonny', code, password: 'yet another password' })
    expect(await recover(late.recovery!)).toMatchObject({ status: 403 })
    const { body } = await ask()
    expect(await recover(body.recovery!)).toMatchObject({ status: 200 })
  })
})

describe('one who changes his password', () => {
  it('shows the old one, and ends his other sessions', async () => {
    const visitor = await person('Kluge')
    const other = house.visitor()
    await other.ask('POST /api/signin', { name: 'Kluge', password: PASSWORD })
    const change = (old: string) => visitor.ask('PUT /api/me', { password: { old, new: 'a new long password' } })
    expect(await change('not the old one')).toMatchObject({ status: 403 })
    expect(await change(PASSWORD)).toMatchObject({ status: 200 })
    expect(await other.ask('GET /api/me')).toMatchObject({ body: null })
    expect(await visitor.ask('GET /api/me')).toMatchObject({ body: { name: 'Kluge' } })
  })
})

describe('a house that is not open', () => {
  it('takes those in who were invited, as often as the invite says', async () => {
    const closed = await testHouse({ accounts: 'invite' })
    try {
      expect(await closed.visitor().ask('POST /api/guest', {})).toMatchObject({ status: 403 })
      const token = await adminInvite(closed)
      const keeper = closed.visitor()
      const signup = { name: 'Keeper', password: PASSWORD, invite: token }
      expect(await keeper.ask('POST /api/signup', signup)).toMatchObject({ body: { isAdmin: true } })
      expect(await adminInvite(closed)).toBeNull()
      const { body } = await keeper.ask('POST /api/invites', { uses: 1, days: 7 })
      const guest = await closed.visitor().ask('POST /api/guest', { invite: body.token })
      expect(guest).toMatchObject({ status: 200, body: { isAdmin: false } })
      expect(await closed.visitor().ask('POST /api/guest', { invite: body.token })).toMatchObject({ status: 400 })
      const { body: second } = await keeper.ask('POST /api/invites', { uses: 5, days: 7 })
      closed.pass(8 * 86_400_000)
      expect(await closed.visitor().ask('POST /api/guest', { invite: second.token })).toMatchObject({ status: 400 })
    } finally {
      await closed.remove()
    }
  })

  it('lets only those who run it invite, where it is closed', async () => {
    const closed = await testHouse({ accounts: 'closed' })
    try {
      const keeper = closed.visitor()
      const invite = await adminInvite(closed)
      await keeper.ask('POST /api/signup', { name: 'Keeper', password: PASSWORD, invite })
      const { body } = await keeper.ask('POST /api/invites', { uses: 2, days: 7 })
      const member = closed.visitor()
      await member.ask('POST /api/signup', { name: 'Member', password: PASSWORD, invite: body.token })
      expect(await member.ask('POST /api/invites', { uses: 2, days: 7 })).toMatchObject({ status: 403 })
    } finally {
      await closed.remove()
    }
  })
})

describe('care', () => {
  it('keeps those apart who do not want to meet', async () => {
    const [one, other] = [await person('Model'), await person('Rokossovsky')]
    expect(await one.ask('PUT /api/people/rokossovsky', { isBlocked: true, isMuted: true })).toMatchObject({
      body: { blocked: ['Rokossovsky'], muted: ['Rokossovsky'] },
    })
    const table = { game: 'drill', scenario: 'meeting', options: {}, opening: 'ready', pace: 'none', visible: 'public' }
    const open = { ...table, isRated: false, seats: ['me', 'open'], seed: '' }
    const { body } = await one.ask('POST /api/games', open)
    const lobby = await other.ask('GET /api/lobby')
    expect(lobby.body.open.map(({ code }: { code: string }) => code)).not.toContain(body.code)
    expect(await other.ask(`POST /api/games/${body.code}/seats`, { side: 'red', seed: '' })).toMatchObject({
      status: 403,
    })
    expect(await other.ask('POST /api/games', { ...open, seats: ['me', { name: 'Model' }] })).toMatchObject({
      status: 403,
    })
    expect(await one.ask('PUT /api/people/rokossovsky', { isBlocked: false })).toMatchObject({
      body: { blocked: [], muted: ['Rokossovsky'] },
    })
  })

  it('brings reports to those who run the house, and writes down what they do', async () => {
    const [reporter, keeper] = [await person('Reporter'), await admin('Second Keeper')]
    const rude = await person('Rude')
    expect(await reporter.ask('POST /api/reports', { name: 'Rude', text: 'He swears.' })).toMatchObject({ status: 200 })
    expect(await reporter.ask('GET /api/admin/reports')).toMatchObject({ status: 403 })
    const { body } = await keeper.ask('GET /api/admin/reports')
    expect(body.reports[0]).toMatchObject({ by: 'Reporter', name: 'Rude', text: 'He swears.', state: 'open' })
    await keeper.ask(`PUT /api/admin/reports/${body.reports[0]!.id}`, { state: 'done' })
    await keeper.ask('PUT /api/admin/people/Rude', { isSuspended: true, name: 'Polite' })
    expect(await rude.ask('GET /api/lobby')).toMatchObject({ body: { mine: [] } })
    expect(await rude.ask('POST /api/signout')).toMatchObject({ status: 401 })
    const again = await house.visitor().ask('POST /api/signin', { name: 'Polite', password: PASSWORD })
    expect(again).toMatchObject({ status: 403, body: { error: 'This account is suspended.' } })
    const audit = await keeper.ask('GET /api/admin/audit')
    expect(audit.body.lines.slice(0, 3)).toMatchObject([
      { who: 'Second Keeper', what: 'suspended', about: 'Polite' },
      { who: 'Second Keeper', what: 'renamed', about: 'Polite' },
      { who: 'Second Keeper', what: /report \d+: done/.exec(audit.body.lines[2]!.what)?.[0] },
    ])
  })

  it('gives everybody all that is kept about him', async () => {
    const visitor = await person('Halder')
    const { body } = await visitor.ask('GET /api/me/export')
    expect(body).toMatchObject({ hexfront: 'account', me: { name: 'Halder' }, sessions: [{ device: 'a program' }] })
    expect(JSON.stringify(body)).not.toMatch(/argon2id|hash/)
  })

  it('erases an account: what opens it and what it said go, its games stay', async () => {
    const [leaver, other] = [await person('Leaver'), await person('Stayer')]
    const table = { game: 'drill', scenario: 'meeting', options: {}, opening: 'ready', pace: 'none', visible: 'public' }
    const { body: game } = await other.ask('POST /api/games', {
      ...table,
      isRated: false,
      seats: ['me', 'open'],
      seed: '',
    })
    await leaver.ask(`POST /api/games/${game.code}/seats`, { side: 'red', seed: '' })
    const { db } = house.store
    const { id } = await db.selectFrom('account').select('id').where('name', '=', 'Leaver').executeTakeFirstOrThrow()
    const row = await db.selectFrom('game').selectAll().where('code', '=', game.code).executeTakeFirstOrThrow()
    await house.store.write([
      { query: db.updateTable('game').set({ status: 'over' }).where('id', '=', row.id) },
      { query: db.insertInto('chat').values({ game: row.id, room: 'players', account: id, at: 1, text: 'hello' }) },
    ])
    expect(await leaver.ask('DELETE /api/me')).toMatchObject({ status: 200 })
    expect(await house.visitor().ask('POST /api/signin', { name: 'Leaver', password: PASSWORD })).toMatchObject({
      status: 403,
    })
    const left = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(left).toMatchObject({ kind: 'gone', mail: null, settings: '{}' })
    expect(left.name).toMatch(/^gone-[0-9a-f]{8}$/)
    for (const table of ['credential', 'session', 'push', 'webhook', 'rating'] as const)
      expect(await db.selectFrom(table).selectAll().where('account', '=', id).execute()).toEqual([])
    expect(await db.selectFrom('chat').select('text').where('account', '=', id).execute()).toMatchObject([{ text: '' }])
    const kept = await other.ask(`GET /api/games/${game.code}`)
    expect(kept.body.seats[1]).toMatchObject({ name: left.name, kind: 'gone' })
  })
})
