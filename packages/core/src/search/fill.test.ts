import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { components, parts } from './components.ts'
import { field, NO_LIMIT, UNREACHED } from './field.ts'
import { flood, type Member, marks, within } from './fill.ts'
import { gap } from './gap.ts'
import { DIRECTIONS, type Ground, type Hex } from './ground.ts'
import { pathTo } from './path.ts'
import { TABLE_BARRED } from './reach.ts'
import { rectangle } from './rectangle.ts'
import { BARRED, type Edge, spread } from './spread.ts'

const RUNS = { numRuns: 1500 }

interface Island {
  readonly ground: Ground
  readonly members: readonly boolean[]
}

const islands: fc.Arbitrary<Island> = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 7 }))
  .chain(([width, height]) =>
    fc.record({
      ground: fc.constant(rectangle(width, height)),
      members: fc.array(fc.boolean(), { minLength: width * height + 1, maxLength: width * height + 1 }),
    }),
  )

const isMember: Member<Island> = ({ members }, hex) => members[hex]!

const hexesOf = (ground: Ground): Hex[] => Array.from({ length: ground.size }, (_, i) => i + 1)

const neighboursOf = (ground: Ground, hex: Hex): Hex[] =>
  [...ground.neighbours.subarray(hex * DIRECTIONS, (hex + 1) * DIRECTIONS)].filter((to) => to !== 0)

/** Union-find: for each member the lowest hex of its part. */
function lowestOfPart(island: Island): Map<Hex, Hex> {
  const above = new Map<Hex, Hex>(hexesOf(island.ground).map((hex) => [hex, hex]))
  const root = (hex: Hex): Hex => (above.get(hex) === hex ? hex : root(above.get(hex)!))
  for (const hex of hexesOf(island.ground).filter((hex) => island.members[hex])) {
    for (const to of neighboursOf(island.ground, hex).filter((hex) => island.members[hex])) {
      const [low, high] = [root(hex), root(to)].toSorted((a, b) => a - b)
      above.set(high!, low!)
    }
  }
  return new Map(
    hexesOf(island.ground)
      .filter((hex) => island.members[hex])
      .map((hex) => [hex, root(hex)]),
  )
}

function stepsFrom(ground: Ground, hex: Hex): Map<Hex, number> {
  const steps = new Map([[hex, 0]])
  for (const at of steps.keys()) {
    for (const to of neighboursOf(ground, at)) if (!steps.has(to)) steps.set(to, steps.get(at)! + 1)
  }
  return steps
}

describe('components', () => {
  it('are those of union-find, numbered by lowest hex', () => {
    fc.assert(
      fc.property(islands, (island) => {
        const found = components(island.ground, island, isMember)
        const lowest = lowestOfPart(island)
        const numbers = [...new Set(lowest.values())].toSorted((a, b) => a - b)
        expect(found.count).toBe(numbers.length)
        for (const hex of hexesOf(island.ground)) {
          expect(found.labels[hex]).toBe(lowest.has(hex) ? numbers.indexOf(lowest.get(hex)!) + 1 : 0)
        }
        numbers.forEach((low, i) => {
          const hexes = [...found.hexes.subarray(found.starts[i + 1]!, found.starts[i + 2]!)]
          expect(hexes.length).toBe(found.size(i + 1))
          expect(hexes[0]).toBe(low)
          expect(new Set(hexes)).toEqual(new Set([...lowest].filter(([, to]) => to === low).map(([hex]) => hex)))
        })
      }),
      RUNS,
    )
  })

  it('leave nothing of a former result in the parts they are given', () => {
    const ground = rectangle(3, 3)
    const kept = parts(ground)
    components(ground, null, () => true, kept)
    expect(kept.size(1)).toBe(9)
    components(ground, null, (_context, hex) => hex === 1 || hex === 9, kept)
    expect(kept.count).toBe(2)
    expect(kept.joined(1, 9)).toBe(false)
    expect(kept.joined(2, 2)).toBe(false)
  })
})

describe('flood', () => {
  it('marks the part of its hex and counts what is new', () => {
    fc.assert(
      fc.property(islands, fc.nat(), fc.nat(), (island, a, b) => {
        const filled = marks(island.ground)
        const lowest = lowestOfPart(island)
        const partOf = (hex: Hex) => [...lowest].filter(([, low]) => low === lowest.get(hex)).map(([at]) => at)
        const first = 1 + (a % island.ground.size)
        const second = 1 + (b % island.ground.size)
        expect(flood(filled, island.ground, first, island, isMember)).toBe(partOf(first).length)
        const both = new Set([...partOf(first), ...partOf(second)])
        expect(flood(filled, island.ground, second, island, isMember)).toBe(both.size - partOf(first).length)
        expect(new Set(filled.hexes.subarray(0, filled.count))).toEqual(both)
        filled.clear()
        expect(filled.on.every((mark) => mark === 0)).toBe(true)
      }),
      RUNS,
    )
  })
})

