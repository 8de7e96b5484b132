import { describe, expect, it } from 'vitest'
import { seededDice } from '../dice/seeded.ts'
import { LEGAL } from '../explain.ts'
import { defineGame } from '../game/define.ts'
import { numberKind } from '../game/kinds.ts'
import type { Verb } from '../game/step.ts'
import { loadRecord } from '../match/open.ts'
import { readRecord, writeRecord } from '../match/record.ts'
import type { Policy } from '../policy.ts'
import { memo, PIECES } from '../state/position.ts'
import { conform, type Fault } from './conform.ts'
import { type Toy, type ToyRules, toy, toyRules, turn, verbs } from './toy.fixture.ts'

/** What the kit says of the toy with some of its rules broken. */
const faultOf = (broken: Partial<ToyRules>): Fault | undefined =>
  conform(defineGame({ ...toyRules, ...broken }), { scenario: 'long', games: 30, seed: 'broken', limit: 100 })
    .failures[0]?.fault

const withVerbs = (changed: Readonly<Record<string, Verb<Toy>>>): Partial<ToyRules> => ({
  steps: { ...toyRules.steps, turn: { ...turn, verbs: changed } },
})

const lowPile = (s: Toy): string => (s.pile < 12 ? 'the pile is low' : '')

describe('the conformance kit passes', () => {
  it.each(['short', 'long'])('a sound game: %s', (scenario) => {
    const report = conform(toy, { scenario, games: 100, seed: 7 })
    expect(report.failures).toEqual([])
    expect(Object.values(report.outcomes).reduce((a, b) => a + b)).toBe(100)
  })

  it('a sound game with another option', () => {
    expect(conform(toy, { scenario: 'short', options: { wind: 'off' }, games: 20 }).failures).toEqual([])
  })
})

