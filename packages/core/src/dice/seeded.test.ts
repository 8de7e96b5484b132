import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Dice } from './dice.ts'
import { seededDice } from './seeded.ts'
import { stateFrom, Xoshiro128 } from './xoshiro.ts'

describe('xoshiro128**', () => {
  it('gives the published numbers for the state 1, 2, 3, 4', () => {
    const generator = new Xoshiro128()
    generator.restore([1, 2, 3, 4])
    expect(Array.from({ length: 10 }, () => generator.next() >>> 0)).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ])
  })

  it('agrees with the definition in big integers', () => {
    const word = fc.integer({ min: 0, max: 0xffffffff })
    fc.assert(
      fc.property(fc.tuple(word, word, word, fc.integer({ min: 1, max: 0xffffffff })), (state) => {
        const generator = new Xoshiro128()
        generator.restore(state)
        const reference = referenceGenerator(state)
        for (let i = 0; i < 20; i++) expect(generator.next() >>> 0).toBe(reference())
      }),
      { numRuns: 1000 },
    )
  })

  it('refuses a state it could not leave', () => {
    const generator = new Xoshiro128()
    expect(() => generator.restore([0, 0, 0, 0])).toThrow('four zeros')
    expect(() => generator.restore([1, 2, 3])).toThrow('four numbers, not 3')
  })
})

describe('a seed', () => {
  it('gives the same dice for ever', () => {
    const dice = seededDice('Bagration')
    const thrown = Array.from({ length: 20 }, () => dice.die(6, ''))
    expect(thrown.join('')).toBe('34515356135465464122')
    expect(Array.from(stateFrom('Bagration'))).toEqual([3607866308, 1158467036, 2333260252, 3837144819])
  })

  it('is the same as a number and as text', () => {
    expect(seededDice(7).save()).toEqual(seededDice('7').save())
  })

  it('differs from every other seed in all four words', () => {
    const states = Array.from({ length: 20_000 }, (_, i) => stateFrom(`game ${i}`))
    for (let word = 0; word < 4; word++) {
      const met = new Set(states.map((state) => state[word]))
      expect(met.size).toBeGreaterThan(19_990)
    }
    expect(new Set(states.map((state) => state.join())).size).toBe(20_000)
  })

  it('can be saved and gone on from', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(50), (seed, before) => {
        const first = seededDice(seed)
        for (let i = 0; i < before; i++) first.die(10, '')
        const second = seededDice('another')
        second.restore(first.save())
        expect(throws(second, 10, 10)).toEqual(throws(first, 10, 10))
      }),
      { numRuns: 1000 },
    )
  })
})

const CLASSES = Uint8Array.of(0, 0, 0, 1, 1, 2)

describe('the kinds of draw', () => {
  it('are the same dice one after another', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 30 }), (seed, count) => {
        const thrown = throws(seededDice(seed), count, 6)
        expect(seededDice(seed).sum(count, 6, '')).toBe(thrown.reduce((sum, face) => sum + face, 0))
        const tally = new Uint8Array(3)
        seededDice(seed).each(count, 6, CLASSES, tally, '')
        expect([...tally]).toEqual([0, 1, 2].map((c) => thrown.filter((face) => CLASSES[face - 1] === c).length))
      }),
      { numRuns: 1000 },
    )
  })

  it('stay in range', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 65_535 }), (seed, n) => {
        const dice = seededDice(seed)
        const die = dice.die(n, '')
        const pick = dice.pick(n, '')
        expect(die >= 1 && die <= n && pick >= 0 && pick < n).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it('add to the tally they are given', () => {
    const tally = Uint8Array.of(10, 10, 10)
    seededDice(1).each(5, 6, CLASSES, tally, '')
    expect(tally.reduce((sum, n) => sum + n, 0)).toBe(35)
  })

  it('throw on what cannot be thrown', () => {
    const dice = seededDice(1)
    const three = new Uint8Array(3)
    expect(() => dice.die(0, '')).toThrow('one of 0 cannot be drawn')
    expect(() => dice.die(2.5, '')).toThrow('one of 2.5 cannot be drawn')
    expect(() => dice.pick(70_000, '')).toThrow('one of 70000 cannot be drawn')
    expect(() => dice.sum(0, 6, '')).toThrow('0 dice cannot be thrown at once')
    expect(() => dice.each(300, 6, CLASSES, three, '')).toThrow('300 dice cannot be thrown at once')
    expect(() => dice.each(3, 10, CLASSES, three, '')).toThrow('6 classes are given for 10 faces')
    expect(() => dice.each(3, 6, CLASSES, new Uint8Array(2), '')).toThrow('class 2 has no place in a tally of 2')
  })
})

