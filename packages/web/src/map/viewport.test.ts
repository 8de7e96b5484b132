import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  between,
  broughtInto,
  clamped,
  eased,
  fitted,
  LARGEST_RADIUS,
  panned,
  radiusOf,
  restrained,
  SMALLEST_RADIUS,
  shownBox,
  toMap,
  toScreen,
  withMargin,
  zoomedAbout,
} from './viewport.ts'

const RUNS = { numRuns: 1000 }
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const views = fc.record({ x: number(-5000, 5000), y: number(-5000, 5000), scale: number(0.1, 1.8) })
const sizes = fc.record({ width: fc.integer({ min: 100, max: 4000 }), height: fc.integer({ min: 100, max: 3000 }) })
const MARGIN = withMargin({ left: 0, top: 0, right: 0, bottom: 0 }).right
const map = { left: -1000, top: 200, right: 3000, bottom: 4200 }

describe('a view of the map', () => {
  it('finds the point of the map again that a pixel shows', () => {
    fc.assert(
      fc.property(views, sizes, number(0, 4000), number(0, 3000), (view, size, px, py) => {
        const { x, y } = toMap(view, size, px, py)
        const back = toScreen(view, size, x, y)
        expect(back.x).toBeCloseTo(px, 6)
        expect(back.y).toBeCloseTo(py, 6)
      }),
      RUNS,
    )
  })

  it('keeps the point under the pointer when it zooms', () => {
    fc.assert(
      fc.property(views, sizes, number(0, 1000), number(0, 1000), number(0.1, 1.8), (view, size, px, py, scale) => {
        const before = toMap(view, size, px, py)
        const after = toMap(zoomedAbout(view, size, px, py, scale), size, px, py)
        expect(after.x).toBeCloseTo(before.x, 6)
        expect(after.y).toBeCloseTo(before.y, 6)
      }),
      RUNS,
    )
  })

  it('follows the hand that drags it', () => {
    fc.assert(
      fc.property(views, sizes, number(-500, 500), number(-500, 500), (view, size, dx, dy) => {
        const held = toMap(view, size, 100, 100)
        const moved = toMap(panned(view, dx, dy), size, 100 + dx, 100 + dy)
        expect(moved.x).toBeCloseTo(held.x, 6)
        expect(moved.y).toBeCloseTo(held.y, 6)
      }),
      RUNS,
    )
  })

  it('never leaves the map, and is left alone once it is within bounds', () => {
    fc.assert(
      fc.property(views, sizes, number(0.001, 100), (view, size, scale) => {
        const held = clamped({ ...view, scale }, map, size)
        expect(held.x).toBeGreaterThanOrEqual(map.left)
        expect(held.x).toBeLessThanOrEqual(map.right)
        expect(radiusOf(held)).toBeLessThanOrEqual(LARGEST_RADIUS)
        expect(clamped(held, map, size)).toEqual(held)
      }),
      RUNS,
    )
  })

  it('shows a map in the middle when all of it fits, and else no more beside it than a margin', () => {
    const small = { width: 500, height: 500 }
    expect(restrained({ x: -1000, y: 4200, scale: 0.1 }, map, small)).toEqual({ x: 1000, y: 2200, scale: 0.1 })
    fc.assert(
      fc.property(views, sizes, (view, size) => {
        const shown = shownBox(restrained(view, map, size), size)
        const isWide = size.width / view.scale >= map.right - map.left + 2 * MARGIN
        if (!isWide) {
          expect(shown.left).toBeGreaterThanOrEqual(map.left - MARGIN - 1e-6)
          expect(shown.right).toBeLessThanOrEqual(map.right + MARGIN + 1e-6)
        } else expect(shown.left + shown.right).toBeCloseTo(map.left + map.right, 6)
      }),
      RUNS,
    )
  })

  it('may be smaller than the smallest radius only to show a very large map whole', () => {
    const huge = { left: 0, top: 0, right: 100_000, bottom: 100_000 }
    const size = { width: 1000, height: 1000 }
    expect(radiusOf(clamped({ x: 0, y: 0, scale: 0.0001 }, map, size))).toBe(SMALLEST_RADIUS)
    expect(radiusOf(clamped({ x: 0, y: 0, scale: 0.0001 }, huge, size))).toBeLessThan(SMALLEST_RADIUS)
  })

  it('fits a box into any window', () => {
    fc.assert(
      fc.property(sizes, (size) => {
        const shown = shownBox(fitted(map, size), size)
        expect(shown.left).toBeLessThanOrEqual(map.left + 1e-6)
        expect(shown.right).toBeGreaterThanOrEqual(map.right - 1e-6)
        expect(shown.top).toBeLessThanOrEqual(map.top + 1e-6)
        expect(shown.bottom).toBeGreaterThanOrEqual(map.bottom - 1e-6)
      }),
      RUNS,
    )
  })

  it('stays where one of the things asked about is in sight, however many are not', () => {
    const view = { x: 500, y: 500, scale: 1 }
    const size = { width: 1000, height: 1000 }
    const seen = { left: 900, top: 100, right: 1000, bottom: 200 }
    const far = { left: 5000, top: 5000, right: 5100, bottom: 5100 }
    expect(broughtInto(view, size, [far, seen])).toBe(null)
    expect(broughtInto(view, size, [])).toBe(null)
  })

  it('goes to the nearest of them by the least, and keeps its scale', () => {
    const view = { x: 500, y: 500, scale: 1 }
    const size = { width: 1000, height: 1000 }
    const right = { left: 1100, top: 100, right: 1200, bottom: 200 }
    const below = { left: 100, top: 2000, right: 200, bottom: 2100 }
    expect(broughtInto(view, size, [below, right])).toEqual({ x: 750, y: 500, scale: 1 })
  })

  it('shows what it was moved to', () => {
    fc.assert(
      fc.property(views, sizes, number(-5000, 5000), number(-5000, 5000), (view, size, x, y) => {
        const box = { left: x, top: y, right: x + 40, bottom: y + 40 }
        fc.pre(size.width / view.scale > 200 && size.height / view.scale > 200)
        const moved = broughtInto(view, size, [box])
        if (moved) expect(broughtInto(moved, size, [withMargin(box, -1)])).toBe(null)
      }),
      RUNS,
    )
  })
})

