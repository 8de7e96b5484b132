import {
  applyDifference,
  type Choice,
  Choices,
  carryOut,
  copyInto,
  type Decision,
  type Entry,
  forcedDice,
  type Game,
  type Given,
  hash,
  type Outcome,
  type PositionCore,
  Reasons,
  type Refusal,
  type Setting,
  type Side,
  type StandingAnswer,
  turnOf,
  undoPhasePointIn,
  undoPointIn,
} from '@hexfront/core'
import { type AtFrame, type Command, type EventFrame, LIMITS } from '@hexfront/wire'
import type { Play, Taking } from '../session/play.ts'
import { TEXT } from '../text.ts'
import { type Arrived, arrivedBy, historyOf, whereIn } from './arrivals.ts'
import { newKey } from './keys.ts'

/** Somebody who carries commands to the server, and hears of what comes of them. */
export interface Carrier {
  /** Whether a command would reach the server now. */
  readonly isOpen: boolean
  send(command: Command): void
  /** The answers of this browser stand, or were put right by what the server says. */
  settled(): void
  /** Something has come that nobody here has asked for. */
  arrived(): void
  refused(refusal: Refusal): void
  /** What was heard does not fit what is known: the whole view is needed. */
  lost(): void
}

type Errand = { readonly t: 'do'; readonly say: string[] } | Order<'undo'> | Order<'stand'> | Order<'withdraw'>
type Order<K extends Command['t']> = Omit<Extract<Command, { t: K }>, 'game' | 'key' | 'at'>

/** A command on its way. */
interface Sent {
  readonly errand: Errand
  readonly key: string
  /** The command as it went out; null before that. */
  command: Command | null
  /** How many choices should stand after it, and the hash of the view; null where only the server can know. */
  expected: { readonly choices: number; readonly mark: string } | null
  /** The number of the last frame that came of it, once the server has stored it. */
  stored: number | null
}

/**
 * A game on a server, as its viewer may know it. What he answers shows at once where it can be foreseen: no dice, nothing
 * learned. The server's word then takes its place; if that differs, it counts, and what was to follow is dropped.
 */
export class RemotePlay implements Play {
  readonly game: Game
  readonly setting: Setting
  readonly position: PositionCore
  readonly origin = null
  /** Why nothing can be answered now, in words; empty where it can. */
  bar = ''
  readonly #code: string
  readonly #carrier: Carrier
  /** What the server has said, without what is foreseen. */
  readonly #sure: PositionCore
  readonly #scratch: PositionCore
  readonly #offered = new Choices()
  #heard: Arrived[] = []
  #entries: Arrived[] = []
  #undone: Arrived[][] = []
  #inbox: EventFrame[] = []
  #sent: Sent[] = []
  #gathered: Sent | null = null
  #n = 0
  #sides: readonly string[] = []
  #standing: readonly StandingAnswer[] = []

  constructor(game: Game, setting: Setting, at: AtFrame, history: readonly EventFrame[], carrier: Carrier) {
    this.game = game
    this.setting = setting
    this.#code = at.game
    this.#carrier = carrier
    this.#sure = game.blank(setting)
    this.#scratch = game.blank(setting)
    this.position = game.blank(setting)
    this.#offered.isForPeople = true
    this.resync(at, history)
  }

  get entries(): readonly Entry[] {
    return this.#entries
  }

  get decision(): Decision | Outcome {
    return this.game.decision(this.position)
  }

