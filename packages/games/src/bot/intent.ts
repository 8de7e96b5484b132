import { type Choice, copyInto, type Dice, type Game, type PositionCore, type Setting } from '@hexfront/core'

/** What a bot goes by to see whether a game went the way it was to go. */
interface Course<S> {
  /** Dice for an answer that is thought ahead; none, where those that are planned further throw none. */
  readonly dice: Dice
  /** Whether a position is the one that was to come. */
  isAlike(expected: S, s: S): boolean
}

/** What a bot has thought out: kept from one answer to the next, and gone wherever the position is not the one that was to come. */
export class Intent<S extends PositionCore, T extends Setting, P> {
  readonly #game: Game<S, T>
  readonly #none: P
  readonly #course: Course<S>
  #plan: P
  #expected: S | null = null

  constructor(game: Game<S, T>, none: P, course: Course<S>) {
    this.#game = game
    this.#none = none
    this.#course = course
    this.#plan = none
  }

  /** The plan that led to this position, or the one that says nothing. */
  recall(s: S): P {
    const expected = this.#expected
    if (expected === null || expected.setting !== s.setting || !this.#course.isAlike(expected, s)) return this.#none
    return this.#plan
  }

  /** Keeps a plan for what comes after an answer. */
  keep(s: S, answer: Choice, plan: P): void {
    this.#plan = plan
    if (plan === this.#none) {
      this.#expected = null
      return
    }
    const known = this.#expected
    const expected = known !== null && known.setting === s.setting ? known : this.#game.blank(this.#game.settingOf(s))
    copyInto(expected, s)
    this.#game.take(expected, answer, this.#course.dice)
    this.#expected = expected
  }

  forget(): void {
    this.#plan = this.#none
    this.#expected = null
  }
}
