import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestHouse, testHouse } from './house.fixture.ts'

let house: TestHouse
beforeAll(async () => {
  house = await testHouse()
})
afterAll(() => house.remove())

describe('the API', () => {
  it('answers with fixed headers', async () => {
    const { status, body, headers } = await house.visitor().ask('GET /api/house')
    expect(status).toBe(200)
    expect(body).toEqual({ accounts: 'open', hasMail: false, push: null, isSecure: false, version: 'test' })
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cache-control']).toBe('no-store')
  })

  it('says what is wrong in a body, in one form of error', async () => {
    const visitor = house.visitor()
    expect(await visitor.ask('POST /api/guest', { name: 7 })).toMatchObject({
      status: 400,
      body: { error: 'the body: name: a text was expected, not 7' },
    })
    expect(await visitor.ask('POST /api/guest', { nickname: 'x' })).toMatchObject({ status: 400 })
    expect(await visitor.ask('GET /api/nothing')).toMatchObject({
      status: 404,
      body: { error: 'There is nothing at this address.' },
    })
  })

  it('understands JSON only', async () => {
    const visitor = house.visitor()
    const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'name=x' }
    expect(await visitor.ask('POST /api/guest', undefined, form)).toMatchObject({ status: 415 })
    const text = { headers: { 'content-type': 'text/plain' }, payload: '{}' }
    expect(await visitor.ask('POST /api/guest', undefined, text)).toMatchObject({ status: 415 })
    const broken = { headers: { 'content-type': 'application/json' }, payload: '{' }
    expect(await visitor.ask('POST /api/guest', undefined, broken)).toMatchObject({ status: 400 })
  })

  it('takes no more than a message', async () => {
    expect(await house.visitor().ask('POST /api/guest', { name: 'x'.repeat(5000) })).toMatchObject({ status: 413 })
  })

  it('bars what comes from other sites', async () => {
    const visitor = house.visitor()
    const from = (headers: Record<string, string>) => visitor.ask('POST /api/guest', {}, { headers })
    expect(await from({ 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 })
    expect(await from({ 'sec-fetch-site': 'same-site' })).toMatchObject({ status: 403 })
    expect(await from({ 'sec-fetch-site': '', origin: 'http://elsewhere.example' })).toMatchObject({ status: 403 })
    expect(await from({ 'sec-fetch-site': 'none' })).toMatchObject({ status: 200 })
  })

  it('takes the origin where a browser says nothing of sites', async () => {
    const answer = await house.app.inject({
      method: 'POST',
      url: '/api/guest',
      payload: {},
      headers: { host: 'localhost:4173', origin: 'http://localhost:4173' },
    })
    expect(answer.statusCode).toBe(200)
    const without = await house.app.inject({
      method: 'POST',
      url: '/api/guest',
      payload: {},
      headers: { host: 'localhost' },
    })
    expect(without.statusCode).toBe(403)
  })

  it('answers at home to its own names only', async () => {
    const answer = await house.app.inject({ url: '/api/house', headers: { host: 'rebound.example' } })
    expect(answer.statusCode).toBe(421)
  })

  it('makes those wait who ask too often', async () => {
    const visitor = house.visitor()
    for (let guests = 0; guests < 5; guests++) {
      visitor.cookie = ''
      expect(await visitor.ask('POST /api/guest', {})).toMatchObject({ status: 200 })
    }
    visitor.cookie = ''
    const sixth = await visitor.ask('POST /api/guest', {})
    expect(sixth).toMatchObject({ status: 429, body: { error: 'That was too often: try again in 720 s.' } })
    expect(sixth.headers['retry-after']).toBe('720')
    house.pass(720_000)
    expect(await visitor.ask('POST /api/guest', {})).toMatchObject({ status: 200 })
  })
})

