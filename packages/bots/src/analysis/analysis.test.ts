import { type Choice, Match, readRecord, seededDice, writeRecord } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { newPlanner } from '../planner.ts'
import { plans, type Stones, stones } from '../stones.fixture.ts'
import { Advice } from './advice.ts'
import { Future } from './future.ts'
import { type Care, changesIn, Inquiry, type Judged, turningPoints, usualCare } from './inquiry.ts'
import { analysisIn, withAnalysis } from './kept.ts'
import { type Stage, stagesOf } from './stages.ts'
import { chanceOf, marginOf, NO_TALLY, type Tally, together } from './tally.ts'

const CARE: Care = { playouts: 64, within: 0.1, splits: 4 }

/** A game in which each side takes so many stones a turn. */
function played(counts: readonly [number, number], seed = 'stones', choices = Number.POSITIVE_INFINITY): Match<Stones> {
  const match = Match.begin(stones, 'only', {}, seededDice(seed))
  const bots = counts.map((count) => plans.newBot(count))
  for (let n = 0; n < choices && !match.decision.isOver; n++) {
    const asked = match.decision
    if (asked.isOver) break
    const offered = match.choices()
    const listed = { length: offered.length, at: (at: number): Choice => offered[at]!, includes: () => true }
    match.take(asked.side === 0 ? offered[0]! : bots[asked.side - 1]!.choose(match.position, listed))
  }
  return match
}

function judge(
  stages: readonly Stage[],
  seed = 'one',
  order = (jobs: readonly unknown[]) => jobs.length - 1,
): Judged[] {
  const future = new Future(stones, plans, stones.setting('only'))
  const inquiry = new Inquiry(stages, CARE, seed)
  for (let jobs = inquiry.round(); jobs.length > 0; jobs = inquiry.round()) {
    const job = jobs[order(jobs)]!
    inquiry.note(job, future.run(job.errand))
  }
  return [...inquiry.judged]
}

const first = (): number => 0

describe('a game too long to be played on to its end', () => {
  const match = played([1, 1])
  const { outset } = stagesOf(match, plans, null)[0]!
  const errand = { outset, seed: 'long', from: 0, to: 8 }
  const brief = (lead: number) => ({
    ...plans,
    // A turn has three parts, and four numbers of the clock.
    foresight: () => ({ horizon: 4, playouts: 5, lead: () => lead }),
  })
  const tally = (lead: number) => new Future(stones, brief(lead), stones.setting('only')).run(errand)

  it('is played on as far as it says, and who leads then counts as winner', () => {
    expect([tally(1).won, tally(-1).won, tally(0).drawn]).toEqual([8, 0, 8])
    const whole = new Future(stones, plans, stones.setting('only')).run(errand)
    expect(whole.squares).toBeGreaterThan(tally(1).squares)
  })

  it('says how often', () => {
    expect([usualCare(brief(0), match.position).playouts, usualCare(plans, match.position).playouts]).toEqual([5, 96])
  })
})

describe('hand-overs', () => {
  it('are where a player turn begins, and the end', () => {
    const match = played([1, 1])
    expect(stagesOf(match, plans, null).map(({ at, turn, side }) => [at, turn, side])).toEqual([
      ...[1, 2, 3, 4, 5].flatMap((turn) => [
        [3 * turn - 3, turn, 1],
        [3 * turn - 2, turn, 2],
        [3 * turn - 1, turn, 0],
      ]),
      [15, 5, 0],
    ])
  })

  it('hold no more than the one who looks may know', () => {
    const hidden = (match: Match<Stones>, eyes: number | null): number[] =>
      stagesOf(match, plans, eyes).map(({ outset }) => {
        const s = stones.blank(match.setting)
        s.bytes.set(outset.bytes)
        return s.players.hand[2]!
      })
    const match = played([1, 1])
    expect(hidden(match, null).every((hand) => hand > 0)).toBe(true)
    expect(hidden(match, 1).every((hand) => hand === 0)).toBe(true)
  })

  it('give nobody the answers of others to be given again', () => {
    const seen = stagesOf(played([1, 3]), plans, 1)
    const sides = seen.flatMap(({ again }) => again?.lines.map(({ side }) => side) ?? [])
    expect(new Set(sides)).toEqual(new Set([1]))
  })
})

describe('an inquiry', () => {
  const stages = stagesOf(played([1, 3]), plans, null)

  it('comes to the same, whoever does its work in whatever order', () => {
    expect(judge(stages, 'one', first)).toEqual(judge(stages, 'one'))
    expect(judge(stages, 'two')).not.toEqual(judge(stages, 'one'))
  })

  it('knows every hand-over coarsely before any is refined', () => {
    const inquiry = new Inquiry(stages, CARE, 'one')
    expect(new Set(inquiry.round().map(({ stage }) => stage)).size).toBe(stages.length)
  })

  it('plays on until a chance is known well enough, or often enough', () => {
    for (const { tally, end } of judge(stages)) {
      if (end) continue
      const { share, low, high } = chanceOf(tally)
      const isNear = high - share <= CARE.within && share - low <= CARE.within
      expect(tally.count === CARE.playouts || isNear).toBe(true)
    }
  })

  it('ends with what happened', () => {
    const match = played([1, 3])
    const { decision } = match
    const last = judge(stages).at(-1)!
    expect(chanceOf(last.tally).share).toBe(decision.isOver && decision.winner === 1 ? 1 : 0)
    expect(marginOf(last.tally).mean).toBe(plans.value(match.position, 1))
  })

  it('goes on with what is known', () => {
    const known = judge(stages)
    expect(new Inquiry(stages, CARE, 'one', known).round()).toEqual([])
    const more = new Inquiry(stages, { ...CARE, playouts: 128, within: 0 }, 'one', known)
    expect(more.round().length).toBeGreaterThan(0)
  })

  it('says how far it is', () => {
    const inquiry = new Inquiry(stages, CARE, 'one')
    expect(inquiry.progress).toBe(0)
    expect(new Inquiry(stages, CARE, 'one', judge(stages)).progress).toBe(1)
  })
})

