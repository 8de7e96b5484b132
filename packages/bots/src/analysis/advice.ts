import {
  type Choice,
  type Dice,
  type Game,
  Listing,
  type Policy,
  type PositionCore,
  type Setting,
  type Side,
  seededDice,
  type Thinking,
} from '@hexfront/core'

/** More answers than this are not told in advance. */
const LONGEST = 120

/**
 * What somebody would answer from here on, for a side that sees this view: up to where dice fall, something is learned, the phase
 * ends or somebody else is asked. `tell` puts an answer into words, in the position in which it would be given.
 */
export class Advice<S extends PositionCore, T extends Setting, W> implements Thinking {
  readonly #game: Game<S, T>
  readonly #policy: Policy<S>
  readonly #side: Side
  readonly #tell: (s: S, choice: Choice) => W
  readonly #world: S
  readonly #seen: S
  readonly #listing: Listing<S, T>
  readonly #phase: string
  readonly #line: W[] = []
  #thought: Thinking | null = null
  #isStopped = false
  #isDone = false
  #isSurprised = false

  constructor(game: Game<S, T>, policy: Policy<S>, view: S, side: Side, tell: (s: S, choice: Choice) => W) {
    const setting = game.settingOf(view)
    this.#game = game
    this.#policy = policy
    this.#side = side
    this.#tell = tell
    this.#world = game.blank(setting)
    this.#seen = game.blank(setting)
    this.#listing = new Listing(game)
    game.resample(view, side, seededDice('advice'), this.#world)
    this.#phase = game.phase(view).id
    this.#isDone = !this.#isAsked()
  }

  /** What would be answered, as far as that is known. */
  get line(): readonly W[] {
    return this.#line
  }

  get progress(): number {
    return this.#isDone ? 1 : this.#line.length > 0 ? 0.95 : (this.#thought?.progress ?? 0) * 0.95
  }

  stop(): void {
    this.#isStopped = true
    this.#thought?.stop()
  }

  step(): boolean {
    if (this.#isDone) return false
    const game = this.#game
    const s = this.#world
    game.view(s, this.#side, this.#seen)
    this.#thought ??= this.#policy.think?.(this.#seen) ?? null
    if (this.#isStopped) this.#thought?.stop()
    if (this.#thought?.step()) return true
    this.#thought = null
    const choice = this.#policy.choose(this.#seen, this.#listing.of(s))
    this.#line.push(this.#tell(s, choice))
    game.take(s, choice, this.#dice, this.#ears)
    this.#isDone = this.#isSurprised || this.#line.length >= LONGEST || !this.#isAsked()
    return !this.#isDone
  }

  #isAsked(): boolean {
    const asked = this.#game.decision(this.#world)
    return !asked.isOver && asked.side === this.#side && this.#game.phase(this.#world).id === this.#phase
  }

  readonly #ears = {
    tell: () => {},
    reveal: () => {
      this.#isSurprised = true
    },
  }

  /** Any dice will do: what comes after them is not told. */
  readonly #dice = watched(seededDice('advice'), () => {
    this.#isSurprised = true
  })
}

const watched = (dice: Dice, hear: () => void): Dice => ({
  die(faces, why) {
    hear()
    return dice.die(faces, why)
  },
  sum(count, faces, why) {
    hear()
    return dice.sum(count, faces, why)
  },
  each(count, faces, classOf, tally, why, worth) {
    hear()
    dice.each(count, faces, classOf, tally, why, worth)
  },
  pick(n, why, among) {
    hear()
    return dice.pick(n, why, among)
  },
})
