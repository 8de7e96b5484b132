import {
  type Choice,
  choice,
  copyInto,
  forcedDice,
  type Hex,
  type Hint,
  LEGAL,
  operandA,
  type Place,
  type PositionCore,
  type Refusal,
  type Unit,
  verbOf,
} from '@hexfront/core'
import { type Answer, answersTo, refusalAt } from '../session/answers.ts'
import type { Session } from '../session/session.ts'

/** The open question on a copy of what the player sees: answers can be tried there, as long as no dice fall. */
export class Trial {
  readonly #session: Session
  readonly #copy: PositionCore
  readonly #line: Choice[]
  #isLost = false

  constructor(session: Session, from: PositionCore = session.view, line: readonly Choice[] = []) {
    this.#session = session
    this.#copy = session.table.game.blank(session.match.setting)
    this.#line = [...line]
    copyInto(this.#copy, from)
  }

  /** Another one that goes on from here. */
  fork(): Trial {
    return new Trial(this.#session, this.#copy, this.#line)
  }

  /** What was tried, one after the other. */
  get line(): readonly Choice[] {
    return this.#line
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
    return this.step === '' ? [] : this.#session.table.display.hints(this.#seen())
  }

  /** Where one can go now, in the plainest way there is: by the first kind of answer that names a place alone. */
  get goals(): readonly Place[] {
    if (this.step === '') return []
    const verbs = this.#session.table.game.verbs(this.#copy)
    const named = this.#session.choicesOf(this.#copy).filter((one) => {
      const { a, b, isAnytime } = verbs[verbOf(one)]!
      return a === 'place' && b === undefined && !isAnytime
    })
    return named.filter((one) => verbOf(one) === verbOf(named[0]!)).map(operandA)
  }

  /** The way to a hex that can be gone to now. */
  pathTo(hex: Hex): readonly Place[] {
    return this.step === '' ? [] : this.#session.table.display.path(this.#seen(), hex)
  }

  placeOf(unit: Unit): Place {
    return this.#session.table.display.placeOf(this.#copy, unit)
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
      this.#line.push(choice)
      return true
    } catch {
      this.#isLost = true
      return false
    }
  }

  /** Gives the first answer that can be given about this unit alone. */
  pick(unit: Unit): boolean {
    const found = this.#firstAbout('unit', unit)
    return found !== null && this.take(found)
  }

  /** Gives the first answer that can be given about this place alone. */
  go(place: Place): boolean {
    const found = this.#firstAbout('place', place)
    return found !== null && this.take(found)
  }

  /** Gives the answer of the large button. */
  finish(): boolean {
    const { table } = this.#session
    const { game } = table
    for (const name of this.step === '' ? [] : [table.display.primary[this.step] ?? []].flat()) {
      const found = game.verbs(this.#copy).find((one) => one.name === name && one.a === undefined)
      if (found && game.bars(this.#copy, choice(found.verb)) === LEGAL) return this.take(choice(found.verb))
    }
    return false
  }

  /** Not by listing: there may be a thousand units, and only one is asked about. */
  #firstAbout(kind: 'unit' | 'place', operand: number): Choice | null {
    const { game } = this.#session.table
    if (this.step === '') return null
    for (const { verb, a, b, isAnytime } of game.verbs(this.#copy)) {
      if (a !== kind || b !== undefined || isAnytime) continue
      if (game.bars(this.#copy, choice(verb, operand)) === LEGAL) return choice(verb, operand)
    }
    return null
  }

  #seen(): PositionCore {
    const { table, match, asked } = this.#session
    const seen = table.game.blank(match.setting)
    table.game.view(this.#copy, asked, seen)
    return seen
  }
}
