import { type MatchRecord, SPECTATOR, type Viewer } from '@hexfront/core'
import {
  type Command,
  type Frame,
  LIMITS,
  type NewsFrame,
  type SeatInfo,
  type State,
  type StateFrame,
} from '@hexfront/wire'
import type { WebSocket } from 'ws'
import type { Seal } from '../care/seal.ts'
import type { Hall, HallFigures, Hearer, Who } from '../hall.ts'
import type { GameRow } from '../store/schema.ts'
import { type Store, StoreTrouble } from '../store/store.ts'
import { Hub, type Watcher } from '../wire/hub.ts'
import { Presence } from '../wire/presence.ts'
import { Connection, type Desk } from '../wire/socket.ts'
import { begin, isComplete } from './begin.ts'
import { Benches } from './bench.ts'
import { carryOutCommand, type Done, type Immediate, LawBroken, lawBroken } from './commands.ts'
import { sideName } from './frames.ts'
import type { Draft, Sitter, Table } from './table.ts'
import { Tables } from './tables.ts'

/** Where things are written down that somebody may have to look into. Never what is secret in a game. */
export interface Log {
  info(fields: object, text: string): void
  warn(fields: object, text: string): void
  error(fields: object, text: string): void
}

export interface HallStart {
  readonly store: Store
  readonly seal: Seal
  readonly hear: Hearer
  readonly log: Log
  readonly now: () => number
  readonly benches?: Benches
}

/** So often a command is tried that other processes were quicker with. */
const MOST_TRIES = 8
const RESTART = 1012
/** Seconds until those who were sent away should come back. */
const BACK = 5
/** So long changes of who is here may wait to be told together, and so often others are told again. */
const GATHERED = 1000
const SAY_AGAIN = 30_000

const NOT_STORED = 'Nothing can be stored just now. Please try again in a moment.'

export async function openHall(start: HallStart): Promise<PlayHall> {
  return new PlayHall(start)
}

