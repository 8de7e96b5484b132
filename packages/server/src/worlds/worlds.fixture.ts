import {
  type Act,
  type Choice,
  Choices,
  carryOut,
  commitmentTo,
  copyInto,
  type Dice,
  fairDice,
  type Game,
  hash,
  heardBy,
  NATURE,
  type Options,
  type PositionCore,
  type Setting,
  type Side,
  SPECTATOR,
  samePosition,
  seededDice,
  turnOf,
  verbOf,
  writePosition,
} from '@hexfront/core'
import { type GameTable, TABLES } from '@hexfront/games/tables'
import type { OfferKind } from '@hexfront/wire'
import { Course } from '../play/course.ts'
import { newAccount, putTable, SEAL, whoIs } from '../play/hall.fixture.ts'
import type { PlayHall } from '../play/hall.ts'
import type { Bodies } from '../play/log.ts'
import { shownAt, type Table } from '../play/table.ts'
import type { EventRow } from '../store/schema.ts'
import { type Leaky, newWorldHouse, type WorldHouse } from './house.fixture.ts'
import { TestSocket } from './socket.fixture.ts'

/** What somebody with a leak to plant knows of a world: the truth. */
export interface Glance {
  readonly table: Table
  /** What happened since the last look. */
  readonly events: readonly EventRow[]
  /** How the game was dealt. */
  readonly deal: string
}

/** Spoils what was sent since the last look. */
export type Leak = (sent: readonly string[], glance: Glance) => readonly string[]

/** Where something tells too much: in the rules, or in a part of the server. */
export interface Plant extends Leaky {
  /** Worlds are made and judged by the honest rules. */
  rules?(game: Game): Game
}

export interface Wish {
  readonly game: string
  readonly scenario: string
  readonly options?: Options
  readonly table?: () => Promise<GameTable>
  readonly pairs: number
  /** Choices before the worlds part, at most, and after it. */
  readonly before: number
  readonly after: number
  readonly seed: string
  readonly plant?: Plant
  /** What to spoil the bytes with that leave, each by itself. */
  readonly leaks?: Readonly<Record<string, Leak>>
}

export interface Found {
  readonly pairs: number
  /** Choices and messages that were held against each other. */
  readonly steps: number
  /** Answers by HTTP that were. */
  readonly answers: number
  readonly differences: readonly string[]
  /** Leaks that were found. */
  readonly noticed: ReadonlySet<string>
}

/** Not every moment has another world that looks the same. */
const MOST_TRIES = 12

const SERVER_SEED = 'the same seed in both worlds'
const PACES = ['none', 'slow', 'live'] as const
/** What is left on both clocks when the worlds part. */
const BANK = 3_600_000

/** Whoever looks on: from a seat, or from beside the table with or without a name. */
interface Viewer {
  readonly side: Side
  readonly account: number | null
  /** In each of the two houses. */
  readonly cookies: readonly [string, string]
}

/**
 * Plays pairs of worlds that a viewer cannot tell apart, gives the same answers in both, and holds all that he gets against each
 * other, over sockets and by HTTP: every byte, in order, refusals, reconnects, histories and lists too.
 */