/** What is drawn, as 0..n-1, and the chance of each result. */
interface Trial {
  readonly name: string
  readonly chances: readonly number[]
  readonly draw: (dice: Dice) => number
}

const TWO_DICE = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map((ways) => ways / 36)
const even = (n: number) => new Array<number>(n).fill(1 / n)

const TRIALS: Trial[] = [
  { name: 'd6', chances: even(6), draw: (dice) => dice.die(6, '') - 1 },
  { name: 'd10', chances: even(10), draw: (dice) => dice.die(10, '') - 1 },
  { name: '2d6', chances: TWO_DICE, draw: (dice) => dice.sum(2, 6, '') - 2 },
  { name: 'pick 7', chances: even(7), draw: (dice) => dice.pick(7, '') },
  { name: 'two d6 in a row', chances: even(36), draw: (dice) => dice.die(6, '') * 6 + dice.die(6, '') - 7 },
]

const SEEDS = 1000
const THROWS = 720

describe('the distribution over a thousand seeds', () => {
  it.each(TRIALS)('of $name is fair', ({ chances, draw }) => {
    const score = overSeeds(chances, (seed) => {
      const dice = seededDice(`fairness ${seed}`)
      return () => draw(dice)
    })
    expect(Math.abs(score)).toBeLessThan(LIMIT)
  })

  it('would show a die that is two in a hundred off', () => {
    const score = overSeeds(even(6), (seed) => {
      const dice = seededDice(`loaded ${seed}`)
      return () => (dice.die(50, '') === 1 ? 5 : dice.die(6, '') - 1)
    })
    expect(score).toBeGreaterThan(LIMIT)
  })

  it('would show a die that is too even', () => {
    const score = overSeeds(even(6), () => {
      let turn = 0
      return () => turn++ % 6
    })
    expect(score).toBeLessThan(-LIMIT)
  })
})

/** Five standard deviations: a sound generator fails once in a million, and the seeds are fixed. */
const LIMIT = 5

/** The worse of two scores, in standard deviations: chi-square within the seeds, and chi-square of all throws together. */
function overSeeds(chances: readonly number[], start: (seed: number) => () => number): number {
  const degrees = chances.length - 1
  const all = new Array<number>(chances.length).fill(0)
  let within = 0
  for (let seed = 0; seed < SEEDS; seed++) {
    const draw = start(seed)
    const counts = new Array<number>(chances.length).fill(0)
    for (let i = 0; i < THROWS; i++) counts[draw()]! += 1
    for (const [i, count] of counts.entries()) all[i]! += count
    within += chiSquare(counts, chances, THROWS)
  }
  const inSeeds = (within - SEEDS * degrees) / Math.sqrt(2 * SEEDS * degrees)
  const together = (chiSquare(all, chances, SEEDS * THROWS) - degrees) / Math.sqrt(2 * degrees)
  return Math.abs(inSeeds) > Math.abs(together) ? inSeeds : together
}

function chiSquare(counts: readonly number[], chances: readonly number[], total: number): number {
  return counts.reduce((sum, count, i) => sum + (count - total * chances[i]!) ** 2 / (total * chances[i]!), 0)
}

function throws(dice: Dice, count: number, faces: number): number[] {
  return Array.from({ length: count }, () => dice.die(faces, ''))
}

function referenceGenerator(state: readonly number[]): () => number {
  const mask = 0xffffffffn
  const rotate = (x: bigint, by: bigint) => ((x << by) | (x >> (32n - by))) & mask
  let [s0, s1, s2, s3] = state.map(BigInt)
  return () => {
    const result = (rotate((s1! * 5n) & mask, 7n) * 9n) & mask
    const t = (s1! << 9n) & mask
    s2 = s2! ^ s0!
    s3 = s3! ^ s1!
    s1 = s1! ^ s2
    s0 = s0! ^ s3
    s2 ^= t
    s3 = rotate(s3, 11n)
    return Number(result)
  }
}