describe('the conformance kit finds', () => {
  it('an exception', () => {
    const settle = () => {
      throw new Error('a bug in the rules')
    }
    expect(faultOf({ settle })).toBe('threw')
  })

  it('a question without an answer', () => {
    expect(faultOf(withVerbs({ take: { ...verbs.take, bars: (_s, _n, why) => why.no('9', 'never') } }))).toBe(
      'dead end',
    )
  })

  it('a game without an end', () => {
    expect(faultOf(withVerbs({ wait: { takes: () => {} } }))).toBe('runaway')
  })

  it('a list out of order', () => {
    const offers: Verb<Toy>['offers'] = (_s, out) => {
      out.add(2)
      out.add(1)
    }
    expect(faultOf(withVerbs({ ...verbs, take: { ...verbs.take, offers } }))).toBe('order')
  })

  it('a legal answer that is not offered', () => {
    expect(faultOf(withVerbs({ ...verbs, take: { ...verbs.take, offers: (_s, out) => out.add(1) } }))).toBe(
      'barred but legal',
    )
  })

  it('a legal answer far up in a wide kind of operand that is not offered', () => {
    const most = 16_000
    const setting: ToyRules['setting'] = (...given) => {
      const { kinds, ...rest } = toyRules.setting(...given)
      return { ...rest, kinds: { ...kinds, wide: numberKind(1, most) } }
    }
    const jump: Verb<Toy> = {
      a: 'wide',
      offers: (_s, out) => {
        for (let n = 1; n <= 1000; n++) out.add(n)
      },
      bars: (_s, _n, _why) => LEGAL,
      takes: (_s, _n, play) => play.leave(),
    }
    expect(faultOf({ setting, ...withVerbs({ take: verbs.take, jump }) })).toBe('barred but legal')
  })

  it('derived columns that are not kept', () => {
    const takes: Verb<Toy>['takes'] = (s, n, play, b) => {
      verbs.take.takes(s, n, play, b)
      s.isOdd = 1 - s.isOdd
    }
    expect(faultOf(withVerbs({ ...verbs, take: { ...verbs.take, takes } }))).toBe('derived columns')
  })

  it('a memo that outlives what it was worked out from', () => {
    const wagered = memo<Toy, Uint8Array>(
      (s) => new Uint8Array(s.players.wager.length),
      (s, kept) => kept.set(s.players.wager),
      PIECES,
    )
    const bars: Verb<Toy>['bars'] = (s, _, why) =>
      wagered(s).includes(1) ? why.no('2.2', 'there is a wager already') : LEGAL
    expect(faultOf(withVerbs({ ...verbs, wager: { ...verbs.wager, bars } }))).toBe('stale memo')
  })

  it('a memo that is read after a change and knows only what was before', () => {
    const stones = memo<Toy, { pile: number }>(
      () => ({ pile: 0 }),
      (s, kept) => {
        kept.pile = s.pile
      },
    )
    const takes: Verb<Toy>['takes'] = (s, n, play, b) => {
      verbs.take.takes(s, n, play, b)
      s.players.score[1] = stones(s).pile
    }
    const bars: Verb<Toy>['bars'] = (s, n, why) => (n <= stones(s).pile ? LEGAL : why.no('2.1', 'too many'))
    expect(faultOf(withVerbs({ ...verbs, take: { ...verbs.take, bars, takes } }))).toBe('stale memo')
  })

  it('an answer that depends on a secret of the other side', () => {
    const bars: Verb<Toy>['bars'] = (s) => (s.players.card[2]! > 2 ? LEGAL : '9')
    expect(faultOf(withVerbs({ ...verbs, wager: { ...verbs.wager, bars } }))).toBe('leak')
  })

  it('a prompt that tells a secret', () => {
    const about = (s: Toy) => [s.players.card[2]!]
    expect(faultOf({ steps: { ...toyRules.steps, turn: { ...turn, about } } })).toBe('leak')
  })

  it('a log that tells a secret', () => {
    const takes: Verb<Toy>['takes'] = (s, a, play, b) => {
      verbs.wager.takes(s, a, play, b)
      play.tell('won', s.players.card[3 - s.players.wager.lastIndexOf(1)]! > 2 ? 1 : 2)
    }
    expect(faultOf(withVerbs({ ...verbs, wager: { ...verbs.wager, takes } }))).toBe('leak')
  })

  it('a resampled position that the side could tell from the true one', () => {
    const resample: ToyRules['resample'] = (view) => void view.players.score.fill(9)
    expect(faultOf({ resample })).toBe('resample')
  })

  it('a reveal that can be undone', () => {
    const peek: Verb<Toy> = { ...verbs.peek, takes: (s) => void s.players.isSeen.fill(1) }
    expect(faultOf(withVerbs({ ...verbs, peek }))).toBe('undo')
  })

  it('state outside of the position', () => {
    let hidden = 0
    const takes: Verb<Toy>['takes'] = (s) => {
      s.players.wager[s.flow.phase - 1] = 1 + (hidden++ % 9)
    }
    const wager = { ...verbs.wager, takes }
    expect(faultOf(withVerbs({ ...verbs, wager }))).toMatch(/undo|replay/)
  })

  it('a law of the game that is broken, and shrinks it to a short record that loads', () => {
    const [failure] = conform(toy, { scenario: 'long', games: 5, invariant: lowPile }).failures
    expect(failure).toMatchObject({ fault: 'invariant', message: 'the pile is low' })
    expect(failure!.record!.play.length).toBe(failure!.choices)
    const loaded = loadRecord(toy, readRecord(writeRecord(failure!.record!)), seededDice(1))
    expect(lowPile(loaded.position)).toBe('the pile is low')
  })

  it('a law that a choice breaks, told by the position before it', () => {
    const grows = (s: Toy, before: Toy) => (s.pile > before.pile ? 'the pile grows' : '')
    const shrinks = (s: Toy, before: Toy) => (s.pile < before.pile ? 'the pile shrinks' : '')
    expect(conform(toy, { scenario: 'short', games: 2, invariant: grows }).failures).toEqual([])
    expect(conform(toy, { scenario: 'short', games: 2, every: 1000, invariant: shrinks }).failures).toHaveLength(2)
  })

  it('games of somebody who is named, with a view of his own', () => {
    const asked: number[] = []
    const first = (side: number): Policy<Toy> => ({
      choose(view, choices) {
        asked.push(side)
        expect(view.players.card[3 - side]! * (1 - view.players.isSeen[3 - side]!)).toBe(0)
        return choices.at(0)
      },
    })
    const { failures, outcomes } = conform(toy, { scenario: 'short', games: 2, player: first })
    expect(failures).toEqual([])
    expect(Object.values(outcomes)).toEqual([2])
    expect(new Set(asked)).toEqual(new Set([1, 2]))
  })

  it('the slowest choice, when it is given a clock', () => {
    let now = 0
    expect(conform(toy, { scenario: 'short', games: 1, clock: () => now++ }).slowest?.milliseconds).toBe(1)
  })
})
