import {
  type Choice,
  Choices,
  copyInto,
  type DataOverlay,
  type Decision,
  type Entry,
  type Given,
  type Heard,
  type HostAnswer,
  heardBy,
  hostAnswer,
  MARKUP,
  type Markup,
  Match,
  type MatchRecord,
  NATURE,
  type Naming,
  type Notice,
  type Opened,
  type Options,
  type Outcome,
  type PositionCore,
  type Refusal,
  readLine,
  readShape,
  type SeededDice,
  type Setting,
  type Side,
  SPECTATOR,
  type StandingAnswer,
  seededDice,
} from '@hexfront/core'
import type { GameTable } from '@hexfront/games/tables'
import { RemotePlay } from '../online/remote-play.ts'
import { TEXT } from '../text.ts'
import { type Answer, answersIn, answersTo } from './answers.ts'
import type { Bots } from './bots.ts'
import { repeatLines } from './following.ts'
import { hallOf } from './hall.ts'
import { Ledger } from './ledger.ts'
import { namingOf } from './naming.ts'
import type { Play } from './play.ts'
import { Pondering } from './pondering.ts'

/** Who plays a side: a person at this screen, or a player of the game by its name. */
export type Seat = string
export const PERSON: Seat = 'person'
/** The best player of a game, whatever its name. */
export const BOT: Seat = 'bot'
/** Somebody at another screen. */
export const ELSEWHERE: Seat = 'elsewhere'

/** Bots that play among themselves at full speed are shown and kept now and then. */
const KEEP_EVERY = 2000
const SHOW_EVERY = 250

/** How fast others' moves and dice are shown. */
export type Pace = 'calm' | 'brisk' | 'instant'

/** Finds the answer that is wanted next at a step; null where there is none. */
export type Wanted = (answers: readonly Answer[], step: string) => Answer | null

/** Where a game came from that was not begun here: a file, or a link. */
export interface Source {
  readonly by: 'file' | 'link'
  readonly name: string
}

/** Another window played a game when it was opened here, or has taken it over since. */
export type Elsewhere = 'found' | 'taken'

export interface SessionStart {
  readonly id: string
  readonly seats: readonly Seat[]
  readonly seed: string
  /** Whether the set-up is done for the people at the screen, as the game would have it. */
  readonly opening: 'ready' | 'by hand'
  /** The game it was branched from, and after how many choices. */
  readonly origin: { readonly id: string; readonly at: number } | null
  readonly source?: Source
  readonly markup?: Markup
  /** How it ended on a server: from then on it is only looked at, and nothing in it is hidden. */
  readonly closed?: string
}

/** What of a game is played and kept in this browser. */
interface Own {
  readonly match: Match
  readonly dice: SeededDice
  readonly bots: Bots
  readonly ledger: Ledger
}

/** One game on the screen: the match, who sits where, and what is shown of it. */
export class Session {
  readonly id: string
  readonly table: GameTable
  readonly match: Play
  /** The same where it is played on a server. */
  readonly away: RemotePlay | null
  readonly seed: string
  readonly origin: SessionStart['origin']
  readonly source: Source | null
  readonly opening: SessionStart['opening']
  readonly name: Naming
  readonly unitCount: number
  /** How many hexes the map has; places beyond are boxes. */
  readonly hexes: number
  /** What whoever looks at the screen may see: of the present, or of the moment that is looked back at. */
  readonly view: PositionCore
  /** What there was to say when it was opened; null once that was read. */
  notice: Notice | null
  /** How far the bot that is asked has thought. */
  readonly pondering = new Pondering()
  readonly #own: Own | null
  readonly #listeners = new Set<() => void>()
  readonly #scratch = new Choices()
  #seats: Seat[]
  #moment: number | null = null
  #answers: readonly Answer[] = []
  #besides: readonly Answer[] = []
  #version = 0
  #errand = 0
  #isShowing = false
  #keptAt = 0
  #problem = ''
  #markup: Markup
  #elsewhere: Elsewhere | null = null
  readonly #closed: string
  /** How many choices have been shown; dice of later ones are still to be seen falling. */
  #seen = 0
  #falling = -1
  /** What was asked before the dice that are falling. */
  #held: Decision | Outcome | null = null
  #hurry: Pace | null = null
  #isPaused = false
  pace: Pace = 'brisk'
  /** Whether nature's actions wait for the player, one by one. */
  isStepping = false
  /** Keeps the game; set by whoever has a place to keep it. */
  keep: (session: Session) => void = () => {}
  /** Waits until the last choice has been seen. */
  shown: () => Promise<void> = async () => {}
  /** Lets the dice of a choice be seen falling before anything they did; null where nobody wants to wait for that. */
  tumble: (at: number) => Promise<void> | null = () => null

