import { type MatchRecord, SPECTATOR, type Viewer } from '@hexfront/core'
import {
  type Command,
  type CommandOf,
  type Frame,
  LIMITS,
  type NewsFrame,
  type SeatInfo,
  type State,
  type StateFrame,
} from '@hexfront/wire'
import type { WebSocket } from 'ws'
import { Bots } from '../bots/bots.ts'
import { Allowance } from '../care/allowance.ts'
import type { Seal } from '../care/seal.ts'
import type { Hall, HallFigures, Hearer, Log, Who } from '../hall.ts'
import type { GameRow } from '../store/schema.ts'
import { type Store, StoreTrouble } from '../store/store.ts'
import { Hub, type Watcher } from '../wire/hub.ts'
import { Presence } from '../wire/presence.ts'
import { Connection, type Desk } from '../wire/socket.ts'
import { playOn, readAnswers, takeAll } from './answers.ts'
import { begin, isComplete } from './begin.ts'
import { Benches } from './bench.ts'
import { chatBarred, deafTo, keepLine, lastLines, lineOf, roomsOf } from './chat.ts'
import { type Absence, isSlow, readPace } from './clock.ts'
import { carryOutCommand, type Done, type Immediate, LawBroken, lawBroken, otherThan, wayWanted } from './commands.ts'
import { BEAT, beat, makeUpForDowntime } from './downtime.ts'
import { type Errands, errandsInThreads } from './errands.ts'
import { sideName } from './frames.ts'
import type { Past, Way } from './history.ts'
import { keepImported } from './import-record.ts'
import { moveGamesOn } from './rules.ts'
import { Draft, type Sitter, shownAt, type Table } from './table.ts'
import { Tables } from './tables.ts'

export interface HallStart {
  readonly store: Store
  readonly seal: Seal
  readonly hear: Hearer
  readonly log: Log
  readonly now: () => number
  readonly benches?: Benches
  readonly errands?: Errands
  readonly bots?: Bots
  /** Whether commands are counted; tests of load switch it off. */
  readonly hasLimits?: boolean
  /** Lets something be done again and again; what it gives ends that. Tests do it by hand. */
  readonly every?: Every
}

type Every = (milliseconds: number, act: () => void) => () => void

const byTheClock: Every = (milliseconds, act) => {
  const timer = setInterval(act, milliseconds)
  timer.unref()
  return () => clearInterval(timer)
}

/** So often a command is tried that other processes were quicker with. */
const MOST_TRIES = 8
/** Keys of chat that are remembered. */
const MOST_LINES = 10_000
const RESTART = 1012
const UNWELCOME = 1008
const NEWS: readonly NewsFrame['what'][] = ['turn', 'joined', 'challenge', 'over', 'offer', 'chat']
/** News that is seen at the table itself. */
const AT_TABLES: readonly NewsFrame['what'][] = ['turn', 'over', 'offer', 'chat']
const NO_GAMES: ReadonlyMap<string, number> = new Map()
/** Seconds until those who were sent away should come back. */
const BACK = 5
/** So long changes of who is here may wait to be told together, and so often others are told again. */
const GATHERED = 1000
const SAY_AGAIN = 30_000

/** Whoever has been away from a live game for so long need not be waited for. */
const GONE = 3 * 60_000
/** A bot that has been asked for so long is asked again: the process that asked it may be gone. */
const BOT_ASLEEP = 60_000
const SWEEP = 1000

const NOT_STORED = 'Nothing can be stored just now. Please try again in a moment.'

