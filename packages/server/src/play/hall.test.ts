import { loadRecord, readShape, seededDice, verifyDice, writeRecord } from '@hexfront/core'
import { drill } from '@hexfront/games/drill'
import { type GameTable, TABLES } from '@hexfront/games/tables'
import { BODIES } from '@hexfront/wire'
import { afterEach, describe, expect, it } from 'vitest'
import { Benches } from './bench.ts'
import {
  type Follower,
  followers,
  newAccount,
  putTable,
  type TableWish,
  type TestHall,
  testHall,
} from './hall.fixture.ts'
import { importOf } from './imports.ts'

const open: TestHall[] = []

async function house(): Promise<TestHall> {
  const made = await testHall()
  open.push(made)
  return made
}

afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

interface Playing {
  readonly at: TestHall
  readonly id: number
  readonly code: string
  all: Follower[]
}

const DRILL = { game: 'drill', scenario: 'meeting' }

/** Blue and red at a table, and a spectator. */
async function twoAt(at: TestHall, wish: Partial<TableWish> = {}): Promise<Playing> {
  const [blue, red] = [await newAccount(at.store, 'blue'), await newAccount(at.store, 'red')]
  const code = wish.code ?? 'drill1'
  const id = await putTable(at.store, { ...DRILL, seats: [blue, red], ...wish, code })
  await at.hall.seated(id)
  return { at, id, code, all: await followers(at, code, [blue, red, null]) }
}

/** Whoever is asked, after everybody has looked. */
async function mover({ all }: Playing): Promise<Follower | undefined> {
  for (const one of all) await one.look()
  return all.find(({ account, asked }, at) => account !== null && asked === at + 1)
}

/** So many choices at random; whether the game goes on. */
async function play(game: Playing, choices: number): Promise<boolean> {
  for (let n = 0; n < choices; n++) {
    const one = await mover(game)
    if (!one) return false
    expect(await one.say(one.anyAnswer())).toMatchObject({ t: 'ok' })
  }
  return true
}

/** The house is started anew; everybody comes back with what he has. */
async function restart(game: Playing): Promise<void> {
  const hall = await game.at.again()
  for (const one of game.all) one.comeBackTo(hall)
  for (const one of game.all) await one.look()
}

const rowOf = ({ at, id }: Playing) =>
  at.store.db.selectFrom('game').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('a game between two people', () => {
  it('is played to its end by what each of them sees, and spectators see it too', async () => {
    const game = await twoAt(await house())
    expect(await play(game, 3000)).toBe(false)
    expect(await rowOf(game)).toMatchObject({ status: 'over' })
    expect(game.at.heard.over).toEqual([game.id])
    expect(game.all.map(({ asked }) => asked)).toEqual([-1, -1, -1])
  })

  it('goes on after a restart as if nothing had been', async () => {
    const game = await twoAt(await house())
    for (let n = 0; n < 12; n++) {
      await play(game, 9)
      for (const one of game.all) await one.look()
      const before = game.all.map(({ n: number, mark }) => ({ number, mark }))
      await restart(game)
      expect(game.all.map(({ n: number, mark }) => ({ number, mark }))).toEqual(before)
    }
  })

  it('refuses what was decided on an older view, and does what was sent twice once', async () => {
    const game = await twoAt(await house())
    const one = (await mover(game))!
    const command = { t: 'do', game: game.code, key: 'same-key-1', at: one.n, say: [one.anyAnswer()] } as const
    const first = await one.send(command)
    expect(first).toMatchObject({ t: 'ok' })
    const { head } = await rowOf(game)
    expect(await one.send(command)).toEqual(first)
    expect(await one.send({ ...command, key: 'same-key-2' })).toMatchObject({ t: 'stale' })
    await restart(game)
    expect(await one.send(command)).toEqual(first)
    expect((await rowOf(game)).head).toBe(head)
  })

  it('shows a set-up that was wanted ready to everybody as soon as the game begins', async () => {
    const game = await twoAt(await house(), { game: 'dagc73', scenario: 'historical', code: 'ready1' })
    const [german, soviet, spectator] = game.all
    expect(german!.mark).toBe(soviet!.mark)
    expect(spectator!.mark).toBe(soviet!.mark)
  })

  it('lets nobody answer for another seat', async () => {
    const game = await twoAt(await house())
    const one = (await mover(game))!
    const say = one.anyAnswer()
    for (const other of game.all.filter((all) => all !== one))
      expect(await other.say(say)).toMatchObject({ t: 'no', rule: '' })
  })

  it('tells the rule that bars an answer', async () => {
    const game = await twoAt(await house())
    const one = (await mover(game))!
    expect(await one.say('fly to the moon')).toMatchObject({ t: 'no' })
  })
})

