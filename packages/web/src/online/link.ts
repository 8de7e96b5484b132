import type { ByeFrame, Command, Frame, Message } from '@hexfront/wire'
import { Watchable } from '../watchable.ts'

/** In milliseconds: how long until the next try, after the first and at most. */
const FIRST_TRY = 500
const LAST_TRY = 30_000
/** A command that nobody has answered for so long was sent into nothing. */
const ANSWERED = 10_000

/** The code of a socket whose session has ended. */
const UNWELCOME = 1008

/** What a link needs of a WebSocket. */
export interface Wire {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { readonly data: unknown }) => void) | null
  /** With the code by which it was closed. */
  onclose: ((code: number) => void) | null
}

/** Somebody who follows one game over the link. */
export interface Watcher {
  /** What he has of it, so that only what is newer comes. */
  readonly known: { readonly since: number; readonly mark: string } | null
  /** What he has sent and got no answer to. */
  readonly unanswered: readonly Command[]
  hear(frame: GameFrame): void
  /** The connection has come or gone. */
  changed(): void
}

export type GameFrame = Extract<Frame, { readonly game: string }>

interface LinkParts {
  readonly open: () => Wire
  /** Between 0 and 1. */
  readonly chance: () => number
  readonly now: () => number
}

/** One WebSocket for all games of a tab. It mends itself; what was sent and not answered is sent again under its key. */
export class Link extends Watchable {
  readonly #parts: LinkParts
  readonly #watchers = new Map<string, Watcher>()
  #wire: Wire | null = null
  #isOpen = false
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #unanswered = new Map<string, ReturnType<typeof setTimeout>>()
  #trouble = ''
  #lostAt = 0
  #isWanted = false
  /** Something in one's list of games has changed. */
  news: (frame: Extract<Frame, { t: 'news' }>) => void = () => {}
  /** The session was ended elsewhere. */
  sentAway: () => void = () => {}

  constructor(parts: LinkParts) {
    super()
    this.#parts = parts
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  /** Since when it is lost, by the clock of the parts; 0 where it is open or was never wanted. */
  get lostAt(): number {
    return this.#lostAt
  }

  /** What the server cannot do just now, in words. */
  get trouble(): string {
    return this.#trouble
  }

  /** Connects, and stays connected from now on. */
  start(): void {
    this.#isWanted = true
    if (!this.#wire && this.#timer === undefined) this.#connect()
  }

  watch(game: string, watcher: Watcher): () => void {
    this.#watchers.set(game, watcher)
    this.start()
    if (this.#isOpen) this.#ask(game, watcher)
    return () => {
      if (this.#watchers.get(game) !== watcher) return
      this.#watchers.delete(game)
      if (this.#isOpen) this.#say({ t: 'leave', game })
    }
  }

  /** Asks for the whole view, since what is known does not fit. */
  resync(game: string): void {
    if (this.#isOpen) this.#say({ t: 'watch', game })
  }

  /** Says whether it has gone out. What is not sent is not kept. */
  send(command: Command): boolean {
    if (!this.#isOpen) return false
    this.#say(command)
    this.#expect(command.key)
    return true
  }

  /** The network is back, or somebody looks at the page again: no need to wait for the next try. */
  retry(): void {
    if (!this.#isWanted || this.#wire) return
    clearTimeout(this.#timer)
    this.#connect()
  }

  /** The network is gone, whatever the socket says; or another session is to be used. */
  drop(): void {
    const wire = this.#wire
    if (!wire) return
    this.#lose()
    wire.close()
  }

  close(): void {
    this.#isWanted = false
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.drop()
  }

  #connect(): void {
    this.#timer = undefined
    const wire = this.#parts.open()
    this.#wire = wire
    wire.onopen = () => {
      if (wire !== this.#wire) return
      this.#isOpen = true
      this.#tries = 0
      this.#lostAt = 0
      for (const [game, watcher] of this.#watchers) this.#ask(game, watcher)
      this.#tell()
    }
    wire.onmessage = ({ data }) => {
      if (wire === this.#wire && typeof data === 'string') this.#hear(JSON.parse(data))
    }
    wire.onclose = (code) => {
      if (wire !== this.#wire) return
      this.#lose()
      if (code === UNWELCOME) this.sentAway()
    }
  }

  #ask(game: string, watcher: Watcher): void {
    this.#say({ t: 'watch', game, ...(watcher.known ?? {}) })
    for (const command of watcher.unanswered) {
      this.#say(command)
      this.#expect(command.key)
    }
  }

  #hear(frame: Frame): void {
    switch (frame.t) {
      case 'bye':
        this.#leave(frame)
        return
      case 'house':
        this.#trouble = frame.isReadOnly ? frame.because : ''
        this.#tell()
        return
      case 'news':
        this.news(frame)
        return
      case 'ok':
      case 'no':
      case 'stale':
        clearTimeout(this.#unanswered.get(frame.key))
        this.#unanswered.delete(frame.key)
    }
    this.#watchers.get(frame.game)?.hear(frame)
  }

  /** The server goes and says when to come again. */
  #leave({ back }: ByeFrame): void {
    const wire = this.#wire
    this.#lose(back * 1000)
    wire?.close()
  }

  #lose(wait?: number): void {
    this.#wire = null
    if (this.#isOpen || this.#lostAt === 0) this.#lostAt = this.#parts.now()
    this.#isOpen = false
    for (const timer of this.#unanswered.values()) clearTimeout(timer)
    this.#unanswered.clear()
    if (this.#isWanted) this.#timer = setTimeout(() => this.#connect(), this.#wait(wait))
    this.#tell()
  }

  /** Twice as long after each try that failed, and not all at the same moment. */
  #wait(least = 0): number {
    const longest = Math.min(LAST_TRY, FIRST_TRY * 2 ** this.#tries++)
    return Math.max(least, FIRST_TRY) + this.#parts.chance() * (longest - FIRST_TRY)
  }

  #expect(key: string): void {
    clearTimeout(this.#unanswered.get(key))
    this.#unanswered.set(
      key,
      setTimeout(() => this.drop(), ANSWERED),
    )
  }

  #say(message: Message): void {
    this.#wire?.send(JSON.stringify(message))
  }

  #tell(): void {
    for (const watcher of this.#watchers.values()) watcher.changed()
    this.changed()
  }
}
