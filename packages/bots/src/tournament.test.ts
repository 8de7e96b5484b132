import { describe, expect, it } from 'vitest'
import { plans, stones } from './stones.fixture.ts'
import { playPair, Stopwatch, shareOf } from './tournament.ts'

let ticks = 0
const rival = (count: number) => ({ hire: () => plans.newBot(count), watch: new Stopwatch(() => ticks++) })

const bout = (first: number, second: number, seats = 2) => ({
  game: stones,
  setting: stones.setting('only'),
  plans,
  seats,
  first: rival(first),
  second: rival(second),
})

describe('a pair of games', () => {
  it('is even between two who play alike', () => {
    expect(playPair(bout(2, 2), 'seed').lead).toBe(0)
  })

  it('is won by the better, whoever is named first', () => {
    const won = playPair(bout(3, 1), 'seed')
    expect(won.lead).toBeGreaterThan(0)
    expect(playPair(bout(1, 3), 'seed').lead).toBe(-won.lead)
  })

  it('gives each a turn where there is one seat', () => {
    const isOther = { ...bout(3, 1, 1) }
    expect(playPair(isOther, 'seed').lead).toBeGreaterThan(0)
  })

  it('takes the time of each part that a plan is made for', () => {
    const timed = bout(3, 1)
    playPair(timed, 'seed')
    expect([timed.first.watch.mean, timed.first.watch.worst]).toEqual([1, 1])
  })
})

describe('a share', () => {
  it('has the interval of Wilson', () => {
    const { share, low, high } = shareOf(22, 24)
    expect([share, low, high].map((one) => one.toFixed(2))).toEqual(['0.92', '0.74', '0.98'])
  })
})
