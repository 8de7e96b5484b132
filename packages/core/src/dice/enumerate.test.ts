import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countTallies, sumChances, tallyChances } from './chances.ts'
import { type Dice, DiceError } from './dice.ts'
import { enumerate } from './enumerate.ts'

/** The chance of each text that `run` makes of its draws, in the order in which they come. */
function outcomes(run: (dice: Dice) => string): Map<string, number> {
  const chances = new Map<string, number>()
  let text = ''
  enumerate(
    (dice) => {
      text = run(dice)
    },
    (weight) => chances.set(text, (chances.get(text) ?? 0) + weight),
  )
  return chances
}

const total = (chances: Map<string, number>) => [...chances.values()].reduce((sum, p) => sum + p, 0)

const each = (dice: Dice, count: number, classOf: Uint8Array) => {
  const tally = new Uint8Array(Math.max(...classOf) + 1)
  dice.each(count, classOf.length, classOf, tally, 'fire')
  return tally.join()
}

describe('walking every outcome', () => {
  it('branches on the faces of a die, low ones first', () => {
    expect([...outcomes((dice) => `${dice.die(6, '')}`)]).toEqual(['1', '2', '3', '4', '5', '6'].map((n) => [n, 1 / 6]))
  })

  it('branches on totals, not on faces', () => {
    const two = outcomes((dice) => `${dice.sum(2, 6, '')}`)
    expect([...two.keys()]).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'])
    expect(two.get('7')).toBe(6 / 36)
    expect(two.get('12')).toBe(1 / 36)
  })

  it('branches on tallies, leaving out what cannot be', () => {
    const classes = Uint8Array.of(0, 0, 0, 2, 2, 2)
    expect([...outcomes((dice) => each(dice, 2, classes))]).toEqual([
      ['0,0,2', 1 / 4],
      ['1,0,1', 1 / 2],
      ['2,0,0', 1 / 4],
    ])
  })

  it('takes tallies together that come to the same, where only that matters', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 6, maxLength: 6 }),
        fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 4, maxLength: 4 }),
        (count, faces, values) => {
          const classes = Uint8Array.from(faces)
          const worth = Uint8Array.from(values)
          const sumOf = (dice: Dice, told?: Uint8Array) => {
            const tally = new Uint8Array(4)
            dice.each(count, 6, classes, tally, 'fire', told)
            expect(tally.reduce((all, n) => all + n, 0)).toBe(count)
            return String(tally.reduce((sum, n, c) => sum + n * worth[c]!, 0))
          }
          const apart = outcomes((dice) => sumOf(dice))
          const joined = outcomes((dice) => sumOf(dice, worth))
          expect([...joined.keys()].map(Number)).toEqual([...apart.keys()].map(Number).sort((a, b) => a - b))
          for (const [sum, chance] of joined) expect(chance).toBeCloseTo(apart.get(sum)!, 12)
        },
      ),
    )
    let branches = enumerate(
      (dice) => dice.each(30, 6, Uint8Array.of(0, 1, 1, 2, 2, 2), new Uint8Array(3), 'fire', Uint8Array.of(0, 1, 2)),
      () => {},
    )
    expect(branches).toBe(61)
    // What each counts is part of the draw, not of the dice that are kept.
    branches = enumerate(
      (dice) => dice.each(30, 6, Uint8Array.of(0, 1, 1, 2, 2, 2), new Uint8Array(3), 'fire', Uint8Array.of(0, 1, 1)),
      () => {},
    )
    expect(branches).toBe(31)
  })

  it('gives 496 branches for 30 dice in 3 classes', () => {
    const classes = Uint8Array.of(0, 1, 1, 2, 2, 2)
    const tally = new Uint8Array(3)
    let sum = 0
    const branches = enumerate(
      (dice) => dice.each(30, 6, classes, tally.fill(0), 'fire'),
      (weight) => {
        sum += weight
      },
    )
    expect(branches).toBe(496)
    expect(sum).toBeCloseTo(1, 12)
  })

  it('follows draws that depend on earlier ones', () => {
    const reroll = outcomes((dice) => {
      const first = dice.die(6, '')
      return first > 2 ? `${first}` : `${first}-${dice.pick(2, '')}`
    })
    expect([...reroll.keys()]).toEqual(['1-0', '1-1', '2-0', '2-1', '3', '4', '5', '6'])
    expect(reroll.get('1-0')).toBe(1 / 12)
    expect(reroll.get('6')).toBe(1 / 6)
  })

  it('has one branch of chance 1 where nothing is drawn', () => {
    expect([...outcomes(() => 'still')]).toEqual([['still', 1]])
  })

  it('gives exact fractions while they fit', () => {
    const seen: string[] = []
    enumerate(
      (dice) => {
        dice.die(3, '')
        dice.sum(2, 2, '')
      },
      (_weight, ways, of) => seen.push(`${ways}/${of}`),
    )
    expect(seen).toEqual(['1/12', '2/12', '1/12', '1/12', '2/12', '1/12', '1/12', '2/12', '1/12'])
    const large: number[] = []
    enumerate(
      (dice) => dice.sum(40, 6, ''),
      (_weight, _ways, of) => large.push(of),
    )
    expect(new Set(large)).toEqual(new Set([0]))
  })

  it('keeps the chance right where the fraction outgrows a double', () => {
    let sum = 0
    enumerate(
      (dice) => dice.sum(15, 6, '') + dice.sum(15, 6, ''),
      (weight, ways, of) => {
        expect([ways, of]).toEqual([0, 0])
        sum += weight
      },
    )
    expect(sum).toBeCloseTo(1, 12)
  })

  it('may be done inside another walk', () => {
    const chances = outcomes((dice) => {
      const faces = dice.die(3, '')
      return [...outcomes((inner) => `${inner.die(faces, '')}`).keys()].join('')
    })
    expect([...chances.keys()]).toEqual(['1', '12', '123'])
  })
})

