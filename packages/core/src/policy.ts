import { type Choice, Choices, type Offer } from './choice.ts'
import type { Dice } from './dice/dice.ts'
import { ExpandedAnswers } from './expanded.ts'
import { type Game, NATURE, type Outcome, type Setting, type Side } from './game/game.ts'
import type { PositionCore } from './state/layout.ts'

/** Somebody who answers for a side: a bot, or chance. It sees the view of its side. */
export interface Policy<S> {
  choose(view: S, choices: Offer): Choice
  /**
   * What it would like to think about before it answers, for hosts that do not want to wait; null where there is nothing. `choose` of the same
   * view goes by it, and thinks to the end unless it was stopped.
   */
  think?(view: S): Thinking | null
}

/** A long thought in short steps. */
export interface Thinking {
  /** Thinks a little; whether there is more to think about. */
  step(): boolean
  /** Makes up its mind with what it knows by now. */
  stop(): void
  /** How much of it is done, from 0 to 1. */
  readonly progress: number
}

/** Every answer to the question that is open, listed as soon as somebody reads it. */
export class Listing<S extends PositionCore, T extends Setting> implements Offer {
  readonly #game: Game<S, T>
  readonly #choices = new Choices()
  #unread: S | null = null

  constructor(game: Game<S, T>) {
    this.#game = game
  }

  /** The question that is open in a position, which stays as it is while answers are read. */
  of(s: S): this {
    this.#unread = s
    return this
  }

  get length(): number {
    return this.#read().length
  }

  at(index: number): Choice {
    return this.#read().at(index)
  }

  includes(c: Choice): boolean {
    return this.#read().includes(c)
  }

  #read(): Choices {
    if (this.#unread !== null) this.#game.choices(this.#unread, this.#choices)
    this.#unread = null
    return this.#choices
  }
}

/** Any legal answer, all alike; now and then, what the host works out. */
export function randomPolicy<S extends PositionCore, T extends Setting>(game: Game<S, T>, dice: Dice): Policy<S> {
  const expanded = new ExpandedAnswers(game, dice)
  return {
    choose: (view, choices) =>
      expanded.next(view, choices.length) ?? choices.at(dice.pick(choices.length, 'a random answer')),
  }
}

/** Plays a position on to its end, nature's answers included. More choices than `limit` throw. */
export function playOn<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  s: S,
  policyOf: (side: Side) => Policy<S>,
  dice: Dice,
  limit = 100_000,
): Outcome {
  const listing = new Listing(game)
  const view = game.blank(game.settingOf(s))
  for (let n = 0; n < limit; n++) {
    const asked = game.decision(s)
    if (asked.isOver) return asked
    listing.of(s)
    if (asked.side === NATURE) game.take(s, listing.at(0), dice)
    else {
      game.view(s, asked.side, view)
      game.take(s, policyOf(asked.side).choose(view, listing), dice)
    }
  }
  throw new Error(`${game.id}: no end after ${limit} choices`)
}
