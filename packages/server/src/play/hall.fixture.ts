import { randomBytes } from 'node:crypto'
import {
  Choices,
  commitmentTo,
  type Dice,
  type Game,
  hash,
  type PositionCore,
  type Setting,
  seededDice,
} from '@hexfront/core'
import { type GameTable, TABLES } from '@hexfront/games/tables'
import type { AtFrame, Command, EventFrame, Frame, OfferKind, State } from '@hexfront/wire'
import { sealWith } from '../care/seal.ts'
import type { HandOver, Hearer, Who } from '../hall.ts'
import { newGame } from '../store/rows.fixture.ts'
import type { GameRow } from '../store/schema.ts'
import { type TemporaryStore, temporaryStore } from '../store/store.fixture.ts'
import type { Store } from '../store/store.ts'
import { Benches } from './bench.ts'
import { type HallStart, openHall, type PlayHall } from './hall.ts'

export const SEAL = sealWith(randomBytes(32))
const QUIET = { info() {}, warn() {}, error() {} }

export interface TestHall {
  hall: PlayHall
  readonly store: Store
  readonly heard: { readonly turns: HandOver[]; readonly over: number[] }
  /** It stands still but for what tests let pass. */
  readonly clock: { time: number }
  /** The same house after a restart: the store stays. */
  again(more?: Partial<HallStart>): Promise<PlayHall>
  close(): Promise<void>
}

type Tables = Readonly<Record<string, () => Promise<GameTable>>>

/** A hall with a store of its own and a clock that stands still. */
export async function testHall(more: Partial<HallStart> & { readonly tables?: Tables } = {}): Promise<TestHall> {
  const kept: TemporaryStore = await temporaryStore()
  const { store } = kept
  const heard: { turns: HandOver[]; over: number[] } = { turns: [], over: [] }
  const hear: Hearer = {
    handedOver: (turn) => heard.turns.push(turn),
    over: (game) => heard.over.push(game),
    chosen() {},
  }
  const clock = { time: 1_000_000 }
  const open = (others: Partial<HallStart> = {}): Promise<PlayHall> =>
    openHall({
      store,
      seal: SEAL,
      hear,
      log: QUIET,
      every: () => () => {},
      now: () => clock.time,
      benches: new Benches(more.tables ?? TABLES),
      ...more,
      ...others,
    })
  const house = {
    store,
    heard,
    clock,
    hall: await open(),
    async again(others?: Partial<HallStart>) {
      await house.hall.close()
      house.hall = await open(others)
      return house.hall
    },
    async close() {
      await house.hall.close()
      await kept.remove()
    },
  }
  return house
}

export interface TableWish {
  readonly code: string
  readonly game: string
  readonly scenario: string
  readonly options?: Readonly<Record<string, string>>
  /** By side: an account, or the level of a bot. */
  readonly seats: readonly (number | string)[]
  readonly row?: Partial<GameRow>
  readonly serverSeed?: string
}

export async function newAccount(store: Store, name: string): Promise<number> {
  const row = {
    name,
    name_key: name,
    kind: 'person',
    is_admin: 0,
    is_suspended: 0,
    mail: null,
    created: 1,
    seen: 1,
  } as const
  const ids = await store.write([
    {
      query: store.db
        .insertInto('account')
        .values({ ...row, settings: '{}' })
        .returning('id'),
      rows: 1,
    },
  ])
  if (ids === false) throw new Error('no account')
  return ids[0]!
}

export const whoIs = (account: number | null): Who => ({ account, name: `account ${account}`, session: '' })

/** Puts up a table where everybody sits already. It begins with `seated`. */
export async function putTable(store: Store, wish: TableWish): Promise<number> {
  const { code, game, scenario, options = {}, seats, row = {}, serverSeed = `server seed of ${code}` } = wish
  const id = () => store.db.selectFrom('game').select('id').where('code', '=', code)
  const values = {
    ...newGame(code),
    game,
    scenario,
    options: JSON.stringify(options),
    status: 'open',
    pace: 'none',
    commitment: commitmentTo(serverSeed),
    ...row,
  } as const
  const ids = await store.write([
    { query: store.db.insertInto('game').values(values).returning('id'), rows: 1 },
    { query: store.db.insertInto('secret').values({ game: id(), server_seed: SEAL.seal(serverSeed) }), rows: 1 },
    ...seats.map((seat, at) => ({
      query: store.db.insertInto('seat').values({
        game: id(),
        side: at + 1,
        account: typeof seat === 'number' ? seat : null,
        level: typeof seat === 'string' ? seat : null,
        seed: typeof seat === 'number' ? `seed of side ${at + 1}` : null,
        wanted: null,
        clock: null,
        since: null,
        told: null,
      }),
      rows: 1,
    })),
  ])
  if (ids === false) throw new Error('no table')
  return ids[0]!
}