describe('the way back', () => {
  it('is free over what is not settled, and others never hear of it', async () => {
    const game = await twoAt(await house())
    let undone = 0
    for (let n = 0; n < 60 && (await play(game, 1)); n++) {
      const one = await mover(game)
      if (!one) break
      const others = game.all.filter((all) => all !== one).map((all) => ({ all, n: all.n }))
      const reply = await one.undo()
      if (reply.t !== 'ok') continue
      undone++
      for (const all of game.all) await all.look()
      for (const other of others) expect(other.all.n).toBe(other.n)
      expect(one.frames.at(-2)).toMatchObject({ t: 'ev', back: expect.any(Number) })
    }
    expect(undone).toBeGreaterThan(3)
  })

  it('goes over dice where both agree; the dice stay in the record and prove fair', async () => {
    const game = await twoAt(await house())
    await play(game, 40)
    const [blue, red] = game.all
    for (const one of game.all) await one.look()
    expect(await blue!.offer('takeBack', 12)).toMatchObject({ t: 'ok' })
    await red!.look()
    const [offer] = red!.state!.offers
    expect(offer).toMatchObject({ what: 'takeBack', side: 'blue', back: expect.any(Number) })
    expect(await red!.accept(offer!.offer)).toMatchObject({ t: 'ok' })
    for (const one of game.all) await one.look()
    expect(blue!.frames.filter(({ t }) => t === 'ev').at(-1)).toMatchObject({ back: 12 })
    await restart(game)
    await play(game, 3000)
    const record = await game.at.hall.record(game.id)
    expect(record.play.some(({ struck }) => struck)).toBe(true)
    expect(verifyDice(record)).toBeNull()
    expect(loadRecord(drill, record, seededDice('x')).decision.isOver).toBe(true)
  })

  it('leads to a question that somebody is asked, however far it goes', async () => {
    const game = await twoAt(await house())
    for (let n = 0; n < 40; n++) {
      if (!(await play(game, 5))) break
      for (const one of game.all) await one.look()
      const [asker, other] = n % 2 === 0 ? [game.all[0]!, game.all[1]!] : [game.all[1]!, game.all[0]!]
      expect(await asker.offer('takeBack', 1 + (n % 4))).toMatchObject({ t: 'ok' })
      await other.look()
      expect(await other.accept(other.state!.offers[0]!.offer)).toMatchObject({ t: 'ok' })
      expect((await mover(game))?.asked).toBeGreaterThan(0)
    }
  })
})

describe('frames', () => {
  it('computed again from the log are those that were sent', async () => {
    const game = await twoAt(await house())
    const sent = await Promise.all(game.all.map(async (all): Promise<unknown[]> => [...(await all.history())]))
    for (let n = 0; n < 80; n++) {
      const one = await mover(game)
      for (const [at, all] of game.all.entries()) sent[at]!.push(...all.frames.splice(0).filter(({ t }) => t === 'ev'))
      if (!one || (await one.say(one.anyAnswer())).t !== 'ok') break
      if (n % 7 === 0) {
        await one.look()
        await one.undo()
      }
      if (n % 30 === 29) await restart(game)
    }
    for (const [at, all] of game.all.entries()) {
      await all.look()
      sent[at]!.push(...all.frames.splice(0).filter(({ t }) => t === 'ev'))
      expect(await all.history()).toEqual(sent[at])
    }
  })
})

describe('offers', () => {
  it('lapse when another player is asked', async () => {
    const game = await twoAt(await house())
    const [blue, red] = game.all
    await mover(game)
    expect(await blue!.offer('draw')).toMatchObject({ t: 'ok' })
    await red!.look()
    expect(red!.state!.offers).toHaveLength(1)
    expect(game.all[2]!.state?.offers ?? []).toEqual([])
    for (let n = 0; n < 100 && red!.state!.offers.length > 0; n++) await play(game, 1).then(() => red!.look())
    expect(red!.state!.offers).toEqual([])
  })

  it('end a game by a draw, and stop it for a pause', async () => {
    const game = await twoAt(await house())
    const [blue, red] = game.all
    for (const one of game.all) await one.look()
    await blue!.offer('pause')
    await red!.look()
    await red!.accept(red!.state!.offers[0]!.offer)
    expect(await rowOf(game)).toMatchObject({ status: 'paused' })
    expect(await (await mover(game))!.say('anything')).toMatchObject({ t: 'no', because: 'The game is paused.' })
    await red!.offer('resume')
    await blue!.look()
    await blue!.accept(blue!.state!.offers[0]!.offer)
    expect(await rowOf(game)).toMatchObject({ status: 'running' })
    await blue!.offer('draw')
    await red!.look()
    await red!.accept(red!.state!.offers[0]!.offer)
    expect(await rowOf(game)).toMatchObject({ status: 'over', winner: null })
  })
})

describe('a game is over', () => {
  it('when a side resigns, and then the seed of the house is open', async () => {
    const game = await twoAt(await house())
    const [blue] = game.all
    expect(await blue!.resign()).toMatchObject({ t: 'ok' })
    await blue!.look()
    expect(blue!.state!.over).toMatchObject({ winner: 'red', how: 'resigned', serverSeed: 'server seed of drill1' })
    expect(await blue!.resign()).toMatchObject({ t: 'no' })
  })

  it('before it is, nobody gets its record', async () => {
    const game = await twoAt(await house())
    await expect(game.at.hall.record(game.id)).rejects.toThrow('no record before')
  })
})

