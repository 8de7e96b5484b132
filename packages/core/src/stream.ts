import type { Draw } from './dice/draw.ts'
import { type Game, NATURE, type Sentence, type Setting, type Side, type Told } from './game/game.ts'
import { type Act, type Barrier, type Given, heardBy } from './match/entry.ts'
import { viewersOf } from './match/hearing.ts'
import type { PositionCore } from './state/layout.ts'
import { type Difference, differenceOf, hash } from './state/position.ts'

/** Whoever plays all sides by himself: nothing is kept from him. */
export const EVERYTHING: Side = -2

/** A side, `SPECTATOR`, or `EVERYTHING`. */
export type Viewer = Side

/** What a viewer gets of a choice, or of the way back over some. All that a host says of what happened is made of these. */
export interface Glimpse {
  /** Counts what this viewer has got; it says nothing of what he has not. */
  readonly n: number
  readonly side: Side
  readonly by: Given
  /** The answer as text, to the one who gave it. */
  readonly say: string | null
  readonly said: Sentence | null
  readonly draws: readonly Draw[]
  readonly told: readonly Told[]
  /** Between the views before and after. */
  readonly diff: Difference
  /** The hash of the view after it. */
  readonly mark: string
  readonly barrier: Barrier | null
  /** How many glimpses that stand, this one not counted, are undone by it; 0 for a choice. */
  readonly back: number
}

/** What viewers get at once. */
export type Parcels = Map<Viewer, Glimpse[]>

/** Who sees choices that may still be undone: the side that made them, whoever plays all sides, or everybody. */
export type Shown = 'own' | 'together' | 'live'

/**
 * Turns what happens at a table into what each viewer gets: differences of his own view, and what he heard. What shows him
 * nothing makes no glimpse and has no number. Of choices that may still be undone others get a stretch when there is no way
 * back over it, so that ideas that were given up leave no trace.
 */
export class Streams<S extends PositionCore = PositionCore, T extends Setting = Setting> {
  readonly #streams: readonly Stream[]
  readonly #game: Game<S, T>
  readonly #shown: Shown

  /** `scratch` is a position of the same setting to work in. `numbers` are those that a stream goes on with. */
  constructor(game: Game<S, T>, position: S, scratch: S, shown: Shown, numbers: readonly number[] = []) {
    this.#game = game
    this.#shown = shown
    this.#streams = [EVERYTHING, ...viewersOf(game)].map((viewer, at) => {
      const view = this.#viewed(viewer, position, scratch)
      return new Stream(viewer, numbers[at] ?? 0, hash(view), this.#seesAll(viewer) ? null : coreOf(view))
    })
  }

  /** How much each viewer has got, in an order of its own. */
  get numbers(): number[] {
    return this.#streams.map(({ n }) => n)
  }

  numberOf(viewer: Viewer): number {
    return this.#of(viewer).n
  }

  /** How many glimpses the last choice made for each viewer, in the order of `numbers`. */
  get made(): number[] {
    return this.#streams.map(({ made }) => made)
  }

  /** How many glimpses each viewer is still to get, in the order of `numbers`. */
  get held(): number[] {
    return this.#streams.map(({ held }) => held)
  }

  /** The hash of the view as its viewer has it. */
  markOf(viewer: Viewer): string {
    return this.#of(viewer).mark
  }

  /** The core of a view as its viewer has it: without what is held back from him. `position` is the present one. */
  wordsOf(viewer: Viewer, position: S, scratch: S): Uint32Array {
    return this.#of(viewer).without(coreOf(this.#viewed(viewer, position, scratch)))
  }

  /** A choice was taken that led to this position. Whether there is no way back over it. */
  took(act: Act, position: S, scratch: S, into: Parcels): boolean {
    if (act.side === NATURE) this.settle(into)
    for (const stream of this.#streams) {
      if (this.#seesAll(stream.viewer)) stream.took(act, act.change, act.hash, this.#isShown(stream.viewer, act), into)
      else {
        this.#game.view(position, stream.viewer, scratch)
        const diff = stream.compare(scratch)
        const mark = diff.length === 0 ? stream.present : hash(scratch)
        stream.took(act, diff, mark, this.#isShown(stream.viewer, act), into)
      }
    }
    const isSettled = act.side === NATURE || this.#isBarrier(act.barrier)
    if (isSettled) this.settle(into)
    return isSettled
  }

  /** There is no way back any more over what was taken so far. */
  settle(into: Parcels): void {
    for (const stream of this.#streams) stream.settle(into)
  }

  /** A side has undone so many choices of those that were not settled; `change` is what that did to the position. */
  wentBack(count: number, side: Side, change: Difference, position: S, scratch: S, into: Parcels): void {
    for (const stream of this.#streams) {
      const { diff, mark } = this.#compare(stream, change, position, scratch)
      stream.wentBack(count, side, diff, mark, into)
    }
  }

  /**
   * Players have agreed to go back over what was settled; `counts` are the glimpses of all choices that go, held ones included, in
   * the order of `numbers`.
   */
  struck(counts: readonly number[], side: Side, change: Difference, position: S, scratch: S, into: Parcels): void {
    this.#streams.forEach((stream, at) => {
      const { diff, mark } = this.#compare(stream, change, position, scratch)
      stream.struck(counts[at]!, side, diff, mark, into)
    })
  }

  #compare(stream: Stream, change: Difference, position: S, scratch: S): { diff: Difference; mark: string } {
    const view = this.#viewed(stream.viewer, position, scratch)
    return { diff: this.#seesAll(stream.viewer) ? change : stream.compare(view), mark: hash(view) }
  }

  #isShown(viewer: Viewer, { side }: Act): boolean {
    if (this.#shown === 'live' || side === NATURE || viewer === EVERYTHING) return true
    return this.#shown === 'own' && viewer === side
  }

  #isBarrier(barrier: Barrier | null): boolean {
    return barrier !== null && (barrier !== 'side' || this.#shown !== 'together')
  }

  #seesAll(viewer: Viewer): boolean {
    return viewer === EVERYTHING || !this.#game.hasSecrets
  }

  #viewed(viewer: Viewer, position: S, scratch: S): S {
    if (this.#seesAll(viewer)) return position
    this.#game.view(position, viewer, scratch)
    return scratch
  }

  #of(viewer: Viewer): Stream {
    const stream = this.#streams.find((one) => one.viewer === viewer)
    if (!stream) throw new RangeError(`nobody looks on as ${viewer}`)
    return stream
  }
}

