import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestHouse, testHouse, type Visitor } from '../http/house.fixture.ts'
import { Authenticator } from './authenticator.fixture.ts'

const ORIGIN = 'https://games.example'

let house: TestHouse
beforeAll(async () => {
  house = await testHouse({ origin: ORIGIN })
})
afterAll(() => house.remove())

type AskingName = 'POST /api/passkeys/options' | 'POST /api/passkeys/signin/options'

/** One's cookies: the session, and the question that was put to the browser. */
async function question(visitor: Visitor, name: AskingName): Promise<{ challenge: string; cookie: string }> {
  const session = visitor.cookie
  const { status, body } = await visitor.ask(name)
  expect(status).toBe(200)
  const cookie = [session, visitor.cookie].filter((one) => one !== '').join('; ')
  visitor.cookie = session
  return { challenge: body.challenge, cookie }
}

const answer = (visitor: Visitor, name: string, cookie: string, body: object) =>
  visitor.ask(name, body, { headers: { cookie } })

async function withPasskey(device: Authenticator): Promise<Visitor> {
  const visitor = house.visitor()
  await visitor.ask('POST /api/guest', {})
  const { challenge, cookie } = await question(visitor, 'POST /api/passkeys/options')
  const made = await answer(visitor, 'POST /api/passkeys', cookie, {
    response: device.create(challenge),
    label: 'phone',
  })
  expect(made).toMatchObject({ status: 200, body: { kind: 'person', passkeys: [{ id: device.id, label: 'phone' }] } })
  return visitor
}

async function signIn(device: Authenticator, change: (response: object) => object = (same) => same) {
  const visitor = house.visitor()
  const { challenge, cookie } = await question(visitor, 'POST /api/passkeys/signin/options')
  const response = change(device.get(challenge))
  return { visitor, cookie, response, ...(await answer(visitor, 'POST /api/passkeys/signin', cookie, { response })) }
}

describe('a passkey', () => {
  it('makes a person of a guest, and lets him in again', async () => {
    const device = new Authenticator(ORIGIN)
    const owner = await withPasskey(device)
    const { body: me } = await owner.ask('GET /api/me')
    expect(await signIn(device)).toMatchObject({ status: 200, body: { name: me?.name } })
  })

  it('answers a question once, and only the one that was put', async () => {
    const device = new Authenticator(ORIGIN)
    await withPasskey(device)
    const { visitor, cookie, response } = await signIn(device)
    expect(await answer(visitor, 'POST /api/passkeys/signin', cookie, { response })).toMatchObject({ status: 400 })
    const other = house.visitor()
    const asked = await question(other, 'POST /api/passkeys/signin/options')
    const stale = device.get(Buffer.from('another challenge').toString('base64url'))
    expect(await answer(other, 'POST /api/passkeys/signin', asked.cookie, { response: stale })).toMatchObject({
      status: 400,
    })
  })

  it('is refused where it was made for another site, is not known, or was forged', async () => {
    const device = new Authenticator(ORIGIN)
    await withPasskey(device)
    expect(await signIn(new Authenticator(ORIGIN))).toMatchObject({ status: 400 })
    const forged = new Authenticator(ORIGIN)
    expect(await signIn(forged, (response) => ({ ...response, id: device.id, rawId: device.id }))).toMatchObject({
      status: 400,
    })
    const elsewhere = new Authenticator('https://elsewhere.example')
    const visitor = house.visitor()
    await visitor.ask('POST /api/guest', {})
    const { challenge, cookie } = await question(visitor, 'POST /api/passkeys/options')
    const body = { response: elsewhere.create(challenge), label: '' }
    expect(await answer(visitor, 'POST /api/passkeys', cookie, body)).toMatchObject({ status: 400 })
  })

  it('is not given to another than the one who asked for it', async () => {
    const [one, other] = [house.visitor(), house.visitor()]
    await one.ask('POST /api/guest', {})
    await other.ask('POST /api/guest', {})
    const { challenge, cookie } = await question(one, 'POST /api/passkeys/options')
    const stolen = cookie.replace(/__Host-hexfront=[^;]+/, other.cookie)
    const body = { response: new Authenticator(ORIGIN).create(challenge), label: '' }
    expect(await answer(other, 'POST /api/passkeys', stolen, body)).toMatchObject({ status: 400 })
  })

  it('that is the last way into an account stays', async () => {
    const device = new Authenticator(ORIGIN)
    const owner = await withPasskey(device)
    expect(await owner.ask(`DELETE /api/passkeys/${device.id}`)).toMatchObject({ status: 409 })
    await owner.ask('PUT /api/me', { password: { new: 'a long new password' } })
    expect(await owner.ask(`DELETE /api/passkeys/${device.id}`)).toMatchObject({ status: 200, body: { passkeys: [] } })
  })

  it('needs a name of the house, not a number', async () => {
    const plain = await testHouse()
    try {
      const visitor = plain.visitor()
      const at = (host: string) => visitor.ask('POST /api/passkeys/signin/options', undefined, { headers: { host } })
      expect(await at('127.0.0.1:4173')).toMatchObject({ status: 400 })
      expect(await at('localhost:4173')).toMatchObject({ status: 200, body: { rpId: 'localhost' } })
    } finally {
      await plain.remove()
    }
  })
})