/** A tree of draws: what is thrown, and whether its result decides if one more is thrown. */
const trees = fc.record({
  kind: fc.nat(3),
  count: fc.integer({ min: 1, max: 4 }),
  classes: fc.array(fc.nat(3), { minLength: 1, maxLength: 5 }),
  again: fc.integer({ min: 0, max: 9 }),
  more: fc.integer({ min: 1, max: 4 }),
})

interface Tree {
  kind: number
  count: number
  classes: number[]
  again: number
  more: number
}

function walk(dice: Dice, { kind, count, classes, again, more }: Tree): string {
  const faces = classes.length
  let first = ''
  if (kind === 0) first = `${dice.die(faces, '')}`
  if (kind === 1) first = `${dice.sum(count, faces, '')}`
  if (kind === 2) first = `${dice.pick(faces, '')}`
  if (kind === 3) first = each(dice, count, Uint8Array.from(classes))
  return Number.parseInt(first, 10) > again ? first : `${first}/${dice.sum(2, more, '')}`
}

/** The slow way: every face of every die, all equally likely, by counting up. */
function bruteForce(tree: Tree): Map<string, number> {
  const chances = new Map<string, number>()
  const faces: number[] = []
  const sizes: number[] = []
  let weight = 1
  let next = 0
  const face = (n: number) => {
    if (next === faces.length) {
      faces.push(0)
      sizes.push(n)
    }
    weight /= n
    return faces[next++]!
  }
  const dice: Dice = {
    die: (n) => 1 + face(n),
    sum: (count, n) => Array.from({ length: count }, () => 1 + face(n)).reduce((a, b) => a + b, 0),
    pick: (n) => face(n),
    each: (count, n, classOf, tally) => {
      for (let i = 0; i < count; i++) tally[classOf[face(n)]!]! += 1
    },
  }
  for (;;) {
    weight = 1
    next = 0
    const text = walk(dice, tree)
    chances.set(text, (chances.get(text) ?? 0) + weight)
    while (faces.length > 0 && faces.at(-1)! + 1 === sizes.at(-1)) {
      faces.pop()
      sizes.pop()
    }
    if (faces.length === 0) return chances
    faces[faces.length - 1]! += 1
  }
}

