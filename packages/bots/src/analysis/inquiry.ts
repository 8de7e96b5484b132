import type { Side } from '@hexfront/core'
import type { Plans } from '../plans.ts'
import type { Errand } from './future.ts'
import type { Stage } from './stages.ts'
import { chanceOf, doubtOf, marginOf, NO_TALLY, type Tally, together } from './tally.ts'

/** How much is played for an analysis. */
export interface Care {
  /** Games played on from a hand-over, at most. */
  readonly playouts: number
  /** No more are played where the chance is known within this. */
  readonly within: number
  /** So many turns that changed most are split into dice and choices. */
  readonly splits: number
}

/** Within 10 %, whatever the chance: 96 games are enough where both sides are as likely to win. */
const USUAL_CARE: Care = { playouts: 96, within: 0.1, splits: 6 }

/** Games that are too long to be played on to their end say how often they are played on. */
export const usualCare = <S>({ foresight }: Plans<S, unknown>, s: S): Care => ({
  ...USUAL_CARE,
  playouts: foresight?.(s)?.playouts ?? USUAL_CARE.playouts,
})

/** A hand-over, with what came of playing on from it. */
export interface Judged {
  readonly at: number
  readonly turn: number
  readonly side: Side
  /** The game is over: nothing is in doubt. */
  readonly end?: true
  readonly tally: Tally
  /** What came of choosing in this turn what was chosen, with other dice. */
  readonly again?: Tally
}

/** A part of the work, with its place in the inquiry. */
export interface Job {
  readonly stage: number
  readonly kind: 'as it was' | 'again'
  readonly errand: Errand
}

/** Least change of a chance that makes a turning point. */
const NOTABLE = 0.05

/** Games a round, and a job: the first rounds are coarse, so that there is something to look at soon. */
const ROUND = 16
const JOB = 4

/**
 * Finds out how a game stood at each hand-over: all of them coarsely, then again and again those that are not known well enough, then what
 * part dice and choices had in the turns that changed most. Work is given out in rounds; jobs of a round may be done in any
 * order by anybody, and what comes of them is the same for a seed.
 */
export class Inquiry {
  readonly #stages: readonly Stage[]
  readonly #care: Care
  readonly #seed: string
  readonly #tallies: Tally[]
  readonly #again: (Tally | undefined)[]
  #waiting = new Set<Job>()
  /** The turns that are split. */
  readonly #turns = new Set<number>()
  #done = 0

  constructor(stages: readonly Stage[], care: Care, seed: string, known: readonly Judged[] = []) {
    this.#stages = stages
    this.#care = care
    this.#seed = seed
    const knownAt = (at: number): Judged | undefined => known.find((one) => one.at === at)
    this.#tallies = stages.map(({ at }) => knownAt(at)?.tally ?? NO_TALLY)
    this.#again = stages.map(({ at }) => knownAt(at)?.again)
  }

