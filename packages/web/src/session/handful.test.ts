import { describe, expect, it } from 'vitest'
import { handfulsOf } from './story.ts'

describe('a handful of dice', () => {
  it('is shown by what the faces did, the highest first', () => {
    const draw = { kind: 'each', count: 7, faces: 6, tally: [4, 2, 1], classes: [0, 0, 0, 1, 1, 2] } as const
    expect(handfulsOf(draw)).toEqual([
      [
        { faces: [6], count: 1 },
        { faces: [4, 5], count: 2 },
        { faces: [1, 2, 3], count: 4 },
      ],
    ])
  })

  it('is all in one where older records do not tell', () => {
    expect(handfulsOf({ kind: 'each', count: 3, faces: 6, tally: [1, 2] })).toEqual([
      [{ faces: [1, 2, 3, 4, 5, 6], count: 3 }],
    ])
  })

  it('is nothing where single dice fell', () => {
    expect(handfulsOf({ kind: 'die', faces: 6, value: 3 })).toEqual([])
  })
})
