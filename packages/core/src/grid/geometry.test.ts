import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bounds, centre, corners, hexAt, sideLine } from './geometry.ts'
import { defineGrid } from './grid.ts'
import { anySpec, FIVE, SPEC_NUMBERS } from './grids.fixture.ts'

const five = Object.values(FIVE).map(defineGrid)
const numbers = fc.array(fc.nat(2519), { minLength: SPEC_NUMBERS, maxLength: SPEC_NUMBERS })
const hexes = fc
  .tuple(
    fc.oneof(
      numbers.map((n) => defineGrid(anySpec(n))),
      fc.constantFrom(...five),
    ),
    fc.nat(),
  )
  .filter(([grid]) => grid.size > 0)
  .map(([grid, pick]) => [grid, 1 + (pick % grid.size)] as const)
const RUNS = { numRuns: 1000 }

describe('geometry', () => {
  it('finds each hex again at its centre, and anywhere well inside it', () => {
    fc.assert(
      fc.property(hexes, fc.double({ min: 0, max: 0.49, noNaN: true }), fc.nat(5), ([grid, hex], reach, c) => {
        const { x, y } = centre(grid, hex)
        expect(hexAt(grid, x, y)).toBe(hex)
        const corner = corners(grid, hex)[c]!
        expect(hexAt(grid, x + (corner.x - x) * 2 * reach, y + (corner.y - y) * 2 * reach)).toBe(hex)
      }),
      RUNS,
    )
  })

  it('sets neighbours one unit apart, and direction names tell where', () => {
    fc.assert(
      fc.property(hexes, ([grid, hex]) => {
        const from = centre(grid, hex)
        grid.directions.forEach((name, d) => {
          const other = grid.neighbour(hex, d)
          if (other === 0) return
          const to = centre(grid, other)
          expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(1, 9)
          expect(Math.sign(to.x - from.x)).toBe(name.includes('E') ? 1 : name.includes('W') ? -1 : 0)
          expect(Math.sign(to.y - from.y)).toBe(name.includes('S') ? 1 : name.includes('N') ? -1 : 0)
        })
      }),
      RUNS,
    )
  })

  it('gives neighbours the very same corners on their common side', () => {
    fc.assert(
      fc.property(hexes, fc.nat(5), ([grid, hex], d) => {
        const own = corners(grid, hex)
        const ends = [own[d]!, own[(d + 1) % 6]!]
        const line = sideLine(grid, grid.sideOf(hex, d))
        for (const end of ends) expect(line).toContainEqual(end)
        const other = grid.neighbour(hex, d)
        if (other === 0) return
        for (const end of ends) expect(corners(grid, other)).toContainEqual(end)
      }),
      RUNS,
    )
  })

  it('is nowhere outside the map', () => {
    const grid = defineGrid(FIVE.dagc09)
    const { left, top, right, bottom } = bounds(grid)
    expect(hexAt(grid, left - 0.01, top + 5)).toBe(0)
    expect(hexAt(grid, right + 0.01, top + 5)).toBe(0)
    expect(hexAt(grid, left + 5, top - 0.01)).toBe(0)
    expect(hexAt(grid, left + 5, bottom + 0.01)).toBe(0)
    expect(right - left).toBeCloseTo(29, 9)
  })

  it('measures from where hex 0000 would lie', () => {
    const grid = defineGrid(FIVE.dagc09)
    expect(centre(grid, grid.parse('3908'))).toEqual({ x: -8.5, y: (39 * Math.sqrt(3)) / 2 })
    const flat = defineGrid(FIVE.dagc73)
    expect(centre(flat, flat.parse('0203')).y).toBe(3.5)
  })
})
