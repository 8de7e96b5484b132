import { type Choice, Choices } from './choice.ts'
import type { Dice } from './dice/dice.ts'
import { LEGAL } from './explain.ts'
import type { Game, Setting } from './game/game.ts'
import type { PositionCore } from './state/layout.ts'

/** How seldom a random player lets the host work answers out. */
const SELDOM = 8

/**
 * Random play now and then does as a person would and lets the host work answers out, which it then gives one by one: a set-up
 * by chance alone would hardly ever be complete.
 */
export class ExpandedAnswers<S extends PositionCore, T extends Setting> {
  readonly #game: Game<S, T>
  readonly #chance: Dice
  readonly #listed = new Choices()
  #lines: string[] = []

  constructor(game: Game<S, T>, chance: Dice) {
    this.#game = game
    this.#chance = chance
    this.#listed.isForPeople = true
  }

  /** The next answer, or null where chance should decide; `plain` is how many answers there are without those. */
  next(s: S, plain: number): Choice | null {
    if (this.#lines.length === 0 || !this.#isAnswer(s, this.#lines[0]!)) this.#expand(s, plain)
    const line = this.#lines.shift()
    if (line === undefined) return null
    const { choice, rest } = this.#game.read(s, line)
    if (rest !== '') this.#lines.unshift(rest)
    if (this.#game.bars(s, choice) === LEGAL) return choice
    this.#lines = []
    return null
  }

  /** Somebody else may have answered in between. */
  #isAnswer(s: S, line: string): boolean {
    const [verb] = line.split(' ')
    return this.#game.verbs(s).some(({ name }) => name === verb)
  }

  #expand(s: S, plain: number): void {
    this.#lines = []
    this.#game.choices(s, this.#listed)
    const count = this.#listed.length - plain
    if (count === 0 || this.#chance.pick(SELDOM, 'whether to have it worked out') > 0) return
    const found = this.#listed
      .toArray()
      .map((one) => this.#game.expand(s, one))
      .filter((lines) => lines !== null)
    if (found.length === 0) return
    this.#lines = [...found[this.#chance.pick(found.length, 'which of them')]!]
  }
}