export async function worlds(wish: Wish): Promise<Found> {
  const open = wish.table ?? TABLES[wish.game]!
  const { game } = await open()
  const { plant } = wish
  const table = async (): Promise<GameTable> => {
    const honest = await open()
    return plant?.rules ? { ...honest, game: plant.rules(honest.game) } : honest
  }
  const tables = { ...TABLES, [wish.game]: table }
  const houses = [await newWorldHouse(tables, plant), await newWorldHouse(tables, plant)] as const
  const chance = seededDice(wish.seed)
  const found = { pairs: 0, steps: 0, answers: 0, differences: [] as string[], noticed: new Set<string>() }
  try {
    const accounts: number[] = []
    for (const name of ['one', 'two', 'three'])
      for (const [at, { store }] of houses.entries()) {
        const id = await newAccount(store, name)
        if (at === 0) accounts.push(id)
        else if (id !== accounts.at(-1)) throw new Error('accounts of the worlds have other numbers')
      }
    const signedIn = async (side: Side, account: number): Promise<Viewer> => {
      const [first, second] = houses
      return { side, account, cookies: [await first.signIn(account), await second.signIn(account)] }
    }
    const viewers: readonly Viewer[] = [
      await signedIn(1, accounts[0]!),
      await signedIn(2, accounts[1]!),
      { side: SPECTATOR, account: null, cookies: ['', ''] },
      await signedIn(1, accounts[0]!),
      await signedIn(2, accounts[1]!),
      await signedIn(SPECTATOR, accounts[2]!),
    ]
    for (let n = 0; found.pairs < wish.pairs && n < MOST_TRIES * wish.pairs; n++) {
      const viewer = viewers[n % viewers.length]!
      const pair = new Pair(game, houses, wish, chance, viewer, accounts.slice(0, 2), n, found.noticed)
      const steps = await pair.play()
      if (steps > 0) found.pairs++
      found.steps += steps
      found.answers += pair.answers
      if (pair.difference !== null) found.differences.push(pair.difference)
      if (plant && pair.difference !== null) break
    }
  } finally {
    for (const house of houses) await house.close()
  }
  return found
}

/** One of two worlds. */
interface World {
  readonly house: WorldHouse
  readonly id: number
  readonly cookie: string
  /** The table, as the viewer has it before his eyes. */
  socket: TestSocket
  /** Another window of his, which watches nothing. */
  readonly idle: TestSocket
  /** What came by HTTP. */
  readonly answers: string[]
  head: number
  deal: string
}

class Pair {
  difference: string | null = null
  answers = 0
  readonly #game: Game
  readonly #houses: readonly [WorldHouse, WorldHouse]
  readonly #wish: Wish
  readonly #chance: Dice
  readonly #viewer: Viewer
  readonly #accounts: readonly number[]
  readonly #code: string
  /** Which of the two processes of a house the viewer asks; the others ask the first. */
  readonly #process: 0 | 1
  readonly #pace: (typeof PACES)[number]
  readonly #setting: Setting
  /** Positions to try things in. */
  readonly #spare: readonly [PositionCore, PositionCore, PositionCore]
  readonly #noticed: Set<string>
  #worlds: readonly World[] = []
  #keys = 0
  #isLost = false

  constructor(
    game: Game,
    houses: readonly [WorldHouse, WorldHouse],
    wish: Wish,
    chance: Dice,
    viewer: Viewer,
    accounts: readonly number[],
    n: number,
    noticed: Set<string>,
  ) {
    this.#game = game
    this.#houses = houses
    this.#wish = wish
    this.#chance = chance
    this.#viewer = viewer
    this.#accounts = accounts
    this.#code = `pair${n}x`
    this.#noticed = noticed
    this.#process = chance.pick(2, 'a process') === 0 ? 0 : 1
    this.#pace = PACES[chance.pick(PACES.length, 'a pace')]!
    this.#setting = game.setting(wish.scenario, wish.options)
    this.#spare = [game.blank(this.#setting), game.blank(this.#setting), game.blank(this.#setting)]
  }

