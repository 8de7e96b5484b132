import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shrink } from './shrink.ts'

describe('shrink', () => {
  it('finds the two entries that matter among a hundred', () => {
    const list = Array.from({ length: 100 }, (_, i) => i)
    expect(shrink(list, (some) => some.includes(17) && some.includes(83))).toEqual([17, 83])
  })

  it('never returns a list that passes, nor one with entries of its own', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { minLength: 1, maxLength: 40 }), fc.nat(20), (list, wanted) => {
        const fails = (some: readonly number[]) => some.filter((n) => n >= wanted).length >= 2
        fc.pre(fails(list))
        const best = shrink(list, fails)
        expect(fails(best)).toBe(true)
        expect(best.length).toBe(2)
      }),
      { numRuns: 1000 },
    )
  })
})
