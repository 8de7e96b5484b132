import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Label } from './drawing.ts'
import { textWidth } from './faces.ts'
import { meet, type Patch, reachX, reachY, upright } from './patch.ts'
import { lettersOf, patchesOf } from './text.ts'

const label: Label = {
  kind: 'label',
  x: 100,
  y: 50,
  text: 'Minsk',
  font: 'name',
  size: 10,
  weight: 500,
  colour: '#000000',
  anchor: 'middle',
}

describe('text', () => {
  it('is as wide as the letters of its font', () => {
    expect(textWidth('Minsk', label, 10)).toBeCloseTo(25.96)
    expect(textWidth('Minsk', { ...label, weight: 700 }, 10)).toBeCloseTo(26.2)
    expect(textWidth('Minsk', { ...label, italic: true }, 10)).toBeCloseTo(23.99)
    expect(textWidth('4011', { ...label, font: 'number' }, 10, 1)).toBeCloseTo(14.19 + 3)
  })

  it('covers a box about its anchor, from the tallest letter down to the lowest', () => {
    const [patch] = patchesOf(label)
    expect(patch!.x).toBeCloseTo(100)
    expect([patch!.y - patch!.high, patch!.y + patch!.high].map(Math.round)).toEqual([43, 50])
    const [low] = patchesOf({ ...label, text: 'Pripyat' })
    expect(low!.y + low!.high).toBeCloseTo(52.4)
  })

  it('covers a box for each of its lines', () => {
    const [first, second] = patchesOf({ ...label, text: 'Novgorod-\nSeversky' })
    expect(second!.y - first!.y).toBeGreaterThan(8)
    expect(meet(first!, second!)).toBe(false)
  })

  it('stands on its course, about the middle of it, as large as it is asked for', () => {
    const course = [
      { x: 0, y: 0 },
      { x: 0, y: -200 },
    ]
    const letters = lettersOf(label, course)
    expect(letters.map(({ letter }) => letter).join('')).toBe('Minsk')
    for (const { x, turn } of letters) expect([x, turn]).toEqual([expect.closeTo(0), -90])
    const ends = (size: number) => lettersOf(label, course, size).map(({ y }) => y)
    expect((Math.max(...ends(10)) + Math.min(...ends(10)) - 5.06) / 2).toBeCloseTo(-100, 0)
    expect(Math.max(...ends(10)) - Math.min(...ends(10))).toBeCloseTo(2 * (Math.max(...ends(5)) - Math.min(...ends(5))))
  })
})

describe('patches', () => {
  const patches = fc.record({
    x: fc.double({ min: -20, max: 20, noNaN: true }),
    y: fc.double({ min: -20, max: 20, noNaN: true }),
    wide: fc.double({ min: 1, max: 15, noNaN: true }),
    high: fc.double({ min: 1, max: 15, noNaN: true }),
    turn: fc.double({ min: -3, max: 3, noNaN: true }),
  })
  const patchOf = ({ turn, ...rest }: { x: number; y: number; wide: number; high: number; turn: number }): Patch => ({
    ...rest,
    sin: Math.sin(turn),
    cos: Math.cos(turn),
  })
  const corners = ({ x, y, wide, high, sin, cos }: Patch) =>
    [-1, -0.5, 0, 0.5, 1].flatMap((a) =>
      [-1, -0.5, 0, 0.5, 1].map((b) => ({
        x: x + a * wide * cos - b * high * sin,
        y: y + a * wide * sin + b * high * cos,
      })),
    )
  const holds = ({ x, y, wide, high, sin, cos }: Patch, point: { x: number; y: number }) =>
    Math.abs((point.x - x) * cos + (point.y - y) * sin) < wide - 1e-6 &&
    Math.abs((point.y - y) * cos - (point.x - x) * sin) < high - 1e-6

  it('meet wherever one holds a point of the other, in whatever order they are asked', () => {
    fc.assert(
      fc.property(patches, patches, (one, other) => {
        const [a, b] = [patchOf(one), patchOf(other)]
        expect(meet(a, b)).toBe(meet(b, a))
        if (corners(a).some((point) => holds(b, point))) expect(meet(a, b)).toBe(true)
      }),
    )
  })

  it('do not meet where a line parts them', () => {
    const turned = patchOf({ x: 0, y: 0, wide: 10, high: 1, turn: Math.PI / 4 })
    expect(meet(turned, upright(4, -8, 8, -4))).toBe(false)
    expect(meet(turned, upright(4, 4, 8, 8))).toBe(true)
  })

  it('reach as far as their corners', () => {
    fc.assert(
      fc.property(patches, (one) => {
        const patch = patchOf(one)
        for (const { x, y } of corners(patch)) {
          expect(Math.abs(x - patch.x)).toBeLessThan(reachX(patch) + 1e-6)
          expect(Math.abs(y - patch.y)).toBeLessThan(reachY(patch) + 1e-6)
        }
      }),
    )
  })
})
