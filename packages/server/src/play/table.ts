import {
  type Act,
  EVERYTHING,
  type FairSeeds,
  hash,
  NATURE,
  type Parcels,
  type Shown,
  type Side,
  SPECTATOR,
  turnOf,
  type Viewer,
  writeDraw,
  writePosition,
} from '@hexfront/core'
import { type AtFrame, LIMITS, type OfferInfo, type Over, type State } from '@hexfront/wire'
import type { AccountRow, GameRow, SeatRow } from '../store/schema.ts'
import type { Append, NewEvent } from '../store/store.ts'
import type { Bench } from './bench.ts'
import {
  type Absence,
  type Clock,
  deadlineOf,
  isRunning,
  leftAt,
  type Pacing,
  pacingOf,
  readPace,
  resting,
  running,
  stopped,
  topped,
} from './clock.ts'
import type { Course } from './course.ts'
import { TableDice } from './dice.ts'
import { Recent, Sent, sideName } from './frames.ts'
import type { Way } from './history.ts'
import type { AnyLogged, Bodies, EventKind } from './log.ts'
import { repeatEvent } from './replay.ts'

/** A seat with what is known of who sits there. */
export type Sitter = SeatRow & {
  readonly name: string | null
  readonly kind: AccountRow['kind'] | null
  /** When he was or is on vacation, in a game that waits for such. */
  absence: Absence | null
}

/** Snapshots are written at least every so many events. */
const SNAPSHOT_EVERY = 256

/** What a command does to a table, before it is stored. */
export class Draft {
  readonly events: NewEvent[] = []
  readonly parcels: Parcels = new Map()
  /** The frames that it makes, by viewer. */
  readonly frames = new Map<Viewer, Sent[]>()
  /** Whether clocks, offers, seats or the end have changed. */
  isStateChanged = false
  /** The side that has to answer now, if it is another than before. */
  handedTo: Side | null = null
  readonly at: number
  readonly key: string | null
  /** How long what is stored here was on its way, in milliseconds. */
  readonly lag: number

  constructor(at: number, key: string | null = null, lag = 0) {
    this.at = at
    this.key = key
    this.lag = lag
  }

  add<K extends EventKind>(kind: K, seat: Side, body: Bodies[K]): void {
    this.events.push({ at: this.at, seat, kind, key: this.key, body: JSON.stringify(body) })
  }
}

/** One loaded game: how it stands, who sits at it, its clocks and offers. It runs ahead of the disk by what is being stored. */
export class Table {
  readonly id: number
  readonly code: string
  readonly bench: Bench
  readonly row: GameRow
  readonly seats: readonly Sitter[]
  readonly dice: TableDice
  readonly pacing: Pacing | null
  readonly seeds: FairSeeds
  course: Course
  clocks: Clock[]
  over: Over | null
  /** How many events it has, those included that are being stored. */
  head: number
  /** Where the last snapshot stands. */
  #kept: number
  /** Whether a turn has begun since, or the game itself. */
  #isTurnDue: boolean
  /** Whether what was done cannot be read from the events after the last one. */
  #isSnapshotDue = false
  readonly #recent = new Map<Viewer, Recent>()
  #asked: Side
  #turn: number
  #owner: string
  /** What was given to the store last; null where all is stored. */
  storing: Promise<boolean> | null = null

  constructor(bench: Bench, row: GameRow, seats: readonly Sitter[], course: Course, seeds: FairSeeds, kept: number) {
    this.id = row.id
    this.code = row.code
    this.bench = bench
    this.row = row
    this.seats = seats
    this.course = course
    this.seeds = seeds
    this.head = kept
    this.#kept = kept
    this.#isTurnDue = kept === 0
    this.pacing = pacingOf(readPace(row.pace))
    this.dice = new TableDice(() => seeds, course.drawn)
    this.clocks = seats.map(({ clock, since }) => ({ left: clock ?? 0, since }))
    this.over = row.result === null ? null : JSON.parse(row.result)
    for (const viewer of this.viewers)
      this.#recent.set(viewer, new Recent(course.streams.numberOf(viewer), LIMITS.framesAgain))
    this.#asked = this.asked
    this.#turn = turnOf(course.position)
    this.#owner = this.#turnNow()
  }

  get viewers(): readonly Viewer[] {
    return [EVERYTHING, SPECTATOR, ...this.bench.game.sides.map((_, at) => at + 1)]
  }

