import { type Choice, copyInto, forcedDice, type Hex, type Hint, type PositionCore, type Refusal } from '@hexfront/core'
import { type Answer, answersTo, refusalAt } from '../session/answers.ts'
import type { Session } from '../session/session.ts'

/** The open question on a copy of what the player sees: answers can be tried there, as long as no dice fall. */
export class Trial {
  readonly #session: Session
  readonly #copy: PositionCore
  #isLost = false

  constructor(session: Session) {
    this.#session = session
    this.#copy = session.table.game.blank(session.match.setting)
    copyInto(this.#copy, session.view)
  }

  /** What is asked of the player after what was tried; empty where it is no more his turn. */
  get step(): string {
    const asked = this.#isLost ? null : this.#session.table.game.decision(this.#copy)
    return asked === null || asked.isOver || asked.side !== this.#session.asked ? '' : asked.step
  }

  get answers(): readonly Answer[] {
    const { table, name } = this.#session
    if (this.step === '') return []
    return answersTo(table.game, this.#copy, this.#session.choicesOf(this.#copy), name)
  }

  get hints(): readonly Hint[] {
    const { table, match, asked } = this.#session
    if (this.step === '') return []
    const seen = table.game.blank(match.setting)
    table.game.view(this.#copy, asked, seen)
    return table.display.hints(seen)
  }

  /** The rule that stands in the way of a hex now. */
  refusalAt(hex: Hex): Refusal | null {
    const { table, name } = this.#session
    return this.step === '' ? null : refusalAt(table.game, this.#copy, hex, [], name)
  }

  /** Says whether it could be tried: not where it would throw dice. */
  take(choice: Choice): boolean {
    try {
      this.#session.table.game.take(this.#copy, choice, forcedDice([]))
      return true
    } catch {
      this.#isLost = true
      return false
    }
  }
}