describe('the chances', () => {
  it('are those of counting every face', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const fast = outcomes((dice) => walk(dice, tree))
        const slow = bruteForce(tree)
        expect(new Set(fast.keys())).toEqual(new Set(slow.keys()))
        for (const [text, chance] of slow) expect(fast.get(text)).toBeCloseTo(chance, 12)
        expect(total(fast)).toBeCloseTo(1, 12)
      }),
      { numRuns: 1000 },
    )
  })

  it('of tallies add up to one and are exact in big integers', () => {
    const classSizes = fc.array(fc.nat(4), { minLength: 1, maxLength: 4 }).filter((sizes) => sizes.some((n) => n > 0))
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 24 }), classSizes, (count, list) => {
        const sizes = Uint16Array.from(list)
        const { branches, tallies, weights, ways, of } = tallyChances(count, sizes, list.length)
        expect(branches).toBe(countTallies(count, sizes, list.length))
        let sum = 0
        for (let b = 0; b < branches; b++) {
          const tally = Array.from(tallies.subarray(b * list.length, (b + 1) * list.length))
          const exact = waysOf(tally, list)
          const all = BigInt(list.reduce((a, n) => a + n, 0)) ** BigInt(count)
          if (of > 0) expect([BigInt(ways[b]!), BigInt(of)]).toEqual([exact, all])
          else expect(weights[b]! / (Number((exact * 10n ** 60n) / all) / 1e60)).toBeCloseTo(1, 10)
          sum += weights[b]!
        }
        expect(Math.abs(sum - 1)).toBeLessThan(1e-12)
      }),
      { numRuns: 1000 },
    )
  })

  it('of sums add up to one and mirror themselves', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 20 }), (count, faces) => {
        const { branches, weights } = sumChances(count, faces)
        expect(branches).toBe(count * (faces - 1) + 1)
        const sum = weights.reduce((a, p) => a + p, 0)
        expect(Math.abs(sum - 1)).toBeLessThan(1e-12)
        const mean = weights.reduce((a, p, i) => a + p * (count + i), 0)
        expect(mean).toBeCloseTo((count * (faces + 1)) / 2, 8)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('a budget', () => {
  const idle = () => {}

  it('is refused at once when a single draw exceeds it', () => {
    const classes = Uint8Array.of(0, 1, 2, 3, 4, 5)
    const run = (dice: Dice) => dice.each(66, 6, classes, new Uint8Array(6), 'breakout at Minsk')
    expect(() => enumerate(run, idle)).toThrow(
      new DiceError('"breakout at Minsk" alone has 13019909 outcomes, more than 100000 in all'),
    )
  })

  it('is refused when the branches together exceed it', () => {
    let visited = 0
    const run = (dice: Dice) => dice.die(6, 'rain') + dice.die(6, 'combat at 0304')
    const visit = () => {
      visited++
    }
    expect(() => enumerate(run, visit, 35)).toThrow(
      new DiceError('more than 35 outcomes; the last draw was "combat at 0304"'),
    )
    expect(visited).toBe(35)
    expect(enumerate(run, visit, 36)).toBe(36)
  })
})

describe('a run that does not repeat itself', () => {
  const idle = () => {}

  it('is a bug that is told', () => {
    let faces = 6
    expect(() => enumerate((dice) => dice.die(faces--, 'rain'), idle)).toThrow(
      '"rain" is not the draw that was made before on the same results',
    )
    let runs = 0
    expect(() =>
      enumerate((dice) => {
        if (runs++ === 0) dice.die(6, 'rain')
      }, idle),
    ).toThrow('a run drew less than before')
    const classes = [Uint8Array.of(0, 1), Uint8Array.of(0, 0)]
    let turn = 0
    expect(() => enumerate((dice) => dice.each(2, 2, classes[turn++]!, new Uint8Array(2), 'fire'), idle)).toThrow(
      '"fire" is not the draw that was made before',
    )
  })
})

function waysOf(tally: readonly number[], sizes: readonly number[]): bigint {
  let ways = factorial(tally.reduce((sum, n) => sum + n, 0))
  for (const [c, n] of tally.entries()) ways = (ways / factorial(n)) * BigInt(sizes[c]!) ** BigInt(n)
  return ways
}

function factorial(n: number): bigint {
  return n < 2 ? 1n : BigInt(n) * factorial(n - 1)
}
