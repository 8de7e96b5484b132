import { createECDH, randomBytes } from 'node:crypto'
import { createServer as createHttp, type Server as HttpServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, createServer as createTcp, type Server as TcpServer } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import webPush from 'web-push'
import { type TestHouse, testHouse } from '../http/house.fixture.ts'
import { queueJob } from '../jobs/queue.ts'
import { doJobs, type Ways } from '../jobs/runner.ts'
import { newAccount } from '../people/accounts.ts'
import { choice, putGame } from '../store/rows.fixture.ts'
import { newPostman, post } from './mail.ts'
import { noteHandOver, noteLostHandOvers } from './notices.ts'
import { PUBLIC_NET, type Reach, sendOut } from './outward.ts'

/** Stand-ins on this machine may be reached, by whatever name. */
const HERE: Reach = { bar: () => '', pin: async () => '127.0.0.1' }
const VAPID = webPush.generateVAPIDKeys()

interface StandIn {
  readonly server: HttpServer
  readonly address: string
  readonly heard: { readonly headers: IncomingMessage['headers']; readonly body: string }[]
  status: number
}

async function standIn(): Promise<StandIn> {
  const heard: StandIn['heard'] = []
  const one: StandIn = {
    heard,
    status: 200,
    address: '',
    server: createHttp((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        heard.push({ headers: request.headers, body: Buffer.concat(parts).toString('latin1') })
        response.writeHead(one.status, { location: 'http://127.0.0.1:1/' }).end()
      })
    }),
  }
  await new Promise<void>((resolve) => one.server.listen(0, '127.0.0.1', resolve))
  return Object.assign(one, { address: `http://hook.example:${(one.server.address() as AddressInfo).port}/x` })
}

