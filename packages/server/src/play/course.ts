import { deflateRawSync, inflateRawSync } from 'node:zlib'
import {
  type Act,
  applyDifference,
  type Choice,
  carryOut,
  copyInto,
  type Dice,
  type Difference,
  difference,
  EVERYTHING,
  type Given,
  hash,
  hasRunOut,
  NATURE,
  type Parcels,
  type PositionCore,
  type PositionText,
  type Shown,
  type Side,
  Standing,
  type StandingAnswer,
  type Stood,
  Streams,
  turnOf,
} from '@hexfront/core'
import type { OfferKind } from '@hexfront/wire'
import type { Bench, Holder } from './bench.ts'
import { Keys } from './keys.ts'

/**
 * How a game stands after what has happened in it: its words, what may still be undone, what was said beforehand, and how
 * much each viewer has got. The same for a game that is played and for one that is played again from its log.
 */
export class Course implements Holder {
  readonly bench: Bench
  readonly words: Uint32Array
  readonly streams: Streams
  readonly standing = new Standing()
  /** Choices since the last that was settled. */
  readonly open: Act[] = []
  /** How many choices stand. */
  choices = 0
  /** How many draws were made, those of choices taken back included. */
  drawn = 0
  /** What players have offered each other and not answered; it lapses when another of them is asked. */
  offers: Offer[] = []
  readonly keys = new Keys()
  readonly #shown: Shown
  #made = 0
  #player: Side

  /** Goes on from the position that lies on the bench. */
  private constructor(bench: Bench, shown: Shown, numbers: readonly number[]) {
    this.bench = bench
    this.#shown = shown
    this.words = bench.position.words.slice()
    this.streams = new Streams(bench.game, bench.position, bench.view, shown, numbers)
    bench.lay(this)
    this.#player = this.#asked ?? NATURE
  }

  /** A game that begins in this position, which lies in the bench's scratch. */
  static begin(bench: Bench, shown: Shown, drawn: number): Course {
    const course = Course.#at(bench, bench.scratch.words.slice(), shown, [])
    course.drawn = drawn
    return course
  }

  /** Goes on from bytes that `write` gave. */
  static read(bench: Bench, shown: Shown, bytes: Uint8Array): Course {
    const { head, core } = unpack(bytes)
    const { scratch, game } = bench
    if (core.length !== scratch.layout.coreWords * 4) throw new Error('the snapshot is of another layout')
    scratch.words.fill(0)
    scratch.bytes.set(core)
    game.rebuild(scratch)
    if (hash(scratch) !== head.hash) throw new Error('the snapshot is damaged')
    const course = Course.#at(bench, scratch.words.slice(), shown, head.numbers)
    course.choices = head.choices
    course.drawn = head.drawn
    course.offers = [...head.offers]
    course.#made = head.made
    course.#player = head.player
    for (const stood of head.standing) course.standing.add(stood)
    course.keys.add(head.keys)
    return course
  }

  /** Goes on from a position that other rules left, which lies in the bench's scratch. */
  static onward(bench: Bench, shown: Shown, { numbers, choices, drawn }: Onward): Course {
    const course = Course.#at(bench, bench.scratch.words.slice(), shown, numbers)
    course.choices = choices
    course.drawn = drawn
    course.offer({ side: NATURE, what: 'newRules' })
    return course
  }