  get starts(): readonly { readonly at: number; readonly turn: number }[] {
    const starts: { at: number; turn: number }[] = []
    const meet = (at: number, turn: number): void => {
      if (starts.at(-1)?.turn !== turn) starts.push({ at, turn })
    }
    this.#entries.forEach(({ turn }, at) => {
      meet(at, turn)
    })
    meet(this.#entries.length, turnOf(this.position))
    return starts
  }

  /** The sides that the one at this screen plays. */
  get sides(): readonly string[] {
    return this.#sides
  }

  /** What the server may count on when it goes on from here. */
  get known(): { readonly since: number; readonly mark: string } {
    const last = this.#inbox.at(-1)
    return last ? { since: last.n, mark: last.mark } : { since: this.#n, mark: hash(this.#sure) }
  }

  /** Whether an answer is on its way that only the server knows the outcome of. */
  get isWaiting(): boolean {
    return this.#sent.some(({ expected }) => expected === null)
  }

  /** Whether answers are on their way, so that those the host adds to them can be foreseen. */
  get isAhead(): boolean {
    return this.#gathered !== null || this.#sent.length > 0
  }

  /** Whether something has come that is still to be shown. */
  get hasArrivals(): boolean {
    return this.#inbox.length > 0 && this.#sent.length === 0
  }

  /** What must be sent again after the connection was lost. */
  get unanswered(): Command | null {
    const first = this.#sent[0]
    return first?.stored === null ? first.command : null
  }

  sideName(side: Side): string {
    return side === 0 ? 'nature' : this.game.sides[side - 1]!
  }

  choices(): Choice[] {
    this.game.choices(this.position, this.#offered)
    return this.#offered.toArray()
  }

  take(choice: Choice, by: Given = 'hand'): Taking {
    const { game, position } = this
    const isOwn = by === 'hand' || by === 'expanded'
    if (this.isWaiting) return no('', TEXT.online.waiting)
    if (!isOwn) return this.isAhead && this.#foresee(choice, by) ? this.#foreseen() : no('', TEXT.online.waiting)
    if (!this.#carrier.isOpen) return no('', TEXT.online.notNow)
    const why = new Reasons(game.naming(this.setting))
    const rule = game.bars(position, choice, why)
    if (rule !== '') return { ok: false, refusal: why.refusal ?? { rule, because: TEXT.online.refused } }
    const text = game.write(position, choice)
    this.#undone = []
    const isKnown = this.#foreseeAll(choice, by)
    this.#say(text, isKnown)
    return { ok: true }
  }

  /** Several answers as one command. */
  together(act: () => void): void {
    const gathered: Sent = { errand: { t: 'do', say: [] }, key: newKey(), command: null, expected: null, stored: null }
    this.#gathered = gathered
    act()
    this.#gathered = null
    if (gathered.errand.t === 'do' && gathered.errand.say.length > 0) this.#push(gathered)
  }

  /** Whether another answer fits into the command that is being put together. */
  get hasRoom(): boolean {
    const gathered = this.#gathered
    if (gathered?.errand.t !== 'do') return true
    const { length } = gathered.errand.say
    return length === 0 || (length < LIMITS.answers && gathered.expected !== null)
  }

  positionAt(choices: number, into: PositionCore): void {
    copyInto(into, this.position)
    for (let at = this.#entries.length - 1; at >= choices; at--) applyDifference(into, this.#entries[at]!.change)
    this.game.rebuild(into)
  }

  retrace(from: number, to: number, visit: (position: PositionCore, choices: number) => void): void {
    const at = this.game.blank(this.setting)
    this.positionAt(from, at)
    visit(at, from)
    for (let choices = from + 1; choices <= to; choices++) {
      applyDifference(at, this.#entries[choices - 1]!.change)
      this.game.rebuild(at)
      visit(at, choices)
    }
  }

  undoPoint(together: readonly Side[]): number {
    const { from, left } = this.#open
    return beyond(from, undoPointIn(left, left.length, together))
  }

  undoPhasePoint(together: readonly Side[]): number {
    const { from, left } = this.#open
    return beyond(from, undoPhasePointIn(left, together))
  }

  undo(together: readonly Side[]): boolean {
    return this.#undoTo(this.undoPoint(together), 'choice')
  }

  undoPhase(together: readonly Side[]): boolean {
    return this.#undoTo(this.undoPhasePoint(together), 'phase')
  }

  get canRedo(): boolean {
    const last = this.#undone.at(-1)
    return last !== undefined && saysOf(last).length <= LIMITS.answers
  }

  redo(): boolean {
    if (!this.canRedo || this.isWaiting || !this.#carrier.isOpen) return false
    const acts = this.#undone.pop()!
    for (const act of acts) this.#go(act)
    this.#push(this.#order({ t: 'do', say: saysOf(acts) }))
    return true
  }

  stand({ side: _, ...answer }: StandingAnswer): void {
    if (this.isWaiting || !this.#carrier.isOpen) return
    const { endsAbout, asksFor, ...rest } = answer
    const lists = { ...(endsAbout ? { endsAbout: [...endsAbout] } : {}), ...(asksFor ? { asksFor: [...asksFor] } : {}) }
    this.#push({ ...this.#order({ t: 'stand', ...rest, ...lists }), expected: null })
  }

  standing(): readonly StandingAnswer[] {
    return this.#standing
  }

  withdraw(): void {
    if (this.isWaiting || !this.#carrier.isOpen) return
    this.#standing = []
    this.#push(this.#order({ t: 'withdraw' }))
  }

  /** The whole view as the server has it, with all that led to it. */
  resync(at: AtFrame, history: readonly EventFrame[]): void {
    const { game } = this
    this.#sure.bytes.set(bytesOf(at.view))
    game.rebuild(this.#sure)
    this.#n = at.n
    this.#sides = at.me
    this.#inbox = []
    this.#heard = historyOf(game, history, this.#sure)
    this.#takeStanding(at.standing)
    this.#dropUnsent()
    this.#trustServer()
    this.#settle()
  }

  hear(frame: EventFrame): void {
    const last = this.#inbox.at(-1)?.n ?? this.#n
    if (frame.n <= last) return
    if (frame.n > last + 1) {
      this.#carrier.lost()
      return
    }
    this.#inbox.push(frame)
    if (this.#sent.length > 0) this.#settle()
    else this.#carrier.arrived()
  }

  /** Shows the next of what has come. */
  next(): void {
    if (!this.hasArrivals) return
    this.#apply(this.#inbox.shift()!)
    this.#trustServer()
  }

  /** The server has stored a command: what came of it are the frames up to a number. */
  stored(key: string, n: number): void {
    const first = this.#sent[0]
    if (first?.key !== key) return
    first.stored = n
    this.#settle()
  }

  /** The server would not have it: all is as if it had not been said. */
  refuse(key: string, refusal: Refusal): void {
    if (this.#sent[0]?.key !== key) return
    this.#sent = []
    this.#trustServer()
    this.#carrier.settled()
    this.#carrier.refused(refusal)
    if (this.hasArrivals) this.#carrier.arrived()
  }

  /** Nothing reaches the server any more: what was not sent is dropped, and only what was sent will be said again. */
  disconnect(): void {
    if (!this.#sent.some(({ command }) => command === null)) return
    this.#dropUnsent()
    this.#trustServer()
    this.#carrier.settled()
  }

  #say(text: string, isKnown: boolean): void {
    const gathered = this.#gathered
    if (gathered?.errand.t === 'do') {
      gathered.errand.say.push(text)
      gathered.expected = isKnown ? this.#now() : null
      return
    }
    const order = this.#order({ t: 'do', say: [text] })
    this.#push(isKnown ? order : { ...order, expected: null })
  }

  #order(errand: Errand): Sent {
    return { errand, key: newKey(), command: null, expected: this.#now(), stored: null }
  }

  #now(): Sent['expected'] {
    return { choices: this.#entries.length, mark: hash(this.position) }
  }

  #push(sent: Sent): void {
    this.#sent.push(sent)
    this.#pump()
  }

  /** One command after the other: each says on which view it was decided. */
  #pump(): void {
    const [first] = this.#sent
    if (!first || first.command !== null || !this.#carrier.isOpen) return
    first.command = { ...first.errand, game: this.#code, key: first.key, at: this.#n }
    this.#carrier.send(first.command)
  }

  /** Answers that the host adds are foreseen as part of the command they follow. */
  #foreseen(): Taking {
    const last = this.#gathered ?? this.#sent.at(-1)!
    last.expected = this.#now()
    return { ok: true }
  }

  /** An answer that the host expands is foreseen line by line. */
  #foreseeAll(choice: Choice, by: Given): boolean {
    const { game, position } = this
    const lines = game.expand(position, choice)
    if (lines === null) return this.#foresee(choice, by)
    const left = [...lines]
    for (let line = left.shift(), isFirst = true; line !== undefined; line = left.shift(), isFirst = false) {
      const { choice: next, rest } = game.read(position, line)
      if (!this.#foresee(next, isFirst ? by : 'expanded')) return false
      if (rest !== '') left.unshift(rest)
    }
    return true
  }

  /** Takes an answer on the view, if nothing hangs on dice or on what is hidden. */
  #foresee(choice: Choice, by: Given): boolean {
    const { game, position } = this
    try {
      const act = carryOut(game, position, choice, NO_DICE, by, this.#scratch)
      if (act.barrier !== 'reveal') {
        this.#entries.push(act)
        return true
      }
      applyDifference(position, act.change)
      game.rebuild(position)
      return false
    } catch {
      return false
    }
  }

  #go(act: Arrived): void {
    applyDifference(this.position, act.change)
    this.game.rebuild(this.position)
    this.#entries.push(act)
  }

  /** Choices that a player alone may take back: after the last barrier, unless he plays all sides. */
  get #open(): { readonly from: number; readonly left: readonly Arrived[] } {
    const isAlone = this.#sides.length === this.game.sides.length
    const isBarrier = ({ barrier }: Arrived): boolean => barrier !== null && !(isAlone && barrier === 'side')
    const from = this.#entries.findLastIndex(isBarrier) + 1
    return { from, left: this.#entries.slice(from) }
  }

  #undoTo(to: number, what: 'choice' | 'phase'): boolean {
    if (to < 0 || this.isWaiting || !this.#carrier.isOpen) return false
    const gone = this.#entries.splice(to)
    for (const act of gone.toReversed()) applyDifference(this.position, act.change)
    this.game.rebuild(this.position)
    this.#undone.push(gone)
    this.#push(this.#order({ t: 'undo', what }))
    return true
  }

  /** Takes up what came of the command in front, and sends the next. */
  #settle(): void {
    const [first] = this.#sent
    if (!first || first.stored === null) return
    while (this.#n < first.stored && this.#inbox.length > 0) this.#apply(this.#inbox.shift()!)
    if (this.#n < first.stored) return
    this.#sent.shift()
    const isForeseen =
      first.expected?.choices === this.#heard.length &&
      first.expected.mark === hash(this.#sure) &&
      this.#n === first.stored
    if (isForeseen) this.#entries.splice(0, this.#heard.length, ...this.#heard)
    else {
      this.#sent = []
      this.#trustServer()
    }
    this.#pump()
    this.#carrier.settled()
    if (this.hasArrivals) this.#carrier.arrived()
  }

  #apply(frame: EventFrame): void {
    const where = whereIn(this.game, this.#sure)
    applyDifference(this.#sure, Uint32Array.from(frame.diff))
    this.game.rebuild(this.#sure)
    this.#n = frame.n
    if (frame.back === undefined) this.#heard.push(arrivedBy(this.game, frame, where))
    else this.#heard.length -= Math.min(frame.back, this.#heard.length)
    if (hash(this.#sure) !== frame.mark) this.#carrier.lost()
  }

  /** Shows what the server has said, and nothing else. */
  #trustServer(): void {
    copyInto(this.position, this.#sure)
    this.#entries = [...this.#heard]
    for (const sent of this.#sent) sent.expected = null
  }

  #dropUnsent(): void {
    this.#sent = this.#sent.filter(({ command }) => command !== null)
    this.#undone = []
  }

  #takeStanding(standing: AtFrame['standing']): void {
    const side = this.game.sides.indexOf(this.#sides[0] ?? '') + 1
    this.#standing = standing.map(({ step, say }) => ({ side, step, say, until: 'turn' as const }))
  }
}

const NO_DICE = forcedDice([])

const no = (rule: string, because: string): Taking => ({ ok: false, refusal: { rule, because } })

const beyond = (from: number, point: number): number => (point < 0 ? -1 : from + point)

/** Answers that a player gave himself; the host adds the others again. */
const saysOf = (acts: readonly Arrived[]): string[] =>
  acts.filter(({ by }) => by === 'hand' || by === 'expanded').map(({ text }) => text)

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
