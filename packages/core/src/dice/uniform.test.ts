import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UniformDice } from './uniform.ts'

class Scripted extends UniformDice {
  used = 0
  readonly #numbers: readonly number[]

  constructor(numbers: readonly number[]) {
    super()
    this.#numbers = numbers
  }

  protected bits(): number {
    return this.#numbers[this.used++] ?? 0
  }
}

const RANGE = 2 ** 31

describe('a die out of random bits', () => {
  it('throws away exactly the numbers of the last, incomplete run', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 65_535 }), fc.nat(131_072), (n, fromTop) => {
        const number = RANGE - 1 - fromTop
        const complete = RANGE - (RANGE % n)
        const dice = new Scripted([number, 5])
        const result = dice.pick(n, '')
        if (number < complete) expect([result, dice.used]).toEqual([number % n, 1])
        else expect([result, dice.used]).toEqual([5 % n, 2])
      }),
      { numRuns: 2000 },
    )
  })

  it('throws away the two numbers that six does not divide', () => {
    const results = [RANGE - 1, RANGE - 2, RANGE - 3].map((number) => {
      const dice = new Scripted([number, 3])
      return [dice.die(6, ''), dice.used]
    })
    expect(results).toEqual([
      [4, 2],
      [4, 2],
      [6, 1],
    ])
  })
})