  /** How many steps were held against each other; 0 where nothing is hidden from the viewer. */
  async play(): Promise<number> {
    const ids = await this.#open()
    try {
      return (await this.#part(ids)) ? await this.#playOn() : 0
    } finally {
      await this.#clearAway(ids)
    }
  }

  async #playOn(): Promise<number> {
    for (const world of this.#worlds) {
      world.house.halls[this.#process].join(world.idle.socket, whoIs(this.#viewer.account))
      this.#come(world, {})
    }
    await this.#settle()
    let steps = 0
    for (; steps < this.#wish.after && this.difference === null && !this.#isLost; steps++) {
      await this.#step(steps)
      if (this.#isLost || this.difference !== null || !(await this.#looksAlike())) break
      await this.#compare(`step ${steps}`)
    }
    if (!this.#isLost && this.difference === null && !(await this.#isOver()) && (await this.#looksAlike())) {
      for (const ask of this.#asks()) await this.#askBoth(ask)
      await this.#compare('at the end')
    }
    for (const { socket, idle } of this.#worlds) for (const one of [socket, idle]) one.close()
    return steps
  }

  /** Then everything is open to everybody. */
  async #isOver(): Promise<boolean> {
    return (await this.#tables()).some((table) => table!.over !== null)
  }

  async #open(): Promise<readonly number[]> {
    const { game, scenario, options = {} } = this.#wish
    const ids: number[] = []
    for (const [at, { store, halls }] of this.#houses.entries()) {
      const serverSeed = `a deal of its own ${at} ${this.#code}`
      const wish = { code: this.#code, game, scenario, options, seats: this.#accounts, serverSeed }
      const id = await putTable(store, { ...wish, row: { pace: this.#pace } })
      await halls[0].seated(id)
      ids.push(id)
    }
    this.#align()
    return ids
  }

  /** Lists show what is played, and nothing of pairs before. */
  async #clearAway(ids: readonly number[]): Promise<void> {
    for (const [at, { store }] of this.#houses.entries()) {
      const { db } = store
      const id = ids[at]!
      await store.write([
        { query: db.deleteFrom('game').where('id', '=', id), rows: 1 },
        ...(['seat', 'secret', 'event', 'snapshot', 'chat'] as const).map((table) => ({
          query: db.deleteFrom(table).where('game', '=', id),
        })),
      ])
    }
  }

  /** Plays to some moment in one world, and makes another that looks the same to the viewer. */
  async #part(ids: readonly number[]): Promise<boolean> {
    const [first, second] = this.#houses
    const table = (await first.halls[0].table(ids[0]!))!
    const limit = this.#chance.pick(this.#wish.before, 'when they part')
    for (let n = 0; n < limit && !table.over; n++) await this.#answerAtRandom(first, ids[0]!)
    if (table.over) return false
    const game = this.#game
    const truth = game.blank(this.#setting)
    const view = game.blank(this.#setting)
    const other = game.blank(this.#setting)
    copyInto(truth, (await first.halls[0].table(ids[0]!))!.course.position)
    game.view(truth, this.#viewer.side, view)
    if (samePosition(view, truth)) return false
    game.resample(view, this.#viewer.side, this.#chance, other)
    if (samePosition(truth, other)) return false
    this.#align()
    const deals = [await this.#plant(first, ids[0]!, truth), await this.#plant(second, ids[1]!, other)]
    this.#worlds = await Promise.all(
      this.#houses.map(async (house, at) => ({
        house,
        id: ids[at]!,
        cookie: this.#viewer.cookies[at]!,
        socket: new TestSocket(),
        idle: new TestSocket(),
        answers: [],
        head: (await house.halls[0].table(ids[at]!))!.head,
        deal: deals[at]!,
      })),
    )
    return true
  }

  async #answerAtRandom(house: WorldHouse, id: number): Promise<void> {
    const table = (await house.halls[0].table(id))!
    const side = table.asked
    const choice = this.#any(table.course.position)
    await this.#command(house, table, side, { t: 'do', say: [this.#game.write(table.course.position, choice)] })
  }

  #any(position: PositionCore): Choice {
    this.#game.choices(position, listed)
    return listed.at(this.#chance.pick(listed.length, 'an answer'))
  }

  /** Lets a game go on from another position, with the same dice to come, as one does that meets new rules. Gives its deal. */
  async #plant({ halls, store, clock }: WorldHouse, id: number, truth: PositionCore): Promise<string> {
    const table = (await halls[0].table(id))!
    const [deal] = await store.tail(id, 0)
    const { bench } = table
    const { rules, data } = table.row
    const numbers = this.#game.sides.map(() => 7)
    const from = {
      rules,
      because: 'another world',
      turn: turnOf(truth),
      position: writePosition(truth),
      numbers: [7, 7, ...numbers],
      choices: 1000,
      drawn: 1000,
    }
    copyInto(bench.scratch, truth)
    const course = Course.onward(bench, shownAt(table.row, table.seats), from)
    course.resumed()
    const bytes = course.write()
    bench.sweep(course)
    const bodies: Pick<Bodies, 'rules' | 'clock'> = { rules: { rules, data, from }, clock: { what: 'resume' } }
    const event = { at: clock.time, seat: NATURE, key: null }
    const decision = this.#game.decision(truth)
    const asked = decision.isOver ? NATURE : decision.side
    const isTimed = this.#pace !== 'none'
    const clocks = table.clocks.map((_, at) => ({
      side: at + 1,
      clock: BANK,
      since: asked === at + 1 ? clock.time : null,
    }))
    const deadline = isTimed ? clock.time + BANK : null
    const commitment = commitmentTo(SERVER_SEED)
    const isStored = await store.append({
      game: id,
      since: table.head,
      events: [
        { ...event, kind: 'rules', body: JSON.stringify(bodies.rules) },
        { ...event, kind: 'clock', body: JSON.stringify(bodies.clock) },
      ],
      row: { commitment, turn: from.turn, asked, deadline, updated: clock.time },
      clocks: isTimed ? clocks : [],
      snapshot: { n: table.head + 2, is_turn: 1, rules, data, bytes },
    })
    if (!isStored) throw new Error('another world could not be planted')
    const seed = { server_seed: SEAL.seal(SERVER_SEED) }
    await store.write([{ query: store.db.updateTable('secret').set(seed).where('game', '=', id), rows: 1 }])
    for (const hall of halls) await hall.moved(id)
    return deal!.body
  }

  #come(world: World, had: { since?: number; mark?: string }): void {
    world.socket = new TestSocket()
    world.house.halls[this.#process].join(world.socket.socket, whoIs(this.#viewer.account))
    world.socket.hear({ t: 'watch', game: this.#code, ...had })
  }

  async #step(n: number): Promise<void> {
    const [a, b] = await this.#tables()
    if (a!.over || b!.over || a!.asked !== b!.asked) {
      this.#isLost = true
      return
    }
    const roll = this.#chance.pick(16, 'what happens')
    if (roll === 0) await this.#reconnect()
    else if (roll === 1) await this.#each(this.#probe(a!))
    else if (roll < 4) await this.#look()
    else if (roll === 4) await this.#talk()
    else if (roll === 5) await this.#bargain()
    else if (a!.asked === this.#viewer.side) await this.#each(this.#own(a!, n))
    else await this.#others(a!, b!)
    await this.#settle()
  }

  /** All that somebody who looks on can ask for while a game is played, and some that he is refused. */
  #asks(): readonly (readonly [name: string, body?: object])[] {
    const game = `/api/games/${this.#code}`
    const seed = { seed: 'a seed' }
    const own: readonly (readonly [string, object?])[] =
      this.#viewer.account === null
        ? []
        : [
            ['GET /api/me/export'],
            [`POST ${game}/rematch`, seed],
            [`POST ${game}/seats`, { side: this.#game.sides[0]!, ...seed }],
            [`POST ${game}/seeds`, seed],
            [`DELETE ${game}`],
            ['GET /api/admin/games'],
          ]
    return [
      [`GET ${game}`],
      [`GET ${game}/stream`],
      [`GET ${game}/stream?since=0`],
      [`GET ${game}/stream?since=${this.#chance.pick(30, 'since when')}`],
      [`GET ${game}/stream?since=9&mark=${'0'.repeat(16)}`],
      [`GET ${game}/record`],
      ['GET /api/lobby'],
      ['GET /api/archive'],
      ['GET /api/me'],
      ['GET /api/people/one'],
      ...own,
    ]
  }

  async #look(): Promise<void> {
    const asks = this.#asks()
    for (let many = 0; many < 3; many++) await this.#askBoth(asks[this.#chance.pick(asks.length, 'a question')]!)
    const [table] = await this.#tables()
    const { streams } = table!.course
    const { side } = this.#viewer
    const known = `since=${streams.numberOf(side)}&mark=${streams.markOf(side)}`
    await this.#askBoth([`GET /api/games/${this.#code}/stream?${known}`])
  }

  async #askBoth([name, body]: readonly [string, object?]): Promise<void> {
    this.answers++
    for (const { house, cookie, answers } of this.#worlds)
      answers.push(await house.ask(this.#process, cookie, name, body))
  }

  /** Somebody says something: the viewer, or one of those who play. */
  async #talk(): Promise<void> {
    const { side, account } = this.#viewer
    const room = side === SPECTATOR ? 'spectators' : 'players'
    if (account !== null && this.#chance.pick(2, 'who talks') === 0)
      await this.#each({ t: 'chat', key: this.#key(), room, text: 'Well, well.' })
    else await this.#byAll(side === 1 ? 2 : 1, { t: 'chat', room: 'players', text: 'What now?' })
  }

  /** Somebody proposes something, and the other agrees or does not. */
  async #bargain(): Promise<void> {
    const bids = BIDS.filter(({ what }) => what !== 'time' || this.#pace !== 'none')
    const { what, agree } = bids[this.#chance.pick(bids.length, 'an offer')]!
    const { side } = this.#viewer
    // How far back others want to go they know from what they see themselves.
    if (what === 'takeBack' && side === SPECTATOR) return
    const isOwn = side !== SPECTATOR && (what === 'takeBack' || this.#chance.pick(2, 'who offers') === 0)
    const by = side === SPECTATOR ? 1 : isOwn ? side : otherThan(side)
    const back = what === 'takeBack' ? { back: 1 + this.#chance.pick(3, 'how far') } : {}
    const [table] = await this.#tables()
    const at = table!.course.streams.numberOf(side)
    if (isOwn) await this.#each({ t: 'offer', key: this.#key(), at, what, ...back })
    else await this.#byAll(by, { t: 'offer', what })
    await this.#settle()
    const offers = await Promise.all((await this.#tables()).map((one) => one!.course.offers.at(-1)))
    if (offers.some((offer) => offer?.what !== what)) return
    await this.#byAll(otherThan(by), { t: agree, offer: offers[0]!.offer })
    if (what === 'pause') {
      await this.#byAll(by, { t: 'offer', what: 'resume' })
      await this.#byAll(otherThan(by), { t: 'accept', offer: offers[0]!.offer + 1 })
    }
  }

  /** The same command of a side in both worlds. */
  async #byAll(side: Side, command: object): Promise<void> {
    this.#align()
    const tables = await this.#tables()
    for (const [at, { house }] of this.#worlds.entries()) await this.#command(house, tables[at]!, side, command)
  }

  /** The viewer comes back with what he has, or with nothing. */
  async #reconnect(): Promise<void> {
    const [table] = await this.#tables()
    const { streams } = table!.course
    const { side } = this.#viewer
    const had =
      this.#chance.pick(2, 'what he has') === 0 ? {} : { since: streams.numberOf(side), mark: streams.markOf(side) }
    for (const world of this.#worlds) {
      const { sent } = world.socket
      world.socket.close()
      this.#come(world, had)
      world.socket.sent.unshift(...sent)
    }
  }

  /** Something that may be refused: any choice there is, read as text, whoever is asked. */
  #probe(table: Table): object {
    const { position } = table.course
    const verbs = this.#game.verbs(position)
    const { verb, a, b } = verbs[this.#chance.pick(verbs.length, 'a verb')]!
    const operand = (kind: string | undefined): number => {
      const of = kind === undefined ? undefined : this.#setting.kinds[kind]
      return of ? of.least + this.#chance.pick(of.most - of.least + 1, 'an operand') : 0
    }
    const choice = (verb << 25) | (operand(a) << 11) | operand(b)
    let say = 'nothing that is known'
    try {
      say = this.#game.write(position, choice)
    } catch {
      // What cannot be written is not said.
    }
    const at = table.course.streams.numberOf(this.#viewer.side)
    return this.#chance.pick(4, 'what is tried') === 0
      ? { t: 'undo', key: this.#key(), at, what: 'choice' }
      : { t: 'do', key: this.#key(), at, say: [say] }
  }

  #own(table: Table, n: number): object {
    const at = table.course.streams.numberOf(this.#viewer.side)
    if (n % 7 === 3) return { t: 'undo', key: this.#key(), at, what: 'choice' }
    const view = this.#game.blank(this.#setting)
    this.#game.view(table.course.position, this.#viewer.side, view)
    return { t: 'do', key: this.#key(), at, say: [this.#game.write(view, this.#any(view))] }
  }

  /** Whoever else is asked answers in both worlds so that the viewer cannot tell; sometimes after an idea that is given up. */
  async #others(a: Table, b: Table): Promise<void> {
    const pair = this.#alike(a, b)
    if (pair === null) {
      this.#isLost = true
      return
    }
    const side = a.asked
    const [worldA, worldB] = this.#worlds
    if (this.#chance.pick(3, 'an idea') === 0) await this.#idea(worldA!.house, a, side)
    if (this.#isLost || this.difference !== null) return
    this.#align()
    await this.#command(worldA!.house, a, side, { t: 'do', say: [pair[0]] })
    await this.#command(worldB!.house, b, side, { t: 'do', say: [pair[1]] })
  }

  /** In one world only: a choice that shows nothing to anybody yet, and back; the viewer looks meanwhile. */
  async #idea(house: WorldHouse, table: Table, side: Side): Promise<void> {
    const { position } = table.course
    const choice = this.#any(position)
    const text = this.#game.write(position, choice)
    const act = this.#rehearse(table, choice)
    if (act.barrier !== null || act.isOver) return
    await this.#command(house, table, side, { t: 'do', say: [text] })
    const undo = { t: 'undo', game: this.#code, key: this.#key(), what: 'choice' } as const
    const [reply] = await house.halls[0].command(whoIs(this.#accounts[side - 1]!), {
      ...undo,
      at: table.course.streams.numberOf(side),
    })
    // The host has answered for somebody, and there is no way back over that.
    if (reply?.t !== 'ok') {
      this.#isLost = true
      return
    }
    await this.#settle()
    await this.#look()
    await this.#compare('while somebody thinks')
  }

  /** Answers that look and sound alike to the viewer, as text. */
  #alike(a: Table, b: Table): readonly [string, string] | null {
    const game = this.#game
    for (let tries = 0; tries < 4; tries++) {
      const chosen = this.#any(a.course.position)
      const left = this.#rehearse(a, chosen)
      game.choices(b.course.position, listed)
      const same = listed.toArray().filter((other) => verbOf(other) === verbOf(chosen))
      const shuffled = same.sort((x, y) => Number(y === chosen) - Number(x === chosen)).slice(0, 8)
      for (const other of shuffled) {
        const right = this.#rehearse(b, other)
        if (left.view !== right.view || left.barrier !== right.barrier) continue
        if (other !== chosen && left.heard !== right.heard) continue
        return [game.write(a.course.position, chosen), game.write(b.course.position, other)]
      }
    }
    return null
  }

  #rehearse(table: Table, choice: Choice): { view: string; heard: string; barrier: Act['barrier']; isOver: boolean } {
    const game = this.#game
    const [copy, view, before] = this.#spare
    copyInto(copy, table.course.position)
    const dice = fairDice(table.seeds, table.course.drawn)
    const act = carryOut(game, copy, choice, dice, 'hand', before)
    game.view(copy, this.#viewer.side, view)
    const heard = JSON.stringify(heardBy(act, this.#viewer.side))
    return { view: hash(view), heard, barrier: act.barrier, isOver: game.decision(copy).isOver }
  }

  async #command(house: WorldHouse, table: Table, side: Side, command: object): Promise<void> {
    const [hall] = house.halls
    const at = table.course.streams.numberOf(side)
    const whole = { game: this.#code, key: this.#key(), at, ...command }
    const [reply] = await hall.command(whoIs(this.#accounts[side - 1]!), whole as Parameters<PlayHall['command']>[1])
    if (reply?.t !== 'ok') throw new Error(`${JSON.stringify(whole)}: ${JSON.stringify(reply)}`)
    house.clock.time += 1000
    await this.#tell(house)
  }

  /** What the viewer sends in both worlds, over his socket or by HTTP. */
  async #each(message: object): Promise<void> {
    this.#align()
    const isByHttp = this.#viewer.account !== null && this.#chance.pick(3, 'which way') === 0
    if (isByHttp) await this.#askBoth([`POST /api/games/${this.#code}/commands`, { game: this.#code, ...message }])
    else for (const { socket } of this.#worlds) socket.hear({ game: this.#code, ...message })
  }

  /** Until all that was sent is answered, and each process knows what the other has done. */
  async #settle(): Promise<void> {
    for (const { house } of this.#worlds) {
      for (const hall of house.halls) await hall.idle()
      await this.#tell(house)
      for (const hall of house.halls) await hall.idle()
    }
    this.#align()
  }

  async #tell(house: WorldHouse): Promise<void> {
    const world = this.#worlds.find((one) => one.house === house)
    if (world) for (const hall of house.halls) await hall.moved(world.id)
  }

  /** It is as late in one world as in the other: how long somebody thought is no secret. */
  #align(): void {
    const time = Math.max(...this.#houses.map(({ clock }) => clock.time)) + 1000
    for (const { clock } of this.#houses) clock.time = time
  }

  #tables(): Promise<(Table | null)[]> {
    return Promise.all(this.#worlds.map(({ house, id }) => house.halls[0].table(id)))
  }

  /** Whether the viewer still cannot know in which world he is. */
  async #looksAlike(): Promise<boolean> {
    const [left, right] = (await this.#tables()).map((table, at) => {
      const view = this.#spare[at]!
      this.#game.view(table!.course.position, this.#viewer.side, view)
      return view
    })
    return samePosition(left!, right!)
  }

  async #compare(when: string): Promise<void> {
    const sent = this.#worlds.map(({ socket, idle, answers }) => [...socket.sent, ...idle.sent, ...answers])
    const [left, right] = sent
    const first = firstApart(left!, right!)
    if (first >= 0)
      this.difference = `${this.#code} ${when}, ${this.#viewer.side}: ${apart(left![first], right![first])}`
    if (this.#wish.leaks) await this.#spoil(this.#wish.leaks, sent)
    for (const { socket, idle, answers } of this.#worlds)
      for (const got of [socket.sent, idle.sent, answers]) got.length = 0
  }

  /** Which leaks would be found in what the viewer got since the last look. */
  async #spoil(leaks: Readonly<Record<string, Leak>>, sent: readonly (readonly string[])[]): Promise<void> {
    const glances = await Promise.all(this.#worlds.map((world) => this.#glance(world)))
    for (const [name, leak] of Object.entries(leaks)) {
      const [left, right] = sent.map((one, at) => leak(one, glances[at]!))
      if (firstApart(left!, right!) >= 0) this.#noticed.add(name)
    }
  }

  async #glance(world: World): Promise<Glance> {
    const table = (await world.house.halls[0].table(world.id))!
    const events = await world.house.store.tail(world.id, world.head)
    world.head = table.head
    return { table, events, deal: world.deal }
  }

  #key(): string {
    return `key-${String(++this.#keys).padStart(8, '0')}`
  }
}

const listed = new Choices()

/** What may be offered, and what the other says to it. */
const BIDS: readonly { readonly what: OfferKind; readonly agree: 'accept' | 'decline' }[] = [
  { what: 'draw', agree: 'decline' },
  { what: 'unrated', agree: 'decline' },
  { what: 'time', agree: 'accept' },
  { what: 'pause', agree: 'accept' },
  { what: 'takeBack', agree: 'decline' },
  { what: 'takeBack', agree: 'accept' },
]

/** Where two lists part; -1 where they are the same. */
function firstApart(left: readonly string[], right: readonly string[]): number {
  const at = left.findIndex((text, n) => text !== right[n])
  return at < 0 && left.length !== right.length ? Math.min(left.length, right.length) : at
}

/** Two texts from a little before where they part. */
function apart(left = 'nothing', right = 'nothing'): string {
  const at = [...left].findIndex((letter, n) => letter !== right[n])
  const [from, to] = [Math.max(0, at - 80), at + 120]
  return `${left.slice(0, 60)} ... ${left.slice(from, to)} | ${right.slice(from, to)}`
}

const otherThan = (side: Side): Side => (side === 1 ? 2 : 1)