  static #at(bench: Bench, words: Uint32Array, shown: Shown, numbers: readonly number[]): Course {
    bench.lay({ words })
    return new Course(bench, shown, numbers)
  }

  /** What a snapshot knows beside the position. */
  static head(bytes: Uint8Array): Pick<Head, 'numbers' | 'choices'> {
    return unpack(bytes).head
  }

  get position(): PositionCore {
    return this.bench.lay(this)
  }

  /**
   * What a snapshot keeps; to be taken only where nothing can be undone. `words` is the position in words, where it may have to be
   * read by other rules.
   */
  write(words: PositionText | null = null): Uint8Array {
    const { position } = this
    const { choices, drawn, streams } = this
    const standing = this.standing.all.filter(({ ended }) => ended === null)
    const core = position.bytes.subarray(0, position.layout.coreWords * 4)
    const { numbers } = streams
    const rest = { standing, offers: this.offers, made: this.#made, player: this.#player, keys: this.keys.last }
    const inWords = words === null ? {} : { words: deflateRawSync(JSON.stringify(words)).toString('base64') }
    return pack({ hash: hash(position), choices, drawn, numbers, ...rest, ...inWords }, core)
  }

  /** Takes a choice that was found legal. */
  take(choice: Choice, dice: Dice, by: Given, into: Parcels): Act {
    const { bench, position } = this
    const { game } = bench
    const act = carryOut(game, position, choice, dice, by, bench.before)
    this.choices++
    this.drawn += act.draws.length
    this.open.push(act)
    if (this.streams.took(act, position, bench.view, into)) this.open.length = 0
    else if (isForGood(act) && this.open.every(isForGood)) this.settle(into)
    if (this.standing.all.length > 0) {
      const now = { turn: turnOf(position), phase: game.phase(position).id, steps: game.stepsOpen(position) }
      this.standing.end(this.choices, (stood) => hasRunOut(stood, now))
    }
    this.#lapse()
    return act
  }

  /** The side that is asked; null for nature and after the end. */
  get #asked(): Side | null {
    const decision = this.bench.game.decision(this.position)
    return decision.isOver || decision.side === NATURE ? null : decision.side
  }

  #lapse(): void {
    const asked = this.#asked
    if (asked === null || asked === this.#player) return
    this.#player = asked
    if (this.offers.length > 0) this.offers = this.offers.filter(({ what }) => what === 'resume' || what === 'newRules')
  }

  offer(offer: Omit<Offer, 'offer'>): void {
    this.offers.push({ ...offer, offer: ++this.#made })
  }

  /** A side agrees to what all have to agree to; the sides that do. */
  agreed(offer: number, side: Side): readonly Side[] {
    this.offers = this.offers.map((one) =>
      one.offer === offer ? { ...one, agreed: [...(one.agreed ?? []), side] } : one,
    )
    return this.offers.find((one) => one.offer === offer)?.agreed ?? []
  }

  /** Whether all have to agree to an offer, and not only one. */
  isForAll(offer: number): boolean {
    return this.offers.some((one) => one.offer === offer && one.what === 'newRules')
  }

  /** It is played on: nobody has to be asked about that any more. */
  resumed(): void {
    this.offers = this.offers.filter(({ what }) => what !== 'newRules' && what !== 'resume')
  }

  answered(offer: number): void {
    this.offers = this.offers.filter((one) => one.offer !== offer)
  }

  /** Undoes so many choices that are not settled. */
  back(count: number, side: Side, into: Parcels): void {
    const { bench, position } = this
    copyInto(bench.before, position)
    for (let i = 0; i < count; i++) applyDifference(position, this.open.pop()!.change)
    bench.game.rebuild(position)
    this.choices -= count
    this.standing.rewind(this.choices)
    this.streams.wentBack(count, side, difference(bench.before, position), position, bench.view, into)
  }

  /** Goes back over what was settled, by the ways back of the last choices in their order. `counts` as `Streams.struck` takes them. */
  strike(changes: readonly Difference[], counts: readonly number[], side: Side, into: Parcels): void {
    const { bench, position } = this
    copyInto(bench.before, position)
    for (let at = changes.length - 1; at >= 0; at--) applyDifference(position, changes[at]!)
    bench.game.rebuild(position)
    this.open.length = 0
    this.choices -= changes.length
    this.standing.end(this.choices, () => true)
    this.offers = []
    this.#player = this.#asked ?? NATURE
    this.streams.struck(counts, side, difference(bench.before, position), position, bench.view, into)
  }

  settle(into: Parcels): void {
    this.open.length = 0
    this.streams.settle(into)
  }

  stand(answer: StandingAnswer): void {
    const { position } = this
    const phase = this.bench.game.phase(position).id
    this.standing.add({ answer, at: this.choices, turn: turnOf(position), phase, ended: null })
  }

  /** A side wants to be asked by this step after all. */
  endStanding(side: Side, step: string): void {
    const stood = this.standing.find((answer) => answer.side === side && answer.step === step)
    this.standing.end(this.choices, (one) => one === stood)
  }

  withdraw(side: Side): void {
    this.standing.end(this.choices, ({ answer }) => answer.side === side)
  }

  /** An event came by the key of a command. */
  note(side: Side, key: string): void {
    const isTogether = this.#shown === 'together'
    this.keys.note(side, key, (sender) => this.streams.numberOf(isTogether ? EVERYTHING : sender))
  }

  /** What a side has said beforehand and still holds. */
  standingOf(side: Side): StandingAnswer[] {
    return this.standing.all.flatMap(({ ended, answer }) => (ended === null && answer.side === side ? [answer] : []))
  }
}

/** Whether nobody can undo it unless he undoes one of his own before it: a set-up that was wanted ready. */
const isForGood = ({ by }: Act): boolean => by === 'opening' || by === 'expanded'

/** What one player wants the others to agree to. */
export interface Offer {
  /** Counts the offers of a game. */
  readonly offer: number
  readonly side: Side
  readonly what: OfferKind
  /** A take-back: how many choices stand then, and how much that takes from each viewer. */
  readonly to?: number
  readonly counts?: readonly number[]
  /** Sides that have agreed so far, where all have to. */
  readonly agreed?: readonly Side[]
}

/** How a game goes on from a position that other rules left: what each viewer has got, choices that stand, draws made. */
export interface Onward {
  readonly numbers: readonly number[]
  readonly choices: number
  readonly drawn: number
}

interface Head {
  readonly hash: string
  readonly choices: number
  readonly drawn: number
  readonly numbers: readonly number[]
  readonly standing: readonly Stood[]
  readonly offers: readonly Offer[]
  readonly made: number
  readonly player: Side
  readonly keys: Keys['last']
  /** The position in words, packed. */
  readonly words?: string
}

/** The position in words that a snapshot keeps; null where it has none. */
export function wordsIn(bytes: Uint8Array): PositionText | null {
  const { words } = unpack(bytes).head
  return words === undefined ? null : JSON.parse(inflateRawSync(Buffer.from(words, 'base64')).toString())
}

/** The length of the head, the head as JSON, and the core of the position. */
function pack(head: Head, core: Uint8Array): Uint8Array {
  const text = Buffer.from(JSON.stringify(head))
  const bytes = new Uint8Array(4 + text.length + core.length)
  new DataView(bytes.buffer).setUint32(0, text.length)
  bytes.set(text, 4)
  bytes.set(core, 4 + text.length)
  return bytes
}

function unpack(bytes: Uint8Array): { head: Head; core: Uint8Array } {
  const length = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0)
  const head: Head = JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset + 4, length).toString())
  return { head, core: bytes.subarray(4 + length) }
}