  /** Who has to answer; nature while nobody has. */
  get asked(): Side {
    const decision = this.bench.game.decision(this.course.position)
    return decision.isOver ? NATURE : decision.side
  }

  seatOf(side: Side): Sitter | undefined {
    return this.seats.find((seat) => seat.side === side)
  }

  sidesOf(account: number | null): readonly Side[] {
    return account === null ? [] : this.seats.filter((seat) => seat.account === account).map(({ side }) => side)
  }

  /** How an account looks at the game: as its side, as a spectator, or at everything where it plays all sides. */
  viewerOf(account: number | null): Viewer {
    const sides = this.sidesOf(account)
    if (sides.length === 0) return SPECTATOR
    return sides.length > 1 && sides.length === this.seats.length ? EVERYTHING : sides[0]!
  }

  /** Sides that one account plays, so that it may go back over its own turns; null elsewhere. */
  get together(): readonly Side[] | null {
    return shownAt(this.row, this.seats) === 'together' ? this.seats.map(({ side }) => side) : null
  }

  seenAs(side: Side, key: string): number | undefined {
    return this.course.keys.find(side, key)
  }

  /** Takes a choice that was found legal, and writes it down. */
  take(draft: Draft, choice: number, by: Act['by']): Act {
    this.dice.goOnFrom(this.course.drawn)
    const act = this.course.take(choice, this.dice, by, draft.parcels)
    draft.add('choice', act.side, {
      say: act.text,
      hash: act.hash,
      ...(act.draws.length > 0 ? { dice: act.draws.map(writeDraw) } : {}),
      ...(by === 'hand' ? {} : { by }),
    })
    return act
  }

  /** Goes back over what was settled. */
  strike(draft: Draft, side: Side, { to, counts, changes }: Way): void {
    this.course.strike(changes, counts, side, draft.parcels)
    draft.add('strike', side, { to, hash: hash(this.course.position) })
    this.#isSnapshotDue = true
  }

  giveTime(milliseconds: number): void {
    this.clocks = this.clocks.map(({ left, since }) => ({ left: left + milliseconds, since }))
  }

  end(draft: Draft, side: Side, over: Omit<Over, 'serverSeed'>): void {
    this.course.settle(draft.parcels)
    draft.add('end', side, over)
    this.#end(over)
    this.clocks = this.clocks.map((clock) => stopped(clock, draft.at))
    draft.isStateChanged = true
  }