export class PlayHall implements Hall {
  readonly #store: Store
  readonly #hear: Hearer
  readonly #log: Log
  readonly #now: () => number
  readonly #benches: Benches
  readonly #tables: Tables
  readonly #hub = new Hub()
  readonly #presence: Presence
  readonly #connections = new Set<Connection>()
  readonly #allowance = new Map<number | Connection, { left: number; at: number }>()
  /** Games whose watchers are to be told who is here. */
  readonly #stirred = new Set<number>()
  readonly #timers: NodeJS.Timeout[] = []
  readonly #desk: Desk = {
    watch: (connection, code, since, mark) => this.#watch(connection, code, since, mark),
    leave: (connection, code) => this.#leave(connection, code),
    mayCommand: (connection) => this.#mayCommand(connection),
    command: (connection, command) =>
      this.#command({ account: connection.account, lag: connection.lag }, command, (frame) => connection.say(frame)),
    closed: (connection) => this.#closed(connection),
    failed: (connection, error) => this.#failed(connection, error),
  }
  #lawBroken = 0
  #isClosing = false

  constructor({ store, seal, hear, log, now, benches = new Benches() }: HallStart) {
    this.#store = store
    this.#hear = hear
    this.#log = log
    this.#now = now
    this.#benches = benches
    this.#presence = new Presence(store, now)
    this.#tables = new Tables(store, seal, benches, {
      stored: (table, draft) => this.#stored(table, draft),
      forgotten: (table) => this.#resync(table.id),
    })
    store.onMoved(
      (games) => {
        for (const game of games) this.#moved(game).catch((error) => this.#broken(error))
      },
      () => this.#tables.heads,
    )
    store.onShout((word) => this.#heard(word))
    store.onTrouble((trouble) => this.#tellTrouble(trouble))
    this.#every(GATHERED, () => this.#tellStirred())
    this.#every(SAY_AGAIN, () => this.#presence.sayAgain())
  }

  join(socket: WebSocket, who: Who): void {
    if (this.#isClosing) {
      socket.close(RESTART)
      return
    }
    const connection = new Connection(socket, who, this.#desk, this.#now)
    this.#connections.add(connection)
    this.#hub.enter(connection)
    if (who.account !== null && this.#presence.came(who.account)) this.#stir(who.account)
    const { trouble } = this.#store
    if (trouble !== null) connection.say({ t: 'house', isReadOnly: true, because: NOT_STORED })
  }

  async command(who: Who, command: Command): Promise<readonly Frame[]> {
    const replies: Frame[] = []
    await this.#command({ account: who.account, lag: 0 }, command, (frame) => replies.push(frame))
    return replies
  }

  async stream(who: Who, code: string, since?: number, mark?: string): Promise<readonly Frame[]> {
    const frames: Frame[] = []
    const watcher: Watcher = { account: who.account, send: (text) => frames.push(JSON.parse(text)) }
    await this.#show(watcher, code, since, mark, () => {})
    return frames
  }

  async seated(game: number): Promise<void> {
    const row = await this.#row(game)
    if (row?.status !== 'open') return
    const seats = await this.#tables.sitters(game)
    if (!isComplete(seats)) {
      this.#hub.each(game, () => this.#openState(row, seats))
      return
    }
    const { table, draft, append } = await begin(this.#tables, this.#benches, row, seats, this.#now())
    if (!(await this.#store.append(append))) return
    this.#tables.add(table)
    this.#resync(game)
    this.#tellOthers(table, draft)
  }

  record(_game: number): Promise<MatchRecord> {
    return Promise.reject(new Error('not yet'))
  }

  importRecord(_text: string, _account: number): Promise<string> {
    return Promise.reject(new Error('not yet'))
  }

  isHere(account: number): boolean {
    return this.#presence.isHere(account)
  }

  people(): number {
    return this.#presence.people
  }

  tell(account: number, frame: NewsFrame): void {
    this.#hub.tell(account, frame)
  }

  drop(of: { readonly session: string } | { readonly account: number }): void {
    for (const connection of this.#connections) {
      const { who } = connection
      if ('session' in of ? who.session === of.session : who.account === of.account) connection.close(1008)
    }
  }

  figures(): HallFigures {
    return {
      sockets: this.#connections.size,
      loaded: this.#tables.size,
      lawBroken: this.#lawBroken,
      lostRaces: this.#tables.lostRaces,
    }
  }

  async close(): Promise<void> {
    this.#isClosing = true
    for (const timer of this.#timers) clearInterval(timer)
    await this.#tables.settled()
    for (const connection of this.#connections) {
      connection.say({ t: 'bye', back: BACK })
      connection.close(RESTART)
    }
  }

  async #watch(connection: Connection, code: string, since?: number, mark?: string): Promise<void> {
    await this.#show(connection, code, since, mark, (game, viewer) => {
      connection.games.set(code, game)
      this.#hub.watch(game, viewer, connection)
      if (viewer === SPECTATOR) this.#stirred.add(game)
    })
  }

  async #leave(connection: Connection, code: string): Promise<void> {
    const game = connection.games.get(code)
    if (game === undefined) return
    connection.games.delete(code)
    this.#hub.leave(game, connection)
    this.#stirred.add(game)
  }

  #mayCommand(connection: Connection): boolean {
    const of = connection.account ?? connection
    const now = this.#now()
    const { left, at } = this.#allowance.get(of) ?? { left: LIMITS.commandsAtOnce, at: now }
    const refilled = Math.min(LIMITS.commandsAtOnce, left + ((now - at) / 1000) * LIMITS.commandsPerSecond)
    this.#allowance.set(of, { left: Math.max(0, refilled - 1), at: now })
    return refilled >= 1
  }

  #closed(connection: Connection): void {
    this.#connections.delete(connection)
    this.#hub.exit(connection)
    for (const game of connection.games.values()) {
      this.#hub.leave(game, connection)
      this.#stirred.add(game)
    }
    const { account } = connection
    if (account === null) this.#allowance.delete(connection)
    else if (this.#presence.went(account)) {
      this.#allowance.delete(account)
      this.#stir(account)
    }
  }

  #failed(connection: Connection, error: unknown): void {
    for (const game of connection.games.values()) {
      const table = this.#tables.loaded(game)
      if (table) this.#tables.forget(table)
    }
    this.#broken(error)
  }

  async #command(
    sender: { account: number | null; lag: number },
    command: Command,
    say: (frame: Frame) => void,
  ): Promise<void> {
    const began = performance.now()
    const { game, key } = command
    const id = await this.#tables.idOf(game)
    if (id === null) {
      say({ t: 'gone', game, because: 'There is no such game.' })
      return
    }
    if (command.t === 'chat') {
      say({ t: 'no', game, key, rule: '', because: 'Nobody talks here yet.' })
      return
    }
    try {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const table = await this.#tables.open(id)
        if (table === null) {
          say({ t: 'no', game, key, rule: '', because: 'The game has not begun.' })
          return
        }
        const done = this.#carryOut(table, sender, command)
        if (done.draft === null) {
          await table.storing
          say(done.reply)
          return
        }
        if (await this.#tables.store(table, done.draft, done.side, () => say(done.reply))) {
          this.#hear.chosen(performance.now() - began)
          return
        }
      }
      say({ t: 'no', game, key, rule: '', because: 'Somebody else was quicker. Please look again.' })
    } catch (error) {
      if (!(error instanceof StoreTrouble)) throw error
      say({ t: 'house', isReadOnly: true, because: NOT_STORED })
    }
  }

  #carryOut(table: Table, sender: { account: number | null; lag: number }, command: Immediate): Done {
    try {
      const isGone = () => false
      return carryOutCommand(table, { ...sender, isGone }, command, this.#now())
    } catch (error) {
      this.#tables.forget(table)
      if (!(error instanceof LawBroken)) throw error
      this.#lawBroken++
      this.#log.error({ game: table.code, n: table.head }, 'a view allows what the truth bars')
      return lawBroken(command)
    }
  }

  /** Sends what a viewer lacks, and says when he may be told what happens from then on. */
  async #show(
    watcher: Watcher,
    code: string,
    since: number | undefined,
    mark: string | undefined,
    joined: (game: number, viewer: Viewer) => void,
  ): Promise<void> {
    const id = await this.#tables.idOf(code)
    const row = id === null ? null : await this.#row(id)
    if (id === null || row === null) {
      watcher.send(JSON.stringify({ t: 'gone', game: code, because: 'There is no such game.' } satisfies Frame))
      return
    }
    const table = row.status === 'open' ? null : await this.#tables.open(id)
    if (table === null) {
      const seats = await this.#tables.sitters(id)
      watcher.send(JSON.stringify(this.#openState(row, seats)))
      joined(id, SPECTATOR)
      return
    }
    const viewer = table.viewerOf(watcher.account)
    const missing = since === undefined || mark === undefined ? null : table.framesSince(viewer, since, mark)
    const texts =
      missing === null
        ? [JSON.stringify(table.atFrame(viewer, table.sidesOf(watcher.account), this.#stateOf(table, viewer)))]
        : [...missing.map(({ text }) => text), JSON.stringify(this.#stateFrame(table, viewer))]
    const { storing } = table
    if (storing !== null && !(await storing.catch(() => false))) return this.#show(watcher, code, since, mark, joined)
    for (const text of texts) watcher.send(text)
    joined(id, viewer)
  }

  #stored(table: Table, draft: Draft): void {
    this.#hub.frames(table.id, draft.frames)
    if (draft.isStateChanged) this.#hub.each(table.id, (viewer) => this.#stateFrame(table, viewer))
    this.#tellOthers(table, draft)
  }

  #tellOthers(table: Table, draft: Draft): void {
    if (table.over && draft.events.some(({ kind }) => kind === 'end')) this.#hear.over(table.id)
    else if (draft.handedTo !== null && draft.handedTo > 0)
      this.#hear.handedOver({ game: table.id, side: draft.handedTo, n: table.head })
  }

  /** What was in memory may not be what is stored: those who watch get the whole view again. */
  #resync(game: number): void {
    for (const watcher of this.#hub.watchers(game))
      if (watcher instanceof Connection)
        for (const [code, id] of watcher.games)
          if (id === game) this.#watch(watcher, code).catch((error) => this.#broken(error))
  }

  async #moved(game: number): Promise<void> {
    await this.#tables.follow(game)
    this.#resync(game)
  }

  #stateFrame(table: Table, viewer: Viewer): StateFrame {
    return { t: 'state', game: table.code, state: this.#stateOf(table, viewer) }
  }

  #stateOf(table: Table, viewer: Viewer): State {
    return {
      status: table.row.status,
      seats: table.seats.map((seat) => this.#seatInfo(sideName(table.bench.game, seat.side), seat)),
      clocks: table.clockInfos(this.#now()),
      offers: table.offerInfos(viewer),
      spectators: this.#hub.spectators(table.id),
      over: table.over,
    }
  }

  #openState(row: GameRow, seats: readonly Sitter[]): StateFrame {
    const state: State = {
      status: row.status,
      seats: seats.map((seat) => this.#seatInfo(String(seat.side), seat)),
      clocks: [],
      offers: [],
      spectators: this.#hub.spectators(row.id),
      over: null,
    }
    return { t: 'state', game: row.code, state }
  }

  #seatInfo(side: string, { account, level, name, kind }: Sitter): SeatInfo {
    if (level !== null) return { side, name: null, kind: 'bot', level, isHere: true }
    if (account === null || kind === null) return { side, name: null, kind: 'open', isHere: false }
    return { side, name, kind, isHere: this.#presence.isHere(account) }
  }

  async #row(game: number): Promise<GameRow | null> {
    const row = await this.#store.db.selectFrom('game').selectAll().where('id', '=', game).executeTakeFirst()
    return row ?? null
  }

  /** Somebody has come or gone: those at his tables are told, many changes together. */
  #stir(account: number): void {
    for (const game of this.#tables.gamesOf(account)) if (this.#hub.isWatched(game)) this.#stirred.add(game)
  }

  #tellStirred(): void {
    for (const game of this.#stirred) {
      const table = this.#tables.loaded(game)
      if (table) this.#hub.each(game, (viewer) => this.#stateFrame(table, viewer))
    }
    this.#stirred.clear()
  }

  #heard(word: string): void {
    const [what = '', of = ''] = word.split(' ')
    if (what === 'here' || what === 'gone') {
      if (this.#presence.heard(what, Number(of))) this.#stir(Number(of))
    }
  }

  #tellTrouble(trouble: string | null): void {
    const isReadOnly = trouble !== null
    for (const connection of this.#connections)
      connection.say({ t: 'house', isReadOnly, because: isReadOnly ? NOT_STORED : '' })
    if (!isReadOnly) for (const game of this.#watchedGames()) this.#resync(game)
  }

  #watchedGames(): ReadonlySet<number> {
    return new Set([...this.#connections].flatMap(({ games }) => [...games.values()]))
  }

  #broken(error: unknown): void {
    this.#log.error(
      { error: error instanceof Error ? error.message : String(error) },
      'something went wrong in the hall',
    )
  }

  #every(milliseconds: number, act: () => void): void {
    const timer = setInterval(act, milliseconds)
    timer.unref()
    this.#timers.push(timer)
  }
}
