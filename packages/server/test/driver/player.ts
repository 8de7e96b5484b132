import { randomBytes } from 'node:crypto'
import { Choices, type Game, hash, type PositionCore, type Setting } from '@hexfront/core'
import type { AtFrame, CommandOf, EventFrame, Frame } from '@hexfront/wire'
import type { Guest } from './guest.ts'
import { Line } from './line.ts'

/** What a player was told is stored. */
interface Acknowledged {
  readonly code: string
  readonly key: string
  readonly n: number
  readonly milliseconds: number
}

export interface Ears {
  acknowledged(said: Acknowledged): void
  /** Something that must not be: a view that is not what it should be, a legal answer refused. */
  wrong(what: string): void
  over(code: string): void
  /** A choice left, of which the frame with this number will tell. */
  sent?(n: number, at: number): void
}

type Sent = CommandOf<'do'> | CommandOf<'undo'>

/** How often a player takes something back, and how often he says again what was acknowledged, of a thousand commands. */
const UNDOES = 30
const REPEATS = 20
const KEPT = 3
const READ_ONLY = 200

/** Plays a seat as a client does: by the frames it gets, and its rules. Answers are drawn at random from what is legal. */
export class Player {
  readonly code: string
  readonly #game: Game
  readonly #view: PositionCore
  readonly #side: number
  readonly #ears: Ears
  readonly #line: Line
  readonly #choices = new Choices()
  #n = -1
  #mark = ''
  /** It waits for frames up to this one. */
  #due = 0
  #pending: Sent | null = null
  #sentAt = 0
  /** The last that were acknowledged, to be said again. */
  readonly #done: { readonly command: Sent; readonly n: number }[] = []
  readonly #again = new Map<string, number>()
  #isOver = false
  #isResting = false
  /** Milliseconds from one command to the next, at least. */
  #pace = 0
  #timer: NodeJS.Timeout | undefined

  constructor(
    guest: Guest,
    address: () => string,
    code: string,
    game: Game,
    setting: Setting,
    side: number,
    ears: Ears,
  ) {
    this.code = code
    this.#game = game
    this.#view = game.blank(setting)
    this.#side = side
    this.#ears = ears
    this.#line = new Line(guest, address, { opened: () => this.#watch(), frame: (frame) => this.#hear(frame) })
  }

  /** Says nothing more of itself; what is on its way may still come. */
  rest(): void {
    this.#isResting = true
  }

  pace(milliseconds: number): void {
    this.#pace = milliseconds
  }

  /** Says again what was acknowledged last: the answers must be the same. */
  repeat(): void {
    for (const { command, n } of this.#done) {
      this.#again.set(command.key, n)
      this.#line.say(command)
    }
  }

  /** Whether it waits for an answer to something that it has said again. */
  get isRepeating(): boolean {
    return this.#again.size > 0
  }

  get isWaiting(): boolean {
    return this.#pending !== null
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#line.close()
  }

  #watch(): void {
    this.#again.clear()
    const has = this.#n < 0 ? {} : { since: this.#n, mark: this.#mark }
    this.#line.say({ t: 'watch', game: this.code, ...has })
    if (this.#pending) this.#line.say(this.#pending)
  }

  #hear(frame: Frame): void {
    if ('game' in frame && frame.game !== this.code) return
    switch (frame.t) {
      case 'at':
        this.#whole(frame)
        break
      case 'ev':
        this.#apply(frame)
        break
      case 'ok':
        this.#acknowledged(frame.key, frame.n)
        break
      case 'stale':
        this.#settle(frame.key, () => {
          this.#due = frame.n
        })
        break
      case 'no':
        this.#settle(frame.key, (command) => {
          if (command.t === 'do' && frame.rule !== '')
            this.#ears.wrong(`${command.say}: ${frame.rule} ${frame.because}`)
        })
        break
      case 'house':
        if (this.#pending) setTimeout(() => this.#watch(), READ_ONLY).unref()
        return
      case 'state':
        if (frame.state.over && !this.#isOver) {
          this.#isOver = true
          this.#ears.over(this.code)
        }
        break
    }
    this.#think()
  }

  #whole({ n, view, mark }: AtFrame): void {
    this.#n = n
    this.#view.words.fill(0)
    this.#view.bytes.set(Buffer.from(view, 'base64'))
    this.#seen(mark)
  }

  #apply({ n, diff, mark }: EventFrame): void {
    if (n <= this.#n) return
    if (n !== this.#n + 1) this.#ears.wrong(`frame ${n} came after ${this.#n}`)
    this.#n = n
    for (let i = 0; i < diff.length; i += 2) this.#view.words[diff[i]!]! ^= diff[i + 1]!
    this.#seen(mark)
  }

  #seen(mark: string): void {
    this.#game.rebuild(this.#view)
    if (hash(this.#view) !== mark) this.#ears.wrong(`the view after frame ${this.#n} has another mark`)
    this.#mark = mark
  }

  #acknowledged(key: string, n: number): void {
    const before = this.#again.get(key)
    if (before !== undefined) {
      this.#again.delete(key)
      if (before !== n) this.#ears.wrong(`key ${key} was answered with ${before}, and again with ${n}`)
    }
    this.#settle(key, (command) => {
      this.#due = n
      this.#ears.acknowledged({ code: this.code, key, n, milliseconds: performance.now() - this.#sentAt })
      this.#done.push({ command, n })
      if (this.#done.length > KEPT) this.#done.shift()
    })
  }

  #settle(key: string, then: (command: Sent) => void): void {
    const command = this.#pending
    if (command?.key === key) {
      this.#pending = null
      then(command)
    } else if (this.#again.delete(key)) this.#ears.wrong(`key ${key} was acknowledged, and is not known any more`)
  }

  #think(): void {
    if (this.#pending || this.#isResting || this.#isOver || this.#n < this.#due || this.#n < 0) return
    const wait = this.#sentAt + this.#pace - performance.now()
    if (this.#pace > 0 && wait > 0) {
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => this.#think(), wait)
      return
    }
    const decision = this.#game.decision(this.#view)
    if (decision.isOver || decision.side !== this.#side) return
    const luck = Math.random() * 1000
    if (luck < REPEATS) this.repeat()
    const common = { game: this.code, key: randomBytes(12).toString('base64url'), at: this.#n }
    this.#send(
      luck > 1000 - UNDOES ? { t: 'undo', ...common, what: 'choice' } : { t: 'do', ...common, say: [this.#any()] },
    )
  }

  #send(command: Sent): void {
    this.#pending = command
    this.#sentAt = performance.now()
    if (command.t === 'do') this.#ears.sent?.(this.#n + 1, performance.timeOrigin + this.#sentAt)
    this.#line.say(command)
  }

  #any(): string {
    this.#game.choices(this.#view, this.#choices)
    return this.#game.write(this.#view, this.#choices.at(Math.floor(Math.random() * this.#choices.length)))
  }
}