/** What one viewer gets. */
class Stream {
  readonly viewer: Viewer
  n: number
  /** Of the view as he has it. */
  mark: string
  /** Of his view of the present. */
  present: string
  /** His view of the present; null where he sees all of it. */
  readonly #seen: Uint32Array | null
  /** What he gets when it is settled. */
  #held: Glimpse[] = []
  /** For each choice since the last that was settled, how many glimpses it made. */
  #made: number[] = []
  /** How many the last choice made. */
  made = 0

  constructor(viewer: Viewer, n: number, mark: string, seen: Uint32Array | null) {
    this.viewer = viewer
    this.n = n
    this.mark = mark
    this.present = mark
    this.#seen = seen
  }

  get held(): number {
    return this.#held.length
  }

  /** What has changed in his view of the present, which is this one from now on. */
  compare(view: PositionCore): Difference {
    const seen = this.#seen!
    const diff = differenceOf(seen, view.words, seen.length)
    applyTo(seen, diff)
    return diff
  }

  without(words: Uint32Array): Uint32Array {
    for (const { diff } of this.#held) applyTo(words, diff)
    return words
  }

  took(act: Act, diff: Difference, mark: string, isShown: boolean, into: Parcels): void {
    const isOwn = this.viewer === EVERYTHING || this.viewer === act.side
    const { said, draws, told } = this.viewer === EVERYTHING ? act : heardBy(act, this.viewer)
    const isNothing = diff.length === 0 && said === null && draws.length === 0 && told.length === 0
    this.made = isNothing ? 0 : 1
    this.#made.push(this.made)
    if (isNothing) return
    this.present = mark
    const { side, text: say, by, barrier } = act
    // That a set-up is wanted ready is agreed on before the game.
    const own = isOwn ? { by, say, barrier } : { by: isPublic(by) ? by : HAND, say: null, barrier: null }
    const glimpse = { n: 0, side, ...own, said, draws, told, diff, mark, back: 0 }
    if (isShown) this.#give(glimpse, into)
    else this.#held.push(glimpse)
  }

  settle(into: Parcels): void {
    for (const glimpse of this.#held) this.#give(glimpse, into)
    if (this.#held.length > 0) this.#held = []
    if (this.#made.length > 0) this.#made = []
  }

  wentBack(count: number, side: Side, diff: Difference, mark: string, into: Parcels): void {
    const gone: Difference[] = []
    let back = 0
    for (let i = 0; i < count; i++) {
      if (this.#made.pop() === 0) continue
      const held = this.#held.pop()
      if (held) gone.push(held.diff)
      else back++
    }
    this.#back(back, side, merged([...gone, diff]), mark, into)
  }

  struck(count: number, side: Side, diff: Difference, mark: string, into: Parcels): void {
    const gone = this.#held.map((held) => held.diff)
    const back = count - gone.length
    this.#held = []
    this.#made = []
    this.#back(back, side, merged([...gone, diff]), mark, into)
  }

  #back(back: number, side: Side, diff: Difference, mark: string, into: Parcels): void {
    this.present = mark
    if (back === 0 && diff.length === 0) return
    this.#give({ ...NOTHING_SAID, side, diff, mark, back }, into)
  }

  #give(glimpse: Glimpse, into: Parcels): void {
    this.n++
    this.mark = glimpse.mark
    const parcel = into.get(this.viewer)
    const numbered = { ...glimpse, n: this.n }
    if (parcel) parcel.push(numbered)
    else into.set(this.viewer, [numbered])
  }
}

const HAND: Given = 'hand'
const isPublic = (by: Given): boolean => by === 'opening'

const NOTHING_SAID = { n: 0, by: 'hand', say: null, said: null, draws: [], told: [], barrier: null } as const

const coreOf = ({ words, layout }: PositionCore): Uint32Array => words.slice(0, layout.coreWords)

function applyTo(words: Uint32Array, diff: Difference): void {
  for (let i = 0; i < diff.length; i += 2) words[diff[i]!] = words[diff[i]!]! ^ diff[i + 1]!
}

/** One difference that does what several do. */
function merged(diffs: readonly Difference[]): Difference {
  if (diffs.length === 1) return diffs[0]!
  const words = new Map<number, number>()
  for (const diff of diffs)
    for (let i = 0; i < diff.length; i += 2) words.set(diff[i]!, ((words.get(diff[i]!) ?? 0) ^ diff[i + 1]!) >>> 0)
  const left = [...words].filter(([, word]) => word !== 0).sort(([a], [b]) => a - b)
  return Uint32Array.from(left.flat())
}
