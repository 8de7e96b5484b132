import {
  type Act,
  type Choice,
  Choices,
  carryOut,
  copyInto,
  type Dice,
  fairDice,
  type Game,
  hash,
  heardBy,
  type Options,
  type PositionCore,
  type Setting,
  type Side,
  SPECTATOR,
  samePosition,
  seededDice,
  verbOf,
} from '@hexfront/core'
import { type GameTable, TABLES } from '@hexfront/games/tables'
import { Benches } from '../play/bench.ts'
import { Course } from '../play/course.ts'
import { errandsOnTheSpot } from '../play/errands.ts'
import { newAccount, putTable, SEAL, type TestHall, testHall, whoIs } from '../play/hall.fixture.ts'
import { shownAt, type Table } from '../play/table.ts'
import type { EventRow } from '../store/schema.ts'
import { TestSocket } from './socket.fixture.ts'

/** What somebody with a leak to plant knows of a world: the truth. */
export interface Glance {
  readonly table: Table
  /** What happened since the last look. */
  readonly events: readonly EventRow[]
}

/** Spoils what was sent since the last look. */
export type Leak = (sent: readonly string[], glance: Glance) => readonly string[]

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
  readonly leak?: Leak
}

export interface Found {
  readonly pairs: number
  /** Choices and messages that were held against each other. */
  readonly steps: number
  readonly differences: readonly string[]
}

/** Not every moment has another world that looks the same. */
const MOST_TRIES = 12

const SERVER_SEED = 'the same seed in both worlds'

/**
 * Plays pairs of worlds that a viewer cannot tell apart, gives the same answers in both, and holds all that he gets against each
 * other: every byte, in order, refusals and reconnects too.
 */
export async function worlds(wish: Wish): Promise<Found> {
  const tables = wish.table ? { ...TABLES, [wish.game]: wish.table } : TABLES
  const houses = [await newHouse(tables), await newHouse(tables)] as const
  const { game } = await tables[wish.game]!()
  const chance = seededDice(wish.seed)
  const found = { pairs: 0, steps: 0, differences: [] as string[] }
  try {
    const accounts = await Promise.all(
      houses.map(async ({ store }) => [await newAccount(store, 'one'), await newAccount(store, 'two')]),
    )
    const [one, two] = accounts[0]!
    const viewers: { side: Side; account: number | null }[] = [
      { side: 1, account: one! },
      { side: 2, account: two! },
      { side: SPECTATOR, account: null },
    ]
    for (let n = 0; found.pairs < wish.pairs && n < MOST_TRIES * wish.pairs; n++) {
      const pair = new Pair(game, houses, wish, chance, viewers[n % viewers.length]!, [one!, two!], `pair${n}x`)
      const steps = await pair.play()
      if (steps > 0) found.pairs++
      found.steps += steps
      if (pair.difference !== null) found.differences.push(pair.difference)
      if (wish.leak && pair.difference !== null) break
    }
  } finally {
    for (const house of houses) await house.close()
  }
  return found
}

async function newHouse(tables: Readonly<Record<string, () => Promise<GameTable>>>): Promise<TestHall> {
  const benches = new Benches(tables)
  return testHall({ benches, errands: errandsOnTheSpot(benches), hasLimits: false })
}

/** One of two worlds. */
interface World {
  readonly house: TestHall
  readonly id: number
  socket: TestSocket
  head: number
}

class Pair {
  difference: string | null = null
  readonly #game: Game
  readonly #houses: readonly [TestHall, TestHall]
  readonly #wish: Wish
  readonly #chance: Dice
  readonly #viewer: { readonly side: Side; readonly account: number | null }
  readonly #accounts: readonly number[]
  readonly #code: string
  readonly #setting: Setting
  /** Positions to try things in. */
  readonly #spare: readonly [PositionCore, PositionCore, PositionCore]
  #worlds: readonly World[] = []
  #keys = 0
  #isLost = false