export async function openHall(start: HallStart): Promise<PlayHall> {
  const gap = await makeUpForDowntime(start.store, start.now())
  if (gap > 0) start.log.info({ gap }, 'clocks stood still while nobody was here')
  const hall = new PlayHall(start)
  await hall.moveGamesOn()
  await hall.settleVacations()
  await hall.wakeBots()
  return hall
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
  readonly #allowance = new Allowance({
    most: LIMITS.commandsAtOnce,
    per: (LIMITS.commandsAtOnce / LIMITS.commandsPerSecond) * 1000,
  })
  readonly #hasLimits: boolean
  /** Games whose watchers are to be told who is here. */
  readonly #stirred = new Set<number>()
  readonly #stops: (() => void)[] = []
  readonly #desk: Desk = {
    watch: (connection, code, since, mark) => this.#watch(connection, code, since, mark),
    leave: (connection, code) => this.#leave(connection, code),
    mayCommand: (connection) => this.#mayCommand(connection),
    command: (connection, command) =>
      this.#command({ account: connection.account, lag: connection.lag }, command, (frame) => connection.say(frame)),
    closed: (connection) => this.#closed(connection),
    failed: (connection, error) => this.#failed(connection, error),
  }
  readonly #errands: Errands
  readonly #bots: Bots
  /** Games whose bot is thinking. */
  readonly #thinking = new Set<number>()
  /** Lines that were kept, by who sent them under which key. */
  readonly #lines = new Map<string, true>()
  readonly #began: number
  /** Those who were back by then were told of. */
  #vacationsSettled: number
  #lawBroken = 0
  #isClosing = false

  constructor(start: HallStart) {
    const { store, seal, hear, log, now, benches = new Benches() } = start
    this.#store = store
    this.#errands = start.errands ?? errandsInThreads()
    this.#bots = start.bots ?? new Bots(log)
    this.#began = now()
    this.#vacationsSettled = now()
    this.#hasLimits = start.hasLimits ?? true
    this.#hear = hear
    this.#log = log
    this.#now = now
    this.#benches = benches
    this.#presence = new Presence(store, now)
    this.#tables = new Tables(store, seal, benches, log, {
      stored: (table, draft) => this.#stored(table, draft),
      followed: (table, draft) => this.#send(table, draft),
      forgotten: (table) => this.#resync(table.id),
    })
    store.onMoved(
      (games) => {
        for (const game of games) this.#quietly(this.moved(game))
      },
      () => this.#tables.heads,
    )
    store.onShout((word) => this.#heard(word))
    store.onTrouble((trouble) => this.#tellTrouble(trouble))
    const every = (milliseconds: number, act: () => void): void => {
      this.#stops.push((start.every ?? byTheClock)(milliseconds, act))
    }
    every(GATHERED, () => this.#tellStirred())
    every(SAY_AGAIN, () => this.#presence.sayAgain())
    every(BEAT, () => this.#quietly(this.beat()))
    every(SWEEP, () => this.#quietly(this.flag()))
    every(SAY_AGAIN, () => this.#quietly(this.wakeBots(BOT_ASLEEP)))
    every(SAY_AGAIN, () => this.#quietly(this.settleVacations()))
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
    if (since !== undefined && mark === undefined) return this.#history(who, code, since)
    const frames: Frame[] = []
    const watcher: Watcher = { account: who.account, games: NO_GAMES, send: (text) => frames.push(JSON.parse(text)) }
    await this.#show(watcher, code, since, mark, () => {})
    return frames
  }

  /** All frames of a viewer after the first so many, from the log. */
  async #history(who: Who, code: string, since: number): Promise<readonly Frame[]> {
    const id = await this.#tables.idOf(code)
    const table = id === null ? null : await this.#tables.open(id)
    const past = table === null ? null : await this.#past(table.id)
    if (table === null || past === null) return [{ t: 'gone', game: code, because: 'There is no such game.' }]
    const frames = await this.#errands.run('frames', { past, viewer: table.viewerOf(who.account) })
    return frames.filter(({ n }) => n > since)
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

  async record(game: number): Promise<MatchRecord> {
    const past = await this.#past(game)
    if (past === null || past.row.result === null) throw new Error('There is no record before the game is over.')
    const { row } = past
    const seats = await this.#tables.sitters(game)
    const names = seats.map(({ level, name }) => level ?? name ?? 'gone')
    return this.#errands.run('record', { past, fair: await this.#fair(row, seats), seats: names })
  }

  async importRecord(text: string, account: number): Promise<string> {
    const imported = await this.#errands.run('read', { text })
    return keepImported(this.#store, imported, account, this.#now())
  }

  /** Says that somebody is there: time passes. */
  beat(): Promise<void> {
    return beat(this.#store, this.#now())
  }

  /** Brings games to the rules of today. */
  moveGamesOn(): Promise<void> {
    return moveGamesOn(this.#store, this.#tables, this.#benches, this.#errands, this.#log, this.#now())
  }

  /** Games whose time is up. Any number of processes may look: one of them writes it. */
  async flag(): Promise<void> {
    const rows = await this.#store.db
      .selectFrom('game')
      .select('id')
      .where('status', '=', 'running')
      .where('pace', '=', 'live')
      .where('is_rated', '=', 1)
      .where('deadline', '<=', this.#now())
      .execute()
    for (const { id } of rows) {
      const table = await this.#tables.open(id)
      const now = this.#now()
      if (table === null || table.over || !table.isOutOfTime(table.asked, now)) continue
      const draft = new Draft(now)
      table.end(draft, table.asked, { winner: otherThan(table, table.asked), how: 'time' })
      await this.#tables.store(table, draft, null, () => {})
    }
  }

  async absent(account: number): Promise<void> {
    const absence = await this.#store.db
      .selectFrom('vacation')
      .select(['since', 'until'])
      .where('account', '=', account)
      .executeTakeFirst()
    if (!absence) return
    const rows = await this.#store.db
      .selectFrom('game')
      .innerJoin('seat', 'seat.game', 'game.id')
      .select(['game.id', 'game.pace'])
      .distinct()
      .where('seat.account', '=', account)
      .where('game.status', 'in', ['running', 'paused'])
      .execute()
    for (const { id, pace } of rows) if (isSlow(readPace(pace))) await this.#rest(id, account, absence)
  }

  async #rest(game: number, account: number, absence: Absence): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const table = await this.#tables.open(game)
      if (table === null || table.over) return
      const draft = new Draft(this.#now())
      if (!table.rest(draft, account, absence)) return
      if (await this.#tables.store(table, draft, null, () => {})) return
    }
  }

  /**
   * Clocks follow vacations where that was left undone: a process may be gone before it was through, a game may have begun
   * meanwhile. Those at tables of one who is back are told.
   */
  async settleVacations(): Promise<void> {
    const now = this.#now()
    const rows = await this.#store.db
      .selectFrom('vacation')
      .innerJoin('seat', 'seat.account', 'vacation.account')
      .innerJoin('game', 'game.id', 'seat.game')
      .select(['game.id', 'game.pace', 'vacation.account', 'vacation.since', 'vacation.until'])
      .where('game.status', '=', 'running')
      .where(({ and, or, eb, ref }) =>
        or([
          and([eb('vacation.until', '>', now), eb('seat.since', '<', ref('vacation.until'))]),
          and([eb('seat.since', '>', now), eb('seat.since', '>', ref('vacation.until'))]),
        ]),
      )
      .execute()
    for (const { id, pace, account, ...absence } of rows)
      if (isSlow(readPace(pace))) await this.#rest(id, account, absence)
    const back = await this.#store.db
      .selectFrom('vacation')
      .select('account')
      .where('until', '>', this.#vacationsSettled)
      .where('until', '<=', now)
      .execute()
    this.#vacationsSettled = now
    for (const { account } of back) this.#stir(account)
  }

  /** Asks bots whose turn it has been for so long: after a restart nobody else does. */
  async wakeBots(asleep = 0): Promise<void> {
    const rows = await this.#store.db
      .selectFrom('game')
      .innerJoin('seat', (join) => join.onRef('seat.game', '=', 'game.id').onRef('seat.side', '=', 'game.asked'))
      .select('game.id')
      .where('game.status', '=', 'running')
      .where('seat.level', 'is not', null)
      .where('game.updated', '<=', this.#now() - asleep)
      .execute()
    for (const { id } of rows) {
      const table = await this.#tables.open(id)
      if (table) this.#askBot(table)
    }
  }

  /** Another process has moved a game on, or has let it begin. */
  async moved(game: number): Promise<void> {
    if (this.#tables.loaded(game)) await this.#tables.follow(game)
    else this.#resync(game)
  }

  /** A game that has begun, as it lies in memory. */
  table(game: number): Promise<Table | null> {
    return this.#tables.open(game)
  }

  isHere(account: number): boolean {
    return this.#presence.isHere(account)
  }

  people(): number {
    return this.#presence.people
  }

  tell(account: number, frame: NewsFrame): void {
    this.#hub.tell(account, frame)
    this.#store.shout(`news ${account} ${frame.game} ${frame.what}`)
  }

  drop(of: { readonly session: string } | { readonly account: number }): void {
    this.#dropHere(of)
    this.#store.shout('session' in of ? `drop session ${of.session}` : `drop account ${of.account}`)
  }

  #dropHere(of: { readonly session: string } | { readonly account: number }): void {
    for (const connection of this.#connections) {
      const { who } = connection
      if ('session' in of ? who.session === of.session : who.account === of.account) connection.close(UNWELCOME)
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

  /** Until all that was asked over sockets is answered. */
  async idle(): Promise<void> {
    await Promise.all([...this.#connections].map((connection) => connection.idle()))
  }

  async close(): Promise<void> {
    this.#isClosing = true
    for (const stop of this.#stops) stop()
    await this.idle()
    await this.#tables.settled()
    await Promise.all([this.#errands.close(), this.#bots.close()])
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

  #mayCommand({ purse }: Connection): boolean {
    return !this.#hasLimits || this.#allowance.take(purse, this.#now()) === 0
  }

  #closed(connection: Connection): void {
    this.#connections.delete(connection)
    this.#hub.exit(connection)
    for (const game of connection.games.values()) {
      this.#hub.leave(game, connection)
      this.#stirred.add(game)
    }
    const { account } = connection
    if (account !== null && this.#presence.went(account)) this.#stir(account)
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
    try {
      if (command.t === 'chat') {
        say(await this.#chat(id, sender.account, command))
        return
      }
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const table = await this.#tables.open(id)
        if (table === null) {
          say({ t: 'no', game, key, rule: '', because: 'The game has not begun.' })
          return
        }
        const way = await this.#wayFor(table, sender.account, command)
        if (way === 'again') continue
        const done = this.#carryOut(table, sender, command, way)
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

  /** The way back that a command is about; `again` where the game has moved on while it was looked for. */
  async #wayFor(table: Table, account: number | null, command: Immediate): Promise<Way | null | 'again'> {
    const goal = wayWanted(table, account, command)
    if (goal === null) return null
    const { head } = table
    await table.storing
    const past = await this.#past(table.id)
    if (past === null || past.row.head !== head) return 'again'
    const way = await this.#errands.run('way', { past, goal })
    return table.head === head ? way : 'again'
  }

  async #chat(id: number, account: number | null, command: CommandOf<'chat'>): Promise<Frame> {
    const { game, key, room, text } = command
    const table = await this.#tables.open(id)
    const viewer = table?.viewerOf(account) ?? SPECTATOR
    const barred = table === null ? 'The game has not begun.' : chatBarred(viewer, room, account, text)
    if (barred !== null || table === null || account === null)
      return { t: 'no', game, key, rule: '', because: barred ?? '' }
    const known = `${account} ${id} ${key}`
    if (!this.#lines.has(known)) {
      const line = await keepLine(this.#store, id, account, this.#now(), room, text)
      this.#lines.set(known, true)
      if (this.#lines.size > MOST_LINES) this.#lines.delete(this.#lines.keys().next().value ?? '')
      this.#store.shout(`chat ${id} ${game} ${line}`)
      await this.#pass(id, game, line)
      if (room === 'players') await this.#tellOfLine(table, account)
    }
    return { t: 'ok', game, key, n: table.course.streams.numberOf(viewer) }
  }

  /** Passes a line on to those who may hear it and want to. */
  async #pass(id: number, code: string, line: number): Promise<void> {
    if (!this.#hub.isWatched(id)) return
    const read = await lineOf(this.#store, code, line)
    const table = await this.#tables.open(id)
    if (read === null || table === null) return
    const deaf = await deafTo(this.#store, read.account)
    const { account: _account, ...frame } = read
    const text = JSON.stringify(frame)
    for (const watcher of this.#hub.watchers(id)) {
      const hears = roomsOf(table, table.viewerOf(watcher.account)).includes(frame.room)
      if (hears && !(watcher.account !== null && deaf.has(watcher.account))) watcher.send(text)
    }
  }

  /** Those at the table who look elsewhere learn that something was said, but for those who do not want to hear it. */
  async #tellOfLine(table: Table, by: number): Promise<void> {
    const deaf = await deafTo(this.#store, by)
    const others = table.seats.filter(({ account }) => account !== null && account !== by && !deaf.has(account))
    this.#tellSeats(table, 'chat', others)
  }

  #askBot(table: Table): void {
    const level = table.seatOf(table.asked)?.level ?? null
    if (level === null || table.over || table.row.status !== 'running' || this.#thinking.has(table.id)) return
    this.#thinking.add(table.id)
    this.#quietly(
      this.#letBotAnswer(table, level)
        .finally(() => this.#thinking.delete(table.id))
        .then(() => this.#askAgain(table.id)),
    )
  }

  /** The next question may be for a bot, too. */
  #askAgain(id: number): void {
    const table = this.#tables.loaded(id)
    if (table && !this.#isClosing) this.#askBot(table)
  }

  async #letBotAnswer(asked: Table, level: string): Promise<void> {
    const { head, id } = asked
    const side = asked.asked
    const said = await this.#bots.answer(asked, side, level)
    if (this.#isClosing) return
    const table = await this.#tables.open(id)
    if (table === null || table.head !== head || table.asked !== side || table.row.status !== 'running') return
    const draft = new Draft(this.#now())
    const choices = readAnswers(table, side, [said])
    if ('because' in choices) throw new Error(`a bot of ${table.row.game} answers what is not legal`)
    takeAll(table, draft, choices)
    playOn(table, draft)
    await this.#tables.store(table, draft, null, () => {})
  }

  async #past(game: number): Promise<Past | null> {
    const row = await this.#row(game)
    if (row === null) return null
    const events = await this.#store.tail(game, 0)
    const shown = shownAt(row, await this.#tables.sitters(game))
    return { row, shown, events: events.filter(({ n }) => n <= row.head) }
  }

  async #fair(row: GameRow, seats: readonly Sitter[]): Promise<MatchRecord['fair']> {
    if (row.is_imported === 1) return undefined
    const { serverSeed, playerSeeds, nonce } = await this.#tables.seedsOf(row, seats)
    return { commitment: row.commitment, serverSeed, playerSeeds: [...playerSeeds], nonce: String(nonce) }
  }

  #quietly(work: Promise<unknown>): void {
    work.catch((error) => {
      if (!(error instanceof StoreTrouble) && !this.#isClosing) this.#broken(error)
    })
  }

  #carryOut(table: Table, sender: { account: number | null; lag: number }, command: Immediate, way: Way | null): Done {
    try {
      const isGone = (account: number): boolean => this.#presence.awayFor(account, this.#began) >= GONE
      return carryOutCommand(table, { ...sender, isGone }, command, this.#now(), way)
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
    if (missing === null)
      for (const line of await lastLines(this.#store, code, roomsOf(table, viewer), watcher.account))
        watcher.send(JSON.stringify(line))
  }

  #stored(table: Table, draft: Draft): void {
    this.#send(table, draft)
    this.#tellOthers(table, draft)
  }

  #send(table: Table, draft: Draft): void {
    this.#hub.frames(table.id, draft.frames)
    if (draft.isStateChanged) this.#hub.each(table.id, (viewer) => this.#stateFrame(table, viewer))
  }

  #tellOthers(table: Table, draft: Draft): void {
    const offer = draft.events.find(({ kind }) => kind === 'offer')
    if (table.over && draft.events.some(({ kind }) => kind === 'end')) {
      this.#hear.over(table.id)
      this.#tellSeats(table, 'over', table.seats)
    } else if (draft.handedTo !== null && table.seatOf(draft.handedTo)?.level === null) {
      this.#hear.handedOver({ game: table.id, side: draft.handedTo, n: table.head })
      this.#tellSeats(table, 'turn', [table.seatOf(draft.handedTo)!])
    } else if (offer) {
      const by = table.seatOf(offer.seat)?.account
      const others = table.seats.filter(({ account }) => account !== by)
      this.#tellSeats(table, 'offer', others)
    }
    this.#askBot(table)
  }

  /** News to those who sit there and look elsewhere just now. */
  #tellSeats({ code }: Table, what: NewsFrame['what'], seats: readonly Sitter[]): void {
    for (const account of new Set(seats.map((seat) => seat.account))) {
      if (account === null) continue
      this.#hub.tellOfGame(account, { t: 'news', game: code, what })
      if (this.#presence.isElsewhere(account)) this.#store.shout(`news ${account} ${code} ${what}`)
    }
  }

  /** What was in memory may not be what is stored: those who watch get the whole view again. */
  #resync(game: number): void {
    for (const watcher of this.#hub.watchers(game))
      if (watcher instanceof Connection)
        for (const [code, id] of watcher.games)
          if (id === game) this.#watch(watcher, code).catch((error) => this.#broken(error))
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
      over: row.result === null ? null : JSON.parse(row.result),
    }
    return { t: 'state', game: row.code, state }
  }

  #seatInfo(side: string, { account, level, name, kind, absence }: Sitter): SeatInfo {
    if (level !== null) return { side, name: null, kind: 'bot', level, isHere: true }
    if (account === null || kind === null) return { side, name: null, kind: 'open', isHere: false }
    const isAway = absence !== null && absence.until > this.#now()
    return { side, name, kind, isHere: this.#presence.isHere(account), ...(isAway ? { isAway } : {}) }
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
    const [what = '', of = '', code = '', line = ''] = word.split(' ')
    if (what === 'here' || what === 'gone') {
      if (this.#presence.heard(what, Number(of))) this.#stir(Number(of))
    } else if (what === 'chat') this.#quietly(this.#pass(Number(of), code, Number(line)))
    else if (what === 'drop') this.#dropHere(of === 'session' ? { session: code } : { account: Number(code) })
    else if (what === 'news') {
      const news = NEWS.find((one) => one === line)
      if (!news) return
      const frame: NewsFrame = { t: 'news', game: code, what: news }
      if (AT_TABLES.includes(news)) this.#hub.tellOfGame(Number(of), frame)
      else this.#hub.tell(Number(of), frame)
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
}