  private constructor(
    table: GameTable,
    play: Play,
    host: Own | RemotePlay,
    notice: Notice | null,
    start: SessionStart,
  ) {
    this.table = table
    this.match = play
    this.notice = notice
    this.seed = start.seed
    this.id = start.id
    this.origin = start.origin
    this.opening = start.opening
    this.source = start.source ?? null
    this.#closed = start.closed ?? ''
    this.#seats = [...start.seats]
    this.#markup = start.markup ?? {}
    this.away = host instanceof RemotePlay ? host : null
    this.#own = host instanceof RemotePlay ? null : host
    this.view = table.game.blank(play.setting)
    this.name = namingOf(table.game, table.display, play.setting)
    this.unitCount = table.display.faces(play.setting).length
    this.hexes = table.display.sheet(play.setting).board.grid.size
    this.#own?.match.follow((line) => {
      if (this.isHere) this.ledger.add(line)
    })
    this.#takeForced()
    this.#seen = play.entries.length
    this.#look()
  }

  /** A game on a server, as far as whoever looks at the screen may know it. */
  static away(table: GameTable, play: RemotePlay, start: SessionStart): Session {
    return new Session(table, play, play, null, start)
  }

  static begin(
    table: GameTable,
    scenario: string,
    options: Options,
    bots: Bots,
    start: SessionStart,
    overlay: DataOverlay | null = null,
  ): Session {
    const dice = seededDice(start.seed)
    const match = Match.begin(table.game, scenario, options, dice, dice, overlay)
    return Session.resume(table, { match, notice: null }, dice, bots, start)
  }

  /** Goes on with a match that was opened; without a ledger, it is to be kept anew. */
  static resume(
    table: GameTable,
    { match, notice }: Opened<PositionCore, Setting>,
    dice: SeededDice,
    bots: Bots,
    start: SessionStart,
    ledger: Ledger = Ledger.whole(match.record(), start.seats),
  ): Session {
    return new Session(table, match, { match, dice, bots, ledger }, notice, start)
  }

  /** A game of its own that shares the first choices with this one. */
  branch(choices: number, start: SessionStart): Session {
    const { match, bots } = this.#here
    const dice = seededDice(start.seed)
    return Session.resume(this.table, { match: match.branch(choices, dice), notice: null }, dice, bots, start)
  }

  get dice(): SeededDice {
    return this.#here.dice
  }

  get ledger(): Ledger {
    return this.#here.ledger
  }

  /** What only a game has that is played in this browser. */
  get #here(): Own {
    if (!this.#own) throw new Error('this game is not played in this browser')
    return this.#own
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get version(): number {
    return this.#version
  }

  /** Values of the game that were replaced by others; null where none were. */
  get overlay(): DataOverlay | null {
    return this.table.game.overlayOf(this.match.setting)
  }

  get seats(): readonly Seat[] {
    return this.#seats
  }

  /** What is asked; while dice fall, what was asked before. */
  get decision(): Decision | Outcome {
    return this.#held ?? this.match.decision
  }

  /** Who has to answer now; 0 for nature, -1 when the game is over. */
  get asked(): Side {
    const { decision } = this
    return decision.isOver ? -1 : decision.side
  }

  get step(): string {
    const { decision } = this
    return decision.isOver ? '' : decision.step
  }

  /** Whether it is played in this window; otherwise it is only looked at. */
  get isHere(): boolean {
    return this.#elsewhere === null && this.#closed === '' && (this.away === null || this.away.bar === '')
  }

  /** Whether there is nothing left to hide. */
  get isOpen(): boolean {
    return this.#closed !== '' || this.decision.isOver
  }

  /** Why nothing can be answered here now, to be shown where the question would stand. */
  get bar(): string {
    if (this.#elsewhere !== null) return TEXT.elsewhere.prompt
    return this.away?.bar ?? this.#closed
  }

  /** How it came that another window plays it; null where none does. */
  get elsewhere(): Elsewhere | null {
    return this.#elsewhere
  }

  /** Another window plays it from now on. */
  lookOn(how: Elsewhere): void {
    this.#elsewhere = how
    this.#errand++
    this.#look()
    this.#notify()
  }

  /** What the window that plays has written since. Throws where it does not fit what is known here. */
  follow(texts: readonly string[]): void {
    const lines = texts.map((text) => readLine(text))
    repeatLines(this.#here.match, lines)
    this.ledger.follow(texts)
    for (const line of lines) if (line.line === 'seats') this.#seats = [...line.seats]
    if (this.moment >= this.match.entries.length) this.#moment = null
    this.#look()
    this.#notify()
  }

  get isLive(): boolean {
    return this.#moment === null
  }

  /** How many choices lie before what is shown. */
  get moment(): number {
    return this.#moment ?? this.told
  }

  /** How many choices may be told of: those before the dice that are falling. */
  get told(): number {
    return this.#falling >= 0 ? this.#falling : this.match.entries.length
  }

  /** The choice whose dice are falling; -1 for none. */
  get falling(): number {
    return this.#falling
  }

  /** How fast others are shown now. */
  get tempo(): Pace {
    return this.#hurry ?? this.pace
  }

  /** Whether bots or nature act, so that there is something to watch. */
  get isWatching(): boolean {
    if (this.away) return this.isLive && this.away.hasArrivals
    if (this.#closed !== '') return false
    const isWaiting = this.asked === NATURE && this.isStepping
    return this.isLive && !this.decision.isOver && !this.isPersonAsked && !isWaiting
  }

  get isPaused(): boolean {
    return this.#isPaused
  }

  get isPersonAsked(): boolean {
    return this.seatOf(this.asked) === PERSON
  }

  get problem(): string {
    return this.#problem
  }

  seatOf(side: Side): Seat {
    return side > 0 ? (this.#seats[side - 1] ?? PERSON) : ''
  }

  /** Who sits on the seat of a side, where that is somebody elsewhere. */
  nameOf: (side: Side) => string = () => ''

  /** A side as people call it. */
  readonly sideName = (side: Side): string => this.table.display.sides[side - 1]?.name ?? ''

  /** Who looks at the screen: the person that is asked, or the one who waits. */
  get viewer(): Side {
    if (this.isPersonAsked) return this.asked
    const person = this.#seats.indexOf(PERSON) + 1
    return person === 0 ? SPECTATOR : person
  }

  /** What a person can answer now; empty while somebody else is asked or an earlier moment is looked at. */
  get answers(): readonly Answer[] {
    return this.#answers
  }

  /** What a person may say of a hex or a unit, whatever is asked. */
  get besides(): readonly Answer[] {
    return this.#besides
  }

  /** What a person may answer whatever is asked. */
  get anytime(): readonly Answer[] {
    const { match, table } = this
    if (!this.#isPlayed || !this.isPersonAsked || this.#falling >= 0) return []
    return answersIn(table.game, match.position, table.game.anytime(match.position), this.name).besides
  }

  /** Answers for the person at the screen. */
  take(choice: Choice): Refusal | null {
    if (!this.isHere || this.away?.isWaiting) return null
    const refusal = this.#carryOut(choice)
    if (refusal) return refusal
    this.#takeForced()
    this.#changed()
    return null
  }

  /**
   * Several answers as one act, which one undo takes back: each is looked for among what can be answered then. The act ends where
   * none is wanted or somebody else is asked. Says how many were taken.
   */
  takeTogether(wanted: Wanted): number {
    const { match, table } = this
    return this.#takeWhile(
      () => wanted(answersTo(table.game, match.position, match.choices(), this.name), this.step)?.choice ?? null,
    )
  }

  /** These answers as one act, one after the other, as far as they are legal. Says how many were taken. */
  takeLine(line: readonly Choice[]): number {
    const left = line[Symbol.iterator]()
    return this.#takeWhile(() => {
      const next = left.next()
      return next.done ? null : next.value
    })
  }

  /** Plays these answers one after the other, whoever is asked, as far as they are legal. */
  carry(line: readonly Choice[]): void {
    if (!this.isHere) return
    for (const choice of line) if (this.#carryOut(choice)) break
    this.#changed()
  }

  /** What this side has answered beforehand; the others are not to know. */
  get standing(): readonly StandingAnswer[] {
    return this.viewer === SPECTATOR ? [] : this.match.standing(this.viewer)
  }

  /** Answers for the side that is asked, now and for a while. */
  stand(answer: Omit<StandingAnswer, 'side'>): void {
    if (!this.isHere || !this.isPersonAsked) return
    this.match.stand({ ...answer, side: this.asked })
    this.#takeForced()
    this.#changed()
  }

  /** The side that looks on wants to be asked again. */
  withdraw(): void {
    if (!this.isHere || this.viewer === SPECTATOR) return
    this.match.withdraw(this.viewer)
    this.#changed()
  }

  get canRedo(): boolean {
    return this.#isPlayed && this.match.canRedo
  }

  /** The choice that would be taken back, with all that was forced after it; or nothing. */
  get undoable(): Entry | null {
    const at = this.undoPoint
    return at < 0 ? null : this.match.entries[at]!
  }

  /** How many choices would stand after an undo; -1 where there is none. */
  get undoPoint(): number {
    return this.#isPlayed && this.#falling < 0 ? this.match.undoPoint(this.#people) : -1
  }

  /** Two people at one screen may go back over each other's turns. */
  undo(): boolean {
    if (this.undoPoint < 0 || !this.match.undo(this.#people)) return false
    this.#changed()
    return true
  }

  /** How many choices would stand if the whole phase were undone, as far as that can be; -1 where nothing can. */
  get undoPhasePoint(): number {
    return this.#isPlayed && this.#falling < 0 ? this.match.undoPhasePoint(this.#people) : -1
  }

  undoPhase(): boolean {
    if (this.undoPhasePoint < 0 || !this.match.undoPhase(this.#people)) return false
    this.#changed()
    return true
  }

  redo(): boolean {
    if (!this.#isPlayed || !this.match.redo()) return false
    this.#changed()
    return true
  }

  /** Whether the present is shown, in the window that plays. */
  get #isPlayed(): boolean {
    return this.isLive && this.isHere
  }

  /** The sides of those who sit at this screen. */
  get #people(): Side[] {
    return this.#seats.flatMap((seat, at) => (seat === PERSON ? [at + 1] : []))
  }

  /** Looks back at the moment after this many choices; the last one is the present. */
  lookAt(choices: number): void {
    const last = this.match.entries.length
    const at = Math.max(0, Math.min(choices, last))
    this.#letGo()
    this.#moment = at === last ? null : at
    this.#look()
    this.#notify()
    if (this.isLive) this.drive()
  }

  /** The bot that is thinking plays what seems best by now. */
  interrupt(): void {
    this.#own?.bots.hurry()
  }

  seat(side: Side, seat: Seat): void {
    if (!this.isHere || this.away) return
    // Whoever leaves need not think on.
    this.interrupt()
    this.#seats[side - 1] = seat
    this.ledger.add({ line: 'seats', seats: [...this.#seats] })
    this.#changed()
  }

  /** What was written and drawn on the map; it is kept and leaves with the game. Whoever draws it says what stands in it. */
  get markup(): Markup {
    return this.#markup
  }

  /** Those who show the markup hear of it; nothing else has changed. */
  mark(markup: Markup): void {
    if (!this.isHere) return
    this.#markup = readShape(MARKUP, markup, 'markup')
    this.keep(this)
    for (const listener of this.#listeners) listener()
  }

  /** Every legal answer in a position of this match. */
  choicesOf(position: PositionCore): Choice[] {
    this.table.game.choices(position, this.#scratch)
    return this.#scratch.toArray()
  }

  record(): MatchRecord {
    return this.#here.match.record()
  }

  /** Lets bots and nature act for as long as it is their turn. */
  async drive(): Promise<void> {
    const errand = ++this.#errand
    if (this.away) return this.#showArrivals(this.away, errand)
    while (this.#isPlayed && this.isWatching && errand === this.#errand && this.#falling < 0 && !this.#isPaused) {
      await this.#pause()
      if (errand !== this.#errand || !this.isLive) return
      const { choice, by } = this.#answerOfHost() ?? { choice: await this.#askBot(), by: 'hand' as const }
      if (errand !== this.#errand || !this.isLive) return
      const refusal = this.#carryOut(choice, by)
      if (refusal) throw new Error(`${refusal.because} (${refusal.rule})`)
      this.#changedByOthers()
    }
  }

  /** What the server said has taken the place of what was foreseen, or may be answered differently now. */
  settle(): void {
    if (this.moment >= this.match.entries.length) this.#moment = null
    this.#unveil()
    this.#notify()
    this.drive()
  }

  /** The dice have landed: what they did is shown. */
  land(): void {
    if (this.#falling < 0) return
    this.#letGo()
    this.#look()
    this.#notify()
    this.drive()
  }

  /** Shows others faster, until a person is asked again. */
  hurry(pace: Pace): void {
    this.#hurry = pace
    this.#isPaused = false
    if (this.#falling >= 0) this.land()
    else {
      this.#notify()
      this.drive()
    }
  }

  /** Holds others where they are, or lets them go on. */
  pause(): void {
    this.#isPaused = !this.#isPaused
    this.#notify()
    this.drive()
  }

  /** Stops bots, for good. */
  close(): void {
    this.#errand++
    if (this.isHere) this.keep(this)
    this.#listeners.clear()
  }

  /** Goes on by one of nature's actions. */
  stepOn(): void {
    if (!this.isHere || this.away || this.asked !== NATURE) return
    this.#carryOut(this.match.choices()[0]!)
    this.#changed()
  }

  /** What was said when it was opened has been read: from now on it is kept as it is. */
  dismiss(): void {
    this.notice = null
    this.keep(this)
    this.#notify()
  }

  /** A server would not have an answer that was foreseen here; set by whoever shows refusals. */
  refused: (refusal: Refusal) => void = ({ because }) => this.report(because)

  report(problem: string): void {
    this.#problem = problem
    this.#notify()
  }

  /** What others did on a server comes in one go, and is shown as if they sat here. */
  async #showArrivals(away: RemotePlay, errand: number): Promise<void> {
    while (away.hasArrivals && this.isLive && errand === this.#errand && this.#falling < 0 && !this.#isPaused) {
      await this.#pause()
      if (errand !== this.#errand || !this.isLive) return
      away.next()
      this.#changedByOthers()
    }
  }

  async #pause(): Promise<void> {
    if (this.tempo === 'instant') {
      // The page breathes now and then.
      if (this.match.entries.length % 16 === 0) await new Promise((go) => setTimeout(go))
      return
    }
    await this.shown()
  }

  async #askBot(): Promise<Choice> {
    const side = this.asked
    const { game } = this.table
    const { setting, position } = this.match
    const seen = game.blank(setting)
    game.view(position, side, seen)
    const question = {
      seat: `${this.id} ${side}`,
      player: this.seatOf(side),
      seed: `${this.seed} ${side} ${this.match.entries.length}`,
      hall: hallOf(this.match),
      bytes: seen.bytes.slice(),
    }
    const thought = this.pondering.begin(side)
    try {
      return await this.#here.bots.ask(question, thought.reach)
    } catch (error) {
      this.#errand++
      this.report(`The bot stopped: ${error instanceof Error ? error.message : String(error)}`)
      return -1
    } finally {
      thought.end()
    }
  }

  #takeWhile(next: () => Choice | null): number {
    const { away } = this
    let taken = 0
    const take = (): void => {
      while (this.isHere && this.isPersonAsked && away?.hasRoom !== false) {
        const choice = next()
        if (choice === null || this.#carryOut(choice, taken === 0 ? 'hand' : 'expanded')) break
        taken++
      }
    }
    if (away) away.together(take)
    else take()
    if (taken === 0) return 0
    this.#takeForced()
    this.#changed()
    return taken
  }

  #carryOut(choice: Choice, by: Given = 'hand'): Refusal | null {
    const taken = this.match.take(choice, by)
    return taken.ok ? null : taken.refusal
  }

  /** Answers for people where the host does. */
  #takeForced(): void {
    while (this.asked !== NATURE && this.#answersForPeople) {
      const answer = this.#answerOfHost()
      if (answer === null || this.#carryOut(answer.choice, answer.by)) return
    }
  }

  /** A server does it itself: here it is only foreseen, after answers that are on their way. */
  get #answersForPeople(): boolean {
    const { away } = this
    return away === null || (this.isPersonAsked && away.isAhead && !away.isWaiting)
  }

  /** People may want to set up by hand; a bot puts its pieces where the game would have them, in one go. */
  #answerOfHost(): HostAnswer | null {
    const { game, display } = this.table
    const isByHand = this.isPersonAsked && this.opening === 'by hand'
    return hostAnswer(
      game,
      this.match.position,
      this.isPersonAsked ? 'person' : 'bot',
      isByHand ? null : display.opening,
    )
  }

  #changed(): void {
    this.#moment = null
    this.#unveil()
    this.keep(this)
    this.#notify()
    this.drive()
  }

  #changedByOthers(): void {
    if (this.isPersonAsked) this.#takeForced()
    if (this.isPersonAsked || this.decision.isOver) this.#hurry = null
    this.#unveil()
    if (this.isPersonAsked || this.decision.isOver || this.tempo !== 'instant') {
      this.keep(this)
      this.#notify()
      return
    }
    if (this.#isShowing) return
    this.#isShowing = true
    setTimeout(() => {
      this.#isShowing = false
      const now = performance.now()
      if (now - this.#keptAt > KEEP_EVERY) {
        this.#keptAt = now
        this.keep(this)
      }
      this.#notify()
    }, SHOW_EVERY)
  }

  /** Shows what has come since; where dice were thrown, these first. */
  #unveil(): void {
    const { entries } = this.match
    this.#letGo()
    const thrown = entries.findIndex((entry, at) => at >= this.#seen && hasDice(heardBy(entry, this.viewer)))
    this.#seen = entries.length
    // Dice that fell before anybody chose are part of the table as it is laid.
    const isBegun = entries.some(({ by, side }) => by !== 'opening' && side !== NATURE)
    const fall = thrown < 0 || !isBegun ? null : this.tumble(thrown)
    if (!fall) {
      this.#look()
      return
    }
    const before = this.table.game.blank(this.match.setting)
    this.match.positionAt(thrown, before)
    this.#falling = thrown
    this.#held = this.table.game.decision(before)
    this.#answers = []
    this.#besides = []
    this.#show(before)
    fall.then(() => {
      if (this.#falling === thrown) this.land()
    })
  }

  #letGo(): void {
    this.#falling = -1
    this.#held = null
  }

  #look(): void {
    const { match, table } = this
    if (this.#moment !== null) {
      const at = table.game.blank(match.setting)
      match.positionAt(this.#moment, at)
      this.#show(at)
    } else this.#show(match.position)
    const isAsked = this.#isPlayed && this.isPersonAsked && !this.away?.isWaiting
    const choices = isAsked ? match.choices() : []
    const { toQuestion, besides } = answersIn(table.game, match.position, choices, this.name)
    this.#answers = toQuestion
    this.#besides = besides
  }

  /** When all is over there is nothing left to hide. */
  #show(position: PositionCore): void {
    if (this.isOpen) copyInto(this.view, position)
    else this.table.game.view(position, this.viewer, this.view)
  }

  #notify(): void {
    this.#version++
    for (const listener of this.#listeners) listener()
  }
}

/** Whether dice fell for all that somebody heard; what is drawn from a cup makes no noise. */
export const hasDice = ({ draws }: Heard): boolean => draws.some(({ kind }) => kind !== 'pick')