  constructor(
    game: Game,
    houses: readonly [TestHall, TestHall],
    wish: Wish,
    chance: Dice,
    viewer: { readonly side: Side; readonly account: number | null },
    accounts: readonly number[],
    code: string,
  ) {
    this.#game = game
    this.#houses = houses
    this.#wish = wish
    this.#chance = chance
    this.#viewer = viewer
    this.#accounts = accounts
    this.#code = code
    this.#setting = game.setting(wish.scenario, wish.options)
    this.#spare = [game.blank(this.#setting), game.blank(this.#setting), game.blank(this.#setting)]
  }

  /** How many steps were held against each other; 0 where nothing is hidden from the viewer. */
  async play(): Promise<number> {
    if (!(await this.#part())) return 0
    for (const world of this.#worlds) this.#come(world, {})
    await this.#settle()
    let steps = 0
    for (; steps < this.#wish.after && this.difference === null && !this.#isLost; steps++) {
      await this.#step(steps)
      if (this.#isLost || !(await this.#looksAlike())) break
      await this.#compare(`step ${steps}`)
    }
    for (const { socket } of this.#worlds) socket.close()
    return steps
  }

  /** Plays to some moment in one world, and makes another that looks the same to the viewer. */
  async #part(): Promise<boolean> {
    const [first, second] = this.#houses
    const ids: number[] = []
    for (const [at, house] of this.#houses.entries()) {
      const { game, scenario, options = {} } = this.#wish
      const serverSeed = `a deal of its own ${at} ${this.#code}`
      const seats = this.#accounts
      const id = await putTable(house.store, { code: this.#code, game, scenario, options, seats, serverSeed })
      await house.hall.seated(id)
      ids.push(id)
    }
    const table = (await first.hall.table(ids[0]!))!
    const limit = this.#chance.pick(this.#wish.before, 'when they part')
    for (let n = 0; n < limit && !table.over; n++) await this.#answerAtRandom(first, ids[0]!)
    if (table.over) return false
    const game = this.#game
    const truth = game.blank(this.#setting)
    const view = game.blank(this.#setting)
    const other = game.blank(this.#setting)
    copyInto(truth, (await first.hall.table(ids[0]!))!.course.position)
    game.view(truth, this.#viewer.side, view)
    if (samePosition(view, truth)) return false
    game.resample(view, this.#viewer.side, this.#chance, other)
    if (samePosition(truth, other)) return false
    await this.#plant(first, ids[0]!, truth)
    await this.#plant(second, ids[1]!, other)
    this.#worlds = await Promise.all(
      this.#houses.map(async (house, at) => {
        const head = (await house.hall.table(ids[at]!))!.head
        return { house, id: ids[at]!, socket: new TestSocket(), head }
      }),
    )
    return true
  }

  async #answerAtRandom({ hall }: TestHall, id: number): Promise<void> {
    const table = (await hall.table(id))!
    const side = table.asked
    const choice = this.#any(table.course.position)
    await this.#command(hall, table, side, { t: 'do', say: [this.#game.write(table.course.position, choice)] })
  }

  #any(position: PositionCore): Choice {
    this.#game.choices(position, listed)
    return listed.at(this.#chance.pick(listed.length, 'an answer'))
  }

  /** Lets a game go on from another position, with the same dice to come. */
  async #plant({ hall, store }: TestHall, id: number, truth: PositionCore): Promise<void> {
    const table = (await hall.table(id))!
    const { bench } = table
    copyInto(bench.scratch, truth)
    const course = Course.begin(bench, shownAt(table.row, table.seats), 1000)
    const bytes = course.write()
    bench.sweep(course)
    const { rules, data } = table.row
    await store.append({
      game: id,
      since: table.head,
      events: [{ at: 0, seat: 0, kind: 'seat', key: null, body: '{}' }],
      row: {},
      snapshot: { n: table.head + 1, is_turn: 1, rules, data, bytes },
    })
    await store.write([
      {
        query: store.db
          .updateTable('secret')
          .set({ server_seed: SEAL.seal(SERVER_SEED) })
          .where('game', '=', id),
        rows: 1,
      },
    ])
    await hall.moved(id)
  }

  #come(world: World, had: { since?: number; mark?: string }): void {
    world.socket = new TestSocket()
    world.house.hall.join(world.socket.socket, whoIs(this.#viewer.account))
    world.socket.hear({ t: 'watch', game: this.#code, ...had })
  }

  async #step(n: number): Promise<void> {
    const [a, b] = await this.#tables()
    if (a!.over || b!.over || a!.asked !== b!.asked) {
      this.#isLost = true
      return
    }
    const roll = this.#chance.pick(12, 'what happens')
    if (roll === 0) await this.#reconnect()
    else if (roll === 1) this.#each(this.#probe(a!))
    else if (a!.asked === this.#viewer.side) this.#each(this.#own(a!, n))
    else await this.#others(a!, b!)
    await this.#settle()
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
    if (this.#isLost) return
    await this.#command(worldA!.house.hall, a, side, { t: 'do', say: [pair[0]] })
    await this.#command(worldB!.house.hall, b, side, { t: 'do', say: [pair[1]] })
  }

  /** In one world only: a choice that shows nothing to anybody yet, and back. */
  async #idea({ hall }: TestHall, table: Table, side: Side): Promise<void> {
    const { position } = table.course
    const choice = this.#any(position)
    const text = this.#game.write(position, choice)
    const act = this.#rehearse(table, choice)
    if (act.barrier !== null || act.isOver) return
    await this.#command(hall, table, side, { t: 'do', say: [text] })
    const undo = { t: 'undo', game: this.#code, key: this.#key(), what: 'choice' } as const
    const [reply] = await hall.command(whoIs(this.#accounts[side - 1]!), {
      ...undo,
      at: table.course.streams.numberOf(side),
    })
    // The host has answered for somebody, and there is no way back over that.
    if (reply?.t !== 'ok') this.#isLost = true
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

  async #command(hall: TestHall['hall'], table: Table, side: Side, command: object): Promise<void> {
    const at = table.course.streams.numberOf(side)
    const whole = { game: this.#code, key: this.#key(), at, ...command }
    const [reply] = await hall.command(whoIs(this.#accounts[side - 1]!), whole as Parameters<typeof hall.command>[1])
    if (reply?.t !== 'ok') throw new Error(`${JSON.stringify(whole)}: ${JSON.stringify(reply)}`)
  }

  #each(message: object): void {
    for (const { socket } of this.#worlds) socket.hear({ game: this.#code, ...message })
  }

  /** Until all that was sent is answered. */
  async #settle(): Promise<void> {
    for (const { house } of this.#worlds) await house.hall.idle()
  }

  #tables(): Promise<(Table | null)[]> {
    return Promise.all(this.#worlds.map(({ house, id }) => house.hall.table(id)))
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
    const [left, right] = await Promise.all(this.#worlds.map((world) => this.#spoiled(world)))
    const at = left!.findIndex((text, n) => text !== right![n])
    const first = at < 0 && left!.length !== right!.length ? Math.min(left!.length, right!.length) : at
    if (first >= 0)
      this.difference = `${this.#code} ${when}, ${this.#viewer.side}: ${left![first] ?? 'nothing'} | ${right![first] ?? 'nothing'}`
    for (const { socket } of this.#worlds) socket.sent.length = 0
  }

  /** What the viewer got since the last look, with the leak that is planted. */
  async #spoiled(world: World): Promise<readonly string[]> {
    const { leak } = this.#wish
    const { sent } = world.socket
    if (!leak) return [...sent]
    const table = (await world.house.hall.table(world.id))!
    const events = await world.house.store.tail(world.id, world.head)
    world.head = table.head
    return leak(sent, { table, events })
  }

  #key(): string {
    return `key-${String(++this.#keys).padStart(8, '0')}`
  }
}

const listed = new Choices()
