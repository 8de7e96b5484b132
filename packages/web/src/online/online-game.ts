import type { Setting } from '@hexfront/core'
import { type GameTable, playerNamed } from '@hexfront/games/tables'
import type { AtFrame, ChatFrame, ClockInfo, Command, EventFrame, Listing, OfferKind, State } from '@hexfront/wire'
import { ELSEWHERE, PERSON, type Seat, Session } from '../session/session.ts'
import { TEXT } from '../text.ts'
import { Watchable } from '../watchable.ts'
import { newKey } from './keys.ts'
import type { GameFrame, Link, Watcher } from './link.ts'
import { RemotePlay } from './remote-play.ts'
import { overLine } from './words.ts'

interface Parts {
  readonly link: Link
  readonly table: GameTable
  readonly listing: Listing
  /** All frames of this viewer up to now. */
  readonly history: (code: string) => Promise<readonly EventFrame[]>
  readonly now: () => number
}

/** So many lines of talk are kept on the screen. */
const MOST_LINES = 300

/** A game on a server that is open in this tab: what is played, and all that stands beside it. */
export class OnlineGame extends Watchable implements Watcher {
  readonly code: string
  readonly listing: Listing
  readonly #parts: Parts
  readonly #setting: Setting
  #play: RemotePlay | null = null
  #session: Session | null = null
  #state: State | null = null
  #stateAt = 0
  #chat: ChatFrame[] = []
  #unread = 0
  #gone = ''
  #pending: Command[] = []
  #leave: () => void = () => {}
  /** A view that came while its history was on the way counts and not the older one. */
  #sync = 0
  /** Frames that came while a view was being opened. */
  #early: EventFrame[] | null = null
  isTalking = false
  /** The session is there, or is another one. */
  shown: (session: Session) => void = () => {}

  constructor(parts: Parts) {
    super()
    this.#parts = parts
    this.listing = parts.listing
    this.code = parts.listing.code
    const { scenario, options, overlay } = parts.listing
    this.#setting = parts.table.game.setting(scenario, options, overlay)
  }

  open(): void {
    this.#leave = this.#parts.link.watch(this.code, this)
  }

  close(): void {
    this.#leave()
    this.#session?.close()
  }

  get session(): Session | null {
    return this.#session
  }

  get state(): State | null {
    return this.#state
  }

  get chat(): readonly ChatFrame[] {
    return this.#chat
  }

  get unread(): number {
    return this.#unread
  }

  /** Why there is no such game for this viewer. */
  get gone(): string {
    return this.#gone
  }

  get link(): Link {
    return this.#parts.link
  }

  /** The sides of the one at this screen; none for a spectator. */
  get sides(): readonly string[] {
    return this.#play?.sides ?? this.listing.me
  }

  get known(): Watcher['known'] {
    return this.#play?.known ?? null
  }

  get unanswered(): readonly Command[] {
    const choice = this.#play?.unanswered
    return choice ? [choice, ...this.#pending] : this.#pending
  }

  /** What a side has left, counted on from when it was told. */
  leftOf(clock: ClockInfo): number {
    return clock.isRunning ? Math.max(0, clock.left - (this.#parts.now() - this.#stateAt)) : clock.left
  }

  offer(what: OfferKind, back?: number): void {
    this.#command({ t: 'offer', ...this.#ids, at: this.#play?.known.since ?? 0, what, ...(back ? { back } : {}) })
  }

  accept(offer: number): void {
    this.#command({ t: 'accept', ...this.#ids, offer })
  }

  decline(offer: number): void {
    this.#command({ t: 'decline', ...this.#ids, offer })
  }

  resign(): void {
    this.#command({ t: 'resign', ...this.#ids })
  }

  claim(what: 'win' | 'unrated'): void {
    this.#command({ t: 'claim', ...this.#ids, what })
  }

  talk(text: string): void {
    const room = this.sides.length > 0 ? 'players' : 'spectators'
    this.#command({ t: 'chat', ...this.#ids, room, text })
  }

  /** The talk is before somebody's eyes, or no longer. */
  readTalk(isTalking: boolean): void {
    this.isTalking = isTalking
    if (isTalking && this.#unread > 0) {
      this.#unread = 0
      this.changed()
    }
  }

  hear(frame: GameFrame): void {
    switch (frame.t) {
      case 'at':
        this.#look(frame)
        return
      case 'ev':
        if (this.#early) this.#early.push(frame)
        else this.#play?.hear(frame)
        return
      case 'state':
        this.#setState(frame.state)
        return
      case 'chat':
        this.#hearTalk(frame)
        return
      case 'ok':
        this.#answered(frame.key)
        this.#play?.stored(frame.key, frame.n)
        return
      case 'no':
        this.#refused(frame.key, frame.rule, frame.because)
        return
      case 'stale':
        this.#refused(frame.key, '', TEXT.online.stale)
        return
      case 'gone':
        this.#gone = frame.because
        this.changed()
    }
  }

  override changed(): void {
    const play = this.#play
    if (play) {
      if (!this.link.isOpen) play.disconnect()
      const bar = this.#bar()
      if (play.bar !== bar) {
        play.bar = bar
        this.#session?.settle()
      }
    }
    super.changed()
  }

  get #ids(): { readonly game: string; readonly key: string } {
    return { game: this.code, key: newKey() }
  }

  #command(command: Command): void {
    if (this.#session?.problem) this.#session.report('')
    if (this.link.send(command)) this.#pending.push(command)
    else this.#session?.report(TEXT.online.notSent)
  }

  #answered(key: string): void {
    this.#pending = this.#pending.filter((command) => command.key !== key)
  }

  #refused(key: string, rule: string, because: string): void {
    const isBeside = this.#pending.some((command) => command.key === key)
    this.#answered(key)
    if (isBeside) this.#session?.report(because)
    else this.#play?.refuse(key, { rule, because })
  }

  #setState(state: State): void {
    this.#state = state
    this.#stateAt = this.#parts.now()
    this.changed()
  }