/** Understands as much SMTP as it takes to be brought a letter. */
async function mailServer(): Promise<{ server: TcpServer; address: string; letters: string[] }> {
  const letters: string[] = []
  const server = createTcp((socket) => {
    let text = ''
    let isLetter = false
    socket.write('220 here\r\n')
    socket.on('data', (part) => {
      text += part.toString()
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end)
        text = text.slice(end + 2)
        if (isLetter && line !== '.') letters[letters.length - 1] += `${line}\n`
        else if (isLetter) {
          isLetter = false
          socket.write('250 kept\r\n')
        } else if (line === 'DATA') {
          isLetter = true
          letters.push('')
          socket.write('354 go on\r\n')
        } else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 good\r\n')
      }
    })
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, letters, address: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

let house: TestHouse
let hook: StandIn
let mail: Awaited<ReturnType<typeof mailServer>>
let ways: Ways

beforeEach(async () => {
  hook = await standIn()
  mail = await mailServer()
  const smtp = { server: `${mail.address}?ignoreTLS=true`, from: 'games@example.org' }
  house = await testHouse({
    smtp,
    push: { ...VAPID, contact: 'mailto:games@example.org' },
    origin: 'https://games.example',
  })
  ways = { postman: newPostman(smtp), reach: HERE }
})
afterEach(async () => {
  await house.remove()
  hook.server.close()
  mail.server.close()
})

/** A running game in which somebody with a webhook has been asked by event 1. */
async function game(settings: object = {}): Promise<{ id: number; account: number }> {
  const { store } = house
  const account = await newAccount(store, { name: 'Sleeper', kind: 'person' }, house.now())
  const id = await putGame(store, 'aaaaaa')
  await store.write([
    {
      query: store.db
        .updateTable('account')
        .set({ settings: JSON.stringify(settings) })
        .where('id', '=', account.id),
    },
    { query: store.db.updateTable('seat').set({ account: account.id }).where('game', '=', id).where('side', '=', 2) },
    { query: store.db.insertInto('webhook').values({ account: account.id, address: hook.address, failures: 0 }) },
  ])
  const asked = { asked: 2, updated: house.now() }
  await store.append({ game: id, since: 0, events: [{ ...choice('k'), seat: 1, at: house.now() }], row: asked })
  await noteHandOver(store, { game: id, side: 2, n: 1 }, house.now())
  return { id, account: account.id }
}

const pass = async (seconds: number): Promise<void> => {
  house.pass(seconds * 1000)
  await doJobs(house, ways)
}

describe('your turn', () => {
  it('is told once, after a minute without a socket', async () => {
    const { id } = await game()
    await pass(0)
    await pass(59)
    expect(hook.heard).toHaveLength(0)
    await pass(2)
    expect(hook.heard).toHaveLength(1)
    const link = 'https://games.example/#/game/aaaaaa'
    expect(JSON.parse(hook.heard[0]!.body)).toMatchObject({ what: 'turn', game: 'aaaaaa', link })
    await noteHandOver(house.store, { game: id, side: 2, n: 1 }, house.now())
    await noteLostHandOvers(house)
    await pass(120)
    expect(hook.heard).toHaveLength(1)
  })

  it('waits while he is here, and tells nothing when he has answered', async () => {
    const { id, account } = await game()
    house.hall.here.add(account)
    await pass(0)
    await pass(61)
    await pass(61)
    expect(hook.heard).toHaveLength(0)
    await house.store.write([{ query: house.store.db.updateTable('game').set({ asked: 1 }).where('id', '=', id) }])
    house.hall.here.clear()
    await pass(61)
    expect(hook.heard).toHaveLength(0)
    expect(await house.store.db.selectFrom('job').selectAll().where('kind', '=', 'turn').execute()).toEqual([])
  })

  it('is told at once, or never, as set', async () => {
    const { account } = await game({ notify: 'always' })
    house.hall.here.add(account)
    await pass(0)
    expect(hook.heard).toHaveLength(1)
    await house.remove()
    house = await testHouse({ origin: 'https://games.example' })
    await game({ notify: 'never' })
    await pass(0)
    await pass(120)
    expect(hook.heard).toHaveLength(1)
  })

  it('is found again when a crash has lost it', async () => {
    const { id } = await game()
    await house.store.write([{ query: house.store.db.deleteFrom('job') }])
    await noteLostHandOvers(house)
    await pass(61)
    expect(hook.heard).toHaveLength(1)
    expect(
      await house.store.db.selectFrom('seat').select('told').where('game', '=', id).where('side', '=', 2).execute(),
    ).toMatchObject([{ told: 1 }])
  })

  it('is tried again where it cannot be brought, and the address is left alone in the end', async () => {
    hook.status = 302
    const { account } = await game({ notify: 'always' })
    await pass(0)
    expect(hook.heard).toHaveLength(1)
    await pass(30)
    expect(hook.heard).toHaveLength(2)
    for (let tries = 0; tries < 10; tries++) await pass(6 * 3600)
    expect(hook.heard).toHaveLength(8)
    expect(
      await house.store.db.selectFrom('webhook').selectAll().where('account', '=', account).execute(),
    ).toMatchObject([{ failures: 8 }])
    expect(await house.store.db.selectFrom('job').selectAll().where('kind', '=', 'webhook').execute()).toEqual([])
  })

  it('goes to devices, sealed, and forgets those that are gone', async () => {
    const { account } = await game({ notify: 'always' })
    const device = createECDH('prime256v1')
    device.generateKeys()
    const keys = { p256dh: device.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
    const { db } = house.store
    const values = { account, endpoint: hook.address, keys: JSON.stringify(keys), created: 1 }
    await house.store.write([{ query: db.deleteFrom('webhook') }, { query: db.insertInto('push').values(values) }])
    await pass(0)
    expect(hook.heard).toHaveLength(1)
    expect(hook.heard[0]!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
    expect(hook.heard[0]!.headers.authorization).toMatch(/^vapid t=/)
    expect(hook.heard[0]!.body).not.toContain('aaaaaa')
    hook.status = 410
    await queueJob(house.store, { kind: 'push', ref: '1/1/2', due: house.now(), body: '{}' })
    await pass(0)
    expect(await db.selectFrom('push').selectAll().execute()).toEqual([])
  })

  it('goes by mail to those who want it', async () => {
    const { account } = await game({ notify: 'always', notifyMail: 'on' })
    const { db } = house.store
    await house.store.write([
      { query: db.updateTable('account').set({ mail: 'a@example.org' }).where('id', '=', account) },
    ])
    await pass(0)
    expect(mail.letters).toHaveLength(1)
    expect(mail.letters[0]).toContain('To: a@example.org')
    expect(mail.letters[0]).toContain('Subject: Hexfront: your turn in Drill')
  })
})

describe('a letter', () => {
  it('lies sealed in the queue', async () => {
    await post(house, { to: 'a@example.org', subject: 'x', text: 'secret code' })
    const [job] = await house.store.db.selectFrom('job').selectAll().where('kind', '=', 'mail').execute()
    expect(job!.body).not.toContain('secret')
    await pass(0)
    expect(mail.letters[0]).toContain('secret code')
  })
})

describe('what goes out', () => {
  it('goes nowhere but to the public net', async () => {
    const errand = { address: 'https://127.0.0.1/', headers: {}, body: '' }
    await expect(sendOut(PUBLIC_NET, errand)).rejects.toThrow('does not lead to the public net')
  })

  it('goes to the address that was looked at, whatever the name leads to a moment later', async () => {
    const errand = { address: hook.address, headers: {}, body: 'x' }
    expect(await sendOut({ bar: () => '', pin: async () => '127.0.0.1' }, errand)).toBe(200)
    expect(hook.heard[0]!.headers.host).toContain('hook.example')
  })

  it('follows no redirect', async () => {
    hook.status = 307
    expect(await sendOut(HERE, { address: hook.address, headers: {}, body: 'x' })).toBe(307)
    expect(hook.heard).toHaveLength(1)
  })
})
