import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Field, field, UNREACHED } from './field.ts'
import { DIRECTIONS, type Ground, type Hex } from './ground.ts'
import { pathTo } from './path.ts'
import { type Reach, reach, TABLE_BARRED } from './reach.ts'
import { rectangle } from './rectangle.ts'
import { sortHexes } from './sort.ts'
import { BARRED, type Edge, spread } from './spread.ts'
import { linksOf, type Steps, steps } from './steps.ts'

const RUNS = { numRuns: 1500 }

interface Land {
  readonly ground: Ground
  readonly table: Uint8Array
  readonly enter: Uint8Array
  readonly leave: Uint8Array
  readonly from: Hex
}

const lands: fc.Arbitrary<Land> = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 7 }))
  .chain(([width, height]) => {
    const size = width * height
    const cells = (length: number, most: number, least: number) =>
      fc
        .array(fc.oneof({ weight: 5, arbitrary: fc.integer({ min: least, max: most }) }, fc.constant(TABLE_BARRED)), {
          minLength: length,
          maxLength: length,
        })
        .map((values) => Uint8Array.from(values))
    return fc.record({
      ground: fc.constant(rectangle(width, height)),
      table: cells((size + 1) * DIRECTIONS, 3, 1),
      enter: cells(size + 1, 2, 0),
      leave: cells(size + 1, 2, 0),
      from: fc.integer({ min: 1, max: size }),
    })
  })

const asked: Edge<Land> = ({ table, enter, leave, from: start }, from, dir, to) => {
  const fixed = table[from * DIRECTIONS + dir]!
  const away = leave[from] === TABLE_BARRED && from === start ? 0 : leave[from]!
  return fixed === TABLE_BARRED || enter[to] === TABLE_BARRED || away === TABLE_BARRED
    ? BARRED
    : (fixed + enter[to]! + away) << 3
}

function searched(land: Land, points: number): Field {
  const result = field(land.ground)
  result.start(land.from)
  spread(result, land, asked, points, 0, 1)
  return result
}

const hexesOf = ({ size }: Ground): Hex[] => Array.from({ length: size }, (_, i) => i + 1)

const wayBy = (path: (out: number[]) => number): number[] => {
  const way: number[] = []
  path(way)
  return way
}

function expectSame(found: Reach | Steps, whole: Field): void {
  for (const hex of hexesOf(found.ground)) {
    expect(found.cost(hex)).toBe(whole.cost(hex))
    expect(found.has(hex)).toBe(whole.cost(hex) !== UNREACHED)
    expect(wayBy((out) => found.pathTo(hex, out))).toEqual(wayBy((out) => pathTo(whole, hex, out)))
  }
}

describe('reach', () => {
  it('finds the costs and the ways of a search that asks for every step', () => {
    fc.assert(
      fc.property(lands, fc.integer({ min: 0, max: 12 }), (land, points) => {
        const found = reach(land.ground)
        found.find(land.from, points, land.table, land)
        expectSame(found, searched(land, points))
      }),
      RUNS,
    )
  })

  it('lists what it reached once, cheapest first and ascending, and leaves nothing for the next', () => {
    fc.assert(
      fc.property(lands, fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 }), (land, before, points) => {
        const found = reach(land.ground)
        found.find(1, before, land.table, land)
        found.ascending()
        found.find(land.from, points, land.table, land)
        const reached = [...found.hexes.subarray(0, found.count)]
        const costs = reached.map((hex) => found.cost(hex))
        expect(costs).toEqual(costs.toSorted((a, b) => a - b))
        const whole = searched(land, points)
        const ascending = hexesOf(land.ground).filter((hex) => whole.cost(hex) !== UNREACHED)
        expect([...found.ascending().subarray(0, found.count)]).toEqual(ascending)
        expect(reached.toSorted((a, b) => a - b)).toEqual(ascending)
        found.clear()
        expect([found.count, found.has(land.from)]).toEqual([0, false])
      }),
      RUNS,
    )
  })

  it('refuses more points than a cost can be, and a list that is too short for a way', () => {
    const ground = rectangle(5, 1)
    const found = reach(ground)
    const even = { enter: new Uint8Array(6), leave: new Uint8Array(6) }
    const table = new Uint8Array(36).fill(1)
    expect(() => found.find(1, 255, table, even)).toThrow('255 points')
    found.find(1, 9, table, even)
    expect(() => found.pathTo(5, new Uint16Array(3))).toThrow('no room')
  })
})

describe('steps', () => {
  const sources = fc.array(fc.nat(), { maxLength: 4 })

  function counted(land: Land, from: readonly Hex[]): Field {
    const whole = field(land.ground)
    for (const hex of from) whole.start(hex)
    const edge: Edge<Land> = ({ table, enter }, at, dir, to) =>
      table[at * DIRECTIONS + dir] === TABLE_BARRED || enter[to] !== 0 ? BARRED : 1 << 3
    spread(whole, land, edge, 1000, 0, 1)
    return whole
  }

  it('counts what a search that asks for every step counts, and goes the same ways', () => {
    fc.assert(
      fc.property(lands, sources, (land, seeds) => {
        const from = seeds.map((seed) => 1 + (seed % land.ground.size))
        const found = steps(land.ground)
        found.begin(linksOf(land.ground, land.table), land.enter)
        for (const hex of from) found.start(hex)
        expectSame(found, counted(land, from))
      }),
      RUNS,
    )
  })

  it('unfolds no further than it is asked, and then knows as much as if it had gone to the end', () => {
    fc.assert(
      fc.property(lands, sources, fc.integer({ min: 0, max: 6 }), (land, seeds, most) => {
        const from = seeds.map((seed) => 1 + (seed % land.ground.size))
        const whole = counted(land, from)
        const found = steps(land.ground)
        found.begin(linksOf(land.ground, land.table), land.enter)
        for (const hex of from) found.start(hex)
        for (const hex of hexesOf(land.ground)) {
          expect(found.isWithin(hex, most)).toBe(whole.cost(hex) <= most)
          for (const hex of found.hexes.subarray(0, found.count)) expect(whole.cost(hex)).toBeLessThanOrEqual(most)
        }
        found.all()
        expect(found.count).toBe(whole.count)
      }),
      RUNS,
    )
  })

  it('bars nothing where it is told of nothing', () => {
    const found = steps(rectangle(4, 3))
    found.begin(null, null)
    found.start(1)
    expect(found.all().count).toBe(12)
    found.begin(null, null)
    expect([found.all().count, found.cost(1)]).toEqual([0, UNREACHED])
  })
})

describe('sortHexes', () => {
  it('sorts any hexes, drops what comes twice and leaves its marks empty', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 400 })), (hexes) => {
        const bits = new Int32Array(13)
        const out = new Uint16Array(hexes.length)
        const count = sortHexes(hexes, hexes.length, out, bits)
        expect([...out.subarray(0, count)]).toEqual([...new Set(hexes)].toSorted((a, b) => a - b))
        expect(bits.every((word) => word === 0)).toBe(true)
      }),
      RUNS,
    )
  })
})
