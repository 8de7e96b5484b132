import type { Frame } from '@hexfront/wire'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TestSocket } from '../worlds/socket.fixture.ts'
import { type Follower, followers, newAccount, putTable, type TestHall, testHall, whoIs } from './hall.fixture.ts'

const CODE = 'drill1'

let house: TestHall
let blue: Follower
let red: Follower

beforeEach(async () => {
  house = await testHall()
  const accounts = [await newAccount(house.store, 'blue'), await newAccount(house.store, 'red')]
  const id = await putTable(house.store, { code: CODE, game: 'drill', scenario: 'meeting', seats: accounts })
  await house.hall.seated(id)
  const [one, other] = await followers(house, CODE, accounts)
  blue = one!
  red = other!
})
afterEach(() => house.close())

/** A window of somebody: it hears what comes, and may watch the table. */
async function windowOf({ account }: Follower, game?: string): Promise<() => string[]> {
  const socket = new TestSocket()
  house.hall.join(socket.socket, whoIs(account))
  if (game) socket.hear({ t: 'watch', game })
  await house.hall.idle()
  socket.sent.length = 0
  return () => {
    const frames = socket.sent.splice(0).map((text): Frame => JSON.parse(text))
    return frames.flatMap((frame) =>
      frame.t === 'news' ? [`${frame.what} ${frame.game}`] : frame.t === 'chat' ? [frame.text] : [],
    )
  }
}

type Sitting = Pick<Follower, 'account'>

async function tie(by: Sitting, other: Sitting, kind: 'mute' | 'block'): Promise<void> {
  const { db } = house.store
  const row = { account: by.account!, other: other.account!, kind }
  await house.store.write([{ query: db.insertInto('tie').values(row), rows: 1 }])
}

describe('news of a game', () => {
  it('comes to windows of its players that look elsewhere, not to those that watch it', async () => {
    const [away, there] = [await windowOf(red), await windowOf(red, CODE)]
    await blue.offer('draw')
    expect([away(), there()]).toEqual([[`offer ${CODE}`], []])
    await blue.chat('players', 'What do you think?')
    expect([away(), there()]).toEqual([[`chat ${CODE}`], ['What do you think?']])
    await blue.resign()
    expect([away(), there()]).toEqual([[`over ${CODE}`], []])
  })

  it('says whose turn it is, to him alone', async () => {
    const [ofBlue, ofRed] = [await windowOf(blue), await windowOf(red)]
    while (blue.asked === 1) {
      expect(await blue.say(blue.anyAnswer())).toMatchObject({ t: 'ok' })
      await blue.look()
    }
    expect(ofRed()).toEqual([`turn ${CODE}`])
    expect(ofBlue()).toEqual([])
  })
})

describe('one who was muted', () => {
  it.each(['mute', 'block'] as const)(
    'is not heard on any device of whoever did so (%s), nor is there news of it',
    async (kind) => {
      const devices = [await windowOf(blue, CODE), await windowOf(blue, CODE), await windowOf(blue)]
      const own = await windowOf(red, CODE)
      await red.chat('players', 'before')
      expect(devices.map((heard) => heard())).toEqual([['before'], ['before'], [`chat ${CODE}`]])
      await tie(blue, red, kind)
      await red.chat('players', 'after')
      expect(devices.map((heard) => heard())).toEqual([[], [], []])
      expect(own()).toEqual(['before', 'after'])
      expect((await followers(house, CODE, [blue.account]))[0]!.frames.filter(({ t }) => t === 'chat')).toEqual([])
      await blue.chat('players', 'I talk on')
      expect(own()).toEqual(['I talk on'])
    },
  )

  it('does not crowd out what others have said before', async () => {
    const onlooker = await newAccount(house.store, 'onlooker')
    const friend = await newAccount(house.store, 'friend')
    const [eve, fay] = await followers(house, CODE, [onlooker, friend])
    await fay!.chat('spectators', 'who wins?')
    for (let line = 0; line < 101; line++) await eve!.chat('spectators', `line ${line}`)
    const reader = await newAccount(house.store, 'reader')
    const heard = async () =>
      (await followers(house, CODE, [reader]))[0]!.frames.flatMap((frame) => (frame.t === 'chat' ? [frame.name] : []))
    expect(await heard()).toHaveLength(100)
    await tie({ account: reader }, eve!, 'mute')
    expect(await heard()).toEqual(['friend'])
  })
})