describe('an address', () => {
  const from = (one: TestHouse, remoteAddress: string, forwarded: string) =>
    one.app.inject({
      method: 'POST',
      url: '/api/guest',
      payload: {},
      remoteAddress,
      headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': forwarded },
    })

  it('is not whatever a visitor says', async () => {
    for (let guests = 0; guests < 5; guests++) await from(house, '10.9.9.9', `10.8.8.${guests}`)
    expect((await from(house, '10.9.9.9', '10.8.8.8')).statusCode).toBe(429)
  })

  it('is what a proxy says that was named', async () => {
    const behind = await testHouse({ proxies: ['10.9.9.9'] })
    for (let guests = 0; guests < 6; guests++)
      expect((await from(behind, '10.9.9.9', `10.8.8.${guests}`)).statusCode).toBe(200)
    await behind.remove()
  })

  it('of IPv6 is that of a whole network', async () => {
    for (let guests = 0; guests < 5; guests++) await from(house, `2a00:1:2:3::${guests}`, '')
    expect((await from(house, '2a00:1:2:3:ffff::1', '')).statusCode).toBe(429)
    expect((await from(house, '2a00:1:2:4::1', '')).statusCode).toBe(200)
  })
})

describe('a guest', () => {
  it('is there after one step, with a cookie that scripts cannot read', async () => {
    const visitor = house.visitor()
    const { body, headers } = await visitor.ask('POST /api/guest', {})
    expect(body).toMatchObject({ kind: 'guest', isAdmin: false, passkeys: [] })
    expect(headers['set-cookie']).toMatch(/^hexfront=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(await visitor.ask('GET /api/me')).toMatchObject({ body: { name: body.name } })
  })

  it('may choose a name that nobody has', async () => {
    const [one, other] = [house.visitor(), house.visitor()]
    expect(await one.ask('POST /api/guest', { name: 'Kirponos' })).toMatchObject({ body: { name: 'Kirponos' } })
    expect(await other.ask('POST /api/guest', { name: 'kir-ponos' })).toMatchObject({ status: 409 })
    expect(await other.ask('POST /api/guest', { name: 'Admin' })).toMatchObject({ status: 409 })
  })

  it('ends sessions, and is then nobody', async () => {
    const visitor = house.visitor()
    await visitor.ask('POST /api/guest', {})
    const { body } = await visitor.ask('GET /api/sessions')
    expect(body.sessions).toMatchObject([{ isThis: true }])
    expect(await visitor.ask(`DELETE /api/sessions/${body.sessions[0]!.id}`)).toMatchObject({ status: 200 })
    expect(await visitor.ask('GET /api/me')).toMatchObject({ status: 200, body: null })
    expect(await visitor.ask('GET /api/sessions')).toMatchObject({
      status: 401,
      body: { error: 'You are not signed in.' },
    })
  })

  it('stays for ninety days after he was last here', async () => {
    const visitor = house.visitor()
    await visitor.ask('POST /api/guest', {})
    const { cookie } = visitor
    house.pass(89 * 86_400_000)
    expect(await visitor.ask('GET /api/me')).toMatchObject({ body: { kind: 'guest' } })
    house.pass(89 * 86_400_000)
    expect(await visitor.ask('GET /api/me')).toMatchObject({ body: { kind: 'guest' } })
    expect(visitor.cookie).toBe(cookie)
    house.pass(91 * 86_400_000)
    expect(await visitor.ask('GET /api/me')).toMatchObject({ body: null })
  })

  it('has a cookie that only HTTPS carries, where there is HTTPS', async () => {
    const secure = await testHouse({ origin: 'https://games.example' })
    const { headers } = await secure.visitor().ask('POST /api/guest', {})
    expect(headers['set-cookie']).toMatch(/^__Host-hexfront=[\w-]{43}; .*Secure/)
    await secure.remove()
  })

  it('leaves only the hash of his token in the store', async () => {
    const visitor = house.visitor()
    await visitor.ask('POST /api/guest', {})
    const token = visitor.cookie.split('=')[1]!
    const rows = await house.store.db.selectFrom('session').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})
