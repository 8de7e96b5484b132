import { BOARD_IDS, boardOf } from '@hexfront/atlas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Geometry } from './geometry.ts'
import { toMap, toScreen } from './viewport.ts'

const all = BOARD_IDS.map((id) => new Geometry(boardOf(id)))
const hexes = fc
  .tuple(fc.constantFrom(...all), fc.nat())
  .map(([geometry, pick]) => [geometry, 1 + (pick % geometry.grid.size)] as const)
const RUNS = { numRuns: 1000 }

describe('geometry of a board', () => {
  it('finds the hex under a pixel, at any zoom', () => {
    const views = fc.record({ x: fc.integer(), y: fc.integer(), scale: fc.double({ min: 0.1, max: 1.8, noNaN: true }) })
    fc.assert(
      fc.property(hexes, views, ([geometry, hex], { x, y, scale }) => {
        const view = { x: x % 4000, y: y % 4000, scale }
        const size = { width: 1600, height: 900 }
        const pixel = toScreen(view, size, geometry.x[hex]!, geometry.y[hex]!)
        const point = toMap(view, size, pixel.x + 20 * scale, pixel.y - 20 * scale)
        expect(geometry.hexAt(point.x, point.y)).toBe(hex)
      }),
      RUNS,
    )
  })

  it('counts steps between neighbours as one', () => {
    fc.assert(
      fc.property(hexes, fc.nat(5), ([geometry, hex], d) => {
        const next = geometry.grid.neighbour(hex, d)
        if (next !== 0) expect(geometry.steps(hex, next)).toBeCloseTo(1, 9)
      }),
      RUNS,
    )
  })

  it('knows boxes and nowhere from hexes', () => {
    const geometry = all[0]!
    expect([0, 1, geometry.grid.size, geometry.grid.size + 1].map((place) => geometry.isOnMap(place))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('puts each side half way to the neighbour in its direction', () => {
    fc.assert(
      fc.property(hexes, fc.nat(5), ([geometry, hex], d) => {
        const next = geometry.grid.neighbour(hex, d)
        if (next === 0) return
        const x = (geometry.cornerX[d]! + geometry.cornerX[(d + 1) % 6]!) / 2
        expect(geometry.x[hex]! + 2 * x).toBeCloseTo(geometry.x[next]!, 6)
      }),
      RUNS,
    )
  })
})
