import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxOfPath, piecesOf } from './path-pieces.ts'

const RUNS = { numRuns: 1000 }
const points = fc.tuple(fc.integer({ min: -3000, max: 3000 }), fc.integer({ min: -3000, max: 3000 }))
const strokes = fc
  .array(points, { minLength: 2, maxLength: 6 })
  .map((list) => `M${list.map(([x, y]) => `${x} ${y}`).join('L')}`)
const square = (x: number, y: number, size: number) => `M${x} ${y}h${size}v${size}h${-size}Z`

describe('a path in pieces', () => {
  it('loses no stroke and invents none', () => {
    fc.assert(
      fc.property(fc.array(strokes, { maxLength: 30 }), (list) => {
        const left = piecesOf(list.join('')).flatMap(({ path }) => path.split(/(?=M)/))
        expect(left.sort()).toEqual([...list].sort())
      }),
      RUNS,
    )
  })

  it('covers every point with the box of its piece', () => {
    fc.assert(
      fc.property(fc.array(strokes, { minLength: 1, maxLength: 10 }), (list) => {
        for (const { path, box } of piecesOf(list.join('')))
          for (const [, x, y] of path.matchAll(/(-?\d+) (-?\d+)/g)) {
            expect(Number(x)).toBeGreaterThanOrEqual(box.left)
            expect(Number(x)).toBeLessThanOrEqual(box.right)
            expect(Number(y)).toBeGreaterThanOrEqual(box.top)
            expect(Number(y)).toBeLessThanOrEqual(box.bottom)
          }
      }),
      RUNS,
    )
  })

  it('keeps small things apart that lie far from each other', () => {
    expect(piecesOf(`${square(0, 0, 10)}${square(2000, 0, 10)}`)).toHaveLength(2)
    expect(piecesOf(`${square(0, 0, 10)}${square(20, 0, 10)}`)).toHaveLength(1)
  })

  it('keeps a hole with the loop round it, however large', () => {
    expect(piecesOf(`${square(0, 0, 2000)}${square(900, 900, 20)}`)).toHaveLength(1)
    expect(piecesOf(`${square(900, 900, 900)}${square(0, 0, 3000)}${square(1000, 1000, 20)}`)).toHaveLength(1)
  })
})

describe('the box of a path', () => {
  it('follows relative commands and arcs', () => {
    expect(boxOfPath('M10 10l5 -5h10v20z')).toEqual({ left: 10, top: 5, right: 25, bottom: 25 })
    expect(boxOfPath('M0 0q10 20 20 0')).toEqual({ left: 0, top: 0, right: 20, bottom: 20 })
    const { left, right, top, bottom } = boxOfPath('M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z')
    expect(left).toBeLessThanOrEqual(-5)
    expect(right).toBeGreaterThanOrEqual(5)
    expect(top).toBeLessThanOrEqual(-5)
    expect(bottom).toBeGreaterThanOrEqual(5)
  })
})
