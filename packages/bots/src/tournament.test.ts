import { describe, expect, it } from 'vitest'
import { plans, type Stones, stones } from './stones.fixture.ts'
import { playPair, shareOf } from './tournament.ts'

let ticks = 0

const bout = (first: number, second: number, seats = 2) => ({
  game: stones,
  setting: stones.setting('only'),
  plans,
  seats,
  first: () => plans.newBot(first),
  second: () => plans.newBot(second),
  now: () => ticks++,
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

  it('takes the time of each part that a plan is made for', () => {
    const { rivals } = playPair(bout(3, 1), 'seed')
    expect(rivals.map(({ phases, milliseconds, worst }) => [phases, milliseconds, worst])).toEqual([
      [10, 10, 1],
      [10, 10, 1],
    ])
  })
})

describe('a pair of games with one seat', () => {
  it('gives each a turn', () => {
    expect(playPair(bout(3, 1, 1), 'seed').lead).toBeGreaterThan(0)
  })

  it('tells how far each came', () => {
    const newGauge = () => {
      let taken = 0
      return {
        see: ({ turn }: Stones) => {
          taken = turn
        },
        figures: () => ({ 'last turn': taken }),
      }
    }
    const { lead, rivals } = playPair({ ...bout(3, 1, 1), newGauge }, 'seed')
    const [first, second] = rivals.map(({ figures }) => figures)
    expect(first!['margin']! - second!['margin']!).toBe(lead)
    expect([first!['last turn'], second!['last turn']]).toEqual([5, 5])
    expect(playPair({ ...bout(3, 1), newGauge }, 'seed').rivals[0]!.figures).toEqual({})
  })
})

describe('a share', () => {
  it('has the interval of Wilson', () => {
    const { share, low, high } = shareOf(22, 24)
    expect([share, low, high].map((one) => one.toFixed(2))).toEqual(['0.92', '0.74', '0.98'])
  })
})