describe('a flight between views', () => {
  it('begins and ends where it should', () => {
    fc.assert(
      fc.property(views, views, (from, to) => {
        const start = between(from, to, 0)
        expect(start.x).toBeCloseTo(from.x, 6)
        expect(start.scale).toBeCloseTo(from.scale, 9)
        expect(between(from, to, 1)).toEqual(to)
      }),
      RUNS,
    )
  })

  it('keeps the fixed point of a zoom fixed all the way', () => {
    fc.assert(
      fc.property(views, number(0, 1000), number(0.12, 1.7), number(0, 1), (from, px, scale, share) => {
        fc.pre(Math.abs(scale - from.scale) > 0.01)
        const size = { width: 1000, height: 800 }
        const to = zoomedAbout(from, size, px, 200, scale)
        const point = toMap(from, size, px, 200)
        const now = toScreen(between(from, to, share), size, point.x, point.y)
        expect(now.x).toBeCloseTo(px, 3)
        expect(now.y).toBeCloseTo(200, 3)
      }),
      RUNS,
    )
  })

  it('never turns back on its way', () => {
    fc.assert(
      fc.property(number(0, 1), number(0, 1), (a, b) => {
        if (a < b) expect(eased(a)).toBeLessThanOrEqual(eased(b) + 1e-6)
      }),
      RUNS,
    )
    expect(eased(0)).toBe(0)
    expect(eased(1)).toBe(1)
    expect(eased(0.5)).toBeGreaterThan(0.8)
  })
})
