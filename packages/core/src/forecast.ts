import { type ChanceOutcome, copyOf } from './chance.ts'
import type { Dice } from './dice/dice.ts'
import { enumerate, TooManyBranches } from './dice/enumerate.ts'
import { seededDice } from './dice/seeded.ts'
import { answer } from './game/answer.ts'
import { type Game, NATURE, type Setting } from './game/game.ts'
import type { PositionCore } from './state/layout.ts'
import { copyInto, hash } from './state/position.ts'

/** How play is thought to go on. */
export interface Assumptions<S> {
  /** What is answered, by step, nature's steps included. The first question that is not among them is the end. */
  readonly answers: Readonly<Record<string, string>>
  /** Ends it sooner. */
  until?(s: S): boolean
  /** What matters of an end: ends alike in this are one, and the position of one of them stands for all. */
  readonly alike?: (s: S) => string
  /** The same of positions on the way: all that what follows depends on. */
  readonly alikeOnTheWay?: (s: S) => string
  /** How many branches may be run before it is played out at random instead. */
  readonly limit?: number
}

export interface Forecast<S> {
  /** Where it ends, each once. */
  readonly ends: readonly Pick<ChanceOutcome<S>, 'chance' | 'position'>[]
  /** 0 where every way was followed, so that chances are exact; otherwise how often it was played out. */
  readonly samples: number
}

const MOST_RUN = 4000
const SAMPLES = 400
/** Longer than any game that ends: round after round in which nothing happens. */
const MOST_ROUNDS = 10_000

/** Below this, what is still under way no longer counts: rounds in which nothing happens come again and again. */
const NOTHING = 1e-14

/**
 * How things end when standard answers are given to all questions on the way: the rules are run for every branch of the dice,
 * positions that come up in more than one way once only. Where that is too much, it is played out `samples` times.
 */
export function forecast<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  s: S,
  assumed: Assumptions<S>,
): Forecast<S> {
  try {
    return { ends: new Outlook(game, assumed).endsFrom(s), samples: 0 }
  } catch (error) {
    if (!(error instanceof TooManyBranches)) throw error
    return { ends: playedOut(game, s, assumed), samples: SAMPLES }
  }
}

/** A position that play comes to, what may follow on it, and the chance that has come to it and not gone on. */
interface Moment<S> {
  readonly position: S
  readonly next: Map<Moment<S>, number> | null
  chance: number
}

class Outlook<S extends PositionCore, T extends Setting> {
  readonly #game: Game<S, T>
  readonly #assumed: Assumptions<S>
  readonly #moments = new Map<string, Moment<S>>()
  readonly #open: Moment<S>[] = []
  /** Positions of moments that were looked into. */
  readonly #spare: S[] = []

  constructor(game: Game<S, T>, assumed: Assumptions<S>) {
    this.#game = game
    this.#assumed = assumed
  }

  endsFrom(s: S): Moment<S>[] {
    const first = this.#moment(s)
    this.#lookAhead(copyOf(this.#game, s))
    first.chance = 1
    this.#flow()
    return [...this.#moments.values()].filter(({ next }) => next === null)
  }

  #lookAhead(scratch: S): void {
    let left = this.#assumed.limit ?? MOST_RUN
    for (let moment = this.#open.pop(); moment; moment = this.#open.pop()) {
      const { position, next } = moment
      left -= enumerate(
        (dice) => {
          copyInto(scratch, position)
          playOneRoll(this.#game, scratch, this.#assumed, dice)
        },
        (chance) => {
          const to = this.#moment(scratch)
          next!.set(to, (next!.get(to) ?? 0) + chance)
        },
        left,
      )
      this.#spare.push(position)
    }
  }

  #moment(s: S): Moment<S> {
    const isEnd = answerTo(this.#game, s, this.#assumed) === undefined
    const { alikeOnTheWay = hash } = this.#assumed
    const key = isEnd ? endName(s, this.#assumed) : alikeOnTheWay(s)
    const known = this.#moments.get(key)
    if (known) return known
    const position = this.#spare.pop() ?? copyOf(this.#game, s)
    copyInto(position, s)
    const made: Moment<S> = { position, next: isEnd ? null : new Map(), chance: 0 }
    this.#moments.set(key, made)
    if (!isEnd) this.#open.push(made)
    return made
  }

  /** Chances go on from moment to moment until all have come to an end. */
  #flow(): void {
    for (let moving = 1, sweeps = 0; moving > NOTHING; sweeps++) {
      if (sweeps > MOST_ROUNDS) throw endless(this.#game)
      moving = 0
      for (const moment of this.#moments.values()) {
        const { next, chance } = moment
        if (next === null || chance === 0) continue
        moment.chance = 0
        for (const [to, share] of next) {
          to.chance += chance * share
          if (to.next !== null) moving += chance * share
        }
      }
    }
  }
}

function playedOut<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  s: S,
  assumed: Assumptions<S>,
): Forecast<S>['ends'] {
  const ends = new Map<string, { chance: number; position: S }>()
  const dice = seededDice(hash(s))
  const position = copyOf(game, s)
  for (let n = 0; n < SAMPLES; n++) {
    copyInto(position, s)
    for (let rolls = 0; answerTo(game, position, assumed) !== undefined; rolls++) {
      if (rolls > MOST_ROUNDS) throw endless(game)
      playOneRoll(game, position, assumed, dice)
    }
    const key = endName(position, assumed)
    const known = ends.get(key)
    if (known) known.chance += 1 / SAMPLES
    else ends.set(key, { chance: 1 / SAMPLES, position: copyOf(game, position) })
  }
  return [...ends.values()]
}

const endName = <S extends PositionCore>(s: S, { alike = hash }: Assumptions<S>): string => `end ${alike(s)}`

const endless = ({ id }: { readonly id: string }): Error =>
  new Error(`${id}: what was to be foreseen does not end within ${MOST_ROUNDS} rolls`)

/** The answer that is open, and what players answer after it. */
function playOneRoll<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  s: S,
  assumed: Assumptions<S>,
  dice: Dice,
): void {
  let line = answerTo(game, s, assumed)
  while (line !== undefined) {
    answer(game, s, line, dice)
    const asked = game.decision(s)
    line = asked.isOver || asked.side === NATURE ? undefined : answerTo(game, s, assumed)
  }
}

function answerTo<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  s: S,
  { answers, until }: Assumptions<S>,
): string | undefined {
  const asked = game.decision(s)
  return asked.isOver || until?.(s) ? undefined : answers[asked.step]
}
