import { seededDice } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { stones, weighed } from '../stones.fixture.ts'
import { playPair } from '../tournament.ts'
import { Tuner } from './tuner.ts'
import { type Factors, scaled, variedWeights } from './weights.ts'

describe('weights of a plan', () => {
  const plan = { side: { a: 2, list: [1, 0, 4], isSo: true, none: 0 }, b: -3 }

  it('are multiplied by name, lists as a whole, and nothing else changes', () => {
    expect(scaled(plan, { 'side.a': 1.5, 'side.list': 2, b: 0.3333 })).toEqual({
      side: { a: 3, list: [2, 0, 8], isSo: true, none: 0 },
      b: -1,
    })
    expect(scaled(plan, {})).toEqual(plan)
    expect(plan.side.a).toBe(2)
  })

  it('are those that plans of the game vary', () => {
    expect(variedWeights(stones, weighed, stones.setting('only'))).toEqual(['greed', 'patience'])
  })
})

describe('a tuner', () => {
  const PACE = { spread: 0.25, rate: 0.15 }
  const run = (
    tuner: Tuner,
    batches: number,
    leadOf: (up: Factors, down: Factors, part: number) => number,
  ): Factors => {
    for (let n = 0; n < batches; n++) tuner.note(tuner.batch().map(({ up, down, part }) => leadOf(up, down, part)))
    return tuner.factors
  }

  it('finds the weights that win, through the noise of dice', () => {
    const dice = seededDice('noise')
    const worth = ({ a = 1, b = 1 }: Factors): number => -(Math.log(a / 2) ** 2) - Math.log(b / 0.5) ** 2
    const noise = (): number => dice.sum(4, 6, 'noise') / 14 - 1
    const found = run(
      new Tuner([['a', 'b', 'idle']], 16, PACE, 'seed'),
      80,
      (up, down) => worth(up) - worth(down) + noise(),
    )
    expect(found['a']).toBeGreaterThan(1.6)
    expect(found['a']).toBeLessThan(2.5)
    expect(found['b']).toBeLessThan(0.65)
    expect(Math.abs(Math.log(found['idle']!))).toBeLessThan(0.25)
  })

  it('leaves most of those as they are that trials do not agree about', () => {
    const dice = seededDice('noise')
    const names = Array.from({ length: 40 }, (_, n) => `w${n}`)
    const found = run(new Tuner([names], 16, PACE, 'seed'), 20, () => dice.die(6, 'noise') - 3.5)
    expect(Object.values(found).filter((factor) => factor === 1).length).toBeGreaterThan(20)
  })

  it('asks of each scenario only what counts there, and weighs scenarios alike however great their margins are', () => {
    const found = run(new Tuner([['a'], ['b']], 8, PACE, 'seed'), 30, ({ a, b }, down, part) =>
      part === 0 ? 1000 * Math.log(a! / down['a']!) : 0.001 * Math.log(b! / down['b']!),
    )
    expect(found['a']).toBeGreaterThan(1.3)
    expect(found['a']).toBe(found['b'])
  })

  it('moves nothing where nothing matters, and goes on from where it is told to begin', () => {
    const begin = { a: 1.3 }
    expect(run(new Tuner([['a', 'b']], 4, PACE, 'seed', begin), 5, () => 0)).toEqual({ a: 1.3, b: 1 })
    const [trial] = new Tuner([['b']], 1, PACE, 'seed', begin).batch()
    expect([trial!.up['a'], trial!.down['a']]).toEqual([1.3, 1.3])
  })

  it('comes to the same again with the same seed and leads', () => {
    const again = (seed: string) => run(new Tuner([['a', 'b']], 4, PACE, seed), 5, (up) => up['a']! - up['b']!)
    expect(again('x')).toEqual(again('x'))
    expect(again('x')).not.toEqual(again('y'))
  })

  it('makes a bot better at a game, by pairs it was not tuned on', () => {
    const setting = stones.setting('only')
    const play = (first: Factors, second: Factors, seed: string): number =>
      playPair(
        {
          game: stones,
          setting,
          plans: weighed,
          seats: 2,
          first: () => weighed.newBot(scaled(weighed.plain, first)),
          second: () => weighed.newBot(scaled(weighed.plain, second)),
          now: () => 0,
        },
        seed,
      ).lead
    const tuner = new Tuner([variedWeights(stones, weighed, setting)], 8, PACE, 'tune')
    for (let n = 0; n < 20; n++)
      tuner.note(tuner.batch().map(({ up, down, batch, n: pair }) => play(up, down, `train/${batch}/${pair}`)))
    const judged = Array.from({ length: 20 }, (_, n) => play(tuner.factors, {}, `judge/${n}`))
    expect(judged.every((lead) => lead > 0)).toBe(true)
  })
})
