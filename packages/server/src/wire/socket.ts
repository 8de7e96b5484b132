import { readJson, readShape, ShapeError } from '@hexfront/core'
import { type Command, type Frame, LIMITS, MESSAGE, type Message } from '@hexfront/wire'
import type { WebSocket } from 'ws'
import type { Who } from '../hall.ts'
import type { Watcher } from './hub.ts'

/** What a connection asks of the hall. */
export interface Desk {
  watch(connection: Connection, game: string, since?: number, mark?: string): Promise<void>
  leave(connection: Connection, game: string): Promise<void>
  /** Whether this account may send one more just now. */
  mayCommand(connection: Connection): boolean
  command(connection: Connection, command: Command): Promise<void>
  closed(connection: Connection): void
  /** Something went wrong that should not have. */
  failed(connection: Connection, error: unknown): void
}

const GOING_ON = 1011
const UNWELCOME = 1008
const TOO_SLOW = 1013

/** So many messages that cannot be read are one too many. */
const MOST_MISTAKES = 20

let strangers = 0

/** One socket: reads what comes, keeps to the limits, notices when nobody is there any more. */
export class Connection implements Watcher {
  readonly who: Who
  /** By what its commands are counted: all of an account together, each stranger by himself. */
  readonly purse: string
  /** Games that are watched through it, by code. */
  readonly games = new Map<string, number>()
  /** How long a message and its answer are on their way, in milliseconds. */
  lag = 0
  readonly #socket: WebSocket
  readonly #desk: Desk
  readonly #now: () => number
  #pulse: NodeJS.Timeout | null = null
  #pinged = 0
  #isAlive = true
  #mistakes = 0
  /** Commands are carried out in the order in which they came. */
  #queue: Promise<void> = Promise.resolve()

  constructor(socket: WebSocket, who: Who, desk: Desk, now: () => number) {
    this.#socket = socket
    this.who = who
    this.purse = who.account === null ? `stranger ${++strangers}` : `account ${who.account}`
    this.#desk = desk
    this.#now = now
    socket.on('message', (data, isBinary) => this.#guard(() => this.#hear(isBinary ? null : String(data))))
    socket.on('pong', () => this.#guard(() => this.#answered()))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      if (this.#pulse) clearInterval(this.#pulse)
      this.#guard(() => desk.closed(this))
    })
    this.#pulse = setInterval(() => this.#guard(() => this.#beat()), LIMITS.pulse * 1000)
    this.#pulse.unref()
    this.#guard(() => this.#ping())
  }

  get account(): number | null {
    return this.who.account
  }

  /** Until all that has come is answered. */
  idle(): Promise<void> {
    return this.#queue
  }

  send(text: string): void {
    const socket = this.#socket
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > LIMITS.unsent) {
      socket.close(TOO_SLOW)
      socket.terminate()
      return
    }
    socket.send(text)
  }

  say(frame: Frame): void {
    this.send(JSON.stringify(frame))
  }

  close(code: number): void {
    this.#socket.close(code)
  }

  #hear(text: string | null): void {
    const message = text === null ? null : this.#read(text)
    if (message === null) {
      this.say({ t: 'no', game: '', key: '', rule: '', because: 'That was not understood.' })
      if (++this.#mistakes > MOST_MISTAKES) this.close(UNWELCOME)
      return
    }
    this.#queue = this.#queue.then(() => this.#carryOut(message)).catch((error) => this.#fail(error))
  }

  #read(text: string): Message | null {
    try {
      return readMessage(text)
    } catch (error) {
      if (error instanceof ShapeError) return null
      throw error
    }
  }

  #carryOut(message: Message): Promise<void> {
    const desk = this.#desk
    if (!desk.mayCommand(this)) {
      const key = 'key' in message ? message.key : ''
      this.say({ t: 'no', game: message.game, key, rule: '', because: 'Not so fast, please.' })
      return Promise.resolve()
    }
    if (message.t === 'watch') return desk.watch(this, message.game, message.since, message.mark)
    if (message.t === 'leave') return desk.leave(this, message.game)
    return desk.command(this, message)
  }

  #beat(): void {
    if (!this.#isAlive) {
      this.#socket.terminate()
      return
    }
    this.#isAlive = false
    this.#ping()
  }

  #ping(): void {
    this.#pinged = this.#now()
    this.#socket.ping()
  }

  #answered(): void {
    this.#isAlive = true
    this.lag = Math.max(0, this.#now() - this.#pinged)
  }

  /** What is thrown in a listener would end the process. */
  #guard(act: () => void): void {
    try {
      act()
    } catch (error) {
      this.#fail(error)
    }
  }

  #fail(error: unknown): void {
    this.#desk.failed(this, error)
    this.#socket.close(GOING_ON)
  }
}

/** What came over the wire, in its shape. Throws a `ShapeError`. */
const readMessage = (text: string): Message => readShape(MESSAGE, readJson(text, 'message'), 'message')