  #hearTalk(line: ChatFrame): void {
    if (this.#chat.some(({ id }) => id === line.id)) return
    this.#chat = [...this.#chat, line].sort((a, b) => a.id - b.id).slice(-MOST_LINES)
    if (!this.isTalking) this.#unread++
    this.changed()
  }

  /** Opens a view with all that led to it. */
  async #look(at: AtFrame): Promise<void> {
    const sync = ++this.#sync
    this.#early = []
    this.#setState(at.state)
    try {
      const history = at.n === 0 ? [] : await this.#parts.history(this.code)
      if (sync !== this.#sync) return
      const before = history.filter(({ n }) => n <= at.n)
      if (this.#play && sameSides(this.#play.sides, at.me)) {
        this.#play.resync(at, before)
        this.#session?.settle()
      } else this.#begin(at, before)
      const early = this.#early ?? []
      this.#early = null
      for (const frame of early) this.#play?.hear(frame)
      this.changed()
    } catch (error) {
      if (sync !== this.#sync) return
      this.#gone = error instanceof Error ? error.message : String(error)
      this.changed()
    }
  }

  #begin(at: AtFrame, history: readonly EventFrame[]): void {
    const { table, link } = this.#parts
    this.#session?.close()
    const play = new RemotePlay(table.game, this.#setting, at, history, {
      get isOpen() {
        return link.isOpen
      },
      send: (command) => void link.send(command),
      settled: () => this.#session?.settle(),
      arrived: () => this.#session?.settle(),
      refused: (refusal) => this.#session?.refused(refusal),
      lost: () => link.resync(this.code),
    })
    this.#play = play
    play.bar = this.#bar()
    const session = Session.away(table, play, {
      id: this.code,
      seed: '',
      seats: this.#seats(at),
      opening: 'by hand',
      origin: null,
    })
    session.nameOf = (side) => this.#nameOf(table.game.sides[side - 1] ?? '')
    this.#session = session
    this.shown(session)
  }

  #seats({ me, state }: AtFrame): Seat[] {
    const { table } = this.#parts
    return table.game.sides.slice(0, table.seats).map((side) => {
      if (me.includes(side)) return PERSON
      const seat = state.seats.find((one) => one.side === side)
      const level = seat?.kind === 'bot' ? playerNamed(table.players, seat.level ?? '')?.id : undefined
      return level ?? ELSEWHERE
    })
  }

  #nameOf(side: string): string {
    const seat = this.#state?.seats.find((one) => one.side === side)
    return seat?.name ?? ''
  }

  /** Why nothing can be answered now. */
  #bar(): string {
    const state = this.#state
    if (state?.status === 'over' || state?.status === 'closed') return overLine(this.#parts.table, state)
    if (this.sides.length === 0) return ''
    if (state?.status === 'paused') return TEXT.online.paused
    if (!this.link.isOpen) return TEXT.online.offline
    return this.link.trouble === '' ? '' : TEXT.online.readOnly
  }
}

const sameSides = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((side) => b.includes(side))
