import {
  type Choice,
  type Dice,
  type Game,
  Listing,
  NATURE,
  type Policy,
  type PositionCore,
  type Setting,
  type Side,
} from '@hexfront/core'
import type { Plans } from './plans.ts'

/** A way to go on: perhaps a first answer, then a plan until another is due. */
export interface Arm<S, P> {
  readonly plan: P
  readonly bot: Policy<S>
  readonly first: Choice | null
  /** What is answered before anything is learned, found out when it is first gone: the same every time. */
  readonly opening: Choice[]
}

/**
 * Plays on from what a side sees, again and again: what it does not see is dealt anew each time, and bots get the view of
 * their side as at any table. Everything here is used again, so that no position is made on the way.
 */
export class Playout<S extends PositionCore, T extends Setting, P> {
  readonly #game: Game<S, T>
  readonly #plans: Plans<S, P>
  readonly #dice: CountedDice
  readonly #listing: Listing<S, T>
  readonly #world: S
  readonly #seen: S
  readonly #plain: readonly Policy<S>[]
  #hasLearned = false
  readonly #ears = {
    tell: () => {},
    reveal: () => {
      this.#hasLearned = true
    },
  }

  constructor(game: Game<S, T>, plans: Plans<S, P>, setting: T, dice: Dice) {
    this.#game = game
    this.#plans = plans
    this.#dice = new CountedDice(dice)
    this.#listing = new Listing(game)
    this.#world = game.blank(setting)
    this.#seen = game.blank(setting)
    this.#plain = game.sides.map(() => plans.newBot(plans.plain))
  }

  /** What it comes to for a side if it goes on like this for so many player turns, and everybody else plainly. */
  run(view: S, side: Side, { bot, opening }: Arm<S, P>, horizon: number): number {
    const game = this.#game
    const plans = this.#plans
    const s = this.#world
    const point = plans.point(view)
    const end = plans.clock(view) + 1 + horizon
    game.resample(view, side, this.#dice, s)
    this.#dice.count = 0
    this.#hasLearned = false
    let isPlanned = true
    let isOpening = true
    for (let n = 0; n < LIMIT; n++) {
      const asked = game.decision(s)
      if (asked.isOver || plans.clock(s) >= end) return plans.value(s, side)
      this.#listing.of(s)
      if (asked.side !== side || this.#dice.count > 0 || this.#hasLearned) isOpening = false
      if (asked.side === NATURE) game.take(s, this.#listing.at(0), this.#dice, this.#ears)
      else if (isOpening && isPlanned && n < opening.length) game.take(s, opening[n]!, this.#dice, this.#ears)
      else {
        const seen = this.#seen
        game.view(s, asked.side, seen)
        if (isPlanned && asked.side === side) isPlanned = isSame(point, plans.point(seen))
        const policy = isPlanned && asked.side === side ? bot : this.#plain[asked.side - 1]!
        const answer = policy.choose(seen, this.#listing)
        if (isOpening && isPlanned) opening.push(answer)
        game.take(s, answer, this.#dice, this.#ears)
      }
    }
    throw new Error(`${game.id}: no end after ${LIMIT} choices`)
  }
}

const LIMIT = 100_000

const isSame = (point: number, now: number): boolean => now === 0 || now === point

/** Dice, and how often they were thrown. */
class CountedDice implements Dice {
  count = 0
  readonly #dice: Dice

  constructor(dice: Dice) {
    this.#dice = dice
  }

  die(faces: number, why: string): number {
    this.count++
    return this.#dice.die(faces, why)
  }

  sum(count: number, faces: number, why: string): number {
    this.count++
    return this.#dice.sum(count, faces, why)
  }

  each(count: number, faces: number, classOf: Uint8Array, tally: Uint8Array, why: string, worth?: Uint8Array): void {
    this.count++
    this.#dice.each(count, faces, classOf, tally, why, worth)
  }

  pick(n: number, why: string, among?: ArrayLike<number>): number {
    this.count++
    return this.#dice.pick(n, why, among)
  }
}
