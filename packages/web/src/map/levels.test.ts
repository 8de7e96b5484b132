import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bandOf, type Level, levelOf, nextLevel, showsGrid, showsNumbers } from './levels.ts'

const RUNS = { numRuns: 1000 }
const sides = fc.double({ min: 1, max: 120, noNaN: true })
const levels = fc.constantFrom<Level>(1, 2, 3, 4, 5)

describe('levels of detail', () => {
  it('follow the side on the screen', () => {
    expect([15.9, 16, 27.9, 28, 39.9, 40, 59.9, 60].map(levelOf)).toEqual([1, 2, 2, 3, 3, 4, 4, 5])
  })

  it('stay as they are within two pixels of a border', () => {
    expect(nextLevel(41, 3)).toBe(3)
    expect(nextLevel(42, 3)).toBe(4)
    expect(nextLevel(39, 4)).toBe(4)
    expect(nextLevel(37.9, 4)).toBe(3)
  })

  it('change over several borders at once', () => {
    expect(nextLevel(70, 1)).toBe(5)
    expect(nextLevel(5, 5)).toBe(1)
    expect(nextLevel(61, 2)).toBe(4)
  })

  it('do not flicker: a side that trembles by a pixel changes them once at most', () => {
    fc.assert(
      fc.property(
        sides,
        levels,
        fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 1, maxLength: 20 }),
        (side, last, shakes) => {
          let level = nextLevel(side, last)
          const seen = new Set<Level>([level])
          for (const shake of shakes) {
            level = nextLevel(side + shake, level)
            seen.add(level)
          }
          expect(seen.size).toBeLessThanOrEqual(2)
          const settled = level
          for (const shake of shakes) level = nextLevel(side + shake, level)
          expect(level).toBe(settled)
        },
      ),
      RUNS,
    )
  })

  it('are never further than the slack from the plain level', () => {
    fc.assert(
      fc.property(sides, levels, (side, last) => {
        const level = nextLevel(side, last)
        expect(level).toBeGreaterThanOrEqual(levelOf(side - 2))
        expect(level).toBeLessThanOrEqual(levelOf(side + 2))
      }),
      RUNS,
    )
  })
})

describe('what the map shows at a zoom', () => {
  it('drops the numbers, then the grid', () => {
    expect([showsNumbers(26), showsNumbers(25.9)]).toEqual([true, false])
    expect([showsGrid(14), showsGrid(13.9)]).toEqual([true, false])
  })

  it('uses the drawing made for the next smaller radius', () => {
    expect([1, 6, 13.9, 14, 30, 40, 90].map(bandOf)).toEqual([6, 6, 6, 14, 26, 40, 40])
  })
})