  #end(over: Omit<Over, 'serverSeed'>): void {
    const { serverSeed } = this.seeds
    this.over = serverSeed === '' ? over : { ...over, serverSeed }
    this.row.status = 'over'
    this.course.offers = []
  }

  /** What is stored of a draft: its events, and what they change in the row of the game. */
  close(draft: Draft, side: Side | null): Append {
    const since = this.head
    this.#handOver(draft)
    this.head += draft.events.length
    const turn = turnOf(this.course.position)
    if (turn !== this.#turn) this.#isTurnDue = true
    const isTurn = turn !== this.#turn
    this.#turn = turn
    this.#keep(draft.parcels, draft.frames)
    if (draft.key !== null && side !== null) this.course.note(side, draft.key)
    const asked = this.row.status === 'running' ? this.#asked : NATURE
    const deadline = this.row.status === 'running' ? this.#deadline() : null
    this.row.asked = asked
    this.row.deadline = deadline
    // Lists show it: when something was thought of that nobody sees yet is nobody's business.
    const isSeen = draft.isStateChanged || (draft.frames.get(SPECTATOR)?.length ?? 0) > 0
    if (isSeen) this.row.updated = draft.at
    return {
      game: this.id,
      since,
      events: draft.events,
      row: {
        asked,
        deadline,
        ...(isSeen ? { updated: draft.at } : {}),
        status: this.row.status,
        ...(isTurn || since === 0 ? { turn } : {}),
        ...(this.over && this.row.result === null ? this.#result() : {}),
      },
      ...(draft.isStateChanged && this.pacing !== null ? { clocks: this.#clockRows() } : {}),
      ...this.#snapshot(),
    }
  }

  #result(): { result: string; winner: number | null } {
    const { winner } = this.over!
    this.row.result = JSON.stringify(this.over)
    this.row.winner = winner === null ? null : this.bench.game.sides.indexOf(winner) + 1
    return { result: this.row.result, winner: this.row.winner }
  }

  /** Does once more what another process, or this one before it was started anew, has done. */
  repeat(event: AnyLogged, into: Parcels): void {
    const { course } = this
    repeatEvent(course, event, into)
    this.#owner = this.#ownTurn()
    if (event.kind === 'end') this.#end(event.body)
    this.head = event.n
    if (event.key !== null) course.note(event.seat, event.key)
  }

  /** What a state frame is made of. Whoever sees that one came must see why. */
  get stateMark(): string {
    const { clocks, over, row, course, seats } = this
    return JSON.stringify([row.status, clocks, course.offers, over, seats.map(({ absence }) => absence)])
  }

  /** Takes note of what another process has done and was repeated here; `before` is the mark of the state before that. */
  followed(row: GameRow, seats: readonly Sitter[], draft: Draft, before: string): void {
    Object.assign(this.row, row)
    this.clocks = seats.map(({ clock, since }) => ({ left: clock ?? 0, since }))
    for (const seat of this.seats) seat.absence = seats.find(({ side }) => side === seat.side)?.absence ?? null
    draft.isStateChanged = this.stateMark !== before
    this.repeated(draft.parcels, draft.frames)
  }

  /** Takes note of what was repeated. */
  repeated(into: Parcels, frames = new Map<Viewer, Sent[]>()): void {
    this.#asked = this.asked
    this.#turn = turnOf(this.course.position)
    this.#keep(into, frames)
  }

  /** Frames after the first `n` of a viewer, if this mark is that of his view then; null where they are not at hand. */
  framesSince(viewer: Viewer, n: number, mark: string): readonly Sent[] | null {
    const { streams } = this.course
    if (n === streams.numberOf(viewer)) return mark === streams.markOf(viewer) ? [] : null
    return this.#recent.get(viewer)?.since(n, mark) ?? null
  }

  /** Everybody has all the time there is, and the clock of whoever is asked runs. */
  begin(draft: Draft): void {
    if (!this.over) this.row.status = 'running'
    this.clocks = this.seats.map(() => ({ left: this.pacing?.bank ?? 0, since: null }))
    this.#asked = this.asked
    this.#owner = this.#turnNow()
    if (!this.over) this.startClocks(draft.at)
    draft.isStateChanged = true
    draft.handedTo = this.over ? null : this.#asked
  }

  atFrame(viewer: Viewer, sides: readonly Side[], state: State): AtFrame {
    const { bench, course, code } = this
    const words = course.streams.wordsOf(viewer, course.position, bench.view)
    return {
      t: 'at',
      game: code,
      n: course.streams.numberOf(viewer),
      rules: bench.game.rules,
      data: bench.data,
      me: sides.map((side) => sideName(bench.game, side)),
      view: Buffer.from(words.buffer, words.byteOffset, words.byteLength).toString('base64'),
      mark: course.streams.markOf(viewer),
      state,
      standing: sides.flatMap((side) => course.standingOf(side).map(({ step, say }) => ({ step, say }))),
    }
  }

  clockInfos(now: number): State['clocks'] {
    if (this.pacing === null) return []
    return this.seats.map(({ side }, at) => ({
      side: sideName(this.bench.game, side),
      left: leftAt(this.clocks[at]!, now),
      isRunning: isRunning(this.clocks[at]!, now),
    }))
  }

  /** Offers are between players; each counts the way back as he sees it. */
  offerInfos(viewer: Viewer): OfferInfo[] {
    if (viewer === SPECTATOR) return []
    const at = this.viewers.indexOf(viewer)
    return this.course.offers.map(({ offer, side, what, counts }) => ({
      offer,
      side: sideName(this.bench.game, side),
      what,
      ...(counts ? { back: counts[at]! } : {}),
    }))
  }

  isOutOfTime(side: Side, now: number): boolean {
    const at = this.seats.findIndex((seat) => seat.side === side)
    return this.pacing !== null && at >= 0 && this.clocks[at]!.since !== null && leftAt(this.clocks[at]!, now) <= 0
  }

  /** Clocks begin to run for whoever is asked. */
  startClocks(now: number): void {
    this.clocks = this.clocks.map((clock, at) =>
      this.seats[at]!.side === this.#asked && this.#isTimed(at)
        ? running(clock, this.#backAt(at, now))
        : stopped(clock, now),
    )
  }

  stopClocks(now: number): void {
    this.clocks = this.clocks.map((clock) => stopped(clock, now))
  }

  /** Somebody goes on vacation or has come back. Whether anything was to be noted. */
  rest(draft: Draft, account: number, absence: Absence): boolean {
    const own = this.seats.filter((seat) => seat.account === account)
    const rested = this.clocks.map((clock, at) =>
      this.seats[at]!.account === account ? resting(clock, absence, draft.at) : clock,
    )
    const isNews =
      own.some((seat) => seat.absence?.until !== absence.until) ||
      rested.some((clock, at) => clock.since !== this.clocks[at]!.since)
    if (!isNews || own.length === 0) return false
    for (const seat of own) seat.absence = absence
    this.clocks = rested
    draft.add('clock', own[0]!.side, { what: absence.until > draft.at ? 'away' : 'back' })
    draft.isStateChanged = true
    return true
  }

  /** When somebody is there, from now on: clocks run only then. */
  #backAt(at: number, now: number): number {
    return Math.max(now, this.seats[at]!.absence?.until ?? now)
  }

  #isTimed(at: number): boolean {
    return this.pacing !== null && this.seats[at]!.level === null
  }

  #handOver(draft: Draft): void {
    const asked = this.asked
    const owner = this.#ownTurn()
    if (asked !== this.#asked && draft.events.length > 0) {
      draft.isStateChanged = true
      draft.handedTo = this.over ? null : asked
    }
    if (this.pacing !== null && this.row.status === 'running' && (asked !== this.#asked || owner !== this.#owner)) {
      draft.isStateChanged = true
      this.clocks = this.clocks.map((clock, at) => {
        const { side } = this.seats[at]!
        const still = side === asked ? clock : stopped(clock, draft.at, draft.lag)
        const own = owner !== this.#owner && owner.endsWith(` ${side}`) ? topped(still, this.pacing!) : still
        return side === asked && this.#isTimed(at) ? running(own, this.#backAt(at, draft.at)) : own
      })
    }
    this.#asked = asked
    this.#owner = owner
  }

  /** Whose turn it is where its beginning can no longer be undone: nobody sees it too early, and nobody begins it twice. */
  #ownTurn(): string {
    return this.course.open.length > 0 ? this.#owner : this.#turnNow()
  }

  /** Whose turn it is, whoever is asked, and in which turn: nature's phases belong to the one before. */
  #turnNow(): string {
    const { position } = this.course
    const { side } = this.bench.game.phase(position)
    return side === NATURE ? (this.#owner ?? '') : `${turnOf(position)} ${side}`
  }

  #deadline(): number | null {
    const ends = this.clocks.map(deadlineOf).filter((end) => end !== null)
    return ends.length === 0 ? null : Math.min(...ends)
  }

  #clockRows(): NonNullable<Append['clocks']> {
    return this.clocks.map(({ left, since }, at) => ({ side: this.seats[at]!.side, clock: left, since }))
  }

  #snapshot(): Pick<Append, 'snapshot'> {
    const isTurn = this.#isTurnDue
    const isDue = isTurn || this.#isSnapshotDue || this.head - this.#kept >= SNAPSHOT_EVERY
    if (!isDue || this.course.open.length > 0) return {}
    this.#kept = this.head
    this.#isSnapshotDue = false
    this.#isTurnDue = false
    const { rules, data } = this.row
    return {
      snapshot: {
        n: this.head,
        is_turn: isTurn ? 1 : 0,
        rules,
        data,
        bytes: this.course.write(isTurn ? writePosition(this.course.position) : null),
      },
    }
  }

  /** Makes frames, and keeps them for those who come back. */
  #keep(parcels: Parcels, into: Map<Viewer, Sent[]>): void {
    for (const [viewer, glimpses] of parcels) {
      const frames = glimpses.map((glimpse) => new Sent(this.code, this.bench.game, glimpse))
      for (const frame of frames) this.#recent.get(viewer)!.add(frame)
      into.set(viewer, frames)
    }
  }
}

/** Who sees what may still be undone. */
export function shownAt(row: GameRow, seats: readonly SeatRow[]): Shown {
  const [first, ...others] = seats
  const isAlone =
    others.length > 0 && first!.account !== null && others.every(({ account }) => account === first!.account)
  return isAlone ? 'together' : row.is_live === 1 ? 'live' : 'own'
}
