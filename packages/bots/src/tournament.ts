import {
  type Choice,
  type Game,
  type Offer,
  type Policy,
  type PositionCore,
  playOn,
  type Setting,
  type Side,
  seededDice,
} from '@hexfront/core'
import type { Plans } from './plans.ts'

/** Who plays against whom. */
export interface Bout<S extends PositionCore, T extends Setting> {
  readonly game: Game<S, T>
  readonly setting: T
  readonly plans: Plans<S, unknown>
  /** How many sides somebody plays, the first ones. */
  readonly seats: number
  readonly first: Rival<S>
  readonly second: Rival<S>
}

/** Somebody in a bout, and the time that he takes. */
export interface Rival<S> {
  hire(seed: string): Policy<S>
  readonly watch: Stopwatch
}

/** How a pair of games went for the first rival: each of them has had every seat, with the same seed. */
export interface PairResult {
  /** By how much he leads, a game. */
  readonly lead: number
  readonly won: number
  readonly lost: number
}

export function playPair<S extends PositionCore, T extends Setting>(
  { game, setting, plans, seats, first, second }: Bout<S, T>,
  seed: string,
): PairResult {
  let lead = 0
  let won = 0
  let lost = 0
  for (let seat = 1; seat <= Math.max(2, seats); seat++) {
    // Where one side is played, each has it in turn.
    const isFirst = (side: Side): boolean => (seats === 1 ? seat === 1 : side === seat)
    const dice = seededDice(seed)
    const s = game.start(setting, dice)
    const players = game.sides.map((_, at) =>
      timed(plans, isFirst(at + 1) ? first : second, `${seed}/${isFirst(at + 1) ? 'first' : 'second'}`),
    )
    const { winner } = playOn(game, s, (side) => players[side - 1]!, dice)
    const side = seats === 1 ? 1 : seat
    const sign = seats === 1 && seat === 2 ? -1 : 1
    lead += sign * plans.value(s, side)
    if (winner === 0) continue
    if ((winner === side) === sign > 0) won++
    else lost++
  }
  return { lead: seats === 1 ? lead : lead / seats, won, lost }
}

/** Adds up how long somebody thinks, by the parts of a game that plans are made for. */
export class Stopwatch {
  readonly #now: () => number
  #total = 0
  #parts = 0
  #part = 0
  #worst = 0

  constructor(now: () => number) {
    this.#now = now
  }

  get mean(): number {
    return this.#parts === 0 ? 0 : this.#total / this.#parts
  }

  get worst(): number {
    return Math.max(this.#worst, this.#part)
  }

  begin(): void {
    this.#worst = this.worst
    this.#part = 0
    this.#parts++
  }

  time<R>(work: () => R): R {
    const began = this.#now()
    const result = work()
    const taken = this.#now() - began
    this.#total += taken
    this.#part += taken
    return result
  }
}

function timed<S>(plans: Plans<S, unknown>, { hire, watch }: Rival<S>, seed: string): Policy<S> {
  const policy = hire(seed)
  let part = 0
  return {
    choose(view: S, choices: Offer): Choice {
      const point = plans.point(view)
      if (point !== 0 && point !== part) {
        part = point
        watch.begin()
      }
      return watch.time(() => policy.choose(view, choices))
    },
  }
}

/** A share of so many, with the interval in which it lies with 95 % (Wilson). */
export interface Share {
  readonly share: number
  readonly low: number
  readonly high: number
}

export function shareOf(count: number, all: number): Share {
  const share = count / all
  const z2 = 1.96 ** 2
  const middle = (share + z2 / (2 * all)) / (1 + z2 / all)
  const half = (1.96 * Math.sqrt((share * (1 - share)) / all + z2 / (4 * all * all))) / (1 + z2 / all)
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