/** A client: it has what it was sent, and nothing else. */
export class Follower {
  readonly account: number | null
  readonly view: PositionCore
  readonly frames: Frame[] = []
  n = 0
  mark = ''
  readonly #game: Game
  readonly #code: string
  #hall: PlayHall
  state: State | null = null
  readonly #dice: Dice
  #keys = 0

  constructor(hall: PlayHall, code: string, account: number | null, game: Game, setting: Setting) {
    this.#hall = hall
    this.#code = code
    this.account = account
    this.#game = game
    this.view = game.blank(setting)
    this.#dice = seededDice(`${code} ${account}`)
  }

  /** Gets what it lacks. */
  async look(): Promise<void> {
    const isNew = this.mark === ''
    const frames = await this.#hall.stream(
      whoIs(this.account),
      this.#code,
      isNew ? undefined : this.n,
      isNew ? undefined : this.mark,
    )
    for (const frame of frames) this.hear(frame)
  }

  /** Gets everything anew. */
  async lookAnew(): Promise<void> {
    this.mark = ''
    await this.look()
  }

  hear(frame: Frame): void {
    this.frames.push(frame)
    if (frame.t === 'at' || frame.t === 'state') this.state = frame.state
    if (frame.t === 'at') this.#whole(frame)
    if (frame.t === 'ev') this.#apply(frame)
  }

  #whole({ n, view, mark }: AtFrame): void {
    this.n = n
    this.view.words.fill(0)
    this.view.bytes.set(Buffer.from(view, 'base64'))
    this.#settle(mark)
  }

  #apply({ n, diff, mark }: EventFrame): void {
    if (n !== this.n + 1) throw new Error(`frame ${n} comes after ${this.n}`)
    this.n = n
    for (let i = 0; i < diff.length; i += 2) this.view.words[diff[i]!]! ^= diff[i + 1]!
    this.#settle(mark)
  }

  #settle(mark: string): void {
    this.#game.rebuild(this.view)
    if (hash(this.view) !== mark) throw new Error(`the view after frame ${this.n} has another mark`)
    this.mark = mark
  }

  get asked(): number {
    const decision = this.#game.decision(this.view)
    return decision.isOver ? -1 : decision.side
  }

  /** An answer that its view allows, as text. */
  anyAnswer(): string {
    const choices = new Choices()
    this.#game.choices(this.view, choices)
    return this.#game.write(this.view, choices.at(this.#dice.pick(choices.length, 'an answer')))
  }

  newKey(): string {
    return `key-${this.account}-${String(++this.#keys).padStart(6, '0')}`
  }

  async send(command: Command): Promise<Frame> {
    const [reply] = await this.#hall.command(whoIs(this.account), command)
    if (!reply) throw new Error('no answer')
    return reply
  }

  say(...say: string[]): Promise<Frame> {
    return this.send({ t: 'do', game: this.#code, key: this.newKey(), at: this.n, say })
  }

  offer(what: OfferKind, back?: number): Promise<Frame> {
    const more = back === undefined ? {} : { back }
    return this.send({ t: 'offer', game: this.#code, key: this.newKey(), at: this.n, what, ...more })
  }

  accept(offer: number): Promise<Frame> {
    return this.send({ t: 'accept', game: this.#code, key: this.newKey(), offer })
  }

  decline(offer: number): Promise<Frame> {
    return this.send({ t: 'decline', game: this.#code, key: this.newKey(), offer })
  }

  resign(): Promise<Frame> {
    return this.send({ t: 'resign', game: this.#code, key: this.newKey() })
  }

  claim(what: 'win' | 'unrated'): Promise<Frame> {
    return this.send({ t: 'claim', game: this.#code, key: this.newKey(), what })
  }

  chat(room: 'players' | 'spectators', text: string): Promise<Frame> {
    return this.send({ t: 'chat', game: this.#code, key: this.newKey(), room, text })
  }

  /** All frames it has ever got, from the log. */
  history(): Promise<readonly Frame[]> {
    return this.#hall.stream(whoIs(this.account), this.#code, 0)
  }

  comeBackTo(hall: PlayHall): void {
    this.#hall = hall
  }

  undo(): Promise<Frame> {
    return this.send({ t: 'undo', game: this.#code, key: this.newKey(), at: this.n, what: 'choice' })
  }
}

export async function followers(
  { hall, store }: Pick<TestHall, 'hall' | 'store'>,
  code: string,
  accounts: readonly (number | null)[],
): Promise<Follower[]> {
  const row = await store.db.selectFrom('game').selectAll().where('code', '=', code).executeTakeFirstOrThrow()
  const { game } = await TABLES[row.game]!()
  const setting = game.setting(row.scenario, JSON.parse(row.options))
  const all = accounts.map((account) => new Follower(hall, code, account, game, setting))
  for (const one of all) await one.look()
  return all
}