describe('a turning point', () => {
  const judged = (tallies: readonly Tally[], again?: Tally): Judged[] =>
    tallies.map((tally, at) => ({ at, turn: 1, side: 1, tally, ...(again && at === 0 ? { again } : {}) }))
  const won = (count: number): Tally => ({ ...NO_TALLY, count: 100, won: count })

  it('is a turn that changed the chance by more than is in doubt, the greatest change first', () => {
    const points = turningPoints(judged([won(50), won(70), won(65), won(20)]))
    expect(points.map(({ from }) => from)).toEqual([2, 0])
  })

  it('is split into the choice and the dice, which add up to it', () => {
    const [change] = changesIn(judged([won(50), won(20)], won(60)))
    expect(change!.split!.choice).toBeCloseTo(0.1)
    expect(change!.split!.luck).toBeCloseTo(-0.4)
    expect(change!.split!.choice + change!.split!.luck).toBeCloseTo(change!.chance)
  })

  it('blames the choice where there are no dice', () => {
    // Ann takes three where the plain bot takes one; only the wind throws dice.
    const stages = stagesOf(played([3, 1]), plans, null)
    const inquiry = new Inquiry(stages, { playouts: 200, within: 0, splits: 20 }, 'one')
    const future = new Future(stones, plans, stones.setting('only'))
    for (let jobs = inquiry.round(); jobs.length > 0; jobs = inquiry.round())
      inquiry.note(jobs[0]!, future.run(jobs[0]!.errand))
    const splits = changesIn(inquiry.judged).filter(({ side, split }) => side === 1 && split !== null)
    expect(splits.length).toBeGreaterThan(0)
    for (const { split } of splits) {
      expect(split!.marginChoice).toBeGreaterThan(0.5)
      expect(Math.abs(split!.marginLuck)).toBeLessThan(0.5)
    }
  })
})

describe('playing on', () => {
  it('from a view is the same in worlds that look alike', () => {
    const errandOf = (match: Match<Stones>) => ({
      outset: stagesOf(match, plans, 1)[2]!.outset,
      seed: 'one',
      from: 0,
      to: 40,
    })
    const future = new Future(stones, plans, stones.setting('only'))
    const match = played([1, 1], 'stones', 6)
    const view = stones.blank(match.setting)
    const other = stones.blank(match.setting)
    stones.view(match.position, 1, view)
    stones.resample(view, 1, seededDice('another'), other)
    expect(other.players.hand[2]).not.toBe(match.position.players.hand[2])
    const seen = stones.blank(match.setting)
    stones.view(other, 1, seen)
    const here = { outset: { bytes: view.bytes, eyes: 1, lines: [] }, seed: 'one', from: 0, to: 40 }
    const there = { outset: { bytes: seen.bytes, eyes: 1, lines: [] }, seed: 'one', from: 0, to: 40 }
    expect(future.run(here)).toEqual(future.run(there))
    expect(future.run(errandOf(match)).count).toBe(40)
  })

  it('adds up, however it is parted', () => {
    const { outset } = stagesOf(played([1, 2]), plans, null)[0]!
    const future = new Future(stones, plans, stones.setting('only'))
    const run = (from: number, to: number): Tally => future.run({ outset, seed: 'one', from, to })
    expect(together(run(10, 20), run(0, 10))).toEqual(run(0, 20))
  })
})

describe('what is kept', () => {
  it('is read again with the record of the same game, and of no other', () => {
    const match = played([1, 3])
    const judged = judge(stagesOf(match, plans, null))
    const markup = withAnalysis({ all: { notes: [] } }, match, 'one', judged)
    const record = readRecord(writeRecord({ ...match.record(), table: { seats: [], markup } }))
    const kept = analysisIn(record.table!.markup!, match)
    expect(kept?.judged).toEqual(judged)
    expect(record.table!.markup!['all']).toEqual({ notes: [] })
    expect(analysisIn(record.table!.markup!, played([1, 3], 'other'))).toBeNull()
    expect(analysisIn({}, match)).toBeNull()
    expect(analysisIn({ analysis: 'nothing' }, match)).toBeNull()
  })
})

describe('advice', () => {
  const adviceFor = (match: Match<Stones>, rollouts = 60): Advice<Stones, Stones['setting'], string> => {
    const view = stones.blank(match.setting)
    stones.view(match.position, 1, view)
    const effort = { rollouts, wide: 6, horizon: 1, caution: 0 }
    const planner = newPlanner(stones, plans, effort, seededDice('advice'))
    return new Advice(stones, planner, view, 1, (s, choice) => stones.write(s, choice))
  }

  it('is what a planner would answer, until somebody else is asked', () => {
    const advice = adviceFor(played([1, 1], 'stones', 0))
    while (advice.step());
    expect(advice.line).toEqual(['take 3'])
    expect(advice.progress).toBe(1)
  })

  it('can be had at once', () => {
    const advice = adviceFor(played([1, 1], 'stones', 0), 1_000_000)
    advice.step()
    advice.stop()
    while (advice.step());
    expect(advice.line.length).toBe(1)
  })

  it('has nothing to say to those who are not asked', () => {
    const advice = adviceFor(played([1, 1], 'stones', 1))
    expect(advice.step()).toBe(false)
    expect(advice.line).toEqual([])
  })
})
