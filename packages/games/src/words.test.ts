import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { counted, fraction, listed, ordinal, ratio, signed, spelled } from './words.ts'

describe('figures in words', () => {
  it('writes quarters and halves as signs', () => {
    expect([0, 1, 2, 3, 4, 66, -8, -2].map((parts) => fraction(parts, 4))).toEqual([
      '0',
      '¼',
      '½',
      '¾',
      '1',
      '16½',
      '−2',
      '−½',
    ])
    expect([1, 2, 3].map((parts) => fraction(parts, 2))).toEqual(['½', '1', '1½'])
    expect([signed(16, 4), signed(-1, 4)]).toEqual(['+4', '−¼'])
  })

  it('loses nothing of a number', () => {
    const read = (text: string): number => {
      const [, minus, whole, rest] = /^(−?)(\d*)([¼½¾]?)$/.exec(text)!
      return (minus === '' ? 1 : -1) * (Number(whole) * 4 + ['', '¼', '½', '¾'].indexOf(rest!))
    }
    fc.assert(
      fc.property(fc.integer({ min: -999, max: 999 }), (parts) => read(fraction(parts, 4)) === parts),
      { numRuns: 1000 },
    )
  })

  it('compares strengths in favour of the defender', () => {
    expect([ratio(66, 16), ratio(48, 16), ratio(3, 4), ratio(4, 9), ratio(4, 4)]).toEqual([
      '4.1 to 1',
      '3 to 1',
      '1 to 1.4',
      '1 to 2.3',
      '1 to 1',
    ])
  })

  it('never says more for the attacker than there is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 }), (attack, defence) => {
        const [a, d] = ratio(attack, defence).split(' to ').map(Number)
        return a! * defence <= attack * d! + 1e-9
      }),
      { numRuns: 1000 },
    )
  })

  it('counts and lists as a sentence does', () => {
    expect([counted(1, 'unit'), counted(6, 'unit'), counted(49, 'unit')]).toEqual(['one unit', 'six units', '49 units'])
    expect([listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'])]).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ])
    expect([1, 2, 3, 4, 11, 12, 13, 22, 113, 201].map(ordinal)).toEqual(
      '1st 2nd 3rd 4th 11th 12th 13th 22nd 113th 201st'.split(' '),
    )
    expect(spelled(12)).toBe('twelve')
  })
})