describe('within', () => {
  it('marks what lies at most so many steps away, the nearest first', () => {
    fc.assert(
      fc.property(islands, fc.nat(), fc.integer({ min: 0, max: 8 }), ({ ground }, at, n) => {
        const reach = marks(ground)
        const hex = 1 + (at % ground.size)
        const steps = stepsFrom(ground, hex)
        const count = within(reach, ground, hex, n)
        const found = [...reach.hexes.subarray(0, count)]
        expect(new Set(found)).toEqual(new Set([...steps].filter(([, far]) => far <= n).map(([to]) => to)))
        const far = found.map((to) => steps.get(to)!)
        expect(far).toEqual(far.toSorted((a, b) => a - b))
      }),
      RUNS,
    )
  })
})

describe('gap', () => {
  const front = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })).chain(([width, height]) =>
    fc.record({
      width: fc.constant(width),
      ground: fc.constant(rectangle(width, height)),
      open: fc.array(fc.constantFrom(0, 0, 1, 1, 1, TABLE_BARRED), {
        minLength: width * height + 1,
        maxLength: width * height + 1,
      }),
    }),
  )

  /** Walks every line that does not cross itself. */
  function fewest(ground: Ground, open: readonly number[], at: Hex, to: ReadonlySet<Hex>, been: Set<Hex>): number {
    if (open[at] === TABLE_BARRED) return UNREACHED
    let best = to.has(at) ? 0 : UNREACHED
    been.add(at)
    for (const next of neighboursOf(ground, at)) {
      if (!been.has(next)) best = Math.min(best, fewest(ground, open, next, to, been))
    }
    been.delete(at)
    return best === UNREACHED ? UNREACHED : best + open[at]!
  }

  it('is the fewest open hexes of all lines from edge to edge, with a line that shows it', () => {
    fc.assert(
      fc.property(front, ({ ground, width, open }) => {
        const north = hexesOf(ground).slice(0, width)
        const south = hexesOf(ground).slice(-width)
        const line: number[] = []
        const found = gap(ground)
        found.find(north, south, Uint8Array.from(open))
        const length = found.line(line)
        const best = Math.min(...north.map((hex) => fewest(ground, open, hex, new Set(south), new Set())))
        expect(found.open).toBe(best)
        const shown = line.slice(0, length)
        if (best === UNREACHED) {
          expect(shown).toEqual([])
          return
        }
        expect(north).toContain(shown[0])
        expect(south).toContain(shown.at(-1))
        expect(shown.reduce((sum, hex) => sum + open[hex]!, 0)).toBe(best)
        for (let i = 1; i < shown.length; i++) expect(neighboursOf(ground, shown[i - 1]!)).toContain(shown[i])
      }),
      RUNS,
    )
  })

  it('takes of several lines the one that a search with free steps takes', () => {
    fc.assert(
      fc.property(front, ({ ground, width, open }) => {
        const north = hexesOf(ground).slice(0, width)
        const south = hexesOf(ground).slice(-width)
        const costs: Edge<null> = (_context, _from, _dir, to) => (open[to] === TABLE_BARRED ? BARRED : open[to]! << 3)
        const whole = field(ground)
        for (const hex of north) if (open[hex] !== TABLE_BARRED) whole.start(hex, 0, open[hex])
        spread(whole, null, costs, NO_LIMIT)
        const best = Math.min(...south.map((hex) => whole.cost(hex)))
        const path: number[] = []
        if (best !== UNREACHED) pathTo(whole, south.find((hex) => whole.cost(hex) === best)!, path)
        const found = gap(ground)
        found.find(north, south, Uint8Array.from(open))
        const line: number[] = []
        found.line(line)
        expect(line).toEqual(path)
      }),
      RUNS,
    )
  })

  it('leaves nothing of a former line', () => {
    const ground = rectangle(3, 3)
    const found = gap(ground)
    expect(found.find([1, 2, 3], [7, 8, 9], new Uint8Array(10).fill(1))).toBe(3)
    expect(found.find([1, 2, 3], [7, 8, 9], new Uint8Array(10))).toBe(0)
    expect(found.find([1, 2, 3], [7, 8, 9], new Uint8Array(10).fill(TABLE_BARRED))).toBe(UNREACHED)
    expect(found.line([])).toBe(0)
  })
})