  /** What can be done now; empty when all is done. The next round comes when every job of this one was noted. */
  round(): readonly Job[] {
    if (this.#waiting.size === 0) this.#waiting = new Set(this.#nextRound())
    return [...this.#waiting]
  }

  note(job: Job, tally: Tally): void {
    if (!this.#waiting.delete(job)) throw new Error('this was not asked for')
    this.#done += tally.count
    if (job.kind === 'as it was') this.#tallies[job.stage] = together(this.#tallies[job.stage]!, tally)
    else this.#again[job.stage] = together(this.#again[job.stage] ?? NO_TALLY, tally)
  }

  get judged(): readonly Judged[] {
    return this.#stages.map(({ at, turn, side, isEnd }, stage) => {
      const again = this.#again[stage]
      return {
        at,
        turn,
        side,
        ...(isEnd ? { end: true } : {}),
        tally: this.#tallies[stage]!,
        ...(again ? { again } : {}),
      }
    })
  }

  /** How much of it is done, from 0 to 1, as far as that is known. */
  get progress(): number {
    const left = this.#left()
    return left === 0 ? 1 : this.#done / (this.#done + left)
  }

  #left(): number {
    const { playouts, splits } = this.#care
    const due = (tally: Tally | undefined): number => Math.max(0, playouts - (tally?.count ?? 0))
    const open = this.#stages.reduce((sum, _, stage) => sum + (this.#isKnown(stage) ? 0 : due(this.#tallies[stage])), 0)
    if (open > 0) return open + splits * playouts
    const turns = this.#turns.size > 0 ? [...this.#turns] : this.#notable()
    return turns.reduce((sum, stage) => sum + due(this.#again[stage]), 0)
  }

  #nextRound(): Job[] {
    const coarse = this.#stages.flatMap((_, stage) => (this.#isKnown(stage) ? [] : this.#jobs(stage, 'as it was')))
    if (coarse.length > 0) return coarse
    // A change that looks great may be partly chance: where it began and ended is looked at again, and others may then show.
    for (const stage of this.#notable()) if (this.#turns.size < this.#care.splits) this.#turns.add(stage)
    const turns = [...this.#turns]
    const ends = new Set(turns.flatMap((stage) => [stage, stage + 1]))
    return [
      ...[...ends].flatMap((stage) => this.#jobs(stage, 'as it was')),
      ...turns.flatMap((stage) => this.#jobs(stage, 'again')),
    ]
  }

  #jobs(stage: number, kind: Job['kind']): Job[] {
    const { at, outset, again, isEnd } = this.#stages[stage]!
    const had = (kind === 'again' ? this.#again[stage]?.count : this.#tallies[stage]!.count) ?? 0
    const start = kind === 'again' ? again! : outset
    // Where all is over, there is one way to go on.
    const most = isEnd ? 1 : Math.min(had + ROUND, this.#care.playouts)
    const seed = `${this.#seed}/${at}/${kind}`
    return Array.from({ length: Math.ceil(Math.max(0, most - had) / JOB) }, (_, n) => {
      const from = had + n * JOB
      return { stage, kind, errand: { outset: start, seed, from, to: Math.min(from + JOB, most) } }
    })
  }

  #isKnown(stage: number): boolean {
    const tally = this.#tallies[stage]!
    if (this.#stages[stage]!.isEnd) return tally.count > 0
    return tally.count >= this.#care.playouts || (tally.count > 0 && doubtOf(tally) <= this.#care.within)
  }

  /** The turns that changed most and can be split, the greatest change first. */
  #notable(): number[] {
    const judged = this.judged
    const from = new Map(this.#stages.map(({ at, again }, stage) => [at, again === null ? -1 : stage]))
    return turningPoints(judged)
      .map((change) => from.get(change.from) ?? -1)
      .filter((stage) => stage >= 0)
      .slice(0, this.#care.splits)
  }
}

/** What a turn changed for the first side: in all, and where that was found out, by its choices and by its dice. */
export interface Change {
  /** Where the turn began and ended, in choices. */
  readonly from: number
  readonly to: number
  readonly turn: number
  /** Whose turn it was. */
  readonly side: Side
  /** Of the chance to win, from -1 to 1, and of the expected margin. */
  readonly chance: number
  readonly margin: number
  readonly split: Split | null
}

/** They add up to the change; `doubt` is how far each may be off, with 95 %. */
export interface Split {
  readonly choice: number
  readonly luck: number
  readonly doubt: number
  readonly marginChoice: number
  readonly marginLuck: number
}

export const changesIn = (judged: readonly Judged[]): Change[] =>
  judged.slice(0, -1).map((before, at) => {
    const after = judged[at + 1]!
    const [p, q] = [worthOf(before.tally), worthOf(after.tally)]
    return {
      from: before.at,
      to: after.at,
      turn: before.turn,
      side: before.side,
      chance: q.chance - p.chance,
      margin: q.margin - p.margin,
      split: before.again ? splitOf(before.tally, before.again, after.tally) : null,
    }
  })

/** Value before the choice, expected value after the choice over fresh dice, value after the dice that fell. */
function splitOf(before: Tally, again: Tally, after: Tally): Split {
  const [p, r, q] = [worthOf(before), worthOf(again), worthOf(after)]
  return {
    choice: r.chance - p.chance,
    luck: q.chance - r.chance,
    doubt: Math.hypot(doubtOf(again), doubtOf(before)),
    marginChoice: r.margin - p.margin,
    marginLuck: q.margin - r.margin,
  }
}

const worthOf = (tally: Tally): { chance: number; margin: number } => ({
  chance: chanceOf(tally).share,
  margin: marginOf(tally).mean,
})

/** The turns that changed the chance by more than it is in doubt, the greatest change first. */
export const turningPoints = (judged: readonly Judged[]): Change[] =>
  changesIn(judged)
    .filter(({ chance }, at) => Math.abs(chance) >= Math.max(NOTABLE, doubtBetween(judged[at]!, judged[at + 1]!)))
    .sort((a, b) => Math.abs(b.chance) - Math.abs(a.chance) || a.from - b.from)

/** What has happened is not in doubt. */
const doubtBetween = (before: Judged, after: Judged): number =>
  Math.hypot(...[before, after].map(({ end, tally }) => (end ? 0 : doubtOf(tally))))
