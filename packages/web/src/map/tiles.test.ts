import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxOfTile, Kept, levelOfScale, scaleOfLevel, scaleToFit, TILE, tileKey, tilesIn } from './tiles.ts'

const RUNS = { numRuns: 1000 }
const map = { left: -700, top: 300, right: 4000, bottom: 3500 }
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const parts = fc
  .tuple(number(-2000, 5000), number(-2000, 5000), number(1, 3000), number(1, 3000))
  .map(([left, top, width, height]) => ({ left, top, right: left + width, bottom: top + height }))
const levels = number(0.1, 3).map(levelOfScale)

describe('tiles', () => {
  it('cover every point of the map that a window shows', () => {
    fc.assert(
      fc.property(levels, parts, number(0, 1), number(0, 1), (level, part, across, down) => {
        const x = part.left + (part.right - part.left) * across
        const y = part.top + (part.bottom - part.top) * down
        const isOn = x > map.left && x < map.right && y > map.top && y < map.bottom
        const holding = tilesIn(level, part, map).filter((tile) => {
          const box = boxOfTile(tile)
          return x >= box.left - 1e-6 && x <= box.right + 1e-6 && y >= box.top - 1e-6 && y <= box.bottom + 1e-6
        })
        if (isOn) expect(holding.length).toBeGreaterThan(0)
      }),
      RUNS,
    )
  })

  it('are none too many: each meets the map and the window', () => {
    fc.assert(
      fc.property(levels, parts, (level, part) => {
        for (const tile of tilesIn(level, part, map)) {
          const box = boxOfTile(tile)
          expect(box.left).toBeLessThan(Math.min(part.right, map.right))
          expect(box.right).toBeGreaterThan(Math.max(part.left, map.left) - 1e-6)
        }
      }),
      RUNS,
    )
  })

  it('have keys of their own', () => {
    fc.assert(
      fc.property(levels, parts, (level, part) => {
        const tiles = tilesIn(level, part, map)
        expect(new Set(tiles.map(tileKey)).size).toBe(tiles.length)
      }),
      RUNS,
    )
    expect(tileKey({ level: 4096, column: -1, row: 2 })).toBe('4096:-1:2')
  })

  it('come nearest the middle first', () => {
    const part = { left: 0, top: 400, right: 2560, bottom: 2960 }
    const first = boxOfTile(tilesIn(levelOfScale(1), part, map)[0]!)
    expect(Math.abs((first.left + first.right) / 2 - 1280)).toBeLessThanOrEqual(TILE / 2)
  })

  it('keep a scale that is as good as the one asked for', () => {
    fc.assert(
      fc.property(number(0.1, 4), (scale) => {
        const kept = scaleOfLevel(levelOfScale(scale))
        expect(Math.abs(kept - scale)).toBeLessThan(0.0002)
        expect(levelOfScale(kept)).toBe(levelOfScale(scale))
      }),
      RUNS,
    )
  })

  it('fit a whole map into a few', () => {
    const scale = scaleToFit(map, 4)
    expect((map.right - map.left) * scale).toBeCloseTo(4 * TILE, 6)
  })
})

describe('what is kept', () => {
  it('gives up what has gone unused longest', () => {
    const kept = new Kept<number>()
    for (let n = 1; n <= 4; n++) kept.set(`${n}`, n)
    kept.get('1')
    expect(kept.shrink(2)).toEqual([2, 3])
    expect([...kept.values()]).toEqual([4, 1])
    expect(kept.get('2')).toBeUndefined()
  })

  it('gives up nothing while there is room', () => {
    const kept = new Kept<number>()
    kept.set('a', 1)
    expect(kept.shrink(1)).toEqual([])
    expect(kept.clear()).toEqual([1])
    expect(kept.size).toBe(0)
  })
})
