import { type Dice, seededDice } from '@hexfront/core'
import type { Factors } from './weights.ts'

/** How boldly weights are changed. */
export interface Pace {
  /** By how much, as a logarithm, a trial goes up or down from the weights of the moment. */
  readonly spread: number
  /** How far one batch may move a weight, as a logarithm, at the beginning; later ones move it less. */
  readonly rate: number
}

/** A pair of games to be played: weights against their mirror image, in one of the scenarios. */
export interface Trial {
  readonly part: number
  readonly batch: number
  readonly n: number
  /** For each weight that counts here, whether it goes up or down. */
  readonly signs: Readonly<Record<string, 1 | -1>>
  readonly up: Factors
  readonly down: Factors
}

/**
 * Climbs from the plain weights to better ones by simultaneous perturbation (SPSA): each trial moves all weights at once, up or down by lot, and
 * plays that against its mirror image; a weight then goes the way that those went who won. Later batches move less. What counts in the
 * end is the mean over the later half of the way, shortened for weights that the trials do not agree about. The same leads lead to
 * the same weights.
 */
export class Tuner {
  readonly #parts: readonly (readonly string[])[]
  readonly #pairs: number
  readonly #pace: Pace
  readonly #seed: string
  readonly #begin: Logs
  readonly #way: Logs[] = []
  readonly #votes = new Map<string, Votes>()
  #at: Logs

  /** `parts` are the weights that count in each scenario; so many pairs of each make a batch. */
  constructor(parts: readonly (readonly string[])[], pairs: number, pace: Pace, seed: string, begin: Factors = {}) {
    this.#parts = parts
    this.#pairs = pairs
    this.#pace = pace
    this.#seed = seed
    this.#begin = new Map(Object.entries(begin).map(([name, factor]) => [name, Math.log(factor)]))
    this.#at = this.#begin
  }

  /** What is to be played now: the same until it is noted. */
  batch(): readonly Trial[] {
    const batch = this.#way.length
    const dice = seededDice(`${this.#seed}/signs/${batch}`)
    return this.#parts.flatMap((names, part) =>
      Array.from({ length: this.#pairs }, (_, n) => this.#trial(names, dice, { part, batch, n })),
    )
  }

  #trial(names: readonly string[], dice: Dice, which: Pick<Trial, 'part' | 'batch' | 'n'>): Trial {
    const signs = Object.fromEntries(names.map((name) => [name, dice.pick(2, 'up or down') === 0 ? 1 : -1] as const))
    const moved = (by: number): Factors =>
      factorsOf([...this.#at, ...names.map((name) => [name, (this.#at.get(name) ?? 0) + by * signs[name]!] as const)])
    return { ...which, signs, up: moved(this.#pace.spread), down: moved(-this.#pace.spread) }
  }

  /** By how much the weights that had gone up led, in each trial of the batch. */
  note(leads: readonly number[]): void {
    const trials = this.batch()
    const scores = scoresOf(trials, leads)
    const rate = this.#pace.rate / (1 + this.#way.length / SLOWING) ** 0.6
    const names = new Set(this.#parts.flat())
    const next = [...names].map((name): readonly [string, number] => {
      const votes = trials.flatMap(({ signs }, at) => (signs[name] === undefined ? [] : [signs[name] * scores[at]!]))
      this.#count(name, votes)
      const moved = (this.#at.get(name) ?? 0) + (rate * sum(votes)) / votes.length
      return [name, Math.max(-FURTHEST, Math.min(FURTHEST, moved))]
    })
    this.#at = new Map([...this.#at, ...next])
    this.#way.push(this.#at)
  }

  /** What has been found so far. */
  get factors(): Factors {
    const late = this.#way.length === 0 ? [this.#at] : this.#way.slice(this.#way.length >> 1)
    const names = [...this.#at.keys()]
    return factorsOf(
      names.map((name) => {
        const begin = this.#begin.get(name) ?? 0
        const mean = sum(late.map((logs) => logs.get(name) ?? 0)) / late.length
        return [name, begin + this.#trust(name) * (mean - begin)]
      }),
    )
  }

  #count(name: string, votes: readonly number[]): void {
    const before = this.#votes.get(name) ?? { sum: 0, squares: 0 }
    const squares = sum(votes.map((vote) => vote * vote))
    this.#votes.set(name, { sum: before.sum + sum(votes), squares: before.squares + squares })
  }

  /** How much of its way a weight may keep: nothing where the votes could be mere chance, nearly all where they agree (James and Stein). */
  #trust(name: string): number {
    const { sum: all, squares } = this.#votes.get(name) ?? { sum: 0, squares: 0 }
    return all === 0 ? 0 : Math.max(0, 1 - squares / (all * all))
  }
}

type Logs = ReadonlyMap<string, number>

/** All votes for a weight to go up, and their squares, added up. */
interface Votes {
  readonly sum: number
  readonly squares: number
}

/** After so many batches the rate begins to fall. */
const SLOWING = 20
/** No weight becomes more than four times as great or small. */
const FURTHEST = Math.log(4)
/** One lucky landslide counts as two wins. */
const MOST = 2

/** Leads in the usual lead of their scenario: points of one are not points of another. */
function scoresOf(trials: readonly Trial[], leads: readonly number[]): number[] {
  const usual = new Map(
    [...new Set(trials.map(({ part }) => part))].map((part) => {
      const own = leads.filter((_, at) => trials[at]!.part === part)
      return [part, Math.sqrt(sum(own.map((lead) => lead * lead)) / own.length)] as const
    }),
  )
  return leads.map((lead, at) => {
    const size = usual.get(trials[at]!.part)!
    return size === 0 ? 0 : Math.max(-MOST, Math.min(MOST, lead / size))
  })
}

/** Few digits: engines differ in the last of an exponential. */
const factorsOf = (logs: readonly (readonly [string, number])[]): Factors =>
  Object.fromEntries(logs.map(([name, log]) => [name, Number(Math.exp(log).toPrecision(4))]))

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)