describe('bots', () => {
  it('play among themselves to the end, through a restart', async () => {
    const at = await house()
    const id = await putTable(at.store, { ...DRILL, code: 'bots01', seats: ['regular', 'recruit'] })
    await at.hall.seated(id)
    const over = () => at.heard.over.length > 0
    const head = async () => (await at.store.db.selectFrom('game').select('head').executeTakeFirstOrThrow()).head
    await expect.poll(head, { timeout: 20_000 }).toBeGreaterThan(20)
    await at.again()
    await expect.poll(over, { timeout: 60_000 }).toBe(true)
    expect(verifyDice(await at.hall.record(id))).toBeNull()
  })
})

describe('any cut and coming back', () => {
  it('gives the same view as to one who never left', async () => {
    const game = await twoAt(await house())
    const chance = seededDice('cuts')
    const [faithful] = await followers(game.at, game.code, [game.all[0]!.account])
    for (let n = 0; n < 25 && (await play(game, 1 + chance.pick(8, 'how long he is away'))); n++) {
      const [wanderer] = await followers(game.at, game.code, [game.all[0]!.account])
      await play(game, chance.pick(6, 'until the cut'))
      if (chance.pick(4, 'a restart') === 0) await restart(game)
      wanderer!.comeBackTo(game.at.hall)
      faithful!.comeBackTo(game.at.hall)
      await wanderer!.look()
      await faithful!.look()
      expect([wanderer!.n, wanderer!.mark]).toEqual([faithful!.n, faithful!.mark])
    }
  })
})

describe('a record of elsewhere', () => {
  it('becomes a game that is over and can be watched', async () => {
    const game = await twoAt(await house())
    await play(game, 3000)
    const { fair: _fair, ...record } = await game.at.hall.record(game.id)
    const code = await game.at.hall.importRecord(writeRecord(record), game.all[0]!.account!)
    const [visitor] = await followers(game.at, code, [null])
    expect(visitor!.asked).toBe(-1)
    const imported = await game.at.store.db
      .selectFrom('game')
      .selectAll()
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
    expect(imported).toMatchObject({ is_imported: 1, status: 'over' })
    expect((await game.at.hall.record(imported.id)).play).toEqual(record.play)
  })

  it('is refused where it does not follow the rules', async () => {
    const game = await twoAt(await house())
    await play(game, 3000)
    const { fair: _fair, ...record } = await game.at.hall.record(game.id)
    const text = writeRecord({ ...record, play: record.play.slice(1) })
    await expect(game.at.hall.importRecord(text, game.all[0]!.account!)).rejects.toThrow()
  })

  it('is refused where it is longer than its game allows, whatever others allow', async () => {
    const game = await twoAt(await house())
    await play(game, 3000)
    const { fair: _fair, ...record } = await game.at.hall.record(game.id)
    const text = writeRecord(record)
    const { length: bytes } = Buffer.from(text)
    const { length: choices } = record.play
    const drillTable = await TABLES['drill']!()
    const taking = (records: GameTable['records']) =>
      importOf(new Benches({ ...TABLES, drill: async () => ({ ...drillTable, records }) }), text)
    expect((await taking({ bytes, choices })).choices).toHaveLength(choices)
    await expect(taking({ bytes: bytes - 1, choices })).rejects.toThrow(/A record of drill may have [\d,]+ bytes/)
    await expect(taking({ bytes, choices: choices - 1 })).rejects.toThrow(
      `A record of drill may have ${choices - 1} choices, this one has ${choices}.`,
    )
  })

  it('may be as long as its registration says, and no longer than a request', async () => {
    const limits = Object.fromEntries(
      await Promise.all(Object.entries(TABLES).map(async ([id, open]) => [id, (await open()).records] as const)),
    )
    expect(limits['dagc73']).toEqual({ bytes: 1_000_000, choices: 20_000 })
    for (const { bytes } of Object.values(limits))
      expect(readShape(BODIES['POST /api/records'], { record: 'x'.repeat(bytes) }, 'body').record).toHaveLength(bytes)
  })
})

describe('chat', () => {
  it('keeps players and spectators apart until the game is over', async () => {
    const game = await twoAt(await house())
    const onlooker = await newAccount(game.at.store, 'onlooker')
    const [watching] = await followers(game.at, game.code, [onlooker])
    const [blue, red] = game.all
    expect(await blue!.chat('players', 'good luck')).toMatchObject({ t: 'ok' })
    expect(await watching!.chat('players', 'me too')).toMatchObject({ t: 'no' })
    expect(await watching!.chat('spectators', 'who wins?')).toMatchObject({ t: 'ok' })
    const heard = async (account: number | null) => {
      const [one] = await followers(game.at, game.code, [account])
      return one!.frames.flatMap((frame) => (frame.t === 'chat' ? [frame.text] : []))
    }
    expect(await heard(red!.account)).toEqual(['good luck'])
    expect(await heard(null)).toEqual(['who wins?'])
    await blue!.resign()
    expect(await heard(null)).toEqual(['good luck', 'who wins?'])
  })
})
