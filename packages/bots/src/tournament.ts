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
import { type Gauge, gauged, NO_GAUGE } from './gauge.ts'
import type { Plans } from './plans.ts'

/** Who plays against whom. */
export interface Bout<S extends PositionCore, T extends Setting> {
  readonly game: Game<S, T>
  readonly setting: T
  readonly plans: Plans<S, unknown>
  /** How many sides somebody plays, the first ones. */
  readonly seats: number
  readonly first: Hire<S>
  readonly second: Hire<S>
  /** Milliseconds, from whenever. */
  now(): number
  /** Says how a game went, where one side is played and it is one rival's alone. */
  newGauge?(): Gauge<S>
}

/** Somebody for one game. */
type Hire<S> = (seed: string) => Policy<S>

/** How a pair of games went for the first rival: each of them has had every seat, with the same seed. */
export interface PairResult {
  /** By how much he leads, a game. */
  readonly lead: number
  readonly won: number
  readonly lost: number
  /** What is to be said of the first and of the second by himself. */
  readonly rivals: readonly Showing[]
}

export interface Showing {
  /** Parts of the games that plans are made for; how long he thought about all, and about the one that took longest. */
  readonly phases: number
  readonly milliseconds: number
  readonly worst: number
  /** Where one side is played: how far he came with it. */
  readonly figures: Readonly<Record<string, number>>
}

export function playPair<S extends PositionCore, T extends Setting>(bout: Bout<S, T>, seed: string): PairResult {
  const { game, setting, plans, seats, first, second, now } = bout
  const watches = [new Stopwatch(now), new Stopwatch(now)]
  const figures: Readonly<Record<string, number>>[] = []
  let lead = 0
  let won = 0
  let lost = 0
  for (let seat = 1; seat <= Math.max(2, seats); seat++) {
    // Where one side is played, each has it in turn.
    const isFirst = (side: Side): boolean => (seats === 1 ? seat === 1 : side === seat)
    const dice = seededDice(seed)
    const s = game.start(setting, dice)
    const gauge = (seats === 1 && bout.newGauge?.()) || NO_GAUGE
    const players = game.sides.map((_, at) => {
      const player = isFirst(at + 1) ? first(`${seed}/first`) : second(`${seed}/second`)
      return timed(plans, player, watches[isFirst(at + 1) ? 0 : 1]!)
    })
    const { winner } = playOn(game, s, (side) => gauged(players[side - 1]!, gauge), dice)
    gauge.see(s)
    const side = seats === 1 ? 1 : seat
    const sign = seats === 1 && seat === 2 ? -1 : 1
    const margin = plans.value(s, side)
    if (seats === 1) figures.push({ margin, ...gauge.figures() })
    lead += sign * margin
    if (winner === 0) continue
    if ((winner === side) === sign > 0) won++
    else lost++
  }
  const rivals = watches.map((watch, at) => ({ ...watch.reading, figures: figures[at] ?? {} }))
  return { lead: seats === 1 ? lead : lead / seats, won, lost, rivals }
}

/** Adds up how long somebody thinks, by the parts of a game that plans are made for. */
class Stopwatch {
  readonly #now: () => number
  #total = 0
  #parts = 0
  #part = 0
  #worst = 0

  constructor(now: () => number) {
    this.#now = now
  }

  get reading(): Omit<Showing, 'figures'> {
    return { phases: this.#parts, milliseconds: this.#total, worst: Math.max(this.#worst, this.#part) }
  }

  begin(): void {
    this.#worst = Math.max(this.#worst, this.#part)
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

function timed<S>(plans: Plans<S, unknown>, policy: Policy<S>, watch: Stopwatch): Policy<S> {
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
